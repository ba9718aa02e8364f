"""Each special of each foe, as its card says, with loaded dice."""

import pytest

from printgen.chance.loaded import loaded
from printgen.rules.fourad.chronicle import Died, Morale, Rose, Treasure
from printgen.rules.fourad.encounter import aftermath, meet_foes
from printgen.rules.fourad.fight.battle import battle, way_out
from printgen.rules.fourad.fight.cast import cast, spell_adds
from printgen.rules.fourad.fight.defend import defend, defense_adds
from printgen.rules.fourad.fight.end_of_round import end_of_round, sicken
from printgen.rules.fourad.fight.foes_turn import foes_turn
from printgen.rules.fourad.fight.heroes_turn import choose_spell
from printgen.rules.fourad.fight.opening import battle_start, choose, opening_shots, react, surprise
from printgen.rules.fourad.fight.strike import attack_adds, strike
from printgen.rules.fourad.fight.targets import targets
from printgen.rules.fourad.foes import likely_price, power, price
from printgen.rules.fourad.gremlins import steal
from printgen.rules.fourad.house import House
from printgen.rules.fourad.spells import Way
from printgen.rules.fourad.things import Thing
from tests.rules.fourad.seat import BOOK, fight_with, hero, sheet, sit

# name: level, life, attacks, (rolls, add), morale, hates, undead, reactions 1 to 6 — typed a second time from the sources
CARDS = {
    "rats": (1, 1, 1, (0, 0), 0, "", False, "flee flee flee fight fight fight"),
    "vampire-bats": (1, 1, 1, (0, 0), 0, "", False, "flee flee flee fight fight fight"),
    "swarmlings": (3, 1, 1, (1, -1), -1, "dwarf", False, "flee outnumbered outnumbered bribe fight fight"),
    "centipedes": (3, 1, 1, (0, 0), 0, "", False, "flee outnumbered outnumbered fight fight fight"),
    "vampire-frogs": (4, 1, 1, (1, -1), 0, "", False, "flee fight fight fight death death"),
    "skeletal-rats": (3, 1, 1, (0, 0), 0, "cleric", True, "flee flee fight fight fight fight"),
    "skeletons": (3, 1, 1, (0, 0), None, "cleric", True, "death death death death death death"),
    "zombies": (3, 1, 1, (0, 0), None, "cleric", True, "death death death death death death"),
    "goblins": (3, 1, 1, (1, -1), 0, "dwarf", False, "outnumbered bribe bribe fight fight fight"),
    "hobgoblins": (4, 1, 1, (1, 1), 0, "", False, "outnumbered bribe bribe fight fight death"),
    "orcs": (4, 1, 1, (1, 0), 0, "elf", False, "bribe bribe fight fight fight death"),
    "trolls": (5, 1, 1, (1, 0), 0, "dwarf", False, "fight fight death death death death"),
    "fungi-folk": (3, 1, 1, (1, 0), 0, "", False, "bribe bribe fight fight fight fight"),
    "mummy": (5, 4, 2, (1, 2), None, "cleric", True, "fight fight fight fight fight fight"),
    "orc-brute": (5, 5, 2, (1, 1), None, "elf", False, "bribe fight fight fight fight death"),
    "ogre": (5, 6, 1, (1, 0), None, "", False, "bribe fight fight death death death"),
    "medusa": (4, 4, 1, (1, 1), None, "", False, "bribe quest fight fight fight death"),
    "chaos-lord": (6, 4, 3, (2, 1), None, "", False, "outnumbered fight death death death death"),
    "small-dragon": (6, 5, 2, (3, 1), None, "", False, "asleep bribe bribe fight fight quest"),
    "minotaur": (5, 4, 2, (1, 0), None, "", False, "bribe bribe fight fight fight death"),
    "iron-eater": (3, 4, 3, (0, 0), None, "", False, "flee bribe bribe fight fight fight"),
    "chimera": (5, 6, 3, (1, 0), None, "", False, "bribe fight fight fight fight fight"),
    "catoblepas": (4, 4, 1, (1, 1), None, "", False, "flee fight fight fight fight fight"),
    "giant-spider": (5, 3, 2, (2, 0), None, "", False, "fight fight fight fight fight fight"),
    "statue": (4, 6, 1, (0, 0), None, "", False, "death death death death death death"),
}


