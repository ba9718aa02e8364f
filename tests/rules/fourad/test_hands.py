"""Hands: the lantern takes one, a bow and a two-handed weapon both; what changes hands in a fight costs a turn."""

from printgen.chance.cup import Bag
from printgen.chance.loaded import loaded
from printgen.rules.fourad.bodies import worth_it
from printgen.rules.fourad.clues import secret
from printgen.rules.fourad.delve import DelveOptions, assemble, enough
from printgen.rules.fourad.encounter import meet_foes
from printgen.rules.fourad.fight.battle import battle
from printgen.rules.fourad.fight.defend import defend, defense_adds
from printgen.rules.fourad.fight.end_of_round import end_of_round
from printgen.rules.fourad.fight.heroes_turn import act
from printgen.rules.fourad.fight.opening import opening_shots
from printgen.rules.fourad.fight.save import drain
from printgen.rules.fourad.fight.state import Fight
from printgen.rules.fourad.fight.targets import targets
from printgen.rules.fourad.hands import arm, light
from printgen.rules.fourad.house import House
from printgen.rules.fourad.legal import check_party
from printgen.rules.fourad.party import Party
from printgen.rules.fourad.share import give, share
from printgen.rules.fourad.shop import outfit, owns
from printgen.rules.fourad.spells import ways
from printgen.rules.fourad.tend import healing_left
from printgen.rules.fourad.things import Thing
from printgen.rules.fourad.treasure import Loot
from tests.rules.fourad.seat import BOOK, fight_with, hero, sheet, sit

LANTERN = (Thing("lantern"),)
DARK = House(no_light="minus2")


def figures(fight, who):
    return dict(defense_adds(fight, who, bare=False, step=0))


def test_the_lantern_goes_to_whoever_has_a_hand_free():
    with loaded() as bag:
        play = sit(bag, sheet("warrior", pack=LANTERN), "rogue", "wizard")
        assert play.torch is hero(play, "rogue")
        assert hero(play, "rogue").has("lantern")
        assert "shield" in figures(fight_with(play, "ogre"), hero(play, "warrior"))


def test_a_lantern_lit_by_a_shield_bearer_leaves_the_shield_on_his_back():
    with loaded() as bag:
        play = sit(bag, sheet("warrior", pack=LANTERN), house=DARK)
        assert play.lit
        assert figures(fight_with(play, "ogre"), hero(play, "warrior")) == {"light armor": 1}


def test_with_no_hand_free_the_lantern_stays_shut_where_the_dark_costs_nothing():
    with loaded() as bag:
        play = sit(bag, sheet("warrior", pack=LANTERN), "cleric")
        assert not play.lit
        assert figures(fight_with(play, "ogre"), hero(play, "warrior")) == {"light armor": 1, "shield": 1}
    two = Party((sheet("warrior", gold=20), sheet("cleric", gold=20)))
    assert not any(owns(one, "lantern") for one in outfit(two, BOOK, House()).heroes)
    assert any(owns(one, "lantern") for one in outfit(two, BOOK, DARK).heroes)


def test_who_holds_the_lantern_uses_no_bow_and_no_weapon_for_two_hands():
    great = sheet("barbarian", shield=None, weapons=(Thing("greatsword"), Thing("axe"), Thing("bow")), pack=LANTERN)
    with loaded() as bag:
        play = sit(bag, great, house=DARK)
        held = hero(play, "barbarian")
        assert held.lamp
        assert held.melee_weapon() == Thing("axe")
        assert held.missile_weapon() is None
        held.place = 4
        arm(held)
        assert held.weapon == Thing("axe")


def test_when_its_bearer_falls_the_light_is_out_until_another_takes_it():
    with loaded() as bag:
        play = sit(bag, sheet("rogue", pack=LANTERN), "wizard")
        rogue = hero(play, "rogue")
        rogue.life, rogue.up = 0, False
        assert not play.lit
        rogue.pack.clear()
        give(play, Thing("lantern"))
        light(play)
        assert play.torch is hero(play, "wizard")


