"""The only way to read a rolled table: throw its dice, look the total up, write both down as one roll."""

from typing import NamedTuple

from printgen.chance.cup import Adds, Cup
from printgen.chance.journal import Reading, Roll
from printgen.tables.schema import Row, Table


class Finding(NamedTuple):
    """The throw and the row it came to."""

    roll: Roll
    row: Row


def consult(cup: Cup, table: Table, why: str = "", adds: Adds = ()) -> Finding:
    """Throw `table.dice` with `adds` and find the row."""
    if cup.journal is None:  # nobody reads where it was looked up
        roll = cup.d6(why, adds) if table.dice == "d6" else cup.throw(table.dice, why, adds)
        return Finding(roll, table.row(roll.total))

    def read(total: int) -> Reading:
        return Reading(table.id, table.row(total).key, table.head.source)

    roll = cup.throw(table.dice, why or table.head.title.lower(), adds, read)
    return Finding(roll, table.row(roll.total))