@pytest.mark.parametrize("id", CARDS)
def test_the_card_has_the_figures_of_the_sources(id):
    foe = BOOK.foes[id]
    figures = (
        foe.level, foe.life, foe.attacks, (foe.rolls, foe.add), foe.morale, foe.hates, foe.undead, " ".join(foe.reactions)
    )  # fmt: skip
    assert figures == CARDS[id]


@pytest.mark.parametrize(
    ("id", "heads", "asked"),
    [("swarmlings", 4, 20), ("goblins", 5, 25), ("hobgoblins", 3, 30), ("orcs", 6, 60), ("orc-brute", 1, 50), ("ogre", 1, 30), ("small-dragon", 1, 100), ("minotaur", 1, 60), ("chimera", 1, 50)],
)  # fmt: skip
def test_bribes_have_the_sources_prices(id, heads, asked):
    with loaded() as bag:
        assert price(bag.cup("x"), BOOK.foes[id], heads) == (asked, ())


def test_random_prices_are_thrown_for_fungi_medusa_and_iron_eater():
    with loaded(4, 1, 2, 3, 4, 5, 6, 2) as bag:
        cup = bag.cup("x")
        assert price(cup, BOOK.foes["fungi-folk"], 5)[0] == 20
        assert price(cup, BOOK.foes["medusa"], 1)[0] == 21
        assert price(cup, BOOK.foes["iron-eater"], 1)[0] == 2
    assert [likely_price(BOOK.foes[one], 2) for one in ("fungi-folk", "medusa", "rats")] == [8, 21, 0]


def wounded(bag, foe, *heroes, number=1, **options):
    """A fight at whose round's end everyone has been wounded once."""
    play = sit(bag, *heroes, **options)
    for one in play.heroes:
        one.hurt = 1
    return play, fight_with(play, foe, number)


def test_a_rats_bite_festers_on_a_1():
    for face, life in ((1, 6), (2, 7)):
        with loaded(face) as bag:
            play, fight = wounded(bag, "rats", "warrior", number=5)
            sicken(fight)
            assert hero(play, "warrior").life == life


def test_bats_shrieking_takes_one_from_spells_and_they_are_not_undead():
    with loaded() as bag:
        play = sit(bag, "wizard", "cleric 4")
        fight = fight_with(play, "vampire-bats", 8)
        assert ("vampire bats", -1) in spell_adds(fight, hero(play, "wizard"), Way("sleep", "slot", 1))
        assert ("level", 2) in attack_adds(fight, hero(play, "cleric"), None)  # half, not all


@pytest.mark.parametrize("foe", ["swarmlings", "goblins"])
def test_dwarves_strike_goblins_at_plus_one_and_are_hated(foe):
    with loaded() as bag:
        play = sit(bag, "warrior", "dwarf")
        fight = fight_with(play, foe, 5)
        assert ("dwarf", 1) in attack_adds(fight, hero(play, "dwarf"), hero(play, "dwarf").weapon)
        assert [one.cls for one in targets(fight)] == ["warrior", "dwarf", "dwarf", "dwarf", "dwarf"]


@pytest.mark.parametrize(("foe", "level"), [("centipedes", 2), ("fungi-folk", 3), ("giant-spider", 3)])
def test_poison_is_a_save_at_the_rounds_end_for_each_wounded(foe, level):
    for face, life in ((level, 7), (level - 1, 6)):
        with loaded(face) as bag:
            play, fight = wounded(bag, foe, "warrior", number=3)
            sicken(fight)
            assert hero(play, "warrior").life == life


def test_halflings_add_their_level_against_fungi_poison():
    with loaded(2) as bag:
        play, fight = wounded(bag, "fungi-folk", sheet("halfling", luck=0), number=3)
        sicken(fight)
        assert hero(play, "halfling").life == 4


def test_bows_and_slings_cannot_hit_skeletal_rats():
    with loaded() as bag:
        play = sit(bag, sheet("elf", hand=1))
        opening_shots(fight_with(play, "skeletal-rats", 4))


