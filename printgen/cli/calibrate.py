"""`printgen calibrate`: a sheet that measures a printer's duplex offset, and profiles that keep what it showed."""

from pathlib import Path
from typing import Any

import click

from printgen.cli.common import Suggesting


@click.command()
@click.option("-o", "--output", type=click.Path(path_type=Path), default=Path("calibration.pdf"), show_default=True, metavar="FILE.pdf")  # fmt: skip
@click.option("--paper", default="a4", show_default=True, metavar="NAME")
@click.option("--flip", type=Suggesting("long", "short"), default="long", show_default=True)
@click.option("--printer", default="", metavar="NAME", help="Print the back moved as this printer needs it: a check.")
@click.option("--save", default="", metavar="NAME", help="Keep --right, --down, --flip and --margin under this name.")
@click.option("--right", default=0.0, metavar="MM", help="How far right the front's cross fell on the back's scale.")
@click.option("--down", default=0.0, metavar="MM", help="How far down.")
@click.option("--margin", default=5.0, show_default=True, metavar="MM", help="What the printer cannot reach.")
@click.option("--list", "listing", is_flag=True, help="The printers saved.")
@click.option("--forget", default="", metavar="NAME", help="Take a saved printer out.")
@click.option("--force", is_flag=True, help="Overwrite.")
@click.option("--json", "as_json", is_flag=True, help="Say what was made as JSON on stdout.")
@click.option("-q", "--quiet", is_flag=True)
@click.pass_context
def command(context: click.Context, /, **params: Any) -> None:
    """Measure how far backs lie off their fronts; save it for `printgen cards --printer NAME`."""
    from printgen.cli.common import open_tables
    from printgen.cli.pressed import write_pressed
    from printgen.press.calibrate import calibration_pdf
    from printgen.press.printers import find_printer, read_printers
    from printgen.press.sizes import paper

    if params["listing"]:
        for one in read_printers().values():
            click.echo(f"{one.name}: backs {one.right:g} mm right, {one.down:g} mm down, {one.flip} edge, margin {one.margin:g} mm")  # fmt: skip
    elif params["save"] or params["forget"]:
        keep(params)
    else:
        offset, flip = (0.0, 0.0), params["flip"]
        if params["printer"]:
            one = find_printer(params["printer"])
            offset, flip = (one.right, one.down), one.flip
        data = calibration_pdf(paper(open_tables(context), params["paper"]), flip, offset)
        write_pressed(params["output"], {"": data}, {}, params)


def keep(params: dict[str, Any]) -> None:
    """Save or forget a printer."""
    from printgen.folder import write_file
    from printgen.press.printers import Printer, checked, find_printer, printers_file, printers_text, read_printers

    known = read_printers()
    if params["forget"]:
        find_printer(params["forget"])
        del known[params["forget"]]
    else:
        one = Printer(params["save"], params["right"], params["down"], params["flip"], params["margin"])
        known[one.name] = checked(one)
    write_file(printers_file(), printers_text(known).encode(), force=True)
    if not params["quiet"]:
        click.echo(printers_file().as_posix())
