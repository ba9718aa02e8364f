from tests.golden.axx_levels import FILE, catalogue


def test_seeds_1_to_25_give_the_levels_of_the_catalogue() -> None:
    assert catalogue() == FILE.read_text(encoding="utf-8")
