"""The entries of White Box lists: monsters, families, rooms, names, caches."""

from typing import Literal

import msgspec


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Monster(_Entry, frozen=True):
    """A stat block. `hd` as printed ("1+3", "1/2"), `hit` the attack bonus where it is not the whole hit dice, `light`
    when it needs a light to see by, `appear` the number met where it is not found elsewhere."""

    name: str
    plural: str
    ac: int
    ascending: int
    hd: str
    attacks: tuple[str, ...]
    save: int
    move: str
    alignment: str
    xp: int
    special: tuple[str, ...] = ()
    light: bool = False
    hit: int | None = None
    appear: str = ""


class Member(_Entry, frozen=True):
    """`monster` when the die shows `face` or less."""

    face: int
    monster: str


class Band(_Entry, frozen=True):
    """Down to dungeon level `level`."""

    level: int
    members: tuple[Member, ...]


class Family(_Entry, frozen=True):
    """A monster of several sizes: the first band whose level is not under the dungeon's, then a d6."""

    bands: tuple[Band, ...]
    appear: str = ""


class Notation(_Entry, frozen=True):
    dice: str


class Names(_Entry, frozen=True):
    names: tuple[str, ...]


class Room(_Entry, frozen=True):
    """A room type's names, which of them count as important, and its furnishings by d6."""

    names: tuple[str, ...]
    small: tuple[str, str, str, str, str, str]
    large: tuple[str, str, str, str, str, str]
    important: tuple[str, ...] = ()


class Subject(_Entry, frozen=True):
    """How an area feature's sentence begins, for many and (where it may be) for one."""

    many: str
    kind: Literal["thing", "being", "builder"]
    one: str = ""


class Predicate(_Entry, frozen=True):
    """How it goes on, for many things, one thing, beings and builders."""

    many: str
    one: str
    being: str
    builder: str
    harmful: bool = False


class Chance(_Entry, frozen=True):
    chance: int
    dice: str


class Cache(_Entry, frozen=True):
    """One line of the unguarded treasure table. Coins in hundreds."""

    cp: Chance
    sp: Chance
    ep: Chance
    gp: Chance
    pp: Chance
    gems: Chance
    jewelry: Chance
    magic: int


class Cavern(_Entry, frozen=True):
    """What a die of this many sides stands for in a cave, by its face."""

    across: int
    way: str
    pillar: str
    chasm: str
    raised: str
    water: str


KINDS: dict[str, type[msgspec.Struct]] = {
    "monster": Monster,
    "family": Family,
    "dice": Notation,
    "names": Names,
    "room": Room,
    "subject": Subject,
    "predicate": Predicate,
    "cache": Cache,
    "cavern": Cavern,
}
