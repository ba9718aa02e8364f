"""A party between delves, as frozen values: what a sheet says of each hero, and what the party shares.

This is what a record keeps before and after a delve, and what party.toml carries into the next one.
"""

import msgspec

from printgen.rules.fourad.things import Thing

LOAD, MOST_WEAPONS, MOST_SHIELDS, TOP_LEVEL = 200, 3, 2, 5
GRADUATION_ROLLS, TRAINING = 4, 500


class Sheet(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One hero. `hand` is which weapon is held; `left` the spells not yet cast; `saved` XP rolls kept at level 5.
    `state`: up, dead, stone. `body`: where a fallen hero lies ("" with the party, else "tile 7")."""

    name: str
    cls: str = msgspec.field(name="class")
    level: int = 1
    life: int = 0
    full: int = 0
    gold: int = 0
    weapons: tuple[Thing, ...] = ()
    hand: int = 0
    armor: Thing | None = None
    shield: Thing | None = None
    spare: Thing | None = None
    pack: tuple[Thing, ...] = ()
    prepared: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    blessings: int = 0
    healings: int = 0
    rage: int = 0
    luck: int = 0
    clues: int = 0
    saved: int = 0
    trained: bool = False
    longer: int = 0  # life beyond class and level
    learned: int = 0  # slots beyond class and level
    state: str = "up"
    body: str = ""


class Party(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The heroes in marching order and what the party keeps from delve to delve. `tally` is minion encounters since the
    last XP roll for them, `last` who went up last. `weak` are foes with a known weak point."""

    heroes: tuple[Sheet, ...]
    delves: int = 0
    tally: int = 0
    last: str = ""
    secrets: tuple[str, ...] = ()
    weak: tuple[str, ...] = ()
    rewards: tuple[str, ...] = ()
    bank: int = 0  # gold pieces left in safety
    chest: bool = False  # the Drowned Chest is still to be found
    hidden: bool = False  # the next empty tile holds a magic item
