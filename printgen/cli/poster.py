"""`printgen poster RUN|FILE`: a map at table scale over many sheets, or its rooms as pieces to lay out one by one."""

import re
from pathlib import Path
from typing import Any

import click

from printgen.cli.map_options import look_of, look_options, maps_of, write_maps
from printgen.errors import Usage


@click.command()
@click.argument("source", metavar="RUN|FILE.json|FILE.txt")
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), metavar="FILE.pdf", help="Else poster.pdf beside the source."
)
@click.option("--square", default="1in", show_default=True, metavar="SIZE", help="A square's side: 1in, 25mm, 1.5cm.")
@click.option("--paper", default="a4", show_default=True, metavar="NAME")
@click.option("--overlap", default=10.0, show_default=True, metavar="MM", help="The strip to glue on.")
@click.option("--player/--gm", default=True, help="The players' map (the table sees it) or the referee's.")
@click.option("--map", "which", default="", metavar="NAME", help="Which map of a run, where it has several.")
@click.option("--fog", is_flag=True, help="A piece a room to cut out, its number on the back.")
@look_options
@click.option("--force", is_flag=True, help="Overwrite.")
@click.option("--json", "as_json", is_flag=True, help="Say what was made as JSON on stdout.")
@click.option("-q", "--quiet", is_flag=True)
@click.pass_context
def command(context: click.Context, /, **params: Any) -> None:
    """A map at table scale, tiled over sheets with overlap, marks and an assembly key; or cut-out pieces (--fog)."""
    from printgen.cli.common import open_tables
    from printgen.press.fog import fog
    from printgen.press.poster import poster
    from printgen.press.sizes import paper

    square = millimetres(params["square"])
    sheet = paper(open_tables(context), params["paper"])
    plans = maps_of(params["source"], player=params["player"], which=params["which"])
    look = look_of(params)
    made: dict[Path, bytes] = {}
    facts = []
    for name, plan in plans.items():
        place = _place(params, name, alone=len(plans) == 1)
        if params["fog"]:
            pieces = fog(plan, look, sheet, square)
            made[place] = pieces.pdf
            facts.append(f"{name}: {pieces.pieces} pieces on {pieces.sheets} sheets, printed on both sides")
        else:
            found = poster(plan, look, sheet, square, params["overlap"])
            made[place] = found.pdf
            left_out = f", {found.skipped} empty left out" if found.skipped else ""
            facts.append(f"{name}: {found.sheets} sheets and the key ({found.columns} × {found.rows}{left_out})")
    write_maps(made, params)
    if not params["quiet"] and not params["as_json"]:
        for fact in facts:
            click.echo(fact, err=True)


def millimetres(text: str) -> float:
    """A length with its unit; bare numbers are millimetres."""
    found = re.fullmatch(r"\s*(\d{1,3}(?:\.\d{1,3})?)\s*(mm|cm|in|inch|\")?\s*", text.lower())
    size = (
        float(found[1]) * {"cm": 10.0, "in": 25.4, "inch": 25.4, '"': 25.4}.get(found[2] or "mm", 1.0) if found else 0.0
    )
    if not 5 <= size <= 100:
        raise Usage(f"--square {text}: give a length of 5 to 100 mm, like 1in, 25mm or 1.5cm")
    return size


def _place(params: dict[str, Any], name: str, *, alone: bool) -> Path:
    kind = "fog" if params["fog"] else "poster"
    output = params["output"]
    if output is None:
        source = Path(params["source"])
        folder = source if source.is_dir() else source.parent
        return folder / (f"{kind}.pdf" if alone else f"{kind}-{name}.pdf")
    place = Path(output)
    return place if alone else place.with_name(f"{place.stem}-{name}{place.suffix or '.pdf'}")
