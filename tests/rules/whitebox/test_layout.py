"""Whatever falls, an area holds together: joined, apart, inside the sheet, the same again."""

import subprocess
import sys
from collections.abc import Iterator

import pytest

from printgen.errors import Limit
from printgen.rules.whitebox.area import TWELVE
from printgen.rules.whitebox.doors import passages, reachable
from printgen.rules.whitebox.drop import fall
from printgen.rules.whitebox.geometry import area as twice_area
from printgen.rules.whitebox.geometry import inside
from printgen.rules.whitebox.house import House
from printgen.rules.whitebox.layout import lay_out
from printgen.rules.whitebox.result import Area, Die, Drop
from printgen.rules.whitebox.spread import Box
from printgen.tables.load import Tables
from tests.rules.whitebox.conftest import areas

FAST = 24


def check(area: Area) -> None:
    boxes = {room.number: Box(room.x, room.y, room.wide, room.high) for room in area.rooms}
    assert sorted(boxes) == list(range(1, len(area.rooms) + 1)), "numbers are one row"
    for a in boxes:
        assert boxes[a].x >= 1 and boxes[a].y >= 1
        assert boxes[a].x + boxes[a].wide <= area.wide - 1 and boxes[a].y + boxes[a].high <= area.high - 1
        for b in boxes:
            if a < b:
                across = max(boxes[a].x, boxes[b].x) - min(boxes[a].x + boxes[a].wide, boxes[b].x + boxes[b].wide)
                down = max(boxes[a].y, boxes[b].y) - min(boxes[a].y + boxes[a].high, boxes[b].y + boxes[b].high)
                assert max(across, down) >= 2, f"rooms {a} and {b} keep two squares apart"
    served: dict[tuple[int, int], str] = {}
    for way in area.passages:
        for x, y in way.cells:
            assert 0 <= x < area.wide and 0 <= y < area.high
            assert served.setdefault((x, y), way.id) == way.id, "passages share no square"
            for number, box in boxes.items():
                assert not box.holds(x, y)
                near = Box(box.x - 1, box.y - 1, box.wide + 2, box.high + 2).holds(x, y)
                assert not near or number in way.rooms, f"{way.id} passes by room {number} and does not serve it"
    start = next(room.number for room in area.rooms if room.way_in)
    open_doors = [door for door in area.portals if not door.secret]
    assert reachable(open_doors, start) == set(boxes)
    for door in area.portals:
        if door.passage == "way-in":
            assert door.kind == "arch" and not door.secret
    for room in area.rooms:
        assert twice_area(room.outline) > 0, "outlines run clockwise"
        assert len(set(room.outline)) == len(room.outline)
        xs, ys = [x for x, _ in room.outline], [y for _, y in room.outline]
        assert min(xs) >= 100 * room.x and max(xs) <= 100 * (room.x + room.wide)
        assert min(ys) >= 100 * room.y and max(ys) <= 100 * (room.y + room.high)
        for door in area.portals:
            if door.room == room.number:
                assert _on(door.at, room.outline), f"door {door.id} is on the wall of room {room.number}"


def _on(point: tuple[int, int], ring: tuple[tuple[int, int], ...]) -> bool:
    x, y = point
    return any(
        abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) <= 100
        and min(ax, bx) <= x <= max(ax, bx)
        and min(ay, by) <= y <= max(ay, by)
        for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True)
    )


@pytest.mark.parametrize("seed", range(FAST))
def test_an_area_holds_together(seed: int, tables: Tables) -> None:
    check(areas(tables, f"hold-{seed}").areas[0])


@pytest.mark.long
@pytest.mark.parametrize("start", range(0, 2000, 100))
def test_two_thousand_areas_hold_together(start: int, tables: Tables) -> None:
    grown = doors = 0
    for seed in range(start, start + 100):
        area = areas(tables, f"many-{seed}").areas[0]
        check(area)
        grown += area.grown > 0
        doors += len([door for door in area.portals if door.passage.startswith("corridor")])
        assert sum(link.loop for link in area.links) in (1, 2), "there is always a loop to run"
    assert grown <= 2 and 19 <= doors / 100 <= 27


def test_areas_hang_together(tables: Tables) -> None:
    for seed in range(3):
        result = areas(tables, f"chain-{seed}", areas=4)
        assert len(result.areas) == 4
        for area in result.areas:
            check(area)
            for one in area.exits:
                if one.to:
                    other = result.areas[one.to - 1]
                    assert any(back.to == area.number and back.room == one.to_room for back in other.exits)
                    if one.kind == "down":
                        assert other.level == area.level + 1
        assert {area.number for area in result.areas} == reached(result.areas)


