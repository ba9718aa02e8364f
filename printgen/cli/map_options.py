"""What the map commands share: how a map is to look, which maps a source has, writing what was made."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import click

from printgen.cli.common import Suggesting

F = TypeVar("F", bound=Callable[..., Any])


def look_options(function: F) -> F:
    """--ink, --grid, --theme, --square-mm, --names and the furniture's switches."""
    for option in reversed(
        [
            click.option(
                "--ink", type=Suggesting("dyson", "light", "bold", "none"), default="dyson", show_default=True
            ),
            click.option(
                "--grid", type=Suggesting("dots", "lines", "dashes", "none"), default="dots", show_default=True
            ),
            click.option("--theme", default="classic", show_default=True, metavar="NAME"),
            click.option(
                "--square-mm", type=float, default=0.0, metavar="N", help="A square's side (8, or what fits)."
            ),
            click.option("--names/--no-names", default=False, help="Room names."),
            click.option("--numbers/--no-numbers", default=True, help="Room numbers."),
            click.option("--legend/--no-legend", default=True),
            click.option("--scale/--no-scale", default=True),
            click.option("--north/--no-north", default=True),
            click.option("--title/--no-title", default=True),
            click.option("--seed-line/--no-seed-line", default=True),
        ]
    ):
        function = option(function)
    return function


def look_of(params: Mapping[str, Any], **changes: Any) -> Any:
    from dataclasses import replace

    from printgen.draw.look import Look
    from printgen.errors import Usage

    square = params.get("square_mm", 0.0)
    if square and not 1 <= square <= 100:
        raise Usage(f"--square-mm {square:g}: give 1 to 100")
    look = Look(
        params["ink"], params["grid"], square, (0.0, 0.0), params["theme"], params["legend"], params["scale"], params["north"],
        params["title"], params["seed_line"], params["names"], params["numbers"],
    )  # fmt: skip
    return replace(look, **changes)


def maps_of(source: str, *, player: bool, which: str = "") -> dict[str, Any]:
    """The plans of a file or a run, by name. For players: each with every secret taken out, whatever it was."""
    from printgen.errors import BadFile, suggest

    path = Path(source)
    if path.is_file() and path.name != "record.json":
        from printgen.draw.exports.read import read_map
        from printgen.runs import read_text

        plans = {path.stem: read_map(read_text(path), str(path))}
        if player:
            plans = {f"{path.stem}-player": plans[path.stem].for_players()}
        return plans
    from printgen.runs import open_run

    found = dict(open_run(source).plans)
    if which:
        if which not in found:
            raise BadFile(f"--map {which}: {source} has no such map{suggest(which, list(found))}")
        found = {which: found[which]}
    elif player:
        found = {name: plan for name, plan in found.items() if name.endswith("player")}
    else:
        found = {name: plan for name, plan in found.items() if not name.endswith("player")} or found
    if not found:
        raise BadFile(f"{source}: that run has no maps; give another run, or a plan or text map")
    return {name: plan.for_players() if player else plan for name, plan in found.items()}


def write_maps(made: Mapping[Path, bytes], params: Mapping[str, Any]) -> None:
    """All or nothing: nothing is overwritten without --force."""
    from printgen.errors import Occupied
    from printgen.folder import write_file

    for place in made:
        if place.is_dir():
            raise Occupied(f"{place}: is a folder; give -o a file's name")
        if place.exists() and not params["force"]:
            raise Occupied(f"{place}: exists; give -o another name, or --force to overwrite it")
    for place, data in made.items():
        write_file(place, data, force=True)
    if params["as_json"]:
        from hashlib import sha256

        files = [{"name": p.as_posix(), "bytes": len(d), "sha256": sha256(d).hexdigest()} for p, d in made.items()]
        click.echo(json.dumps({"files": files}, ensure_ascii=False, indent=2))
    elif not params["quiet"]:
        for place in made:
            click.echo(place.as_posix())
