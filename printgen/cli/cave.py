"""printgen cave: a White Box cave from a dice drop."""

from typing import Any

import click

from printgen.cli.common import Suggesting, make_run, print_options, roll_options
from printgen.cli.drops import drop_options, given_drop


@click.command("cave")
@click.option("--level", type=click.IntRange(1, 20), default=1, show_default=True, help="The cavern level.")
@click.option(
    "--caves", type=click.IntRange(1, 12), default=1, show_default=True, help="Caves, joined by their ways on."
)
@click.option("--entrance", type=Suggesting("north", "east", "south", "west"), default="south", show_default=True)
@drop_options
@roll_options
@print_options
@click.pass_context
def command(ctx: click.Context, /, **params: Any) -> None:
    """White Box: drop twelve dice; print the cave they are, its ways, chasms, water, heights and foes."""
    from printgen.errors import BadFile
    from printgen.rules.whitebox.result import CaveOptions

    drop = given_drop(params)
    if drop is not None and drop.feature is not None:
        raise BadFile(f"{params['drop']}: a cave has no feature die; drop it as a room or leave it out")
    make_run("whitebox", "cave", CaveOptions(params["level"], params["caves"], params["entrance"], drop), ctx, params)
