"""A whole dungeon that nobody has played: laid, stocked, sealed; what chance must decide at the table is left to it.

Tile by tile, in order: contents; for foes their power and the price of a bribe; a boss's die for the final test; then
what is sealed: treasure, a statue's gold, a puzzle box's. Last: the boss that waits in the last tile if no final one was
met before, and twelve ready groups of wanderers. Reactions, searches, touches and wanderers' dice are the player's.
Events that come once a delve come by tile number. Each boss is final if `need` or more bosses and weird monsters were met
before; with `unplayed_final=first` it is settled in tile order.
"""

import msgspec

from printgen.chance.cup import Bag
from printgen.rules.fourad.christen import Namer, topic
from printgen.rules.fourad.contents import ONCE, Contents, contents, escalation, final_boss, is_final
from printgen.rules.fourad.foes import Meeting, power, price
from printgen.rules.fourad.house import House
from printgen.rules.fourad.layout import lay_out
from printgen.rules.fourad.rulebook import Rulebook, rulebook
from printgen.rules.fourad.tiles import Layout, Tile
from printgen.rules.fourad.treasure import Loot, magic_item, treasure
from printgen.rules.fourad.wander import wanderers
from printgen.tables.load import Tables

READY = 12


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `printgen dungeon` was asked. `name` is the dungeon's, made when left out."""

    name: str = ""


class Group(msgspec.Struct, frozen=True, omit_defaults=True):
    """Foes as they wait: which, how many, the power they have, the price of a bribe."""

    foe: str
    number: int
    nos: tuple[int, ...]
    power: int = 0
    power_no: int = 0
    price: int = 0
    price_nos: tuple[int, ...] = ()


class FinalTest(msgspec.Struct, frozen=True, omit_defaults=True):
    """Final if `need` or more bosses and weird monsters were met before: 6 less the die. `settled`: by the house rule."""

    no: int
    face: int
    need: int
    settled: bool = False
    final: bool = False


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tile's name and first words (ink), its contents (none in the entrance), its foes, and what is sealed: `loot`, `more` magic if the boss is
    final, a statue's `gold`. `last` is the final boss that waits here if none was met before, `hoard` what it guards."""

    tile: int
    title: str = ""
    words: str = ""
    contents: Contents | None = None
    group: Group | None = None
    final: FinalTest | None = None
    loot: Loot | None = None
    more: Loot | None = None
    gold: int = 0
    gold_no: int = 0
    last: Group | None = None
    hoard: Loot | None = None


class Dungeon(msgspec.Struct, frozen=True):
    """The result of `printgen dungeon`."""

    name: str
    over: str
    sub: str
    layout: Layout
    places: tuple[Place, ...]
    wanderers: tuple[Group, ...]

    def place(self, number: int) -> Place:
        return self.places[number - 1]


def dungeon(bag: Bag, tables: Tables, options: Options, house: House) -> Dungeon:
    """Lay it out, stock it, seal it."""
    book = rulebook(tables)
    layout = lay_out(bag, tables, house)
    had: set[str] = set()
    places = [Place(1)]
    for tile in layout.tiles[1:]:
        places.append(stock(bag, book, house, tile, had))
    if house.unplayed_final == "first":
        places = settle(places, book, house)
    places[layout.last - 1] = crown(bag, book, house, places, layout.last)
    ready = (_ready(bag, book, house, number) for number in range(1, READY + 1))
    namer = Namer(bag, tables)
    named = [christened(place, layout.tile(place.tile), namer, book) for place in places]
    return Dungeon(options.name or namer.title, namer.theme.over, namer.sub, layout, tuple(named), tuple(ready))


def christened(place: Place, tile: Tile, namer: Namer, book: Rulebook) -> Place:
    """The place with a name and its first words."""
    group = place.group or place.last
    about = topic(place.contents, book.foes[group.foe] if group else None, corridor=tile.corridor)
    return msgspec.structs.replace(
        place, title=namer.name(tile.number, about), words=namer.words(tile.number, about, corridor=tile.corridor)
    )


def stock(bag: Bag, book: Rulebook, house: House, tile: Tile, had: set[str]) -> Place:
    """One tile; `had` gains the once-a-delve event it brings."""
    stream = f"fourad/tile/{tile.number}"
    held = contents(bag.cup(f"{stream}/contents"), book, house, corridor=tile.corridor, had=had)
    if held.event and held.event.name in ONCE:
        had.add(held.event.name)
    group = waiting(bag, book, stream, held.meeting) if held.meeting else None
    final = None
    if held.tests:
        die = escalation(bag.cup(f"{stream}/final"))
        final = FinalTest(die.no, die.total, max(0, 6 - die.total))
    place = Place(tile.number, contents=held, group=group, final=final)
    return _seal(bag, book, place, stream)


