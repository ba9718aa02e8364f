"""The way in and the ways on: which side of which room they leave by, one square of stub outside it (addendum G9, G13)."""

from collections.abc import Sequence
from typing import NamedTuple

from printgen.rules.whitebox.result import Drop
from printgen.rules.whitebox.route import Cell, doorsteps
from printgen.rules.whitebox.spread import Box

FACING = {"north": "n", "east": "e", "south": "s", "west": "w"}
OPPOSITE = {"north": "south", "east": "west", "south": "north", "west": "east"}


class Stub(NamedTuple):
    """A square outside a room's side: the way in, or a gateway or passage to another area."""

    die: int
    kind: str  # "in" or "level"
    side: str
    cell: Cell


def to_edge(box: Box, sheet: tuple[int, int], side: str) -> int:
    wide, high = sheet
    return {"north": box.y, "south": high - box.y - box.high, "west": box.x, "east": wide - box.x - box.wide}[side]


def way_in_of(boxes: Sequence[Box], sheet: tuple[int, int], entrance: str) -> int:
    """The box nearest the named edge, ties by die order."""
    return min(range(len(boxes)), key=lambda die: (to_edge(boxes[die], sheet, entrance), die))


def stubs(
    drop: Drop, boxes: Sequence[Box], sheet: tuple[int, int], entrance: str, way_in: int, *, stairs: bool
) -> tuple[Stub, ...]:
    """The way in (none when it is stairs from above), then level exits in die order, each by its nearest edge."""
    out: list[Stub] = []
    if not stairs:
        out.append(Stub(way_in, "in", entrance, _middle(boxes[way_in], entrance)))
    for die, shown in enumerate(drop.rooms):
        if shown.face == 1 and shown.sides in (4, 6, 10):
            taken = {stub.side for stub in out if stub.die == die}
            sides = [side for side in ("north", "east", "south", "west") if side not in taken]
            side = min(sides, key=lambda one: to_edge(boxes[die], sheet, one))
            out.append(Stub(die, "level", side, _middle(boxes[die], side)))
    return tuple(out)


def _middle(box: Box, side: str) -> Cell:
    cells = [cell for one, cell, _ in doorsteps(box) if one == side]
    return cells[len(cells) // 2]
