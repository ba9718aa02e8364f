"""A recipe → its files: the reading PDF, the imposed one beside it, cards, and the records of what was rolled for it."""

import re
from dataclasses import replace
from pathlib import Path

import msgspec

from printgen.book.gather import Gatherer
from printgen.book.recipe import FromSeed, Placed, Recipe, check_words, read_recipe
from printgen.chance.journal import journal_lines
from printgen.errors import BadFile, Usage, suggest
from printgen.press.bind import bind
from printgen.press.document import Document, Wish
from printgen.press.impose_order import Fold
from printgen.press.lay import Flip
from printgen.press.pages import sheet
from printgen.press.sizes import paper
from printgen.press.themes import open_theme, themes
from printgen.shelf import Shelf
from printgen.tables.load import Tables


def find_recipe(given: str) -> Path:
    """A recipe's file: as given, or book.toml in the folder given."""
    path = Path(given)
    if path.is_dir():
        path = path / "book.toml"
    if not path.is_file():
        raise BadFile(
            f"{path}: no such recipe; `printgen book --new {Path(given).name or 'zine'}` writes one to start from"
        )
    return path


def build(path: Path, shelf: Shelf, changes: dict[str, str]) -> tuple[Recipe, dict[str, bytes]]:
    """Every file of the book: name → bytes. `changes` are keys of the recipe given on the command line."""
    recipe, parts = read_recipe(path)
    recipe = msgspec.structs.replace(recipe, **changes)
    check_words(recipe, str(path))
    tables = Tables(shelf)
    try:
        paper(tables, recipe.paper, "paper =")
        if recipe.sheet:
            paper(tables, recipe.sheet, "sheet =")
    except Usage as error:
        raise BadFile(f"{path}: {error}") from None
    if recipe.theme.strip().lower() not in (known := themes(shelf)):
        raise BadFile(f"{path}: theme = “{recipe.theme}”: unknown{suggest(recipe.theme, known)}")
    wish = Wish(
        paper=recipe.paper, theme=recipe.theme, grid=recipe.grid, key=recipe.key,
        ink="dyson" if recipe.ink == "normal" else recipe.ink,
    )  # fmt: skip
    gatherer = Gatherer(recipe, wish, tables)
    for placed in parts:
        gatherer.take(placed)
    document = gatherer.document()
    if not recipe.cards:
        document = replace(document, cards=())
    files = _pressed(document, wish, shelf)
    if recipe.binding != "none":
        try:
            files |= imposed(files["book.pdf"], recipe, tables)
        except Usage as error:
            raise BadFile(f"{path}: {_in_a_recipe(str(error), recipe)}") from None
    files |= _records(gatherer, parts)
    return recipe, files


def _in_a_recipe(said: str, recipe: Recipe) -> str:
    """What `printgen impose` would say of its options, said of a recipe's keys."""
    said = re.sub(r"^--paper [^:]*: ", "", said).replace(
        "a larger --paper, or --scale to shrink them", "a larger one would do"
    )
    return f"sheet = “{recipe.sheet}”: {said}" if recipe.sheet else f"binding = “{recipe.binding}”: {said}"


def _pressed(document: Document, wish: Wish, shelf: Shelf) -> dict[str, bytes]:
    """The book whole, its loose sheets beside it; parts are not cut out once more."""
    parts = [replace(part, file="" if part.paper != "loose" else part.file or "sheets") for part in document.parts]
    return bind(replace(document, parts=tuple(parts)), wish, shelf)


def imposed(book: bytes, recipe: Recipe, tables: Tables) -> dict[str, bytes]:
    """The book on the sheets it is printed on, beside its reading PDF."""
    from printgen.press.impose import Imposition, impose

    full = open_theme(tables.shelf, recipe.theme).habits.full  # large print fills its sheets
    page = sheet(tables, recipe.paper, full=full).paper.name
    folds = {one.page: one.sheet for one in tables.entries("press/booklets").values()}
    name = recipe.sheet or (folds.get(page, page) if recipe.binding != "single" else page)
    printed_on = paper(tables, name, "sheet =")
    bindings: dict[str, Fold] = {"saddle": "saddle", "perfect": "perfect", "single": "single"}
    fold = bindings[recipe.binding]
    flip: Flip = "short" if recipe.flip == "short" else "long"
    return {"booklet.pdf": impose(book, Imposition(printed_on, fold, flip), "book.pdf")}


def _records(gatherer: Gatherer, parts: list[Placed]) -> dict[str, bytes]:
    """Of each fresh roll its record and journal, so that it can be explained, audited and pressed again."""
    fresh = {placed.part.name for placed in parts if isinstance(placed.part, FromSeed) and placed.part.name}
    made: dict[str, bytes] = {}
    for name, (run, _, space) in gatherer.runs.items():
        if name in fresh or name == space:
            folder = f"runs/{name}-{run.record.setting.command}"
            made[f"{folder}/record.json"] = run.record.to_json().encode()
            made[f"{folder}/journal.jsonl"] = journal_lines(run.rolls).encode()
    return made
