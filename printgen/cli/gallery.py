"""`printgen gallery GAME --seeds 1-24`: a page of thumbnails of many seeds."""

import re
from pathlib import Path
from typing import Any

import click

from printgen.cli.common import Suggesting
from printgen.errors import BadFile, Usage, suggest

MOST = 500


@click.command()
@click.argument("game", metavar="GAME")
@click.option("--seeds", default="1-24", show_default=True, metavar="LIST", help="Seeds: 1-24, or 3,7,heron-lamp-417.")
@click.option("--command", "which", default="", metavar="NAME", help="What to roll (dungeon, area, cave, level).")
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), metavar="FILE.pdf", help="Else output/gallery-GAME.pdf."
)
@click.option("--paper", default="a4", show_default=True, metavar="NAME")
@click.option("--columns", default=4, show_default=True, metavar="N")
@click.option("--player", is_flag=True, help="The players' maps.")
@click.option("--ink", type=Suggesting("dyson", "light", "bold", "none"), default="dyson")
@click.option("--theme", default="classic", show_default=True, metavar="NAME")
@click.option("--force", is_flag=True, help="Overwrite.")
@click.option("--json", "as_json", is_flag=True, help="Say what was made as JSON on stdout.")
@click.option("-q", "--quiet", is_flag=True)
@click.pass_context
def command(context: click.Context, /, **params: Any) -> None:
    """Many seeds' maps on a page, to choose one from."""
    from printgen.cli.common import open_tables
    from printgen.cli.map_options import write_maps
    from printgen.draw.look import Look
    from printgen.games import game
    from printgen.press.contact import Entry, contact_pdf
    from printgen.press.sizes import paper

    seeds = seeds_of(params["seeds"])
    if not 1 <= params["columns"] <= 8:
        raise Usage(f"--columns {params['columns']}: give 1 to 8")
    tables = open_tables(context)
    sheet = paper(tables, params["paper"])
    name = _command_of(params["game"], params["which"])
    entries = []
    for seed in seeds:
        plans = _plans(params["game"], name, seed, tables)
        if not plans:
            raise BadFile(f"{params['game']} {name} makes no maps; give another --command")
        reader = "player" if params["player"] else "gm"
        key = next((key for key in plans if key.endswith(reader)), next(iter(plans)))
        entries.append(Entry(seed, plans[key], _note(plans[key])))
    title = f"{game(params['game']).title}: {name}"
    data = contact_pdf(entries, title, sheet, params["columns"], Look(params["ink"], theme=params["theme"]))
    write_maps({params["output"] or Path("output") / f"gallery-{params['game']}.pdf": data}, params)


def seeds_of(text: str) -> list[str]:
    """1-24, 3,7, heron-lamp-417: ranges of numbers and single seeds."""
    from printgen.chance.seed import clean_seed

    seeds: list[str] = []
    for part in text.split(","):
        found = re.fullmatch(r"\s*(\d{1,9})\s*-\s*(\d{1,9})\s*", part)
        if found:
            first, last = int(found[1]), int(found[2])
            if last < first or last - first >= MOST:
                raise Usage(f"--seeds {part.strip()}: give a range of up to {MOST}, the smaller number first")
            seeds += [str(number) for number in range(first, last + 1)]
        elif part.strip():
            seeds.append(clean_seed(part))
    if not 1 <= len(seeds) <= MOST:
        raise Usage(f"--seeds {text}: give 1 to {MOST} seeds, like 1-24")
    return seeds


def _command_of(name: str, given: str) -> str:
    from printgen.games import game

    commands = game(name).commands
    if given:
        if given not in commands:
            raise Usage(f"--command {given}: unknown{suggest(given, list(commands))}")
        return given
    return next((one for one in ("dungeon", "area", "level") if one in commands), next(iter(commands)))


def _plans(name: str, which: str, seed: str, tables: Any) -> dict[str, Any]:
    from printgen.games import game, roll_run
    from printgen.record import Setting

    chosen = game(name)
    options = chosen.commands[which].options()
    return dict(roll_run(Setting(name, which, seed), options, chosen.house(), tables).plans)


def _note(plan: Any) -> str:
    rooms = sum(1 for space in plan.spaces if space.number)
    return f"{rooms} places" if rooms else ""
