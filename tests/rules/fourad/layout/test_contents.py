"""What tiles hold: the dice in order, once-a-delve events, and frequencies against the exact odds."""

from collections import Counter

import pytest

from printgen.chance.loaded import loaded
from printgen.rules.fourad.contents import Contents, contents, is_final
from printgen.rules.fourad.house import House
from printgen.rules.fourad.rulebook import rulebook
from printgen.rules.fourad.wander import wanderers
from tests.rules.fourad.layout.desk import TABLES, chance, unplayed

BOOK = rulebook(TABLES)
TWO_DICE = {total: (6 - abs(7 - total)) / 36 for total in range(2, 13)}


def held(*faces: int, corridor: bool = False, had: tuple[str, ...] = (), house: House | None = None) -> Contents:
    with loaded(*faces) as bag:
        return contents(bag.cup("fourad/tile/2/contents"), BOOK, house or House(), corridor=corridor, had=had)


def test_two_dice_then_the_foe_then_how_many():
    found = held(3, 4, 2, 5)  # row 7, goblins, d6 + 3
    assert (found.total, found.meeting.foe, found.meeting.number) == (7, "goblins", 8)


def test_zombies_are_met_and_are_a_d6():
    found = held(3, 4, 1, 5, 4)  # row 7, skeletons or zombies, 5, by halves: zombies
    assert (found.meeting.foe, found.meeting.number) == ("zombies", 5)
    found = held(3, 4, 1, 5, 3)
    assert (found.meeting.foe, found.meeting.number) == ("skeletons", 7)


def test_an_empty_corridor_may_be_searched_like_rows_5_and_9():
    assert held(2, 2, corridor=True).empty  # 4
    assert held(4, 5).empty  # 9
    assert held(1, 4, 3).empty  # 5, armory
    assert not held(1, 1).empty  # 2: treasure


def test_a_puzzle_box_has_the_level_of_a_die():
    found = held(2, 3, 6, 5)
    assert (found.feature.name, found.level) == ("puzzle box", 5)


def test_the_healer_comes_once_and_is_thrown_again_then():
    assert held(2, 2, 5).event.name == "wandering healer"
    assert held(2, 2, 5, 5, 1, had=("wandering healer",)).event.name == "ghost"


def test_the_alchemist_is_a_trap_the_second_time():
    found = held(2, 2, 6, 3, had=("wandering alchemist",))
    assert found.trap.name == "trapdoor"


def test_the_lady_is_nothing_the_second_time():
    found = held(2, 2, 3, had=("lady in white",))
    assert found.again and found.trap is None and found.meeting is None


def test_an_ambush_is_read_on_the_events_own_split():
    found = held(2, 2, 2, 3, 1, 6, 6, 6)  # event, wanderers, 3: vermin (not minions), rats, 18
    assert (found.ambush, found.meeting.foe, found.meeting.number) == (True, "rats", 18)
    assert not found.treasure and not found.tests


def test_a_wandering_dragon_is_thrown_again_on_the_boss_table():
    with loaded(6, 6, 6, 3) as bag:
        assert wanderers(bag.cup("fourad/wanderers/1"), BOOK, House()).foe == "ogre"


def test_wandering_gremlins_stay_but_for_the_house_rule():
    with loaded(5, 6) as bag:
        assert wanderers(bag.cup("a"), BOOK, House()).foe == "gremlins"
    with loaded(5, 6, 1) as bag:
        assert wanderers(bag.cup("a"), BOOK, House(wandering_gremlins="reroll")).foe == "minotaur"


def test_a_corridor_dragon_of_the_boss_table_stays_but_for_the_house_rule():
    assert held(5, 6, 6, corridor=True).meeting.foe == "small-dragon"
    assert held(5, 6, 6, 1, corridor=True, house=House(corridor_dragon="reroll")).meeting.foe == "mummy"


@pytest.mark.parametrize(
    ("die", "before", "final"), [(6, 0, True), (5, 0, False), (5, 1, True), (1, 5, True), (1, 4, False)]
)
def test_six_or_more_is_final(die, before, final):
    assert is_final(die, before) is final


# ------------------------------------------------------------------------------------------------- frequencies


def thrown(seeds) -> list[tuple[bool, Contents]]:
    out = []
    for seed in seeds:
        made = unplayed(seed)
        for place in made.places[1:]:
            out.append((made.layout.tile(place.tile).corridor, place.contents))
    return out


def odds_hold(seeds) -> None:
    tiles = thrown(seeds)
    for corridor in (False, True):
        totals = Counter(one.total for where, one in tiles if where is corridor)
        assert chance(totals, TWO_DICE) > 0.001, corridor
        blank = sum(one.blank for where, one in tiles if where is corridor)
        share = sum(TWO_DICE[total] for total in (4, 8, 10, 12)) if corridor else 0
        count = sum(totals.values())
        if corridor:
            assert chance(Counter({True: blank, False: count - blank}), {True: share, False: 1 - share}) > 0.001
        else:
            assert blank == 0
    sixth = {str(face): 1 / 6 for face in range(1, 7)}
    features = Counter(one.feature.row for _, one in tiles if one.feature)
    assert chance(features, sixth) > 0.001
    for table in ("vermin", "minions", "weird", "bosses"):
        rows = Counter(
            one.meeting.row
            for _, one in tiles
            if one.meeting and not one.ambush and one.meeting.table == f"fourad/{table}"
        )
        assert chance(rows, sixth) > 0.001, table
    traps = Counter(one.trap.row for _, one in tiles if one.trap and one.guarded)
    assert chance(traps, sixth) > 0.001


def test_frequencies_keep_to_the_exact_odds_in_rooms_and_corridors():
    odds_hold(range(1, 151))


@pytest.mark.long
def test_frequencies_keep_to_the_exact_odds_over_two_thousand_seeds():
    odds_hold(range(1, 2001))
