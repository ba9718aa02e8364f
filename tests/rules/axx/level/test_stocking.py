"""Stocking and treasure as thrown: the six worked rooms, the worked filler, the switches."""

import pytest

from printgen.chance.cup import Bag
from printgen.chance.loaded import loaded
from printgen.rules.axx.house import House
from printgen.rules.axx.level.depths import Depths
from printgen.rules.axx.level.found import Stock
from printgen.rules.axx.level.ledger import group_xp, worth
from printgen.rules.axx.level.stocking import stock_room
from printgen.rules.axx.level.threats import throw_leader
from printgen.shelf import open_shelf
from printgen.tables.load import Tables

TABLES = Tables(open_shelf())


def stock(level: int, *faces: int, house: House | None = None) -> tuple[Stock, Depths]:
    with loaded(*faces) as bag:
        at = Depths(bag, TABLES, level, house or House())
        return stock_room(at.cup("room"), at), at


def test_room_a_is_empty_and_hides_nothing() -> None:
    room, _ = stock(2, 2, 5)
    assert (room.kind, room.hidden, room.spoils) == ("empty", False, None)


def test_room_b_hides_a_loose_pouch_of_140() -> None:
    room, _ = stock(2, 3, 1, 1, 3, 4)
    assert room.kind == "empty" and room.hidden and room.spoils is not None
    assert (room.spoils.name, room.spoils.coins) == ("Loose pouch", 140)


def test_room_c_is_five_goblins_on_a_chest() -> None:
    room, at = stock(2, 4, 2, 5, 2, 3, 4, 3, 5)
    assert room.group is not None and room.spoils is not None
    assert (at.foes[room.group.foe].title, room.group.number, room.group.purse) == ("Goblin Band", 5, 0)
    assert (room.spoils.coins, room.spoils.things[0].number, worth(room.spoils)) == (800, 3, 950)
    assert room.spoils.locked
    assert group_xp(room.group, at.foes[room.group.foe]) == 125


def test_room_d_is_the_great_censer() -> None:
    room, _ = stock(2, 5, 2, 7)
    assert room.snare is not None
    assert (room.kind, room.snare.name, room.snare.half) == ("trap", "Great censer", True)


def test_room_e_is_an_unguarded_scroll_of_sleep_and_400() -> None:
    room, _ = stock(2, 6, 3, 6, 5, 2, 1, 5, 2, 2)
    assert room.kind == "treasure" and room.group is None and room.spoils is not None
    assert (room.spoils.coins, room.spoils.things[0].name) == (400, "Scroll of Sleep (Magic-User)")


def test_room_f_is_a_ghoul_with_a_purse_over_idols() -> None:
    room, at = stock(2, 6, 2, 4, 3, 5, 1, 6)
    assert room.group is not None and room.spoils is not None
    assert (room.spoils.things[0].name, worth(room.spoils), room.spoils.slots) == ("idols", 300, 2)
    assert (at.foes[room.group.foe].name, room.group.number, room.group.purse) == ("Ghoul", 1, 120)
    assert group_xp(room.group, at.foes[room.group.foe]) == 50


def test_a_filler_row_is_a_bugbear_of_15_hp_whose_leader_carries_treasure() -> None:
    with loaded(4, 5, 7, 2, 4, 5, 6, 3, 1, 2, 3) as bag:
        at = Depths(bag, TABLES, 3)
        room = stock_room(at.cup("room"), at)
        assert room.group is not None
        foe = at.foes[room.group.foe]
        assert (room.group.row, foe.name, room.group.number) == ("8", "Bugbear", 6)
        assert (foe.ac, foe.hd, foe.hp, foe.blows, foe.xp, foe.filler) == (14, "3+1", 15, ("club +3 1d6",), 75, True)
        leader = throw_leader(at.cup("leader"), at, room.group, foe)
    assert leader is not None
    assert (leader.mark, leader.spoils.coins, leader.captain) == ("carried on a litter", 150, False)


