"""Doors where corridors meet rooms, and their keys (addendum G7).

Rolls, by room number, clockwise from north: wood d6 1-3 stuck, 4 plain, 5-6 an open arch; iron d6 1-4 locked.
"""

from collections.abc import Mapping, Sequence

import msgspec

from printgen.chance.cup import Bag
from printgen.rules.whitebox.house import House
from printgen.rules.whitebox.layout import Layout, passages_of
from printgen.rules.whitebox.links import distance
from printgen.rules.whitebox.result import Passage, Point, Portal
from printgen.rules.whitebox.route import Cell, doorsteps
from printgen.rules.whitebox.spread import Box

SHORT = 2


def edge(box: Box, side: str, cell: Cell) -> tuple[Point, int]:
    """The middle of a door's edge in the area's units, and how many squares along the side it is."""
    x, y = cell
    if side in ("north", "south"):
        return (100 * x + 50, 100 * (box.y if side == "north" else box.y + box.high)), x - box.x
    return (100 * (box.x if side == "west" else box.x + box.wide), 100 * y + 50), y - box.y


def side_of(box: Box, cell: Cell) -> str:
    """The side a doorstep lies on."""
    return next(side for side, one, _ in doorsteps(box, corners=True) if one == cell)


def passages(layout: Layout) -> list[Passage]:
    """Corridors with their forks, numbered by the least room number they serve."""
    found = []
    for cells, pairs in passages_of(layout):
        rooms = sorted({layout.numbers[die] for pair in pairs for die in pair})
        found.append((rooms, tuple(sorted(cells))))
    return [
        Passage(f"corridor-{number}", cells, tuple(rooms)) for number, (rooms, cells) in enumerate(sorted(found), 1)
    ]


def bare_doors(layout: Layout, ways: Sequence[Passage], iron: Sequence[int]) -> list[Portal]:
    """Every place a corridor meets a room, by room number, clockwise from north; a short corridor has one door only."""
    found = []
    for way in ways:
        held = set(way.cells)
        ends = sorted((cell, die) for cell, die in layout.ground.doors if cell in held)
        skip = None
        if len(way.cells) <= SHORT and len(ends) == 2:
            by_number = sorted(ends, key=lambda end: (layout.numbers[end[1]] in iron, layout.numbers[end[1]]))
            skip = by_number[0]
        for cell, die in ends:
            box, number = layout.boxes[die], layout.numbers[die]
            steps = [one for _, one, _ in doorsteps(box, corners=True)]
            at = steps.index(cell)
            side = side_of(box, cell)
            where, _ = edge(box, side, cell)
            kind = "open" if (cell, die) == skip else "iron" if number in iron else "door"
            portal = Portal("", number, way.id, side, where, kind)  # type: ignore[arg-type]
            found.append(((number, at), portal))
    return [
        msgspec.structs.replace(portal, id=f"door-{count}")
        for count, (_, portal) in enumerate(sorted(found, key=lambda one: one[0]), 1)
    ]


def hang(bag: Bag, prefix: str, doors: Sequence[Portal], house: House) -> list[Portal]:
    """What kind each door is."""
    out = []
    for door in doors:
        if door.kind == "open":
            out.append(door)
            continue
        cup = bag.cup(f"{prefix}/room/{door.room}/doors")
        side = door.side
        if door.kind == "iron":
            roll = cup.d6(f"iron door {side}: locked on 1-{house.iron_locked}")
            locked = roll.total <= int(house.iron_locked)
            kind = "iron-locked" if locked else "iron"
        else:
            roll = cup.d6(f"door {side}: 1-3 stuck, 4 plain, 5-6 an open arch")
            locked = False
            kind = "arch" if roll.total >= 5 else "door" if roll.total == 4 else "stuck"
            if kind != "arch" and house.stuck != "most":
                kind = "stuck" if house.stuck == "all" else "door"
        out.append(msgspec.structs.replace(door, kind=kind, locked=locked, throws=(roll.no,)))
    return out


def keys(doors: Sequence[Portal], boxes: Mapping[int, Box], lairs: Sequence[int], start: int) -> list[Portal]:
    """A locked door's key lies in the nearest lair reachable without it, else nowhere."""
    out = []
    for door in doors:
        if not door.locked:
            out.append(door)
            continue
        open_to = reachable([one for one in doors if one.id != door.id], start)
        near = [
            (distance(boxes[door.room], boxes[lair]), lair) for lair in lairs if lair in open_to and lair != door.room
        ]
        out.append(msgspec.structs.replace(door, key=min(near)[1] if near else 0))
    return out


def reachable(doors: Sequence[Portal], start: int) -> set[int]:
    """The rooms that can be walked to through these doors."""
    found, ring = {start}, [start]
    while ring:
        room = ring.pop()
        through = {door.passage for door in doors if door.room == room}
        for door in doors:
            if door.passage in through and door.room not in found:
                found.add(door.room)
                ring.append(door.room)
    return found
