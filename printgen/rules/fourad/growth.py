"""Figures that follow from class and level: full life, slots, uses a delve. Pure."""

from collections.abc import Sequence

from printgen.rules.fourad.party import Sheet
from printgen.rules.fourad.rulebook import Rulebook
from printgen.tables.kinds.fourad_heroes import HeroClass

PREPARES = ("sleep", "fireball", "lightning", "protect", "escape")


def full_life(own: HeroClass, level: int, longer: int = 0) -> int:
    return own.life + level + longer


def slots(own: HeroClass, level: int, learned: int = 0) -> int:
    """Prepared copies: 2 + level for a wizard, level for an elf."""
    return own.slots_base + level + learned if own.slots else 0


def rages(own: HeroClass, level: int) -> int:
    return 1 + level // 2 if own.rages else 0


def lucks(own: HeroClass, level: int) -> int:
    return level + 1 if own.lucky else 0


def prepared(own: HeroClass, level: int, learned: int = 0, wanted: Sequence[str] = ()) -> tuple[str, ...]:
    """What is prepared: as wanted, filled up by the policies' list, over and over."""
    count = slots(own, level, learned)
    plan = [one for one in PREPARES if one not in own.barred_spells]
    spells = list(wanted)[:count]
    spells += [plan[at % len(plan)] for at in range(count - len(spells))]
    return tuple(spells)


def refreshed(sheet: Sheet, book: Rulebook) -> Sheet:
    """The hero as he sets out: uses and slots whole. Life is left as it is."""
    import msgspec

    own = book.classes[sheet.cls]
    spells = prepared(own, sheet.level, sheet.learned, sheet.prepared)
    return msgspec.structs.replace(
        sheet,
        prepared=spells,
        left=spells,
        blessings=own.blessings,
        healings=own.healings,
        rage=rages(own, sheet.level),
        luck=lucks(own, sheet.level),
    )
