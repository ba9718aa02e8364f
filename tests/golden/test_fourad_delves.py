"""Seeds 1 to 25 are played as the catalogue says. `python -m tests.golden.rewrite fourad_delves` rewrites it."""

from pathlib import Path

from tests.golden.fourad_delves import NAME, catalogue


def test_seeds_1_to_25_are_played_as_the_catalogue_says():
    assert catalogue() == (Path(__file__).parent / NAME).read_text(encoding="utf-8")
