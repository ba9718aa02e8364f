"""One dungeon area, whole. The rolls, in order: the drop; the feature; room names, by number; doors, by number; each
room's own drop and its pieces, by number; lairs in die order, then the other monsters by room; traps; treasure, by
room; six wanderers; six torches."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from msgspec.structs import replace

from printgen.chance.cup import Bag
from printgen.rules.whitebox import furnish
from printgen.rules.whitebox.doors import bare_doors, edge, hang, keys, passages
from printgen.rules.whitebox.drop import ROOM_TRAY, SIX, TRAY, TWELVE, scatter
from printgen.rules.whitebox.feature import area_feature
from printgen.rules.whitebox.house import House
from printgen.rules.whitebox.layout import Layout, lay_out
from printgen.rules.whitebox.links import distance
from printgen.rules.whitebox.people import Census, settle, wanderers
from printgen.rules.whitebox.result import (
    Area,
    AreaOptions,
    Drop,
    Edge,
    Exit,
    Foe,
    Hoard,
    Link,
    Passage,
    Point,
    Portal,
    Room,
    Thing,
)
from printgen.rules.whitebox.secrets import Secret, closet, passage_from
from printgen.rules.whitebox.shape import Floor, floor_of, on_map, outline_of
from printgen.rules.whitebox.spread import scaled, sheet_of
from printgen.rules.whitebox.stairs import stairs_at
from printgen.rules.whitebox.traps import spring
from printgen.rules.whitebox.treasure import cache, hoard
from printgen.rules.whitebox.water import water_of
from printgen.rules.whitebox.ways import FACING
from printgen.rules.whitebox.works import works
from printgen.tables.load import Tables

Change = Literal["", "level", "down"]
_ROOM = re.compile(r"/room/(\d+)")


@dataclass
class Draft:
    """An area on the workbench."""

    bag: Bag
    tables: Tables
    house: House
    number: int
    level: int
    entrance: Edge
    drop: Drop
    layout: Layout
    prefix: str
    drop_throws: tuple[int, ...]
    rooms: dict[int, Room] = field(default_factory=dict)  # by number
    floors: dict[int, Floor] = field(default_factory=dict)  # by die
    portals: list[Portal] = field(default_factory=list)
    ways: list[Passage] = field(default_factory=list)
    exits: list[Exit] = field(default_factory=list)
    foes: dict[str, Foe] = field(default_factory=dict)

    def die_of(self, number: int) -> int:
        return self.layout.numbers.index(number)

    @property
    def numbers(self) -> list[int]:
        return sorted(self.layout.numbers)


def dropped(bag: Bag, tables: Tables, house: House, prefix: str, given: Drop | None) -> tuple[Drop, tuple[int, ...]]:
    """A person's own drop, or twelve dice and (unless the house rolls it) the feature's."""
    if given is not None:
        return given, ()
    types = tables.table("whitebox/room-types")
    feature = tables.table("whitebox/features") if house.feature_die == "dropped" else None
    return scatter(bag, prefix, TWELVE, types, TRAY, feature=feature)


def roll_area(
    bag: Bag, tables: Tables, house: House, options: AreaOptions, number: int, level: int, entrance: Edge,
    *, given: Drop | None = None, stair: Point | None = None,
) -> Area:  # fmt: skip
    """`stair` is where, on the sheet above, stairs come down to this area."""
    prefix = f"whitebox/area/{number}"
    mark = len(bag.journal.rolls) if bag.journal is not None else 0
    drop, throws = dropped(bag, tables, house, prefix, given)
    layout = lay_out(drop, house, entrance)
    if stair is not None:
        at = min(
            range(len(layout.boxes)),
            key=lambda die: (sum((a - b) ** 2 for a, b in zip(layout.boxes[die].centre, stair, strict=True)), die),
        )
        layout = lay_out(drop, house, entrance, at)
    draft = Draft(bag, tables, house, number, level, entrance, drop, layout, prefix, throws)
    feature = _feature(draft)
    _name(draft)
    _doors(draft)
    things = _furnish(draft) if options.rooms == "all" else {}
    census = _people(draft, things)
    _secrets(draft, things)
    _traps(draft, things)
    _treasure(draft, things)
    _outlines(draft)
    _ways_out(draft)
    groups, met = wanderers(bag, prefix, tables, level, census.kinds)
    for foe in met:
        draft.foes.setdefault(foe.key, foe)
    torch = bag.cup(f"{prefix}/torches")
    torches = tuple(torch.throw("d4+4", f"torch {at}: turns").total for at in range(1, 7))
    return _finish(draft, feature, tuple(groups), torches, mark)


def feature_place(draft: Draft) -> Point | None:
    die = draft.drop.feature
    if die is None:
        return None
    x, y = scaled(draft.drop, die.x, die.y)
    wide, high = sheet_of(draft.drop)
    return x * draft.layout.wide // wide, y * draft.layout.high // high


def _feature(draft: Draft):  # type: ignore[no-untyped-def]
    die, place = draft.drop.feature, feature_place(draft)
    row = draft.tables.table("whitebox/features").row(die.face) if die is not None else None
    boxes = draft.layout.boxes
    spot = place or (50 * draft.layout.wide, 50 * draft.layout.high)
    near = min(
        range(len(boxes)),
        key=lambda one: (sum((a - b) ** 2 for a, b in zip(boxes[one].centre, spot, strict=True)), one),
    )
    thrown = draft.drop_throws[len(draft.drop.rooms)] if die is not None and draft.drop_throws else 0
    return area_feature(draft.bag, draft.tables, draft.prefix, row, draft.layout.numbers[near], thrown)


def _name(draft: Draft) -> None:
    rooms = draft.tables.entries("whitebox/rooms")
    for number in draft.numbers:
        die = draft.die_of(number)
        shown, box = draft.drop.rooms[die], draft.layout.boxes[die]
        change: Change = ("down" if shown.sides in (8, 12, 20) else "level") if shown.face == 1 else ""
        cup = draft.bag.cup(f"{draft.prefix}/room/{number}/name")
        entry = rooms[str(shown.face)]
        name = "stairs down" if change == "down" else cup.choose(entry.names, "which of its names")
        draft.rooms[number] = Room(
            number, die, shown.face, name, *box, outline=(), lair=shown.top, area_change=change,
            way_in=die == draft.layout.way_in,
        )  # fmt: skip


def _doors(draft: Draft) -> None:
    rooms = draft.tables.entries("whitebox/rooms")
    iron = [number for number, room in draft.rooms.items() if room.name in rooms[str(room.face)].important]
    draft.ways = passages(draft.layout)
    draft.portals = hang(draft.bag, draft.prefix, bare_doors(draft.layout, draft.ways, iron), draft.house)
    lairs = [number for number, room in draft.rooms.items() if room.lair]
    boxes = {number: draft.layout.boxes[draft.die_of(number)] for number in draft.numbers}
    draft.portals = keys(draft.portals, boxes, lairs, draft.layout.numbers[draft.layout.way_in])


def _furnish(draft: Draft) -> dict[int, list[Thing]]:
    out = {}
    contents = draft.tables.table("whitebox/contents")
    for number in draft.numbers:
        room = draft.rooms[number]
        own, _ = scatter(draft.bag, f"{draft.prefix}/room/{number}", SIX, contents, ROOM_TRAY)
        floor = floor_of(own, draft.layout.boxes[room.die])
        cup = draft.bag.cup(f"{draft.prefix}/room/{number}/contents")
        out[number] = furnish.place(furnish.read(cup, draft.tables, own.dice, room.face), floor)
        draft.floors[room.die] = floor
        draft.rooms[number] = replace(room, drop=own, shape=floor.shape)
    return out


def _people(draft: Draft, things: Mapping[int, list[Thing]]) -> Census:
    boxes = {number: draft.layout.boxes[draft.die_of(number)] for number in draft.numbers}
    census = Census(draft.tables, draft.level, draft.house, boxes)
    lairs = [draft.layout.numbers[die] for die, shown in enumerate(draft.drop.rooms) if shown.top]
    maxima = {number: sum(thing.foe for thing in found) for number, found in things.items()}
    if things:
        for number, group in settle(draft.bag, draft.prefix, census, lairs, maxima).items():
            draft.rooms[number] = replace(draft.rooms[number], group=group)
    else:
        for number, group in settle(draft.bag, draft.prefix, census, lairs, {}).items():
            draft.rooms[number] = replace(draft.rooms[number], group=group)
    for key, met in census.kinds.items():
        draft.foes[key] = met.foe
    for number, found in things.items():
        party = draft.rooms[number].group
        lit = party is not None and draft.foes[party.key].light
        things[number][:] = [
            replace(one, note="lit" if lit else "unlit") if one.kind == "light" else one for one in found
        ]
    return census


def _secrets(draft: Draft, things: Mapping[int, list[Thing]]) -> None:
    for die in range(len(draft.layout.boxes)):
        draft.floors.setdefault(die, floor_of(None, draft.layout.boxes[die]))
    for number, found in things.items():
        for at, thing in enumerate(found):
            if thing.kind != "passage":
                continue
            die, name = draft.die_of(number), f"secret-{number}"
            _, side = furnish.nearest_wall(thing.fell, draft.floors[die].ring)
            secret: Secret | None = passage_from(draft.layout, draft.floors, die, side, name)
            secret = secret or closet(draft.layout, draft.floors, die, side, name)
            note = "to a closet 5 ft square"
            if secret is not None:
                draft.ways.append(secret.passage)
                draft.portals += secret.portals
                box = draft.layout.boxes[die]
                x, y = secret.portals[0].at
                thing = replace(thing, at=(2 * (x - 100 * box.x), 2 * (y - 100 * box.y)))
                note = f"to room {secret.to}" if secret.to else note
            found[at] = replace(thing, note=note)


def _traps(draft: Draft, things: Mapping[int, list[Thing]]) -> None:
    for number, found in things.items():
        for at, thing in enumerate(found):
            if thing.kind != "trap":
                continue
            cup = draft.bag.cup(f"{draft.prefix}/room/{number}/trap")
            trap = spring(cup, draft.tables, draft.house, on=_door_near(draft, number, thing.fell))
            trap = replace(trap, detail=trap.detail or _where(draft, number, trap.name, thing.fell))
            draft.rooms[number] = replace(draft.rooms[number], trap=trap)
            found[at] = replace(thing, name=trap.name.lower(), note=trap.on)


def _door_near(draft: Draft, number: int, fell: Point) -> str:
    """The side of a door within one square (P1)."""
    box = draft.layout.boxes[draft.die_of(number)]
    near = []
    for door in draft.portals:
        if door.room == number and not door.secret:
            x, y = 2 * (door.at[0] - 100 * box.x), 2 * (door.at[1] - 100 * box.y)
            across = door.side in ("north", "south")
            dx = max(abs(x - fell[0]) - (100 if across else 0), 0)
            dy = max(abs(y - fell[1]) - (0 if across else 100), 0)
            if max(dx, dy) <= 100:
                near.append((dx * dx + dy * dy, door.side))
    return min(near)[1] if near else ""


def _where(draft: Draft, number: int, trap: str, fell: Point) -> str:
    """P3: what a trap needs of the map."""
    ways = {door.passage for door in draft.portals if door.room == number}
    if trap == "Chute":
        return f"to level {draft.level + 1}, unmapped"
    if trap == "Rolling boulder":
        long = max((way for way in draft.ways if way.id in ways), key=lambda one: len(one.cells), default=None)
        others = [str(room) for room in long.rooms if room != number] if long else []
        return f"down the passage to {' and '.join(others)}" if others else ""
    if trap == "Portcullis":
        box = draft.layout.boxes[draft.die_of(number)]
        x, y = 100 * box.x + fell[0] // 2, 100 * box.y + fell[1] // 2
        near = [
            ((door.at[0] - x) ** 2 + (door.at[1] - y) ** 2, door.side)
            for door in draft.portals
            if door.room == number and not door.secret
        ]
        return f"at the {min(near)[1]} door" if near else ""
    return ""


def _treasure(draft: Draft, things: Mapping[int, list[Thing]]) -> None:
    for number in draft.numbers:
        room = draft.rooms[number]
        cup = draft.bag.cup(f"{draft.prefix}/room/{number}/treasure")
        hoards: list[Hoard] = []
        both = room.face != 20 or draft.house.vault == "both"
        if room.group is not None and room.group.lair and both:
            hoards.append(hoard(cup, draft.tables, draft.foes[room.group.key].xp * len(room.group.hp)))
        if room.face == 20:
            hoards.append(cache(cup, draft.tables, draft.level, "vault"))
        for thing in things.get(number, ()):
            if thing.kind in ("compartment", "chest"):
                hoards.append(cache(cup, draft.tables, draft.level, thing.kind))
        draft.rooms[number] = replace(room, hoards=tuple(hoards), things=tuple(things.get(number, ())))


def _outlines(draft: Draft) -> None:
    """The way in's and the exits' stubs, then every room's wall with its porches."""
    layout = draft.layout
    at_exit = 0
    for stub in layout.stubs:
        number, box = layout.numbers[stub.die], layout.boxes[stub.die]
        at, _ = edge(box, stub.side, stub.cell)
        if stub.kind == "in":
            name, kind = "way-in", "arch"
        else:
            at_exit += 1
            name, kind = f"way-on-{at_exit}", "open" if draft.rooms[number].name == "passage" else "arch"
        draft.ways.append(Passage(name, (stub.cell,), (number,)))
        draft.portals.append(Portal(f"{name}-door", number, name, stub.side, at, kind))  # type: ignore[arg-type]
    for number, room in draft.rooms.items():
        box, floor = layout.boxes[room.die], draft.floors[room.die]
        doors = []
        for door in draft.portals:
            if door.room == number and not door.secret:
                flat = door.side in ("north", "south")
                doors.append(
                    (door.side, (door.at[0] - 50) // 100 - box.x if flat else (door.at[1] - 50) // 100 - box.y)
                )
        x, y = scaled(draft.drop, draft.drop.rooms[room.die].x, draft.drop.rooms[room.die].y)
        die = (2 * (x - 100 * box.x), 2 * (y - 100 * box.y))
        water = water_of(room.name, floor, die) if room.face == 18 else None
        draft.rooms[number] = replace(room, outline=on_map(outline_of(floor, doors), box), water=water)


def _ways_out(draft: Draft) -> None:
    for door in draft.portals:
        if door.passage == "way-in":
            facing = FACING[door.side]
            draft.exits.append(Exit(door.room, "in", "way in", door.at, facing))  # type: ignore[arg-type]
    for number in draft.numbers:
        room = draft.rooms[number]
        if room.way_in and not any(one.kind == "in" for one in draft.exits):
            at, facing = stairs_at(room)
            draft.exits.insert(0, Exit(number, "in", "stairs up", at, facing))
        if room.area_change == "down":
            at, facing = stairs_at(room, second=room.way_in)
            draft.exits.append(Exit(number, "down", "stairs down", at, facing))
        elif room.area_change == "level":
            door = next(one for one in draft.portals if one.room == number and one.passage.startswith("way-on"))
            draft.exits.append(Exit(number, "level", room.name, door.at, FACING[door.side]))  # type: ignore[arg-type]


def _finish(draft: Draft, feature, groups, torches: tuple[int, ...], mark: int) -> Area:  # type: ignore[no-untyped-def]
    rooms, doors = works(list(draft.rooms.values()), draft.portals, draft.ways)
    by_room: dict[int, list[int]] = {}
    journal = draft.bag.journal
    for roll in journal.rolls[mark:] if journal is not None else ():
        match = _ROOM.search(roll.stream)
        if match:
            by_room.setdefault(int(match[1]), []).append(roll.no)
    links = []
    for (a, b), loop in draft.layout.links:
        pair = sorted((draft.layout.numbers[a], draft.layout.numbers[b]))
        length = (distance(draft.layout.boxes[a], draft.layout.boxes[b]) + 50) // 100
        links.append(Link((pair[0], pair[1]), length, loop))
    return Area(
        draft.number, draft.level, draft.entrance, draft.drop, draft.layout.wide, draft.layout.high,
        draft.layout.grown, feature,
        tuple(replace(room, throws=tuple(by_room.get(room.number, ()))) for room in rooms),
        tuple(links), tuple(draft.ways), tuple(doors), tuple(draft.exits), tuple(draft.foes.values()), groups,
        torches, draft.drop_throws,
    )  # fmt: skip
