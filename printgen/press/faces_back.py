"""A card's back: frame, hatched rock clipped to it, the doorway, a plate with the kind.

The frame stands 4.2 mm inside the trim, so a white edge forgives a bad duplex; with bleed the rock runs past the trim
instead. `light` leaves the rock out and draws the doorway in lines. The rock is the same on every back of a size.
"""

from functools import lru_cache
from math import cos, hypot, radians, sin

from printgen.chance.cup import Ink
from printgen.press.rock import Segment, rock
from printgen.press.sizes import PT, Size
from printgen.press.surface import Surface
from printgen.press.typecase import display_face, largest

INSET = 4.2
_PLATE_HIGH = 10.4
_CELL = 5.2


def draw_back(surface: Surface, word: str, size: Size, bleed: float, light: bool) -> None:
    """Draw on a surface as large as trim and bleed. `word` goes on the plate."""
    with surface.panel(bleed, bleed, size.width, size.height) as card:
        low = size.height < 60
        if not light:
            _hatched(card, size, bleed)
        card.box(INSET, INSET, size.width - 2 * INSET, size.height - 2 * INSET, 1.0 if light else 1.6, None, 1.6)
        inner = INSET + 0.9
        card.box(inner, inner, size.width - 2 * inner, size.height - 2 * inner, 0.45, None, 1.0)
        middle, sill, half = _door_place(size)
        if not low:
            doorway(card, middle, sill, half, light)
            ground = half * 2.22
            card.line(middle - ground, sill, middle + ground, sill, 1.4)
        _plate(card, word, size)


def _plate(card: Surface, word: str, size: Size) -> None:
    x, y, wide, high = _plate_box(size)
    card.box(x, y, wide, high, 1.1, 0.0, 1.2)
    ladder = tuple(step * high / _PLATE_HIGH for step in (16, 14, 12.5, 11, 10, 9))
    face = display_face(word)
    points = largest(word, face, (wide - 4) * PT, ladder)
    card.text(size.width / 2, y + high / 2 + 0.125 * points, word, face, points, "center")


def _plate_box(size: Size) -> tuple[float, float, float, float]:
    """Left, top, width and height of the plate: under the doorway, or in the middle of a slip."""
    grow = max(1.0, min(size.width / 63.5, size.height / 88.9))
    wide, high = min(44.0 * grow, size.width - 2 * INSET - 8), _PLATE_HIGH * grow
    top = (size.height - high) / 2 if size.height < 60 else size.height - 21.4 * max(1.0, size.height / 88.9)
    return (size.width - wide) / 2, top, wide, high


def _door_place(size: Size) -> tuple[float, float, float]:
    """Middle, sill and half the opening of the doorway: as on a poker card, larger on larger ones."""
    grow = min(size.width / 63.5, size.height / 88.9)
    up = max(0.0, 0.1 * (88.9 - size.height))
    return size.width / 2, size.height / 2 + 10 * grow - up, 6.75 * grow


# ---------------------------------------------------------------- rock


def _hatched(card: Surface, size: Size, bleed: float) -> None:
    """Clipped to the inner frame; with bleed also all over, the frame then standing on a white band."""
    if bleed:
        _strokes(card, size, bleed)
        card.box(INSET - 1, INSET - 1, size.width - 2 * INSET + 2, size.height - 2 * INSET + 2, 0, 0.0, 2.2)
    edge = INSET + 1.7
    with card.clipped(edge, edge, size.width - 2 * edge, size.height - 2 * edge, 0.6):
        _strokes(card, size, bleed)


def _strokes(card: Surface, size: Size, bleed: float) -> None:
    """The rock as a form of the file, so that all backs of a size share it."""
    canvas, name = card.canvas, f"rock-{size.width:g}-{size.height:g}-{bleed:g}"
    if not canvas.hasForm(name):
        low, wide, high = -bleed * PT, (size.width + bleed) * PT, (size.height + bleed) * PT
        canvas.beginForm(name, low, low, wide, high)  # type: ignore[arg-type]
        card.strokes(_rock(size.width, size.height, bleed), 0.55)
        canvas.endForm()
    canvas.doForm(name)


@lru_cache(maxsize=8)
def _rock(width: float, height: float, bleed: float) -> tuple[Segment, ...]:
    size = Size("", "", width, height)
    middle, sill, half = _door_place(size)
    grow = half / 6.75
    _, top, wide, high = _plate_box(size)
    low = height < 60

    def depth(x: float, y: float) -> float:
        round_door = 9.0 if low else hypot(x - middle, (y - sill + 13 * grow) * 0.93) - 20.5 * grow
        plate = max(abs(x - width / 2) - wide / 2, abs(y - top - high / 2) - high / 2 - 1.0)
        return min(round_door, plate)

    box = (-bleed, -bleed, width + bleed, height + bleed) if bleed else (INSET, INSET, width - INSET, height - INSET)
    ink = Ink("cards", "ink/cards/back")
    return tuple(rock(depth, box, _CELL, ink, near=0.1, far=99.0, spread=0.42, step=0.15))


# ---------------------------------------------------------------- the doorway


def doorway(surface: Surface, middle: float, sill: float, half: float, light: bool) -> None:
    """The house device: an arch of stones with a keystone, and steps going down into the dark."""
    ring, spring, stones, line = half * 0.68, half * 1.85, 9, (0.1 if light else 0.133) * half
    outer, top = half + ring, sill - spring
    surface.arch(middle, sill, outer, spring, 0.0, line * 1.5)
    joints: list[Segment] = []
    for number in range(stones + 1):
        turn = radians(180 * number / stones)
        joints.append((
            middle + half * cos(turn), top - half * sin(turn), middle + outer * cos(turn), top - outer * sin(turn),
        ))  # fmt: skip
    for course in (1, 2):
        y = sill - spring * course / 3
        joints += [(middle - outer, y, middle - half, y), (middle + half, y, middle + outer, y)]
    surface.strokes(joints, line * 0.7)
    surface.arch(middle, sill, half, spring, 0.0 if light else 1.0, line * 0.7)
    _steps(surface, middle, sill, half, spring, light, line)
    _keystone(surface, middle, top, half, ring, line)


def _steps(surface: Surface, middle: float, sill: float, half: float, spring: float, light: bool, line: float) -> None:
    """Treads thinner, narrower and nearer one another the further down."""
    rise, gap, vanish = 0.0, spring * 0.25, spring * 1.75
    for number in range(6):
        tread = gap * (0.6 - 0.05 * number)
        near, far = half * (1 - rise / vanish) * 0.97, half * (1 - (rise + tread) / vanish) * 0.97
        y = sill - rise
        corners = [(middle - near, y), (middle + near, y), (middle + far, y - tread), (middle - far, y - tread)]
        if light:
            surface.line(middle - far, y - tread, middle + far, y - tread, line * 0.6)
        else:
            surface.polygon(corners, 0.0)
        rise += gap
        gap *= 0.84


def _keystone(surface: Surface, middle: float, top: float, half: float, ring: float, line: float) -> None:
    low, high = half - ring * 0.1, half + ring * 1.12
    spread_low, spread_high = radians(8), radians(9.5)
    corners = [
        (middle - low * sin(spread_low), top - low * cos(spread_low)),
        (middle - high * sin(spread_high), top - high * cos(spread_high)),
        (middle + high * sin(spread_high), top - high * cos(spread_high)),
        (middle + low * sin(spread_low), top - low * cos(spread_low)),
    ]
    surface.polygon(corners, 0.0, line * 0.9)
