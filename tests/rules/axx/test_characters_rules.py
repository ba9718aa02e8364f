"""Creation and figures, rule by rule: the interactions of the rulings and the addendum (§2, X1-X12)."""

from itertools import pairwise

import msgspec
import pytest

from printgen.chance.cup import Bag
from printgen.chance.loaded import loaded
from printgen.errors import Limit, Usage
from printgen.rules.axx import advance, gear, klass, shop
from printgen.rules.axx.abilities import ABILITIES, Scores, arrange, helps
from printgen.rules.axx.attacks import attacks_of, damage
from printgen.rules.axx.character import Character
from printgen.rules.axx.gear import Thing
from printgen.rules.axx.hirelings import hire, shares
from printgen.rules.axx.house import House
from tests.rules.axx.characters_desk import PLAIN, blows, book, made, of, party, saves

TENS = "442 442 442 442 442 442"  # every score 10


def plain(klass_: str, kindred: str = "dwarf", level: int = 1, dice: str = "", **wanted: object) -> Character:
    """Tens throughout; a d6 of 1 for alignment and tie unless more dice are given."""
    return made(f"{TENS} | 1 {dice} 1", klass=klass_, kindred=kindred, level=level, **wanted)


# ---------------------------------------------------------------- hit points and tracks

DICE = {"fighter": 8, "barbarian": 10, "ranger": 8, "cleric": 6, "thief": 6, "magic-user": 4}


@pytest.mark.parametrize(("key", "die"), DICE.items())
def test_hit_points_at_level_1_are_the_dies_maximum_and_con(key: str, die: int) -> None:
    assert advance.hit_points(die, 2, (), PLAIN) == die + 2
    assert book().classes[key].die == die


def test_hit_points_are_never_under_1() -> None:
    assert advance.hit_points(4, -3, (), PLAIN) == 1
    assert advance.hit_points(2, -3, (), PLAIN) == 1


def test_a_level_adds_at_least_1_and_by_house_rule_nothing() -> None:
    assert advance.hit_points(4, -3, (1, 4), PLAIN) == 1 + 1 + 1
    assert advance.hit_points(4, -3, (1, 4), House(hp_floor="0")) == 1 + 0 + 1


@pytest.mark.parametrize(
    ("key", "bonus"), [("fighter", 1), ("barbarian", 1), ("ranger", 1), ("cleric", 1), ("thief", 1), ("magic-user", 0)]
)
def test_attack_at_level_1_by_track(key: str, bonus: int) -> None:
    wild = "1" if key == "ranger" else "1 1" if key == "magic-user" else ""
    assert of(plain(key, dice=wild)).melee == bonus


def test_warriors_attack_twice_from_level_6_and_not_three_times_by_10() -> None:
    track = book().tracks["warrior"]
    assert [advance.attacks(track, level) for level in range(1, 12)] == [1] * 5 + [2] * 5 + [3]
    assert all(advance.attacks(book().tracks[one], 10) == 1 for one in ("specialist", "priest", "mage"))


def test_thresholds_are_totals_that_double_and_by_house_rule_steps_do() -> None:
    track = book().tracks["warrior"]
    assert [advance.threshold(track, level, PLAIN) for level in (1, 2, 3, 4, 10)] == [0, 2000, 4000, 8000, 512000]
    step = House(xp="step")
    assert [advance.threshold(track, level, step) for level in (1, 2, 3, 4)] == [0, 2000, 6000, 14000]


def test_above_level_1_the_kit_is_the_same_no_gold_and_no_more_spells() -> None:
    low, high = plain("magic-user", dice="1 1"), plain("magic-user", level=5, dice="1 1 1 1 1 1")
    assert (low.gear, low.gold, low.spells) == (high.gear, high.gold, high.spells)
    assert (low.xp, high.xp) == (0, 20000)


# ---------------------------------------------------------------- saves


def test_saves_add_half_level_rounded_down() -> None:
    mod = dict.fromkeys(ABILITIES, 0)
    from printgen.rules.axx.figures import saves as work_out

    thief, human = book().classes["thief"], book().kindreds["human"]
    assert [work_out(level, mod, thief, human).body for level in range(1, 11)] == [0, 1, 1, 2, 2, 3, 3, 4, 4, 5]


