"""One level while it is being stocked: its depth, its tables, what has been settled on it."""

from dataclasses import dataclass, field

from printgen.chance.cup import Adds, Bag, Cup
from printgen.chance.dice import dice
from printgen.rules.axx.house import House
from printgen.tables.kinds.axx_level import Foe
from printgen.tables.load import Tables


@dataclass
class Depths:
    """`settled` keeps which foe a filler row stands for on this level, `foes` every foe met."""

    bag: Bag
    tables: Tables
    depth: int
    house: House = field(default_factory=House)
    settled: dict[str, tuple[str, str]] = field(default_factory=dict)
    foes: dict[str, Foe] = field(default_factory=dict)

    def cup(self, name: str) -> Cup:
        return self.bag.cup(f"axx/level/{self.depth}/{name}")

    @property
    def deeper(self) -> Adds:
        """What the level adds to Threat: nothing on levels 1 and 2."""
        return (("level", self.depth),) if self.depth > 2 else ()

    def foe(self, ref: str) -> Foe:
        """The foe `file#entry` stands for, kept for the record."""
        file, _, entry = ref.partition("#")
        foe = self.foes.get(ref)
        if foe is None:
            found: Foe = self.tables.entries(file)[entry]
            foe = self.foes[ref] = found
        return foe

    def mark(self) -> int:
        journal = self.bag.journal
        return len(journal.rolls) if journal is not None else 0

    def since(self, mark: int) -> tuple[int, ...]:
        """Numbers of the throws made since `mark`."""
        return tuple(range(mark + 1, self.mark() + 1))


def amount(cup: Cup, notation: str, why: str) -> int:
    """The total of some dice; a plain number throws none."""
    if notation.isdigit():
        return int(notation)
    return cup.throw(dice(notation), why).total
