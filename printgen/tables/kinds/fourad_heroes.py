"""Heroes, their gear, spells and the players' habits as data."""

from typing import Literal

import msgspec

Sort = Literal["weapon", "armor", "shield", "tool", "potion", "scroll", "charged", "trinket", "gem", "jewelry"]
Weight = Literal["", "light", "hand", "two-handed", "bow", "sling"]


class Gear(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A thing to own. `price` 0: not for sale. `resale`: none, half the price, a flat price, so much a charge, or dice."""

    name: str
    sort: Sort
    price: int = 0
    resale: Literal["none", "half", "flat", "charge", "dice", "worth"] = "half"
    sells: int = 0
    dice: str = ""
    weight: Weight = ""
    damage: Literal["", "crushing", "slashing"] = ""
    attack: int = 0
    defense: int = 0
    magic: bool = False
    charges: int = 0
    spell: str = ""
    classes: tuple[str, ...] = ()
    text: str = ""


class HeroClass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A class as its row of the class table reads."""

    name: str
    life: int
    attack: Literal["level", "half", "outnumbering", "none"]
    gold: str
    weapons: tuple[Weight, ...]
    armor: tuple[str, ...]
    kit: tuple[str, ...]
    prefers: tuple[str, ...]  # what it picks up first, best first
    swaps: tuple[tuple[str, ...], ...] = ()  # instead of kit: what else it may start with
    barred_weight: Weight = ""  # with this weapon the level does not count
    melee_only: bool = False  # the level counts in melee only
    defends: bool = False  # adds its level to Defense
    undead: bool = False  # full level against the undead
    slots: Literal["", "many", "level"] = ""
    slots_base: int = 0
    barred_spells: tuple[str, ...] = ()
    casts_bare: bool = False  # casts only in light or no armor without a shield
    blessings: int = 0
    healings: int = 0
    rages: bool = False
    lucky: bool = False
    trapwise: bool = False
    puzzles: bool = False
    no_magic: bool = False
    sells_gems: int = 0  # per cent more
    nose: bool = False
    text: str = ""


class Spell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A spell. `attack` ones are rolled: d6 + level against the foe's level."""

    name: str
    text: str
    attack: bool = False
    group: Literal["", "excess", "one", "sleep"] = ""
    wounds: int = 0


class Policy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a party plays: the decision points of the rulings, each as plain data. Percentages are of full life."""

    name: str
    order: Literal["fighters", "scout"]
    wait: int  # peaceful faces wanted before the party waits
    bribe: Literal["hurt", "quarter", "any"]
    keep_spell: bool  # the last attack spell is kept for singles
    protect_first: bool
    rage: Literal["once", "singles"]
    luck: Literal["attacks", "dire", "wounds"]
    heal_life: int
    heal_half: bool
    leave: int
    chop: Literal["no", "weak", "first"]
    search_cleared: bool
    search_life: int
    find: Literal["treasure", "clue"]
    find_door: bool  # a secret door when below half
    guarded: Literal["take", "sturdy", "rogue"]
    statue: int  # touched at this share of life or more; over 100 never
    puzzle: Literal["two", "half", "sure"]
    healer: Literal["half", "all"]
    potions: int
    poison: bool
    home_lost: int
    home_life: int
    text: str = ""


class Names(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Names for heroes of a class; only for looks."""

    names: tuple[str, ...]


KINDS = {"names": Names, "gear": Gear, "class": HeroClass, "spell": Spell, "policy": Policy}
