"""Who lives where, how many, with how many hit points; traps; treasure."""

import pytest

from printgen.chance.cup import Bag
from printgen.chance.loaded import loaded
from printgen.rules.whitebox.foes import group, hit_dice, resolve
from printgen.rules.whitebox.house import House
from printgen.rules.whitebox.magic import magic_item, tier_of
from printgen.rules.whitebox.people import Census
from printgen.rules.whitebox.spread import Box
from printgen.rules.whitebox.traps import spring
from printgen.rules.whitebox.treasure import cache, hoard
from printgen.tables.load import Tables
from tests.rules.whitebox.conftest import areas


def met(tables: Tables, ref: str, level: int = 1, *dice: int):  # type: ignore[no-untyped-def]
    with loaded(*dice) as bag:
        return resolve(bag.cup("t"), tables, f"whitebox/{ref}", level)


@pytest.mark.parametrize(
    ("ref", "appear"),
    [
        ("monsters#rat-giant", "1d6"), ("monsters#goblin", "2d4"), ("monsters#beetle-giant-fire", "1d6"),
        ("monsters#worg", "1d4"), ("monsters#salamander", "1d2"), ("monsters#slug-giant", "1"),
        ("monsters#demon-imp", "1"), ("families#lich", "1"), ("families#hell-hound", "2d4"), ("families#hydra", "1"),
        ("people#fighter-2", "1d4"), ("people#magic-user-2", "1d6"), ("people#fighter-9", "1"), ("monsters#human-bandit", "1d8"),
    ],
)  # fmt: skip
def test_how_many_come(ref: str, appear: str, tables: Tables) -> None:
    assert met(tables, ref, 4).appear == appear


@pytest.mark.parametrize(
    ("ref", "hit"),
    [("monsters#goblin", 0), ("monsters#kobold", 0), ("monsters#orc", 1), ("monsters#bugbear", 3), ("people#fighter-9", 6), ("people#thief-5", 1), ("people#cleric-2", 0)],
)  # fmt: skip
def test_to_hit_is_whole_hit_dice_and_classes_have_their_own(ref: str, hit: int, tables: Tables) -> None:
    assert met(tables, ref, 4).foe.hit == hit


def test_hit_points_are_a_d6_a_die_with_its_sign_once_and_at_least_one(tables: Tables) -> None:
    kobold, goblin, bugbear = (met(tables, f"monsters#{key}") for key in ("kobold", "goblin", "bugbear"))
    with loaded(1, 6, 3) as bag:
        assert group(bag.cup("t"), kobold, count=3).hp == (1, 3, 2), "half a die is a d6 halved up"
    with loaded(1, 2) as bag:
        assert group(bag.cup("t"), goblin, count=2).hp == (1, 1)
    with loaded(3, 4, 5) as bag:
        assert group(bag.cup("t"), bugbear, count=1).hp == (13,)
    assert hit_dice("1/2").whole == 0 and hit_dice("1-1").whole == 0 and hit_dice("1+3").whole == 1


def test_a_persons_alignment_is_thrown(tables: Tables) -> None:
    fighter = met(tables, "people#fighter-2")
    for face, mood in ((3, "C"), (5, "N"), (6, "L")):
        with loaded(face, 4, 4) as bag:
            assert group(bag.cup("t"), fighter, count=1).alignment == mood


def test_a_fifth_kind_is_the_nearest_lairs(tables: Tables) -> None:
    boxes = {number: Box(4 * number, 1, 2, 2) for number in range(1, 7)}
    with loaded(1, 2, 3, 4, 5) as bag:
        census = Census(tables, 1, House(), boxes)
        cup = bag.cup("t")
        kinds = [census.lair(cup, room).foe.key for room in (1, 2, 3, 4, 6)]
    assert kinds == ["kobold", "skeleton", "rat-giant", "goblin", "goblin"]
    with loaded(1, 2, 3, 4, 5) as bag:
        census = Census(tables, 1, House(kinds="any"), boxes)
        cup = bag.cup("t")
        assert [census.lair(cup, room).foe.key for room in (1, 2, 3, 4, 6)][-1] == "gnome"


def test_lairs_reuse_by_house_rule(tables: Tables) -> None:
    boxes = {1: Box(1, 1, 2, 2), 2: Box(6, 1, 2, 2)}
    with loaded(1, 4) as bag:
        census = Census(tables, 1, House(lairs="reuse"), boxes)
        assert [census.lair(bag.cup("t"), room).foe.key for room in (1, 2)] == ["kobold", "kobold"]


def test_a_room_takes_the_nearest_kind_and_the_first_rolls(tables: Tables) -> None:
    boxes = {number: Box(4 * number, 1, 2, 2) for number in range(1, 4)}
    with loaded(6, 4, 5, 1) as bag:
        census, cup = Census(tables, 1, House(), boxes), bag.cup("t")
        assert [census.room(cup, room).foe.key for room in (1, 2, 3)] == ["orc", "orc", "kobold"]


def test_never_more_than_four_kinds_an_area(tables: Tables) -> None:
    for seed in range(12):
        area = areas(tables, f"kinds-{seed}", level=3).areas[0]
        assert len({room.group.key for room in area.rooms if room.group is not None}) <= 4


