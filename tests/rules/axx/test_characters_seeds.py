"""What must hold of every character, over many seeds: each of them by every class, kindred, level and way of shopping."""

from collections import Counter

import pytest

from printgen.chance.cup import Bag
from printgen.rules.axx import gear
from printgen.rules.axx.character import Character
from printgen.rules.axx.house import House
from printgen.rules.axx.party import Options, roll_party
from printgen.tables.kinds.axx import Goods
from tests.rules.axx.characters_desk import PLAIN, book, of, tables

FAST = 300
LONG = 5000
STRICT = House(thief_missiles="no", kit_extras="basics", hp_floor="0", slots="first", xp="step")


def check(one: Character, house: House) -> None:
    shown = of(one, house)
    klass, kindred = book().classes[one.klass], book().kindreds[one.kindred]
    con = one.scores.mod("CON", book())
    best = max(1, klass.die + con) + (one.level - 1) * max(int(house.hp_floor), klass.die + con)
    assert 1 <= one.hp <= best
    assert all(3 <= one.scores.of(ability) <= 18 for ability in one.scores.__struct_fields__)
    assert one.gold >= 0
    assert shown.slots_used == sum(gear.slots_of(thing, book().item(thing.item)) for thing in one.gear)
    assert shown.over == max(0, shown.slots_used - one.scores.STR)
    if one.bought:
        assert not shown.over
    for thing in one.gear:
        item = book().item(thing.item)
        free = isinstance(item, Goods) and item.price is None
        assert not free or thing.item in klass.free
        if one.bought or not free:
            assert gear.may_have(thing, klass, kindred, book(), house), (one.klass, thing)
    listed = list(book().spells.get(f"{klass.casts}-1", {}))
    assert all(spell in listed for spell in one.spells)
    assert len(set(one.spells)) == len(one.spells) == klass.book
    assert not any(attack.off_list for attack in shown.attacks)
    assert one.name and one.alignment and one.tie in book().ties
    assert bool(one.wild) == (one.klass == "ranger")
    assert shown.next_xp > one.xp or house.xp == "step"


def run_seeds(count: int) -> Counter[str]:
    seen: Counter[str] = Counter()
    for number in range(count):
        options = Options(
            count=1, level=1 + number % 10, gear="shop" if number % 2 else "kit", arrange=number % 7 == 0
        )  # fmt: skip
        house = STRICT if number % 5 == 0 else PLAIN
        for one in roll_party(Bag(f"seed {number}"), tables(), options, house).characters:
            check(one, house)
            shown = of(one, house)
            seen.update({one.klass: 1, one.kindred: 1, one.alignment: 1, one.tie: 1, f"wild {one.wild}": 1})
            seen.update({"overload": bool(shown.over), "best": one.level == 1})
            seen.update(one.spells)
            seen.update(thing.item for thing in one.gear)
    return seen


def check_reached(seen: Counter[str]) -> None:
    for key in (*book().classes, *book().kindreds, "Law", "Neutrality", "Chaos", *book().ties, "overload"):
        assert seen[key], key
    for row in book().roll("wilds").rows:
        assert seen[f"wild {row.name}"], row.name
    assert all(seen[spell] for spell in book().spells["magic-user-1"])


def test_every_character_of_some_seeds_keeps_the_rules() -> None:
    check_reached(run_seeds(FAST))


@pytest.mark.long
def test_every_character_of_5000_seeds_keeps_the_rules() -> None:
    check_reached(run_seeds(LONG))


def shares(count: int) -> dict[str, float]:
    found = Counter(
        one.klass
        for start in range(0, count, 500)
        for one in roll_party(Bag(f"shares {start}"), tables(), Options(count=500), PLAIN).characters
    )
    return {key: found[key] / count for key in book().classes}


def test_classes_come_in_shares_near_alike() -> None:
    assert all(0.10 <= share <= 0.22 for share in shares(2000).values())


@pytest.mark.long
def test_each_class_is_13_to_19_in_a_hundred() -> None:
    """As many as the addendum tried."""
    assert all(13 <= round(100 * share) <= 19 for share in shares(60_000).values())


def test_at_level_1_everyone_has_the_dies_maximum() -> None:
    for one in roll_party(Bag("best"), tables(), Options(count=300), PLAIN).characters:
        assert one.hp == max(1, book().classes[one.klass].die + one.scores.mod("CON", book()))


@pytest.mark.parametrize("kindred", ["human", "dwarf", "elf", "halfling", "half-orc"])
@pytest.mark.parametrize("klass", ["fighter", "barbarian", "ranger", "cleric", "thief", "magic-user"])
def test_any_kindred_is_of_any_class_at_every_level(klass: str, kindred: str) -> None:
    for level in range(1, 11):
        options = Options(count=2, level=level, klass=klass, kindred=kindred, gear="shop" if level % 2 else "kit")
        for one in roll_party(Bag(f"{klass} {kindred}"), tables(), options, PLAIN).characters:
            assert (one.klass, one.kindred, one.level) == (klass, kindred, level)
            check(one, PLAIN)
