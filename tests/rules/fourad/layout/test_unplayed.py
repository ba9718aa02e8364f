"""A dungeon nobody has played: what is thrown, what is sealed, what is left to the table."""

import msgspec
import pytest

from printgen.chance.cup import Bag
from printgen.chance.journal import Journal
from printgen.rules.fourad.contents import ONCE
from printgen.rules.fourad.house import House
from printgen.rules.fourad.layout import lay_out
from printgen.rules.fourad.rulebook import rulebook
from printgen.rules.fourad.unplayed import Dungeon, Options, dungeon
from tests.rules.fourad.layout.desk import TABLES, unplayed

BOOK = rulebook(TABLES)
SEEDS = range(1, 61)


@pytest.fixture(scope="module")
def many() -> list[Dungeon]:
    return [unplayed(seed) for seed in SEEDS]


def test_its_floor_is_the_one_a_party_explores(many):
    for seed, made in zip(SEEDS, many, strict=True):
        floor = lay_out(Bag(str(seed), journal=Journal()), TABLES, House())
        assert floor == made.layout


def test_the_entrance_holds_nothing(many):
    assert all(made.places[0].contents is None for made in many)
    assert all(place.contents is not None for made in many for place in made.places[1:])


def test_a_boss_prints_how_many_must_have_been_met_before_it(many):
    for made in many:
        for place in made.places:
            if place.final is not None and place.tile != made.layout.last:
                assert place.contents.tests
                assert place.final.need == max(0, 6 - place.final.face)


def test_row_twelve_in_a_room_is_a_dragon_and_is_tested(many):
    lairs = [place for made in many for place in made.places if place.contents and place.contents.total == 12]
    rooms = [place for place in lairs if not place.contents.blank]
    assert rooms and all(place.group.foe == "small-dragon" and place.final for place in rooms)


def test_the_last_tile_holds_a_boss_whatever_was_thrown(many):
    for made in many:
        place = made.place(made.layout.last)
        if place.final is not None:
            assert place.final.need == 0  # 11 or 12: final without a test
        else:
            assert BOOK.foes[place.last.foe].kind == "boss"
            assert place.hoard.worth >= 100
        assert all(other.last is None for other in made.places[: made.layout.last - 1])


def test_settled_in_tile_order_there_is_just_one_final_boss():
    for seed in SEEDS:
        made = unplayed(seed, House(unplayed_final="first"))
        finals = [place.tile for place in made.places if place.final is not None and place.final.final]
        crowned = [place.tile for place in made.places if place.last is not None]
        assert len(finals) + len(crowned) == 1
        assert crowned in ([], [made.layout.last])


def test_settled_the_count_rises_with_bosses_and_weird_monsters_only():
    for seed in SEEDS:
        made = unplayed(seed, House(unplayed_final="first"))
        before = 0
        for place in made.places[: made.layout.last - 1]:
            if place.final is not None:
                if place.final.final:
                    assert place.final.face + before >= 6
                    break
                assert place.final.face + before < 6
            if place.group is not None and BOOK.foes[place.group.foe].kind in ("boss", "weird"):
                before += 1


def test_once_a_delve_events_come_by_tile_number(many):
    for made in many:
        came: set[str] = set()
        for place in made.places[1:]:
            event = place.contents.event
            if event is None or event.name not in ONCE:
                continue
            if event.name in came:
                assert event.name != "wandering healer"
                assert place.contents.again or place.contents.trap is not None
            came.add(event.name)


def test_wanderers_and_ambushes_have_no_treasure_and_no_dragon(many):
    for made in many:
        assert len(made.wanderers) == 12
        assert all(group.foe != "small-dragon" for group in made.wanderers)
        for place in made.places[1:]:
            if place.contents.ambush:
                assert place.loot is None and place.final is None
                assert place.group.foe != "small-dragon"


def test_a_foe_with_treasure_has_it_sealed_with_its_rolls_and_addition(many):
    for made in many:
        for place in made.places[1:]:
            if place.group is None or place.contents.ambush or place.contents.feature or place.contents.event:
                continue
            foe = BOOK.foes[place.group.foe]
            assert (place.loot is not None) == bool(foe.rolls)
            if place.loot is not None:
                assert len(place.loot.rows) == foe.rolls


def test_random_bribes_and_powers_are_thrown(many):
    groups = [group for made in many for place in made.places for group in (place.group,) if group is not None]
    fungi = {group.price // group.number for group in groups if group.foe == "fungi-folk"}
    assert fungi == {1, 2, 3, 4, 5, 6}
    assert {group.power for group in groups if group.foe == "chaos-lord"} <= {1, 2, 3, 4, 5, 6}
    assert all(group.power for group in groups if group.foe == "chaos-lord")


def test_a_statue_holds_three_dice_times_ten(many):
    gold = [place.gold for made in many for place in made.places if place.gold]
    assert gold and all(30 <= one <= 180 and one % 10 == 0 for one in gold)


def test_reactions_searches_and_touches_are_left_to_the_table():
    journal = Journal()
    dungeon(Bag("heron-lamp-417", journal=journal), TABLES, Options(), House())
    whys = {roll.why for roll in journal.rolls}
    assert not whys & {"reaction", "searching", "search", "surprise"}
    assert not any(roll.table in ("fourad/search", "fourad/hidden", "fourad/quests") for roll in journal.rolls)


def test_a_record_holds_it_whole(many):
    for made in many[:10]:
        assert msgspec.json.decode(msgspec.json.encode(made), type=Dungeon) == made


def test_names_are_ink_and_change_no_die():
    plain, named = Journal(), Journal()
    one = dungeon(Bag("5", journal=plain), TABLES, Options(), House())
    two = dungeon(Bag("5", journal=named), TABLES, Options(name="The Cellar"), House())
    assert plain.rolls == named.rolls
    assert two.name == "The Cellar" != one.name


def test_tiles_of_a_dungeon_have_names_of_their_own(many):
    for made in many:
        names = [place.title for place in made.places]
        assert len(names) == len(set(names))
        assert all(place.words.endswith((".", "?", "!")) for place in made.places)
        assert not any("{" in place.title + place.words for place in made.places)


@pytest.mark.parametrize("rule", [House(last_tile="also"), House(count_wanderers="no"), House(doors="locked")])
def test_house_rules_are_followed(rule):
    made = unplayed(4, rule)
    assert made.places[made.layout.last - 1].contents is not None
