"""Credits of exactly what a book was made of: the works its tables came from, with their licences, and how to roll it again."""

import re
from collections.abc import Iterable
from shlex import quote

import msgspec

from printgen.games import Run, game
from printgen.shelf import Shelf
from printgen.tables.load import Tables

_OURS = re.compile(r"\b(our|ours|printgen)\b", re.I)
_ONLY_OURS = re.compile(r"the (drawings and )?words are ours.*", re.I)
_WORK = re.compile(r"[,;(]")


def sources(runs: Iterable[Run], shelf: Shelf) -> list[tuple[str, tuple[str, ...]]]:
    """(work, licences) of every table the runs read, in the order of their names; what is ours is not listed."""
    tables = Tables(shelf)
    works: dict[str, set[str]] = {}
    for run in runs:
        for id in run.record.tables:
            if not shelf.has(f"tables/{id}.toml"):
                continue  # a table of another shelf: its name is all that is known
            head = tables.any(id).head
            work = _WORK.split(head.source)[0].strip()
            if work and not _OURS.search(work) and head.licence not in ("MIT", "ours"):
                works.setdefault(work, set()).add(head.licence)
    return [(work, _said(licences)) for work, licences in sorted(works.items())]


def _said(licences: set[str]) -> tuple[str, ...]:
    """The terms of a work, each once; what is ours is only worth saying where nothing else is."""
    terms = {one for one in licences if not _ONLY_OURS.fullmatch(one)} or licences
    return tuple(sorted({one[:1].upper() + one[1:] for one in terms}))


def rolls_again(runs: Iterable[Run]) -> list[tuple[str, str]]:
    """(game, what to type) of every run."""
    made: list[tuple[str, str]] = []
    for run in runs:
        setting = run.record.setting
        chosen = game(setting.game)
        usual = msgspec.to_builtins(chosen.commands[setting.command].options())
        options = [f"{key}={value}" for key, value in sorted(setting.options.items()) if usual.get(key) != value]
        options += [f"house {key}={value}" for key, value in sorted(setting.house.items())]
        said = ", ".join(options)
        line = f"**printgen {setting.command}** --seed {quote(setting.seed)}"
        made.append((chosen.title, line + (f" ({said})" if said and len(said) < 120 else "")))
    return made
