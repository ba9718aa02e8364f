"""A drop of your own, for the commands that map one."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import click

from printgen.errors import BadFile, Usage

F = TypeVar("F", bound=Callable[..., Any])
MOST_BYTES = 200_000


def drop_options(function: F) -> F:
    """--drop, --tray."""
    function = click.option("--tray", metavar="WxH", help="The tray of --drop in cm, like 28x36.")(function)
    return click.option("--drop", metavar="FILE", help="A drop of your own: CSV or TOML, sides,face,x,y in cm.")(
        function
    )


def given_drop(params: Mapping[str, Any]) -> Any:
    """The drop of --drop, or None."""
    from printgen.rules.whitebox.dropfile import read_drop, read_tray

    if not params.get("drop"):
        if params.get("tray"):
            raise Usage("--tray: belongs to --drop; give both")
        return None
    path = Path(params["drop"])
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadFile(f"--drop {path}: too large for forty dice; give rows of sides,face,x,y")
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile(f"--drop {path}: is no UTF-8 text; give a CSV or TOML file") from None
    except OSError as error:
        raise BadFile(f"--drop {path}: cannot be read ({error.strerror}); give a CSV or TOML file") from None
    return read_drop(text, str(path), read_tray(params["tray"]) if params.get("tray") else None)