def test_a_bow_in_hand_leaves_no_hand_for_the_shield():
    archer = sheet("warrior", weapons=(Thing("sword"), Thing("bow")))
    with loaded() as bag:
        play = sit(bag, archer)
        warrior, fight = hero(play, "warrior"), fight_with(play, "ogre")
        warrior.weapon = Thing("bow")
        assert figures(fight, warrior) == {"light armor": 1}
        act(fight, warrior)  # his turn: to the sword
        assert figures(fight, warrior) == {"light armor": 1, "shield": 1}


def test_drawing_another_weapon_than_the_one_eaten_costs_a_turn():
    armed = sheet("warrior", armor=None, shield=None, weapons=(Thing("sword"), Thing("mace")))
    with loaded(1) as bag:
        play = sit(bag, armed)
        warrior, fight = hero(play, "warrior"), fight_with(play, "iron-eater")
        assert not defend(fight, warrior)
        assert (warrior.weapon, warrior.weapons) == (None, [Thing("mace")])
        act(fight, warrior)  # no attack die: he draws the mace
        assert warrior.weapon == Thing("mace")


def test_a_caster_at_his_last_life_speaks_escape_before_the_next_breath():
    weak = sheet("wizard", life=1, prepared=("escape",), left=("escape",))
    with loaded() as bag:
        play = sit(bag, "warrior", weak)
        act(fight_with(play, "chimera"), hero(play, "wizard"))
        assert hero(play, "wizard").away == "entrance"
        assert hero(play, "wizard").left == []


def test_nobody_speaks_escape_before_a_blow_that_can_be_met_nor_all_alone():
    weak = sheet("wizard", life=1, prepared=("escape",), left=("escape",))
    with loaded(1) as bag:  # he strikes, and misses
        play = sit(bag, "warrior", weak)
        act(fight_with(play, "ogre"), hero(play, "wizard"))
        assert hero(play, "wizard").up
    with loaded(1) as bag:
        play = sit(bag, weak)
        act(fight_with(play, "chimera"), hero(play, "wizard"))
        assert hero(play, "wizard").up


def test_a_troll_felled_by_an_opening_shot_may_rise_at_the_end_of_the_first_round():
    archer = sheet("elf", weapons=(Thing("bow"),), left=())
    with loaded(4, 5) as bag:
        play = sit(bag, archer)
        hero(play, "elf").weapon = Thing("bow")
        fight = fight_with(play, "trolls", 1)
        opening_shots(fight)
        assert (fight.heads, fight.fallen) == (0, 1)
        end_of_round(fight)
        assert fight.heads == 1


def test_the_rounds_begin_when_all_trolls_lie_felled_by_shots():
    archer = sheet("elf", weapons=(Thing("bow"),), left=())
    with loaded(4) as bag:  # the shot fells it; the warrior chops it: no die to rise
        play = sit(bag, archer, "warrior")
        hero(play, "elf").weapon = Thing("bow")
        fight = fight_with(play, "trolls", 1)
        assert battle(fight, play.cups()) == "slain"
        assert (fight.round, fight.fallen) == (1, 0)


def test_an_elf_leaves_heavy_armor_that_would_silence_him():
    with loaded() as bag:
        play = sit(bag, "elf")
        assert give(play, Thing("heavy-armor")) is None
        assert hero(play, "elf").wears() == "light-armor"


def test_coins_are_handed_round_to_make_room_for_a_dear_piece():
    with loaded() as bag:
        play = sit(bag, sheet("warrior", gold=40), sheet("cleric", gold=40))
        share(play, Loot(0, (Thing("jewelry", worth=170),)))
        warrior, cleric = hero(play, "warrior"), hero(play, "cleric")
        assert (warrior.gold, [one.worth for one in warrior.pack], cleric.gold) == (30, [170], 50)
        share(play, Loot(0, (Thing("jewelry", worth=360),)))  # dearer than 200: it fills the cleric
        assert (warrior.gold, cleric.gold, cleric.worth) == (30, 0, 360)


