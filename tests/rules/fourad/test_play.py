"""What happens between fights: features, events, traps, search, quests, rewards, bodies, the way home, camp."""

import pytest

from printgen.chance.cup import Bag
from printgen.chance.dice import face
from printgen.chance.journal import Journal
from printgen.chance.loaded import loaded
from printgen.rules.fourad.bodies import borne, take_up
from printgen.rules.fourad.camp import CampOptions, camp
from printgen.rules.fourad.chronicle import Struck
from printgen.rules.fourad.delve import DelveOptions, delve, enough, head_home
from printgen.rules.fourad.encounter import aftermath
from printgen.rules.fourad.events import alchemist, ghost, healer
from printgen.rules.fourad.explore import face as meet_here
from printgen.rules.fourad.features import altar, armory, fountain, puzzle, statue, temple
from printgen.rules.fourad.foes import Meeting
from printgen.rules.fourad.house import House
from printgen.rules.fourad.layout import lay_out
from printgen.rules.fourad.march import arrange
from printgen.rules.fourad.party import Party
from printgen.rules.fourad.quests import Errand, accept, after_fight, deliver, lose_the_rest, ready
from printgen.rules.fourad.rewards import reward
from printgen.rules.fourad.route import next_goal, way_to
from printgen.rules.fourad.search import search, searchable, searches, secret_door
from printgen.rules.fourad.secret_door import secret_spot
from printgen.rules.fourad.share import coins, give
from printgen.rules.fourad.tend import tend
from printgen.rules.fourad.things import Thing
from printgen.rules.fourad.traps import trap
from printgen.rules.fourad.walk import rejoin, step
from tests.rules.fourad.seat import TABLES, fight_with, hero, sheet, sit

FOUR = ("warrior", "cleric", "rogue", "wizard")


def test_only_the_first_fountain_heals_and_only_the_wounded():
    with loaded() as bag:
        play = sit(bag, sheet("warrior", life=3), "cleric")
        fountain(play, bag.cup("x"))
        fountain(play, bag.cup("x"))
        assert [one.life for one in play.heroes] == [4, 5]


def test_a_temple_helps_until_the_first_undead_kill_and_lifts_every_curse():
    with loaded(6, 1) as bag:
        play = sit(bag, "warrior", "cleric")
        for one in play.heroes:
            one.cursed = True
        temple(play, bag.cup("x"))
        warrior = hero(play, "warrior")
        assert [one.cursed for one in play.heroes] == [False, False]
        assert warrior.temple
        from printgen.rules.fourad.fight.strike import strike

        assert strike(fight_with(play, "zombies", 4), warrior) == 3  # 6 + 1 + 1 + 1
        assert not warrior.temple


def test_an_altar_curses_a_random_hero_who_is_freed_by_slaying_a_boss_alone():
    with loaded(4) as bag:
        play = sit(bag, "warrior", "cleric")
        altar(play, bag.cup("x"))
        assert [one.cursed for one in play.heroes] == [False, True]
    for alone, cursed in (({"warrior"}, False), ({"warrior", "cleric"}, True)):
        with loaded(1, 2, 1) as bag:
            play = sit(bag, "warrior", "cleric")
            hero(play, "warrior").cursed = True
            fight = fight_with(play, "ogre")
            fight.lives, fight.touched = [], alone
            aftermath(fight, play.cups(), "slain", None)
            assert hero(play, "warrior").cursed is cursed


def test_a_touched_statue_breaks_on_four_to_six():
    with loaded(4, 1, 2, 3) as bag:
        play = sit(bag, "warrior")
        statue(play, play.site, play.cups(), "")
        assert play.gold() == 60


def test_an_armory_swaps_for_better_and_what_is_swapped_in_sells_for_nothing():
    with loaded() as bag:
        play = sit(bag, sheet("warrior", shield=None), "wizard")
        armory(play, bag.cup("x"))
        assert hero(play, "warrior").weapon == Thing("greatsword", spell="armory")
        assert hero(play, "wizard").weapon.gear == "dagger"


def test_wizards_and_rogues_add_their_level_to_a_puzzle():
    with loaded(4, 1, 1) as bag:
        play = sit(bag, "warrior", "wizard 2")
        puzzle(play, play.cups(), 6)  # the wizard tries first: 4 + 2
        assert hero(play, "wizard").life == 4
        assert play.gold() == 1