@pytest.mark.parametrize(
    ("key", "dice", "said"),
    [
        ("fighter", "", "+2/+0/+0"),
        ("ranger", "1", "+2/+0/+0"),
        ("cleric", "", "+0/+0/+2"),
        ("thief", "", "+0/+2/+0"),
        ("barbarian", "", "+0/+0/+0 (+2)"),
        ("magic-user", "1 1", "+0/+0/+0 (+2)"),
    ],
)
def test_each_class_has_its_save_boon_once(key: str, dice: str, said: str) -> None:
    assert saves(plain(key, kindred="elf", dice=dice)) == said


def test_a_dwarf_fighters_body_is_4_since_each_source_counts_once() -> None:
    assert of(plain("fighter")).saves.body == 4


# ---------------------------------------------------------------- armor class


@pytest.mark.parametrize(("dex", "edge"), [("333", 0), ("555", 0), ("664", 1), ("665", 1), ("666", 2)])
def test_ac_has_the_dex_edge_at_16_17_and_18_only(dex: str, edge: int) -> None:
    one = made(f"442 {dex} 442 442 442 442 | 1 1", klass="thief", kindred="elf")
    assert of(one).ac == 11 + edge


def test_the_shield_is_1_and_shown_apart() -> None:
    shown = of(plain("fighter"))
    assert (shown.ac, shown.ac_bare) == (15, 14)


def test_a_halfling_has_1_more_against_the_large_in_brackets_never_summed() -> None:
    shown = of(plain("thief", kindred="halfling"))
    assert (shown.ac, shown.ac_large) == (11, 12)
    assert of(plain("thief")).ac_large == 0


# ---------------------------------------------------------------- kindreds


def test_a_halfling_barbarians_kit_weapon_is_a_medium_one() -> None:
    small, big = plain("barbarian", kindred="halfling"), plain("barbarian")
    assert (small.gear[0].item, small.gear[0].name) == ("medium", "battle axe")
    assert (big.gear[0].item, big.gear[0].name) == ("heavy", "great axe")


def test_a_halfling_rangers_bow_stays_since_it_is_not_marked_two_handed() -> None:
    assert plain("ranger", kindred="halfling", dice="1").gear[0].item == "bow"
    assert book().item("bow").hands == 1  # type: ignore[union-attr]


@pytest.mark.parametrize("weapon", ["heavy", "polearm"])
def test_a_halfling_is_sold_no_two_handed_weapon(weapon: str) -> None:
    fighter, halfling = book().classes["fighter"], book().kindreds["halfling"]
    assert not gear.may_have(Thing(weapon, type="edged"), fighter, halfling, book(), PLAIN)
    assert gear.may_have(Thing(weapon, type="edged"), fighter, book().kindreds["elf"], book(), PLAIN)


def test_a_half_orc_adds_1_to_melee_damage_only() -> None:
    assert blows(plain("thief", kindred="half-orc")) == ["dagger +1 1d4+1", "dagger thrown -1 1d4"]


def test_a_halfling_thief_has_2_more_for_stealth_as_another_source() -> None:
    assert [craft.bonus for craft in of(plain("thief", kindred="halfling")).crafts] == [3, 5, 1]
    assert [craft.bonus for craft in of(plain("thief")).crafts] == [3, 3, 1]


def test_dwarf_elf_and_half_orc_see_60_feet_in_the_dark() -> None:
    assert {key: one.sight for key, one in book().kindreds.items()} == {
        "human": 0, "dwarf": 60, "elf": 60, "halfling": 0, "half-orc": 60,
    }  # fmt: skip


# ---------------------------------------------------------------- a human's +1


def raised(scores: tuple[int, ...], key: str, slots: int = 0) -> str:
    return helps(Scores(*scores), book().classes[key], slots)


