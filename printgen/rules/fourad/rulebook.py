"""The tables of one shelf made ready for play: looked up once, then kept."""

from functools import lru_cache

from printgen.tables.kinds.fourad_foes import Foe
from printgen.tables.kinds.fourad_heroes import Gear, HeroClass, Names, Policy, Spell
from printgen.tables.kinds.fourad_traps import Trap
from printgen.tables.load import Tables
from printgen.tables.schema import Table


class Rulebook:
    """Lists by entry, rolled tables by name. One a shelf; never changed."""

    __slots__ = ("classes", "foes", "gear", "names", "policies", "rolled", "snares", "spells", "tables")

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.rolled: dict[str, Table] = {}
        self.foes: dict[str, Foe] = tables.entries("fourad/foes")
        self.classes: dict[str, HeroClass] = tables.entries("fourad/classes")
        self.gear: dict[str, Gear] = tables.entries("fourad/gear")
        self.spells: dict[str, Spell] = tables.entries("fourad/spellbook")
        self.snares: dict[str, Trap] = tables.entries("fourad/snares")
        self.names: dict[str, Names] = tables.entries("fourad/names")
        self.policies: dict[str, Policy] = tables.entries("fourad/policies")

    def table(self, id: str) -> Table:
        """A rolled table by its id (`fourad/treasure`)."""
        found = self.rolled.get(id)
        if found is None:
            found = self.rolled[id] = self.tables.table(id)
        return found


@lru_cache(maxsize=8)
def rulebook(tables: Tables) -> Rulebook:
    """The rulebook of a shelf's tables."""
    return Rulebook(tables)
