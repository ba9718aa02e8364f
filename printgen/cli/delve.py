"""printgen delve: a dungeon played by a party, with its log."""

from typing import Any

import click

from printgen.cli.common import Suggesting, make_run, print_options, roll_options


@click.command("delve")
@click.option("--party", default="warrior,cleric,rogue,wizard", show_default=True, metavar="CLASSES|FILE|RUN",
              help="One to four classes; or a party.toml; or a run whose party goes on.")  # fmt: skip
@click.option("--level", type=int, default=1, show_default=True, help="The level of new heroes, 1 to 5.")
@click.option("--policy", type=Suggesting("bold", "balanced", "careful"), default="balanced", show_default=True)
@roll_options
@print_options
@click.option(
    "--log", type=Suggesting("full", "brief", "dice"), default="full", show_default=True, help="How much is told."
)
@click.option("--cards", type=Suggesting("met", "all", "none"), default="met", help="Cards of those met, or of all.")
@click.pass_context
def command(ctx: click.Context, /, party: str, level: int, policy: str, **params: Any) -> None:
    """Play a dungeon from the first door to the way out."""
    from printgen.cli.party import read_given_party
    from printgen.rules.fourad.delve import DelveOptions

    classes, given = read_given_party(ctx, party, level)
    options = DelveOptions(classes, level, policy, given)
    make_run("fourad", "delve", options, ctx, params)
