"""Heroes: classes, kits, growth, what each is allowed and what each can do."""

import pytest
from msgspec.structs import replace

from printgen.chance.cup import Bag
from printgen.chance.loaded import loaded
from printgen.errors import BadFile, Usage
from printgen.rules.fourad.clues import find_clue
from printgen.rules.fourad.fight.cast import bless, cast, protect
from printgen.rules.fourad.fight.defend import defend, defense_adds
from printgen.rules.fourad.fight.heroes_turn import act, heroes_turn
from printgen.rules.fourad.fight.opening import opening_shots
from printgen.rules.fourad.fight.strike import attack_adds, strike
from printgen.rules.fourad.growth import full_life, lucks, prepared, rages, slots
from printgen.rules.fourad.heal import bandage, drink, lay_hands
from printgen.rules.fourad.house import House
from printgen.rules.fourad.legal import check_classes, check_hero, check_level, check_party
from printgen.rules.fourad.party import Party
from printgen.rules.fourad.party_text import party_toml, read_party
from printgen.rules.fourad.recruit import muster
from printgen.rules.fourad.shop import outfit, owns
from printgen.rules.fourad.spells import Way, ways
from printgen.rules.fourad.things import Thing
from printgen.rules.fourad.xp import learner, tick, xp_roll, xp_rolls
from tests.rules.fourad.seat import BOOK, fight_with, hero, sheet, sit

# base life, gold, what stands in the class table; typed a second time
CLASSES = {
    "warrior": (6, "2d6", "light-armor shield sword"),
    "cleric": (4, "d6", "light-armor shield mace"),
    "rogue": (3, "3d6", "light-armor dagger rope lock-picks"),
    "wizard": (2, "4d6", "dagger spellbook writing-kit"),
    "barbarian": (7, "d6", "light-armor shield axe"),
    "elf": (4, "2d6", "light-armor sword bow"),
    "dwarf": (5, "3d6", "light-armor shield hammer"),
    "halfling": (3, "2d6", "light-armor dagger sling rations"),
}


@pytest.mark.parametrize("cls", CLASSES)
def test_a_class_has_its_life_gold_and_kit(cls):
    own = BOOK.classes[cls]
    assert (own.life, own.gold, " ".join(own.kit)) == CLASSES[cls]
    assert [sheet(f"{cls} {level}").full for level in (1, 3, 5)] == [own.life + level for level in (1, 3, 5)]


@pytest.mark.parametrize(
    ("cls", "foe", "level", "add"),
    [
        ("warrior", "ogre", 3, 3), ("cleric", "ogre", 3, 1), ("cleric", "mummy", 3, 3), ("rogue", "ogre", 3, 0),
        ("wizard", "ogre", 3, 0), ("barbarian", "ogre", 3, 3), ("elf", "ogre", 3, 3), ("dwarf", "ogre", 3, 3),
        ("halfling", "ogre", 3, 0),
    ],
)  # fmt: skip
def test_how_much_of_the_level_counts_on_an_attack(cls, foe, level, add):
    with loaded() as bag:
        play = sit(bag, f"{cls} {level}")
        one = hero(play, cls)
        assert dict(attack_adds(fight_with(play, foe), one, one.weapon)).get("level", 0) == add


def test_an_elf_has_no_level_with_a_two_handed_weapon_and_a_dwarf_none_on_shots():
    with loaded() as bag:
        play = sit(bag, "elf 2", "dwarf 2")
        fight = fight_with(play, "ogre")
        assert dict(attack_adds(fight, hero(play, "elf"), Thing("greatsword"))) == {"greatsword": 1}
        assert "level" not in dict(attack_adds(fight, hero(play, "dwarf"), Thing("bow"), shot=True))
        assert dict(attack_adds(fight, hero(play, "elf"), Thing("bow"), shot=True)) == {"level": 2}


@pytest.mark.parametrize(
    ("gear", "add"),
    [
        ("dagger", -1),
        ("sword", 0),
        ("greatsword", 1),
        ("bow", 0),
        ("sling", -1),
        ("magic-sword", 1),
        ("magic-dagger", 0),
    ],
)
def test_weapons_have_their_bonus(gear, add):
    with loaded() as bag:
        play = sit(bag, "warrior")
        found = dict(attack_adds(fight_with(play, "ogre"), hero(play, "warrior"), Thing(gear)))
        assert found.get(BOOK.gear[gear].name, 0) == add


