"""A natural cave, whole. The rolls, in order: the drop; the kind of each monster die; numbers and hit points, a kind at
a time; the hoard; six wanderers; six torches (addendum §4)."""

from collections.abc import Sequence

from msgspec.structs import replace

from printgen.chance.cup import Bag
from printgen.rules.whitebox.cave_shape import (
    FOOT,
    Disc,
    Ground,
    Out,
    band,
    dig,
    discs_of,
    edge_point,
    lens,
    mouth,
    nearest_side,
    patch,
    side_away,
)
from printgen.rules.whitebox.drop import TRAY, TWELVE, scatter
from printgen.rules.whitebox.foes import Met, encounter, group
from printgen.rules.whitebox.house import House
from printgen.rules.whitebox.links import numbers
from printgen.rules.whitebox.people import wanderers
from printgen.rules.whitebox.result import (
    Cave,
    CaveExit,
    CaveOptions,
    CaveResult,
    Die,
    Drop,
    Edge,
    Foe,
    Group,
    Point,
    Spot,
)
from printgen.rules.whitebox.treasure import hoard
from printgen.rules.whitebox.ways import FACING
from printgen.tables.load import Tables

PLAIN_CEILING = 15
OPPOSITE: dict[str, Edge] = {"n": "south", "e": "west", "s": "north", "w": "east"}


def kind_of(tables: Tables, house: House, die: Die) -> str:
    """A die's meaning: monster, plants, or by the table; a d4's highest is plants on a ledge."""
    if die.top:
        return "plants" if die.sides == 4 and house.cave_d4 == "plants" else "monster"
    return tables.table("whitebox/cave-features").row(die.face).name


def roll_cave(
    bag: Bag, tables: Tables, house: House, number: int, level: int, entrance: Edge,
    *, given: Drop | None = None, shaft: Point | None = None,
) -> Cave:  # fmt: skip
    """`shaft` is where, on the sheet above, a shaft comes down to this cave."""
    prefix = f"whitebox/cave/{number}"
    throws: tuple[int, ...] = ()
    if given is not None:
        drop = given
    else:
        drop, throws = scatter(bag, prefix, TWELVE, tables.table("whitebox/cave-features"), TRAY)
    dice = drop.rooms
    words = tables.entries("whitebox/caverns")
    across = [words[str(die.sides)].across for die in dice]
    discs = discs_of(drop, across)
    kinds = [kind_of(tables, house, die) for die in dice]
    way_in = _way_in(discs, drop, entrance, shaft)
    outs, exits = _ways(dice, kinds, discs, drop, entrance, way_in, shaft, words, house)
    ground = dig(drop, across, outs, bag.ink(f"ink/{prefix}/wall"), discs)
    exits = [
        one if one.text.startswith("shaft") else replace(one, at=mouth(ground.outline, one.at, one.facing))
        for one in exits
    ]
    walk = numbers([pair for pair, _ in ground.links], discs, way_in)
    groups, met, owners = _monsters(bag, tables, prefix, level, kinds)
    spots = _spots(bag, prefix, dice, kinds, ground, words, owners, walk)
    foes: dict[str, Foe] = {one.foe.key: one.foe for one in met}
    xp = sum(foes[one.key].xp * len(one.hp) for one in groups)
    cup = bag.cup(f"{prefix}/treasure")
    hoards = (hoard(cup, tables, xp),) if groups and house.cave_hoard == "yes" else ()
    ready, others = wanderers(bag, prefix, tables, level, {one.foe.key: one for one in met})
    for foe in others:
        foes.setdefault(foe.key, foe)
    torch = bag.cup(f"{prefix}/torches")
    torches = tuple(torch.throw("d4+4", f"torch {at}: turns").total for at in range(1, 7))
    heights = [die.face for die, kind in zip(dice, kinds, strict=True) if kind == "ceiling"]
    ceiling = (2 * sum(heights) + len(heights)) // (2 * len(heights)) if heights else PLAIN_CEILING
    return Cave(
        number, level, entrance, drop, ground.wide, ground.high, ground.outline, ground.holes, tuple(spots),
        ground.tunnels, tuple(exits), ceiling, tuple(foes.values()), tuple(groups), hoards, tuple(ready), torches,
        throws,
    )  # fmt: skip


