"""Tricks: d20, thrown again while the level lacks what the gift needs; then the gift is worked out for this level."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import msgspec

from printgen.errors import BadFile
from printgen.rules.axx.layout.board import Board, Link
from printgen.rules.axx.layout.walk import room_distances
from printgen.rules.axx.level.depths import Depths
from printgen.rules.axx.level.found import Exit, LevelRoom, Puzzle
from printgen.rules.axx.level.words import counted
from printgen.tables.consult import consult

MOST_AGAIN = 400


@dataclass(frozen=True)
class Ground:
    """What a trick may need to know: the rooms, and how far each is from the trick's own."""

    rooms: tuple[LevelRoom, ...]
    far: Callable[[int], dict[int, int]]

    def nearest(self, number: int, wanted: Callable[[LevelRoom], bool]) -> LevelRoom | None:
        """The nearest other room that is as wanted."""
        steps = self.far(number)
        near = [room for room in self.rooms if room.number != number and wanted(room)]
        return min(near, key=lambda room: (steps.get(room.number, 1 << 30), room.number), default=None)


def throw_trick(at: Depths, number: int, ground: Ground) -> Puzzle:
    cup, mark = at.cup(f"room/{number}/trick"), at.mark()
    table, tricks = at.tables.table("axx/tricks"), at.tables.entries("axx/trick-list")
    for _ in range(MOST_AGAIN):
        row = consult(cup, table, "trick").row
        trick = tricks[row.key]
        words = gift(at, number, ground, trick.needs)
        if words is not None:
            return Puzzle(
                trick.name, trick.seen, trick.solved, trick.gives.format(**{trick.needs or "x": words}), at.since(mark)
            )
    raise BadFile("axx/tricks: every trick needs what this level lacks; give one that needs nothing")


def solve_tricks(
    at: Depths, board: Board, secret: list[Link], numbers: Mapping[int, int], rooms: tuple[LevelRoom, ...]
) -> tuple[LevelRoom, ...]:
    """Every trick's d20, once all rooms are stocked."""
    index = {number: room for room, number in numbers.items()}

    def far(number: int) -> dict[int, int]:
        steps = room_distances(board, board.spots[index[number]].squares[0], secret)
        return {numbers[room]: count for room, count in steps.items()}

    ground = Ground(rooms, far)
    out = []
    for room in rooms:
        if room.stock.kind == "trick":
            puzzle = throw_trick(at, room.number, ground)
            stock = msgspec.structs.replace(room.stock, puzzle=puzzle, throws=(*room.stock.throws, *puzzle.throws))
            room = msgspec.structs.replace(room, stock=stock)
        out.append(room)
    return tuple(out)


def gift(at: Depths, number: int, ground: Ground, needs: str) -> str | None:
    """The words for what is needed, or None when the level has no such thing."""
    match needs:
        case "":
            return ""
        case "door":
            return _door(number, ground, ("stuck", "secret"))
        case "lock":
            chest = _room(number, ground, "chest")
            return _door(number, ground, ("locked",)) or (f"the chest in room {chest}" if chest else None)
        case "far":
            return f"room {max(room.number for room in ground.rooms)}"
        case "neighbour":
            room = ground.nearest(number, lambda room: room.stock.group is not None)
            if room is None or room.stock.group is None:
                return None
            return f"{counted(room.stock.group.number, at.foes[room.stock.group.foe])}, in room {room.number}"
        case _:
            found = _room(number, ground, needs)
            return f"in room {found}" if found else None


def _room(number: int, ground: Ground, what: str) -> int | None:
    def wanted(room: LevelRoom) -> bool:
        if what == "chest":
            return room.stock.spoils is not None and room.stock.spoils.locked
        return room.stock.snare is not None

    room = ground.nearest(number, wanted)
    return room.number if room else None


def _door(number: int, ground: Ground, kinds: tuple[str, ...]) -> str | None:
    """The nearest door of these kinds, its own room's first."""
    steps = ground.far(number)
    doors: list[tuple[int, int, Exit]] = [
        (steps.get(room.number, 1 << 30) if room.number != number else -1, room.number, out)
        for room in ground.rooms
        for out in room.exits
        if out.kind in kinds
    ]
    if not doors:
        return None
    _, room, out = min(doors, key=lambda door: door[:2])
    return f"the {out.kind} door in the {out.wall} wall of room {room}"
