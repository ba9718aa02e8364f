"""Who wanders by: the general table, or the split of the special event. A dragon never does: it is thrown again."""

from msgspec.structs import replace

from printgen.chance.cup import Cup
from printgen.rules.fourad.foes import Meeting, meet
from printgen.rules.fourad.house import House
from printgen.rules.fourad.rulebook import Rulebook
from printgen.tables.consult import consult
from printgen.tables.effects import Consult

GENERAL, EVENT = "fourad/wandering", "fourad/ambush"


def wanderers(cup: Cup, book: Rulebook, house: House, table: str = GENERAL) -> Meeting:
    """The kind of foe, then the foe; dragons (and gremlins, by the house rule) are thrown again on their table."""
    found = consult(cup, book.table(table))
    kind = next(effect.table for effect in found.row.effects if isinstance(effect, Consult))
    nos: tuple[int, ...] = (found.roll.no,)
    while True:
        met = meet(cup, book, book.table(kind))
        nos += met.nos
        foe = book.foes[met.foe]
        if not foe.dragon and not (foe.steals and house.wandering_gremlins == "reroll"):
            return replace(met, nos=nos)
