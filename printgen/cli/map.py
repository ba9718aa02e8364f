"""`printgen map FILE|RUN`: a map drawn again, or in another form."""

from pathlib import Path
from typing import Any

import click

from printgen.cli.map_options import look_of, look_options, maps_of


@click.command()
@click.argument("source", metavar="FILE.json|FILE.txt|RUN")
@click.option("-o", "--output", metavar="FILE|DIR", help="Where to write; else beside the source.")
@click.option(
    "--format", "formats", default="", metavar="LIST", help="svg,png,pdf,uvtt,json,txt (else what -o ends in, or svg)."
)
@click.option(
    "--dpi", type=float, default=0.0, metavar="N", help="Dots an inch of PNG (150); dots a square of uvtt (70)."
)
@click.option("--player", is_flag=True, help="With every secret taken out.")
@click.option("--map", "which", default="", metavar="NAME", help="Only this map of a run (gm, player, area-1-gm).")
@look_options
@click.option("--force", is_flag=True, help="Overwrite.")
@click.option("--json", "as_json", is_flag=True, help="Say what was made as JSON on stdout.")
@click.option("-q", "--quiet", is_flag=True)
@click.pass_context
def command(context: click.Context, /, **params: Any) -> None:
    """Draw a map again from its plan or text, or export it: SVG, PNG, PDF, Universal VTT, JSON, text."""
    from printgen.cli.common import parse_list
    from printgen.cli.map_options import write_maps
    from printgen.draw.exports.forms import FORMS

    known = (*FORMS, "pdf")
    output = Path(params["output"]) if params["output"] else None
    ending = output.suffix.lstrip(".").lower() if output else ""
    formats = parse_list(params["formats"], known, "--format") or ((ending,) if ending in known else ("svg",))
    plans = maps_of(params["source"], player=params["player"], which=params["which"])
    look = look_of(params)
    made: dict[Path, bytes] = {}
    for name, plan in plans.items():
        for form in formats:
            place = _place(params["source"], output, name, form, alone=len(plans) == 1 and len(formats) == 1)
            if form == "pdf":
                from printgen.draw.sheet import draw
                from printgen.press.picture import picture_pdf

                made[place] = picture_pdf(draw(plan, look))
            else:
                made[place] = FORMS[form](plan, look, params["dpi"] or _DPI.get(form, 0.0))
    write_maps(made, params)


_DPI = {"png": 150.0, "uvtt": 70.0}


def _place(source: str, output: Path | None, name: str, form: str, *, alone: bool) -> Path:
    """FILE as given for one map in one form; else NAME.FORM in the folder given, or beside the source."""
    if output is not None and output.suffix and alone:
        return output
    folder = output if output is not None else Path(source) if Path(source).is_dir() else Path(source).parent
    return folder / f"{name}.{form}"
