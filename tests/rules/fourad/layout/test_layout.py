"""Whole floors: sound over many seeds, never starving, the same for everyone."""

from itertools import pairwise
from statistics import median

import pytest

from printgen.chance.cup import Bag
from printgen.chance.journal import Journal
from printgen.rules.fourad.house import House
from printgen.rules.fourad.layout import extend, lay_out
from printgen.rules.fourad.secret_door import secret_spot, way_out
from tests.rules.fourad.layout.desk import TABLES, faults, laid

FAST = range(1, 151)


def bar(seeds) -> tuple[float, float, float]:
    """Median tiles, median share of the sheet, share truncated."""
    floors = [laid(seed) for seed in seeds]
    tiles = [len(one.tiles) for one in floors]
    cut = sum(tile.truncated for one in floors for tile in one.tiles)
    return median(tiles), median(one.covered for one in floors), cut / sum(tiles)


def test_a_hundred_and_fifty_floors_are_sound():
    assert [(seed, found) for seed in FAST if (found := faults(laid(seed)))] == []


def test_layouts_do_not_starve():
    tiles, share, cut = bar(FAST)
    assert tiles >= 25 and share >= 0.35
    assert 0.18 < cut < 0.28  # stated in RULINGS.md: about 23 in a hundred tiles are truncated


@pytest.mark.long
def test_two_thousand_floors_are_sound_and_do_not_starve():
    seeds = range(1, 2001)
    assert [(seed, found) for seed in seeds if (found := faults(laid(seed)))] == []
    tiles, share, cut = bar(seeds)
    assert tiles >= 25 and share >= 0.35
    assert 0.20 < cut < 0.26


def test_the_entrance_is_centred_on_the_lower_edge_odd_widths_one_column_left():
    for seed in range(1, 40):
        first = laid(seed).tile(1)
        xs = [x for x, _ in first.squares]
        wide = max(xs) - min(xs) + 1
        assert min(xs) == (20 - wide) // 2
        assert max(y for _, y in first.squares) == 27
        assert [one.side for one in first.exits if one.leads == "way in"] == ["s"]


def test_the_oldest_exit_is_opened_first_clockwise_from_north():
    for seed in range(1, 60):
        floor = laid(seed)
        parents = [tile.laid_from for tile in floor.tiles[1:]]
        assert parents == sorted(parents)
        for tile in floor.tiles:
            children = [exit.to for exit in tile.exits if exit.leads == "tile" and exit.to > tile.number]
            assert children == sorted(children)
            sides = ["nesw".index(exit.side) for exit in tile.exits]
            assert sides == sorted(sides)


def test_a_misfit_is_laid_cut_or_stretched_and_its_d66_stands():
    for seed in range(1, 30):
        journal = Journal()
        floor = lay_out(Bag(str(seed), journal=journal), TABLES, House())
        assert len(journal) == len(floor.tiles)
        assert [roll.row for roll in journal.rolls] == [tile.roll for tile in floor.tiles]
        assert [roll.stream for roll in journal.rolls][1:] == [
            f"fourad/tile/{number}/shape" for number in range(2, len(floor.tiles) + 1)
        ]


def test_a_join_is_a_door_if_either_side_is_one():
    seen = set()
    for seed in range(1, 40):
        for tile in laid(seed).tiles:
            for exit in tile.exits:
                if exit.leads == "loop":
                    seen.add(exit.door)
    assert seen == {True, False}  # two open ways may meet; `faults` compares both ends


def test_plain_doors_are_never_locked():
    assert not any(exit.lock for seed in range(1, 20) for tile in laid(seed).tiles for exit in tile.exits)


def test_a_third_of_locked_doors_are_locked_at_three_or_more():
    house = House(doors="locked")
    locks = [
        exit.lock
        for seed in range(1, 80)
        for tile in laid(seed, house).tiles
        for exit in tile.exits
        if exit.door and exit.to > tile.number and exit.leads in ("tile", "loop")
    ]
    assert faults(laid(1, house)) == []
    assert 0.28 < sum(bool(one) for one in locks) / len(locks) < 0.39
    assert set(locks) == {0, 3, 4, 5, 6}


def test_stretch_longer_never_shrinks_a_tile():
    house = House(stretch="longer")
    for seed in range(1, 25):
        floor = laid(seed, house)
        assert faults(floor) == []
        for tile in floor.tiles[1:]:
            if tile.stretched:
                from printgen.rules.fourad.outline import read_outline

                row = TABLES.table("fourad/tiles").row(int(tile.roll))
                assert len(tile.squares) > len(read_outline(row.text, "").cells)


def test_rerolling_one_tiles_shape_leaves_the_dice_of_others():
    plain, other = Journal(), Journal()
    lay_out(Bag("7", journal=plain), TABLES, House())
    lay_out(Bag("7", journal=other, rerolls=("fourad/tile/9/shape",)), TABLES, House())
    faces = {roll.stream: roll.faces for roll in plain.rolls}
    for roll in other.rolls:
        if roll.stream in faces:
            assert roll.faces == faces[roll.stream]
    assert "fourad/tile/9~1/shape" not in {roll.stream for roll in plain.rolls}
    assert any("~1" in roll.stream for roll in other.rolls)


# ------------------------------------------------------------------------------------------------- secret doors


def test_a_secret_door_is_only_where_there_is_free_space_behind_the_wall():
    for seed in range(1, 25):
        floor = laid(seed)
        taken = {at for tile in floor.tiles for at in tile.squares}
        for tile in floor.tiles:
            spot = secret_spot(floor, tile.number)
            right, down = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}.get(spot.side if spot else "", (0, 0))
            if spot is not None:
                ahead = (spot.square[0] + right, spot.square[1] + down)
                assert spot.square in tile.squares
                assert ahead not in taken and 0 <= ahead[0] < 20 and 0 <= ahead[1] < 28


def test_behind_a_secret_door_the_floor_goes_on_and_the_old_tiles_stay():
    for seed in range(1, 40):
        floor = laid(seed)
        spot = next((found for tile in floor.tiles if (found := secret_spot(floor, tile.number))), None)
        if spot is None:
            continue
        more = extend(floor, spot, Bag(str(seed)), TABLES, House())
        assert len(more.tiles) > len(floor.tiles)
        assert more.last == floor.last
        assert faults(more) == []
        for old, new in zip(floor.tiles, more.tiles, strict=False):
            assert old.squares == new.squares and old.roll == new.roll
        door = next(exit for exit in more.tile(spot.tile).exits if exit.secret)
        assert (door.side, door.square, door.to) == (spot.side, spot.square, len(floor.tiles) + 1)


def test_a_secret_way_out_leads_out_of_the_dungeon():
    floor = laid(3)
    spot = next(found for tile in floor.tiles if (found := secret_spot(floor, tile.number)))
    door = way_out(floor, spot).tile(spot.tile).exits[-1]
    assert (door.leads, door.secret, door.door) == ("way out", True, True)


def test_the_shortest_way_is_by_tiles():
    floor = laid("heron-lamp-417")
    far = max(tile.number for tile in floor.tiles)
    way = floor.way(1, far)
    assert way[0] == 1 and way[-1] == far
    for here, there in pairwise(way):
        assert floor.tile(here).exit_to(there)
