"""Forms of rooms: read from their pictures, turned, mirrored. A form knows where a door may stand in its walls.

Pictures: `#` floor, `o` a pillar, `/` and `\\` a wall that cuts a square in half, `.` rock. A door stands on a whole
square's edge, never at the end of a wall.
"""

from dataclasses import dataclass, field
from functools import lru_cache
from math import cos, hypot, pi, sin

from printgen.model.plan import UNIT, Ring
from printgen.rules.axx.layout.trace import Square, floor, trace_pieces

SIDES = "nesw"
STEP: tuple[Square, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
SLIVER = 10  # hundredths: the flat ends of a round room stand out of its curve by less
Edge = tuple[Square, int]  # a square and the side (0 north, 1 east, 2 south, 3 west) of it that is wall


@dataclass(frozen=True, eq=False)
class Form:
    """One room's shape at the corner of the sheet. `whole` squares are drawn `#` or `o`; of a round room's, only those that
    no wall cuts are `floored`, and things stand on them. `doors` maps each wall edge a door may take to its distance from
    the middle of that wall. `aloof` forms keep one square of rock round them, save at their mouths."""

    id: str
    kind: str
    width: int
    height: int
    squares: frozenset[Square]
    whole: frozenset[Square]
    floored: frozenset[Square]
    outline: Ring
    doors: dict[Edge, float]
    pillars: tuple[Square, ...] = ()
    aloof: bool = False
    size: float = field(default=0.0)


def read_form(id: str, kind: str, picture: str, *, curved: bool = False) -> Form:
    """A form from its picture."""
    return _form(id, kind, tuple(picture.strip("\n").split("\n")), curved)


@lru_cache(maxsize=2048)
def _form(id: str, kind: str, rows: tuple[str, ...], curved: bool) -> Form:
    marks = {(x, y): mark for y, row in enumerate(rows) for x, mark in enumerate(row) if mark not in ". "}
    width, height = max(x for x, _ in marks) + 1, max(y for _, y in marks) + 1
    whole = frozenset(at for at, mark in marks.items() if mark in "#o")
    if curved:
        outline = ring_of(width, height)
    else:
        outline, _ = trace_pieces([_piece(at, mark, whole) for at, mark in sorted(marks.items())])
    pillars = tuple(at for at, mark in sorted(marks.items()) if mark == "o")
    doors = _doors(frozenset(marks), whole, middles=curved)
    floored = _floored(whole, outline) if curved else whole
    return Form(id, kind, width, height, frozenset(marks), whole, floored, outline, doors, pillars, size=floor(outline))


def _floored(whole: frozenset[Square], outline: Ring) -> frozenset[Square]:
    """Squares no side of a bulging outline cuts deeper than SLIVER."""

    def inner(x: int, y: int) -> bool:
        sides = zip(outline, outline[1:] + outline[:1], strict=True)
        return all((c - a) * (y - b) - (d - b) * (x - a) >= -SLIVER * hypot(c - a, d - b) for (a, b), (c, d) in sides)

    corners = ((0, 0), (1, 0), (1, 1), (0, 1))
    return frozenset((x, y) for x, y in whole if all(inner((x + i) * UNIT, (y + j) * UNIT) for i, j in corners))


def _piece(at: Square, mark: str, whole: frozenset[Square]) -> list[Square]:
    """The clockwise corners of a whole square, or of the half that touches whole floor."""
    x, y = at
    nw, ne, se, sw = (x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)
    if mark == "/":
        return [ne, se, sw] if {(x + 1, y), (x, y + 1)} & whole else [nw, ne, sw]
    if mark == "\\":
        return [nw, se, sw] if {(x - 1, y), (x, y + 1)} & whole else [nw, ne, se]
    return [nw, ne, se, sw]


def ring_of(width: int, height: int) -> Ring:
    """An ellipse in its box, flat for the one square in the middle of each side, where a door fits."""
    steps, points = 64, []
    a, b = width * UNIT / 2, height * UNIT / 2
    for i in range(steps):
        turn = 2 * pi * i / steps
        x, y = a + a * cos(turn), b + b * sin(turn)
        if abs(x - a) > UNIT / 2 + 2 and abs(y - b) > UNIT / 2 + 2:
            points.append((turn, round(x), round(y)))
    half = UNIT // 2
    flats = [(2 * a, b - half), (2 * a, b + half), (a + half, 2 * b), (a - half, 2 * b)]
    flats += [(0, b + half), (0, b - half), (a - half, 0), (a + half, 0)]
    angles = [-0.001, 0.001, pi / 2 - 0.001, pi / 2 + 0.001, pi - 0.001, pi + 0.001, 1.5 * pi - 0.001, 1.5 * pi + 0.001]
    points += [(angle, round(x), round(y)) for angle, (x, y) in zip(angles, flats, strict=True)]
    points.sort()
    return tuple((x, y) for _, x, y in points)


def _doors(squares: frozenset[Square], whole: frozenset[Square], *, middles: bool) -> dict[Edge, float]:
    """Wall edges a door may take: inside a straight run of three or more, both its neighbours wall of the same run."""
    out: dict[Edge, float] = {}
    for side, (dx, dy) in enumerate(STEP):
        walls = {(x, y) for x, y in whole if (x + dx, y + dy) not in squares}
        ax, ay = abs(dy), abs(dx)  # along the wall
        for x, y in sorted(walls):
            if (x - ax, y - ay) in walls:
                continue
            run = []
            while (x, y) in walls:
                run.append((x, y))
                x, y = x + ax, y + ay
            middle = (len(run) - 1) / 2
            for i, at in enumerate(run[1:-1], 1):
                if not middles or i == middle:
                    out[at, side] = abs(i - middle)
    return out


@lru_cache(maxsize=2048)
def turned(form: Form, way: int) -> Form:
    """The form in one of its eight positions: bit 4 mirrors, the rest are quarter turns."""
    w, h = form.width, form.height

    def point(x: int, y: int, wide: int, high: int) -> Square:
        if way & 4:
            x = wide - x
        for _ in range(way & 3):
            x, y, wide, high = high - y, x, high, wide
        return x, y

    def square(at: Square) -> Square:
        return point(at[0], at[1], w - 1, h - 1)

    def side(one: int) -> int:
        if way & 4 and one & 1:
            one ^= 2
        return (one + (way & 3)) % 4

    ring = tuple(point(x, y, w * UNIT, h * UNIT) for x, y in form.outline)
    if way & 4:
        ring = ring[::-1]
    return Form(
        form.id,
        form.kind,
        h if way & 1 else w,
        w if way & 1 else h,
        frozenset(map(square, form.squares)),
        frozenset(map(square, form.whole)),
        frozenset(map(square, form.floored)),
        ring,
        {(square(at), side(one)): off for (at, one), off in form.doors.items()},
        tuple(sorted(map(square, form.pillars))),
        form.aloof,
        form.size,
    )
