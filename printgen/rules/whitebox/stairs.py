"""Where stairs stand in a room: a 10-ft square wholly inside its wall, by the wall, clear of things."""

from typing import Literal

from printgen.rules.whitebox.geometry import Point, inside
from printgen.rules.whitebox.result import Ring, Room


def stairs_at(room: Room, *, second: bool = False) -> tuple[Point, Literal["n", "e", "s", "w"]]:
    """The middle of the square (area units) and the way the stairs face."""
    held = {
        ((100 * room.x + thing.at[0] // 2) // 50, (100 * room.y + thing.at[1] // 2) // 50)
        for thing in room.things
        if thing.kind in ("small", "large", "pillar", "chest")
    }
    free, any_ = [], []
    for i in range(2 * room.wide - 1):
        for j in range(2 * room.high - 1):
            x, y = 100 * room.x + 50 * i, 100 * room.y + 50 * j
            if not _floored(x, y, room.outline):
                continue
            edge = min(i, j, 2 * room.wide - 2 - i, 2 * room.high - 2 - j)
            cells = {(x // 50 + a, y // 50 + b) for a in (0, 1) for b in (0, 1)}
            any_.append((edge, j, i))
            if not cells & held:
                free.append((edge, j, i))
    spots = sorted(free or any_)
    if not spots:
        return room.centre, "n"
    _, j, i = spots[-1 if second and len(spots) > 1 else 0]
    far = {"n": j, "w": i, "s": 2 * room.high - 2 - j, "e": 2 * room.wide - 2 - i}
    facing = min(far, key=lambda one: far[one])
    return (100 * room.x + 50 * i + 50, 100 * room.y + 50 * j + 50), facing  # type: ignore[return-value]


def _floored(x: int, y: int, ring: Ring) -> bool:
    """No corner of the square is outside, and no corner of the wall juts into it."""
    corners = [(x + 2, y + 2), (x + 98, y + 2), (x + 98, y + 98), (x + 2, y + 98)]
    juts = any(x + 2 < a < x + 98 and y + 2 < b < y + 98 for a, b in ring)
    return not juts and all(inside(one, ring) for one in corners)
