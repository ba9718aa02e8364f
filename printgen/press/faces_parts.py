"""The parts of a card's front, each with its height in mm: stat cells, boxes, rows, reaction strip. Measured first, drawn later.

A part knows how to draw itself at a height on a surface; `faces_front.py` decides which parts go on which card.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from printgen.press.document import Box, Cell, Strip
from printgen.press.inline import Line, wrap
from printgen.press.sizes import PT
from printgen.press.surface import Surface
from printgen.press.surface_dice import die
from printgen.press.surface_ticks import tick_boxes
from printgen.press.typecase import largest, width

LABEL = 6.5
INDENT = 13.0
_VALUE = (11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0)
_PAD = 1.2
_MOST_BOXES = 44


class Area(NamedTuple):
    """Where a card's parts may be: left edge and width in mm; `light` saves ink."""

    left: float
    wide: float
    light: bool

    @property
    def right(self) -> float:
        return self.left + self.wide


class Part(NamedTuple):
    """A block of a face: its height, and how it is drawn with its top at y."""

    high: float
    draw: Callable[[Surface, float], None]


def caps_width(text: str, size: float = LABEL, track: float = 0.07) -> float:
    text = text.upper()
    if any(letter.isdigit() for letter in text):
        return width(text, "figure-bold", size - 0.5, track) / PT
    return width(text, "label-bold", size, track) / PT


# ---------------------------------------------------------------- stat cells


def stat_cells(stats: Sequence[tuple[str, str]], area: Area) -> tuple[list[Part], list[str]]:
    """Rows of up to three cells, and lines of text for what is too long for a cell."""
    parts, lines = [], []
    for start in range(0, len(stats), 3):
        row = list(stats[start : start + 3])
        while row:
            fitted = _cells(row, area)
            if fitted:
                size, edges = fitted
                parts.append(_stat_row(row, size, edges, area))
                break
            longest = max(row, key=lambda cell: width(cell[1], "text-bold", 8))
            lines.append(f"**{longest[0].capitalize()}:** {longest[1]}")
            row.remove(longest)
    return parts, lines


def _cells(row: Sequence[tuple[str, str]], area: Area) -> tuple[float, list[float]] | None:
    """The size of the values and each cell's left edge: thirds where they do, else as wide as each needs."""
    third = area.wide / 3
    for size in _VALUE:
        needs = [
            max(width(value, "text-bold", size) / PT, caps_width(label, LABEL, 0.05)) + _PAD * (2 if i else 1)
            for i, (label, value) in enumerate(row)
        ]
        if all(need <= third for need in needs):
            return size, [area.left + i * third for i in range(len(row))]
        if sum(needs) <= area.wide:
            spare = (area.wide - sum(needs)) / len(row)
            edges = [area.left]
            for need in needs[:-1]:
                edges.append(edges[-1] + need + spare)
            return size, edges
    return None


def _stat_row(row: Sequence[tuple[str, str]], size: float, edges: Sequence[float], area: Area) -> Part:
    def draw(surface: Surface, y: float) -> None:
        for number, (label, value) in enumerate(row):
            x = edges[number] + (_PAD if number else 0.0)
            surface.caps(x, y + 3.1, label, LABEL, track=0.05)
            surface.text(x, y + 7.0, value, "text-bold", size)
            if number:
                surface.line(edges[number], y + 1.1, edges[number], y + 7.6)
        surface.rule(area.left, y + 8.7, area.right)

    return Part(8.7, draw)


# ---------------------------------------------------------------- boxes


