"""printgen audit RUN"""

import click


@click.command("audit")
@click.argument("run")
@click.pass_context
def command(context: click.Context, run: str) -> None:
    """Recompute a run from its seed; say what differs (exit 1)."""
    from printgen.audit import audit
    from printgen.cli.common import open_tables
    from printgen.errors import FoundSomething
    from printgen.runs import open_journal, open_record, run_folder

    folder = run_folder(run)
    record, rolls = open_record(folder), open_journal(folder)
    faults = audit(record, rolls, open_tables(context))
    for fault in faults:
        click.echo(fault)
    if faults:
        raise FoundSomething(f"{folder}: {len(faults)} difference{'s' if len(faults) > 1 else ''} found")
    click.echo(f"{folder}: {len(rolls)} throws, all as the seed makes them")
