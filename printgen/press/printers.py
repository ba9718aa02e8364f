"""Saved printers: how far a printer's backs lie off, kept in `printers.toml` of the user's settings folder.

[office]
right = 0.5     # backs are moved right by this many mm
down = -1.2
flip = "long"
margin = 5.0
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from printgen.errors import BadFile, Usage, suggest

FILE = "printers.toml"
_FARTHEST = 25.0
_NAME_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-_")


@dataclass(frozen=True)
class Printer:
    """What is known of one printer. Offsets move backs right and down, in mm."""

    name: str
    right: float = 0.0
    down: float = 0.0
    flip: str = "long"
    margin: float = 5.0


def printers_file() -> Path:
    from platformdirs import user_config_path

    return user_config_path("printgen", appauthor=False) / FILE


def read_printers(path: Path | None = None) -> dict[str, Printer]:
    """Every saved printer; none when there is no file."""
    path = path or printers_file()
    if not path.is_file():
        return {}
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadFile(f"{path}: {error}; mend it, or take it away and save the printer again") from None
    return {name: _printer(name, values, path) for name, values in raw.items()}


def find_printer(name: str, path: Path | None = None) -> Printer:
    known = read_printers(path)
    if name not in known:
        if not known:
            raise Usage(
                f"--printer {name}: none is saved; printgen calibrate --save {name} --right MM --down MM saves one"
            )
        raise Usage(f"--printer {name}: unknown{suggest(name, list(known))}")
    return known[name]


def printers_text(printers: dict[str, Printer]) -> str:
    """The file's text."""
    return "\n".join(
        f'[{one.name}]\nright = {one.right!r}\ndown = {one.down!r}\nflip = "{one.flip}"\nmargin = {one.margin!r}\n'
        for one in sorted(printers.values(), key=lambda one: one.name)
    )


def checked(printer: Printer) -> Printer:
    """The printer, or Usage when its name or figures cannot be meant."""
    if not printer.name or not set(printer.name) <= _NAME_LETTERS or len(printer.name) > 40:
        raise Usage(f"--save {printer.name}: small letters, digits, - and _ would do")
    for option, value in (("--right", printer.right), ("--down", printer.down)):
        if not -_FARTHEST <= value <= _FARTHEST:
            raise Usage(f"{option} {value:g}: {_FARTHEST:g} mm at most")
    if not 0 <= printer.margin <= _FARTHEST:
        raise Usage(f"--margin {printer.margin:g}: 0 to {_FARTHEST:g} mm would do")
    return printer


def _printer(name: str, values: Any, path: Path) -> Printer:
    known = {"right": float, "down": float, "flip": str, "margin": float}
    if not isinstance(values, dict):
        raise BadFile(f"{path}: {name}: a table [{name}] was wanted")
    for key, value in values.items():
        if key not in known:
            raise BadFile(f"{path}: [{name}] {key}: unknown{suggest(key, list(known))}")
        if known[key] is float and (not isinstance(value, int | float) or isinstance(value, bool)):
            raise BadFile(f"{path}: [{name}] {key}: a number of mm was wanted")
    if values.get("flip", "long") not in ("long", "short"):
        raise BadFile(f"{path}: [{name}] flip: long or short would do")
    return Printer(name, *(values.get(key, getattr(Printer, key)) for key in known))


def check_offset(offset: tuple[float, float]) -> None:
    """What backs are moved by is what printers are off by, not a sheet's width."""
    for value in offset:
        if not -_FARTHEST <= value <= _FARTHEST:
            raise Usage(f"--offset {value:g}: {_FARTHEST:g} mm at most, either way")
