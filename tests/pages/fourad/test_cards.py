"""Encounter cards: boxes, half marks, dotted boxes, strips; every one fits."""

from printgen.pages.fourad.foe_card import foe_card
from printgen.press.document import Wish
from printgen.press.faces_front import fronts
from printgen.press.sizes import card_size
from tests.pages.fourad.desk import BOOK, TABLES, delve_run, document, dungeon_run


def card(foe: str, number: int = 1, **more):
    return foe_card(BOOK.foes[foe], number, place="tile 6", **more)


def test_a_group_has_a_box_a_head_and_the_half_marked():
    (box,) = card("goblins", 7).boxes
    assert (box.label, box.count, box.half) == ("number", 7, 3)


def test_those_who_never_test_morale_have_no_half():
    assert card("skeletons", 6).boxes[0].half == 0


def test_a_boss_that_may_be_final_has_a_dotted_life_and_attack():
    made = card("ogre", future=True, final="**Final** if 2 or more were met before.")
    assert (made.boxes[0].count, made.boxes[0].dashed) == (6, 1)
    assert made.stats[0] == ("attacks", "1 (2)")


def test_the_final_boss_has_them_and_fights_to_the_death():
    made = card("ogre", crown=True)
    assert (made.boxes[0].count, made.stats[0][1]) == (7, "2")
    assert [cell.word for cell in made.strip.cells] == ["to the death"]


def test_wanderers_have_neither_treasure_nor_reaction():
    made = card("orcs", 5, wandering=True)
    assert made.strip is None
    assert made.stats[0] == ("treasure", "none")


def test_gremlins_cannot_be_fought():
    made = card("gremlins")
    assert not made.boxes and made.strip is None and not made.rows
    assert made.badge == "?"


def test_a_card_for_every_group_that_waits_and_every_wanderer():
    run = dungeon_run("12")
    made = document(run).cards
    waiting = [group for place in run.record.result.places for group in (place.group, place.last) if group is not None]
    assert len(made) == len(waiting) + 12


def test_the_bestiary_has_every_foe_and_none_has_no_card():
    run = dungeon_run("12")
    assert len(document(run, Wish(cards="all")).cards) == len(BOOK.foes)
    assert not document(run, Wish(cards="none")).cards


def test_every_card_fits_a_poker_card_or_goes_on_to_one_more():
    size = card_size(TABLES, "poker")
    for seed in ("1", "2", "12"):
        for made in document(dungeon_run(seed)).cards:
            assert len(fronts(made, size)) <= 2, made.name
    for made in document(delve_run("3")).cards:
        assert len(fronts(made, size)) <= 2, made.name
