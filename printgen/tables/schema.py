"""The shapes of table files. One table a file; its id is its path under tables/ without the ending (`fourad/contents`).

A rolled table has `dice` and `rows`; row keys are printed ranges ("2", "4-6", "0 or less", "6 or more"). A list has
`kind` (which struct its entries are, see `tables/kinds`) and `entries`. Every file names its title, source and licence.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from printgen.tables.effects import Effect

FAR = 1_000_000
_RANGE = re.compile(r"(-?\d+)(?:\s*[-–]\s*(\d+)|\s+or\s+(less|more))?")


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every table file says of itself."""

    title: str
    source: str
    licence: str
    note: str = ""


class RowData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row: what is printed (`text`, and a short `name`), what it does (`effects`), and an entry it stands for (`ref`)."""

    text: str = ""
    name: str = ""
    ref: str = ""
    effects: tuple[Effect, ...] = ()


class Span(NamedTuple):
    low: int
    high: int


@dataclass(frozen=True)
class Row:
    """One row of a rolled table with the totals it answers to."""

    key: str
    span: Span
    text: str
    name: str
    ref: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Table:
    """A rolled table. `adds` is the least and most that modifiers can add. `rows` in the file's order."""

    id: str
    head: Head
    dice: str
    adds: tuple[int, int]
    rows: tuple[Row, ...]
    _by_total: Mapping[int, Row] = field(default_factory=dict, compare=False, repr=False)

    def row(self, total: int) -> Row:
        """The row for a total; KeyError when none answers (lint forbids it)."""
        found = self._by_total.get(total)
        if found is None:
            found = next((row for row in self.rows if row.span.low <= total <= row.span.high), None)
            if found is None:
                raise KeyError(f"{self.id}: no row for {total}")
        return found


@dataclass(frozen=True)
class Listing:
    """A list of entries by key, in the file's order. `entries` are structs of the file's kind."""

    id: str
    head: Head
    kind: str
    entries: Mapping[str, Any]


def span(key: str) -> Span:
    """The totals a printed range answers to; ValueError when it is none."""
    match = _RANGE.fullmatch(key.strip())
    if not match:
        raise ValueError(f"row “{key}”: write 4, 4-6, 0 or less, 6 or more")
    low = int(match[1])
    if match[3]:
        return Span(-FAR, low) if match[3] == "less" else Span(low, FAR)
    high = int(match[2]) if match[2] else low
    if high < low:
        raise ValueError(f"row “{key}”: runs backwards")
    return Span(low, high)
