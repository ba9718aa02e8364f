"""Which struct the entries of a list file are, by the file's `kind`: game.noun → a frozen msgspec struct.

A game's kinds live in `tables/kinds/<game>.py` as `KINDS`; they are imported when a file first asks for one.
"""

from importlib import import_module
from typing import Any

from printgen.errors import BadFile, suggest


def kind_of(name: str, place: str) -> type[Any]:
    game, dot, noun = name.partition(".")
    try:
        kinds: dict[str, type[Any]] = (
            import_module(f"printgen.tables.kinds.{game}").KINDS if dot and game.isidentifier() else {}
        )
    except ModuleNotFoundError:
        kinds = {}
    if noun not in kinds:
        raise BadFile(f"{place}: kind “{name}” is unknown{suggest(noun, list(kinds)) if kinds else ''}")
    return kinds[noun]
