"""Every figure a sheet prints, worked out from a character's facts. Pure. Boons that hold only sometimes stand apart
(`ac_large`, `magic`, `wild`): they are printed in brackets and never summed."""

from typing import NamedTuple

from printgen.rules.axx import advance, gear
from printgen.rules.axx.attacks import Attack, attacks_of
from printgen.rules.axx.book import Book
from printgen.rules.axx.character import Character
from printgen.rules.axx.house import House
from printgen.tables.kinds.axx import Armor, Goods, Kindred, Klass


class Saves(NamedTuple):
    """Half level + ability + class and kindred, each once. `magic` more against magic."""

    body: int
    dodge: int
    will: int
    magic: int


class Craft(NamedTuple):
    """A class check: what for, what is added to d20, and what more holds only sometimes."""

    name: str
    bonus: int
    sometimes: str = ""


class Figures(NamedTuple):
    """What follows from the facts."""

    ac: int
    ac_bare: int  # without the shield
    ac_large: int  # against foes larger than human; 0 where it makes no odds
    melee: int
    missile: int
    attacks: tuple[Attack, ...]
    times: int  # melee attacks a round
    saves: Saves
    speed: int
    slots_used: int
    slots_most: int
    over: int
    crafts: tuple[Craft, ...]
    spell_slots: tuple[int, int, int]
    turning: int | None
    next_xp: int
    tongues: int  # languages beside the common one
    lights: bool
    armor: str  # what is worn, by weight


def figures(one: Character, book: Book, house: House) -> Figures:
    klass, kindred = book.classes[one.klass], book.kindreds[one.kindred]
    track = book.tracks[klass.track]
    mod = {ability: one.scores.mod(ability, book) for ability in one.scores.__struct_fields__}
    worn, shield = worn_armor(one, book)
    ac = (worn.ac if worn else 10) + book.edges[one.scores.DEX]
    base = advance.attack(track, one.level)
    used = gear.slots_used(one.gear, book)
    most = one.scores.STR
    shielded = ac + (shield.ac if shield else 0)
    return Figures(
        ac=shielded,
        ac_bare=ac,
        ac_large=shielded + kindred.large_ac if kindred.large_ac else 0,
        melee=base + mod["STR"],
        missile=base + mod["DEX"],
        attacks=tuple(line for thing in one.gear for line in attacks_of(one, thing, book, house)),
        times=advance.attacks(track, one.level),
        saves=saves(one.level, mod, klass, kindred),
        speed=speed(klass, worn, house),
        slots_used=used,
        slots_most=most,
        over=max(0, used - most),
        crafts=crafts(one, klass, kindred, mod, house),
        spell_slots=advance.spell_slots(klass, one.level, mod[klass.casting] if klass.casting else 0, book, house),
        turning=one.level + mod["WIS"] if klass.casts == "cleric" else None,
        next_xp=advance.threshold(track, one.level + 1, house),
        tongues=max(0, mod["INT"]),
        lights=any(isinstance(item := book.item(thing.item), Goods) and item.light for thing in one.gear),
        armor=worn.weight if worn else "none",
    )


def worn_armor(one: Character, book: Book) -> tuple[Armor | None, Armor | None]:
    """The best armor carried, and the shield."""
    pieces = [item for thing in one.gear if isinstance(item := book.item(thing.item), Armor)]
    suits = [piece for piece in pieces if piece.weight != "shield"]
    shields = [piece for piece in pieces if piece.weight == "shield"]
    return (max(suits, key=lambda suit: suit.ac) if suits else None), (shields[0] if shields else None)


def saves(level: int, mod: dict[str, int], klass: Klass, kindred: Kindred) -> Saves:
    half = level // 2
    return Saves(
        half + mod["CON"] + klass.body + kindred.body,
        half + mod["DEX"] + klass.dodge,
        half + mod["WIS"] + klass.will,
        klass.magic,
    )


def speed(klass: Klass, worn: Armor | None, house: House) -> int:
    """30 ft; 20 in medium or heavy armor. A Barbarian 40, and 30 in medium."""
    if worn is None or worn.weight == "light":
        return klass.speed
    return int(house.barbarian_medium) if klass.speed > 30 else 20


def crafts(one: Character, klass: Klass, kindred: Kindred, mod: dict[str, int], house: House) -> tuple[Craft, ...]:
    """The checks this one is trained in."""
    level = one.level
    if one.klass == "thief":
        deft = level + mod["DEX"] + 2
        search = deft if house.thief_search == "dex" else level + mod["WIS"]
        return (
            Craft("locks, traps, climbing", deft),
            Craft("stealth", deft + kindred.stealth),
            Craft("searching", search),
        )
    quiet = (Craft("stealth", mod["DEX"] + kindred.stealth),) if kindred.stealth else ()
    if one.klass == "ranger":
        wild = f"{one.wild} {level + mod['WIS'] + 2:+d}".replace("-", "−")
        return (Craft("track, hunt, forage", level + mod["WIS"], wild), *quiet)
    return quiet
