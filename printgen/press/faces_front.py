"""A card's front: which parts go on it, at what size its text is set, and what goes on to a continuation card.

From the top: kind and place, name, badge, double rule, stat cells, boxes, text; from the foot upward: foot line, reaction
strip, rows, so that strips stand in line on a sheet. What does not fit is set closer (small boxes, rows side by side) and its
text shrinks by halves to 8 pt; then the card goes on ("1 of 2, goes on"), in the largest size at which no further card is
needed. Nothing is ever cut: a card that cannot hold even its head and two lines is refused.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from printgen.errors import Limit
from printgen.press.document import Card
from printgen.press.faces_boxes import box_row, tight_boxes
from printgen.press.faces_parts import LABEL, Area, Part
from printgen.press.faces_rows import row_block
from printgen.press.faces_stats import stat_cells
from printgen.press.faces_strip import strip_block
from printgen.press.inline import Line, wrap
from printgen.press.sizes import PT, Size
from printgen.press.surface import LEADING, Surface
from printgen.press.typecase import display_face, largest, width

BADGE = 11.0
LEAST = 8.0
_FOOT = 3.6  # from the foot line up to the strip
_NAMES: tuple[tuple[int, tuple[float, ...]], ...] = ((1, (16, 14, 12.5, 11)), (2, (12.5, 11, 10, 9)), (3, (10, 9)))


@dataclass(frozen=True)
class Head:
    """The top of a card, set: its height down to the second rule."""

    kind: tuple[Line, ...]
    name: tuple[Line, ...]
    size: float
    base: float  # how far under the top the name's last line stands
    high: float


@dataclass(frozen=True)
class Front:
    """One printed face of a card."""

    card: Card
    head: Head
    upper: tuple[Part, ...]
    lines: tuple[Line | None, ...]  # None is the space between paragraphs
    size: float
    lower: tuple[Part, ...]
    count: tuple[int, int] = (1, 1)


def fronts(card: Card, size: Size, light: bool = False, least: float = LEAST) -> list[Front]:
    """The card's faces: one, or more when its text goes on. No text is smaller than `least` points."""
    size, grow = grown(size)
    area = Area(size.margin, size.width - 2 * size.margin, light)
    head = set_head(card, area)
    room = size.height - 2 * (size.margin + 0.2) - _FOOT - head.high
    sizes = _sizes(grow, least)
    kept: list[list[Front]] = []
    for tight, some in ((False, sizes[:3]), (True, sizes[:3]), (False, sizes[3:]), (True, sizes[3:])):
        upper, lower, text = _parts(card, area, tight)
        for points in some:
            made = _pack(card, head, upper, lower, _set(text, area, points), points, room)
            if len(made) == 1:
                return made
            kept += [made] if made else []
    if not kept:
        raise Limit(f"card “{card.name}”: {size.title} is too small for it; take a larger card")
    best = min(kept, key=lambda made: (len(made), -made[0].size))
    return [replace(front, count=(number, len(best))) for number, front in enumerate(best, 1)]


def _parts(card: Card, area: Area, tight: bool) -> tuple[list[Part], list[Part], tuple[str, ...]]:
    """What stands above the text, what stands below it, and the text."""
    cells, spilled = stat_cells(card.stats, area)
    boxes = [box for box in card.boxes if box.count + box.dashed]
    upper = cells + (tight_boxes(boxes, area) if tight else [box_row(box, area) for box in boxes])
    lower = [row_block(card.rows, area, tight)] if card.rows else []
    lower += [strip_block(card.strip, area)] if card.strip else []
    return upper, lower, (*spilled, *card.text)


def _sizes(grow: float, least: float) -> tuple[float, ...]:
    """Text sizes tried, largest first: 10 pt and down by halves to the least, as they come out on a card that is grown."""
    steps = max(0, int((10.0 - least / grow) * 2 + 1e-6))
    return tuple(10.0 - 0.5 * step for step in range(steps + 1))


def grown(size: Size) -> tuple[Size, float]:
    """A card larger than a poker card is set as one and grown, to half as large again at most."""
    grow = max(1.0, min(size.width / 63.5, size.height / 88.9, 1.5))
    return (replace(size, width=size.width / grow, height=size.height / grow) if grow > 1.01 else size), grow


def _pack(
    card: Card, head: Head, upper: Sequence[Part], lower: Sequence[Part], lines: list[Line | None], points: float,
    room: float,
) -> list[Front]:  # fmt: skip
    """Parts and lines onto as many faces as they need; [] when a face could hold nothing.

    Where all does not fit the rows go on first (they can be worked out), then the strip, then boxes and cells.
    """
    made: list[Front] = []
    least = 2 * LEAST * LEADING / PT if lines else 0.0
    while upper or lower or lines or not made:
        here, under = list(upper), list(lower)
        upper, lower = [], []
        while (here or under) and _fixed(here, under) + (0.0 if made else least) > room:
            if under:
                lower = [*lower, under.pop(0)]
            else:
                upper = [here.pop(), *upper]
        taken, lines = _take(lines, room - _fixed(here, under), points * LEADING / PT)
        if not (here or under or taken) and (upper or lower or lines):
            return []
        made.append(Front(card, head, tuple(here), tuple(taken), points, tuple(under)))
    return made


def _fixed(upper: Sequence[Part], lower: Sequence[Part]) -> float:
    used = sum(part.high for part in upper) + sum(part.high for part in lower)
    return used + 2.0 + (1.2 if lower else 0.0)


