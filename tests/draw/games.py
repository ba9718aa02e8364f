"""Plans as the games make them, one run a call, kept for the session."""

from functools import cache

from printgen.games import game, roll_run
from printgen.model.plan import Plan
from printgen.record import Setting
from printgen.shelf import open_shelf
from printgen.tables.load import Tables

COMMANDS = (("fourad", "dungeon"), ("whitebox", "area"), ("whitebox", "cave"), ("axx", "level"))


@cache
def tables() -> Tables:
    return Tables(open_shelf())


def plans(id: str, command: str, seed: str) -> dict[str, Plan]:
    """Every map of a run by its name; the first few runs are kept, a thousand are not."""
    return _kept(id, command, seed) if len(seed) == 1 else plans_of(id, command, seed)


@cache
def _kept(id: str, command: str, seed: str) -> dict[str, Plan]:
    return plans_of(id, command, seed)


def plans_of(id: str, command: str, seed: str) -> dict[str, Plan]:
    chosen = game(id)
    options = chosen.commands[command].options()
    return dict(roll_run(Setting(id, command, seed), options, chosen.house(), tables()).plans)


def referee(id: str, command: str, seed: str) -> Plan:
    found = plans(id, command, seed)
    return next(plan for name, plan in found.items() if name.endswith("gm"))
