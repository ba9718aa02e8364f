"""What a room's own six dice stand for, and where it comes to stand (addendum §3, R1-R4).

Rolls, in die order: d6 for each small or large piece, 1d3 for slippery ground, cloth, bodies. A furnishing already in
the room is the next on the list. A highest face is the thing and a monster beside it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from printgen.chance.cup import Cup
from printgen.rules.whitebox.geometry import Point, Ring, clip_to, inside, rectangle
from printgen.rules.whitebox.result import Die, Thing
from printgen.rules.whitebox.shape import Floor
from printgen.tables.load import Tables

LIGHTS = {4: "sconce", 6: "sconce", 8: "brazier", 10: "brazier", 12: "chandelier", 20: "chandelier"}
DEBRIS = {4: 100, 6: 100, 8: 200, 10: 200, 12: 300, 20: 400}
PILLAR = {4: 50, 6: 50, 8: 50, 10: 100, 12: 100, 20: 150}
SLIPPERY = ("water", "slime", "plants")
CLOTHS = ("tapestry", "mat", "rug")
BODIES = ("body", "carcass", "vermin")
HANGING = frozenset({"sconce", "chandelier"})
SOLID = frozenset({"light", "pillar", "small", "large", "body", "chest"})


class Piece(NamedTuple):
    """A die's meaning before it is placed."""

    die: Die
    kind: str
    name: str


def read(cup: Cup, tables: Tables, dice: Sequence[Die], face: int) -> list[Piece]:
    """What each die is, in a room of type `face`."""
    contents = tables.table("whitebox/contents")
    room = tables.entries("whitebox/rooms")[str(face)]
    used: set[str] = set()
    out = []
    for die in dice:
        row = contents.row(die.face)
        name = row.text
        match row.name:
            case "small" | "large":
                pieces = room.small if row.name == "small" else room.large
                at = cup.d6(f"{row.name} furnishing").total - 1
                while pieces[at] in used and len(used & set(pieces)) < 6:
                    at = (at + 1) % 6
                name = pieces[at]
                used.add(name)
            case "light":
                name = LIGHTS[die.sides]
            case "slippery":
                name = cup.choose(SLIPPERY, "water, slime or plants")
            case "hanging":
                name = cup.choose(CLOTHS, "tapestry, mat or rug")
            case "body":
                name = cup.choose(BODIES, "body, carcass or vermin")
        out.append(Piece(die, row.name, name))
    return out


def place(pieces: Sequence[Piece], floor: Floor) -> list[Thing]:
    """Where each thing stands, in die order; no die is thrown."""
    things: list[Thing] = []
    held: dict[tuple[int, int], int] = {}
    for piece, fell in zip(pieces, floor.places, strict=True):
        thing = _stand(piece, fell, floor)
        if thing.kind in SOLID and thing.name not in HANGING:
            thing = _apart(thing, floor, held, things)
            for cell in _cells(thing):
                held.setdefault(cell, len(things))
        things.append(thing)
    return [_inside_piece(thing, things) if thing.kind == "compartment" else thing for thing in things]


