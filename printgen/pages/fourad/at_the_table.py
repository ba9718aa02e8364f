"""The game's tables as they are printed for play: straight from the shelf, so that an edited table prints as edited."""

from typing import Any

from printgen.pages.fourad.phrase import MINUS, a, capital, nice, small
from printgen.tables.load import Tables
from printgen.tables.schema import Row, Table

SHEETS = {
    "rules": (),
    "play": (
        "fourad/search", "fourad/hidden", "fourad/wandering", "fourad/treasure", "fourad/quests", "fourad/rewards",
        "fourad/secrets", "fourad/magic", "fourad/spells",
    ),
    "all": (
        "fourad/contents", "fourad/features", "fourad/events", "fourad/traps", "fourad/vermin", "fourad/minions",
        "fourad/weird", "fourad/bosses",
    ),
}  # fmt: skip
# A table that another one asks for, printed under it in one line: the table of a shelf, its title in the note.
UNDER = {"fourad/secrets": ("fourad/bosses", "Boss table"), "fourad/magic": ("fourad/magic-weapons", "Magic weapon")}


def table_sheets(tables: Tables, which: str) -> list[dict[str, Any]]:
    """Some tables ready to print."""
    return [_sheet(tables, id, brief=which == "play") for id in SHEETS[which]]


def _sheet(tables: Tables, id: str, *, brief: bool) -> dict[str, Any]:
    sheet = printed(tables, tables.table(id))
    if brief and id in UNDER:
        under, title = UNDER[id]
        sheet["note"] = f"{sheet['note']} {in_a_line(tables.table(under), title)}".strip()
    return sheet


def in_a_line(table: Table, title: str) -> str:
    """A short table as a sentence: Boss table, d6: 1 mummy, 2 orc brute, …"""
    rows = ", ".join(f"{_range(row.key)} {small(nice(row.text)).rstrip('.')}" for row in table.rows)
    return f"{title}, {table.dice}: {rows}."


def printed(tables: Tables, table: Table) -> dict[str, Any]:
    """A rolled table: title, dice, note, rows of (range, words). A spell's row says what the spell does."""
    return {
        "title": table.head.title,
        "dice": table.dice,
        "note": nice(table.head.note),
        "rows": [(_range(row.key), _words(row.name, _text(tables, row))) for row in table.rows],
    }


def _text(tables: Tables, row: Row) -> str:
    file, _, entry = row.ref.partition("#")
    if file != "fourad/spellbook":
        return row.text
    spell = tables.entries(file)[entry]
    return f"d6 + level against the foe’s. {spell.text}" if spell.attack else str(spell.text)


def _range(key: str) -> str:
    return key.replace("-", "–") if key[:1].isdigit() else key.replace("-", MINUS, 1)


def _words(name: str, text: str) -> str:
    said = nice(text) or name
    plain = said.rstrip(".").lower()
    if not name or plain in (name.lower(), a(name.lower())):
        return capital(said)
    return f"**{capital(name)}.** {said}"
