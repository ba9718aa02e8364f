"""The sheet's own furniture: title with its swelled rule, scale bar, north arrow, seed line."""

from printgen.draw.frame import SCALE_MM, Frame
from printgen.draw.geometry import Box, around
from printgen.draw.letters import DISPLAY, FAMILY, FIGURE, LABEL, RISE, TEXT, clean, width
from printgen.draw.look import Look
from printgen.draw.pen import Pen
from printgen.draw.surface import Surface
from printgen.draw.theme import Colours
from printgen.model.plan import Plan

_TITLE_MM = (6.4, 5.6, 4.9, 4.2, 3.6)
_TWO_MM = 4.1
_SMALL_MM = 3.1


def draw_title(plan: Plan, frame: Frame, surface: Surface, colours: Colours) -> list[Box]:
    """Title, swelled rule, what stands below it; the boxes of the words."""
    title, below = clean(plan.title), clean(plan.subtitle)
    unit, (x1, y1, x2, _) = frame.unit, frame.view
    middle, room = (x1 + x2) / 2, (x2 - x1) * (0.78 if frame.narrow else 0.86)
    boxes = []
    size = next((mm * unit for mm in _TITLE_MM if width(title, DISPLAY, mm * unit) <= room), 0.0)
    lines = [title] if size else _halves(title)
    size, first = (size, 5.0) if size else (_TWO_MM * unit, 3.2)
    group = surface.group(font_family=FAMILY[DISPLAY], fill=colours.ink) if title else None
    for number, line in enumerate(lines if title else []):
        words = _shortened(line, DISPLAY, size, room)
        y = y1 + (first + number * _TWO_MM * 1.08) * unit
        wide = width(words, DISPLAY, size)
        surface.text(words, round(middle - wide / 2), round(y + RISE * size), group, font_size=size)
        boxes.append(around(middle, y, wide, size * 0.75))
    two = 1.3 * unit if len(lines) > 1 else 0.0
    _swell(surface, colours, middle, y1 + 9.6 * unit + two, unit, min(60.0, room / unit))
    if below:
        size = _SMALL_MM * unit * 1.1
        below = _shortened(below, TEXT, size, room)
        wide = width(below, TEXT, size)
        y = y1 + 13 * unit + two / 2
        group = surface.group(font_family=FAMILY[TEXT], font_style="italic", fill=colours.ink)
        surface.text(below, round(middle - wide / 2), round(y + RISE * size), group, font_size=size)
        boxes.append(around(middle, y, wide, size * 0.8))
    return boxes


def _halves(words: str) -> list[str]:
    """Two lines, cut between words as near the middle as may be."""
    cuts = [at for at, letter in enumerate(words) if letter == " "]
    if not cuts:
        return [words]
    cut = min(cuts, key=lambda at: abs(at - len(words) / 2))
    return [words[:cut], words[cut + 1 :]]


def _shortened(words: str, face: str, size: float, room: float) -> str:
    if width(words, face, size) <= room:
        return words
    while words and width(words + "...", face, size) > room:
        words = words[:-1].rstrip()
    return words + "..."


def _swell(surface: Surface, colours: Colours, x: float, y: float, unit: float, wide: float) -> None:
    """A rule that swells to an open lozenge in its middle."""
    half, gem = wide / 2 * unit, 1.0 * unit
    pen = Pen()
    for side in (-1, 1):
        near, belly = x + side * (gem + 0.9 * unit), 0.32 * unit
        pen.move(x + side * half, y).quad(x + side * half * 0.45, y - 0.1 * unit, near, y - belly)
        pen.line(near, y + belly).quad(x + side * half * 0.45, y + 0.1 * unit, x + side * half, y).close()
    pen.lines(((x - gem, y), (x, y - gem), (x + gem, y), (x, y + gem)), closed=True)
    inner = gem * 0.42
    pen.lines(((x - inner, y), (x, y + inner), (x + inner, y), (x, y - inner)), closed=True)
    surface.path(pen, fill=colours.ink)


