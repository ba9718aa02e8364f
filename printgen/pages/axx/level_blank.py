"""The empty kit of a level: squares to draw on, a key to fill in, wanderers, turns, a ledger."""

from collections.abc import Mapping

from printgen.draw.look import Look
from printgen.draw.sheet import draw
from printgen.model.plan import Plan
from printgen.press.document import Part, Wish
from printgen.press.pages import text_block
from printgen.rules.axx.layout.lay import sheet_of
from printgen.tables.load import Tables

ROOMS = 16  # the grid is as large as a level of so many wants
TURNS = 72


def blank_level_parts(wish: Wish, tables: Tables) -> tuple[list[Part], Mapping[str, str]]:
    """The parts, and the pictures they show."""
    block = text_block(tables, wish.paper)
    width, height = sheet_of(ROOMS)
    plan = Plan("Level ______", width, height, 10, paper=True)
    entries = max(4, int((block[1] - 14) // 31.6)) * (2 if block[0] > 150 else 1)
    parts = [
        Part("blank-map", "A level", "base/map.html", {"map": "blank/level", "alt": "An empty grid"}, file="level"),
        Part("blank-key", "Key", "axx/level_blank.html", {"kind": "key", "entries": entries}, file="level"),
        Part("blank-ledger", "Ledger", "axx/level_blank.html", {"kind": "ledger", "turns": TURNS}, file="level"),
    ]
    return parts, {"blank/level": draw(plan, Look(page_mm=block, legend=False, seed_line=False))}
