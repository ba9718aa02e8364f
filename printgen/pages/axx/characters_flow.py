"""Labelled lines down a column: wrapped, measured, drawn, or carried on to a next column. Nothing is ever cut.

`fit` takes the first size of the ladder at which all lines have room; at 6.5 pt what is left over goes on elsewhere.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from printgen.pages.axx.characters_words import Line, Ticks
from printgen.press.inline import Line as Spans
from printgen.press.inline import wrap
from printgen.press.sizes import PT
from printgen.press.surface import Surface
from printgen.press.surface_ticks import tick_boxes, tick_width
from printgen.press.typecase import width as set_width

LADDER = (11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0, 6.5)
ROW = 0.5  # mm a row for each point of type: 5.0 at 10 pt
NEXT = 1.2 / PT  # mm a further line of the same row for each point
NOTE = 14 / PT  # write-in lines
BOX, GAP = 2.9, 0.75
CAPS = 0.7225  # capitals set for a small-caps label of this size


@dataclass(frozen=True)
class Unit:
    """One set line of a row: its label and boxes (first only), its words, whether the row's rule comes under it."""

    label: str
    ticks: tuple[Ticks, ...]
    words: Spans
    last: bool
    height: float


def units(lines: Sequence[Line], width: float, indent: float, size: float) -> list[Unit]:
    """The rows as set lines at this size."""
    made = []
    for line in lines:
        room = (width - indent - ticks_width(line.ticks, size)) * PT
        if line.ticks and room < 18 * PT:
            room = (width - indent) * PT
        wrapped: list[Spans] = list(wrap(line.value, room, size)) if line.value else []
        if line.ticks and wrapped and ticks_width(line.ticks, size) > width - indent - 18:
            wrapped.insert(0, ())
        wrapped = wrapped or [()]
        for at, words in enumerate(wrapped):
            height = ROW * size if at == 0 else NEXT * size
            first = at == 0
            made.append(
                Unit(line.label if first else "", line.ticks if first else (), words, at == len(wrapped) - 1, height)
            )
    return made


def tall(made: Sequence[Unit]) -> float:
    return sum(unit.height for unit in made)


def fit(
    lines: Sequence[Line], width: float, indent: float, room: float, most: float = 10.0
) -> tuple[float, list[Unit]]:
    """The largest size, at most `most`, at which all rows have room, else the smallest."""
    for size in LADDER:
        if size > most:
            continue
        made = units(lines, width, indent, size)
        if tall(made) <= room:
            return size, made
    return LADDER[-1], units(lines, width, indent, LADDER[-1])


def split(made: Sequence[Unit], room: float) -> tuple[list[Unit], list[Unit]]:
    """What has room here, and what goes on: a row that goes on keeps its label, marked."""
    used, label = 0.0, ""
    for at, unit in enumerate(made):
        label = unit.label or label
        if used + unit.height > room:
            rest = list(made[at:])
            if at and not unit.label:
                rest[0] = replace(unit, label=label, height=ROW * unit.height / NEXT)
            return list(made[:at]), rest
        used += unit.height
    return list(made), []


def draw(s: Surface, x: float, y: float, width: float, indent: float, made: Sequence[Unit], size: float) -> float:
    """The rows from y down; the y below them."""
    for unit in made:
        base = y + unit.height - 0.145 * size
        if unit.label:
            s.caps(x, base, unit.label, max(5.5, 0.85 * size * CAPS / 0.85))
        at = x + indent
        if unit.ticks:
            at = draw_ticks(s, at, base, unit.ticks, size)
        s.spans(at, base, unit.words, size)
        y += unit.height
        if unit.last:
            s.rule(x, y, x + width, 0.4)
    return y


def draw_ticks(s: Surface, x: float, base: float, ticks: Sequence[Ticks], size: float) -> float:
    """Boxes in a row, each lot after its word; the x after them."""
    box, gap = BOX * size / 10, GAP * size / 10
    for at, one in enumerate(ticks):
        x += 3.0 * size / 10 if at else 0.0
        if one.word:
            x += s.caps(x, base, one.word, word_size(size)) + 1.6
        x += tick_boxes(
            s, x, base - box + 0.35, one.count, lost=one.marked, size=box, gap=gap, group=group(one), weight=0.85
        )[0]
    return x + 2.0 * size / 10


def ticks_width(ticks: Sequence[Ticks], size: float) -> float:
    box, gap, total = BOX * size / 10, GAP * size / 10, 0.0
    for at, one in enumerate(ticks):
        total += 3.0 * size / 10 if at else 0.0
        if one.word:
            total += set_width(one.word.upper(), "label-bold", word_size(size), 0.07) / PT + 1.6
        total += tick_width(one.count, box, gap, group(one))
    return total + (2.0 * size / 10 if ticks else 0.0)


def group(one: Ticks) -> int:
    return 5 if one.count > 8 else 0


def word_size(size: float) -> float:
    return max(5.5, 0.72 * size)


def write_in(s: Surface, x: float, y: float, width: float, bottom: float, label: str) -> None:
    """A labelled line and lines to write on, down to the foot."""
    first = True
    while y + NOTE <= bottom + 0.01:
        y += NOTE
        if first and label:
            s.caps(x, y - 1.45, label, 7.2)
        s.rule(x, y, x + width, 0.4)
        first = False