def test_a_ghosts_fear_is_saved_against_and_clerics_add_their_level():
    with loaded(3, 3) as bag:
        play = sit(bag, "warrior", "cleric")
        ghost(play, bag.cup("x"), 4)
        assert [one.life for one in play.heroes] == [6, 5]


def test_the_healer_asks_ten_a_life():
    with loaded() as bag:
        play = sit(bag, sheet("warrior", life=3, gold=35), policy="careful")
        healer(play)
        assert (hero(play, "warrior").life, play.gold()) == (6, 5)


def test_the_alchemist_sells_one_potion_a_hero_and_one_dose_for_a_slashing_weapon():
    with loaded() as bag:
        play = sit(bag, sheet("warrior", gold=120), "cleric", policy="careful")
        alchemist(play)
        assert [len(one.pack) for one in play.heroes] == [1, 1]
        play = sit(bag, sheet("warrior", gold=40), policy="bold")
        alchemist(play)
        warrior = hero(play, "warrior")
        assert (warrior.poisoned, play.gold()) == (warrior.weapon, 10)
        from printgen.rules.fourad.fight.strike import attack_adds

        assert ("poison", 1) in attack_adds(fight_with(play, "ogre"), warrior, warrior.weapon)
        assert ("poison", 1) not in attack_adds(fight_with(play, "mummy"), warrior, warrior.weapon)


@pytest.mark.parametrize(
    ("id", "faces", "lives"),
    [
        ("dart", (1, 3, 2), (7, 4, 3)),  # a failed try; the second of three; 2 + 1 + 1 is over 2
        ("dart", (1, 5, 2), (7, 4, 2)),  # the wizard: 2 ties
        ("gas", (1, 3, 3, 4), (6, 4, 3)),  # without armor: 3 ties; 3 + 1; 4
        ("trapdoor", (1, 4), (6, 4, 3)),  # the leader in light armor: 4 - 1
        ("bear-trap", (1, 4), (7, 4, 3)),
        ("spears", (1, 6, 6, 3, 3), (7, 3, 2)),  # the wizard: 3; of the two left the rogue: 3 + 1 + 1 ties 5
        ("block", (1, 5), (7, 4, 1)),  # the last: 5 ties, two life
        ("block", (5,), (7, 4, 3)),  # disarmed: 5 + 1 is over 5
    ],
)
def test_traps_hit_whom_they_say_and_are_met_as_they_say(id, faces, lives):
    with loaded(*faces) as bag:
        play = sit(bag, "warrior", "rogue", "wizard")
        trap(play, bag.cup("x"), id)
        assert tuple(one.life for one in play.heroes) == lives


def test_a_lone_hero_who_falls_through_a_trapdoor_is_dead():
    with loaded(2) as bag:
        play = sit(bag, "warrior")
        trap(play, bag.cup("x"), "trapdoor")
        assert not hero(play, "warrior").alive


def test_rows_with_things_in_them_the_entrance_and_cleared_corridors_are_not_searched():
    with loaded() as bag:
        play = sit(bag, "warrior", kinds=("room", "corridor"))
        site = play.site
        assert not searchable(play, site)
        site.cleared = True
        assert not searchable(play, site)  # a corridor
        site.empty = True
        assert searchable(play, site)
        site.searched = True
        assert not searchable(play, site)
        play.sites[0].empty = True
        assert not searchable(play, play.sites[0])


def test_a_hurt_party_does_not_search():
    with loaded() as bag:
        play = sit(bag, sheet("warrior", life=3), policy="balanced")
        play.site.empty = True
        assert not searches(play, play.site)
        play = sit(bag, sheet("warrior", life=6), policy="balanced")
        play.site.empty = True
        assert searches(play, play.site)


def careful_searcher(bag):
    """On a real floor, in a tile with free wall, one hero below half: a careful party looks for a door."""
    journal_free = Bag("doors for a search")
    play = sit(bag, sheet("warrior", life=3, full=7), sheet("cleric 5"), sheet("dwarf 5"), policy="careful")
    play.sites, play.fresh = [], 0
    play.open_floor(lay_out(journal_free, TABLES, House()))
    play.tile, play.back = 2, 1
    play.site.empty = True
    play.sites[0].visited = play.sites[1].visited = True
    return play


