"""The foes of Four Against Darkness as data: what a foe is, and every trick it has. The rules never name one."""

from typing import Literal

import msgspec

Kind = Literal["vermin", "minion", "boss", "weird", "statue"]
Reaction = Literal["fight", "death", "flee", "outnumbered", "bribe", "quest", "asleep"]
Extra = Literal["level", "half"]


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a bribe costs: `dice` gold pieces, for each head or in all; or the dragon's `hoard`: all gold, at least
    `least`, or one magic item. `fools` says whether fools' gold will do."""

    dice: str = ""
    each: bool = False
    hoard: bool = False
    least: int = 0
    fools: bool = True


class Peril(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to save against: its level, what a failure does, which classes add how much of their level."""

    against: str
    level: int
    does: Literal["life", "stone", "drain", "curse"] = "life"
    life: int = 1
    adds: dict[str, Extra] = {}
    everyone_adds: Literal["", "half"] = ""


class Breath(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A die each of its turns: up to `upto` it breathes on all instead of striking."""

    upto: int
    peril: Peril


class Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One face of a power die, rolled when the fight begins. `when`: at once on everyone, or on each hero wounded."""

    name: str
    when: Literal["", "start", "wounded"] = ""
    peril: Peril | None = None


class Foe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One foe. `rolls` treasure rolls with `add` each; `morale` is added to its test, absent when it never tests."""

    name: str
    plural: str
    kind: Kind
    level: int
    text: str
    reactions: tuple[Reaction, Reaction, Reaction, Reaction, Reaction, Reaction]
    life: int = 1
    attacks: int = 1
    damage: int = 1
    rolls: int = 0
    add: int = 0
    morale: int | None = None
    hates: str = ""
    undead: bool = False
    dragon: bool = False
    price: Price | None = None
    surprise: int = 0  # surprises on this face of a d6 or lower
    magic_loot: str = ""  # magic items turn into this many gold pieces
    attack_adds: dict[str, int] = {}  # class → bonus to attacks
    spell_adds: dict[str, int] = {}  # class → bonus to spell rolls
    defense_adds: dict[str, Literal["level", "one"]] = {}  # class → bonus to Defense
    crushing: int = 0  # bonus of crushing weapons
    arrows: int = 0  # bow and nothing else
    missiles: bool = True  # may be hit by bows and slings
    spells: int = 0  # every spell roll
    spell_bonus: dict[str, int] = {}  # spell → bonus
    immune: tuple[str, ...] = ()  # spells that do nothing
    infects: int = 0  # a wounded hero throws a d6: on this or less one more life
    poison: Peril | None = None  # a wounded hero saves at the end of the round
    gaze: Peril | None = None  # all save when the fight begins
    breath: Breath | None = None
    powers: tuple[Power, ...] = ()
    clue_on: int = 0  # slain, on this face or higher a hero finds a clue
    spell_fear: bool = False  # tests morale when spells fell it
    regrows: int = 0  # each dead one stands up on this face or higher
    loathed_by_presence: str = ""  # with this class in the party it fights to the death
    rises: bool = False  # whom it kills rises as one
    bull_rush: int = 0  # on the first Defense roll
    no_luck: bool = False
    ignores_heavy: bool = False
    eats_gear: bool = False
    bites_random: bool = False
    webs: bool = False
    steals: str = ""  # how many objects it takes instead of fighting


KINDS = {"foe": Foe}
