"""The empty kit of Four Against Darkness: the grid, a log to write, a sheet for each class, the tracking sheet, the tables."""

from printgen.draw.look import Look
from printgen.draw.maps import look_of
from printgen.draw.sheet import draw
from printgen.model.plan import Plan
from printgen.pages.fourad.at_the_table import table_sheets
from printgen.pages.fourad.hero_sheet import blank_sheet
from printgen.pages.fourad.tracking import tracking
from printgen.press.document import Document, Part, Wish
from printgen.press.pages import loose, sheet
from printgen.rules.fourad.grid import TALL, WIDE
from printgen.rules.fourad.rulebook import rulebook
from printgen.tables.load import Tables


def blank_document(wish: Wish, tables: Tables) -> Document:
    """The Document of `printgen blank fourad`."""
    book, page = rulebook(tables), sheet(tables, wish.paper)
    tall = loose(tables, wish.paper).paper.height
    heroes = [blank_sheet(book, cls, tall) for cls in book.classes]
    return Document(
        title="Four Against Darkness: the kit",
        subtitle="Grid, log, sheets",
        parts=[
            Part("grid", "Grid", "base/map.html", {"map": "grid", "alt": "20 by 28 squares"}, file="grid"),
            Part("tracking", "Tracking sheet", "fourad/tracking.html", tracking(), file="tracking"),
            Part("log", "Log", "fourad/blank_log.html", {"lines": page.lines - 4}, file="log"),
            Part("rules", "The rules in brief", "fourad/rules.html", {"tables": []}, file="rules"),
            Part(
                "tables", "At the table", "fourad/tables.html", {"tables": table_sheets(tables, "play")}, file="tables"
            ),
            Part(
                "all",
                "The dungeon’s tables",
                "fourad/tables.html",
                {"tables": table_sheets(tables, "all")},
                file="tables",
            ),
            Part("sheets", "The party", "fourad/hero.html", {"heroes": heroes}, file="sheets", paper="loose"),
        ],
        pictures={"grid": empty_grid(wish, page.block)},
    )


def empty_grid(wish: Wish, block: tuple[float, float]) -> str:
    """The sheet with nothing on it, as large as whole squares allow."""
    look = look_of(wish)
    bare = Look(look.ink, "lines" if look.grid == "dots" else look.grid, 0.0, block, look.theme, legend=False, scale=False,
                north=False, title=False, seed_line=False)  # fmt: skip
    return draw(Plan(title="Grid", width=WIDE, height=TALL, paper=True), bare)
