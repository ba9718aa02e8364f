"""printgen blank: the empty kit of a game. A game has one when `pages/<game>/blank.py` has `blank_document(wish, tables)`."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

from printgen.cli.common import open_tables, print_options, refuse_occupied, report, wish_of
from printgen.errors import Usage, suggest


@click.command("blank")
@click.argument("game", metavar="GAME")
@print_options
@click.pass_context
def command(context: click.Context, /, game: str, **params: Any) -> None:
    """Print a game's empty kit: grid, log, sheets, tracking sheet (fourad, whitebox, axx)."""
    from printgen.folder import write_folder
    from printgen.games import GAMES
    from printgen.press.bind import bind

    kits = [name for name in GAMES if find_spec(f"printgen.pages.{name}.blank") is not None]
    name = game.strip().lower()
    if name not in kits:
        raise Usage(f"blank {game}: no such kit{suggest(name, kits)}")
    folder = Path(params["output"]) if params.get("output") else Path("output") / f"blank-{name}"
    refuse_occupied(folder, bool(params["force"]))
    tables, wish = open_tables(context), wish_of(params, {})
    document = import_module(f"printgen.pages.{name}.blank").blank_document(wish, tables)
    files = bind(document, wish, tables.shelf)
    write_folder(folder, files, force=bool(params["force"]))
    report(folder, files, "none", params)
