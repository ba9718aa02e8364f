"""Secret passages and closets: faces of 18 in a room's own drop. No die is thrown here.

A passage leaves by the wall nearest to its die and leads to the nearest room not joined that a corridor can reach; where
there is none, a closet 5 ft square is behind the wall.
"""

from collections.abc import Mapping
from typing import NamedTuple

from printgen.rules.whitebox.geometry import Ring, rectangle
from printgen.rules.whitebox.layout import Layout
from printgen.rules.whitebox.links import distance
from printgen.rules.whitebox.result import Passage, Portal
from printgen.rules.whitebox.route import Doorstep, doorsteps
from printgen.rules.whitebox.shape import Floor, straight_edges
from printgen.rules.whitebox.spread import Box

LEAST = 25  # hundredths of a 10-ft square: the narrowest secret door


class Secret(NamedTuple):
    passage: Passage
    portals: tuple[Portal, ...]
    to: int  # the room's number it leads to, 0 for a closet


def slots(box: Box, floor: Floor) -> list[tuple[Doorstep, int, int]]:
    """Doorsteps where the wall itself lies on the box's side: the step, and the wall's part of it (area units)."""
    out = []
    walls = {side: (low, high) for side, low, high in straight_edges(floor)}
    for step in doorsteps(box, corners=True):
        side, (x, y), _ = step
        if side not in walls:
            continue
        flat = side in ("north", "south")
        offset = 100 * (box.x if flat else box.y)
        start = 100 * (x if flat else y)
        low, high = max(start, offset + walls[side][0] // 2), min(start + 100, offset + walls[side][1] // 2)
        if high - low >= LEAST:
            out.append((step, low, high))
    return out


def passage_from(
    layout: Layout, floors: Mapping[int, Floor], die: int, side: str, name: str
) -> Secret | None:  # fmt: skip
    """The cheapest secret corridor from a room, by the wanted side first, or None."""
    joined = {other for pair, _ in layout.links if die in pair for other in pair}
    others = [other for other in range(len(layout.boxes)) if other not in joined and other != die]
    others.sort(key=lambda other: (distance(layout.boxes[die], layout.boxes[other]), other))
    mine = slots(layout.boxes[die], floors[die])
    wanted = [slot for slot in mine if slot[0][0] == side]
    for other in others:
        theirs = slots(layout.boxes[other], floors[other])
        for starts in (wanted, mine):
            if not starts or not theirs:
                continue
            found = layout.ground.route(die, other, [one[0] for one in starts], [one[0] for one in theirs], fork=False)
            if found is None:
                continue
            layout.ground.dig(found)
            ends = []
            for at, cell, held in ((die, found.cells[0], starts), (other, found.cells[-1], theirs)):
                slot = next(one for one in held if one[0][1] == cell)
                ends.append(secret_door(layout, at, slot, name))
            rooms = (layout.numbers[die], layout.numbers[other])
            return Secret(Passage(name, found.cells, rooms, secret=True), tuple(ends), rooms[1])
    return None


def secret_door(layout: Layout, die: int, slot: tuple[Doorstep, int, int], passage: str) -> Portal:
    (side, _, _), low, high = slot
    box, number = layout.boxes[die], layout.numbers[die]
    middle, width = (low + high) // 2, min(50, high - low)
    at = {
        "north": (middle, 100 * box.y), "south": (middle, 100 * (box.y + box.high)),
        "west": (100 * box.x, middle), "east": (100 * (box.x + box.wide), middle),
    }[side]  # fmt: skip
    return Portal(f"{passage}-{number}", number, passage, side, at, "secret", width, secret=True)  # type: ignore[arg-type]


def closet(layout: Layout, floors: Mapping[int, Floor], die: int, side: str, name: str) -> Secret | None:
    """Behind the wall, on the wanted side first, where nothing else is."""
    mine = slots(layout.boxes[die], floors[die])
    for slot in sorted(mine, key=lambda one: one[0][0] != side):
        (where, cell, _), low, high = slot
        if cell in layout.ground.dug or cell in layout.ground.reserved or high - low < 50:
            continue
        door = secret_door(layout, die, slot, name)
        x, y = door.at
        ring: Ring = {
            "north": rectangle(x - 25, y - 50, 50, 50), "south": rectangle(x - 25, y, 50, 50),
            "west": rectangle(x - 50, y - 25, 50, 50), "east": rectangle(x, y - 25, 50, 50),
        }[where]  # fmt: skip
        return Secret(Passage(name, (), (layout.numbers[die],), secret=True, outline=ring), (door,), 0)
    return None