def test_a_level_drained_takes_a_slot_and_the_party_may_go_on():
    with loaded() as bag:
        play = sit(bag, "wizard 2")
        wizard = hero(play, "wizard")
        wizard.left.remove("sleep")
        drain(wizard)
        assert (wizard.level, len(wizard.prepared), len(wizard.left)) == (1, 3, 3)
        check_party(play.party(1), BOOK, "party.toml")


def test_blade_poison_is_used_up_by_the_first_fight_even_one_broken_off():
    with loaded(2, 3, 1) as bag:  # he misses the ogre; its blow wounds him; going, he is struck again
        play = sit(bag, "warrior", policy="careful", kinds=("room", "room"))
        warrior = hero(play, "warrior")
        warrior.life = 5
        warrior.poisoned = warrior.weapon
        assert meet_foes(fight_with(play, "ogre", behind="door"), play.cups(), "contents") == "left"
        assert warrior.poisoned is None


def test_a_mummy_risen_from_a_hero_still_stands_when_the_party_comes_back():
    with loaded() as bag:
        play = sit(bag, "warrior")
        again = Fight(play, play.cups()("fight"), "mummy", 2, life=1)
        assert (again.lives, again.attacks) == ([1, 4], [2, 2])


def test_bodies_are_borne_where_the_bank_and_the_jewels_pay_for_a_resurrection():
    with loaded() as bag:
        play = sit(bag, sheet("warrior", gold=100, pack=(Thing("jewelry", worth=150),)), bank=750)
        assert worth_it(play)
        play.bank = 749
        assert not worth_it(play)


def test_orcs_fear_a_spell_more_only_when_it_crossed_the_half():
    for spell, blows, runs in ((3, 0, True), (1, 2, False)):  # of five: three by the spell; or one, and two by blows
        with loaded(4) as bag:
            play = sit(bag, "wizard", house=House(parting_blows="no"))
            fight = fight_with(play, "orcs", 5)
            fight.spelled = fight.fell(spell)
            fight.shaken = fight.heads * 2 < fight.start
            fight.fell(blows)
            end_of_round(fight)
            assert fight.gone == runs


def test_two_minions_of_a_group_in_a_corridor_are_both_at_a_hero_alone():
    with loaded() as bag:
        play = sit(bag, "warrior")
        alone = fight_with(play, "rats", 9, corridor=True)
        assert [one.name for one in targets(alone)] == ["warrior", "warrior"]
        play = sit(bag, "warrior", "cleric", "wizard")
        assert [one.name for one in targets(fight_with(play, "rats", 9, corridor=True))] == ["warrior", "cleric"]


def test_the_xp_roll_of_a_secret_goes_to_another_when_its_finder_went_up_last():
    with loaded(3, 5) as bag:  # a generous buyer; the roll
        play = sit(bag, "warrior", "cleric", last="warrior")
        secret(play, bag.cup("x"), hero(play, "warrior"))
        assert (hero(play, "warrior").level, hero(play, "cleric").level) == (1, 2)


def test_coins_past_two_hundred_wait_in_the_bank():
    rich = Party((sheet("warrior", gold=900, pack=(Thing("gem", worth=50),)),), bank=5)
    gone = assemble(Bag("rich"), BOOK, DelveOptions(party=rich), House())
    assert (gone.heroes[0].gold, gone.bank) == (150, 755)


def test_the_last_one_whole_among_statues_goes_home_for_his_potion_heals_nobody():
    statues = (sheet("warrior", state="stone", body="tile 9"), sheet("cleric", state="stone", body="tile 9"))
    with loaded() as bag:
        play = sit(bag, *statues, sheet("halfling", pack=(Thing("potion"),)), policy="balanced")
        assert not healing_left(play)
        assert enough(play) == "too hurt to go on"


def test_a_staff_nobody_can_use_is_carried_home_to_sell_but_never_by_a_barbarian():
    staff = Thing("fireball-staff", charges=2)
    with loaded() as bag:
        play = sit(bag, "barbarian", "rogue")
        assert give(play, staff) is hero(play, "rogue")
        assert ways(hero(play, "rogue")) == []
        assert give(sit(bag, "barbarian"), staff) is None
