"""Doors, each in its wall: leaf, jambs, and a sign for what is particular about it. Never told by colour alone."""

from collections.abc import Callable

from printgen.draw.geometry import Box
from printgen.draw.layers import TURNS, Layers, Place
from printgen.draw.walls import JAMB, jamb
from printgen.model.plan import Door, DoorKind

LEAF = 11  # half a leaf's thickness
NAMES: dict[DoorKind, str] = {
    "door": "Door",
    "double": "Double door",
    "locked": "Locked door",
    "stuck": "Stuck door",
    "iron": "Iron door",
    "iron-locked": "Iron door, locked",
    "portcullis": "Portcullis",
    "arch": "Archway",
    "oneway": "One-way door",
    "trapped": "Trapped door",
    "false": "False door",
    "secret": "Secret door",
    "concealed": "Concealed door",
}


def draw_door(door: Door, layers: Layers) -> None:
    """Put a door's symbol into the layers. An open way has none: its gap in the wall says it."""
    if door.kind != "open":
        place = Place(*door.at, 0 if door.axis == "h" else 90)
        _DRAWN[door.kind](layers, place, door.width / 2 - jamb(door), door)


def extent(door: Door) -> Box:
    """What a door covers, its sign included."""
    half = door.width / 2
    deep = {"open": 4, "oneway": 36, "trapped": 24, "secret": 26, "concealed": 26}.get(door.kind, LEAF + 6)
    x, y = door.at
    return (x - half, y - deep, x + half, y + deep) if door.axis == "h" else (x - deep, y - half, x + deep, y + half)


def _leaf(layers: Layers, place: Place, half: float, door: Door) -> None:
    place.box(layers.body, -half, -LEAF, half, LEAF)


def _double(layers: Layers, place: Place, half: float, door: Door) -> None:
    place.box(layers.body, -half, -LEAF, 0, LEAF)
    place.box(layers.body, 0, -LEAF, half, LEAF)


def _locked(layers: Layers, place: Place, half: float, door: Door) -> None:
    _leaf(layers, place, half, door)
    place.dot(layers.solid, 0, 0, 7)
    place.stroke(layers.line, (-half, 0), (half, 0))


def _stuck(layers: Layers, place: Place, half: float, door: Door) -> None:
    _leaf(layers, place, half, door)
    place.shape(layers.solid, (-half, LEAF), (half, LEAF), (half, -LEAF))


def _iron(layers: Layers, place: Place, half: float, door: Door) -> None:
    _leaf(layers, place, half, door)
    bars = max(3, round(half * 2 / 14))
    for bar in range(1, bars):
        x = -half + 2 * half * bar / bars
        place.stroke(layers.line, (x, -LEAF), (x, LEAF))


def _iron_locked(layers: Layers, place: Place, half: float, door: Door) -> None:
    _iron(layers, place, half, door)
    place.box(layers.solid, -half * 0.5, -LEAF, half * 0.5, LEAF)
    place.stroke(layers.knock, (-half * 0.26, 0), (half * 0.26, 0))


def _portcullis(layers: Layers, place: Place, half: float, door: Door) -> None:
    place.stroke(layers.line, (-half, 0), (half, 0))
    dots = max(4, round(half * 2 / 15))
    for dot in range(dots):
        place.dot(layers.solid, -half + 2 * half * (dot + 0.5) / dots, 0, 5.6)


def _arch(layers: Layers, place: Place, half: float, door: Door) -> None:
    for side in (-1, 1):
        place.box(layers.solid, side * (half - 4), -LEAF - 2, side * (half + JAMB - 3), LEAF + 2)


def _oneway(layers: Layers, place: Place, half: float, door: Door) -> None:
    _leaf(layers, place, half, door)
    towards = Place(*door.at, TURNS[door.facing] if door.facing else place.turn)
    towards.shape(layers.solid, (-14, -LEAF - 3), (14, -LEAF - 3), (0, -LEAF - 22))


def _trapped(layers: Layers, place: Place, half: float, door: Door) -> None:
    _leaf(layers, place, half, door)
    upright = Place(*door.at)
    upright.dot(layers.body, 0, 0, 20)
    upright.box(layers.solid, -11, -11, 11, -6)
    upright.box(layers.solid, -3, -11, 3, 12)


def _false(layers: Layers, place: Place, half: float, door: Door) -> None:
    _leaf(layers, place, half, door)
    place.box(layers.solid, -half - 2, -4.5, half + 2, 4.5)


def _secret(layers: Layers, place: Place, half: float, door: Door) -> None:
    upright = Place(*door.at)
    upright.dot(layers.plate, 0, 0, 24)
    _letter(layers, upright, (12, -11), ((9, -21), (-13, -20), (-12, -9)), ((-11, 2), (12, -2), (12, 9)),
            ((13, 20), (-10, 21), (-13, 11)))  # fmt: skip


def _concealed(layers: Layers, place: Place, half: float, door: Door) -> None:
    upright = Place(*door.at)
    upright.dot(layers.plate, 0, 0, 24)
    _letter(layers, upright, (13, -11), ((5, -21), (-15, -18), (-15, 0)), ((-15, 18), (5, 21), (13, 11)))


def _letter(layers: Layers, place: Place, start: tuple[float, float], *curves: tuple[tuple[float, float], ...]) -> None:
    """A letter drawn with the broad pen: twice, a hair apart, so that it is as heavy as the wall it stands on."""
    for dx in (-1.6, 1.6):
        layers.line.move(*place.at(start[0] + dx, start[1]))
        for a, b, c in curves:
            end = place.at(c[0] + dx, c[1])
            layers.line.cubic(place.at(a[0] + dx, a[1]), place.at(b[0] + dx, b[1]), *end)


_DRAWN: dict[DoorKind, Callable[[Layers, Place, float, Door], None]] = {
    "door": _leaf,
    "double": _double,
    "locked": _locked,
    "stuck": _stuck,
    "iron": _iron,
    "iron-locked": _iron_locked,
    "portcullis": _portcullis,
    "arch": _arch,
    "oneway": _oneway,
    "trapped": _trapped,
    "false": _false,
    "secret": _secret,
    "concealed": _concealed,
}
