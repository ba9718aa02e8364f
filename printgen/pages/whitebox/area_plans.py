"""An area as maps: the referee's, the players', and the rooms by themselves at five feet a square."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Literal

from printgen.draw.glyphs import furniture
from printgen.model.plan import UNIT, Door, DoorKind, Feature, Mark, MarkKind, Plan, Space, Stair
from printgen.record import Setting
from printgen.rules.whitebox.geometry import inside, trace
from printgen.rules.whitebox.result import Area, AreaResult, Exit, Passage, Portal, Ring, Room, Thing

Way = Literal["up", "down"]
ACROSS: dict[str, Literal["h", "v"]] = {"north": "h", "south": "h", "east": "v", "west": "v"}
CEILING = {"sconce": "sconce", "brazier": "brazier", "chandelier": "chandelier"}


def area_plans(result: AreaResult, setting: Setting) -> Mapping[str, Plan]:
    plans: dict[str, Plan] = {}
    for area in result.areas:
        stem = f"area-{area.number}-" if len(result.areas) > 1 else ""
        plan = area_plan(area, setting.seed)
        plans[f"{stem}gm"] = plan
        plans[f"{stem}player"] = plan.for_players()
        if any(room.drop for room in area.rooms):
            plans[f"{stem}rooms-gm"] = rooms_plan(area, setting.seed)
    return plans


def title_of(area: Area) -> str:
    return f"Area {area.number}"


def area_plan(area: Area, seed: str) -> Plan:
    """The referee's map; `for_players()` takes the secrets out."""
    spaces = [room_space(room) for room in area.rooms]
    spaces += [passage_space(way) for way in area.passages]
    features = [
        Feature(f"room-{room.number}/water", "water", room.centre, outline=on_area(room, room.water.outline))
        for room in area.rooms
        if room.water is not None and len(room.water.outline) >= 3
    ]
    return Plan(
        title_of(area), area.wide, area.high, 10, f"Level {area.level}", f"Dungeon level {area.level}",
        tuple(spaces), tuple(door_of(door, area) for door in area.portals),
        tuple(stair_of(one, at) for at, one in enumerate(area.exits, 1) if one.name.startswith("stairs") or _outside(one)),
        tuple(features), tuple(mark_of(one, at, area) for at, one in enumerate(area.exits, 1) if is_edge(one)),
        seed=seed,
    )  # fmt: skip


def room_space(room: Room) -> Space:
    return Space(
        f"room-{room.number}",
        "room",
        room.outline,
        number=room.number,
        name=room.name,
        tone="lair" if room.lair else "",
    )


def passage_space(way: Passage) -> Space:
    if way.outline:
        return Space(way.id, "room", way.outline, secret=True)
    rings = trace(way.cells, UNIT)
    outer = max(rings, key=lambda ring: abs(_size(ring)))
    holes = tuple(ring for ring in rings if ring is not outer)
    return Space(way.id, "corridor", outer, holes, secret=way.secret)


def _size(ring: Ring) -> int:
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise((*ring, ring[0])))


def door_of(door: Portal, area: Area) -> Door:
    trap = area.room(door.room).trap
    note = door.note
    if trap is not None and trap.on == door.side:
        note = f"{trap.name.lower()} here"
    kind: DoorKind = door.kind  # type: ignore[assignment]
    return Door(
        door.id, kind, door.at, ACROSS[door.side], (f"room-{door.room}", door.passage), door.width, "", note,
        door.secret,
    )  # fmt: skip


def _outside(one: Exit) -> bool:
    """The way in from the world above has its stairs in the square before its arch."""
    return one.kind == "in" and not one.to