def walled(layout):
    """A room with free space behind one of its walls."""
    return next(
        tile.number
        for tile in layout.tiles
        if tile.number > 1 and tile.kind == "room" and secret_spot(layout, tile.number) is not None
    )


def test_a_secret_door_on_a_six_is_a_safe_way_out():
    with loaded(6, 6) as bag:
        play = careful_searcher(bag)
        play.tile = walled(play.layout)
        play.site.empty = True
        assert search(play, play.site, play.cups()) == ""
        assert play.site.way_out
        head_home(play)  # no step back, no wandering check
        assert play.ended == "out"


def test_a_secret_door_else_opens_on_a_new_tile():
    stream = "fourad/tile/2/search"
    seed = next(seed for seed in (f"door {at}" for at in range(9)) if face(seed, stream, 0, 6) != 6)
    bag = Bag(seed, journal=Journal())
    play = careful_searcher(bag)
    before = len(play.sites)
    play.tile = walled(play.layout)
    spot = secret_spot(play.layout, play.tile)
    secret_door(play, play.site, bag.cup(stream), spot)
    assert len(play.sites) > before
    assert any(exit.secret for exit in play.site.tile.exits)


def test_a_halflings_luck_throws_a_search_again():
    with loaded(1, 5) as bag:
        play = sit(bag, "halfling 3", policy="balanced")
        play.site.empty = True
        search(play, play.site, play.cups())
        assert (hero(play, "halfling").clues, hero(play, "halfling").luck) == (1, 3)


# ------------------------------------------------------------------ quests


def errand(play, procedure, **changes):
    found = Errand(procedure, procedure, 1, "")
    for name, value in changes.items():
        setattr(found, name, value)
    play.errands.append(found)
    return found


def test_the_head_quest_makes_the_next_boss_its_target_and_ends_at_the_askers_tile():
    with loaded(1, 3, 2) as bag:  # the quest and its boss; at last the reward
        play = sit(bag, "warrior 5")
        quest = accept(play, bag.cup("x"))
        assert (quest.procedure, quest.foe) == ("head", "ogre")
        quest.tile = 1
        fight = fight_with(play, "ogre")
        after_fight(fight, play.cups(), "slain")
        assert ready(play, quest)
        play.tile = 1
        deliver(play, bag.cup("x"))
        assert not quest.open
        assert play.rewards == ["chest"]


def test_a_head_wanted_by_its_own_kind_is_thrown_again():
    with loaded(1, 4, 3) as bag:
        play = sit(bag, "warrior")
        assert accept(play, bag.cup("x"), asker="medusa").foe == "ogre"


def test_gold_that_is_there_already_is_wanted_twice():
    for held, wanted in ((40, 50), (50, 100)):
        with loaded(2, 1) as bag:
            play = sit(bag, sheet("warrior", gold=held))
            assert accept(play, bag.cup("x")).sum == wanted


def test_gold_is_handed_over_coins_first():
    with loaded(2) as bag:
        play = sit(bag, sheet("warrior", gold=40, pack=(Thing("gem", worth=10), Thing("jewelry", worth=150))))
        errand(play, "gold", sum=50)
        play.tile = 1
        deliver(play, bag.cup("x"))
        assert play.gold() == 0
        assert [one.worth for one in hero(play, "warrior").pack] == [150]


def test_a_boss_wanted_alive_is_fought_at_minus_one_and_bound():
    from printgen.rules.fourad.encounter import meet_foes

    with loaded(5, 1, 1, 6) as bag:
        play = sit(bag, sheet("warrior", pack=(Thing("rope"),)))
        quest = errand(play, "alive", foe="ogre")
        fight = fight_with(play, "ogre")
        fight.lives = [1]
        assert meet_foes(fight, play.cups(), "contents") == "subdued"
        assert next(event for event in play.tell if isinstance(event, Struck)).total == 5  # 5 + 1 - 1
        assert quest.got
        assert hero(play, "warrior").pack == []


def test_without_rope_nobody_is_taken_alive():
    from printgen.rules.fourad.encounter import meet_foes

    with loaded(5, 1, 1, 6) as bag:
        play = sit(bag, "warrior")
        quest = errand(play, "alive", foe="ogre")
        fight = fight_with(play, "ogre")
        fight.lives = [1]
        assert meet_foes(fight, play.cups(), "contents") == "slain"
        assert not quest.open


