from tests.golden.axx_characters import FILE, catalogue


def test_seeds_1_to_25_give_the_characters_of_the_catalogue() -> None:
    assert catalogue() == FILE.read_text(encoding="utf-8")
