"""printgen all: the three games from one seed."""

from pathlib import Path
from typing import Any

import click

from printgen.cli.common import (
    FORMATS,
    check_wish,
    open_tables,
    parse_list,
    plain_files,
    print_options,
    refuse_occupied,
    report,
    wish_of,
)  # fmt: skip


@click.command("all")
@click.option("--seed", metavar="TEXT", help="Same seed, same result. Made and shown when left out.")
@click.option("--reroll", multiple=True, metavar="PREFIX", help="Throw these streams anew.")
@print_options
@click.pass_context
def command(context: click.Context, /, seed: str | None, reroll: tuple[str, ...], **params: Any) -> None:
    """A delve, a dice-drop area, a cave, characters and a stocked level: a folder each, and one combined book."""
    from printgen.book.everything import press_all, roll_all
    from printgen.chance.cup import clean_reroll
    from printgen.chance.seed import clean_seed, new_seed, slug
    from printgen.folder import listings, write_folder

    chosen = clean_seed(seed) if seed is not None else new_seed()
    folder = Path(params["output"]) if params.get("output") else Path("output") / f"all-{slug(chosen)}"
    formats = parse_list(params["formats"], FORMATS, "--format")
    refuse_occupied(folder, bool(params["force"]))
    tables = open_tables(context)
    wish = wish_of(params, {})
    check_wish(wish, open_tables(context), formats)
    runs = roll_all(chosen, tables.shelf, tuple(clean_reroll(one) for one in reroll))
    files = {
        f"{name}/{file}": data
        for name, run in runs.items()
        for file, data in plain_files(run, tables, wish, formats).items()
    }
    if "pdf" in formats:
        files = press_all(runs, chosen, wish, tables.shelf) | files
    write_folder(folder, files | listings(files, list(runs)), force=bool(params["force"]))
    report(folder, files, chosen, params)
