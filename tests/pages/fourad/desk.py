"""What the tests of these pages share: runs rolled once, their words."""

from functools import lru_cache
from io import BytesIO

from printgen import games
from printgen.games import Run
from printgen.press.document import Document, Wish
from printgen.record import Setting
from printgen.rules.fourad.delve import DelveOptions
from printgen.rules.fourad.house import House
from printgen.rules.fourad.rulebook import rulebook
from printgen.rules.fourad.unplayed import Options
from printgen.shelf import open_shelf
from printgen.tables.load import Tables

TABLES = Tables(open_shelf())
BOOK = rulebook(TABLES)


@lru_cache(maxsize=128)
def dungeon_run(seed: str, name: str = "") -> Run:
    return games.roll_run(Setting("fourad", "dungeon", seed), Options(name), House(), TABLES)


@lru_cache(maxsize=128)
def delve_run(seed: str, *classes: str, level: int = 1, policy: str = "balanced") -> Run:
    options = DelveOptions(classes or ("warrior", "cleric", "rogue", "wizard"), level, policy)
    return games.roll_run(Setting("fourad", "delve", seed), options, House(), TABLES)


def document(run: Run, wish: Wish | None = None) -> Document:
    command = games.game("fourad").commands[run.record.setting.command]
    assert command.document is not None
    return command.document(run, wish or Wish(), TABLES)


def part(document: Document, id: str):
    return next(part for part in document.parts if part.id == id)


def pages_of(pdf: bytes) -> list[str]:
    import pypdfium2

    found = pypdfium2.PdfDocument(BytesIO(pdf))
    return [page.get_textpage().get_text_bounded().replace("\r\n", "\n") for page in found]
