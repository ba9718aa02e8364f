"""Reads table files off the shelf, row by row, so that every bad row is named at once (BadFile)."""

import tomllib
from typing import Any

import msgspec

from printgen.errors import BadFile
from printgen.shelf import Found, Shelf
from printgen.tables.registry import kind_of
from printgen.tables.schema import FAR, Head, Listing, Row, RowData, Table, span

_TOP = {"title", "source", "licence", "note", "dice", "adds", "rows", "kind", "entries"}
_MOST_TOTALS = 400


class Tables:
    """The tables of one shelf, each read once. Ids are paths (`fourad/contents`)."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._kept: dict[str, Table | Listing] = {}

    def any(self, id: str) -> Table | Listing:
        kept = self._kept.get(id)
        if kept is None:
            kept = self._kept[id] = read_table(self.shelf.find(f"tables/{id}.toml"), id)
        return kept

    def table(self, id: str) -> Table:
        """A rolled table, or BadFile."""
        found = self.any(id)
        if not isinstance(found, Table):
            raise BadFile(f"tables/{id}.toml: is a list; a rolled table was wanted")
        return found

    def listing(self, id: str) -> Listing:
        """A list, or BadFile."""
        found = self.any(id)
        if not isinstance(found, Listing):
            raise BadFile(f"tables/{id}.toml: is a rolled table; a list was wanted")
        return found

    def entries(self, id: str) -> dict[str, Any]:
        return dict(self.listing(id).entries)

    def ids(self, under: str = "") -> list[str]:
        names = self.shelf.names(f"tables/{under}".rstrip("/"))
        return [name.removeprefix("tables/").removesuffix(".toml") for name in names if name.endswith(".toml")]

    def digests(self) -> dict[str, str]:
        """Digest of every file read so far: what a record keeps."""
        return {id: self.shelf.find(f"tables/{id}.toml").digest for id in sorted(self._kept)}


def read_table(found: Found, id: str) -> Table | Listing:
    place = found.path
    try:
        raw = tomllib.loads(found.text)
    except tomllib.TOMLDecodeError as error:
        raise BadFile(f"{place}: {error}") from None
    unknown = sorted(set(raw) - _TOP)
    if unknown:
        raise BadFile(f"{place}: unknown field “{unknown[0]}” (there are: {', '.join(sorted(_TOP))})")
    head = _convert({key: raw[key] for key in ("title", "source", "licence", "note") if key in raw}, Head, str(place))
    if "entries" in raw:
        return _listing(raw, head, id, str(place))
    return _rolled(raw, head, id, str(place))


def _listing(raw: dict[str, Any], head: Head, id: str, place: str) -> Listing:
    kind = raw.get("kind", "")
    struct = kind_of(str(kind), place)
    problems, entries = [], {}
    for key, value in raw["entries"].items():
        try:
            entries[key] = msgspec.convert(value, struct)
        except msgspec.ValidationError as error:
            problems.append(f"entry “{key}”: {error}")
    _raise(problems, place)
    return Listing(id, head, kind, entries)


def _rolled(raw: dict[str, Any], head: Head, id: str, place: str) -> Table:
    if not isinstance(raw.get("dice"), str) or not isinstance(raw.get("rows"), dict):
        raise BadFile(f'{place}: a table needs dice = "2d6" and [rows."2"] and so on')
    adds = _convert(raw.get("adds", [0, 0]), tuple[int, int], f"{place}: adds")
    problems, rows = [], []
    for key, value in raw["rows"].items():
        try:
            data = msgspec.convert(value, RowData)
            rows.append(Row(key, span(key), data.text, data.name, data.ref, data.effects))
        except (msgspec.ValidationError, ValueError) as error:
            problems.append(f"row “{key}”: {error}")
    _raise(problems, place)
    by_total = {
        total: row
        for row in rows
        if row.span.low > -FAR and row.span.high < FAR and row.span.high - row.span.low < _MOST_TOTALS
        for total in range(row.span.low, row.span.high + 1)
    }
    return Table(id, head, raw["dice"], adds, tuple(rows), by_total)


def _convert(value: Any, kind: Any, place: str) -> Any:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise BadFile(f"{place}: {error}") from None


def _raise(problems: list[str], place: str) -> None:
    if problems:
        raise BadFile(f"{place}: {'; '.join(problems)}")
