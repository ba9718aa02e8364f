"""printgen camp: what a party does between delves."""

from pathlib import Path
from typing import Any

import click

from printgen.cli.common import make_run, print_options, roll_options


@click.command("camp")
@click.argument("run", metavar="RUN|FILE")
@click.option("--recruit", metavar="CLASSES", help="Classes of new heroes; those of the fallen when left out.")
@roll_options
@print_options
@click.pass_context
def command(ctx: click.Context, /, run: str, recruit: str | None, **params: Any) -> None:
    """Rest, sell, church, training, recruits, shopping: the party of RUN made ready for its next delve.

    Writes a party.toml that `printgen delve --party` takes down, and says what everything cost.
    """
    from printgen.cli.common import open_tables
    from printgen.cli.party import party_at
    from printgen.rules.fourad.camp import CampOptions
    from printgen.rules.fourad.legal import check_classes
    from printgen.rules.fourad.rulebook import rulebook

    party = party_at(ctx, Path(run))
    recruits = None
    if recruit is not None:
        recruits = tuple(word.strip().lower() for word in recruit.split(",") if word.strip())
        if recruits:
            check_classes(recruits, rulebook(open_tables(ctx)))
    make_run("fourad", "camp", CampOptions(party, recruits), ctx, params)