HUMAN = [
    # scores STR DEX CON INT WIS CHA, class, slots of the kit, raised
    ((3, 15, 10, 10, 10, 10), "fighter", 4, "STR"),  # too heavy comes before all
    ((10, 15, 12, 10, 10, 10), "fighter", 4, "DEX"),  # an AC edge
    ((10, 17, 12, 10, 10, 10), "cleric", 3, "DEX"),
    ((12, 10, 12, 10, 10, 10), "fighter", 4, "STR"),  # the class's first before CON
    ((10, 10, 12, 10, 10, 10), "fighter", 4, "CON"),
    ((12, 10, 10, 10, 10, 10), "cleric", 3, "STR"),  # CON STR DEX WIS INT CHA
    ((10, 12, 10, 10, 10, 10), "cleric", 3, "DEX"),
    ((10, 10, 10, 12, 8, 10), "fighter", 4, "WIS"),
    ((10, 10, 10, 12, 10, 8), "fighter", 4, "INT"),
    ((10, 10, 10, 10, 10, 3), "fighter", 4, "CHA"),  # 3 to 4 is a step too
    ((10, 10, 10, 10, 10, 10), "thief", 3, "DEX"),  # nothing rises: the first score
    ((18, 10, 10, 10, 10, 10), "fighter", 4, "CON"),  # else CON
    ((18, 10, 18, 10, 10, 10), "fighter", 4, "DEX"),
    ((18, 18, 18, 18, 18, 18), "fighter", 4, ""),  # never past 18
]


@pytest.mark.parametrize(("scores", "key", "slots", "wanted"), HUMAN)
def test_a_human_raises_the_first_score_that_helps(scores: tuple[int, ...], key: str, slots: int, wanted: str) -> None:
    assert raised(scores, key, slots) == wanted


def test_a_human_raises_after_rolling_so_the_rolled_scores_stay_known() -> None:
    one = made("442 555 442 442 442 442 | 1 1", klass="fighter", kindred="human")
    assert (one.rolled.DEX, one.scores.DEX, one.raised) == (15, 16, "DEX")


# ---------------------------------------------------------------- class, alignment, order of throws


def test_the_class_is_the_one_that_suits_the_scores() -> None:
    scores = Scores(11, 11, 3, 16, 11, 13)
    found = {one: klass.suits(scores, book().classes[one]) for one in book().classes}
    assert found == {"fighter": 25, "barbarian": 17, "ranger": 33, "cleric": 35, "thief": 38, "magic-user": 43}


def test_tied_classes_are_settled_by_one_die_among_them() -> None:
    # all tens: all six tie, a d6; then alignment, tie
    assert made(f"{TENS} | 5 1 1", kindred="dwarf").klass == "thief"
    assert made(f"{TENS} | 2 6 1", kindred="dwarf").klass == "barbarian"


def test_by_house_rule_the_class_is_a_plain_d6() -> None:
    assert made("666 442 442 442 442 442 | 4 1 1", house=House(class_by="d6"), kindred="elf").klass == "cleric"


def test_what_is_given_throws_nothing_and_the_rest_comes_in_order() -> None:
    streams = [
        "abilities", "abilities", "abilities", "abilities", "abilities", "abilities",
        "kindred", "alignment", "gear", "wild", "hp", "tie",
    ]  # fmt: skip
    with loaded(*[4] * 5, *[6] * 1, *[4] * 12, 4, 2, 3, 3, 4, 3, 5, 1) as bag:
        from printgen.rules.axx.character import Wanted, create

        create(bag, 1, Wanted(level=2, klass="ranger", gear="shop"), "Test", book(), PLAIN)
        assert bag.journal is not None
        assert [roll.stream for roll in bag.journal.rolls] == [f"axx/character/1/{one}" for one in streams]


def test_a_cleric_is_lawful_or_chaotic() -> None:
    assert [made(f"{TENS} | {d} 1", klass="cleric", kindred="elf").alignment for d in range(1, 7)] == (
        ["Law"] * 4 + ["Chaos"] * 2
    )


def test_others_are_lawful_neutral_or_chaotic() -> None:
    assert [made(f"{TENS} | {d} 1", klass="thief", kindred="elf").alignment for d in range(1, 7)] == (
        ["Law"] * 3 + ["Neutrality"] * 2 + ["Chaos"]
    )


def test_a_neutral_cleric_is_refused_by_name() -> None:
    with pytest.raises(Usage, match="--alignment neutrality: a Cleric is of Law or Chaos"):
        party(klass="cleric", alignment="Neutrality")