def draw_scale(plan: Plan, frame: Frame, surface: Surface, colours: Colours, right: float, top: float) -> list[Box]:
    """A bar of two or four parts, black and white, some 25 to 40 mm long, its right end at `right`."""
    unit = frame.unit
    squares = _bar_squares(frame)
    parts = 4 if squares % 4 == 0 else 2 if squares % 2 == 0 else 1
    left, high, y = right - squares * 100 - 3 * unit, 1.1 * unit, top + 5.2 * unit
    dark, light = Pen(), Pen()
    light.box(left, y - high / 2, left + squares * 100, y + high / 2)
    for part in range(0, parts, 2):
        dark.box(
            left + squares * 100 * part / parts, y - high / 2, left + squares * 100 * (part + 1) / parts, y + high / 2
        )
    surface.path(light, fill=colours.floor, stroke=colours.ink, stroke_width=0.28 * unit)
    surface.path(dark, fill=colours.ink)
    size = 2.9 * unit
    group = surface.group(font_family=FAMILY[FIGURE], font_weight=700, font_size=size, fill=colours.ink)
    marks = [(0, "0"), (squares, f"{squares * plan.feet} ft")]
    if parts > 1:
        marks.insert(1, (squares // 2, f"{squares // 2 * plan.feet}"))
    boxes: list[Box] = []
    for at, words in marks:
        wide, x = width(words, FIGURE, size), left + at * 100
        if not any(box[2] > x - wide / 2 - unit for box in boxes):
            surface.text(words, round(x - wide / 2), round(y - 1.5 * unit), group)
            boxes.append((x - wide / 2, y - 4.4 * unit, x + wide / 2, y - 1.4 * unit))
    words, size = f"1 square = {plan.feet} ft", 2.9 * unit
    x, y = left + squares * 50 - width(words, LABEL, size) / 2, y + 3.9 * unit
    x = min(x, right - width(words, LABEL, size))
    group = surface.group(font_family=FAMILY[LABEL], font_weight=500, font_size=size, fill=colours.ink)
    surface.text(words, round(x), round(y), group)
    boxes.append((x, y - size * 0.7, x + width(words, LABEL, size), y))
    return boxes


def _bar_squares(frame: Frame) -> int:
    return next((n for n in (1, 2, 4, 6, 8, 10, 20, 40, 60) if n * frame.square_mm >= 20), 100)


def _bar(frame: Frame) -> float:
    return _bar_squares(frame) * frame.square_mm


def draw_north(frame: Frame, surface: Surface, colours: Colours, x: float, top: float) -> list[Box]:
    """An arrow, half black, with its N."""
    unit = frame.unit
    y, size = top + 8.4 * unit, 3.4 * unit
    west, east = Pen(), Pen()
    west.lines(((x, y - 4.4 * unit), (x - 2.1 * unit, y + 4.2 * unit), (x, y + 2.7 * unit)), closed=True)
    east.lines(((x, y - 4.4 * unit), (x + 2.1 * unit, y + 4.2 * unit), (x, y + 2.7 * unit)), closed=True)
    look: dict[str, object] = {"stroke": colours.ink, "stroke_width": 0.3 * unit, "stroke_linejoin": "round"}
    surface.path(west, fill=colours.ink, **look)
    surface.path(east, fill=colours.floor, **look)
    wide = width("N", DISPLAY, size)
    group = surface.group(font_family=FAMILY[DISPLAY], font_size=size, fill=colours.ink)
    surface.text("N", round(x - wide / 2), round(top + 3.2 * unit), group)
    return [around(x, top + 2 * unit, wide, size * 0.75), around(x, y, 4.2 * unit, 9 * unit)]


def draw_seed(plan: Plan, frame: Frame, surface: Surface, colours: Colours) -> list[Box]:
    """The seed, small, at the foot; nothing for players."""
    seed = clean(plan.seed)
    if not seed:
        return []
    unit, size = frame.unit, 2.9 * frame.unit
    room = frame.view[2] - frame.view[0] - 4 * unit - ((_bar(frame) + 20) * unit if frame.narrow else 0)
    words = _shortened(f"Seed {seed}", LABEL, size, room)
    x, y = frame.view[2] - 2 * unit - width(words, LABEL, size), frame.view[3] - 1.2 * unit
    group = surface.group(font_family=FAMILY[LABEL], font_weight=500, font_size=size, fill=colours.ink)
    surface.text(words, round(x), round(y), group)
    return [(x, y - size * 0.7, x + width(words, LABEL, size), y)]


def draw_foot(plan: Plan, look: Look, frame: Frame, surface: Surface, colours: Colours) -> tuple[list[Box], Box]:
    """Scale and north at the right of the foot; the room that is left for the legend."""
    x1, y1, x2, y2 = frame.view
    unit, right = frame.unit, x2 - 2 * frame.unit
    boxes: list[Box] = []
    if frame.narrow:
        if look.north:
            boxes += draw_north(
                frame, surface, colours, right - 2.4 * unit, y1 + 0.5 * unit if look.title else frame.foot
            )
        if look.scale:
            end = x1 + (3 + _bar(frame)) * unit + 5 * unit
            boxes += draw_scale(plan, frame, surface, colours, end, y2 - SCALE_MM * unit + 0.6 * unit)
        edge = right if look.title or not look.north else right - 8 * unit
        return boxes, (x1 + 1.5 * unit, frame.foot, edge, y2 - frame.seed - 0.6 * unit)
    if look.north:
        boxes += draw_north(frame, surface, colours, right - 2.4 * unit, frame.foot)
        right -= 8 * unit
    if look.scale:
        found = draw_scale(plan, frame, surface, colours, right, frame.foot)
        boxes += found
        right = min(box[0] for box in found) - 3 * unit
    return boxes, (x1 + 1.5 * unit, frame.foot, right, y2 - frame.seed - 0.6 * unit)