@pytest.mark.parametrize(
    ("armor", "shield", "weapon", "total"),
    [
        ("light-armor", "shield", "sword", 2),
        ("heavy-armor", "shield", "sword", 3),
        ("heavy-armor", "", "sword", 2),
        ("light-armor", "shield", "greatsword", 1),
        ("", "", "sword", 0),
    ],
)
def test_armor_and_shield_count_on_defense_but_no_shield_behind_two_hands(armor, shield, weapon, total):
    with loaded() as bag:
        play = sit(
            bag,
            sheet(
                "warrior",
                armor=Thing(armor) if armor else None,
                shield=Thing(shield) if shield else None,
                weapons=(Thing(weapon),),
            ),
        )
        assert (
            sum(add for _, add in defense_adds(fight_with(play, "ogre"), hero(play, "warrior"), bare=False, step=0))
            == total
        )


def test_slots_rage_and_luck_follow_the_level():
    wizard, elf, barbarian, halfling = (BOOK.classes[cls] for cls in ("wizard", "elf", "barbarian", "halfling"))
    assert [slots(wizard, level) for level in (1, 3)] == [3, 5]
    assert [slots(elf, level) for level in (1, 3)] == [1, 3]
    assert [rages(barbarian, level) for level in (1, 2, 4)] == [1, 2, 3]
    assert [lucks(halfling, level) for level in (1, 4)] == [2, 5]
    assert prepared(elf, 3) == ("sleep", "fireball", "lightning")
    assert prepared(wizard, 1, wanted=("escape", "escape")) == ("escape", "escape", "sleep")
    assert full_life(wizard, 2, 1) == 5


def test_a_level_up_gives_life_and_the_new_slot_or_use_at_once():
    for cls, what, before in (
        ("wizard", "left", 3),
        ("elf", "left", 1),
        ("halfling", "luck", 2),
        ("barbarian", "rage", 1),
    ):
        with loaded(2) as bag:
            play = sit(bag, sheet(cls, life=2))
            one = hero(play, cls)
            assert xp_roll(play, bag.cup("x"), one, "a test")
            value = getattr(one, what)
            assert (len(value) if isinstance(value, list) else value) == before + 1
            assert (one.level, one.life) == (2, 3)


def test_an_xp_roll_must_exceed_the_level_and_a_failure_may_be_tried_again():
    with loaded(1, 2) as bag:
        play = sit(bag, "warrior", "cleric 2")
        xp_rolls(play, bag.cup("x"), "a test", 2)
        assert hero(play, "warrior").level == 2


def test_nobody_goes_up_twice_running_while_another_can():
    with loaded() as bag:
        play = sit(bag, "warrior", "cleric 3")
        play.last = "warrior"
        assert learner(play) is hero(play, "cleric")
        play.heroes.pop()
        assert learner(play) is hero(play, "warrior")


def test_at_level_five_rolls_are_saved():
    with loaded() as bag:
        play = sit(bag, "warrior 5")
        xp_rolls(play, bag.cup("x"), "a test", 2)
        assert hero(play, "warrior").saved == 2


def test_ten_minion_encounters_are_one_xp_roll():
    with loaded(6) as bag:
        play = sit(bag, "warrior")
        for _ in range(10):
            tick(play, bag.cup("x"))
        assert (play.tally, hero(play, "warrior").level) == (0, 2)


def test_luck_throws_a_missed_attack_again_and_that_stands():
    with loaded(1, 1) as bag:
        play = sit(bag, "halfling", policy="bold")
        assert strike(fight_with(play, "ogre"), hero(play, "halfling")) == 0
        assert hero(play, "halfling").luck == 1


def test_a_halfling_at_his_last_life_slips_away_and_is_back_after_the_fight():
    with loaded(5) as bag:
        play = sit(bag, sheet("halfling", life=1, luck=1), "warrior 5", policy="balanced")
        fight = fight_with(play, "orc-brute")
        fight.lives = [1]
        act(fight, hero(play, "halfling"))
        assert not hero(play, "halfling").up
        heroes_turn(fight)
        assert fight.lives == []
        hero(play, "halfling").rest()
        assert hero(play, "halfling").up


def test_rage_keeps_the_best_of_three_and_misses_only_on_three_ones():
    with loaded(1, 1, 1, 1, 5, 1) as bag:
        play = sit(bag, sheet("barbarian", rage=2))
        fight = fight_with(play, "ogre")
        assert strike(fight, hero(play, "barbarian"), rage=True) == 0
        assert play.tell[-1].natural_one
        assert strike(fight, hero(play, "barbarian"), rage=True) == 2  # 5 + 1, doubled


