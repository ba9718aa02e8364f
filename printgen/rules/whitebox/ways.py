"""The way in and the ways on: which side of which room they leave by, one square of stub outside it (addendum G9, G13)."""

from collections.abc import Sequence
from typing import NamedTuple

from printgen.rules.whitebox.result import Drop
from printgen.rules.whitebox.route import Cell, doorsteps
from printgen.rules.whitebox.spread import Box

FACING = {"north": "n", "east": "e", "south": "s", "west": "w"}
STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
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
    """The way in (none when it is stairs from above), then level exits in die order, each by the nearest
    edge that nothing stands before."""
    out: list[Stub] = []
    if not stairs:
        out.append(Stub(way_in, "in", entrance, _from_middle(boxes[way_in], entrance)[0]))
    for die, shown in enumerate(drop.rooms):
        if shown.face == 1 and shown.sides in (4, 6, 10):
            taken = {stub.side for stub in out if stub.die == die}
            sides = [side for side in ("north", "east", "south", "west") if side not in taken]
            sides.sort(key=lambda one: to_edge(boxes[die], sheet, one))
            places = [(side, cell) for side in sides for cell in _from_middle(boxes[die], side)]
            clear = [one for one in places if _open_ground(boxes, die, *one, sheet)]
            out.append(Stub(die, "level", *(clear or places)[0]))
    return tuple(out)


def _open_ground(boxes: Sequence[Box], die: int, side: str, cell: Cell, sheet: tuple[int, int]) -> bool:
    """Whether nothing stands between a doorstep and the edge its side faces, nor right beside that line."""
    x, y = cell
    dx, dy = STEPS[side]
    while 0 <= x < sheet[0] and 0 <= y < sheet[1]:
        around = [(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1)]
        if any(box.holds(*cell) for at, box in enumerate(boxes) if at != die for cell in around):
            return False
        x, y = x + dx, y + dy
    return True


def _from_middle(box: Box, side: str) -> list[Cell]:
    """A side's doorsteps, the middle one first."""
    cells = [cell for one, cell, _ in doorsteps(box) if one == side]
    middle = len(cells) // 2
    return [cells[at] for at in sorted(range(len(cells)), key=lambda at: abs(at - middle))]
