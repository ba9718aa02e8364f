"""What happens seldom: told apart here so that it happens at least once."""

from printgen.chance.cup import Bag
from printgen.chance.journal import Journal
from printgen.chance.loaded import loaded
from printgen.rules.fourad.bodies import set_down, take_up
from printgen.rules.fourad.camp import CampOptions, camp
from printgen.rules.fourad.delve import DelveOptions, delve, enough, go, slay_done
from printgen.rules.fourad.explore import hold
from printgen.rules.fourad.features import puzzle
from printgen.rules.fourad.fight.cast import cast
from printgen.rules.fourad.fight.foes_turn import foes_turn
from printgen.rules.fourad.fight.heroes_turn import act, choose_spell
from printgen.rules.fourad.house import House
from printgen.rules.fourad.party import Party
from printgen.rules.fourad.quests import Errand, accept, tie_up
from printgen.rules.fourad.rewards import reward
from printgen.rules.fourad.share import give
from printgen.rules.fourad.spells import Way, ways
from printgen.rules.fourad.things import Thing, named
from printgen.rules.fourad.traps import hidden_trap
from printgen.rules.fourad.walk import after_meeting, lost
from tests.rules.fourad.seat import BOOK, TABLES, fight_with, hero, sheet, sit

BOOK_OF_SIX = Thing("six-leaf-book", charges=6)


def test_slay_all_is_rewarded_when_the_floor_is_known_and_nobody_stands():
    with loaded(2) as bag:
        play = sit(bag, "warrior")
        play.errands.append(Errand("slay", "Slay them all", 2, ""))
        play.sites[1].foe = "ogre"
        slay_done(play)
        assert play.errands[0].open
        play.sites[1].foe = ""
        slay_done(play)
        assert not play.errands[0].open
        assert play.chest


def test_a_slay_quest_goes_on_past_the_final_boss():
    with loaded() as bag:
        play = sit(bag, "warrior")
        play.final = "beaten"
        assert enough(play)
        play.errands.append(Errand("slay", "Slay them all", 2, ""))
        assert not enough(play)


def test_the_quests_of_thing_peace_and_all():
    with loaded(4, 5) as bag:
        quest = accept(sit(bag, "warrior"), bag.cup("x"))
        assert (quest.procedure, quest.thing) == ("that", Thing("potion"))
    for row, procedure in ((5, "peace"), (6, "slay")):
        with loaded(row) as bag:
            assert accept(sit(bag, "warrior"), bag.cup("x")).procedure == procedure


def test_a_quest_taken_on_and_sleepers_bound_count_for_peace():
    with loaded(5) as bag:
        play = sit(bag, sheet("warrior", pack=(Thing("rope"),)))
        play.errands.append(Errand("peace", "Peace", 2, ""))
        accept(play, bag.cup("x"))
        assert play.errands[0].count == 1
        tie_up(play)
        assert play.errands[0].count == 2
        assert hero(play, "warrior").pack == []


def test_when_all_rewards_are_given_there_is_only_thanks():
    with loaded() as bag:
        play = sit(bag, "warrior", rewards=("book", "chest", "enchanted", "shield", "arrow", "symbol"))
        reward(play, bag.cup("x"))
        assert "thanks" in play.tell[-1].text


def test_the_six_leaf_book_is_torn_for_its_first_spell_and_the_rest_are_scrolls():
    with loaded(5) as bag:
        play = sit(bag, sheet("warrior", pack=(BOOK_OF_SIX,)))
        warrior = hero(play, "warrior")
        assert len(ways(warrior)) == 6
        way = next(one for one in ways(warrior) if one.spell == "lightning")
        assert cast(fight_with(play, "ogre"), warrior, way) == 2
        assert [one.spell for one in warrior.pack] == ["blessing", "fireball", "sleep", "escape", "protect"]
        assert len(ways(warrior)) == 5


def test_dragon_breath_that_kills_burns_the_book():
    with loaded(1, 1) as bag:
        play = sit(bag, sheet("warrior", life=1, pack=(BOOK_OF_SIX,)))
        foes_turn(fight_with(play, "small-dragon"))
        assert hero(play, "warrior").pack == []


def test_holy_water_is_a_wound_to_an_undead_boss():
    with loaded() as bag:
        play = sit(bag, sheet("rogue", pack=(Thing("holy-water"),)))
        fight = fight_with(play, "mummy")
        act(fight, hero(play, "rogue"))
        assert (fight.lives, hero(play, "rogue").pack) == ([3], [])


def test_a_careful_party_protects_first_against_two_attacks_and_only_sleeps_whom_it_wants_alive():
    have = [Way("fireball", "slot", 1), Way("protect", "slot", 1), Way("sleep", "slot", 1)]
    with loaded() as bag:
        play = sit(bag, "wizard", policy="careful")
        fight = fight_with(play, "orc-brute")
        fight.round = 1
        assert choose_spell(fight, have).spell == "protect"
        fight.round, fight.subdue = 2, True
        assert choose_spell(fight, have).spell == "sleep"