def test_an_enchanted_weapon_throws_two_dice():
    with loaded(1, 4) as bag:
        play = sit(bag, "warrior")
        warrior = hero(play, "warrior")
        warrior.enchanted = warrior.weapon
        assert strike(fight_with(play, "ogre"), warrior) == 1


def test_a_barbarian_drinks_no_potion_and_reads_no_scroll():
    with loaded() as bag:
        play = sit(bag, sheet("barbarian", life=1, pack=(Thing("potion"), Thing("scroll", charges=1, spell="sleep"))))
        assert not drink(play, hero(play, "barbarian"))
        assert ways(hero(play, "barbarian")) == []


def test_healing_is_a_die_and_the_level_never_past_the_full():
    with loaded(6, 1) as bag:
        play = sit(bag, "cleric 2", sheet("warrior", life=1))
        lay_hands(play, bag.cup("x"), hero(play, "cleric"), hero(play, "warrior"))
        assert hero(play, "warrior").life == 7
        hero(play, "warrior").life = 1
        hero(play, "cleric").pack.append(Thing("healing-symbol"))
        lay_hands(play, bag.cup("x"), hero(play, "cleric"), hero(play, "warrior"))
        assert hero(play, "warrior").life == 6  # 1 + 2 + 2
        assert hero(play, "cleric").healings == 1


def test_a_bandage_helps_each_hero_once_and_regained_life_ends_the_bear_trap():
    with loaded() as bag:
        play = sit(bag, sheet("warrior", life=1, pack=(Thing("bandage"), Thing("bandage"))))
        warrior = hero(play, "warrior")
        warrior.bear = True
        assert bandage(play, warrior)
        assert (warrior.life, warrior.bear) == (2, False)
        assert not bandage(play, warrior)


def test_the_ring_or_escape_goes_before_a_blow_that_could_kill():
    with loaded(4) as bag:
        play = sit(bag, sheet("warrior", life=1, pack=(Thing("ring"),)))
        warrior = hero(play, "warrior")
        assert defend(fight_with(play, "ogre"), warrior)
        assert (warrior.up, warrior.away, warrior.pack) == (False, "ring", [Thing("gold-ring", worth=5)])
    with loaded() as bag:
        play = sit(bag, sheet("wizard", life=1, left=("escape",)))
        wizard = hero(play, "wizard")
        assert defend(fight_with(play, "ogre"), wizard)
        assert (wizard.away, wizard.left) == ("entrance", [])


def test_only_a_clerics_own_blessing_lifts_a_curse_but_any_frees_from_stone():
    with loaded() as bag:
        play = sit(bag, "cleric", sheet("warrior", state="stone"))
        bless(play, hero(play, "cleric"), hero(play, "warrior"), None)
        warrior = hero(play, "warrior")
        assert (warrior.stone, warrior.up, warrior.busy) == (False, True, True)
        warrior.cursed = True
        bless(play, hero(play, "cleric"), warrior, None)
        assert (warrior.cursed, hero(play, "cleric").blessings) == (False, 1)


def test_protect_lasts_the_fight():
    with loaded() as bag:
        play = sit(bag, sheet("wizard", left=("protect",)), "warrior")
        fight = fight_with(play, "ogre")
        protect(fight, hero(play, "wizard"), hero(play, "warrior"), Way("protect", "slot", 1))
        assert ("protected", 1) in defense_adds(fight, hero(play, "warrior"), bare=False, step=0)
        hero(play, "warrior").rest()
        assert not hero(play, "warrior").protected


def test_a_spells_natural_one_misses_and_its_six_explodes():
    with loaded(1, 6, 1) as bag:
        play = sit(bag, "wizard 5")
        fight = fight_with(play, "goblins", 9)
        assert cast(fight, hero(play, "wizard"), Way("fireball", "slot", 5)) == 0  # 6 >= 3, but a 1
        assert cast(fight, hero(play, "wizard"), Way("fireball", "slot", 5)) == 9  # 12 - 3


