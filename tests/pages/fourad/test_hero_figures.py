"""What the die must show: worked out by class, gear and level, against a second reckoning by throwing every face."""

import pytest

from printgen.pages.fourad.hero_figures import attack, defense, needs, safe_on, strikes_on
from printgen.pages.fourad.hero_sheet import blank_sheet, hero_sheet
from printgen.rules.fourad.recruit import equipped
from tests.pages.fourad.desk import BOOK

CLASSES = list(BOOK.classes)


def hero(cls: str, level: int = 1):
    return equipped(BOOK, cls, cls.capitalize(), level, 5, BOOK.classes[cls].kit)


@pytest.mark.parametrize("bonus", range(-2, 6))
@pytest.mark.parametrize("level", range(1, 7))
def test_an_attack_reaches_the_level_and_a_one_misses(bonus, level):
    faces = [face for face in range(2, 7) if face + bonus >= level]
    said = strikes_on(bonus, level)
    assert said == ("6*" if not faces else f"{min(faces)}+" if min(faces) < 6 else "6")


@pytest.mark.parametrize("bonus", range(-2, 6))
@pytest.mark.parametrize("level", range(1, 7))
def test_a_defense_must_come_over_the_level_and_a_six_saves(bonus, level):
    faces = [face for face in range(2, 7) if face == 6 or face + bonus > level]
    assert safe_on(bonus, level) == (f"{min(faces)}+" if min(faces) < 6 else "6")


def test_without_a_bonus_level_three_is_saved_on_a_four():
    assert safe_on(0, 3) == "4+"


# class | attack at level 1 and 3 | Defense at level 1 and 3, kit on
FIGURES = """
warrior    1  3   2  2
cleric     0  1   2  2
rogue     -1 -1   2  4
wizard    -1 -1   0  0
barbarian  1  3   2  2
elf        1  3   1  1
dwarf      1  3   2  2
halfling  -1 -1   1  1
"""


@pytest.mark.parametrize("line", FIGURES.strip().splitlines())
def test_figures_of_each_class_with_its_kit(line):
    cls, first, third, guard, later = line.split()
    for level, strike, save in ((1, first, guard), (3, third, later)):
        one = hero(cls, level)
        held = one.weapons[one.hand] if one.weapons else None
        assert (attack(BOOK, one, held), defense(BOOK, one)) == (int(strike), int(save)), level


def test_a_cleric_strikes_the_undead_with_his_whole_level():
    one = hero("cleric", 3)
    assert attack(BOOK, one, one.weapons[0], undead=True) == 3


def test_an_elfs_level_does_not_count_with_a_two_handed_weapon_nor_a_dwarfs_with_a_bow():
    from printgen.rules.fourad.things import Thing

    assert attack(BOOK, hero("elf", 3), Thing("greatsword")) == 1
    assert attack(BOOK, hero("dwarf", 3), Thing("bow")) == 0


@pytest.mark.parametrize("cls", CLASSES)
def test_every_class_has_a_sheet_filled_and_blank(cls):
    made = hero_sheet(BOOK, hero(cls), 0, seed="s")
    assert made["name"] == cls.capitalize()
    assert all(len(row) == 7 for row in made["needs"])
    blank = blank_sheet(BOOK, cls)
    assert blank["name"] == "" and blank["blank"]


def test_eight_classes_give_eight_different_sheets():
    made = [repr({**hero_sheet(BOOK, hero(cls), 0), "name": "", "label": ""}) for cls in CLASSES]
    assert len(set(made)) == 8


def test_rows_of_the_needs_table_are_the_ways_he_strikes():
    names = [row[0] for row in needs(BOOK, hero("cleric", 2))]
    assert names == ["Mace, d6 + 1", "On the undead, d6 + 2", "Defense, d6 + 2", "no shield, d6 + 1"]
    assert needs(BOOK, hero("wizard", 2))[0][0] == "Spell, d6 + 2"


def test_spent_spells_are_struck_out_and_copies_counted():
    from msgspec.structs import replace

    one = replace(hero("wizard"), prepared=("sleep", "sleep", "fireball"), left=("sleep", "fireball"))
    rows = hero_sheet(BOOK, one, 0)["left"][0]["rows"]
    assert [(row["spell"], row.get("marked")) for row in rows[:3]] == [
        ("sleep", False),
        ("sleep", True),
        ("fireball", False),
    ]