def test_a_wanted_alignment_leaves_out_the_classes_that_may_not_have_it() -> None:
    everyone = party(count=200, alignment="Neutrality").characters
    assert {one.klass for one in everyone} == set(book().classes) - {"cleric"}
    assert {one.alignment for one in everyone} == {"Neutrality"}


def test_arranged_scores_are_the_same_six_where_the_class_needs_them() -> None:
    scores = arrange(Scores(3, 5, 7, 9, 11, 13), book().classes["cleric"])
    assert (scores.WIS, scores.CHA, scores.CON, scores.STR, scores.DEX, scores.INT) == (13, 11, 9, 7, 5, 3)


def test_arranging_is_marked_and_keeps_what_was_thrown() -> None:
    one = party(count=1, klass="thief", kindred="elf", arrange=True).characters[0]
    assert one.arranged
    ranked = sorted((one.rolled.of(ability) for ability in ABILITIES), reverse=True)
    assert [one.scores.of(ability) for ability in ("DEX", "INT", "CON", "STR", "WIS", "CHA")] == ranked


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"count": 0}, "--count 0: give 1 to 500"),
        ({"count": 501}, "--count 501"),
        ({"level": 11}, "--level 11: give 1 to 10"),
        ({"hirelings": -1}, "--hirelings -1"),
        ({"klass": "theif"}, "did you mean “thief”"),
        ({"kindred": "orc"}, "--kindred orc"),
        ({"alignment": "Good"}, "--alignment Good"),
    ],
)
def test_a_wrong_option_is_refused_by_name(options: dict[str, object], said: str) -> None:
    with pytest.raises((Usage, Limit), match=said):
        party(**options)


# ---------------------------------------------------------------- gear


def test_a_kit_is_a_kit_no_coin_no_light_and_by_house_rule_torches_and_rations() -> None:
    one = plain("thief")
    assert (one.gold, of(one).lights) == (0, False)
    more = gear.kit("thief", book().kindreds["elf"], book(), House(kit_extras="basics"))
    assert [thing.item for thing in more[-2:]] == ["torches", "rations"]


@pytest.mark.parametrize(
    ("key", "slots"),
    [("fighter", 4), ("barbarian", 3), ("ranger", 4), ("cleric", 3), ("thief", 3), ("magic-user", 2)],
)
def test_the_slots_of_each_kit(key: str, slots: int) -> None:
    assert gear.slots_used(gear.kit(key, book().kindreds["elf"], book(), PLAIN), book()) == slots


def test_an_overload_is_a_state_not_an_error() -> None:
    one = made("111 442 442 442 442 442 | 1 1", klass="fighter", kindred="elf")
    shown = of(one)
    assert (shown.slots_used, shown.slots_most, shown.over) == (4, 3, 1)
    assert shown.melee == 1 - 3  # STR alone; no penalty of ours


def test_three_flasks_of_oil_share_a_slot_rounded_up() -> None:
    oil = book().item("oil")
    assert [gear.slots_of(Thing("oil", count=count), oil) for count in (1, 2, 3, 4, 6, 7)] == [1, 1, 1, 2, 2, 3]


@pytest.mark.parametrize("key", ["poison", "mirror", "chalk", "symbol", "trophy"])
def test_some_things_take_no_slot(key: str) -> None:
    assert book().item(key).slots == 0


def test_hide_has_light_armors_numbers_and_tools_take_a_slot() -> None:
    assert [piece.item for piece in book().kits["barbarian"].items] == ["heavy", "light-armor", "trophy"]
    assert [book().item(key).slots for key in ("tools", "woodcraft", "spellbook")] == [1, 1, 1]


def test_the_addendums_fighter_with_100_gold_and_12_slots() -> None:
    fighter = book().classes["fighter"]
    bought = shop.shop("fighter", fighter, book().kindreds["elf"], 100, 12, book(), PLAIN)
    named = [thing.item for thing in bought.things]
    assert named == ["torches", "rations", "medium", "medium-armor", "sling", "rope", "spikes", "oil", "sack"]
    assert (bought.gp, gear.slots_used(bought.things, book())) == (0, 10)


