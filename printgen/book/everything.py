"""All three games from one seed: each run in a folder of its own, one combined book, one deck of cards.

The runs are rolled and drawn first (maps, records, texts). The book is pressed in a process of its own while the cards
and loose sheets are made here: that is where two cores help.
"""

from collections.abc import Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path

from printgen.book.combine import combined
from printgen.games import Run, game, roll_run
from printgen.press.bind import bind
from printgen.press.document import Card, Document, Wish
from printgen.record import Setting
from printgen.shelf import Shelf, shelf_given
from printgen.tables.load import Tables

ORDER = (
    ("fourad", "delve"),
    ("whitebox", "area"),
    ("whitebox", "cave"),
    ("axx", "characters"),
    ("axx", "level"),
)


def roll_all(seed: str, shelf: Shelf, rerolls: tuple[str, ...] = ()) -> dict[str, Run]:
    """Each command's run with its plain options; `--reroll` prefixes reach the game they name."""
    runs = {}
    for id, name in ORDER:
        chosen = game(id)
        own = tuple(prefix for prefix in rerolls if prefix.partition("/")[0] == id)
        setting = Setting(id, name, seed, rerolls=own)
        runs[name] = roll_run(setting, chosen.commands[name].options(), chosen.house(), Tables(shelf))
    return runs


def press_all(runs: Mapping[str, Run], seed: str, wish: Wish, shelf: Shelf) -> dict[str, bytes]:
    """book.pdf (every game), cards.pdf, and what a run prints beside its book (loose sheets), in its folder."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        book: Future[dict[str, bytes]] = pool.submit(_book, dict(runs), seed, wish, shelf.folders)
        files = _beside(runs, wish, shelf)
        return book.result() | files


def _document(runs: Mapping[str, Run], seed: str, wish: Wish, shelf: Shelf) -> Document:
    whole = combined("Everything Below", "Three games from one seed", seed, runs, wish, Tables(shelf))
    return replace(whole, parts=tuple(replace(part, file="") for part in whole.parts))


def _book(runs: dict[str, Run], seed: str, wish: Wish, folders: tuple[Path, ...]) -> dict[str, bytes]:
    shelf = Shelf(folders)
    with shelf_given(folders[0]):  # a new process has not seen --shelf; drawings look there too
        document = _document(runs, seed, wish, shelf)
        return bind(replace(document, cards=(), extra_pdfs={}), replace(wish, parts=("book",)), shelf)


def _beside(runs: Mapping[str, Run], wish: Wish, shelf: Shelf) -> dict[str, bytes]:
    from printgen.press.cards import card_pdf

    files: dict[str, bytes] = {}
    cards: list[Card] = []
    for name, run in runs.items():
        make = game(run.record.setting.game).commands[name].document
        if make is None:
            continue
        document = make(run, wish, Tables(shelf))
        cards += document.cards
        sheets = {part.file for part in document.parts if part.paper == "loose"} | set(document.extra_pdfs)
        if sheets:
            loose = replace(document, cards=())
            made = bind(loose, replace(wish, parts=tuple(sorted(sheets))), shelf)
            files |= {f"{name}/{file}": pdf for file, pdf in made.items()}
    if cards:
        files["cards.pdf"] = card_pdf(cards, wish, shelf)
    return files
