"""A tile's drawing, read from its text: which squares are floor, where doors and open ways lead out.

`.` is floor, `o` floor with a pillar, `+` a door, `:` an open way, `^` the way in. An exit stands one square outside
the one floor square it leads out of, at most one a side. `shape(turns, mirrored)` is the drawing turned by quarters
(mirrored first), as bits; each is worked out once.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

from printgen.errors import BadFile
from printgen.rules.fourad.grid import STRIDE, VECTOR, Square, is_corridor, reach

FLOOR, PILLAR, DOOR, OPEN, WAY_IN = ".", "o", "+", ":", "^"


class Opening(NamedTuple):
    """An exit of a drawing: which side it is on, its floor square, door or open way (`^` is the way in)."""

    side: int
    x: int
    y: int
    door: bool
    way_in: bool = False


class Shape(NamedTuple):
    """A drawing as it would lie on the sheet, its upper left corner at bit 0."""

    mask: int
    wide: int
    tall: int
    exits: tuple[Opening, ...]
    pillars: int = 0


@dataclass(frozen=True)
class Outline:
    """A tile's drawing the way it is printed in the table."""

    cells: frozenset[Square]
    pillars: frozenset[Square]
    exits: tuple[Opening, ...]
    wide: int
    tall: int
    tries: dict[Any, Any] = field(default_factory=dict, compare=False, repr=False)  # see fit.py
    _shapes: dict[tuple[int, bool], Shape] = field(default_factory=dict, compare=False, repr=False)

    def shape(self, turns: int = 0, mirrored: bool = False) -> Shape:
        kept = self._shapes.get((turns, mirrored))
        if kept is None:
            kept = self._shapes[turns, mirrored] = self._turned(turns, mirrored)
        return kept

    def _turned(self, turns: int, mirrored: bool) -> Shape:
        wide, tall = (self.tall, self.wide) if turns & 1 else (self.wide, self.tall)

        def put(x: int, y: int) -> Square:
            if mirrored:
                x = self.wide - 1 - x
            if turns == 1:
                return self.tall - 1 - y, x
            if turns == 2:
                return self.wide - 1 - x, self.tall - 1 - y
            if turns == 3:
                return y, self.wide - 1 - x
            return x, y

        exits = tuple(
            Opening((-one.side if mirrored else one.side) + turns & 3, *put(one.x, one.y), one.door, one.way_in)
            for one in self.exits
        )
        return Shape(_mask(put(*c) for c in self.cells), wide, tall, exits, _mask(put(*c) for c in self.pillars))


def _mask(cells: Iterable[Square]) -> int:
    return sum(1 << y * STRIDE + x for x, y in cells)


@lru_cache(maxsize=512)
def read_outline(text: str, place: str) -> Outline:
    """The drawing, or BadFile: what is wrong with it, and where."""
    marks = {(x, y): mark for y, line in enumerate(text.split("\n")) for x, mark in enumerate(line) if mark != " "}
    strange = sorted(set(marks.values()) - set(".o+:^"))
    if strange:
        raise BadFile(f"{place}: “{strange[0]}” in the drawing; there are . floor, o pillar, + door, : open, ^ way in")
    floor = {at for at, mark in marks.items() if mark in ".o"}
    if not floor:
        raise BadFile(f"{place}: the drawing has no floor; draw it with .")
    left, top = min(x for x, _ in floor), min(y for _, y in floor)
    cells = frozenset((x - left, y - top) for x, y in floor)
    exits = sorted(_opening(at, mark, floor, left, top, place) for at, mark in marks.items() if mark in "+:^")
    if len({one.side for one in exits}) < len(exits):
        raise BadFile(f"{place}: two exits on one side; leave one")
    whole = _mask(cells)
    if reach(whole & -whole, whole) != whole:
        raise BadFile(f"{place}: the floor is in two pieces; join them")
    pillars = frozenset((x - left, y - top) for (x, y), mark in marks.items() if mark == PILLAR)
    return Outline(cells, pillars, tuple(exits), max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1)


def _opening(at: Square, mark: str, floor: set[Square], left: int, top: int, place: str) -> Opening:
    x, y = at
    sides = [side for side, (right, down) in enumerate(VECTOR) if (x - right, y - down) in floor]
    if len(sides) != 1:
        raise BadFile(
            f"{place}: the “{mark}” in column {x + 1}, line {y + 1} must touch one floor square, not {len(sides)}"
        )
    right, down = VECTOR[sides[0]]
    return Opening(sides[0], x - right - left, y - down - top, mark == DOOR, mark == WAY_IN)


def kind_of(mask: int) -> str:
    """A tile one square wide everywhere is a corridor; any other is a room."""
    return "corridor" if is_corridor(mask) else "room"
