"""What the level tests share: the built-in tables, a laid board, whole levels."""

from functools import cache
from pathlib import Path

from printgen.chance.cup import Bag
from printgen.rules.axx.house import House
from printgen.rules.axx.layout.job import Job
from printgen.rules.axx.layout.lay import lay_out, sheet_of
from printgen.rules.axx.layout.trace import Square
from printgen.rules.axx.level.found import LevelOptions, Levels
from printgen.rules.axx.level.make import make_levels
from printgen.shelf import Shelf
from printgen.tables.load import Tables

ROOT = Path(__file__).parents[4]


@cache
def tables() -> Tables:
    return Tables(Shelf((ROOT,)))


def laid(seed: str, count: int, *, level: int = 1, stair: Square | None = None) -> Job:
    return lay_out(Bag(seed), tables(), level, count, sheet_of(count), stair)


def levels(seed: str, options: LevelOptions | None = None, house: House | None = None) -> Levels:
    return make_levels(Bag(seed), tables(), options or LevelOptions(), house or House())
