"""What the White Box tests share."""

import pytest

from printgen.chance.cup import Bag
from printgen.chance.journal import Journal
from printgen.rules.whitebox.areas import roll_areas
from printgen.rules.whitebox.cave import roll_caves
from printgen.rules.whitebox.house import House
from printgen.rules.whitebox.result import AreaOptions, AreaResult, CaveOptions, CaveResult
from printgen.shelf import open_shelf
from printgen.tables.load import Tables


@pytest.fixture(scope="session")
def tables() -> Tables:
    return Tables(open_shelf())


def areas(tables: Tables, seed: str, house: House | None = None, **options: object) -> AreaResult:
    return roll_areas(Bag(seed, journal=Journal()), tables, AreaOptions(**options), house or House())  # type: ignore[arg-type]


def caves(tables: Tables, seed: str, house: House | None = None, **options: object) -> CaveResult:
    return roll_caves(Bag(seed, journal=Journal()), tables, CaveOptions(**options), house or House())  # type: ignore[arg-type]
