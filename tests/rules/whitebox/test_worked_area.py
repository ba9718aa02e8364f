"""The addendum's worked area comes out to every number."""

import pytest

from printgen.chance.loaded import loaded
from printgen.rules.whitebox.area import roll_area
from printgen.rules.whitebox.dropfile import read_drop
from printgen.rules.whitebox.house import House
from printgen.rules.whitebox.result import Area, AreaOptions, Die, Drop
from printgen.rules.whitebox.shape import floor_of
from printgen.rules.whitebox.spread import Box
from printgen.shelf import open_shelf
from printgen.tables.load import Tables
from tests.rules.whitebox import worked

# by room, clockwise from north
DOORS = {1: [2], 2: [5, 1, 4], 3: [3, 6], 4: [2], 5: [1, 5, 3], 6: [4, 6], 7: [2], 8: [1, 4], 9: [3], 10: [5, 2], 11: [6], 12: [1]}  # fmt: skip


@pytest.fixture(scope="module")
def area() -> Area:
    doors = [face for number in range(1, 13) for face in DOORS[number]]
    dice = [
        *worked.feature_and_names(), *doors, *worked.room_drops(), *worked.monsters(), *worked.trap(),
        *worked.treasure(), *worked.wanderers_and_torches(),
    ]  # fmt: skip
    with loaded(*dice) as bag:
        return roll_area(bag, Tables(open_shelf()), House(), AreaOptions(), 1, 1, "south", given=worked.given_drop())


def test_the_drop_file_reads_as_the_worked_drop() -> None:
    assert read_drop(worked.DROP, "drop.csv", (2800, 3600)) == worked.given_drop()


def test_without_a_tray_the_dice_lie_on_the_same_squares(area: Area) -> None:
    from printgen.rules.whitebox.layout import lay_out

    bare = lay_out(read_drop(worked.DROP, "drop.csv"), House(), "south")
    assert [(box.x, box.y) for box in bare.boxes] == [
        (room.x, room.y) for room in sorted(area.rooms, key=lambda one: one.die)
    ]


def test_rooms_are_numbered_from_the_way_in_and_stand_at_their_corners(area: Area) -> None:
    for room in area.rooms:
        die = area.drop.rooms[room.die]
        assert (die.sides, die.face, (room.x, room.y)) == worked.ROOMS[room.number]
    assert area.grown == 0


def test_the_tree_and_the_loop(area: Area) -> None:
    assert {link.rooms: link.length for link in area.links if not link.loop} == worked.TREE
    assert [(link.rooms, link.length) for link in area.links if link.loop] == [worked.LOOP]


def test_the_feature_is_a_sentence(area: Area) -> None:
    assert area.feature.sentence == "The shrines in every room give off a foul smell."


def test_room_names(area: Area) -> None:
    assert [room.name for room in area.rooms] == [
        "common room", "armory", "bunks", "garbage pit", "kitchen", "vault", "passage", "laboratory", "winery",
        "stairs down", "cistern", "statuary",
    ]  # fmt: skip
    assert [room.number for room in area.rooms if room.lair] == [4, 6]


def test_doors(area: Area) -> None:
    kinds = {
        number: [door.kind for door in area.portals if door.room == number and door.passage.startswith("corridor")]
        for number in range(1, 13)
    }
    assert kinds[6] == ["iron-locked", "iron"]
    assert sorted(kinds[7]) == ["open", "stuck"], "one door is shared with the vault, at the vault's end"
    assert kinds[5] == ["stuck", "arch", "stuck"] and kinds[11] == ["arch"] and kinds[12] == ["stuck"]
    locked = next(door for door in area.portals if door.locked)
    assert (locked.room, locked.key) == (6, 4)


def test_who_lives_there(area: Area) -> None:
    held = {room.number: (room.group.key, room.group.hp) for room in area.rooms if room.group is not None}
    assert held == {
        1: ("rat-giant", (4,)), 2: ("orc", (4,)), 4: ("rat-giant", (3, 1, 5, 2, 1)), 5: ("goblin", (1,)),
        6: ("goblin", (5, 1, 3, 1, 4)), 11: ("goblin", (2,)),
    }  # fmt: skip
    assert sum(area.foe(key).xp * len(hp) for key, hp in held.values()) == 145


def test_the_trap_is_a_spiked_pit(area: Area) -> None:
    trap = area.room(5).trap
    assert trap is not None and trap.name == "Pit"
    assert trap.detail.startswith("10 ft deep, 1d6") and "spikes" in trap.detail


def test_treasure(area: Area) -> None:
    rats = area.room(4).hoards[0]
    assert (rats.cp, rats.sp, rats.gp, rats.finds) == (2000, 500, 30, ())
    goblins, vault = area.room(6).hoards
    assert (goblins.cp, goblins.sp, goblins.gp) == (1500, 350, 0) and goblins.finds[0].worth == 112
    assert (vault.cp, vault.ep) == (600, 200) and [find.worth for find in vault.finds] == [50, 100]
    (hidden,) = area.room(11).hoards
    assert (hidden.cp, hidden.sp) == (300, 100) and hidden.finds[0].text == "Scroll of protection from Drowning"
    assert area.room(2).hoards[0].empty
    worth = [sum(hoard.copper for hoard in area.room(number).hoards) for number in (4, 6, 11)]
    assert worth == [10_000, 16_200 + 25_600, 1_300] and sum(worth) == 53_100


def test_the_passage_of_room_seven_leads_to_twelve(area: Area) -> None:
    secret = next(way for way in area.passages if way.secret and len(way.rooms) == 2)
    assert set(secret.rooms) == {7, 12}


def test_stairs_and_a_way_on(area: Area) -> None:
    assert {(one.room, one.kind) for one in area.exits} == {(1, "in"), (7, "level"), (10, "down")}


def test_room_five_by_its_own_dice() -> None:
    places = ((4, 1, 2, 8), (6, 5, 10, 4), (8, 2, 6, 0), (10, 7, 0, 5), (12, 12, 5, 10), (20, 17, 4, 4))
    own = Drop(1000, 1000, tuple(Die(sides, face, 100 * x, 100 * y) for sides, face, x, y in places))
    floor = floor_of(own, Box(10, 23, 3, 3))
    assert floor.places == ((150, 450), (550, 250), (350, 50), (50, 300), (300, 550), (250, 250))
    from printgen.rules.whitebox.geometry import hull, inside

    bare = hull(floor.places)
    assert len(bare) == 5 and inside((250, 250), bare)
