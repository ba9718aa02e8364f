"""The small words: no "a orc", no "1 goblins", true minus signs."""

import pytest

from printgen.pages.fourad.foe_words import below, cells, heads, morale_words, price_words, reaction_words, strike
from printgen.pages.fourad.phrase import a, capital, listed, nice, plural, signed, some, word
from tests.pages.fourad.desk import BOOK

ARTICLES = [("orc", "an orc"), ("ogre", "an ogre"), ("goblin", "a goblin"), ("unicorn", "a unicorn"), ("hour", "an hour"),
            ("iron eater", "an iron eater"), ("one-way door", "a one-way door"), ("fools’ gold", "fools’ gold")]  # fmt: skip
PLURALS = [
    ("goblin", "goblins"),
    ("fly", "flies"),
    ("boss", "bosses"),
    ("box", "boxes"),
    ("day", "days"),
    ("torch", "torches"),
]
NICE = [("3d6 x 10", "3d6 × 10"), ("d6xd6", "d6 × d6"), ("Defense -1", "Defense −1"), ("d6 + 2", "d6 + 2"),
        ("one-way", "one-way"), ("1-3 vermin", "1–3 vermin"), ("d6-1", "d6-1"), ("the foe's", "the foe’s"), ("box", "box")]  # fmt: skip


@pytest.mark.parametrize(("noun", "said"), ARTICLES)
def test_an_article_goes_by_sound(noun, said):
    assert a(noun) == said


@pytest.mark.parametrize(("one", "many"), PLURALS)
def test_plurals(one, many):
    assert plural(one) == many


@pytest.mark.parametrize(("typed", "printed"), NICE)
def test_table_text_is_printed_with_true_signs(typed, printed):
    assert nice(typed) == printed


def test_numbers_are_words_up_to_twelve():
    assert [word(number) for number in (0, 1, 12, 13)] == ["no", "one", "twelve", "13"]
    assert some(1, "fungus", "fungi folk") == "one fungus"
    assert some(4, "fungus", "fungi folk") == "four fungi folk"


def test_lists_and_capitals():
    assert listed(["a", "b", "c"]) == "a, b and c"
    assert listed([]) == ""
    assert capital("**three trolls**") == "**Three trolls**"
    assert capital("d6 centipedes") == "d6 centipedes"
    assert signed(-1) == "−1"


def test_heads_are_counted_in_words_and_alone_have_an_article():
    assert heads(BOOK.foes["ogre"], 1) == "an ogre"
    assert heads(BOOK.foes["goblins"], 1) == "one goblin"
    assert heads(BOOK.foes["fungi-folk"], 5) == "five fungi folk"
    assert heads(BOOK.foes["gremlins"], 1) == "invisible gremlins"


def test_every_reaction_strip_has_six_faces_in_order():
    for foe in BOOK.foes.values():
        faces = [face for cell in cells(foe, price_words(foe)) for face in cell.faces]
        assert faces == [1, 2, 3, 4, 5, 6], foe.name
        made = cells(foe)
        assert all(one.word for one in made)


def test_a_strip_says_what_the_table_says():
    ogre = BOOK.foes["ogre"]
    assert [(cell.faces, cell.word, cell.tone) for cell in cells(ogre, "30 gp")] == [
        ((1,), "bribe", "white"), ((2, 3), "fight", "grey"), ((4, 5, 6), "to the death", "black"),
    ]  # fmt: skip
    assert cells(ogre, "30 gp")[0].note == "30 gp"
    assert (
        reaction_words(BOOK.foes["goblins"], "5 gp a goblin")
        == "1 flee if fewer · 2–3 bribe (5 gp a goblin) · 4–6 fight"
    )


def test_a_thrown_bribe_is_printed_at_what_it_came_to():
    assert price_words(BOOK.foes["fungi-folk"], 20, 5) == "4 gp a fungus"
    assert price_words(BOOK.foes["medusa"], 17, 1) == "17 gp"
    assert price_words(BOOK.foes["medusa"]) == "6d6 gp"


@pytest.mark.parametrize(("start", "under"), [(3, 2), (4, 2), (5, 3), (6, 3), (11, 6)])
def test_morale_is_tested_below_half(start, under):
    assert below(start) == under
    assert all((standing * 2 < start) == (standing < under) for standing in range(1, start))


def test_undead_never_test_morale():
    assert morale_words(BOOK.foes["skeletons"], 6) == "never"


def test_a_strike_line_is_worked_out_from_the_level():
    assert strike(BOOK.foes["orcs"]) == "4 one · 8 two · 12 three fall"
    assert strike(BOOK.foes["ogre"]) == "5 or more: one life"


def test_like_things_are_told_together():
    from printgen.pages.fourad.phrase import several

    things = [
        "potion of healing",
        "fools’ gold",
        "potion of healing",
        "gem (35 gp)",
        "fools’ gold",
        "gem (35 gp)",
        "bow",
    ]
    assert several(things) == ["two potions of healing", "two lots of fools’ gold", "two gems (35 gp)", "bow"]
