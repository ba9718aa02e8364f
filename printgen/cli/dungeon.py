"""printgen dungeon: a whole dungeon laid out and stocked, to be played by a person."""

from typing import Any

import click

from printgen.cli.common import Suggesting, make_run, print_options, roll_options


@click.command("dungeon")
@click.option("--name", default="", metavar="TEXT", help="The dungeon's name. Made when left out.")
@click.option(
    "--cards", type=Suggesting("met", "all", "none"), default="met", help="Cards of those who wait, or of all."
)
@roll_options
@print_options
@click.pass_context
def command(ctx: click.Context, /, name: str, **params: Any) -> None:
    """Lay out and stock a Four Against Darkness dungeon for a person to play.

    Makes maps for the table and for the players, a key, foes, cards, tracking sheets and a book.
    """
    from printgen.rules.fourad.unplayed import Options

    make_run("fourad", "dungeon", Options(name=name.strip()[:60]), ctx, params)
