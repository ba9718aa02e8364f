"""Keys: of a locked door, the key is in the nearest monster room that can be walked to without that door, else nowhere."""

from collections.abc import Collection, Sequence

from printgen.rules.axx.layout.board import Board, Link, beyond
from printgen.rules.axx.layout.trace import Square
from printgen.rules.axx.layout.walk import distances, room_distances


def key_room(board: Board, start: Square, secret: Sequence[Link], door: Link, monsters: Collection[int]) -> int | None:
    """The index of that room; nearest is counted from the door, on the side one can reach. None: there is no key."""
    shut = [*secret, door]
    reached = distances(board, start, shut)
    found: dict[int, int] = {}
    for at in (door.edge[0], beyond(door.edge)):
        if at in reached:
            for room, steps in room_distances(board, at, shut).items():
                if room in monsters and steps < found.get(room, 1 << 30):
                    found[room] = steps
    return min(found, key=lambda room: (found[room], room)) if found else None