def stair_of(one: Exit, at: int) -> Stair:
    way: Way = "up" if one.kind == "in" else "down"
    if _outside(one) and not one.name.startswith("stairs"):
        dx, dy = STEP[one.facing]
        return Stair(f"stairs-{at}", (one.at[0] + dx // 2, one.at[1] + dy // 2), one.facing, "up", "")
    return Stair(f"stairs-{at}", one.at, one.facing, way, exit_words(one))


def is_edge(one: Exit) -> bool:
    """Ways that leave through a wall have a mark outside it."""
    return not one.name.startswith("stairs")


STEP = {"n": (0, -UNIT), "s": (0, UNIT), "e": (UNIT, 0), "w": (-UNIT, 0)}


def mark_of(one: Exit, at: int, area: Area) -> Mark:
    """An arrow at the far end of the stub outside the door."""
    dx, dy = STEP[one.facing]
    kind: MarkKind = "entrance" if one.kind == "in" else "exit" if one.to else "unexplored"
    return Mark(
        f"way-{at}", kind, (one.at[0] + dx, one.at[1] + dy), one.facing, exit_words(one), one.kind == "secret"
    )  # fmt: skip


def exit_words(one: Exit) -> str:
    if one.kind == "in":
        return f"from area {one.to}" if one.to else ""
    return f"to area {one.to}" if one.to else ""


def on_area(room: Room, ring: Sequence[tuple[int, int]]) -> Ring:
    return tuple((100 * room.x + x // 2, 100 * room.y + y // 2) for x, y in ring)


# ---------------------------------------------------------------- rooms at five feet a square


def room_plan(area: Area, room: Room, *, player: bool = False) -> Plan:
    """One room with its things, its doors and a square of the ways beyond them."""
    shift = 200

    def at(x: int, y: int) -> tuple[int, int]:
        return shift + 2 * (x - 100 * room.x), shift + 2 * (y - 100 * room.y)

    outline = tuple(at(x, y) for x, y in room.outline)
    spaces = [Space("room", "room", outline, number=0, name=room.name)]
    doors = []
    for door in area.portals:
        if door.room != room.number:
            continue
        x, y = at(*door.at)
        stub = _stub(door, x, y)
        spaces.append(Space(f"beyond-{door.id}", "corridor", stub, secret=door.secret))
        kind: DoorKind = door.kind  # type: ignore[assignment]
        doors.append(
            Door(
                door.id,
                kind,
                (x, y),
                ACROSS[door.side],
                ("room", f"beyond-{door.id}"),
                2 * door.width,
                secret=door.secret,
            )
        )
    features = [] if room.water is None or len(room.water.outline) < 3 else [
        Feature("water", "water", at(*room.centre), outline=tuple((shift + x, shift + y) for x, y in room.water.outline))
    ]  # fmt: skip
    for nth, thing in enumerate(room.things):
        features += thing_features(thing, nth, shift)
    features += foes_beside(room.things, outline, shift)
    stairs = []
    for nth, one in enumerate(area.exits, 1):
        if one.room == room.number and one.name.startswith("stairs"):
            way: Way = "up" if one.kind == "in" else "down"
            stairs.append(Stair(f"stairs-{nth}", at(*one.at), one.facing, way, "", 2 * UNIT, 2 * UNIT))
    if room.lair and room.group is not None and not any(thing.foe for thing in room.things):
        features.append(Feature("foe", "monster", at(*room.centre), (80, 80)))
    return Plan(
        f"{room.number}. {room.name}", 2 * room.wide + 4, 2 * room.high + 4, 5, room.name, "", tuple(spaces),
        tuple(doors), tuple(stairs), tuple(features),
    )  # fmt: skip


def _stub(door: Portal, x: int, y: int) -> Ring:
    half, deep = door.width, 110
    match door.side:
        case "north":
            return (x - half, y - deep), (x + half, y - deep), (x + half, y), (x - half, y)
        case "south":
            return (x - half, y), (x + half, y), (x + half, y + deep), (x - half, y + deep)
        case "west":
            return (x - deep, y - half), (x, y - half), (x, y + half), (x - deep, y + half)
    return (x, y - half), (x + deep, y - half), (x + deep, y + half), (x, y + half)


GROUND = {"debris": "rubble", "wedge": "rubble"}
SLIPPERY = {"water": "water", "slime": "slime", "plants": "vegetation"}


def thing_features(thing: Thing, nth: int, shift: int) -> list[Feature]:
    """A thing as drawings: itself, and a monster beside it where its die showed its highest."""
    out: list[Feature] = []
    x, y = thing.at[0] + shift, thing.at[1] + shift
    ring = tuple((a + shift, b + shift) for a, b in thing.outline)
    match thing.kind:
        case "debris" | "wedge":
            out.append(Feature(f"thing-{nth}", "rubble", (x, y), thing.size, outline=ring))
        case "slippery":
            out.append(Feature(f"thing-{nth}", SLIPPERY[thing.name], (x, y), thing.size, outline=ring))
        case "hanging" if thing.name == "tapestry":
            out.append(Feature(f"thing-{nth}", "tapestry", (x, y), (300, 40), thing.turn, label="tapestry"))
        case "hanging":
            out.append(Feature(f"thing-{nth}", "carpet", (x, y), thing.size, outline=ring, label=thing.name))
        case "light":
            out.append(
                Feature(
                    f"thing-{nth}", CEILING[thing.name], (x, y), (70, 70), label="lit" if thing.note == "lit" else ""
                )
            )
        case "pillar":
            out.append(Feature(f"thing-{nth}", "pillar", (x, y), thing.size))
        case "small" | "large":
            size = thing.size if thing.kind == "large" else (78, 78) if thing.on < 0 else (56, 56)
            turn = 90 if size[1] > size[0] else 0
            size = (size[1], size[0]) if turn else size
            out.append(Feature(f"thing-{nth}", furniture(thing.name), (x, y), size, turn, label=thing.name))
        case "body":
            kind = {"body": "body", "carcass": "bones", "vermin": "vermin"}[thing.name]
            out.append(Feature(f"thing-{nth}", kind, (x, y), (90, 90), label=thing.name))
        case "trap":
            kind = "pit" if thing.name == "pit" else "trap"
            out.append(Feature(f"thing-{nth}", kind, (x, y), (90, 90), label=thing.name, secret=True))
        case "compartment":
            out.append(Feature(f"thing-{nth}", "compartment", (x, y), (60, 60), label="compartment", secret=True))
        case "chest":
            out.append(Feature(f"thing-{nth}", "chest", (x, y), (90, 90), label="chest"))
    return out


FOE = 72
FLAT = ("debris", "slippery", "wedge", "hanging", "trap", "passage", "compartment")


def foes_beside(things: Sequence[Thing], floor: Ring, shift: int) -> list[Feature]:
    """A monster for each highest face: on a flat thing, next to any other; on the floor, and on no other piece."""
    taken = [(thing.at[0] + shift, thing.at[1] + shift, thing.size) for thing in things if thing.kind not in FLAT]
    out = []
    for nth, thing in enumerate(things):
        if not thing.foe:
            continue
        x, y = (thing.fell if thing.kind in FLAT else thing.at)[0] + shift, (thing.fell if thing.kind in FLAT else thing.at)[1] + shift  # fmt: skip
        off = 0 if thing.kind in FLAT else max(thing.size) // 2 + 42
        spots = [(x + dx * far, y + dy * far) for far in (off, off + 40, off + 80) for dx, dy in COMPASS]
        spot = min(spots, key=lambda at: (_off_floor(at, floor), _crowd(at, taken), spots.index(at)))
        taken.append((*spot, (FOE, FOE)))
        out.append(Feature(f"foe-{nth}", "monster", spot, (FOE, FOE), secret=True))
    return out


COMPASS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1))


def _off_floor(at: tuple[int, int], floor: Ring) -> int:
    """How many corners of a monster here lie beyond the wall."""
    half = FOE // 2 + 4
    corners = [(at[0] + i * half, at[1] + j * half) for i in (-1, 1) for j in (-1, 1)]
    return sum(not inside(corner, floor) for corner in corners)


def _crowd(at: tuple[int, int], taken: Sequence[tuple[int, int, tuple[int, int]]]) -> int:
    """How many pieces a monster here would stand on."""
    return sum(2 * abs(at[0] - x) < FOE + size[0] and 2 * abs(at[1] - y) < FOE + size[1] for x, y, size in taken)


def rooms_plan(area: Area, seed: str, *, broad: int = 44) -> Plan:
    """All rooms of an area on one sheet, in rows."""
    from msgspec.structs import replace

    return replace(rooms_pages(area, (broad, 10_000))[0], seed=seed)


def rooms_pages(area: Area, squares: tuple[int, int]) -> list[Plan]:
    """The rooms by number, in rows, on as many sheets of so many squares as it takes."""
    pages: list[Plan] = []
    held: list[tuple[int, int, Room, Plan]] = []
    x = y = tall = 0
    for room in area.rooms:
        part = room_plan(area, room)
        if x and x + part.width > squares[0]:
            x, y, tall = 0, y + tall, 0
        if y and y + part.height > squares[1]:
            pages.append(_sheet_of(area, held))
            held, x, y, tall = [], 0, 0, 0
        held.append((x, y, room, part))
        x, tall = x + part.width, max(tall, part.height)
    return [*pages, _sheet_of(area, held)]


def _sheet_of(area: Area, held: Sequence[tuple[int, int, Room, Plan]]) -> Plan:
    from msgspec.structs import replace

    spaces: list[Space] = []
    doors: list[Door] = []
    stairs: list[Stair] = []
    features: list[Feature] = []
    for x, y, room, part in held:
        dx, dy, stem = x * UNIT, y * UNIT, f"r{room.number}"

        def move(point: tuple[int, int], dx: int = dx, dy: int = dy) -> tuple[int, int]:
            return point[0] + dx, point[1] + dy

        for space in part.spaces:
            ring = tuple(move(point) for point in space.outline)
            number = room.number if space.id == "room" else 0
            spaces.append(replace(space, id=f"{stem}-{space.id}", outline=ring, number=number))
        for door in part.doors:
            sides = (f"{stem}-{door.sides[0]}", f"{stem}-{door.sides[1]}")
            doors.append(replace(door, id=f"{stem}-{door.id}", at=move(door.at), sides=sides))
        stairs += [replace(one, id=f"{stem}-{one.id}", at=move(one.at)) for one in part.stairs]
        for one in part.features:
            ring = tuple(move(point) for point in one.outline)
            features.append(replace(one, id=f"{stem}-{one.id}", at=move(one.at), outline=ring))
    wide = max(x + part.width for x, _, _, part in held)
    high = max(y + part.height for _, y, _, part in held)
    return Plan(
        f"{title_of(area)}: the rooms", wide, high, 5, "Rooms", f"Dungeon level {area.level}", tuple(spaces), tuple(doors),
        tuple(stairs), tuple(features),
    )  # fmt: skip