def _set(text: Sequence[str], area: Area, points: float) -> list[Line | None]:
    lines: list[Line | None] = []
    for paragraph in text:
        if paragraph.strip():
            lines += [None] if lines else []
            lines += wrap(paragraph, area.wide * PT, points)
    return lines


def _take(lines: list[Line | None], free: float, step: float) -> tuple[list[Line | None], list[Line | None]]:
    """As many lines as there is room for; neither half begins with a space, and a single last line takes one along."""
    used, number = 0.0, 0
    for line in lines:
        used += step if line is not None else step * 0.4
        if used > free + 1e-6:
            break
        number += 1
    rest = lines[number:]
    if rest and len(rest) == 1 and number > 2 and lines[number - 1] is not None:
        number -= 1
        rest = lines[number:]
    return lines[:number], rest[1:] if rest and rest[0] is None else rest


# ---------------------------------------------------------------- the head


def set_head(card: Card, area: Area) -> Head:
    """Kind, place and name set beside the badge."""
    room = (area.wide - (BADGE + 2.0 if card.badge else 0.0)) * PT
    said = " · ".join(word for word in (card.kind, card.place) if word).upper()
    kind = wrap(said, room / (1 + 0.07 * 1.5), LABEL, "figure-bold", marks=False)
    face = display_face(card.name)
    points, name = 9.0, wrap(card.name, room, 9.0, "text-bold", marks=False)
    for count, size in ((count, size) for count, ladder in _NAMES for size in ladder):
        tried = wrap(card.name, room, size, face, marks=False)
        if len(tried) <= count and _whole(card.name, room, size, face):
            points, name = size, tried
            break
    tall = 2.3 + (len(kind) - 1) * 2.8 + 1.3 + len(name) * points * 1.08 / PT + 0.6
    high = max(BADGE, tall) if len(name) > 1 or len(kind) > 1 else BADGE
    return Head(kind, name, points, high - 1.1, high + 2.0 + 1.7 / PT)


def _whole(name: str, room: float, points: float, face: str) -> bool:
    """No word of the name would have to be broken."""
    return all(width(word, face, points) <= room for word in name.split())


# ---------------------------------------------------------------- drawing


def draw_front(surface: Surface, front: Front, size: Size, light: bool) -> None:
    """Draw the face on a surface as large as the card's trim."""
    size, grow = grown(size)
    surface.canvas.scale(grow, grow)
    surface = Surface(surface.canvas, size.width, size.height, surface.palette)
    area = Area(size.margin, size.width - 2 * size.margin, light)
    top = size.margin + 0.2
    y = _head(surface, front, area, top)
    for part in front.upper:
        part.draw(surface, y)
        y += part.high
    foot = size.height - size.margin - 0.2
    _foot(surface, front, area, foot)
    ground = foot - _FOOT
    for part in reversed(front.lower):
        ground -= part.high
        part.draw(surface, ground)
    _text(surface, front, area, y + 2.0)


def _head(surface: Surface, front: Front, area: Area, top: float) -> float:
    card, head = front.card, front.head
    for number, line in enumerate(head.kind):
        surface.caps(area.left, top + 2.3 + 2.8 * number, line[0].text, LABEL, face="figure-bold")
    step = head.size * 1.08 / PT
    for number, line in enumerate(reversed(head.name)):
        surface.spans(area.left - 0.2, top + head.base - number * step, line, head.size)
    if card.badge:
        draw_badge(surface, area.right - BADGE, top, card.badge, card.badge_label, area.light)
    y = top + head.high
    surface.rule(area.left, y - 1.7 / PT, area.right, 1.8)
    surface.rule(area.left, y, area.right, 0.4)
    return y


def draw_badge(surface: Surface, x: float, y: float, figure: str, label: str, light: bool) -> None:
    """The level: white in a black die 11 mm square; a double frame where ink is saved."""
    ink = 1.0 if light else 0.0
    surface.box(x, y, BADGE, BADGE, 1.1 if light else 0.0, 0.0 if light else 1.0, 1.7)
    if light:
        surface.box(x + 0.75, y + 0.75, BADGE - 1.5, BADGE - 1.5, 0.4, None, 1.1)
    points = largest(figure, "display", (BADGE - 1.6) * PT, (17, 15, 13, 11, 9))
    base = y + (6.9 if label else 5.5 + 0.34 * points / PT)
    surface.signed(x + BADGE / 2, base, figure, points, ink=ink)
    surface.caps(x + BADGE / 2, y + 9.5, label, LABEL, "center", ink, 0.05)


def _text(surface: Surface, front: Front, area: Area, y: float) -> None:
    step = front.size * LEADING / PT
    for line in front.lines:
        if line is None:
            y += step * 0.4
            continue
        surface.spans(area.left, y + 0.92 * front.size / PT, line, front.size)
        y += step


def _foot(surface: Surface, front: Front, area: Area, y: float) -> None:
    """Throws at the left, the seed at the right; the seed gives way (with an ellipsis) when both are long."""
    left, right = front.card.foot_left, front.card.foot_right
    number, total = front.count
    if total > 1:
        part = f"{number} of {total}{', goes on' if number < total else ''}"
        left = f"{left} · {part}" if left else part
    left = _elided(left, area.wide * (0.75 if right else 1.0))
    used = width(left, "figure", LABEL) / PT
    surface.text(area.left, y, left, "figure", LABEL)
    surface.text(area.right, y, _elided(right, area.wide - used - 2.0), "figure", LABEL, "right")


def _elided(text: str, room: float) -> str:
    if width(text, "figure", LABEL) <= room * PT:
        return text
    while text and width(text + "…", "figure", LABEL) > room * PT:
        text = text[:-1]
    return text + "…"
