"""One outline for a room: its own drop, stretched onto its box (addendum G8).

The fallen dice's bounding box fills the box less 2½ ft all round; their hull, grown 2½ ft, is the wall, and from each
door a porch 10 ft wide runs straight to it. A long thin drop is a hall 10 ft wide; dice on one spot are the whole box.
Inside a room the unit is a hundredth of a 5-ft square, from the box's corner; on the area's map of a 10-ft square.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from printgen.rules.whitebox.geometry import Point, Ring, hull, rectangle, simplify, union
from printgen.rules.whitebox.result import Drop
from printgen.rules.whitebox.spread import Box

HALF = 50
HALL = 200
Shape = Literal["box", "hull", "hall"]


class Floor(NamedTuple):
    """A room's floor in its own units: the wall without porches, and where each die came to lie."""

    wide: int
    high: int
    ring: Ring
    places: tuple[Point, ...]
    shape: Shape


def floor_of(drop: Drop | None, box: Box) -> Floor:
    wide, high = 200 * box.wide, 200 * box.high
    whole = rectangle(0, 0, wide, high)
    if drop is None:
        return Floor(wide, high, whole, (), "box")
    xs, ys = [die.x for die in drop.dice], [die.y for die in drop.dice]
    across, down = max(xs) - min(xs), max(ys) - min(ys)
    if not across and not down:
        return Floor(wide, high, whole, tuple((wide // 2, high // 2) for _ in xs), "box")
    if 4 * min(across, down) < max(across, down):
        return _hall(drop, wide, high)
    places = tuple(
        (_onto(x, min(xs), across, HALF, wide - HALF), _onto(y, min(ys), down, HALF, high - HALF))
        for x, y in zip(xs, ys, strict=True)
    )
    grown = [(x + dx, y + dy) for x, y in places for dx in (-HALF, HALF) for dy in (-HALF, HALF)]
    return Floor(wide, high, hull(grown), places, "hull")


def _hall(drop: Drop, wide: int, high: int) -> Floor:
    xs, ys = [die.x for die in drop.dice], [die.y for die in drop.dice]
    across, down = max(xs) - min(xs), max(ys) - min(ys)
    level = wide > high or (wide == high and across >= down)
    long, short = (xs, ys) if across >= down else (ys, xs)
    length, side = (wide, high) if level else (high, wide)
    near = (side - HALL) // 2
    spots = [
        (
            _onto(a, min(long), max(long) - min(long), HALF, length - HALF),
            _onto(b, min(short), max(short) - min(short), near + HALF, near + HALL - HALF),
        )
        for a, b in zip(long, short, strict=True)
    ]
    if level:
        return Floor(wide, high, rectangle(0, near, wide, HALL), tuple(spots), "hall")
    return Floor(wide, high, rectangle(near, 0, HALL, high), tuple((b, a) for a, b in spots), "hall")


def _onto(value: int, least: int, extent: int, low: int, high: int) -> int:
    """Even, so that an area's map has whole units too."""
    if not extent:
        return (low + high) // 4 * 2
    return low + ((value - least) * (high - low) + extent) // (2 * extent) * 2


def porches(floor: Floor, doors: Sequence[tuple[str, int]]) -> list[Ring]:
    """From each door (its side, and how many 10-ft squares along it) straight to the wall."""
    out = []
    for side, along in doors:
        flat = side in ("north", "south")
        start, stop = 200 * along, 200 * along + 200
        reach = floor.high if flat else floor.wide
        turned = [(x, y) if flat else (y, x) for x, y in floor.ring]
        if side in ("south", "east"):
            turned = [(a, reach - b) for a, b in turned]
        low, high = min(a for a, _ in turned), max(a for a, _ in turned)
        if min(stop, high) - max(start, low) <= 0:  # beside a hall: one square on, then across to it
            start, stop, deep = min(start, low), max(stop, high), 200
        else:
            deep = max(_depth(turned, max(start, low)), _depth(turned, min(stop, high)))
            if start < low or stop > high:  # half beside a hall's end
                deep = max(deep, 200)
        if not deep:
            continue
        if flat:
            out.append(rectangle(start, 0 if side == "north" else floor.high - deep, stop - start, deep))
        else:
            out.append(rectangle(0 if side == "west" else floor.wide - deep, start, deep, stop - start))
    return out


def _depth(ring: Sequence[Point], at: int) -> int:
    """How far in the wall lies along the line `at` (the least of the ring's crossings), rounded up to even: a wall a hair inside counts."""
    found = []
    for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
        if min(ax, bx) <= at <= max(ax, bx):
            found += [ay, by] if ax == bx else [ay - (ay - by) * (at - ax) // (bx - ax)]
    return -(-min(found) // 2) * 2


def outline_of(floor: Floor, doors: Sequence[tuple[str, int]]) -> Ring:
    """Wall and porches together, in the room's own units."""
    rings = [floor.ring, *porches(floor, doors)]
    return rings[0] if len(rings) == 1 else union(rings)


def on_map(ring: Sequence[Point], box: Box) -> Ring:
    """From a room's own units to the area's."""
    return simplify(tuple((100 * box.x + x // 2, 100 * box.y + y // 2) for x, y in ring))


def straight_edges(floor: Floor) -> list[tuple[str, int, int]]:
    """Where the wall lies on a side of the box, clockwise from north: the side, from, to (room units)."""
    out = []
    for side, axis, line in (("north", 1, 0), ("east", 0, floor.wide), ("south", 1, floor.high), ("west", 0, 0)):
        held = [point[1 - axis] for point in floor.ring if point[axis] == line]
        if len(held) >= 2:
            out.append((side, min(held), max(held)))
    return out
