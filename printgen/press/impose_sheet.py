"""Which sheet a PDF's pages fold out of, a stock's caliper, and what to say of a finished imposition."""

from collections.abc import Mapping
from io import BytesIO
from typing import Any

import pikepdf

from printgen.errors import Usage, suggest
from printgen.press.impose_order import SHAPES, Fold, order
from printgen.press.impose_pages import leaf, opened
from printgen.press.imposition import Imposition
from printgen.press.sizes import PT, Size, paper
from printgen.tables.load import Tables

_SOLD = (
    "a4",
    "letter",
    "legal",
    "a3",
    "tabloid",
    "a2",
)  # what printers are fed, the likelier first


def sheet_for(tables: Tables, data: bytes, name: str, fold: Fold, said: str) -> Size:
    """The sheet named; without a name the booklet's whose pages these are, else the first sheet that is sold and holds them."""
    if name:
        return paper(tables, name)
    with opened(data, said) as pdf:
        leaves = [leaf(page) for page in pdf.pages]
    order(fold, len(leaves))  # too many for a fold is the first thing to say
    wide, high = max(one.wide for one in leaves) / PT, max(one.high for one in leaves) / PT
    if fold in ("saddle", "perfect", "2up"):
        for booklet in tables.entries("press/booklets").values():
            page = paper(tables, booklet.page)
            if abs(page.width - wide) < 1 and abs(page.height - high) < 1:
                return paper(tables, booklet.sheet)
    columns, rows = SHAPES[fold]
    need = sorted((columns * wide, rows * high))
    fitting = [
        paper(tables, key)
        for key, entry in tables.entries("press/papers").items()
        if min(entry.width, entry.height) >= need[0] - 0.1 and max(entry.width, entry.height) >= need[1] - 0.1
    ]
    if not fitting:
        raise Usage(f"{said}: no paper holds {columns * wide:.0f} × {rows * high:.0f} mm; give --paper WIDTHxHEIGHT")
    sold = sorted((size for size in fitting if size.name in _SOLD), key=lambda size: _SOLD.index(size.name))
    return sold[0] if sold else min(fitting, key=lambda size: size.width * size.height)


def stock_caliper(tables: Tables, name: str) -> float:
    """A stock's caliper in mm; 0 for none."""
    if not name:
        return 0.0
    stocks = tables.entries("press/stocks")
    key = name.strip().lower().replace(" ", "").replace("g/m²", "gsm")
    if key not in stocks:
        raise Usage(f"--stock {name}: unknown{suggest(key, list(stocks))}; or give --caliper MM")
    return float(stocks[key].caliper)


def facts(data: bytes, made: bytes, how: Imposition) -> Mapping[str, Any]:
    """Counts, and what was lost on the way."""
    with pikepdf.open(BytesIO(data)) as before, pikepdf.open(BytesIO(made)) as after:
        sides = len(after.pages)
        two_sided = how.fold in ("saddle", "perfect", "single")
        linked = "/Outlines" in before.Root or any("/Annots" in page for page in before.pages)
        warnings = ["links and bookmarks are not in the imposed PDF; keep the reading one"] if linked else []
        return {
            "pages": len(before.pages),
            "sheets": -(-sides // 2) if two_sided else sides,
            "paper": how.sheet.name,
            "flip": how.flip if two_sided else "",
            "print": f"at 100 %, both sides, turned on the {how.flip} edge" if two_sided else "at 100 %, one side",
            "warnings": warnings,
        }