def _way_in(discs: Sequence[Disc], drop: Drop, entrance: str, shaft: Point | None) -> int:
    """The die nearest the named edge, or nearest to where the shaft comes down; ties by die order."""
    if shaft is not None:
        return min(
            range(len(discs)),
            key=lambda die: (sum((a - b) ** 2 for a, b in zip(discs[die].centre, shaft, strict=True)), die),
        )
    axis, sign = {"north": (1, 1), "south": (1, -1), "west": (0, 1), "east": (0, -1)}[entrance]
    return min(range(len(discs)), key=lambda die: (sign * discs[die].centre[axis], die))


def _ways(  # type: ignore[no-untyped-def]
    dice: Sequence[Die], kinds: Sequence[str], discs: Sequence[Disc], drop: Drop, entrance: Edge, way_in: int,
    shaft: Point | None, words, house: House,
) -> tuple[list[Out], list[CaveExit]]:  # fmt: skip
    """Ways that run to the sheet's edge, and every exit with its place."""
    from printgen.rules.whitebox.spread import sheet_of

    wide, high = sheet_of(drop)
    outs: list[Out] = []
    exits: list[CaveExit] = []

    def leave(die: int, side: str, half: float, kind: str, text: str) -> None:
        outs.append(Out(die, side, half))
        at = edge_point(discs[die].centre, side, wide, high)
        exits.append(CaveExit(die, kind, text, at, FACING[side]))  # type: ignore[arg-type]

    if shaft is None:
        leave(way_in, entrance, 1.0, "in", "way in")
    else:
        exits.append(CaveExit(way_in, "in", "shaft up", discs[way_in].centre, "n"))
    for die, (shown, kind) in enumerate(zip(dice, kinds, strict=True)):
        text = getattr(words[str(shown.sides)], kind, "")
        if kind == "way" and shown.sides in (8, 12, 20):
            if house.cave_down == "as_areas":
                exits.append(CaveExit(die, "down", text, discs[die].centre, "s"))
            else:
                leave(die, _free_side(discs[die].centre, wide, high, outs, die), 0.5, "level", "way on, 5 ft wide")
        elif kind == "way":
            half = 0.5 if shown.sides < 10 else 1.0
            leave(die, _free_side(discs[die].centre, wide, high, outs, die), half, "level", text)
        elif kind == "water" and shown.sides >= 10:
            water = {10: 1, 12: 2, 20: 4}[shown.sides]
            side = nearest_side(discs[die].centre, wide, high)
            outs.append(Out(die, side, water / 2 + 0.6, water))
            if shown.sides == 20:
                far = {"north": "south", "south": "north", "east": "west", "west": "east"}[side]
                outs.append(Out(die, far, water / 2 + 0.6, water))
    return outs, exits


def _free_side(at: Point, wide: int, high: int, outs: Sequence[Out], die: int) -> str:
    """Away from the middle; another side when this die's way already leaves there."""
    side = side_away(at, wide, high)
    taken = {out.side for out in outs if out.die == die}
    if side not in taken:
        return side
    return next(one for one in ("east", "west", "north", "south") if one not in taken)