def test_a_shopper_takes_the_first_of_a_line_that_money_and_slots_allow() -> None:
    elf = book().kindreds["elf"]
    rich = shop.shop("fighter", book().classes["fighter"], elf, 180, 18, book(), PLAIN)
    assert [thing.item for thing in rich.things][2:5] == ["medium", "heavy-armor", "shield"]
    weak = shop.shop("fighter", book().classes["fighter"], elf, 180, 3, book(), PLAIN)
    assert gear.slots_used(weak.things, book()) == 3
    assert [thing.item for thing in weak.things] == ["torches", "rations", "medium"]


def test_a_class_thing_is_free_and_its_slots_count() -> None:
    thief = shop.shop("thief", book().classes["thief"], book().kindreds["elf"], 30, 18, book(), PLAIN)
    assert thief.things[0].item == "tools"
    assert sum(shop.price(thing, book()) for thing in thief.things) + thief.gp == 30


def test_two_javelins_are_counted_together() -> None:
    bought = shop.shop("barbarian", book().classes["barbarian"], book().kindreds["elf"], 180, 18, book(), PLAIN)
    javelin = next(thing for thing in bought.things if thing.item == "javelin")
    assert (javelin.count, gear.slots_of(javelin, book().item("javelin"))) == (2, 2)


def test_a_halfling_barbarian_shops_for_a_medium_weapon() -> None:
    bought = shop.shop("barbarian", book().classes["barbarian"], book().kindreds["halfling"], 180, 18, book(), PLAIN)
    assert [thing.name for thing in bought.things if thing.item == "medium"] == ["battle axe"]


def test_the_gold_is_3d6_times_10() -> None:
    with loaded(2, 3, 5) as bag:
        assert shop.money(bag.cup("gear")) == 100


# ---------------------------------------------------------------- who may use what


@pytest.mark.parametrize(
    ("key", "light", "medium", "heavy", "shield"),
    [
        ("fighter", True, True, True, True),
        ("ranger", True, True, True, True),
        ("barbarian", True, True, False, True),
        ("cleric", False, True, True, True),
        ("thief", True, False, False, False),
        ("magic-user", False, False, False, False),
    ],
)
def test_armor_and_shields_by_class(key: str, light: bool, medium: bool, heavy: bool, shield: bool) -> None:
    one, elf = book().classes[key], book().kindreds["elf"]
    allowed = [
        gear.may_have(Thing(item), one, elf, book(), PLAIN)
        for item in ("light-armor", "medium-armor", "heavy-armor", "shield")
    ]
    assert allowed == [light, medium, heavy, shield]


def test_a_thiefs_light_weapons_and_the_house_rule() -> None:
    thief = book().classes["thief"]
    listed = [key for key in ("light", "javelin", "darts", "sling") if gear.on_list(thief, key, "piercing", PLAIN)]
    assert listed == ["light", "javelin", "darts", "sling"]
    strict = House(thief_missiles="no")
    assert [key for key in listed if gear.on_list(thief, key, "piercing", strict)] == ["light"]
    sold = shop.shop("thief", thief, book().kindreds["elf"], 180, 18, book(), strict)
    assert "sling" not in [thing.item for thing in sold.things]


def test_a_weapon_off_the_list_attacks_at_minus_2_and_says_so() -> None:
    cleric = plain("cleric", kindred="elf")
    edged = attacks_of(cleric, Thing("medium", "sword", "edged"), book(), PLAIN)[0]
    blunt = attacks_of(cleric, Thing("medium", "mace", "blunt"), book(), PLAIN)[0]
    assert (edged.bonus, edged.off_list) == (-1, True)
    assert (blunt.bonus, blunt.off_list) == (1, False)


# ---------------------------------------------------------------- weapons


def test_missiles_and_throws_go_by_dex_without_str_damage() -> None:
    one = made("666 666 442 442 442 442 | 1 1", klass="fighter", kindred="half-orc")
    (melee, thrown) = attacks_of(one, Thing("spear", type="piercing"), book(), PLAIN)
    assert (melee.bonus, melee.damage) == (1 + 3, "1d6+4")
    assert (thrown.bonus, thrown.damage) == (1 + 3, "1d6")


