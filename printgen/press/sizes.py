"""Papers and cards by name, in millimetres, from `tables/press/`. A wrong name is answered with the nearest right one.

Names are taken as people write them: `A4`, `half letter`, `a4-landscape`, `landscape letter`; and any size may be
spelled out: `148x210`, `148x210mm`, `5.5x8.5in`.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from printgen.errors import Usage, suggest
from printgen.tables.load import Tables

PT = 72 / 25.4  # points in a millimetre
_SPELLED = re.compile(r"(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)\s*(mm|in)?")
_LEAST, _MOST = 20.0, 2000.0


@dataclass(frozen=True)
class Size:
    """A paper or card. `margin` is what a home printer cannot reach (of a card: its safe zone)."""

    name: str
    title: str
    width: float
    height: float
    margin: float = 5.0
    cards_on: str = ""

    @property
    def lies(self) -> bool:
        return self.width > self.height

    @property
    def points(self) -> tuple[float, float]:
        return self.width * PT, self.height * PT

    def turned(self) -> "Size":
        """The same sheet on its other side."""
        return replace(self, width=self.height, height=self.width)

    def inside(self, other: "Size") -> bool:
        return self.width <= other.width + 0.01 and self.height <= other.height + 0.01


def paper(tables: Tables, name: str, option: str = "--paper") -> Size:
    """The paper called `name`, upright unless the name says landscape."""
    word = _plain(name)
    lying = re.sub(r"(^landscape-|-landscape$)", "", word)
    found = _named(tables.entries("press/papers"), lying, name, option)
    return found.turned() if lying != word and not found.lies else found


def card_size(tables: Tables, name: str, option: str = "--card") -> Size:
    """The card called `name`."""
    return _named(tables.entries("press/cards"), _plain(name), name, option)


def margin_mm(tables: Tables, said: str, option: str = "--margin") -> float:
    """A margin a printer leaves white: millimetres, or a name (home, quarter-inch, none)."""
    word = _plain(said).removesuffix("mm").removesuffix("-")
    known = tables.entries("press/margins")
    if word in known:
        return float(known[word].millimetres)
    if not re.fullmatch(r"\d+(\.\d+)?", word) or float(word) > 50:
        raise Usage(f"{option} {said}: 0 to 50 mm would do, or a name{suggest(word, list(known))}")
    return float(word)


def sheet_for_cards(tables: Tables, name: str) -> Size:
    """The sheet that cards are laid on when the book is on `name`: A4 for A5, Letter for half letter, itself if large."""
    book = paper(tables, name)
    if book.cards_on and book.cards_on != book.name:
        return paper(tables, book.cards_on)
    return book if book.width >= 190 and book.height >= 190 else paper(tables, "a4")


def _plain(name: str) -> str:
    return re.sub(r"[\s_]+", "-", name.strip().lower())


def _named(entries: Mapping[str, Any], word: str, said: str, option: str) -> Size:
    for key, entry in entries.items():
        if word == key or word in entry.aliases:
            margin = entry.margin if hasattr(entry, "margin") else entry.safe
            return Size(key, entry.title, entry.width, entry.height, margin, getattr(entry, "cards_on", ""))
    spelled = _SPELLED.fullmatch(word.replace("-", ""))
    if spelled:
        unit = 25.4 if spelled[3] == "in" else 1.0
        width, height = float(spelled[1]) * unit, float(spelled[2]) * unit
        if not (_LEAST <= width <= _MOST and _LEAST <= height <= _MOST):
            raise Usage(f"{option} {said}: sides of {_LEAST:.0f} to {_MOST:.0f} mm would do")
        return Size(word, f"{width:g} × {height:g} mm", width, height)
    known = [*entries, *(alias for entry in entries.values() for alias in entry.aliases)]
    raise Usage(f"{option} {said}: unknown{suggest(word, known)}")
