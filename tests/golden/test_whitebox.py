"""Seeds 1 to 25 come out as they always have."""

from pathlib import Path

from tests.golden.whitebox import NAME, catalogue


def test_the_seed_catalogue_is_unchanged() -> None:
    assert catalogue() == (Path(__file__).parent / NAME).read_text(encoding="utf-8")
