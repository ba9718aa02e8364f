"""The registry: what each game can roll, how its result becomes maps and pages.

A game is added by adding `rules/<game>`, `pages/<game>` (its `game.py` registers it as `GAME`), `tables/<game>`,
`templates/<game>`, its commands in `cli/` and one line in `GAMES`. Modules are imported when first asked for: `--help` loads none of them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import msgspec

from printgen.chance.cup import Bag, Source
from printgen.chance.journal import Journal, Roll
from printgen.errors import BadFile
from printgen.house import changed
from printgen.model.plan import Plan
from printgen.press.document import Document, Wish
from printgen.record import FORMAT, Record, Setting
from printgen.tables.load import Tables


@dataclass(frozen=True)
class Command:
    """What one command rolls.

    `roll(bag, tables, options, house)` returns a frozen struct of type `result`; `options` is a struct of type
    `options`. `plans(result, setting)` names its maps: the first part of a name is the map, the last the reader
    (`gm`, `player`): {"gm": ..., "player": ...} or {"area-1-gm": ...}. `text(run)` is the txt form; `document(run,
    wish, shelf)` is what is printed; `files(run)` are further plain files (party.toml).
    """

    options: type[msgspec.Struct]
    result: type[msgspec.Struct]
    roll: Callable[[Bag, Tables, Any, Any], Any]
    plans: Callable[[Any, Setting], Mapping[str, Plan]]
    document: "Callable[[Run, Wish, Tables], Document] | None" = None
    text: "Callable[[Run, Tables], str] | None" = None
    files: "Callable[[Run, Tables], Mapping[str, str]] | None" = None


@dataclass(frozen=True)
class Game:
    """A game: its title, the version of its algorithm (a new one is written under "Dice"), switches and commands."""

    id: str
    title: str
    algorithm: int
    house: type[msgspec.Struct]
    commands: Mapping[str, Command]


@dataclass(frozen=True)
class Run:
    """A rolled run: its record, its throws, its maps."""

    record: Record
    rolls: tuple[Roll, ...]
    plans: Mapping[str, Plan] = field(default_factory=dict)


GAMES: dict[str, str] = {
    "fourad": "printgen.pages.fourad.game",
    "whitebox": "printgen.pages.whitebox.game",
    "axx": "printgen.pages.axx.game",
}


def game(id: str) -> Game:
    """The game's registration (`GAME` of its module)."""
    if id not in GAMES:
        raise BadFile(f"“{id}” is no game (there are: {', '.join(GAMES)})")
    found: Game = import_module(GAMES[id]).GAME
    return found


def result_types() -> dict[tuple[str, str], type[Any]]:
    return {(id, name): command.result for id in GAMES for name, command in game(id).commands.items()}


def roll_run(
    setting: Setting, options: msgspec.Struct, house: msgspec.Struct, tables: Tables, source: Source | None = None
) -> Run:
    """Roll a whole run: the record, the journal, the plans. Tables are read anew, so that the record names just its own."""
    tables = Tables(tables.shelf)
    chosen = game(setting.game)
    command = chosen.commands[setting.command]
    journal = Journal()
    bag = Bag(setting.seed, source=source, journal=journal, rerolls=setting.rerolls)
    result = command.roll(bag, tables, options, house)
    filled = msgspec.structs.replace(
        setting,
        options=msgspec.to_builtins(options),
        house=changed(house),
        dice=bag.source.by,
    )
    record = Record(FORMAT, chosen.algorithm, filled, tables.digests(), len(journal), result)
    return Run(record, tuple(journal.rolls), command.plans(result, filled))


def reopen(record: Record, rolls: Sequence[Roll]) -> Run:
    """A run from its files: maps come from the record as it stands, so an edited record is drawn as edited."""
    command = game(record.setting.game).commands[record.setting.command]
    return Run(record, tuple(rolls), command.plans(record.result, record.setting))


def options_of(setting: Setting) -> tuple[msgspec.Struct, msgspec.Struct]:
    """The typed options and house rules a setting stands for."""
    chosen = game(setting.game)
    command = chosen.commands[setting.command]
    try:
        return (
            msgspec.convert(setting.options, command.options),
            msgspec.convert(setting.house, chosen.house, strict=False),
        )
    except msgspec.ValidationError as error:
        raise BadFile(f"record.json: setting: {error}") from None