def test_crushing_counts_on_skeletons_and_rats_not_on_zombies_and_arrows_are_minus_one():
    with loaded() as bag:
        play = sit(bag, "cleric")
        cleric = hero(play, "cleric")

        def what(foe, weapon):
            return dict(attack_adds(fight_with(play, foe, 4), cleric, Thing(weapon)))

        assert [what(foe, "mace").get("crushing", 0) for foe in ("skeletons", "skeletal-rats", "zombies")] == [1, 1, 0]
        assert [what(foe, "bow").get("arrows", 0) for foe in ("skeletons", "zombies")] == [-1, -1]
        assert what("skeletons", "sling").get("crushing") == 1  # a sling is no arrow
        assert "arrows" not in what("skeletons", "sling")
        assert what("zombies", "mace")["level"] == 1


def test_the_undead_cannot_be_put_to_sleep_nor_dragons_nor_burnt():
    have = [Way("sleep", "slot", 1), Way("fireball", "slot", 1), Way("lightning", "slot", 1)]
    with loaded() as bag:
        play = sit(bag, "wizard")
        for foe, spell in (("mummy", "fireball"), ("small-dragon", "lightning"), ("ogre", "sleep")):
            assert choose_spell(fight_with(play, foe), have).spell == spell
        assert choose_spell(fight_with(play, "statue"), have) is None
    with loaded(6, 1) as bag:
        play = sit(bag, "wizard")
        assert cast(fight_with(play, "small-dragon"), hero(play, "wizard"), have[1]) == 0


def test_goblins_surprise_on_a_1_and_then_there_is_no_choice_no_shot_and_no_shield():
    with loaded(1, 3, 3) as bag:
        play = sit(bag, "warrior", sheet("elf", hand=1))
        fight = fight_with(play, "goblins", 2)
        surprise(fight)
        assert not choose(fight)
        opening_shots(fight)
        foes_turn(fight)
        assert [event.total for event in play.tell if type(event).__name__ == "Defended"] == [4, 4]  # armor alone


def test_only_the_first_defense_of_a_surprise_lacks_the_shield():
    with loaded(1, 3, 3) as bag:
        play = sit(bag, "warrior")
        fight = fight_with(play, "goblins", 2)
        surprise(fight)
        foes_turn(fight)
        assert [event.total for event in play.tell if type(event).__name__ == "Defended"] == [4, 5]


@pytest.mark.parametrize("foe", ["orcs", "orc-brute"])
def test_elves_have_plus_one_on_orcs_with_weapon_and_spell_and_are_hated(foe):
    with loaded() as bag:
        play = sit(bag, "elf", "warrior")
        fight, elf = fight_with(play, foe, 5), hero(play, "elf")
        assert ("elf", 1) in attack_adds(fight, elf, elf.weapon)
        assert ("elf", 1) in spell_adds(fight, elf, Way("sleep", "slot", 1))
        assert fight.foe.hates == "elf"


def test_orcs_test_morale_whenever_spells_fell_any_and_only_once_a_round():
    with loaded(4, 5, 3) as bag:  # lightning fells one of six: 5 holds; later, below half by blows: 3 flees
        play = sit(bag, "wizard", house=House(parting_blows="no"))
        fight = fight_with(play, "orcs", 6)
        assert cast(fight, hero(play, "wizard"), Way("lightning", "slot", 1)) == 1
        end_of_round(fight)
        assert not fight.gone
        fight.heads = 2
        end_of_round(fight)
        assert fight.gone
        assert [event.held for event in play.tell if isinstance(event, Morale)] == [True, False]


def test_orc_magic_is_gold():
    with loaded(6, 3, 4) as bag:
        play = sit(bag, "warrior")
        aftermath(fight_with(play, "orcs", 2), play.cups(), "fled", None)
        assert play.gold() == 12


def test_brute_magic_is_gold_by_two_dice_and_one():
    with loaded(5, 3, 4, 2) as bag:
        play = sit(bag, "warrior")
        aftermath(fight_with(play, "orc-brute"), play.cups(), "fled", None)
        assert play.gold() == 14