def test_each_single_defeated_carries_the_thing_on_a_one():
    for shown, got in ((1, True), (2, False)):
        with loaded(shown) as bag:
            play = sit(bag, "warrior")
            quest = errand(play, "that")
            after_fight(fight_with(play, "ogre", ambush=True), play.cups(), "slain")
            assert quest.got is got


def test_three_meetings_in_peace_are_rewarded_at_once():
    with loaded(2) as bag:
        play = sit(bag, "warrior")
        quest = errand(play, "peace", count=2)
        after_fight(fight_with(play, "goblins", 3), play.cups(), "bribed")
        assert not quest.open
        assert play.chest


def test_an_unfinished_quest_is_lost_at_the_exit():
    with loaded() as bag:
        play = sit(bag, "warrior")
        quest = errand(play, "head")
        lose_the_rest(play)
        assert not quest.open
        assert play.rewards == []


@pytest.mark.parametrize("row", range(1, 7))
def test_each_epic_reward_is_given(row):
    faces = (row, 3) if row == 5 else (row,)
    with loaded(*faces) as bag:
        play = sit(bag, sheet("warrior", shield=None, weapons=(Thing("sword"), Thing("bow"))), "cleric")
        reward(play, bag.cup("x"))
        warrior, cleric = play.heroes
        given = {
            1: warrior.has("six-leaf-book") is not None,
            2: play.chest,
            3: warrior.enchanted is not None,
            4: cleric.shield == Thing("warning-shield"),
            5: warrior.has("slaying-arrow") == Thing("slaying-arrow", against="ogre"),
            6: cleric.has("healing-symbol") is not None,
        }
        assert given[row]


def test_a_reward_given_in_this_campaign_is_thrown_again():
    with loaded(2, 2, 3) as bag:
        play = sit(bag, "warrior", rewards=("chest",))
        reward(play, bag.cup("x"))
        assert play.rewards == ["chest", "enchanted"]


def test_an_arrow_of_slaying_is_three_wounds_without_a_roll():
    from printgen.rules.fourad.fight.opening import opening_shots

    with loaded() as bag:
        play = sit(bag, sheet("elf", hand=1, pack=(Thing("slaying-arrow", against="ogre"),)))
        fight = fight_with(play, "ogre")
        opening_shots(fight)
        assert (fight.lives, hero(play, "elf").pack) == ([3], [])


def test_the_drowned_chest_comes_with_the_next_clue_unless_a_secret_is_near():
    from printgen.rules.fourad.clues import find_clue

    with loaded() as bag:
        play = sit(bag, "warrior", "cleric", "dwarf", chest=True)
        find_clue(play, bag.cup("x"))
        assert (play.chest, play.gold()) == (False, 500)


# ------------------------------------------------------------------ treasure, bodies, the way


def test_coins_are_shared_evenly_up_to_two_hundred_a_hero_and_a_dwarf_gets_one():
    with loaded() as bag:
        play = sit(bag, "warrior", "dwarf", "cleric")
        assert coins(play, 1) == 0
        assert [one.gold for one in play.heroes] == [0, 1, 0]
        assert coins(play, 1000) == 401
        assert [one.gold for one in play.heroes] == [200, 200, 200]


def test_one_dearer_piece_fills_a_hero_and_a_barbarian_gets_no_magic():
    with loaded() as bag:
        play = sit(bag, "barbarian", "warrior")
        give(play, Thing("jewelry", worth=450))
        give(play, Thing("potion"))
        assert [[one.gear for one in each.pack] for each in play.heroes] == [["jewelry"], ["potion"]]
        assert give(play, Thing("gem", worth=10)) is hero(play, "warrior")


def test_survivors_strip_a_body_where_it_lies_and_only_there():
    with loaded() as bag:
        play = sit(
            bag,
            "warrior",
            sheet("cleric", life=0, state="dead", gold=20, pack=(Thing("potion"),), body="tile 2"),
            sheet("elf", life=0, state="dead", gold=30, body="tile 1"),
        )
        tend(play)
        assert hero(play, "warrior").gold == 20
        assert hero(play, "warrior").has("potion")
        assert hero(play, "elf").gold == 30


