"""Which way a tile lies behind a door.

Exit by exit, as its quarter turn brings it to the door, then mirrored: of the whole fits the one with most usable exits
wins, the first on ties. Else the same with the tile stretched by one row or column, then by two. Else the cut that
keeps most squares, as a dead end without other exits. Nothing here throws dice.
"""

from collections.abc import Container, Sequence
from functools import reduce
from operator import and_
from typing import NamedTuple

from printgen.rules.fourad.grid import MARGIN, STEP, STRIDE, reach
from printgen.rules.fourad.outline import Outline, Shape
from printgen.rules.fourad.stretch import stretched

REACH = MARGIN * STRIDE + MARGIN  # further than any tile goes on from its door
WINDOW = (1 << 2 * REACH + 1) - 1


class Field(NamedTuple):
    """The sheet as it stands: what no tile may cover (old tiles and all beyond the sheet), and where exits of old
    tiles wait to be met, as (the bit of their square, their side)."""

    blocked: int
    waiting: Container[tuple[int, int]]


class Fit(NamedTuple):
    """A tile as it is laid: squares and pillars as bits of the sheet, exits as (side, bit, door), which of them was
    come in by, and what had to be done: turned, mirrored, stretched by, cut."""

    mask: int
    pillars: int
    exits: tuple[tuple[int, int, bool], ...]
    entry: int
    turns: int
    mirrored: bool
    stretch: int
    cut: bool


def fit(outline: Outline, front: int, facing: int, field: Field, *, longer: bool) -> Fit:
    """How the tile lies with an exit on the free square `front`, entered by someone walking towards side `facing`."""
    near = field.blocked >> front - REACH & WINDOW  # what lies within reach of the door: short numbers are quicker
    for by in (0, 1, 2):
        best = _best(tries(outline, facing, by, longer), near, front, field)
        if best:
            return _lain(best, front - best.offset, by)
    ways = [one for way in tries(outline, facing, 0, longer) for one in way.tries]
    return _cut(ways, front, ~field.blocked)


def _best(ways: "tuple[Facing, ...]", near: int, front: int, field: Field) -> "Try | None":
    """Of the whole fits the first with most usable exits."""
    best, most = None, -1
    for common, alike in ways:
        if common & near:
            continue  # what they all cover is taken: none of them fits
        for one in alike:
            if not one[0] & near:  # one.placed
                usable = _usable(one, near, front, field)
                if usable > most:
                    best, most = one, usable
                    if most == len(one.ahead):
                        return best  # no later one can have more
    return best


class Try(NamedTuple):
    """A shape with one of its exits turned to face the door; `offset` is that exit's square in the drawing. `placed` is
    the mask with that square on bit `REACH`, `ahead` the squares before its other exits there, with their sides."""

    placed: int
    mask: int
    offset: int
    shape: Shape
    entry: int
    turns: int
    mirrored: bool
    ahead: tuple[tuple[int, int], ...]


class Facing(NamedTuple):
    """An exit of a tile facing the door, turned one way: all its shapes, and the squares that all of them cover."""

    common: int
    tries: tuple[Try, ...]


def tries(outline: Outline, facing: int, by: int, longer: bool) -> tuple[Facing, ...]:
    """Exit by exit brought to face the door, plain and then mirrored, stretched by `by`; of those that come to the same
    the first. Worked out once."""
    key = (facing, by, longer)
    kept: tuple[Facing, ...] | None = outline.tries.get(key)
    if kept is None:
        back, faced, seen = facing + 2 & 3, [], set()
        for entry, one in enumerate(outline.exits):
            for turns, mirrored in ((back - one.side & 3, False), (back + one.side & 3, True)):
                found: list[Try] = []
                for shape in stretched(outline.shape(turns, mirrored), by, longer):
                    at = shape.exits[entry]
                    offset = at.y * STRIDE + at.x
                    placed = shape.mask << REACH - offset
                    exits = frozenset((e.side, e.y * STRIDE + e.x - offset, e.door) for e in shape.exits)
                    alike = (placed, shape.pillars << REACH - offset, exits)
                    if alike not in seen:
                        seen.add(alike)
                        ahead = tuple(
                            (e.y * STRIDE + e.x - offset + REACH + STEP[e.side], e.side)
                            for number, e in enumerate(shape.exits)
                            if number != entry
                        )
                        found.append(Try(placed, shape.mask, offset, shape, entry, turns, mirrored, ahead))
                if found:
                    common = reduce(and_, (one.placed for one in found))
                    faced.append(Facing(common, tuple(found)))
        kept = outline.tries[key] = tuple(faced)
    return kept


def _lain(one: Try, move: int, by: int) -> Fit:
    exits = tuple((e.side, e.y * STRIDE + e.x + move, e.door) for e in one.shape.exits)
    return Fit(one.mask << move, one.shape.pillars << move, exits, one.entry, one.turns, one.mirrored, by, False)


def _usable(one: Try, near: int, front: int, field: Field) -> int:
    """Exits besides the entry with a free square before them, or an old tile's exit that meets them."""
    count = 0
    for ahead, side in one.ahead:
        if not near >> ahead & 1 or (ahead + front - REACH, side + 2 & 3) in field.waiting:
            count += 1
    return count


def _cut(ways: Sequence[Try], front: int, free: int) -> Fit:
    start, best, most = 1 << front, None, 0
    for one in ways:
        move = front - one.offset
        kept = reach(start, one.mask << move & free)
        if kept.bit_count() > most:
            most = kept.bit_count()
            at = one.shape.exits[one.entry]
            best = Fit(
                kept,
                one.shape.pillars << move & kept,
                ((at.side, front, at.door),),
                0,
                one.turns,
                one.mirrored,
                0,
                True,
            )
    assert best is not None  # `front` is free, and every way puts an exit's square on it
    return best
