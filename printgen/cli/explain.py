"""printgen explain RUN [WHAT]"""

import click


@click.command("explain")
@click.argument("run")
@click.argument("what", default="")
@click.pass_context
def command(context: click.Context, run: str, what: str) -> None:
    """How a number came to be: WHAT is a roll's number or a place (tile/12, character/3)."""
    from printgen.cli.common import open_tables
    from printgen.explain import explain
    from printgen.runs import open_journal, open_record, run_folder

    folder = run_folder(run)
    click.echo(explain(open_record(folder), open_journal(folder), what, open_tables(context)), nl=False)