def test_a_spell_slain_troll_does_not_rise_and_others_do_on_five():
    with loaded(6, 4, 4, 5) as bag:
        play = sit(bag, "warrior", "wizard")
        fight = fight_with(play, "trolls", 3)
        assert strike(fight, hero(play, "warrior")) == 2  # 6 + 4 + 1 = 11
        end_of_round(fight)  # 4 stays dead, 5 stands; and one of three standing is below half before: morale has been
        assert fight.heads == 2
        assert [event.stood for event in play.tell if isinstance(event, Rose)] == [False, True]
    with loaded(4) as bag:
        play = sit(bag, "wizard")
        fight = fight_with(play, "trolls", 2)
        cast(fight, hero(play, "wizard"), Way("lightning", "slot", 1))
        assert fight.fallen == 0


def test_trolls_fight_to_the_death_with_a_dwarf_present():
    with loaded() as bag:
        play = sit(bag, "dwarf", "warrior", policy="careful")
        fight = fight_with(play, "trolls", 3)
        assert not choose(fight)
        assert fight.to_death
    with loaded(1) as bag:
        play = sit(bag, "warrior")
        assert react(fight_with(play, "trolls", 3), play.cups()) == "fight"


def test_dwarves_and_halflings_duck_under_trolls_and_halflings_under_ogres():
    with loaded() as bag:
        play = sit(bag, "dwarf 2", "halfling 2")

        def guard(foe, cls):
            return dict(defense_adds(fight_with(play, foe, 2), hero(play, cls), bare=False, step=0)).get(cls, 0)

        assert [guard("trolls", "dwarf"), guard("trolls", "halfling")] == [1, 2]
        assert [guard("ogre", "dwarf"), guard("ogre", "halfling")] == [0, 2]


def test_a_mummy_takes_fireball_at_plus_two():
    with loaded() as bag:
        play = sit(bag, "wizard")
        assert ("mummy", 2) in spell_adds(fight_with(play, "mummy"), hero(play, "wizard"), Way("fireball", "slot", 1))


def test_a_risen_mummy_gives_neither_treasure_nor_xp_of_its_own():
    with loaded(1, 2, 6) as bag:  # one treasure, 1 + 2 = 3: a scroll of Fireball; one XP roll
        play = sit(bag, "warrior", sheet("cleric", life=0, state="dead"))
        fight = fight_with(play, "mummy")
        fight.lives, fight.attacks, fight.felled = [], [], 2
        aftermath(fight, play.cups(), "slain", None)
        assert sum(isinstance(event, Treasure) for event in play.tell) == 1
        assert hero(play, "warrior").level == 2


def test_medusa_turns_to_stone_and_a_rogue_adds_half_his_level():
    with loaded(3) as bag:
        play = sit(bag, "rogue 2")
        battle_start(fight_with(play, "medusa"), play.cups())
        assert not hero(play, "rogue").stone
    with loaded(3) as bag:
        play = sit(bag, "warrior 5")
        battle_start(fight_with(play, "medusa"), play.cups())
        assert hero(play, "warrior").stone
        assert not hero(play, "warrior").up


@pytest.mark.parametrize(
    ("face", "name"), [(1, "no power"), (3, "no power"), (4, "evil eye"), (5, "energy drain"), (6, "hellfire")]
)
def test_a_chaos_lords_power_is_a_die(face, name):
    with loaded(face) as bag:
        foe = BOOK.foes["chaos-lord"]
        assert foe.powers[power(bag.cup("x"), foe)[0] - 1].name == name


def test_the_evil_eye_is_minus_one_until_he_is_slain():
    with loaded(4, 3, *(1, 1, 1) * 2, 6) as bag:  # the power, the save; two treasures; XP
        play = sit(bag, "warrior")
        fight = fight_with(play, "chaos-lord")
        battle_start(fight, play.cups())
        warrior = hero(play, "warrior")
        assert warrior.evil_eye
        assert ("evil eye", -1) in defense_adds(fight, warrior, bare=False, step=0)
        fight.lives = []
        aftermath(fight, play.cups(), "subdued", None)
        assert not warrior.evil_eye


