"""What heroes are called in lists and logs."""

from printgen.pages.fourad.hero_names import short_names, shortened
from printgen.rules.fourad.party import Party, Sheet


def party(*names: str) -> Party:
    return Party(heroes=tuple(Sheet(name, "warrior") for name in names))


def test_a_hero_goes_by_the_first_word():
    assert short_names(party("Oriel Vasque", "Pip")) == {"Oriel Vasque": "Oriel", "Pip": "Pip"}


def test_two_of_the_same_first_word_keep_their_whole_names():
    names = short_names(party("Brother Odo", "Brother Anselm", "Pip"))
    assert names == {"Brother Odo": "Brother Odo", "Brother Anselm": "Brother Anselm", "Pip": "Pip"}


def test_sentences_are_told_with_short_names():
    assert shortened("Oriel Vasque casts Sleep", {"Oriel Vasque": "Oriel"}) == "Oriel casts Sleep"