def waiting(bag: Bag, book: Rulebook, stream: str, met: Meeting) -> Group:
    """A meeting with the power and the price that the rules would throw later, each from its own cup."""
    foe = book.foes[met.foe]
    face, no = power(bag.cup(f"{stream}/power"), foe) if foe.powers else (0, 0)
    asked, nos = price(bag.cup(f"{stream}/bribe"), foe, met.number) if foe.price else (0, ())
    return Group(met.foe, met.number, met.nos, face, no, asked, nos)


def _seal(bag: Bag, book: Rulebook, place: Place, stream: str) -> Place:
    held = place.contents
    assert held is not None
    cup = bag.cup(f"{stream}/treasure")
    puzzle = held.feature is not None and held.feature.name == "puzzle box"
    if held.feature is not None and held.feature.name == "statue":
        roll = bag.cup(f"{stream}/statue").throw("3d6x10", "gold in the statue")
        return msgspec.structs.replace(place, gold=roll.total, gold_no=roll.no)
    if held.treasure or puzzle:
        return msgspec.structs.replace(place, loot=treasure(cup, book))
    if place.group is None or held.ambush:
        return place
    foe = book.foes[place.group.foe]
    if not foe.rolls:
        return place
    loot = treasure(cup, book, foe.rolls, foe.add, magic_loot=foe.magic_loot)
    magic = loot.rows.count("6 or more") if place.final and not foe.magic_loot else 0
    more = [magic_item(bag.cup(f"{stream}/more"), book) for _ in range(magic)]
    return msgspec.structs.replace(place, loot=loot, more=together(more) if more else None)


def together(loots: list[Loot]) -> Loot:
    """Several finds as one."""
    return Loot(
        sum(one.gold for one in loots),
        tuple(thing for one in loots for thing in one.things),
        tuple(row for one in loots for row in one.rows),
        tuple(no for one in loots for no in one.nos),
    )


def settle(places: list[Place], book: Rulebook, house: House) -> list[Place]:
    """Who is final, as if the tiles were met in the order of their numbers."""
    before, done, out = 0, False, []
    for place in places:
        test = place.final
        if test is not None:
            final = not done and is_final(test.face, before)
            done = done or final
            place = msgspec.structs.replace(place, final=msgspec.structs.replace(test, settled=True, final=final))
        if counts(place, book, house):
            before += 1
        out.append(place)
    return out


def counts(place: Place, book: Rulebook, house: House) -> bool:
    """Does meeting what is here raise the count of bosses and weird monsters?"""
    if place.group is None or place.contents is None:
        return False
    single = book.foes[place.group.foe].kind in ("boss", "weird")
    return single and not (place.contents.ambush and house.count_wanderers == "no")


def crown(bag: Bag, book: Rulebook, house: House, places: list[Place], last: int) -> Place:
    """The last tile holds the final boss if none was met before. A boss of its own contents needs no test; anything
    else gives way to one from the Boss table (or, by the house rule, stands beside it)."""
    place = places[last - 1]
    settled = house.unplayed_final == "first"
    if settled and any(one.final is not None and one.final.final for one in places):
        return place
    if place.final is not None:
        return msgspec.structs.replace(
            place, final=msgspec.structs.replace(place.final, need=0, settled=settled, final=settled)
        )
    stream = f"fourad/tile/{last}/last"
    group = waiting(bag, book, stream, final_boss(bag.cup(stream), book))
    foe = book.foes[group.foe]
    hoard = treasure(
        bag.cup(f"{stream}/treasure"), book, max(1, foe.rolls), foe.add, magic_loot=foe.magic_loot, final=True
    )
    place = msgspec.structs.replace(place, last=group, hoard=hoard)
    if settled and house.last_tile == "replace":
        place = msgspec.structs.replace(place, group=None, loot=None, gold=0)
    return place


def _ready(bag: Bag, book: Rulebook, house: House, number: int) -> Group:
    stream = f"fourad/wanderers/{number}"
    return waiting(bag, book, stream, wanderers(bag.cup(stream), book, house))
