"""The twenty-one worked fights of the rulings, with their dice in the order thrown. Left-over or missing dice are an error."""

from printgen.chance.loaded import loaded
from printgen.rules.fourad.contents import escalation, is_final
from printgen.rules.fourad.encounter import meet_foes
from printgen.rules.fourad.explore import test_final as final_test
from printgen.rules.fourad.fight.battle import battle, one_round, retreat
from printgen.rules.fourad.fight.cast import cast
from printgen.rules.fourad.fight.defend import defend
from printgen.rules.fourad.fight.foes_turn import foes_turn
from printgen.rules.fourad.fight.opening import battle_start, choose, react, surprise
from printgen.rules.fourad.fight.strike import strike
from printgen.rules.fourad.search import search
from printgen.rules.fourad.spells import Way
from printgen.rules.fourad.things import Thing
from printgen.rules.fourad.traps import trap
from printgen.rules.fourad.treasure import treasure
from printgen.rules.fourad.walk import step
from printgen.rules.fourad.wandering import check
from printgen.tables.consult import consult
from tests.rules.fourad.seat import BOOK, fight_with, hero, sheet, sit


def whole(play, fight):
    """A meeting by the policy, without what comes after it."""
    surprise(fight)
    if choose(fight):
        react(fight, play.cups())
    return fight.outcome or battle(fight, play.cups())


def test_01_a_lone_warrior_breaks_four_goblins_and_strikes_the_last_as_it_runs():
    with loaded(4, 6, 3, 1, 3, 2) as bag:
        play = sit(bag, "warrior")
        fight = fight_with(play, "goblins", 4)
        assert whole(play, fight) == "slain"
        assert (fight.felled, fight.heads) == (4, 0)
        assert hero(play, "warrior").life == 6
    with loaded(4, 6, 3, 1, 3, 2, 1) as bag:  # the whole meeting: one tick; treasure 1 - 1, none
        play = sit(bag, "warrior")
        meet_foes(fight_with(play, "goblins", 4), play.cups(), "contents")
        assert (play.tally, play.gold(), hero(play, "warrior").pack) == (1, 0, [])


def test_02_a_point_is_wasted_and_a_natural_1_misses_though_the_total_would_do():
    with loaded(4, 5, 3, 5, 1, 6, 2) as bag:
        play = sit(bag, "warrior 2")
        fight = fight_with(play, "goblins", 3)
        assert whole(play, fight) == "slain"
        assert (fight.round, hero(play, "warrior").life) == (3, 8)
        first, one, last = [event for event in play.tell if type(event).__name__ == "Struck"]
        assert (first.felled, one.felled, one.natural_one, one.total, last.felled) == (2, 0, True, 3, 1)


def test_03_a_defense_tie_is_a_wound_and_foes_that_were_waited_for_go_first():
    with loaded(4, 2, 3, 6, 1, 6, 5) as bag:
        play = sit(bag, "warrior", "cleric", policy="careful")
        for one in play.heroes:
            one.gold = 50  # enough for the party to listen
        assert meet_foes(fight_with(play, "hobgoblins", 2), play.cups(), "contents") == "slain"
        assert (hero(play, "warrior").life, hero(play, "cleric").life) == (6, 5)
        assert [thing.gear for thing in hero(play, "warrior").pack] == ["potion"]


def test_04_no_more_fall_than_stand_and_only_the_first_face_can_miss():
    with loaded(6, 6, 1) as bag:
        play = sit(bag, "warrior")
        fight = fight_with(play, "zombies", 2)
        assert strike(fight, hero(play, "warrior")) == 2
        told = play.tell[-1]
        assert (told.total, told.felled, told.left, told.natural_one) == (14, 2, 0, False)


def test_05_a_cleric_strikes_the_undead_with_his_level_and_a_mace_counts_on_skeletons():
    with loaded(4) as bag:
        play = sit(bag, "cleric")
        assert strike(fight_with(play, "skeletons", 5), hero(play, "cleric")) == 2
    with loaded(4) as bag:
        play = sit(bag, "cleric")
        assert strike(fight_with(play, "goblins", 5), hero(play, "cleric")) == 1


def test_06_a_rogue_adds_his_level_only_against_minions_the_heroes_outnumber():
    with loaded(2, 3) as bag:
        play = sit(bag, "warrior", "rogue", "cleric", "wizard")
        fight = fight_with(play, "goblins", 4)
        assert strike(fight, hero(play, "warrior")) == 1
        assert strike(fight, hero(play, "rogue")) == 1
    with loaded(3) as bag:  # the rogue first: 3 - 1 = 2, a miss
        play = sit(bag, "warrior", "rogue", "cleric", "wizard")
        fight = fight_with(play, "goblins", 4)
        assert strike(fight, hero(play, "rogue")) == 0
        assert play.tell[-1].total == 2


def test_07_a_fireball_kills_by_how_much_it_exceeds_the_level_and_bats_shriek():
    for faces, foe, number, felled in (
        ((5,), "goblins", 6, 3),
        ((2,), "goblins", 6, 1),
        ((6, 2), "goblins", 6, 6),
        ((4,), "vampire-bats", 10, 3),
    ):
        with loaded(*faces) as bag:
            play = sit(bag, "wizard")
            fight = fight_with(play, foe, number)
            assert cast(fight, hero(play, "wizard"), Way("fireball", "slot", 1)) == felled, faces