def test_hellfire_takes_two_life_and_clerics_add_half_their_level():
    with loaded(6, 5, 5) as bag:
        play = sit(bag, "warrior", "cleric 2")
        battle_start(fight_with(play, "chaos-lord"), play.cups())
        assert [one.life for one in play.heroes] == [5, 6]


def test_energy_drain_costs_the_wounded_a_level_or_at_level_one_a_life():
    with loaded(5, 3, 3) as bag:
        play = sit(bag, "warrior 3", "cleric")
        fight = fight_with(play, "chaos-lord")
        battle_start(fight, play.cups())
        for one in play.heroes:
            one.hurt = 1
        sicken(fight)
        warrior, cleric = play.heroes
        assert (warrior.level, warrior.full, warrior.life) == (2, 8, 8)
        assert (cleric.level, cleric.life) == (1, 4)


def test_a_slain_chaos_lord_may_leave_a_clue():
    for face, clues in ((4, 0), (5, 1)):
        with loaded(face, 1, 1, 1, 1, 1, 1, 6) as bag:
            play = sit(bag, "warrior")
            fight = fight_with(play, "chaos-lord")
            fight.lives = []
            aftermath(fight, play.cups(), "slain", None)
            assert hero(play, "warrior").clues == clues


def test_a_dragon_breathes_on_all_or_bites_two_different_heroes():
    with loaded(3, 1, 1, 6, 6) as bag:  # no breath; the first of four, then the first of three left
        play = sit(bag, "warrior", "cleric", "rogue", "wizard")
        foes_turn(fight_with(play, "small-dragon"))
        bitten = [event.hero for event in play.tell if type(event).__name__ == "Defended"]
        assert bitten == ["warrior", "cleric"]


def test_a_sleeping_dragon_may_be_passed_by():
    with loaded(1) as bag:
        play = sit(bag, sheet("warrior", life=3), policy="careful")
        fight = fight_with(play, "small-dragon")
        assert react(fight, play.cups()) == "asleep"
        assert fight.outcome == "passed"


def test_a_sleeping_dragon_is_attacked_first_and_at_plus_two_once():
    with loaded(1) as bag:
        play = sit(bag, "warrior")
        fight = fight_with(play, "small-dragon")
        react(fight, play.cups())
        warrior = hero(play, "warrior")
        assert not fight.foes_first
        assert ("asleep", 2) in attack_adds(fight, warrior, warrior.weapon)
        fight.before.append("warrior")
        assert ("asleep", 2) not in attack_adds(fight, warrior, warrior.weapon)


def test_a_dragon_takes_all_gold_or_one_magic_item():
    with loaded(2) as bag:
        play = sit(bag, sheet("warrior", gold=150), policy="careful")
        react(fight_with(play, "small-dragon"), play.cups())
        assert play.gold() == 0
    with loaded(2) as bag:
        play = sit(bag, sheet("warrior", gold=150, pack=(Thing("potion"),)), policy="careful")
        react(fight_with(play, "small-dragon"), play.cups())
        assert (play.gold(), hero(play, "warrior").pack) == (150, [])


def test_halflings_have_no_luck_against_a_minotaur():
    with loaded(1) as bag:
        play = sit(bag, "halfling", policy="careful")
        assert not defend(fight_with(play, "minotaur"), hero(play, "halfling"))
    with loaded(1, 6) as bag:
        play = sit(bag, "halfling", policy="careful")
        assert defend(fight_with(play, "ogre"), hero(play, "halfling"))
        assert hero(play, "halfling").luck == 1


def test_an_iron_eater_goes_on_to_weapon_and_coins_and_then_nothing():
    with loaded(1, 1, 2, 3, 4, 1, 1, 1, 1, 1) as bag:
        play = sit(bag, sheet("warrior", armor=None, shield=None, gold=10))
        fight, warrior = fight_with(play, "iron-eater"), hero(play, "warrior")
        defend(fight, warrior)
        assert (warrior.weapon, warrior.weapons) == (None, [])
        defend(fight, warrior)
        assert warrior.gold == 1  # 2 + 3 + 4
        defend(fight, warrior)  # 1 and 3d6: the last coin
        defend(fight, warrior)
        assert (warrior.gold, warrior.life) == (0, 7)