def test_the_last_attack_spell_is_kept_for_singles():
    have = [Way("fireball", "slot", 1)]
    with loaded() as bag:
        play = sit(bag, "wizard", policy="balanced")
        assert choose_spell(fight_with(play, "goblins", 6), have) is None
        assert choose_spell(fight_with(play, "ogre"), have) is not None
        assert choose_spell(fight_with(sit(bag, "wizard"), "goblins", 6), have) is not None


def test_a_wanted_boss_waits_in_the_last_tile():
    with loaded(4, 5, 3, 1, 1) as bag:  # row 9, overruled; an ogre by the table, the brute that is wanted
        play = sit(bag, sheet("warrior", life=1))
        quest = Errand("head", "His head", 1, "")
        quest.foe = "orc-brute"
        play.errands.append(quest)
        hold(play, play.site)
        met = next(event for event in play.tell if type(event).__name__ == "Met")
        assert (met.foe, met.final) == ("orc-brute", True)


def test_a_body_is_borne_where_a_resurrection_can_be_paid_and_is_out_at_the_exit():
    with loaded() as bag:
        fallen = sheet("cleric", life=0, state="dead", body="tile 2")
        play = sit(bag, sheet("warrior", gold=200), "dwarf", fallen)
        take_up(play)
        assert not any(one.bearing for one in play.heroes)
        play.heroes[0].pack.append(Thing("healing-symbol"))
        take_up(play)
        assert hero(play, "dwarf").bearing is hero(play, "cleric")
        set_down(play)
        assert (hero(play, "cleric").body, hero(play, "dwarf").bearing) == ("", None)


def test_when_only_those_at_the_entrance_live_they_are_driven_out():
    with loaded() as bag:
        play = sit(bag, "warrior", "wizard")
        play.tile = 1
        hero(play, "warrior").life = 0
        wizard = hero(play, "wizard")
        wizard.away, wizard.up, hero(play, "warrior").up = "entrance", False, False
        lost(play)
        assert play.ended == "driven out"
        assert "entrance" in go(play)


def test_an_asker_stays_and_a_sleeper_is_no_bar():
    with loaded(4) as bag:
        play = sit(bag, "warrior")
        assert after_meeting(play, play.site, fight_with(play, "medusa"), "quest")
        assert (play.site.asker, play.site.held) == ("medusa", False)
        assert after_meeting(play, play.site, fight_with(play, "small-dragon"), "passed")
        assert play.site.asleep
        from printgen.rules.fourad.walk import step

        play.tile = 1
        assert step(play, 2)


def test_a_puzzle_may_kill_nobody_below_two_lives_and_a_hidden_trap_hits_one():
    with loaded() as bag:
        play = sit(bag, sheet("rogue", life=1))
        puzzle(play, play.cups(), 3)
        assert hero(play, "rogue").life == 1
    with loaded(5, 1) as bag:
        play = sit(bag, "warrior", "dwarf")
        hidden_trap(play, bag.cup("x"), 4)
        assert [one.life for one in play.heroes] == [7, 5]


def test_a_full_hand_drops_a_plain_weapon_for_a_magic_one_and_a_caster_takes_no_shield():
    with loaded() as bag:
        play = sit(bag, sheet("warrior", weapons=(Thing("sword"), Thing("axe"), Thing("bow"))), "elf")
        give(play, Thing("magic-sword"))
        assert [one.gear for one in hero(play, "warrior").weapons] == ["sword", "bow", "magic-sword"]
        hero(play, "warrior").spare = Thing("shield")
        assert give(play, Thing("shield")) is None


def test_camp_sells_what_its_bearer_cannot_use():
    staff, arrow, potion = Thing("fireball-staff", charges=2), Thing("slaying-arrow", against="ogre"), Thing("potion")
    party = Party((sheet("warrior", gold=0, pack=(staff, arrow, Thing("rope"))), sheet("barbarian", pack=(potion,))))
    with loaded() as bag:
        done = camp(bag, TABLES, CampOptions(party, ()), House())
    sold = {deal.what: deal.gold for deal in done.deals if "sells" in deal.what}
    assert sold == {
        f"warrior sells a {named(BOOK, staff)}": 200,
        "barbarian sells a potion of healing": 50,
    }


def test_a_dice_price_is_thrown():
    party = Party((sheet("barbarian", pack=(Thing("fools-gold"),)),))
    with loaded(3, 5) as bag:
        done = camp(bag, TABLES, CampOptions(party, ()), House())
    assert done.deals[0].gold == 15


def test_a_campaign_of_six_delves_keeps_its_rules():
    party = None
    for number in range(6):
        options = DelveOptions(level=2, policy="careful", party=party)
        run = delve(Bag(f"campaign {number}", journal=Journal()), TABLES, options, House())
        party = camp(Bag(f"rest {number}"), TABLES, CampOptions(run.after), House()).after
        names = [one.name for one in party.heroes]
        assert len(set(names)) == len(names) <= 4
        assert all(one.gold <= 200 for one in party.heroes)
        assert party.bank >= 0
        if not party.heroes:
            break
    assert party is not None
    assert party.delves >= 1
