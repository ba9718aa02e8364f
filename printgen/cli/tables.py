"""printgen tables check|show|roll|odds"""

import click


@click.group("tables")
def command() -> None:
    """Rolled tables and lists: check them, show one, roll on one, count its odds."""


@command.command()
@click.argument("under", default="")
@click.pass_context
def check(context: click.Context, under: str) -> None:
    """Every table: each total has one row, references resolve, nothing loops. UNDER is a game, or one table."""
    from printgen.cli.common import open_tables
    from printgen.errors import FoundSomething
    from printgen.tables.lint import check as lint

    tables = open_tables(context)
    faults = lint(tables, under)
    for fault in faults:
        click.echo(fault)
    if faults:
        raise FoundSomething(f"{len(faults)} fault{'s' if len(faults) > 1 else ''} in the tables")
    click.echo(f"{len(tables.ids(under))} tables, no fault")


@command.command()
@click.argument("name", default="")
@click.pass_context
def show(context: click.Context, name: str) -> None:
    """A table as text; without NAME, the list of them."""
    from printgen.cli.common import open_tables
    from printgen.tables.show import listing_of, show_table

    tables = open_tables(context)
    click.echo(show_table(tables.any(name)) if name else listing_of(tables), nl=False)


@command.command()
@click.argument("name")
@click.option("--seed", metavar="TEXT")
@click.option("--times", type=click.IntRange(1, 1000), default=1)
@click.option("--add", type=int, default=0, help="A modifier on the total.")
@click.pass_context
def roll(context: click.Context, name: str, seed: str | None, times: int, add: int) -> None:
    """Roll on a table."""
    from printgen.chance.cup import Bag
    from printgen.chance.seed import clean_seed, new_seed
    from printgen.cli.common import open_tables
    from printgen.errors import Usage
    from printgen.tables.consult import consult

    chosen = clean_seed(seed) if seed is not None else new_seed()
    table = open_tables(context).table(name)
    low, high = table.adds
    if not low <= add <= high:
        raise Usage(f"--add {add}: {name} takes {low} to {high}")
    cup = Bag(chosen).cup(f"tables/{name}")
    for _ in range(times):
        found = consult(cup, table, adds=(("add", add),) if add else ())
        faces = " ".join(str(face) for face in found.roll.faces)
        said = found.row.name or found.row.text or found.row.ref
        click.echo(f"{table.dice} shows {faces}{f' {add:+d}' if add else ''} = {found.roll.total}: {said}")
    if seed is None:
        click.echo(f"seed {chosen}", err=True)


@command.command()
@click.argument("name")
@click.option("--add", type=int, default=0)
@click.pass_context
def odds(context: click.Context, name: str, add: int) -> None:
    """The exact chance of every row."""
    from printgen.cli.common import open_tables
    from printgen.tables.show import odds_of

    click.echo(odds_of(open_tables(context).table(name), add), nl=False)
