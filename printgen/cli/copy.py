"""printgen copy NAME"""

from pathlib import Path

import click


@click.command("copy")
@click.argument("name")
@click.option("--to", "to", metavar="DIR", default=".", help="The shelf to copy into (this folder).")
@click.option("--force", is_flag=True, help="Overwrite your copy.")
@click.pass_context
def command(context: click.Context, name: str, to: str, force: bool) -> None:
    """Copy a table or template into a shelf of your own; your copy then replaces the built-in one."""
    from printgen.cli.common import open_tables
    from printgen.folder import write_file
    from printgen.shelf import MARKER, resolve_name

    found = resolve_name(open_tables(context).shelf, name)
    path = write_file(Path(to) / found.name, found.data, force=force)
    marker = Path(to) / MARKER
    if not marker.exists():
        write_file(marker, b"# printgen finds tables/ and templates/ beside this file.\n", force=False)
    click.echo(path)
