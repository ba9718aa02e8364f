"""Stocking and treasure against exact odds, counted out from the tables; then many rooms, thrown."""

from collections import Counter
from fractions import Fraction

import pytest

from printgen.chance.cup import Bag
from printgen.chance.dice import dice
from printgen.chance.odds import distribution
from printgen.rules.axx.level.depths import Depths
from printgen.rules.axx.level.found import Stock
from printgen.rules.axx.level.ledger import worth
from printgen.rules.axx.level.stocking import stock_room
from printgen.tables.effects import Consult, Effect, Gold, Item
from tests.rules.axx.level.levels_desk import tables

MONSTER, TREASURE = Fraction(2, 9), Fraction(1, 3)
MEAN = Fraction(1895, 6)  # 315.8 GP


def mean_of(notation: str) -> Fraction:
    if notation.isdigit():
        return Fraction(int(notation))
    ways = distribution(dice(notation))
    return Fraction(sum(total * count for total, count in ways.items()), sum(ways.values()))


def mean_worth(id: str) -> Fraction:
    """The mean gold of one throw on a treasure table at level 1, every face counted."""
    table = tables().table(id)
    ways = distribution(dice(table.dice))
    whole = sum(ways.values())
    return sum(
        (Fraction(count, whole) * effects_worth(table.row(total).effects) for total, count in ways.items()), Fraction(0)
    )


def effects_worth(effects: tuple[Effect, ...]) -> Fraction:
    worth = Fraction(0)
    for effect in effects:
        match effect:
            case Gold(dice=notation):
                worth += mean_of(notation)
            case Item(number=number, worth=each) if each:
                worth += mean_of(number) * mean_of(each)
            case Consult(table=other):
                worth += mean_worth(other)
    return worth


def test_a_treasure_throw_is_worth_315_gold_and_five_sixths() -> None:
    assert mean_worth("axx/treasure") == MEAN


def test_two_rooms_in_nine_hold_a_monster_and_one_in_three_a_treasure() -> None:
    monster = treasure = Fraction(0)
    rooms = tables().table("axx/stocking")
    for face in range(1, 7):
        match rooms.row(face).name:
            case "empty":
                treasure += Fraction(1, 36)
            case "monster":
                monster += Fraction(1, 6)
                treasure += Fraction(1, 12)
            case "treasure":
                monster += Fraction(1, 18)
                treasure += Fraction(1, 6)
    assert (monster, treasure) == (MONSTER, TREASURE)


def many(count: int, level: int) -> tuple[list[Stock], Depths]:
    at = Depths(Bag(f"odds-{level}"), tables(), level)
    return [stock_room(at.cup(f"room/{number}/stock"), at) for number in range(count)], at


def near(seen: int, count: int, odds: Fraction) -> bool:
    """Within four and a half standard deviations of what the odds ask for."""
    return (seen - count * odds) ** 2 <= Fraction(81, 4) * count * odds * (1 - odds)


def hold(rooms: list[Stock], deep: bool) -> None:
    count = len(rooms)
    kinds = Counter(room.kind for room in rooms)
    snares = {"trap": Fraction(1, 18), "trick": Fraction(1, 18), "gas": Fraction(1, 18)} if deep else {
        "trap": Fraction(1, 12), "trick": Fraction(1, 12)}  # fmt: skip
    for kind, odds in {
        "empty": Fraction(1, 2),
        "monster": Fraction(1, 6),
        "treasure": Fraction(1, 6),
        **snares,
    }.items():
        assert near(kinds[kind], count, odds), (kind, kinds[kind])
    assert kinds["gas"] > 0 if deep else kinds["gas"] == 0
    assert near(sum(room.group is not None for room in rooms), count, MONSTER)
    assert near(sum(room.spoils is not None for room in rooms), count, TREASURE)
    assert near(sum(room.hidden for room in rooms), count, Fraction(1, 12))
    bands = [room.group for room in rooms if room.group is not None]
    assert near(sum(band.purse > 0 for band in bands), len(bands), Fraction(1, 3))


def test_fifteen_hundred_rooms_keep_to_the_odds() -> None:
    hold(many(1500, 1)[0], deep=False)


@pytest.mark.long
@pytest.mark.parametrize("level", [1, 2, 4])
def test_twenty_thousand_rooms_keep_to_the_odds(level: int) -> None:
    rooms, at = many(20_000, level)
    hold(rooms, deep=level >= 4)
    found = [room.spoils for room in rooms if room.spoils is not None]
    rows = Counter(spoils.row for spoils in found)
    assert set(rows) == {"1", "2", "3", "4", "5", "6"}
    for row in rows.values():
        assert near(row, len(found), Fraction(1, 6))
    if level == 1:
        spread = 215.0  # the standard deviation of one throw is below this
        mean = sum(map(worth, found)) / len(found)
        assert abs(mean - float(MEAN)) < 4.5 * spread / len(found) ** 0.5
    threats = Counter(room.group.row for room in rooms if room.group is not None)
    wanted = {str(face + (level if level > 2 else 0)) for face in range(1, 7)}
    assert set(threats) == wanted
    traps = {room.snare.name for room in rooms if room.snare is not None and not room.snare.gas}
    assert traps == {row.name for row in tables().table("axx/traps").rows}
    things = {thing.name for spoils in found for thing in spoils.things}
    assert {"gem", "cut stone", "silverware", "idols", "a tapestry"} <= things
    assert sum(name.startswith("+1 ") for name in things) == 14
    assert sum(name.startswith("Potion") for name in things) == 2
    assert sum(name.startswith("Scroll of") for name in things) == 9
    assert sum(name.startswith("Scroll, ") for name in things) == 4
    assert {foe.split("#")[0] for foe in at.foes} <= {"axx/foes", "axx/filler-foes"}
