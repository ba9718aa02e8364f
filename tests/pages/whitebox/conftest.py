"""Runs that the page tests share: rolled once."""

import pytest

from printgen.games import Run, roll_run
from printgen.record import Setting
from printgen.rules.whitebox.house import House
from printgen.rules.whitebox.result import AreaOptions, CaveOptions
from printgen.shelf import open_shelf
from printgen.tables.load import Tables
from tests.rules.whitebox.worked import given_drop


@pytest.fixture(scope="session")
def tables() -> Tables:
    return Tables(open_shelf())


@pytest.fixture(scope="session")
def area_run(tables: Tables) -> Run:
    return roll_run(Setting("whitebox", "area", "paper"), AreaOptions(areas=2), House(), tables)


@pytest.fixture(scope="session")
def worked_run(tables: Tables) -> Run:
    return roll_run(Setting("whitebox", "area", "worked"), AreaOptions(drop=given_drop()), House(), tables)


@pytest.fixture(scope="session")
def cave_run() -> Run:
    """On tables of its own: a record names the tables that were read."""
    return roll_run(Setting("whitebox", "cave", "paper"), CaveOptions(caves=2), House(), Tables(open_shelf()))