def _stand(piece: Piece, fell: Point, floor: Floor) -> Thing:
    die, kind, name = piece
    wall, side = nearest_wall(fell, floor.ring)
    size, turn, at = (100, 100), 0, fell
    outline: Ring = ()
    match kind:
        case "debris":
            size = (DEBRIS[die.sides],) * 2
            outline = clip_to(_patch(fell, size[0] // 2), floor.ring)
        case "slippery":
            size = (400, 400)
            outline = clip_to(_patch(fell, 200), floor.ring)
        case "pillar":
            size = (PILLAR[die.sides],) * 2
        case "light" if name == "sconce":
            at, size = wall, (50, 50)
        case "large":
            long, short = (200, 100) if die.sides <= 8 else (200, 200)
            size = (long, short) if side in ("north", "south") else (short, long)
            at = _shifted(fell, size, floor)
        case "hanging" if name == "tapestry":
            at, size = wall, (300, 30)
            turn = 0 if side in ("north", "south") else 90
        case "hanging":
            size = (300, 200)
            at = _shifted(fell, size, floor)
            outline = clip_to(rectangle(at[0] - 150, at[1] - 100, 300, 200), floor.ring)
        case "wedge":
            outline = clip_to(_wedge(fell, wall, side), floor.ring)
        case "compartment":
            at, size = wall, (60, 60)
        case "passage":
            at, size = wall, (60, 60)
    secret = kind in ("trap", "passage", "compartment")
    return Thing(die.sides, die.face, kind, name, at, size, turn, outline, secret=secret, foe=die.top, fell=fell)


def nearest_wall(point: Point, ring: Ring) -> tuple[Point, str]:
    """The nearest place on the wall, and which way it lies."""
    best: tuple[int, Point] | None = None
    px, py = point
    for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
        dx, dy = bx - ax, by - ay
        length = dx * dx + dy * dy
        part = min(max((px - ax) * dx + (py - ay) * dy, 0), length)
        spot = (ax + dx * part // length, ay + dy * part // length)
        far = (spot[0] - px) ** 2 + (spot[1] - py) ** 2
        if best is None or far < best[0]:
            best = (far, spot)
    assert best is not None
    x, y = best[1][0] - px, best[1][1] - py
    side = ("west" if x < 0 else "east") if abs(x) > abs(y) else ("north" if y < 0 else "south")
    return best[1], side


def _patch(at: Point, radius: int) -> Ring:
    """A ring of twelve about a place, clockwise, a little uneven."""
    spokes = (
        (0, -10),
        (5, -9),
        (8, -5),
        (10, 0),
        (9, 5),
        (5, 8),
        (0, 10),
        (-5, 9),
        (-8, 5),
        (-10, 0),
        (-9, -5),
        (-5, -8),
    )
    return tuple((at[0] + x * radius // 10, at[1] + y * radius // 10) for x, y in spokes)


def _wedge(fell: Point, wall: Point, side: str) -> Ring:
    """A fall of stone from two squares of the nearest wall to the die."""
    x, y = wall
    if side == "north":
        return (x - 150, y - 50), (x + 150, y - 50), fell
    if side == "south":
        return (x + 150, y + 50), (x - 150, y + 50), fell
    if side == "east":
        return (x + 50, y - 150), (x + 50, y + 150), fell
    return (x - 50, y + 150), (x - 50, y - 150), fell


def _shifted(fell: Point, size: Point, floor: Floor) -> Point:
    """A large piece shifts towards the middle of the floor until it is inside."""
    x, y = fell
    middle = (
        sum(point[0] for point in floor.ring) // len(floor.ring),
        sum(point[1] for point in floor.ring) // len(floor.ring),
    )
    for step in range(21):
        at = (x + (middle[0] - x) * step // 20, y + (middle[1] - y) * step // 20)
        corners = rectangle(at[0] - size[0] // 2 + 1, at[1] - size[1] // 2 + 1, size[0] - 2, size[1] - 2)
        if all(inside(corner, floor.ring) for corner in corners):
            return at
    return middle


def _cells(thing: Thing) -> list[tuple[int, int]]:
    """The squares a thing stands on: those whose middle it covers, and the one its own middle is in."""
    (x, y), (wide, high) = thing.at, thing.size
    cells = {(x // 100, y // 100)}
    for cx in range((x - wide // 2) // 100, (x + wide // 2) // 100 + 1):
        for cy in range((y - high // 2) // 100, (y + high // 2) // 100 + 1):
            if abs(100 * cx + 50 - x) * 2 < wide and abs(100 * cy + 50 - y) * 2 < high:
                cells.add((cx, cy))
    return sorted(cells)


def _apart(thing: Thing, floor: Floor, held: dict[tuple[int, int], int], things: Sequence[Thing]) -> Thing:
    """Same place: a small thing or light on a large piece stands on it; else it moves to the nearest free square."""
    from msgspec.structs import replace

    met = [held[cell] for cell in _cells(thing) if cell in held]
    if not met:
        return thing
    if thing.kind in ("small", "light") and things[met[0]].kind == "large":
        return replace(thing, on=met[0])
    spot = free_square(thing.at, floor, held, thing.size)
    return replace(thing, at=spot) if spot else thing


def free_square(at: Point, floor: Floor, held: dict[tuple[int, int], int], size: Point = (100, 100)) -> Point | None:
    """Ring by ring, north east south west first: the nearest square whose middle is inside and which nothing holds."""
    x, y = at[0] // 100, at[1] // 100
    for ring in range(1, 13):
        cells = [(x, y - ring), (x + ring, y), (x, y + ring), (x - ring, y)]
        cells += [
            (x + i, y + j)
            for j in range(-ring, ring + 1)
            for i in range(-ring, ring + 1)
            if max(abs(i), abs(j)) == ring and i and j
        ]
        for cx, cy in cells:
            spot = (100 * cx + 50, 100 * cy + 50)
            wide, high = size[0] // 2 - 1, size[1] // 2 - 1
            corners = [(spot[0] + i * wide, spot[1] + j * high) for i in (-1, 1) for j in (-1, 1)]
            ghost = Thing(4, 1, "small", "", spot, size)
            if all(inside(one, floor.ring) for one in (corners if max(size) > 100 else [spot])) and not any(
                cell in held for cell in _cells(ghost)
            ):
                return spot
    return None


def _inside_piece(thing: Thing, things: Sequence[Thing]) -> Thing:
    """A compartment is in a large piece within one square of its die, else in the nearest wall."""
    from msgspec.structs import replace

    near = []
    for at, other in enumerate(things):
        if other.kind == "large":
            dx = max(abs(other.at[0] - thing.fell[0]) - other.size[0] // 2, 0)
            dy = max(abs(other.at[1] - thing.fell[1]) - other.size[1] // 2, 0)
            if max(dx, dy) <= 100:
                near.append((dx * dx + dy * dy, at))
    if not near:
        return replace(thing, note="in the wall")
    at = min(near)[1]
    return replace(thing, at=things[at].at, on=at, note=f"in the {things[at].name}")
