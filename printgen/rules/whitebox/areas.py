"""Areas joined by their area changes (addendum G13).

Exits are served oldest area first, by room number: one on the same level leads to a new area whose way in is on the edge
facing it, stairs to one a level down. What is left over pairs up across areas of a level; the rest is unexplored. When
no exit is left and areas are still owed, the room farthest from the newest area's way in gets a secret way.
"""

from typing import Literal

from msgspec.structs import replace

from printgen.chance.cup import Bag
from printgen.rules.whitebox.area import roll_area
from printgen.rules.whitebox.house import House
from printgen.rules.whitebox.result import Area, AreaOptions, AreaResult, Edge, Exit, Passage, Portal, Room
from printgen.rules.whitebox.route import AROUND
from printgen.rules.whitebox.secrets import slots
from printgen.rules.whitebox.shape import floor_of
from printgen.rules.whitebox.spread import Box
from printgen.rules.whitebox.ways import FACING, to_edge
from printgen.tables.load import Tables

OPPOSITE: dict[str, Edge] = {"n": "south", "e": "west", "s": "north", "w": "east"}
SERVED = ("level", "down", "secret")


def roll_areas(bag: Bag, tables: Tables, options: AreaOptions, house: House) -> AreaResult:
    first = roll_area(bag, tables, house, options, 1, options.level, options.entrance, given=options.drop)
    areas = [first]
    while len(areas) < options.areas:
        place = next(
            ((at, nth) for at, area in enumerate(areas) for nth in _by_room(area) if not area.exits[nth].to), None
        )
        if place is None:
            if house.dead_end == "stop":
                break
            opened = _secret_way(areas[-1])
            if opened is None:
                break
            areas[-1] = opened
            continue
        at, nth = place
        left = areas[at].exits[nth]
        number = len(areas) + 1
        down = left.kind == "down"
        found = roll_area(
            bag, tables, house, options, number, areas[at].level + down,
            options.entrance if down else OPPOSITE[left.facing], stair=left.at if down else None,
        )  # fmt: skip
        areas[at] = _lead(areas[at], nth, number, _way_in(found).room)
        areas.append(_lead(found, found.exits.index(_way_in(found)), areas[at].number, left.room))
    return AreaResult(tuple(_chutes(_pair(areas))))


def _by_room(area: Area) -> list[int]:
    held = [nth for nth, one in enumerate(area.exits) if one.kind in SERVED]
    return sorted(held, key=lambda nth: area.exits[nth].room)


def _way_in(area: Area) -> Exit:
    return next(one for one in area.exits if one.kind == "in")


def _lead(area: Area, nth: int, to: int, room: int) -> Area:
    exits = list(area.exits)
    exits[nth] = replace(exits[nth], to=to, to_room=room)
    return replace(area, exits=tuple(exits))


def _pair(areas: list[Area]) -> list[Area]:
    """Left-over exits of a level, each with the first of another area."""
    for at in range(len(areas)):
        for nth in _by_room(areas[at]):
            if areas[at].exits[nth].to or areas[at].exits[nth].kind != "level":
                continue
            for other in range(at + 1, len(areas)):
                if areas[other].level != areas[at].level:
                    continue
                free = [
                    one for one in _by_room(areas[other])
                    if not areas[other].exits[one].to and areas[other].exits[one].kind == "level"
                ]  # fmt: skip
                if free:
                    back = areas[other].exits[free[0]].room
                    mine = areas[at].exits[nth].room
                    areas[at] = _lead(areas[at], nth, areas[other].number, back)
                    areas[other] = _lead(areas[other], free[0], areas[at].number, mine)
                    break
    return areas


def _chutes(areas: list[Area]) -> list[Area]:
    """A chute comes out in the room below that is nearest in place (P3)."""
    out = []
    for area in areas:
        rooms = []
        below = [(other, room) for other in areas if other.level == area.level + 1 for room in other.rooms]
        for room in area.rooms:
            if below and room.trap is not None and room.trap.name == "Chute":
                x, y = room.centre
                far = [
                    ((one.centre[0] - x) ** 2 + (one.centre[1] - y) ** 2, other.number, one.number)
                    for other, one in below
                ]
                _, number, to = min(far)
                room = replace(room, trap=replace(room.trap, detail=f"to area {number}, room {to}"))
            rooms.append(room)
        out.append(replace(area, rooms=tuple(rooms)))
    return out


def _secret_way(area: Area) -> Area | None:
    """A secret door in the farthest room that has a free wall, and a square of passage behind it."""
    dug = {cell for way in area.passages for cell in way.cells}
    for room in sorted(area.rooms, key=lambda one: -one.number):
        box = Box(room.x, room.y, room.wide, room.high)
        held = slots(box, floor_of(room.drop, box))
        held.sort(key=lambda slot: to_edge(box, (area.wide, area.high), slot[0][0]))
        for (side, cell, _), low, high in held:
            around = {(cell[0] + dx, cell[1] + dy) for dx, dy in (*AROUND, (0, 0))}
            if around & dug or any(_beside(other, around) for other in area.rooms if other.number != room.number):
                continue
            return _opened(area, room, side, cell, (low, high))
    return None


def _beside(room: Room, cells: set[tuple[int, int]]) -> bool:
    return any(Box(room.x, room.y, room.wide, room.high).holds(*cell) for cell in cells)


def _opened(area: Area, room: Room, side: str, cell: tuple[int, int], span: tuple[int, int]) -> Area:
    middle, width = (span[0] + span[1]) // 2, min(50, span[1] - span[0])
    at = {
        "north": (middle, 100 * room.y), "south": (middle, 100 * (room.y + room.high)),
        "west": (100 * room.x, middle), "east": (100 * (room.x + room.wide), middle),
    }[side]  # fmt: skip
    facing: Literal["n", "e", "s", "w"] = FACING[side]  # type: ignore[assignment]
    door = Portal("secret-way-door", room.number, "secret-way", side, at, "secret", width, secret=True)  # type: ignore[arg-type]
    return replace(
        area,
        passages=(*area.passages, Passage("secret-way", (cell,), (room.number,), secret=True)),
        portals=(*area.portals, door),
        exits=(*area.exits, Exit(room.number, "secret", "secret way", at, facing)),
    )
