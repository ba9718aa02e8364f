"""`printgen impose ANY.pdf`: fold any PDF into a booklet."""

from pathlib import Path
from typing import Any

import click

from printgen.cli.common import Suggesting


@click.command()
@click.argument("pdf", type=click.Path(path_type=Path), metavar="ANY.pdf")
@click.option("-o", "--output", type=click.Path(path_type=Path), metavar="FILE.pdf", help="Else ANY-booklet.pdf beside it.")  # fmt: skip
@click.option("--paper", default="", metavar="NAME", help="The sheet; else the one its pages fold out of.")
@click.option("--fold", type=Suggesting("saddle", "perfect", "single", "zine", "2up", "4up"), default="saddle", help="saddle; perfect: cut and stacked; single: one a sheet; zine: eight panels on one side; 2up; 4up.")  # fmt: skip
@click.option("--flip", type=Suggesting("long", "short"), default=None, help="The edge sheets are turned on (short).")
@click.option("--signature", default=0, metavar="N", help="Sections of so many pages (0: all in one fold).")
@click.option("--stock", default="", metavar="NAME", help="80gsm, 100gsm and more: creep for that paper.")
@click.option("--caliper", type=float, default=None, metavar="MM", help="Creep for a leaf of this thickness.")
@click.option("--keep-back-cover", is_flag=True, help="Blanks before the last page, not after it.")
@click.option("--rtl", is_flag=True, help="Bound on the right.")
@click.option("--scale", is_flag=True, help="Scale pages to fit. Without it nothing is ever scaled.")
@click.option("--marks/--no-marks", default=True, help="Fold and trim ticks where there is room.")
@click.option("--offset", nargs=2, type=float, default=None, metavar="RIGHT DOWN", help="Move backs by so many mm.")
@click.option("--printer", default="", metavar="NAME", help="A printer saved by printgen calibrate.")
@click.option("--force", is_flag=True, help="Overwrite.")
@click.option("--json", "as_json", is_flag=True, help="Say what was made as JSON on stdout.")
@click.option("-q", "--quiet", is_flag=True)
@click.pass_context
def command(context: click.Context, /, pdf: Path, **params: Any) -> None:
    """Pages of any PDF on sheets to fold. Links and bookmarks are dropped: keep the reading PDF too."""
    from printgen.cli.common import open_tables
    from printgen.cli.pressed import write_pressed
    from printgen.press.impose import Imposition, impose
    from printgen.press.impose_sheet import facts, sheet_for, stock_caliper
    from printgen.press.printers import find_printer

    tables, data = open_tables(context), read_pdf(pdf)
    printer = find_printer(params["printer"]) if params["printer"] else None
    how = Imposition(
        sheet_for(tables, data, params["paper"], params["fold"], str(pdf)),
        params["fold"],
        params["flip"] or (printer.flip if printer else "short"),  # type: ignore[arg-type]
        params["signature"],
        params["caliper"] if params["caliper"] is not None else stock_caliper(tables, params["stock"]),
        params["keep_back_cover"],
        params["rtl"],
        params["scale"],
        params["marks"],
        params["offset"] or ((printer.right, printer.down) if printer else (0.0, 0.0)),
    )
    made = impose(data, how, str(pdf))
    place = params["output"] or pdf.with_name(f"{pdf.stem}-{'booklet' if how.fold == 'saddle' else how.fold}.pdf")
    write_pressed(place, {"": made}, facts(data, made, how), params, [str(pdf)])


def read_pdf(path: Path) -> bytes:
    from printgen.errors import BadFile

    try:
        return path.read_bytes()
    except IsADirectoryError:
        raise BadFile(f"{path}: is a folder; give a PDF in it") from None
    except OSError as error:
        raise BadFile(f"{path}: cannot be read ({error.strerror}); give a PDF") from None