def test_a_spear_and_a_javelin_are_thrown_at_no_cost_other_hand_weapons_at_2() -> None:
    one = plain("fighter", kindred="elf")
    costs = {
        key: next(a.bonus for a in attacks_of(one, Thing(key, type="piercing"), book(), PLAIN) if a.way == "thrown") - 1
        for key in ("spear", "javelin", "light", "medium", "darts")
    }
    assert costs == {"spear": 0, "javelin": 0, "light": -2, "medium": -2, "darts": 0}
    assert [a.way for a in attacks_of(one, Thing("heavy", type="edged"), book(), PLAIN)] == ["melee"]


@pytest.mark.parametrize(
    ("weapon", "level_1", "level_6"), [("darts", 3, 3), ("bow", 2, 2), ("sling", 1, 2), ("crossbow", 1, 1)]
)
def test_shots_are_the_larger_of_the_weapons_rate_and_the_attacks(weapon: str, level_1: int, level_6: int) -> None:
    low, high = plain("fighter", kindred="elf"), plain("fighter", kindred="elf", level=6, dice="1 1 1 1 1")
    assert attacks_of(low, Thing(weapon, type="piercing"), book(), PLAIN)[-1].times == level_1
    assert attacks_of(high, Thing(weapon, type="piercing"), book(), PLAIN)[-1].times == level_6


@pytest.mark.parametrize(
    ("die", "add", "said"),
    [("1d6", 0, "1d6"), ("1d6", 2, "1d6+2"), ("1d6", -3, "1d6−3"), ("1d6+1", 0, "1d6+1"), ("1d6+1", -1, "1d6")],
)
def test_damage_is_said_as_one_number(die: str, add: int, said: str) -> None:
    assert damage(die, add) == said


# ---------------------------------------------------------------- speed


def test_speed_is_30_and_20_in_medium_or_heavy_armor() -> None:
    assert of(plain("thief")).speed == 30
    assert of(plain("fighter")).speed == 20
    assert of(plain("cleric")).speed == 20


@pytest.mark.parametrize(("rule", "feet"), [("30", 30), ("40", 40), ("20", 20)])
def test_a_barbarian_runs_40_and_in_medium_armor_by_the_house_rule(rule: str, feet: int) -> None:
    from printgen.rules.axx.figures import speed

    barbarian = book().classes["barbarian"]
    house = House(barbarian_medium=rule)  # type: ignore[arg-type]
    assert speed(barbarian, None, house) == speed(barbarian, book().item("light-armor"), house) == 40  # type: ignore[arg-type]
    assert speed(barbarian, book().item("medium-armor"), house) == feet  # type: ignore[arg-type]


# ---------------------------------------------------------------- spells


def test_a_caster_has_one_more_first_level_slot_from_a_modifier_of_1() -> None:
    cleric = book().classes["cleric"]
    assert [advance.spell_slots(cleric, 3, mod, book(), PLAIN) for mod in (-1, 0, 1, 3)] == [
        (2, 1, 0), (2, 1, 0), (3, 1, 0), (3, 1, 0),
    ]  # fmt: skip


def test_slots_past_level_6_go_to_2nd_3rd_and_1st_in_turn_and_by_house_rule_to_1st() -> None:
    mage = book().classes["magic-user"]
    assert [advance.spell_slots(mage, level, 0, book(), PLAIN) for level in (7, 8, 9, 10)] == [
        (4, 3, 2), (4, 3, 3), (5, 3, 3), (5, 4, 3),
    ]  # fmt: skip
    first = House(slots="first")
    assert advance.spell_slots(mage, 10, 0, book(), first) == (8, 2, 2)


def test_no_level_has_fewer_slots_than_the_one_below() -> None:
    cleric = book().classes["cleric"]
    rows = [advance.spell_slots(cleric, level, 0, book(), PLAIN) for level in range(1, 11)]
    assert all(low <= high for lower, higher in pairwise(rows) for low, high in zip(lower, higher, strict=True))


def test_only_clerics_and_magic_users_have_slots() -> None:
    assert {key for key, one in book().classes.items() if advance.spell_slots(one, 5, 3, book(), PLAIN) != (0, 0, 0)} == {
        "cleric", "magic-user",
    }  # fmt: skip


