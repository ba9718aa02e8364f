"""printgen print: a run pressed again from its files, on other paper, in another ink or theme, or only some parts."""

from pathlib import Path
from typing import Any

import click

from printgen.cli.common import FORMATS, Suggesting, open_tables, parse_list, print_options, report, run_files, wish_of


@click.command("print")
@click.argument("run", metavar="RUN")
@click.option("--log", type=Suggesting("full", "brief", "dice"), default="full", help="How much a log tells.")
@click.option("--sheet", type=Suggesting("full", "half", "quarter"), default="full", help="The size of sheets.")
@click.option("--cards", type=Suggesting("met", "all", "none"), default="met", help="Cards of those met, or of all.")
@click.option("--card", default="", metavar="NAME", help="The cards' size: poker-us, tarot and more.")
@click.option("--flip", type=Suggesting("long", "short"), default="long", help="The edge sheets are turned on.")
@print_options
@click.pass_context
def command(context: click.Context, /, run: str, card: str, flip: str, **params: Any) -> None:
    """Press a run again from its record.json, which may have been edited.

    Replaces only what an earlier press made in that folder; with -o it makes a new folder.
    """
    from printgen.folder import update_folder, write_folder
    from printgen.runs import open_run, run_folder

    folder = run_folder(run)
    opened = open_run(str(folder))
    tables = open_tables(context)
    formats = parse_list(params["formats"], FORMATS, "--format")
    extra = {"flip": flip, **({"card": card} if card else {})}
    files = run_files(opened, tables, wish_of(params, extra), formats)
    goal = Path(params["output"]) if params.get("output") else folder
    if goal.resolve() != folder.resolve():
        write_folder(goal, files, force=bool(params["force"]))
    else:
        made = {name: data for name, data in files.items() if name not in ("record.json", "journal.jsonl")}
        refuse_strangers(folder, made, bool(params["force"]))
        update_folder(folder, made)
        files = made
    report(goal, files, opened.record.setting.seed, params)


def refuse_strangers(folder: Path, made: dict[str, bytes], force: bool) -> None:
    """A file of the same name that no press of ours wrote is left alone."""
    from printgen.errors import Occupied
    from printgen.folder import LIST

    listing = folder / LIST
    ours = set(listing.read_text(encoding="utf-8").split("\n")) if listing.is_file() else set()
    strange = [name for name in made if (folder / name).exists() and name not in ours]
    if strange and not force:
        raise Occupied(f"{folder / strange[0]}: was not made by a press of this run; --force overwrites it")
