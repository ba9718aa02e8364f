"""`printgen level`: stocked AX&X levels."""

import re
from typing import Any

import click

from printgen.cli.common import make_run, print_options, roll_options


def room_range(text: str) -> tuple[int, int]:
    """“12-20” or “16”, or Usage."""
    from printgen.errors import Usage

    match = re.fullmatch(r"\s*(\d{1,4})\s*(?:(?:-|–|to)\s*(\d{1,4}))?\s*", text)
    if not match:
        raise Usage(f"--rooms {text}: give a range like 12-20, or one number")
    return int(match[1]), int(match[2] or match[1])


@click.command()
@click.option("--depth", default=1, show_default=True, metavar="D", help="The first level's depth, 1 to 20.")
@click.option("--levels", default=1, show_default=True, metavar="K", help="So many levels, stairs matching.")
@click.option("--rooms", default="12-20", show_default=True, metavar="N-M", help="Rooms on each level.")
@roll_options
@print_options
@click.pass_context
def command(ctx: click.Context, /, depth: int, levels: int, rooms: str, **params: Any) -> None:
    """AX&X: stocked dungeon levels a referee can run cold."""
    from printgen.rules.axx.level.found import LevelOptions
    from printgen.rules.axx.level.make import check_options

    least, most = room_range(rooms)
    options = LevelOptions(depth, levels, least, most)
    check_options(options)
    make_run("axx", "level", options, ctx, params)
