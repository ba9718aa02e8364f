"""What must hold of every table: each total the dice can show has exactly one row, references resolve, nothing loops
without end. One line a fault: file, row, what would do."""

from printgen.chance.dice import dice
from printgen.errors import PrintgenError
from printgen.tables.effects import Consult, Foes, Gold, Item, Repeat, Wound, walk
from printgen.tables.load import Tables
from printgen.tables.schema import Listing, Row, Table


def check(tables: Tables, under: str = "") -> list[str]:
    """Every fault found, in file order; empty when all is well."""
    faults = []
    for id in tables.ids(under):
        try:
            faults += check_one(tables, id)
        except PrintgenError as error:
            faults.append(str(error))
    faults += _endless(tables, under)
    return faults


def check_one(tables: Tables, id: str) -> list[str]:
    found = tables.any(id)
    if isinstance(found, Listing):
        return [] if found.entries else [f"{id}: has no entries"]
    faults = _coverage(found)
    for row in found.rows:
        faults += _row(tables, found, row)
    return faults


def _coverage(table: Table) -> list[str]:
    try:
        totals = dice(table.dice).totals()
    except PrintgenError as error:
        return [f"{table.id}: {error}"]
    low, high = table.adds
    wanted = sorted({total + add for total in totals for add in range(low, high + 1)})
    faults = []
    for total in wanted:
        keys = [row.key for row in table.rows if row.span.low <= total <= row.span.high]
        if not keys:
            faults.append(f"{table.id}: no row for {total} on {table.dice}; add one")
        elif len(keys) > 1:
            faults.append(f"{table.id}: {total} is on rows {' and '.join(keys)}; leave it on one")
    for row in table.rows:
        if not any(row.span.low <= total <= row.span.high for total in wanted):
            faults.append(f"{table.id}, row {row.key}: {table.dice} never shows it; take it out or widen adds")
    return faults


def _row(tables: Tables, table: Table, row: Row) -> list[str]:
    place = f"{table.id}, row {row.key}"
    faults = []
    if row.ref and not resolves(tables, row.ref):
        faults.append(f"{place}: “{row.ref}” is not there")
    for effect in walk(row.effects):
        match effect:
            case Consult(table=other):
                if not resolves(tables, other):
                    faults.append(f"{place}: table “{other}” is not there")
            case Foes(foe=foe, number=number):
                if not resolves(tables, foe):
                    faults.append(f"{place}: foe “{foe}” is not there")
                faults += _dice(place, number)
            case Item(item=item, number=number, worth=worth):
                if "#" in item and not resolves(tables, item):
                    faults.append(f"{place}: item “{item}” is not there")
                faults += _dice(place, number) + (_dice(place, worth) if worth else [])
            case Gold(dice=text) | Wound(life=text) | Repeat(times=text):
                faults += _dice(place, text)
    return faults


def _dice(place: str, text: str) -> list[str]:
    try:
        dice(text)
    except PrintgenError as error:
        return [f"{place}: {error}"]
    return []


def resolves(tables: Tables, ref: str) -> bool:
    """`file` or `file#entry`."""
    id, _, entry = ref.partition("#")
    if not tables.shelf.has(f"tables/{id}.toml"):
        return False
    if not entry:
        return True
    found = tables.any(id)
    return entry in (found.entries if isinstance(found, Listing) else {row.key for row in found.rows})


def _endless(tables: Tables, under: str) -> list[str]:
    """Tables every row of which leads on to another such table: nothing would ever come of a throw."""
    leads: dict[str, list[set[str]]] = {}
    for id in tables.ids(under):
        try:
            found = tables.any(id)
        except PrintgenError:
            continue
        if isinstance(found, Table):
            leads[id] = [{e.table for e in walk(row.effects) if isinstance(e, Consult)} for row in found.rows]
    ending = {id for id, rows in leads.items() if any(not row for row in rows)}
    grew = True
    while grew:
        more = {id for id, rows in leads.items() if any(row <= ending for row in rows if row)} - ending
        grew = bool(more)
        ending |= more
    return [f"{id}: every row leads on for ever; let one end" for id in sorted(set(leads) - ending)]