def _monsters(
    bag: Bag, tables: Tables, prefix: str, level: int, kinds: Sequence[str]
) -> tuple[list[Group], list[Met], dict[int, int]]:
    """The first monster die rolls; each further one is the same on d6 1-4. A kind's number is rolled once and spread."""
    cup = bag.cup(f"{prefix}/monsters")
    met: list[Met] = []
    dice_of: list[list[int]] = []
    last = -1
    for die, kind in enumerate(kinds):
        if kind != "monster":
            continue
        if last < 0 or cup.d6("1-4 the same kind, 5-6 another").total > 4:
            found = encounter(cup, tables, level, "which monster")
            last = next((at for at, one in enumerate(met) if one.foe.key == found.foe.key), len(met))
            if last == len(met):
                met.append(found)
                dice_of.append([])
        dice_of[last].append(die)
    groups: list[Group] = []
    owners: dict[int, int] = {}
    for one, held in zip(met, dice_of, strict=True):
        count = 1 if one.appear == "1" else cup.throw(one.appear, f"how many: {one.foe.plural.lower()}").total
        for at, die in enumerate(held):
            share = max(1, count // len(held) + (at < count % len(held)))
            owners[die] = len(groups)
            groups.append(group(cup, one, count=share))
    return groups, met, owners


def _spots(  # type: ignore[no-untyped-def]
    bag: Bag, prefix: str, dice: Sequence[Die], kinds: Sequence[str], ground: Ground, words,
    owners: dict[int, int], walk: Sequence[int],
) -> list[Spot]:  # fmt: skip
    ink = bag.ink(f"ink/{prefix}/ground")
    chasms = [die for die, kind in enumerate(kinds) if kind == "chasm"]
    out = []
    for die, (shown, kind) in enumerate(zip(dice, kinds, strict=True)):
        entry, at = words[str(shown.sides)], ground.discs[die].centre
        size = entry.across * FOOT / 100
        text = {"monster": "", "ceiling": f"ceiling {shown.face} ft", "plants": f"{entry.raised}"}.get(
            kind, getattr(entry, kind, "")
        )
        ring: tuple[Point, ...] = ()
        if kind == "chasm":
            ring = lens(ground.field, at, _towards(die, chasms, ground), size)
        elif kind in ("raised", "plants"):
            ring = patch(ground.field, at, max(size / 2, 0.7), ink)
        elif kind == "water":
            ring = _water(shown, die, ground, size, ink)
        if kind == "water" and shown.sides == 4:
            text = "damp ground"
        group_no = owners.get(die, -1)
        out.append(Spot(die, shown.sides, shown.face, kind, text, at, entry.across, ring, group_no, walk[die]))
    return out


def _towards(die: int, chasms: Sequence[int], ground: Ground) -> Point:
    """The next chasm; else across the line to the middle of the sheet."""
    at = ground.discs[die].centre
    others = [other for other in chasms if other != die]
    if others:
        near = min(
            others, key=lambda o: (sum((a - b) ** 2 for a, b in zip(ground.discs[o].centre, at, strict=True)), o)
        )
        return ground.discs[near].centre
    dx, dy = 50 * ground.wide - at[0], 50 * ground.high - at[1]
    return at[0] - dy, at[1] + dx


def _water(shown: Die, die: int, ground: Ground, size: float, ink) -> tuple[Point, ...]:  # type: ignore[no-untyped-def]
    """A pool about the die, or the course of a stream to the edge, of a river from edge to edge with its ford."""
    at = ground.discs[die].centre
    if shown.sides < 10:
        return patch(ground.field, at, max(size / 2 * 0.9, 0.6), ink)
    wide = {10: 1.0, 12: 2.0, 20: 4.0}[shown.sides]
    lines = [
        tunnel.line
        for tunnel in ground.tunnels
        if tunnel.ends == (die, -1) and tunnel.width == round(200 * (wide / 2 + 0.6))
    ]
    if not lines:
        return ()
    course = lines[0]
    if len(lines) > 1:
        course = _eased((*reversed(lines[1]), *lines[0][1:]))
    ford = len(course) // 3
    widths = [wide * (0.5 if shown.sides == 20 and abs(k - ford) <= 1 else 1.0) for k in range(len(course))]
    return band(course, widths)


def _eased(course: tuple[Point, ...]) -> tuple[Point, ...]:
    """Without the corner where two courses meet."""
    for _ in range(3):
        inner = [
            tuple((a + 2 * b + c + 2) // 4 for a, b, c in zip(before, here, after, strict=True))
            for before, here, after in zip(course, course[1:], course[2:], strict=False)
        ]
        course = (course[0], *((x, y) for x, y in inner), course[-1])
    return course


def roll_caves(bag: Bag, tables: Tables, options: CaveOptions, house: House) -> CaveResult:
    """Caves joined by their ways on (G13): oldest first, by die order; shafts lead a level down."""
    caves = [roll_cave(bag, tables, house, 1, options.level, options.entrance, given=options.drop)]
    while len(caves) < options.caves:
        place = next(
            (
                (at, nth)
                for at, cave in enumerate(caves)
                for nth, one in enumerate(cave.exits)
                if one.kind != "in" and not one.to
            ),
            None,
        )
        if place is None:
            break
        at, nth = place
        left = caves[at].exits[nth]
        down = left.kind == "down"
        number = len(caves) + 1
        found = roll_cave(
            bag, tables, house, number, caves[at].level + down, options.entrance if down else OPPOSITE[left.facing],
            shaft=left.at if down else None,
        )  # fmt: skip
        caves[at] = _lead(caves[at], nth, number)
        caves.append(_lead(found, 0, caves[at].number))
    return CaveResult(tuple(caves))


def _lead(cave: Cave, nth: int, to: int) -> Cave:
    exits = list(cave.exits)
    exits[nth] = replace(exits[nth], to=to)
    return replace(cave, exits=tuple(exits))
