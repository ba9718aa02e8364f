"""The ways out of each room, clockwise from north, and who has the keys."""

from collections.abc import Collection, Mapping
from typing import Literal

from printgen.model.plan import DoorKind
from printgen.rules.axx.layout.board import WAY, Link, beyond
from printgen.rules.axx.layout.job import Job
from printgen.rules.axx.layout.sheet_plan import door_ids
from printgen.rules.axx.level.found import Exit
from printgen.rules.axx.level.locks import key_room

NOBODY = -1
WALLS: tuple[Literal["north", "east", "south", "west"], ...] = ("north", "east", "south", "west")


def exits_of(
    job: Job, numbers: Mapping[int, int], kinds: Mapping[Link, DoorKind], monsters: Collection[int]
) -> dict[int, tuple[Exit, ...]]:
    """By room number."""
    board = job.board
    secret = [link for link, kind in kinds.items() if kind == "secret"]
    found: dict[int, list[tuple[int, int, int, Exit]]] = {number: [] for number in numbers.values()}
    for link, id in door_ids(board).items():
        key = 0
        if kinds[link] == "locked":
            room = key_room(board, job.start, secret, link, monsters)
            key = numbers[room] if room is not None else NOBODY
        for at, side in ((link.edge[0], link.edge[1]), (beyond(link.edge), (link.edge[1] + 2) % 4)):
            if board.owner[at] == WAY:
                continue
            other = board.owner[beyond((at, side))]
            out = Exit(id, kinds[link], WALLS[side], 0 if other == WAY else numbers[other], key)
            along = at[0] if side in (0, 2) else at[1]
            found[numbers[board.owner[at]]].append((side, along, len(found), out))
    return {number: tuple(one[3] for one in sorted(ways, key=lambda w: w[:3])) for number, ways in found.items()}