def reached(all_areas: tuple[Area, ...]) -> set[int]:
    found, ring = {1}, [1]
    while ring:
        for one in all_areas[ring.pop() - 1].exits:
            if one.to and one.to not in found:
                found.add(one.to)
                ring.append(one.to)
    return found


def drop_of(dice: list[tuple[int, int, int, int]]) -> Drop:
    return Drop(2800, 3600, tuple(Die(*one) for one in dice), by="file")


def odd_drops() -> Iterator[tuple[str, Drop]]:
    yield "one die", drop_of([(20, 7, 1400, 1800)])
    yield "two on one spot", drop_of([(12, 5, 900, 900), (12, 6, 900, 900)])
    yield "collinear across", drop_of([(sides, 2, 200 + 200 * at, 1800) for at, sides in enumerate(TWELVE)])
    yield "collinear down", drop_of([(sides, 3, 1400, 250 + 280 * at) for at, sides in enumerate(TWELVE)])
    yield "collinear aslant", drop_of([(sides, 2, 200 + 200 * at, 300 + 270 * at) for at, sides in enumerate(TWELVE)])
    yield "twelve on one spot", drop_of([(sides, 2, 1400, 1800) for sides in TWELVE])
    yield "in a corner", drop_of([(sides, 2, 0, 0) for sides in TWELVE])
    from printgen.chance.cup import Ink

    places = fall(Ink("forty", "ink/forty"), 40, (2800, 3600))
    kinds = (4, 6, 8, 10, 12, 20, 6, 4)
    yield "forty dice", drop_of([(kinds[at % 8], 1 + at % 4, x, y) for at, (x, y) in enumerate(places)])


@pytest.mark.parametrize(("name", "drop"), list(odd_drops()))
def test_odd_drops_draw(name: str, drop: Drop, tables: Tables) -> None:
    area = areas(tables, name, drop=drop).areas[0]
    check(area)
    assert len(area.rooms) == len(drop.rooms)


@pytest.mark.long
def test_forty_d20_on_one_spot_draw(tables: Tables) -> None:
    drop = drop_of([(20, 1 + at % 20, 1400, 1800) for at in range(40)])
    area = areas(tables, "heap", drop=drop, rooms="none").areas[0]
    check(area)
    assert 5 <= area.grown <= 20


@pytest.mark.long
def test_a_drop_that_fits_nowhere_is_refused() -> None:
    house = House(box_d20="8x6")
    crowd = Drop(500, 20_000, tuple(Die(20, 2 * (at % 9) + 1, 250, 100) for at in range(40)), by="file")
    try:
        lay_out(crowd, house, "south")
    except Limit as error:
        assert "drop fewer" in str(error)


def test_a_wide_tray_makes_a_wide_sheet() -> None:
    layout = lay_out(Drop(4000, 2000, (Die(6, 1, 100, 100), Die(6, 2, 3900, 1900))), House(), "south")
    assert (layout.wide, layout.high) == (36, 18)


def test_the_way_in_is_nearest_the_named_edge(tables: Tables) -> None:
    for edge, far in (("north", lambda b: b.y), ("west", lambda b: b.x)):
        area = areas(tables, "edges", entrance=edge).areas[0]
        way_in = next(room for room in area.rooms if room.way_in)
        assert way_in.number == 1 and far(way_in) == min(far(room) for room in area.rooms)


def test_the_same_drop_is_the_same_map_in_any_process(tables: Tables) -> None:
    code = (
        "from tests.rules.whitebox.worked import given_drop\n"
        "from printgen.rules.whitebox.layout import lay_out\nfrom printgen.rules.whitebox.house import House\n"
        "l = lay_out(given_drop(), House(), 'south')\nprint(l.boxes, l.stretches, l.numbers)"
    )
    shown = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": "."},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "77")
    ]
    assert shown[0] == shown[1]


def test_corridors_are_numbered_and_serve_their_rooms() -> None:
    from tests.rules.whitebox.worked import given_drop

    layout = lay_out(given_drop(), House(), "south")
    ways = passages(layout)
    assert [way.id for way in ways] == [f"corridor-{at}" for at in range(1, len(ways) + 1)]
    assert {number for way in ways for number in way.rooms} == set(range(1, 13))


def test_a_room_number_has_a_place_inside(tables: Tables) -> None:
    for seed in range(4):
        for room in areas(tables, f"in-{seed}").areas[0].rooms:
            x0, y0 = 100 * room.x, 100 * room.y
            spots = [(x0 + 25 * i, y0 + 25 * j) for i in range(1, 4 * room.wide) for j in range(1, 4 * room.high)]
            assert any(inside(spot, room.outline) for spot in spots)
