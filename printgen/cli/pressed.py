"""Writing what a press command made: one PDF, or several beside it, and one line (or JSON) about it."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click


def write_pressed(
    place: Path,
    files: Mapping[str, bytes],
    facts: Mapping[str, Any],
    params: Mapping[str, Any],
    given: Sequence[str] = (),
) -> None:
    """Write `files` (what goes after the stem → bytes) at `place`; nothing is overwritten without --force, and what was
    `given` to be pressed never is."""
    from printgen.errors import Occupied
    from printgen.folder import write_file

    names = {place.with_name(f"{place.stem}{after}{place.suffix}"): data for after, data in files.items()}
    for name in names:
        if name.is_dir():
            raise Occupied(f"{name}: is a folder; give -o a file's name")
        if name.exists() and any(Path(one).exists() and name.samefile(one) for one in given):
            raise Occupied(f"{name}: is what was given; give -o another name")
        if name.exists() and not params["force"]:
            raise Occupied(f"{name}: exists; give -o another name, or --force to overwrite it")
    for name, data in names.items():
        write_file(name, data, force=True)
    warnings = list(facts.get("warnings", ()))
    if params.get("as_json"):
        from hashlib import sha256

        listing = [
            {"name": name.as_posix(), "bytes": len(data), "sha256": sha256(data).hexdigest()}
            for name, data in names.items()
        ]
        click.echo(json.dumps({"files": listing, **facts}, ensure_ascii=False, indent=2))
    elif not params.get("quiet"):
        for name in names:
            click.echo(name.as_posix())
        counts = [(key, value) for key, value in facts.items() if isinstance(value, int) and value]
        said = ", ".join(f"{value} {key.removesuffix('s') if value == 1 else key}" for key, value in counts)
        said += f"; print {facts['print']}" if facts.get("print") else ""
        if said:
            click.echo(said.replace("_", " "), err=True)
    if not params.get("quiet") and not params.get("as_json"):
        for warning in warnings:
            click.echo(f"printgen: {warning}", err=True)
