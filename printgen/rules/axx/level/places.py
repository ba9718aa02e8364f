"""Where a hoard is hidden (one 10-ft section of wall) and where a trap is set (its own place, else a d6: a door, the floor, an object)."""

from collections.abc import Sequence

import msgspec

from printgen.chance.cup import Cup
from printgen.rules.axx.layout.board import Board, canonical
from printgen.rules.axx.layout.forms import STEP, Edge
from printgen.rules.axx.level.depths import Depths
from printgen.rules.axx.level.exits import WALLS
from printgen.rules.axx.level.found import Exit, Snare
from printgen.tables.consult import consult

ENDS = ("west", "north", "west", "north")  # the end a wall of each side is counted from


def wall_sections(board: Board, room: int) -> list[Edge]:
    """Straight wall edges of a room without a door, by side, then from the west or north end (all of a cave's)."""
    spot = board.spots[room]
    own = set(spot.squares)
    doors = {canonical(link.edge) for link in board.links}
    return [
        (at, side)
        for side, (dx, dy) in enumerate(STEP)
        for at in spot.squares
        if (spot.whole(at) or spot.form.aloof)
        and (at[0] + dx, at[1] + dy) not in own
        and canonical((at, side)) not in doors
    ]


def place_cache(cup: Cup, board: Board, room: int) -> tuple[str, Edge]:
    """One section, one die of as many sides. “north wall, 20 ft from its west end”."""
    sections = wall_sections(board, room)
    at, side = sections[cup.throw(f"d{len(sections)}", "which section of wall").total - 1]
    spot = board.spots[room]
    feet = 10 * (at[0] - spot.x if side in (0, 2) else at[1] - spot.y)
    where = f"{feet} ft from its {ENDS[side]} end" if feet else f"at its {ENDS[side]} end"
    return f"{WALLS[side]} wall, {where}", (at, side)


def place_snare(cup: Cup, at: Depths, snare: Snare, exits: Sequence[Exit]) -> Snare:
    """On a door that anyone can see, if there is one. A trap that can only be in one kind of place throws nothing for it."""
    place = snare.place or consult(cup, at.tables.table("axx/trap-places"), "where the trap is").row.name
    doors = [out for out in exits if out.kind not in ("secret", "open")]
    if place == "door" and doors:
        door = doors[cup.pick(len(doors), "which door")]
        return msgspec.structs.replace(snare, place="door", door=door.door)
    if place == "door" and snare.place:
        return snare  # across the way in
    return msgspec.structs.replace(snare, place="object" if place == "object" else "floor")


def mark_at(edge: Edge, *, cave: bool) -> tuple[int, int]:
    """Where the referee's map marks a section: in its wall, in a cave a little inside it. In hundredths of a square."""
    (x, y), side = edge
    dx, dy = STEP[side]
    out = 0 if cave else 50
    return x * 100 + 50 + dx * out, y * 100 + 50 + dy * out