def test_a_filler_row_is_settled_once_a_level() -> None:
    with loaded(4, 5, 7, 2, 4, 5, 6, 4, 5, 1, 1, 5, 6) as bag:
        at = Depths(bag, TABLES, 3)
        first = stock_room(at.cup("room/1"), at)
        second = stock_room(at.cup("room/2"), at)
    assert first.group is not None and second.group is not None
    assert first.group.foe == second.group.foe


def test_a_classed_foe_on_a_filler_row_is_thrown_again() -> None:
    room, at = stock(3, 4, 4, 10, 11, 1, 6, 6, 6)  # row 7: fighter, thrown again: cleric, thrown again: a beetle
    assert room.group is not None and at.foes[room.group.foe].name == "Fire Beetle"


def stock_row(level: int, face: int) -> str:
    with loaded(face) as bag:
        at = Depths(bag, TABLES, level)
        cup = at.cup("x")
        return at.tables.table("axx/threats").row(cup.d6("threat", at.deeper).total).key


@pytest.mark.parametrize(
    ("level", "face", "row"),
    [(1, 6, "6"), (2, 6, "6"), (3, 1, "4"), (3, 6, "9"), (8, 6, "14"), (9, 6, "15 or more"), (20, 6, "15 or more")],
)
def test_the_level_is_added_to_threat_from_level_3(level: int, face: int, row: str) -> None:
    assert stock_row(level, face) == row


def test_to_level_3_a_five_is_trap_or_trick_by_halves() -> None:
    for face in range(1, 7):
        room, _ = stock(3, 5, face, *([7] if face < 4 else []))
        assert room.kind == ("trap" if face < 4 else "trick")


def test_from_level_4_a_five_is_trap_trick_or_gas_by_thirds() -> None:
    for face, kind, more in [(1, "trap", [7]), (2, "trap", [7]), (3, "trick", []), (4, "trick", []), (5, "gas", [2]), (6, "gas", [2])]:  # fmt: skip
        room, _ = stock(4, 5, face, *more)
        assert room.kind == kind


def test_under_deep_trap_gas_every_deep_trap_is_gas() -> None:
    room, _ = stock(4, 5, 1, 2, house=House(deep_trap="gas"))
    assert room.kind == "gas" and room.snare is not None and room.snare.name == "Grey moss"
    assert stock(3, 5, 1, 2, house=House(deep_trap="gas"))[0].kind == "trap"


def test_a_flat_purse_does_not_grow_with_the_level() -> None:
    room, _ = stock(2, 6, 2, 4, 3, 5, 1, 6, house=House(purse="flat"))
    assert room.group is not None and room.group.purse == 60


def test_a_fifth_kind_is_thrown_again_under_kinds_4() -> None:
    with loaded(4, 1, 3, 4, 6, 6, 4, 2, 3, 6, 6, 4, 3, 3, 6, 6, 4, 4, 2, 6, 6, 4, 5, 6, 1, 1, 1, 6, 6) as bag:
        at = Depths(bag, TABLES, 1, House(kinds="4"))
        rooms = [stock_room(at.cup(f"room/{n}"), at) for n in range(5)]
    assert rooms[4].group is not None and rooms[4].group.foe == "axx/foes#giant-rats"


def test_no_leader_below_three_hit_dice_unless_captains_are_asked_for() -> None:
    with loaded(4, 2, 5, 6, 6) as bag:
        at = Depths(bag, TABLES, 1)
        room = stock_room(at.cup("room"), at)
        assert room.group is not None
        assert throw_leader(at.cup("leader"), at, room.group, at.foes[room.group.foe]) is None
    with loaded(4, 2, 5, 6, 6, 6, 1, 1, 1, 1) as bag:
        at = Depths(bag, TABLES, 1, House(captains="six"))
        room = stock_room(at.cup("room"), at)
        assert room.group is not None
        leader = throw_leader(at.cup("leader"), at, room.group, at.foes[room.group.foe])
    assert leader is not None and (leader.hp, leader.attack, leader.captain) == (14, 3, True)


def test_streams_are_the_rooms_own() -> None:
    at = Depths(Bag("s"), TABLES, 2)
    assert at.cup("room/3/stock").stream == "axx/level/2/room/3/stock"