def test_lightning_is_one_minion_or_two_wounds_and_sleep_ends_a_boss():
    with loaded(5, 5, 5) as bag:
        play = sit(bag, sheet("wizard", left=("lightning", "lightning", "sleep")))
        wizard = hero(play, "wizard")
        assert cast(fight_with(play, "goblins", 5), wizard, Way("lightning", "slot", 1)) == 1
        brute = fight_with(play, "orc-brute")
        assert cast(brute, wizard, Way("lightning", "slot", 1)) == 2
        assert cast(brute, wizard, Way("sleep", "slot", 1)) == 3
        assert brute.standing == 0


def test_scrolls_are_read_by_non_casters_as_level_one_and_wands_by_their_classes():
    scroll, wand = Thing("scroll", charges=1, spell="sleep"), Thing("wand-of-sleep", charges=3)
    with loaded() as bag:
        play = sit(bag, sheet("warrior 3", pack=(scroll, wand)), sheet("wizard 3", pack=(scroll, wand), left=()))
        assert [(way.by, way.level) for way in ways(hero(play, "warrior"))] == [("scroll", 1)]
        assert [(way.by, way.level) for way in ways(hero(play, "wizard"))] == [("scroll", 3), ("wand of Sleep", 3)]


def test_a_wand_has_three_charges():
    with loaded(5, 5, 5) as bag:
        play = sit(bag, sheet("wizard", pack=(Thing("wand-of-sleep", charges=3),), left=()))
        wizard = hero(play, "wizard")
        for left in (2, 1, 0):
            cast(fight_with(play, "ogre"), wizard, ways(wizard)[0])
            assert [one.charges for one in wizard.pack] == ([left] if left else [])


def test_a_bow_in_hand_is_a_shot_and_then_costs_a_turn_to_put_away():
    with loaded(4) as bag:
        play = sit(bag, sheet("elf", hand=1, left=()))
        fight = fight_with(play, "ogre")
        opening_shots(fight)
        assert fight.lives == [5]  # 4 + 1
        act(fight, hero(play, "elf"))
        assert fight.lives == [5]
        assert hero(play, "elf").weapon.gear == "sword"


def test_a_dwarf_smells_gold_before_the_party_decides():
    from printgen.rules.fourad.fight.opening import nose

    for face, told in ((4, False), (5, True)):
        with loaded(face) as bag:
            play = sit(bag, "dwarf")
            assert nose(fight_with(play, "orcs", 3), play.cups()) is told


def test_a_party_with_two_dwarves_pays_no_bribes():
    from printgen.rules.fourad.policy import would_pay

    with loaded() as bag:
        play = sit(bag, sheet("dwarf", gold=100), sheet("dwarf", name="second", gold=100), policy="careful")
        assert not would_pay(play, BOOK.foes["goblins"], 10)
        play.heroes[1].up = False
        assert would_pay(play, BOOK.foes["goblins"], 10)


def test_clues_of_one_hero_make_a_secret_and_an_xp_roll():
    with loaded(5, 1) as bag:
        play = sit(bag, sheet("warrior", clues=2), "cleric")
        find_clue(play, bag.cup("x"))
        assert play.secrets == ["life"]
        assert [(one.clues, one.life) for one in play.heroes] == [(0, 8), (0, 6)]


def test_once_only_secrets_are_thrown_again_and_a_slot_needs_a_caster():
    with loaded(3, 4, 2, 1) as bag:
        play = sit(bag, sheet("warrior", clues=2), secrets=("buyer",))
        find_clue(play, bag.cup("x"))
        assert play.secrets == ["buyer", "shortcut"]


def test_a_weak_point_is_plus_one_on_blows_for_ever():
    with loaded(1, 3, 1) as bag:
        play = sit(bag, sheet("warrior", clues=2))
        find_clue(play, bag.cup("x"))
        assert ("weak point", 1) in attack_adds(fight_with(play, "ogre"), hero(play, "warrior"), None)
        assert play.party(1).weak == ("ogre",)


