"""printgen where NAME"""

import click


@click.command("where")
@click.argument("name")
@click.pass_context
def command(context: click.Context, name: str) -> None:
    """Where a table (fourad/contents) or template (base/theme.css) is found."""
    from printgen.cli.common import open_tables
    from printgen.shelf import resolve_name

    click.echo(resolve_name(open_tables(context).shelf, name).path)
