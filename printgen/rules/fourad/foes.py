"""Who is met: a foe table's row becomes a foe and a number of heads.

Rolls, in order: the table's die, the number, the variant (skeletons or zombies, by halves of a d6). What the rules roll
later but an unplayed dungeon prints (a power, a bribe's price) is thrown by `power` and `price` on a cup of its own, so
that both games see the same face whenever it is asked for.
"""

import msgspec

from printgen.chance.cup import Cup
from printgen.chance.dice import dice
from printgen.errors import BadFile
from printgen.rules.fourad.rulebook import Rulebook
from printgen.tables.consult import Finding, consult
from printgen.tables.effects import Choose, Foes
from printgen.tables.kinds.fourad_foes import Foe
from printgen.tables.schema import Table


class Meeting(msgspec.Struct, frozen=True, gc=False):
    """A foe (its entry in fourad/foes), how many, and the throws that said so."""

    foe: str
    number: int
    table: str
    row: str
    nos: tuple[int, ...] = ()


def meet(cup: Cup, book: Rulebook, table: Table) -> Meeting:
    """Throw on a foe table, then for heads and variant."""
    return meeting(cup, consult(cup, table))


def meeting(cup: Cup, found: Finding) -> Meeting:
    """Heads and variant for a row already found."""
    row = found.row
    nos: tuple[int, ...] = (found.roll.no,)
    first = row.effects[0]
    if isinstance(first, Foes):
        roll = None if first.number == "1" else cup.throw(first.number, "how many")
        number = 1 if roll is None else roll.total
        nos = nos if roll is None else (*nos, roll.no)
        return Meeting(_entry(first.foe), number, found.roll.table, row.key, nos)
    if isinstance(first, Choose):
        kinds = [option[0] for option in first.options]
        thrown = cup.throw(_bare(kinds[0]), "how many")
        at = len(cup.journal) if cup.journal is not None else 0
        chosen = kinds[cup.pick(len(kinds), "which of them")]
        assert isinstance(chosen, Foes)
        number = dice(chosen.number).total(thrown.faces)
        return Meeting(_entry(chosen.foe), number, found.roll.table, row.key, (*nos, thrown.no, at + 1))
    raise BadFile(f"tables/{found.roll.table}.toml, row {row.key}: brings no foes; give it a foes effect")


def _bare(kind: object) -> str:
    """The dice of a number without its plus: which kind it is, and so what is added, is thrown after."""
    assert isinstance(kind, Foes)
    return kind.number.partition("+")[0]


def _entry(ref: str) -> str:
    return ref.partition("#")[2]


def power(cup: Cup, foe: Foe) -> tuple[int, int]:
    """The face of the power die (1 to 6) and its throw; (0, 0) for foes without powers."""
    if not foe.powers:
        return 0, 0
    roll = cup.d6("power")
    return roll.total, roll.no


def price(cup: Cup, foe: Foe, heads: int) -> tuple[int, tuple[int, ...]]:
    """What a bribe costs, thrown where it is random; the hoard's price is its least."""
    asked = foe.price
    if asked is None:
        return 0, ()
    if asked.hoard:
        return asked.least, ()
    if asked.dice.isdecimal():
        return int(asked.dice) * (heads if asked.each else 1), ()
    roll = cup.throw(asked.dice, "the price of a bribe")
    return roll.total * (heads if asked.each else 1), (roll.no,)


def likely_price(foe: Foe, heads: int) -> int:
    """What a party reckons with before the price is named: the dice's mean, rounded up."""
    asked = foe.price
    if asked is None:
        return 0
    if asked.hoard:
        return asked.least
    low, high = dice(asked.dice).bounds()
    return (low + high + 1) // 2 * (heads if asked.each else 1)