def test_a_statue_of_a_hero_needs_two_bearers_and_doubles_the_wandering_check():
    with loaded(3) as bag:
        play = sit(bag, "dwarf", "warrior", "cleric", sheet("elf", state="stone", body="tile 2"))
        hero(play, "cleric").blessings = 0
        take_up(play)
        assert hero(play, "dwarf").bearing is None
        assert borne(play) == [hero(play, "elf")]
        assert step(play, 1)
        assert hero(play, "elf").body == "tile 1"
        assert play.tell[-1].upto == 2


def test_one_bearer_alone_sets_the_statue_down():
    with loaded() as bag:
        play = sit(bag, "dwarf", "warrior", "cleric", sheet("elf", state="stone", body="tile 2"))
        take_up(play)
        hero(play, "cleric").up = False
        assert borne(play) == []
        assert hero(play, "warrior").bearing is None


def test_who_escaped_waits_at_the_entrance_and_falls_in_again():
    with loaded(4) as bag:
        play = sit(bag, "warrior", "wizard")
        wizard = hero(play, "wizard")
        wizard.away, wizard.up = "entrance", False
        assert step(play, 1)
        assert wizard.up
        rejoin(play)
        assert sum(type(event).__name__ == "Did" for event in play.tell) == 1


def test_the_marching_order_is_the_policys():
    with loaded() as bag:
        play = sit(bag, "wizard", "cleric", "rogue", "warrior", policy="balanced")
        arrange(play)
        assert [one.cls for one in play.heroes] == ["rogue", "warrior", "wizard", "cleric"]
        hero(play, "rogue").life = 1
        arrange(play)
        assert [one.cls for one in play.heroes] == ["warrior", "cleric", "wizard", "rogue"]
        play = sit(bag, "wizard", "cleric", "rogue", "warrior", policy="bold")
        arrange(play)
        assert [one.cls for one in play.heroes][:3] == ["warrior", "cleric", "wizard"]


def test_the_nearest_unopened_exit_comes_first_and_held_tiles_are_no_way():
    with loaded() as bag:
        play = sit(bag, "warrior", kinds=("room", "room", "room"))
        assert next_goal(play).exit.to == 3
        play.tile = 1
        assert next_goal(play).path == (2,)
        play.sites[1].foe = "ogre"
        assert next_goal(play) is None
        assert way_to(play, {2}) == (2,)


def test_leaving_a_fight_leaves_the_foes_and_sleepers_wake():
    with loaded(4) as bag:
        play = sit(bag, sheet("warrior", life=1), policy="careful", kinds=("room", "room"))
        from printgen.rules.fourad.walk import after_meeting

        fight = fight_with(play, "orcs", 6)
        fight.heads, fight.slept, fight.felled = 3, 2, 3
        after_meeting(play, play.site, fight, "left")
        assert (play.sites[1].foe, play.sites[1].number) == ("orcs", 5)
        assert play.tile == 1


def test_treasure_a_dwarf_smelled_stands_though_the_party_comes_back_for_it():
    from printgen.rules.fourad.encounter import meet_foes
    from printgen.rules.fourad.walk import after_meeting

    with loaded(
        5, 1, 3, 2, 6, 6, 6, 6, 3, 5
    ) as bag:  # the nose; 3 gp; a miss, a wound; away, a wound; nothing stirs; back
        play = sit(bag, sheet("dwarf", life=3, full=9), policy="careful", kinds=("room", "room"))
        fight = fight_with(play, "orcs", 2, behind="open")
        result = meet_foes(fight, play.cups(), "contents")
        assert result == "left"
        after_meeting(play, play.site, fight, result)
        assert play.sites[1].loot.gold == 3
        again = fight_with(play, "orcs", 1)
        again.start = 1
        assert meet_foes(again, play.cups(), "return", loot=play.sites[1].loot) == "slain"
        assert play.gold() == 3


def test_fleeing_from_the_entrance_ends_the_delve():
    from printgen.rules.fourad.walk import go_back

    with loaded() as bag:
        play = sit(bag, "warrior")
        play.tile, play.back = 1, 0
        go_back(play)
        assert play.ended == "driven out"


