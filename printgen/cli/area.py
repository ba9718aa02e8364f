"""printgen area: a White Box dungeon area from a dice drop."""

from typing import Any

import click

from printgen.cli.common import Suggesting, make_run, print_options, roll_options
from printgen.cli.drops import drop_options, given_drop


@click.command("area")
@click.option("--level", type=click.IntRange(1, 20), default=1, show_default=True, help="The dungeon level.")
@click.option(
    "--areas", type=click.IntRange(1, 12), default=1, show_default=True, help="Areas, joined by their ways on."
)
@click.option("--entrance", type=Suggesting("north", "east", "south", "west"), default="south", show_default=True)
@click.option("--rooms", type=Suggesting("all", "none"), default="all", show_default=True, help="Drop each room too.")
@drop_options
@roll_options
@print_options
@click.pass_context
def command(ctx: click.Context, /, **params: Any) -> None:
    """White Box: drop twelve dice and a thirteenth; print the area they are, its rooms, foes, traps and treasure.

    --drop maps a drop of your own: sides,face,x,y in centimetres from the tray's top left corner.
    """
    from printgen.rules.whitebox.result import AreaOptions

    options = AreaOptions(params["level"], params["areas"], params["entrance"], params["rooms"], given_drop(params))
    make_run("whitebox", "area", options, ctx, params)
