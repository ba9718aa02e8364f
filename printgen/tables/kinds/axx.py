"""The nouns of AX&X's lists. Numbers as printed in the rules; conditional boons are worded, never summed."""

from typing import Any, Literal

import msgspec

from printgen.tables.kinds.axx_level import LEVEL_KINDS


class Klass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A class. `suits`: first score counts twice, second once. `weapons` and `types` empty mean any."""

    name: str
    track: str
    die: int
    suits: tuple[str, str]
    armor: tuple[str, ...] = ()
    shield: bool = False
    weapons: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    body: int = 0
    dodge: int = 0
    will: int = 0
    magic: int = 0
    speed: int = 30
    alignments: str = "axx/alignments"
    casts: str = ""
    casting: str = ""
    book: int = 0
    free: tuple[str, ...] = ()
    arms: str = ""  # the weapon list in words
    lines: tuple[tuple[str, str], ...] = ()  # (label, text) on the sheet


class Kindred(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kindred and its one trait."""

    name: str
    body: int = 0
    sight: int = 0
    stealth: int = 0
    melee_damage: int = 0
    large_ac: int = 0
    two_handed: bool = True
    raises: bool = False  # +1 to one score after rolling
    lines: tuple[tuple[str, str], ...] = ()


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Attack bonus by level from 1, XP to reach level 2, levels that bring another attack."""

    name: str
    attack: tuple[int, ...]
    level_two: int
    attacks_at: tuple[int, ...] = ()


class Slots(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Spell slots of one caster level: 1st, 2nd, 3rd."""

    slots: tuple[int, int, int]


class Weapon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`reach`: strikes from the second rank. `throw`: what throwing costs (a clumsy throw -2); none is not thrown."""

    name: str
    damage: str
    slots: int
    price: int
    types: tuple[str, ...]
    hands: int = 1
    melee: bool = True
    reach: bool = False
    throw: int | None = None
    missile: bool = False
    shots: int = 1
    reloads: bool = False


class Armor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`weight` is light, medium, heavy or shield; a shield's `ac` is added."""

    name: str
    ac: int
    slots: int
    price: int
    weight: Literal["light", "medium", "heavy", "shield"]


class Goods(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything else. `bundle`: so many share `slots`, rounded up. No price: not sold, a class's own thing."""

    name: str
    slots: int
    price: int | None = None
    bundle: int = 1
    light: int = 0  # turns one of it burns
    note: str = ""


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An item as a kit or shop gives it: its own name and damage type; `small` is what those get who may not use two hands."""

    item: str
    name: str = ""
    type: str = ""
    small: "Piece | None" = None


class Kit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    items: tuple[Piece, ...]


class Shop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One pass down the list; of each line the first that money and slots allow."""

    wants: tuple[tuple[Piece, ...], ...]


class Spell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    line: str
    short: str = ""  # where there is little room


class Syllables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    parts: tuple[str, ...]


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hireling as printed: `attack` is empty for one who does not fight."""

    name: str
    hd: str
    hp: int
    ac: int
    wage: int
    attack: str = ""


KINDS: dict[str, type[Any]] = {
    "class": Klass,
    "kindred": Kindred,
    "track": Track,
    "slots": Slots,
    "weapon": Weapon,
    "armor": Armor,
    "goods": Goods,
    "kit": Kit,
    "shop": Shop,
    "spell": Spell,
    "syllables": Syllables,
    "hireling": Hand,
    **LEVEL_KINDS,
}
