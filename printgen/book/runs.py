"""The runs of a book: one that is there already, by its folder, or a fresh roll of a seed."""

import msgspec

from printgen.book import recipe as r
from printgen.book.plainly import check_keys, plainly
from printgen.errors import BadFile, PrintgenError, suggest
from printgen.games import GAMES, Run, game, roll_run
from printgen.record import Setting
from printgen.runs import open_run
from printgen.shelf import Shelf
from printgen.tables.load import Tables


def open_or_roll(part: r.FromRun | r.FromSeed, placed: r.Placed, seed: str, shelf: Shelf) -> Run:
    """The run a part speaks of; `seed` is what it is rolled from when it names none."""
    if isinstance(part, r.FromRun):
        if not part.run:
            raise BadFile(f'{placed.place} (run): give it a run, like from = "output/delve-heron"')
        beside = placed.folder / part.run
        try:
            return open_run(str(beside if beside.exists() else part.run))
        except PrintgenError as error:
            raise type(error)(f"{placed.place}: from = “{part.run}”: {error}") from None
    if part.game not in GAMES:
        raise BadFile(f"{placed.place}: game = “{part.game}”: unknown{suggest(part.game, list(GAMES))}")
    chosen = game(part.game)
    if part.command not in chosen.commands:
        raise BadFile(
            f"{placed.place}: command = “{part.command}”: unknown{suggest(part.command, list(chosen.commands))}"
        )
    known = chosen.commands[part.command].options
    check_keys(tuple(part.options), known.__struct_fields__, placed.place, "options")
    check_keys(tuple(part.house), chosen.house.__struct_fields__, placed.place, "house")
    try:
        options = msgspec.convert(part.options, known)
        house = msgspec.convert(part.house, chosen.house, strict=False)
    except msgspec.ValidationError as error:
        raise BadFile(f"{placed.place}: options or house: {plainly(error)}") from None
    return roll_run(Setting(part.game, part.command, part.seed or seed), options, house, Tables(shelf))
