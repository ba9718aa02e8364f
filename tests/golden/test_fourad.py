"""The catalogue of Four Against Darkness stands as it was written."""

from pathlib import Path

from tests.golden.fourad import NAME, catalogue


def test_seeds_1_to_25_of_four_against_darkness_are_as_they_were():
    kept = (Path(__file__).parent / NAME).read_text(encoding="utf-8")
    assert catalogue() == kept, "the dice changed: if you mean it, python -m tests.golden.rewrite fourad, and say why"
