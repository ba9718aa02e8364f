"""Odds by counting every face, against formulas written down from the rules; no tolerances. One test throws many seeded dice and
compares the counts of each face's outcome, which must be those of the counting."""

from collections import Counter
from fractions import Fraction

import pytest

from printgen.chance.cup import Bag
from printgen.chance.loaded import loaded
from printgen.rules.fourad.fight.defend import defend
from printgen.rules.fourad.fight.end_of_round import morale
from printgen.rules.fourad.fight.strike import strike
from printgen.rules.fourad.xp import xp_roll
from tests.rules.fourad.seat import fight_with, hero, sheet, sit

DEEP = 3  # explosions counted out so far


def attack_faces():
    """Every row of faces an exploding d6 can show, with its chance, to `DEEP` sixes."""
    rows = [(face,) for face in range(1, 6)]
    sixes = (6,)
    while len(sixes) < DEEP:
        rows += [(*sixes, face) for face in range(1, 6)]
        sixes = (*sixes, 6)
    rows += [(*sixes, face) for face in range(1, 6)]
    return [(row, Fraction(1, 6 ** len(row))) for row in rows]


def counted(cls, level, foe, heads):
    """Felled or wounds → chance, by running the rules on every row of faces."""
    out: Counter[int] = Counter()
    for faces, chance in attack_faces():
        with loaded(*faces) as bag:
            play = sit(bag, sheet(f"{cls} {level}", luck=0))
            out[strike(fight_with(play, foe, heads), hero(play, cls))] += chance
    return out


def formula(add, need, heads, *, group):
    out: Counter[int] = Counter()
    for faces, chance in attack_faces():
        total = sum(faces) + add
        if faces[0] == 1 or total < need:
            out[0] += chance
        else:
            out[min(heads, total // need) if group else 1] += chance
    return out


@pytest.mark.parametrize(
    ("cls", "level", "foe", "heads", "add", "need"),
    [
        ("warrior", 1, "goblins", 4, 1, 3), ("warrior", 3, "hobgoblins", 6, 3, 4), ("wizard", 2, "rats", 9, -1, 1),
        ("cleric", 4, "skeletons", 5, 4 + 1, 3), ("cleric", 1, "orcs", 5, 0, 4), ("dwarf", 2, "goblins", 7, 3, 3),
        ("halfling", 5, "trolls", 3, -1, 5),
    ],
)  # fmt: skip
def test_what_a_blow_fells_of_a_group(cls, level, foe, heads, add, need):
    assert counted(cls, level, foe, heads) == formula(add, need, heads, group=True)


@pytest.mark.parametrize(
    ("cls", "level", "foe", "add", "need"),
    [("warrior", 1, "ogre", 1, 5), ("rogue", 3, "chaos-lord", -1, 6), ("elf", 2, "orc-brute", 3, 5), ("cleric", 2, "mummy", 2, 5)],
)  # fmt: skip
def test_whether_a_blow_wounds_a_single(cls, level, foe, add, need):
    assert counted(cls, level, foe, 1) == formula(add, need, 1, group=False)


@pytest.mark.parametrize(
    ("cls", "level", "foe", "safe"),
    [("warrior", 1, "hobgoblins", 4), ("wizard", 1, "goblins", 3), ("wizard", 1, "chaos-lord", 1), ("rogue", 4, "ogre", 5), ("warrior", 1, "rats", 5)],
)  # fmt: skip
def test_how_many_faces_of_six_are_safe(cls, level, foe, safe):
    """Above the level; 1 never, 6 always."""
    found = 0
    for face in range(1, 7):
        with loaded(face) as bag:
            play = sit(bag, f"{cls} {level}")
            found += defend(fight_with(play, foe, 1), hero(play, cls))
    assert found == safe


@pytest.mark.parametrize(("foe", "flee"), [("goblins", 3), ("swarmlings", 4)])
def test_morale_breaks_on_three_or_less(foe, flee):
    fled = 0
    for face in range(1, 7):
        with loaded(face) as bag:
            play = sit(bag, "warrior")
            hero(play, "warrior").bearing = hero(play, "warrior")  # no hand free for a parting blow
            fight = fight_with(play, foe, 5)
            fight.heads = 2
            morale(fight)
            fled += fight.gone
    assert fled == flee


@pytest.mark.parametrize("level", range(1, 5))
def test_the_chance_to_go_up_is_six_less_the_level(level):
    up = 0
    for face in range(1, 7):
        with loaded(face) as bag:
            play = sit(bag, f"warrior {level}")
            up += xp_roll(play, bag.cup("x"), hero(play, "warrior"), "a test")
    assert up == 6 - level


def test_many_seeded_blows_come_to_what_the_counting_says_for_each_face():
    """2,000 seeds: given the first two faces, what fell is what the formula says of them, every time."""
    for number in range(2000):
        bag = Bag(f"blow {number}")
        play = sit(bag, "warrior 2")
        cup = bag.cup("fourad/tile/2/fight")
        felled = strike(fight_with(play, "goblins", 9), hero(play, "warrior"))
        again = Bag(f"blow {number}").cup("fourad/tile/2/fight")
        total = first = again.die(6)
        shown = first
        while shown == 6:
            shown = again.die(6)
            total += shown
        assert felled == (0 if first == 1 else min(9, (total + 2) // 3))
        assert cup.at == again.at
