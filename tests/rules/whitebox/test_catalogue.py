"""Seeds 1 to 25 come out as they always have."""

from printgen.tables.load import Tables
from tests.rules.whitebox.catalogue import PLACE, catalogue


def test_the_seed_catalogue_is_unchanged(tables: Tables) -> None:
    assert catalogue(tables) == PLACE.read_text(encoding="utf-8")