@pytest.mark.parametrize(
    ("policy", "fallen", "goes"), [("bold", 1, False), ("bold", 2, True), ("careful", 1, True), ("balanced", 1, False)]
)
def test_when_a_policy_goes_home_for_its_fallen(policy, fallen, goes):
    with loaded() as bag:
        play = sit(bag, *[sheet("warrior 5", name=f"w{at}") for at in range(4)], policy=policy)
        for one in play.heroes[:fallen]:
            one.life, one.up = 0, False
        assert bool(enough(play)) is goes


def test_the_last_boss_is_final_without_a_test_when_it_is_of_row_eleven():
    with loaded(1, 1) as bag:
        play = sit(bag, sheet("warrior", life=1))
        meet_here(play, play.site, Meeting("hobgoblins", 1, "", ""), play.cups(), final=False)
        assert play.ended == "lost"


# ------------------------------------------------------------------ camp


def rest_with(party, faces=(), recruits=()):
    with loaded(*faces) as bag:
        return camp(bag, TABLES, CampOptions(party, recruits), House())


def test_camp_heals_sells_and_buys_and_says_what_it_cost():
    party = Party((sheet("warrior", life=2, gold=30, pack=(Thing("gem", worth=50),)),))
    done = rest_with(party)
    warrior = done.after.heroes[0]
    assert warrior.life == warrior.full
    assert done.after.heroes[0].gold + done.after.bank == 30 + 50 - done.cost
    assert any("sells a gem" in deal.what and deal.gold == 50 for deal in done.deals)


def test_a_dwarf_sells_gems_a_fifth_dearer_and_a_generous_buyer_pays_double():
    party = Party((sheet("dwarf", pack=(Thing("gem", worth=50),)),))
    assert rest_with(party).deals[0].gold == 60
    party = Party((sheet("warrior", pack=(Thing("gem", worth=50),)),), secrets=("buyer",))
    assert rest_with(party).deals[0].gold == 100


def test_the_church_blesses_stone_for_a_hundred_and_raises_the_dead_at_their_level_or_less():
    stone = Party((sheet("warrior", gold=100), sheet("elf", state="stone")))
    assert [one.cls for one in rest_with(stone).after.heroes] == ["warrior", "elf"]
    dead = Party((sheet("warrior", gold=200), sheet("elf 3", state="dead", life=0)), bank=900)
    assert len(rest_with(dead, (3,)).after.heroes) == 2
    assert rest_with(dead, (4,)).gone == ("elf",)
    left = Party((sheet("warrior", gold=200), sheet("elf 3", state="dead", life=0, body="tile 7")), bank=900)
    assert rest_with(left).gone == ("elf",)


def test_the_menders_symbol_is_one_free_try():
    party = Party((sheet("warrior", pack=(Thing("healing-symbol"),)), sheet("elf 2", state="dead", life=0)))
    done = rest_with(party, (2,))
    assert len(done.after.heroes) == 2
    assert not any(one.gear == "healing-symbol" for each in done.after.heroes for one in each.pack)
    assert done.cost == 0


def test_four_saved_rolls_and_five_hundred_train_a_hero_of_level_five():
    party = Party((sheet("warrior 5", saved=4, gold=200),), bank=400)
    assert rest_with(party).after.heroes[0].trained
    assert not rest_with(Party((sheet("warrior 5", saved=3, gold=200),), bank=400)).after.heroes[0].trained


def test_recruits_of_level_one_fill_the_ranks():
    party = Party((sheet("warrior 3"),))
    done = rest_with(party, (3, 4), ("cleric", "cleric"))
    assert [(one.cls, one.level) for one in done.after.heroes] == [("warrior", 3), ("cleric", 1), ("cleric", 1)]


def test_a_party_goes_from_delve_to_camp_to_delve():
    first = delve(Bag("one", journal=Journal()), TABLES, DelveOptions(policy="careful"), House())
    rested = camp(Bag("two", journal=Journal()), TABLES, CampOptions(first.after), House())
    again = delve(Bag("three", journal=Journal()), TABLES, DelveOptions(party=rested.after), House())
    assert again.before.delves == 1
    assert again.after.delves == 2
    assert {one.name for one in again.before.heroes} == {one.name for one in rested.after.heroes}
    assert all(one.life == one.full for one in again.before.heroes)
    assert again.before.tally == first.after.tally