REFUSED = [
    ("[[heroes]]\nname='A'\nclass='worrior'", "did you mean “warrior”"),
    ("\n".join(f"[[heroes]]\nname='{n}'\nclass='warrior'" for n in "ABCDE"), "5 heroes; give 1 to 4"),
    ("[[heroes]]\nname='A'\nclass='elf'\nprepared=['blessing']", "an elf cannot prepare Blessing"),
    ("[[heroes]]\nname='A'\nclass='halfling'\nshield={gear='shield'}", "a halfling bears no shield"),
    ("[[heroes]]\nname='A'\nclass='elf'\n[[heroes]]\nname='A'\nclass='rogue'", "two heroes are called A"),
    ("[[heroes]]\nname='A'\nclass='wizard'\nweapons=[{gear='sword'}]", "fights with no sword"),
    ("[[heroes]]\nname='A'\nclass='wizard'\narmor={gear='light-armor'}", "wears no light armor"),
    ("[[heroes]]\nname='A'\nclass='barbarian'\npack=[{gear='potion'}]", "carries no potion"),
    ("[[heroes]]\nname='A'\nclass='warrior'\nprepared=['sleep']", "prepares no spells"),
    ("[[heroes]]\nname='A'\nclass='elf'\nprepared=['sleep', 'sleep']", "1 at most"),
    ("[[heroes]]\nname='A'\nclass='wizard'\nprepared=['slep']", "did you mean “sleep”"),
    ("[[heroes]]\nname='A'\nclass='warrior'\nlevel=9", "give 1 to 5"),
    ("[[heroes]]\nname='A'\nclass='warrior'\ngold=-4", "give 0 or more"),
    ("[[heroes]]\nname='A'\nclass='warrior'\nfull=7\nlife=9", "give 7 at most"),
    ("[[heroes]]\nname='A'\nclass='warrior'\nweapons=[{gear='swrod'}]", "did you mean “sword”"),
    ("[[heroes]]\nname=''\nclass='warrior'", "name is empty"),
    ("[[heroes]]\nname='A'\nclass='warrior'\nage=40", "unknown field `age`"),
    ("heroes = []", "0 heroes"),
    ("nonsense", "party.toml"),
]


@pytest.mark.parametrize(("text", "words"), REFUSED)
def test_a_wrong_party_is_refused_in_one_line(text, words):
    with pytest.raises(BadFile, match=r"party\.toml") as error:
        read_party(text, "party.toml", BOOK)
    assert words in str(error.value)
    assert "\n" not in str(error.value)


def test_classes_of_the_command_line_are_checked():
    with pytest.raises(Usage, match="did you mean “rogue”"):
        check_classes(["warrior", "rouge"], BOOK)
    with pytest.raises(Usage, match="5 heroes"):
        check_classes(["warrior"] * 5, BOOK)
    with pytest.raises(Usage, match="level 6"):
        check_level(6)


def test_a_party_goes_out_to_toml_and_comes_in_the_same():
    party = outfit(muster(Bag("toml"), BOOK, tuple(CLASSES)[:4], 2), BOOK, House())
    back = read_party(party_toml(party), "party.toml", BOOK)
    assert back == party
    odd = replace(party.heroes[0], name='Zoë "the Quill" \\ Long', pack=(Thing("gem", worth=30),))
    party = Party((odd, *party.heroes[1:]), 3, 4, "x", ("buyer",), ("ogre",), ("book",), 17)
    assert read_party(party_toml(party), "party.toml", BOOK) == party


def test_a_file_needs_only_names_and_classes():
    party = read_party("[[heroes]]\nname = 'Ada'\nclass = 'wizard'\nlevel = 2\n", "party.toml", BOOK)
    ada = party.heroes[0]
    assert (ada.life, ada.full, ada.prepared) == (4, 4, ("sleep", "fireball", "lightning", "protect"))
    assert [one.gear for one in ada.weapons] == ["dagger"]


def test_every_class_passes_its_own_check():
    check_party(Party(tuple(sheet(cls) for cls in tuple(CLASSES)[:4])), BOOK, "x")
    for cls in CLASSES:
        check_hero(sheet(f"{cls} 5"), BOOK, "x")


def test_a_new_party_shops_for_light_rope_bandages():
    party = outfit(muster(Bag("shop"), BOOK, ("warrior", "cleric", "rogue", "wizard"), 1), BOOK, House())
    assert any(owns(one, "lantern") for one in party.heroes)
    assert any(owns(one, "rope") for one in party.heroes)
    assert sum(owns(one, "bandage") for one in party.heroes) >= 1
    assert all(one.gold >= 0 for one in party.heroes)


def test_a_bearer_of_a_body_fails_every_defense_and_strikes_nobody():
    with loaded() as bag:
        play = sit(bag, "warrior", sheet("cleric", life=0, state="dead"))
        warrior = hero(play, "warrior")
        warrior.bearing = hero(play, "cleric")
        fight = fight_with(play, "hobgoblins", 2)
        assert not defend(fight, warrior)
        heroes_turn(fight)
        assert fight.heads == 2
