"""A table as text, and the exact odds of its rows."""

from fractions import Fraction

import msgspec

from printgen.chance.dice import dice
from printgen.chance.odds import distribution
from printgen.errors import Usage
from printgen.tables.load import Tables
from printgen.tables.schema import Listing, Row, Table


def show_table(found: Table | Listing) -> str:
    head = found.head
    lines = [f"{head.title} ({found.id})"]
    if isinstance(found, Listing):
        lines += [f"  {key}: {_entry(entry)}" for key, entry in found.entries.items()]
    else:
        wide = max(len(row.key) for row in found.rows)
        lines[0] += f", {found.dice}"
        lines += [f"  {row.key:>{wide}}  {said(row)}" for row in found.rows]
    lines.append(f"source: {head.source}; licence: {head.licence}")
    return "\n".join(lines) + "\n"


def said(row: Row) -> str:
    """A row in words: its name and text, or what it stands for."""
    return ": ".join(part for part in (row.name, row.text) if part) or row.ref or "-"


def listing_of(tables: Tables) -> str:
    return "".join(f"{id}: {tables.any(id).head.title}\n" for id in tables.ids())


def odds_of(table: Table, add: int = 0) -> str:
    low, high = table.adds
    if not low <= add <= high:
        raise Usage(f"--add {add}: {table.id} takes {low} to {high}")
    ways = distribution(dice(table.dice))
    whole = sum(ways.values())
    lines = []
    for row in table.rows:
        hits = sum(count for total, count in ways.items() if row.span.low <= total + add <= row.span.high)
        share = Fraction(hits, whole)
        lines.append(f"  {row.key:>10}  {float(share) * 100:6.2f}%  {share}  {said(row)}")
    return f"{table.head.title}, {table.dice}{f' {add:+d}' if add else ''}\n" + "\n".join(lines) + "\n"


def _entry(entry: object) -> str:
    data = msgspec.to_builtins(entry)
    if isinstance(data, dict):
        return ", ".join(f"{key} {value}" for key, value in data.items() if value not in ("", None, [], ()))
    return str(data)