def box_row(box: Box, area: Area) -> Part:
    """A label and its boxes: beside it up to eight, below it when there are more; past 44 a figure and a line to write on."""
    total = box.count + box.dashed
    offset = max(INDENT, caps_width(box.label, LABEL, 0.05) + 2.0) if box.label else 0.0
    if total > _MOST_BOXES:
        return _counted(box, offset, area)
    size, gap = 4.3, 0.95
    beside = total <= 8 and offset + total * (size + gap) - gap <= area.wide
    if beside:

        def draw(surface: Surface, y: float) -> None:
            surface.caps(area.left, y + 1.6 + 2.9, box.label, LABEL, track=0.05)
            _ticks(surface, area.left + offset, y + 1.6, box, size, gap, total)

        return Part(1.6 + size, draw)
    small = 4.0
    per_row = max(1, min(total, int((area.wide + 0.7) / (small + 0.7))))
    rows = -(-total // per_row)
    even = (area.wide - per_row * small) / (per_row - 1) if per_row >= 11 else gap
    even = min(even, 1.05)
    above = 4.2 if box.label else 0.0

    def draw_below(surface: Surface, y: float) -> None:
        surface.caps(area.left, y + 1.6 + 2.9, box.label, LABEL, track=0.05)
        _ticks(surface, area.left, y + 1.6 + above, box, small, even, per_row)

    return Part(1.6 + above + rows * (small + 0.95) - 0.95, draw_below)


def _ticks(surface: Surface, x: float, y: float, box: Box, size: float, gap: float, per_row: int) -> None:
    tick_boxes(
        surface, x, y, box.count, lost=box.lost, dashed=box.dashed, size=size, gap=gap, per_row=per_row, half=box.half,
        weight=0.8, row_gap=0.95,
    )  # fmt: skip


def _counted(box: Box, offset: float, area: Area) -> Part:
    def draw(surface: Surface, y: float) -> None:
        surface.caps(area.left, y + 4.5, box.label, LABEL, track=0.05)
        said = surface.text(area.left + offset, y + 4.8, str(box.count - box.lost), "text-bold", 11)
        surface.rule(area.left + offset + said + 2, y + 5.2, area.right)

    return Part(5.9, draw)


# ---------------------------------------------------------------- rows above the strip


def row_block(rows: Sequence[tuple[str, str]], area: Area) -> Part:
    """Labelled lines worked out for the player (strike, guard), a hairline above each; long ones wrap."""
    indent = max([INDENT] + [caps_width(label, LABEL, 0.05) + 2.0 for label, _ in rows])
    set_rows = [(label, wrap(value, (area.wide - indent) * PT, 8, "figure")) for label, value in rows]
    high = sum(_row_high(lines) for _, lines in set_rows)

    def draw(surface: Surface, y: float) -> None:
        for label, lines in set_rows:
            surface.rule(area.left, y, area.right)
            surface.caps(area.left, y + 3.1, label, LABEL, track=0.05)
            for number, line in enumerate(lines):
                surface.spans(area.left + indent, y + 3.15 + number * 3.3, line, 8)
            y += _row_high(lines)

    return Part(high + 1.5, draw)


def _row_high(lines: Sequence[Line]) -> float:
    return 4.2 + max(0, len(lines) - 1) * 3.3


# ---------------------------------------------------------------- reaction strip

_BAR, _DICE, _NOTE = 4.7, 3.7, 3.6
_FILL = {"white": 0.0, "grey": 0.14, "black": 1.0}


def strip_block(strip: Strip, area: Area) -> Part:
    """Notes in italic, the die's faces, and under them the bar: equal results merged, white, grey or black."""
    words, keys = _words(strip, area)
    notes = [cell.note for cell in strip.cells if cell.note] + keys
    lines = wrap(" · ".join(notes), area.wide * PT, 9, "text-italic", marks=False) if notes else ()
    note_high = _NOTE * len(lines)

    def draw(surface: Surface, y: float) -> None:
        for number, line in enumerate(lines):
            surface.spans(area.left, y + 2.3 + number * _NOTE, line, 9)
        dice_y = y + note_high + 0.4
        bar_y = dice_y + _DICE + 0.9
        _scale(surface, strip, dice_y, area)
        x = area.left
        for cell, word in zip(strip.cells, words, strict=True):
            wide = _share(cell, strip) * area.wide
            _cell(surface, x, bar_y, wide, cell, word, area.light)
            x += wide

    return Part(note_high + 0.4 + _DICE + 0.9 + _BAR, draw)


def _steps(strip: Strip) -> int:
    """How many faces the bar is divided into: 2d6 runs from 2 to 12."""
    return 11 if strip.die == 12 else strip.die


def _share(cell: Cell, strip: Strip) -> float:
    return len(cell.faces) / _steps(strip)


def _scale(surface: Surface, strip: Strip, y: float, area: Area) -> None:
    step = area.wide / _steps(strip)
    if strip.die == 6:
        for face in range(1, 7):
            die(surface, area.left + (face - 1) * step + (step - _DICE) / 2, y, _DICE, face)
        return
    if step >= 3.2:
        first = 2 if strip.die == 12 else 1
        for place in range(_steps(strip)):
            surface.text(area.left + (place + 0.5) * step, y + 3.2, str(first + place), "figure-bold", 7.5, "center")
        return
    x = area.left
    for cell in strip.cells:
        wide = _share(cell, strip) * area.wide
        low, high = min(cell.faces), max(cell.faces)
        surface.text(x + wide / 2, y + 3.2, f"{low}–{high}" if high > low else str(low), "figure-bold", 7.5, "center")
        x += wide


def _words(strip: Strip, area: Area) -> tuple[list[str], list[str]]:
    """The word in each cell. One too long for its cell is a letter there, and spelled out in the notes."""
    words: list[str] = []
    keys: list[str] = []
    for cell in strip.cells:
        room = (_share(cell, strip) * area.wide - 1.0) * PT
        if width(_said(cell, area.light), "label-bold", 6.5) <= room:
            words.append(_said(cell, area.light))
        else:
            letter = "abcdefghijklmnop"[len(keys)]
            words.append(letter)
            keys.append(f"{letter}: {cell.word}")
    return words, keys


def _said(cell: Cell, light: bool) -> str:
    return cell.word.upper() if light and cell.tone == "black" else cell.word


def _cell(surface: Surface, x: float, y: float, wide: float, cell: Cell, word: str, light: bool) -> None:
    black = cell.tone == "black" and not light
    surface.box(x, y, wide, _BAR, 0.7, 0.0 if light else _FILL[cell.tone])
    if light and cell.tone == "black":
        surface.box(x + 0.6, y + 0.6, wide - 1.2, _BAR - 1.2, 0.4)
    sizes = tuple(8.5 - 0.25 * step for step in range(9))
    size = largest(word, "label-bold", (wide - 1.2) * PT, sizes)
    surface.text(x + wide / 2, y + _BAR - 1.55, word, "label-bold", size, "center", 0.0 if black else 1.0)