def test_a_group_a_room_by_house_rule(tables: Tables) -> None:
    one = areas(tables, "groups").areas[0]
    many = areas(tables, "groups", House(room_monsters="group")).areas[0]
    count = [sum(len(room.group.hp) for room in area.rooms if room.group is not None) for area in (one, many)]
    assert count[1] > count[0]


def test_traps(tables: Tables) -> None:
    with loaded(4, 3, 3, 4, 3) as bag:
        pit = spring(bag.cup("t"), tables, House(), on="north")
    assert pit.name == "Pit" and pit.on == "" and pit.detail.startswith("20 ft deep, 2d6") and "no XP" in pit.detail
    with loaded(2, 3, 4) as bag:
        assert spring(bag.cup("t"), tables, House(), on="north").on == "north"
    with loaded(6, 6, 6, 10) as bag:
        assert spring(bag.cup("t"), tables, House()).detail == "Fireball"
    with loaded(6, 6, 5, 3, 9) as bag:
        assert spring(bag.cup("t"), tables, House(spell_trap="any")).detail == "Phantasmal Force"


@pytest.mark.parametrize(
    ("face", "coins"),
    [(1, (2200, 130, 10)), (3, (1800, 450, 27)), (5, (1300, 540, 68)), (6, (0, 450, 135))],
)  # fmt: skip
def test_a_hoard_is_shared_by_value_and_the_remainder_is_gold(
    face: int, coins: tuple[int, int, int], tables: Tables
) -> None:
    """45 XP: ×1 50/30/20, ×2 20/50/30, ×3 10/40/50, ×4 0/25/75."""
    value = 45 * {1: 1, 3: 2, 5: 3, 6: 4}[face]
    with loaded(face, *([10] if value >= 100 else [])) as bag:
        found = hoard(bag.cup("t"), tables, 45)
    assert (found.cp, found.sp, found.gp) == coins and found.copper == 100 * value


def test_trades_go_by_the_first_value_largest_first(tables: Tables) -> None:
    """1,200 gp: one d10 for the thousand, twelve for the hundreds."""
    with loaded(6, 1, 5, 1, 7, *[10] * 12) as bag:
        found = hoard(bag.cup("t"), tables, 300)
    assert found.copper == 100 * (200 + found.finds[0].worth) and found.finds[0].worth == 7 * 1
    assert found.gp == 0 and found.sp == 2000, "gold goes first, then silver"


def test_a_twenty_trades_for_magic(tables: Tables) -> None:
    with loaded(6, 1, 20, 1, 100) as bag:
        found = hoard(bag.cup("t"), tables, 30)
    assert found.finds[0].magic and found.finds[0].text == "Potion of Healing"


def test_an_empty_cache_is_nothing(tables: Tables) -> None:
    from printgen.pages.whitebox.words import hoard_words

    with loaded(*[100] * 8) as bag:
        found = cache(bag.cup("t"), tables, 1, "chest")
    assert found.empty and hoard_words(found) == "In the chest: nothing."


@pytest.mark.parametrize(
    ("dice", "kind", "tier", "text"),
    [
        ((3,), "weapon", "minor", None), ((4,), "weapon", "minor", "Weapon +1"), ((8, 6), "weapon", "minor", None),
        ((1, 6), "armor", "minor", "Cursed armor, draws missiles"), ((2, 20, 3, 4), "arms", "minor", "7 bolts +1"),
        ((2, 11), "arms", "minor", "1 spear +1"), ((8, 5), "arms", "medium", "Weapon +1, light for 15 ft"),
        ((8, 2), "arms", "major", "Demonic Armor"), ((7, 2, 3), "arms", "major", "+1 Spear of Returning"),
        ((1, 3, 8), "scroll", "minor", "Magic-user’s scroll: Sleep"), ((8, 1), "scroll", "major", "Scroll of protection from Demons, triple time"),
        ((3, 1, 2, 3, 5, 4), "scroll", "minor", None), ((5,), "scroll", "minor", "Cursed scroll"), ((6,), "ring", "minor", "Ring of Protection +2"),
        ((10,), "ring", "major", "Ring of Spell Storing (Cleric)"), ((1, 8), "wand", "minor", "Lesser wand of Sleep"),
        ((3, 4, 1), "other", "minor", "Boots of Speed"), ((20, 20), "other", "major", "Scarab of Insanity"),
    ],
)  # fmt: skip
def test_magic(dice: tuple[int, ...], kind: str, tier: str, text: str | None, tables: Tables) -> None:
    if text is None:
        assert magic_item(Bag(f"{dice}").cup("t"), tables, kind, tier)  # type: ignore[arg-type]
        return
    with loaded(*dice) as bag:
        assert magic_item(bag.cup("t"), tables, kind, tier) == text  # type: ignore[arg-type]


def test_a_clerics_scroll_has_no_sixth_level_spell(tables: Tables) -> None:
    # medium: d8 4 is row 10, one spell of level d4+2; a 6 is thrown again
    with loaded(4, 4, 4, 1, 3) as bag:
        assert magic_item(bag.cup("t"), tables, "scroll", "medium") == "Cleric’s scroll: Locate Object"


def test_tiers_by_level() -> None:
    assert [tier_of(level) for level in (1, 3, 4, 7, 8, 20)] == ["minor", "minor", "medium", "medium", "major", "major"]
