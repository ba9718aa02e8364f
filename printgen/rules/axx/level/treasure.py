"""One Treasure throw: the row, then what its effects throw, in the table's order. Coins are times the level; gems, art
and items are not."""

from dataclasses import dataclass, field

from printgen.chance.cup import Cup
from printgen.errors import BadFile
from printgen.rules.axx.level.depths import Depths, amount
from printgen.rules.axx.level.found import Spoils, Thing
from printgen.tables.consult import consult
from printgen.tables.effects import Consult, Effect, Gold, Item, Note

DEEPEST = 20  # tables that lead on to tables


@dataclass
class _Heap:
    coins: int = 0
    things: list[Thing] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def find_treasure(cup: Cup, at: Depths, table: str = "axx/treasure") -> Spoils:
    """d6 on Treasure, and all it leads to."""
    mark = at.mark()
    roll, row = consult(cup, at.tables.table(table), "treasure")
    heap = _Heap()
    _carry_out(cup, at, row.effects, heap, f"{table}, row {row.key}", 0)
    slots = sum(int(note.split()[1]) for note in heap.notes if note.startswith("slots "))
    return Spoils(
        row.key, row.name, heap.coins, tuple(heap.things), "locked" in heap.notes, slots, at.since(mark) or (roll.no,)
    )


def _carry_out(cup: Cup, at: Depths, effects: tuple[Effect, ...], heap: _Heap, place: str, deep: int) -> None:
    if deep > DEEPEST:
        raise BadFile(f"{place}: leads on and on; let a row end")
    for effect in effects:
        match effect:
            case Gold(dice=notation):
                heap.coins += amount(cup, notation, "coins") * at.depth
            case Item(item=name, number=number, worth=worth):
                count = amount(cup, number, name)
                heap.things.append(Thing(name, count, amount(cup, worth, "worth") if worth else 0))
            case Consult(table=other):
                table = at.tables.table(other)
                row = consult(cup, table).row
                _carry_out(cup, at, row.effects, heap, f"{other}, row {row.key}", deep + 1)
            case Note(text=text):
                heap.notes.append(text)
            case _:
                raise BadFile(f"{place}: treasure is gold, items, notes or another table")