def test_08_an_ogre_takes_two_life_and_halflings_duck_at_their_level():
    with loaded(3, 4) as bag:
        play = sit(bag, sheet("halfling 2", armor=None, luck=0))
        fight = fight_with(play, "ogre")
        assert not defend(fight, hero(play, "halfling"))
        assert hero(play, "halfling").life == 3
        assert defend(fight, hero(play, "halfling"))


def test_09_medusas_gaze_turns_to_stone_and_a_cleric_blesses_the_fighter_first():
    with loaded(3, 5, 4, 1, 5, 2) as bag:
        play = sit(bag, "warrior", "cleric", "rogue", "wizard", policy="balanced")
        fight = fight_with(play, "medusa")
        battle_start(fight, play.cups())
        assert [one.cls for one in play.heroes if one.stone] == ["warrior", "wizard"]
        one_round(fight)
        assert not hero(play, "warrior").stone
        assert fight.lives == [3]
        assert hero(play, "warrior").life == 6
        assert hero(play, "cleric").blessings == 2


def test_10_orcs_put_to_sleep_test_morale_at_minus_one_as_they_cross_half():
    with loaded(3, 2, 2, 3, 5, 4, 3, 2) as bag:
        play = sit(bag, "warrior", "wizard", kinds=("room", "corridor"))
        fight = fight_with(play, "orcs", 5, corridor=True)
        assert battle(fight, play.cups()) == "fled"
        assert (fight.slept, fight.heads, fight.felled) == (3, 1, 4)
        assert [one.life for one in play.heroes] == [7, 3]


def test_11_rage_fells_two_trolls_one_is_chopped_the_other_stands_up_once():
    with loaded(2, 5, 4, 5, 3, 4, 4) as bag:
        play = sit(bag, "barbarian", "warrior")
        fight = fight_with(play, "trolls", 2)
        assert battle(fight, play.cups()) == "slain"
        assert (fight.round, hero(play, "barbarian").rage) == (2, 0)
        said = [type(event).__name__ for event in play.tell]
        assert said.count("Rose") == 2
        assert [event.what for event in play.tell if type(event).__name__ == "Did"] == ["chop"]


def test_12_an_ambush_in_a_corridor_reverses_the_line():
    with loaded(1, 3, 2, 1, 3, 2, 4, 5, 2, 1, 1) as bag:
        play = sit(bag, "rogue", "warrior", sheet("wizard", left=("fireball",)), "cleric", kinds=("room", "corridor"))
        assert check(play, play.site, play.cups(), "") == "fled"
        assert [one.life for one in play.heroes] == [4, 7, 2, 4]
        acted = {event.hero for event in play.tell if type(event).__name__ in ("Struck", "Cast")}
        assert acted == {"wizard", "cleric"}
        assert not any(type(event).__name__ in ("Surprise", "Treasure") for event in play.tell)
        assert (play.tally, play.felled) == (1, 3)


def test_13_an_ambush_in_a_room_strikes_the_rear_without_a_shield_and_is_never_final():
    with loaded(1, 6, 3, 4) as bag:
        play = sit(bag, "rogue", "warrior", "wizard", "cleric")
        roll = play.cups()("wander").d6("wandering monsters")
        assert roll.total == 1
        from printgen.rules.fourad.wander import wanderers

        met = wanderers(play.cups()("wander"), BOOK, play.house)
        fight = fight_with(play, met.foe, met.number, ambush=True)
        foes_turn(fight)
        assert hero(play, "cleric").life == 3
        assert not fight.final
        from printgen.rules.fourad.fight.targets import targets

        fight.foes_turns += 1
        assert targets(fight) == [hero(play, "warrior")]  # next turn the party names
    with loaded(1, 6, 3, *(6, 5, 5) * 3) as bag:  # slain, it gives an XP roll and counts
        play = sit(bag, "warrior 5", sheet("warrior 5", name="second"))
        assert check(play, play.site, play.cups(), "") == "slain"
        assert (play.met, play.final, sum(one.saved for one in play.heroes)) == (1, "", 1)


def test_14_six_or_more_with_those_met_before_makes_the_final_boss():
    with loaded(3, 4) as bag:
        play = sit(bag, "warrior", kinds=("room", "corridor", "room"))
        play.met = 2  # gremlins and a wandering ogre
        cups = play.cups()
        from printgen.rules.fourad.foes import meet

        met = meet(cups("contents"), BOOK, BOOK.table("fourad/bosses"))
        final = final_test(play, cups, False)
        fight = fight_with(play, met.foe, corridor=True, final=final)
        assert (met.foe, final, fight.lives, fight.attacks, fight.to_death) == ("ogre", True, [7], [2], True)
    with loaded(3) as bag:
        assert not is_final(escalation(bag.cup("x")).total, 2)