def test_an_iron_eater_refuses_fools_gold():
    with loaded(2, 6) as bag:
        play = sit(bag, sheet("warrior", pack=(Thing("fools-gold"),)), policy="bold")
        assert react(fight_with(play, "iron-eater"), play.cups()) == "fight"
    with loaded(2) as bag:
        play = sit(bag, sheet("dwarf", pack=(Thing("fools-gold"),)), sheet("dwarf", name="second"))
        assert react(fight_with(play, "goblins", 4), play.cups()) == "bribed"  # even for two dwarves


def test_a_chimera_breathes_instead_of_striking():
    with loaded(2, 4, 3) as bag:
        play = sit(bag, "warrior", "cleric")
        foes_turn(fight_with(play, "chimera"))
        assert [one.life for one in play.heroes] == [7, 4]


def test_a_catoblepas_gaze_costs_a_life():
    with loaded(4, 3) as bag:
        play = sit(bag, "warrior", "cleric")
        battle_start(fight_with(play, "catoblepas"), play.cups())
        assert [one.life for one in play.heroes] == [7, 4]


def test_a_fireball_hit_or_miss_burns_the_spiders_webs():
    with loaded(2) as bag:
        play = sit(bag, sheet("wizard", life=1), policy="careful")
        fight = fight_with(play, "giant-spider", behind="door")
        assert way_out(fight) == "flee"
        assert cast(fight, hero(play, "wizard"), Way("fireball", "slot", 1)) == 0
        assert way_out(fight) == "withdraw"


def test_gremlins_take_by_class_and_leave_a_note_when_all_is_gone():
    with loaded(1) as bag:
        play = sit(
            bag,
            sheet(
                "warrior",
                pack=(Thing("potion"), Thing("ring"), Thing("scroll", charges=1, spell="sleep"), Thing("gem", worth=5)),
                gold=15,
            ),
        )
        assert steal(play, bag.cup("x"), "d6+3") == 4
        assert [one.gear for one in hero(play, "warrior").pack] == ["gem"]  # ring, scroll, potion, the sword
        assert hero(play, "warrior").weapons == []
        assert hero(play, "warrior").armor is not None
    with loaded(6) as bag:
        play = sit(bag, sheet("warrior", gold=15))
        assert steal(play, bag.cup("x"), "d6+3") == 3  # the sword, ten coins, five
        assert hero(play, "warrior").clues == 1


def test_gremlins_cannot_be_fought_count_as_met_and_give_no_xp():
    with loaded(1) as bag:
        play = sit(bag, "warrior")
        assert meet_foes(fight_with(play, "gremlins"), play.cups(), "contents") == "stolen"
        assert (play.met, hero(play, "warrior").level) == (1, 1)


def test_undead_minions_never_test_morale():
    with loaded() as bag:
        play = sit(bag, "warrior")
        fight = fight_with(play, "skeletons", 6)
        fight.heads = 1
        end_of_round(fight)
        assert not fight.gone


def test_swarmlings_test_morale_at_minus_one():
    with loaded(4, 1) as bag:
        play = sit(bag, "warrior")
        fight = fight_with(play, "swarmlings", 6)
        fight.heads = 2
        end_of_round(fight)
        assert fight.outcome == "fled"


def test_foes_that_fight_to_the_death_do_not_run():
    with loaded(6) as bag:
        play = sit(bag, "warrior")
        fight = fight_with(play, "hobgoblins", 6)
        assert react(fight, play.cups()) == "death"
        fight.heads = 1
        end_of_round(fight)
        assert not fight.gone


def test_the_dead_are_told_with_what_killed_them():
    with loaded(1, 1) as bag:  # a miss, then a blow; the second attack finds nobody
        play = sit(bag, sheet("warrior", life=1))
        fight = fight_with(play, "hobgoblins", 2)
        assert battle(fight, play.cups()) == "lost"
        assert [event.by for event in play.tell if isinstance(event, Died)] == ["hobgoblin"]