def test_a_magic_user_knows_two_different_spells_of_the_list() -> None:
    pairs = set()
    for first in range(1, 6):
        for second in range(1, 5):
            one = made(f"{TENS} | 1 {first} {second} 1", klass="magic-user", kindred="elf")
            assert len(set(one.spells)) == 2
            pairs.add(one.spells)
    assert len(pairs) == 20


def test_turning_is_level_and_wis() -> None:
    one = made("442 442 442 442 666 442 | 1 3 3 1", klass="cleric", kindred="elf", level=3)
    assert of(one).turning == 3 + 3
    assert of(plain("thief")).turning is None


def test_a_thief_searches_on_level_and_wis_and_by_house_rule_on_dex_and_2() -> None:
    one = made("442 666 442 442 111 442 | 1 1", klass="thief", kindred="elf")
    assert of(one).crafts[2].bonus == 1 - 3
    assert of(one, House(thief_search="dex")).crafts[2].bonus == 1 + 3 + 2


def test_a_ranger_has_2_more_in_the_chosen_wild_in_brackets() -> None:
    one = made("442 442 442 442 666 442 | 1 4 1", klass="ranger", kindred="elf")
    assert [(craft.bonus, craft.sometimes) for craft in of(one).crafts] == [(4, "moor +6")]


def test_tongues_are_as_many_as_the_int_modifier() -> None:
    assert [
        of(made(f"442 442 442 {dice} 442 442 | 1 1", klass="thief", kindred="elf")).tongues
        for dice in ("111", "444", "555", "666")
    ] == [0, 0, 1, 3]


# ---------------------------------------------------------------- parties


def test_a_reroll_of_gear_leaves_every_other_stream() -> None:
    before = party("reroll", count=4, gear="shop", hirelings=2)
    after = party("reroll", count=4, gear="shop", hirelings=2, rerolls=("axx/character/3/gear",))
    assert before.characters[2].gold != after.characters[2].gold
    for number, (one, other) in enumerate(zip(before.characters, after.characters, strict=True), 1):
        if number != 3:
            assert one == other
    same = {"gear": (), "gold": 0}
    third = (msgspec.structs.replace(run.characters[2], **same) for run in (before, after))
    assert len(set(map(repr, third))) == 1
    assert before.hirelings == after.hirelings


def test_more_characters_leave_the_first_ones_as_they_were() -> None:
    few, many = party("same", count=3).characters, party("same", count=9).characters
    assert few == many[:3]


def test_given_names_are_used_in_order_and_the_rest_made_up() -> None:
    names = [one.name for one in party(count=3, names=("Ж. Ünal", "D’Arc × <b>")).characters]
    assert names[:2] == ["Ж. Ünal", "D’Arc × <b>"]
    assert names[2]


def test_nobody_in_a_party_has_anothers_name() -> None:
    everyone = party("crowd", count=300, kindred="elf", hirelings=40)
    names = [one.name for one in (*everyone.characters, *everyone.hirelings)]
    assert len(set(names)) == len(names) == 340


def test_a_name_has_the_same_letter_at_the_seam_once_and_of_two_vowels_the_last() -> None:
    from printgen.rules.axx.names import join

    assert [join("Jor", "ric"), join("Ro", "an"), join("Thra", "und"), join("Dag", "kin"), join("Hal", "la")] == [
        "Joric", "Ran", "Thrund", "Dagkin", "Hala",
    ]  # fmt: skip


def test_names_are_ink_and_never_asked_of_a_persons_dice() -> None:
    bag = Bag("names")
    from printgen.rules.axx.names import make_name

    make_name(bag.ink("ink/axx/character/1/name"), "elf", set(), book())
    assert bag.journal is None


def test_hirelings_are_torchbearers_and_men_at_arms() -> None:
    kinds = []
    for face in range(1, 7):
        with loaded(face, 1) as bag:
            kinds.append(hire(bag, 1, "", book()).kind)
    assert kinds == ["torchbearer"] * 3 + ["man-at-arms"] * 3


def test_four_heroes_and_two_hirelings_are_five_shares() -> None:
    assert [shares(4, 2), shares(4, 1), shares(1, 0)] == ["5", "4½", "1"]