def test_15_an_iron_eater_eats_armor_then_shield_and_no_life():
    with loaded(2, 2, 4) as bag:
        play = sit(bag, sheet("warrior", armor=Thing("heavy-armor")))
        fight = fight_with(play, "iron-eater")
        foes_turn(fight)
        warrior = hero(play, "warrior")
        assert (warrior.armor, warrior.shield, warrior.life) == (None, None, 7)
        assert [event.total for event in play.tell if type(event).__name__ == "Defended"] == [3, 3, 4]


def test_16_withdrawing_from_a_minotaur_is_plus_one_and_fleeing_has_no_shield():
    with loaded(3, 3, 2) as bag:
        play = sit(bag, "warrior", "cleric")
        fight = fight_with(play, "minotaur", behind="door")
        retreat(fight, "withdraw")
        assert [one.life for one in play.heroes] == [6, 5]
        assert step(play, 1)
    with loaded(4, 5, 2) as bag:
        play = sit(bag, "warrior", "cleric")
        fight = fight_with(play, "minotaur", behind="open")
        retreat(fight, "flee")
        assert [one.life for one in play.heroes] == [7, 4]
        assert step(play, 1)


def test_17_whom_a_mummy_kills_rises_as_one():
    with loaded(3, 3, 4, 3, 6, 6, 6, 6) as bag:
        play = sit(bag, "warrior", sheet("cleric", life=1, healings=0))
        fight = fight_with(play, "mummy")
        one_round(fight)
        assert not hero(play, "cleric").alive
        assert (fight.lives, fight.attacks) == ([4, 4], [2, 2])
        foes_turn(fight)  # the warrior defends four times
        assert hero(play, "warrior").life == 7


def test_18_breath_is_saved_against_at_half_level():
    with loaded(2, 5, 5) as bag:
        play = sit(bag, "warrior 3", "wizard")
        foes_turn(fight_with(play, "small-dragon"))
        assert (hero(play, "warrior").life, hero(play, "wizard").life) == (9, 2)


def test_19_reactions_flee_only_if_outnumbered_and_fungi_name_one_price_for_all():
    four = ("warrior", "cleric", "rogue", "wizard")
    with loaded(2, 1) as bag:
        play = sit(bag, *four)
        fight = fight_with(play, "goblins", 4)
        surprise(fight)
        assert react(fight, play.cups()) == "fight"
        assert fight.foes_first
    with loaded(2, 1, 1) as bag:
        play = sit(bag, *four, policy="careful")
        hero(play, "warrior").gold = 100
        assert meet_foes(fight_with(play, "goblins", 3), play.cups(), "contents") == "fled"
        assert play.gold() == 100  # treasure 1 - 1: none
    with loaded(2, 4, 3, 3) as bag:
        play = sit(bag, *four, policy="careful")
        hero(play, "warrior").gold = 100
        assert meet_foes(fight_with(play, "fungi-folk", 5), play.cups(), "contents") == "bribed"
        assert play.gold() == 80
        assert any(thing.gear == "scroll" for one in play.heroes for thing in one.pack)


def test_20_a_final_dragons_hoard_is_made_up_to_a_hundred_and_its_magic_counts_double():
    with loaded(1, 3, 4, 2, 4, 6, 5, 3) as bag:
        foe = BOOK.foes["small-dragon"]
        loot = treasure(bag.cup("x"), BOOK, foe.rolls, foe.add, final=True)
        assert loot.gold == 100
        assert loot.rows == ("2", "3", "6 or more")
        assert [(thing.gear, thing.spell) for thing in loot.things] == [
            ("scroll", "sleep"),
            ("potion", ""),
            ("fools-gold", ""),
        ]


def test_20_and_two_xp_rolls():
    # one blow of rage and luck is not needed: the dragon has a life left, 6 hits it, and the hoard follows
    with loaded(5, 1, 3, 4, 2, 4, 6, 5, 3, 6, 6) as bag:
        play = sit(bag, "warrior", "cleric")
        fight = fight_with(play, "small-dragon", final=True)
        fight.lives = [1]
        assert meet_foes(fight, play.cups(), "contents") == "slain"
        assert [one.level for one in play.heroes] == [2, 2]


def test_21_a_bear_trap_lames_the_leader():
    with loaded(3, 2) as bag:
        play = sit(bag, "rogue")
        trap(play, play.cups()("trap"), "bear-trap")
        rogue = hero(play, "rogue")
        assert (rogue.life, rogue.bear) == (3, True)
        from printgen.rules.fourad.fight.strike import attack_adds

        assert ("bear trap", -1) in attack_adds(fight_with(play, "goblins", 4), rogue, rogue.weapon)


def test_21_a_corridor_is_searched_at_minus_one():
    table = BOOK.table("fourad/search")
    with loaded(2, 6) as bag:
        cup = bag.cup("x")
        assert consult(cup, table, adds=(("corridor", -1),)).row.name == "wanderers"
        assert consult(cup, table, adds=(("corridor", -1),)).row.name == "a find"
    with loaded(6) as bag:
        play = sit(bag, "warrior", policy="balanced", kinds=("room", "corridor"))
        play.site.empty = True
        assert search(play, play.site, play.cups()) == ""
        assert hero(play, "warrior").clues == 1
