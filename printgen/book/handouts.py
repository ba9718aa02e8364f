"""Handouts for the table: rumours, slips to cut out, maps without their secrets."""

from dataclasses import replace
from typing import Any

from printgen.book import recipe as r
from printgen.draw.maps import look_of
from printgen.draw.sheet import draw
from printgen.errors import BadFile, suggest
from printgen.games import Run
from printgen.press.document import Document, Wish
from printgen.press.pages import text_block
from printgen.tables.load import Tables


def rumours(part: r.Rumours, place: str) -> dict[str, Any]:
    """What base/rumours.html is given."""
    if not part.lines:
        raise BadFile(f'{place} (rumours): give it lines = ["…", "…"]')
    return {"lines": list(part.lines), "slips": part.slips}


def slips(part: r.Slips, document: Document, place: str) -> dict[str, Any]:
    """The cards of one kind of a run."""
    kinds = sorted({card.kind for card in document.cards})
    cards = [card for card in document.cards if card.kind.lower() == part.kind.lower()]
    if not cards:
        said = suggest(part.kind, kinds) if kinds else ""
        raise BadFile(f"{place}: kind = “{part.kind}”: “{part.of}” has no such cards{said}")
    return {"cards": cards}


def player_maps(run: Run, space: str, wish: Wish, tables: Tables, place: str) -> dict[str, str]:
    """Every player's map of a run, drawn for a page of the book."""
    plans = {name: plan for name, plan in run.plans.items() if name.rpartition("-")[2] == "player"}
    if not plans:
        raise BadFile(f"{place}: that run has no map")
    width, height = text_block(tables, wish.paper)
    look = replace(look_of(wish), page_mm=(width, height - 10), title=False)
    return {f"{space}-for-players-{name}": draw(plan, look) for name, plan in plans.items()}
