"""What a stocked level holds: the nouns of its record. All plain values; sums are worked out in `ledger.py`."""

from typing import Literal

import msgspec

from printgen.model.plan import Plan
from printgen.tables.kinds.axx_level import Foe

Stocked = Literal["empty", "monster", "trap", "trick", "gas", "treasure"]
Throws = tuple[int, ...]


class Thing(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A thing of a treasure: how many, and gold for each (0: not to be sold by the list)."""

    name: str
    number: int = 1
    worth: int = 0


class Spoils(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One Treasure throw, coins already times the level."""

    row: str
    name: str
    coins: int = 0
    things: tuple[Thing, ...] = ()
    locked: bool = False
    slots: int = 0
    throws: Throws = ()


class Leader(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One of a group, or the one met alone: known by its mark, carrying a Treasure throw. A captain is tougher than its
    band (`hp`, `attack` are its own)."""

    mark: str
    spoils: Spoils
    hp: int
    attack: int
    captain: bool = False


class Group(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A threat as thrown: `foe` names one of the level's foes, `row` the row of the Threat table."""

    foe: str
    row: str
    number: int
    purse: int = 0
    want: str = ""
    leader: Leader | None = None
    throws: Throws = ()


class Snare(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A trap, or gas, and where it is set (`door` is a door's id when it is on one; none where nobody can see a door)."""

    name: str
    tell: str
    trigger: str = ""
    rider: str = ""
    half: bool = False
    gas: bool = False
    place: Literal["", "door", "floor", "object"] = ""
    door: str = ""
    throws: Throws = ()


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A trick with its gift worked out for this level."""

    name: str
    seen: str
    solved: str
    gives: str
    throws: Throws = ()


class Stock(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What stocking put into a room. `hidden` treasure lies behind the wall section `cache` names."""

    kind: Stocked
    group: Group | None = None
    spoils: Spoils | None = None
    hidden: bool = False
    cache: str = ""
    spot: tuple[int, int] = (0, 0)  # of the cache, in hundredths of a square
    snare: Snare | None = None
    puzzle: Puzzle | None = None
    throws: Throws = ()


class Exit(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A way out of a room: its door's id and kind, which wall, the room behind it (0: a passage), who has the key (a
    room's number; -1: nobody)."""

    door: str
    kind: str
    wall: Literal["north", "east", "south", "west"]
    to: int = 0
    key: int = 0


class LevelRoom(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A numbered room: what it is, its walls, what stocking gave it, what to read aloud."""

    number: int
    space: str
    name: str
    form: str
    feet: tuple[int, int]
    sections: int
    exits: tuple[Exit, ...]
    stock: Stock
    aloud: str = ""
    stairs: tuple[str, ...] = ()  # "up to daylight", "down to level 2, room 1"


class Ending(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A dead end: its letter on the map, and why."""

    letter: str
    name: str
    text: str


class Level(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One stocked level."""

    depth: int
    name: str
    plan: Plan
    rooms: tuple[LevelRoom, ...]
    foes: dict[str, Foe]
    wanderers: tuple[Group, ...]
    endings: tuple[Ending, ...] = ()


class Levels(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A run of `printgen level`: levels one above the other."""

    name: str
    levels: tuple[Level, ...]


class LevelOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first level's depth, how many levels, and how many rooms each may have."""

    depth: int = 1
    levels: int = 1
    least: int = 12
    most: int = 20
