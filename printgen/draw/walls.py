"""Floor and walls from the rule of the plan: a space's edge is wall except where a door lies on it.

Edges that two spaces share are merged, so a wall between them is one line. Doors cut their gap out of the wall line
they lie on; secret, concealed and false doors cut nothing, so a map without them has the very same walls.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

from printgen.draw.geometry import XY, Segment, bounds, clockwise, curve, mid, overlap
from printgen.draw.pen import Pen
from printgen.model.plan import Door, Plan, Ring, Space

JAMB = 14  # how far a jamb stands in from each end of its door
UNCUT = frozenset({"secret", "concealed", "false"})
_REACH = 12  # a door's wall may lie this far off its line
Piece = tuple[XY, XY | None, XY]  # from, control (None: straight), to


@dataclass
class Walls:
    """`wall` and `floor` are path data; `edges` are all outline segments, uncut, for distances; `boxes` the floor's
    bounds by space."""

    floor: Pen = field(default_factory=Pen)
    wall: Pen = field(default_factory=Pen)
    edges: list[Segment] = field(default_factory=list)
    solid: list[Segment] = field(default_factory=list)  # what is left of the walls once doors are cut


def jamb(door: Door) -> float:
    """How far this door's jambs stand in: less in a narrow opening."""
    return min(JAMB, 0.14 * door.width)


def gap(door: Door) -> tuple[float, float]:
    """How much of its wall line a door takes away, along the line."""
    middle = door.at[0] if door.axis == "h" else door.at[1]
    half = door.width / 2 - (0 if door.kind == "open" else jamb(door))
    return middle - half, middle + half


def door_box(door: Door, deep: float = _REACH) -> tuple[float, float, float, float]:
    low, high = gap(door)
    return (
        (low, door.at[1] - deep, high, door.at[1] + deep)
        if door.axis == "h"
        else (door.at[0] - deep, low, door.at[0] + deep, high)
    )


def rings(space: Space) -> Iterator[Ring]:
    yield clockwise(space.outline)
    for hole in space.holes:
        yield clockwise(hole, False)


def build(plan: Plan, uncut: frozenset[str] = UNCUT) -> Walls:
    """Every wall and the whole floor of a plan. Doors of the kinds `uncut` leave their wall whole."""
    walls = Walls()
    lines: dict[tuple[str, int], list[tuple[float, float]]] = defaultdict(list)
    slants: dict[tuple[XY, XY], None] = {}
    doors = [door for door in plan.doors if door.kind not in uncut]
    curved: list[Piece] = []
    for space in plan.spaces:
        for ring in rings(space):
            pieces = smooth_pieces(ring, plan.doors) if space.smooth else straight_pieces(ring)
            _floor(walls.floor, pieces)
            for piece in pieces:
                a, control, b = piece
                if control is not None:
                    curved.append(piece)
                elif a[1] == b[1]:
                    lines["h", round(a[1])].append((min(a[0], b[0]), max(a[0], b[0])))
                elif a[0] == b[0]:
                    lines["v", round(a[0])].append((min(a[1], b[1]), max(a[1], b[1])))
                else:
                    slants[min((a, b), (b, a))] = None
    _straight(walls, lines, doors)
    for a, b in slants:
        walls.edges.append((*a, *b))
        walls.solid.append((*a, *b))
        walls.wall.move(*a).line(*b)
    _curves(walls, curved, doors)
    return walls


def straight_pieces(ring: Ring) -> list[Piece]:
    return [(a, None, b) for a, b in zip(ring, (*ring[1:], ring[0]), strict=True)]


def smooth_pieces(ring: Ring, doors: "tuple[Door, ...]") -> list[Piece]:
    """Curves from middle to middle of the edges; corners that lie on a door stay corners, so its wall line is straight."""
    near = _near(ring, doors)
    pieces: list[Piece] = []
    for index, vertex in enumerate(ring):
        before, after = mid(ring[index - 1], vertex), mid(vertex, ring[(index + 1) % len(ring)])
        if any(box[0] <= vertex[0] <= box[2] and box[1] <= vertex[1] <= box[3] for box in near):
            pieces += [(before, None, vertex), (vertex, None, after)]
        else:
            pieces.append((before, vertex, after))
    return pieces


def _near(ring: Ring, doors: "tuple[Door, ...]") -> list[tuple[float, float, float, float]]:
    x1, y1, x2, y2 = bounds(ring)
    boxes = []
    for door in doors:
        half_x, half_y = (door.width / 2 + 2, 2) if door.axis == "h" else (2, door.width / 2 + 2)
        box = (door.at[0] - half_x, door.at[1] - half_y, door.at[0] + half_x, door.at[1] + half_y)
        if overlap(box, (x1, y1, x2, y2), 1):
            boxes.append(box)
    return boxes


def _floor(pen: Pen, pieces: list[Piece]) -> None:
    pen.move(*pieces[0][0])
    last = len(pieces) - 1
    for index, (_, control, b) in enumerate(pieces):
        if control is not None:
            pen.quad(*control, *b)
        elif index < last:
            pen.line(*b)
    pen.close()


def _straight(walls: Walls, lines: dict[tuple[str, int], list[tuple[float, float]]], doors: list[Door]) -> None:
    cuts: dict[tuple[str, int], list[tuple[float, float]]] = defaultdict(list)
    for door in doors:
        line = door.at[1] if door.axis == "h" else door.at[0]
        for key in lines:
            if key[0] == door.axis and abs(key[1] - line) <= _REACH:
                cuts[key].append(gap(door))
    for key in sorted(lines):
        axis, at = key
        for low, high in merged(lines[key]):
            walls.edges.append((low, at, high, at) if axis == "h" else (at, low, at, high))
            for start, end in without((low, high), cuts.get(key, [])):
                one = (start, at, end, at) if axis == "h" else (at, start, at, end)
                walls.solid.append(one)
                walls.wall.move(one[0], one[1]).line(one[2], one[3])


def merged(spans: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Spans joined where they touch, in order."""
    joined: list[tuple[float, float]] = []
    for low, high in sorted(spans):
        if joined and low <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(high, joined[-1][1]))
        else:
            joined.append((low, high))
    return joined


def without(span: tuple[float, float], cuts: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """What is left of a span once the cuts are taken out."""
    left, start = [], span[0]
    for low, high in merged(cuts):
        if high <= start or low >= span[1]:
            continue
        if low > start:
            left.append((start, low))
        start = max(start, high)
    if start < span[1]:
        left.append((start, span[1]))
    return left


def _curves(walls: Walls, pieces: list[Piece], doors: list[Door]) -> None:
    boxes = [door_box(door) for door in doors]
    at: XY | None = None
    for a, control, b in pieces:
        assert control is not None
        points = curve(a, control, b, 2)
        walls.edges += [(*a, *points[0]), (*points[0], *points[1])]
        reach = (*_low(a, control, b), *_high(a, control, b))
        near = [box for box in boxes if overlap(box, reach)]
        if not near:
            if at != a:
                walls.wall.move(*a)
            walls.wall.quad(*control, *b)
            walls.solid += walls.edges[-2:]
            at = b
            continue
        at, before = None, a
        for point in curve(a, control, b, 8):
            x, y = mid(before, point)
            if not any(box[0] < x < box[2] and box[1] < y < box[3] for box in near):
                walls.wall.move(*before).line(*point)
                walls.solid.append((*before, *point))
            before = point


def _low(*points: XY) -> XY:
    return min(p[0] for p in points), min(p[1] for p in points)


def _high(*points: XY) -> XY:
    return max(p[0] for p in points), max(p[1] for p in points)
