"""Treasure: one roll an encounter, as many and as good as the foe's card says.

Rolls, in order, for each: the Treasure table with the foe's addition; then what its row asks: gold, a spell, a worth, a
magic item and its kind. A final boss's magic row is thrown twice on Magic Treasure; its worth is tripled (`hoard`).
"""

from collections.abc import Callable

import msgspec

from printgen.chance.cup import Cup
from printgen.chance.journal import Roll
from printgen.rules.fourad.rulebook import Rulebook
from printgen.rules.fourad.things import Thing, fresh
from printgen.tables.consult import Finding, consult
from printgen.tables.effects import Consult, Effect, Gold, Item

LEAST_HOARD = 100
Second = Callable[[Finding], bool]


class Loot(msgspec.Struct, frozen=True, gc=False):
    """Coins and things, the rows they came from, the throws."""

    gold: int = 0
    things: tuple[Thing, ...] = ()
    rows: tuple[str, ...] = ()
    nos: tuple[int, ...] = ()

    @property
    def worth(self) -> int:
        """In coin, gems and jewelry."""
        return self.gold + sum(thing.worth for thing in self.things)

    def __bool__(self) -> bool:
        return bool(self.gold or self.things)


def treasure(
    cup: Cup,
    book: Rulebook,
    rolls: int = 1,
    add: int = 0,
    *,
    magic_loot: str = "",
    final: bool = False,
    again: Second | None = None,
    more: Cup | None = None,
) -> Loot:
    """Throw for treasure. `magic_loot`: dice for gold instead of magic items. `again(finding)` may spend a halfling's
    Luck on another throw, which stands. `more`: the cup of a final boss's second magic items."""
    haul = _Haul()
    adds = (("foe", add),) if add else ()
    table = book.table("fourad/treasure")
    for _ in range(rolls):
        found = consult(cup, table, adds=adds)
        haul.nos.append(found.roll.no)
        if again is not None and again(found):
            found = consult(cup, table, adds=adds)
            haul.nos.append(found.roll.no)
        haul.rows.append(found.row.key)
        for effect in found.row.effects:
            if isinstance(effect, Consult) and effect.table == "fourad/magic":
                if magic_loot:
                    haul.coins(cup.throw(magic_loot, "gold for its magic"))
                else:
                    carry_out(cup, book, effect, haul)
                    if final:
                        carry_out(more or cup, book, effect, haul)
            else:
                carry_out(cup, book, effect, haul)
    loot = haul.loot()
    return hoard(loot) if final else loot


def hoard(loot: Loot) -> Loot:
    """A final boss's treasure: worth tripled, coins made up to a hundred in all, even beside items."""
    things = tuple(msgspec.structs.replace(one, worth=one.worth * 3) if one.worth else one for one in loot.things)
    worth = loot.worth * 3
    gold = loot.gold * 3 + max(0, LEAST_HOARD - worth)
    return Loot(gold, things, loot.rows, loot.nos)


def magic_item(cup: Cup, book: Rulebook) -> Loot:
    """One item of Magic Treasure."""
    haul = _Haul()
    carry_out(cup, book, Consult("fourad/magic"), haul)
    return haul.loot()


class _Haul:
    """Loot being gathered."""

    __slots__ = ("gold", "nos", "rows", "things")

    def __init__(self) -> None:
        self.gold = 0
        self.things: list[Thing] = []
        self.rows: list[str] = []
        self.nos: list[int] = []

    def coins(self, roll: Roll) -> None:
        self.gold += roll.total
        self.nos.append(roll.no)

    def loot(self) -> Loot:
        return Loot(self.gold, tuple(self.things), tuple(self.rows), tuple(self.nos))


def carry_out(cup: Cup, book: Rulebook, effect: Effect, haul: _Haul) -> None:
    """One effect of a treasure row."""
    match effect:
        case Gold(dice=text):
            haul.coins(cup.throw(text, "gold pieces"))
        case Item(item=ref, worth=worth):
            gear = ref.partition("#")[2]
            thing = fresh(book, gear)
            if worth:
                roll = cup.throw(worth, f"what the {book.gear[gear].name} is worth")
                haul.nos.append(roll.no)
                thing = Thing(gear, worth=roll.total)
            haul.things.append(thing)
        case Consult(table=id, times=times):
            for _ in range(times):
                found = consult(cup, book.table(id))
                haul.nos.append(found.roll.no)
                if found.row.ref:
                    haul.things.append(Thing("scroll", charges=1, spell=found.row.ref.partition("#")[2]))
                for inner in found.row.effects:
                    carry_out(cup, book, inner, haul)
        case _:
            raise AssertionError(f"treasure rows do not {effect!r}")
