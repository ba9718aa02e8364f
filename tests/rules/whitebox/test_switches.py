"""Every switch has its other reading, and every level its monsters."""

from typing import get_args, get_type_hints

import pytest

from printgen.house import parse_house
from printgen.rules.whitebox.house import House
from printgen.tables.load import Tables
from tests.rules.whitebox.conftest import areas, caves
from tests.rules.whitebox.worked import given_drop

OTHERS = [
    (name, value)
    for name, kind in get_type_hints(House).items()
    for value in get_args(kind)
    if value != getattr(House(), name)
]


@pytest.mark.parametrize(("name", "value"), OTHERS)
def test_every_other_reading_rolls(name: str, value: str, tables: Tables) -> None:
    house = parse_house([f"{name.replace('box_', 'box.')}={value}"], House)
    assert getattr(house, name) == value
    if name.startswith("cave"):
        assert caves(tables, "switch", house).caves
    else:
        assert areas(tables, "switch", house, drop=given_drop() if name != "feature_die" else None).areas


def test_what_switches_do(tables: Tables) -> None:
    drop = given_drop()
    plain = areas(tables, "does", drop=drop).areas[0]
    assert {door.kind for door in areas(tables, "does", House(stuck="all"), drop=drop).areas[0].portals} & {
        "door"
    } == set()
    assert not any(
        door.kind == "stuck" for door in areas(tables, "does", House(stuck="none"), drop=drop).areas[0].portals
    )
    assert not any(door.locked for door in areas(tables, "does", House(iron_locked="0"), drop=drop).areas[0].portals)
    assert all(
        door.locked
        for door in areas(tables, "does", House(iron_locked="6"), drop=drop).areas[0].portals
        if door.kind.startswith("iron")
    )
    vault = next(room for room in plain.rooms if room.face == 20)
    assert [one.where for one in vault.hoards] == ["hoard", "vault"]
    cache_only = areas(tables, "does", House(vault="cache"), drop=drop).areas[0]
    assert [one.where for one in next(room for room in cache_only.rooms if room.face == 20).hoards] == ["vault"]
    small = areas(tables, "does", House(box_d20="4x4"), drop=drop).areas[0]
    assert next((room.wide, room.high) for room in small.rooms if room.face == 20) == (4, 4)
    rolled = areas(tables, "does", House(feature_die="rolled")).areas[0]
    assert rolled.drop.feature is None and len(rolled.rooms) == 12 and len(rolled.feature.throws) >= 2


def test_a_dead_end_gets_a_secret_way_or_stops(tables: Tables) -> None:
    for seed in range(60):
        first = areas(tables, f"dead-{seed}").areas[0]
        if any(room.area_change for room in first.rooms):
            continue
        two = areas(tables, f"dead-{seed}", areas=2).areas
        assert len(two) == 2 and any(one.kind == "secret" and one.to == 2 for one in two[0].exits)
        assert len(areas(tables, f"dead-{seed}", House(dead_end="stop"), areas=2).areas) == 1
        door = next(door for door in two[0].portals if door.passage == "secret-way")
        assert door.secret and door.kind == "secret"
        return
    raise AssertionError("no dead end among sixty")


@pytest.mark.parametrize("level", [*range(1, 12), 20])
def test_every_level_has_its_monsters(level: int, tables: Tables) -> None:
    area = areas(tables, f"deep-{level}", level=level).areas[0]
    assert area.level == level and len(area.wanderers) == 6 and all(group.hp for group in area.wanderers)
    assert caves(tables, f"deep-{level}", level=level).caves[0].level == level


def test_rooms_none_keeps_the_area_sheet_alone(tables: Tables) -> None:
    area = areas(tables, "bare", rooms="none").areas[0]
    assert all(room.drop is None and not room.things and room.shape == "box" for room in area.rooms)
    for room in area.rooms:
        if room.lair:
            assert room.group is not None and room.hoards


def test_a_type_nineteen_works_the_first_there_is(tables: Tables) -> None:
    from printgen.rules.whitebox.result import Die, Drop

    drop = given_drop()
    dice = [Die(die.sides, 19 if die.face == 15 else die.face, die.x, die.y, die.role) for die in drop.dice]
    area = areas(tables, "works", drop=Drop(drop.wide, drop.high, tuple(dice), "file")).areas[0]
    assert next(room.works for room in area.rooms if room.face == 19).startswith("opens and locks the iron")
    dice = [
        Die(die.sides, {20: 9}.get(die.face, die.face) if die.sides == 20 else die.face, die.x, die.y, die.role)
        for die in dice
    ]
    area = areas(tables, "works", rooms="none", drop=Drop(drop.wide, drop.high, tuple(dice), "file")).areas[0]
    works = next(room.works for room in area.rooms if room.face == 19)
    assert "portcullis" in works and sum(door.kind == "portcullis" for door in area.portals) == 1


def test_water_rooms_hold_their_water(tables: Tables) -> None:
    from printgen.rules.whitebox.geometry import inside
    from printgen.rules.whitebox.shape import floor_of
    from printgen.rules.whitebox.spread import Box
    from printgen.rules.whitebox.water import water_of

    floor = floor_of(None, Box(1, 1, 6, 5))
    for name in ("fountain", "pool", "stream", "river", "lake"):
        water = water_of(name, floor, (600, 100))
        assert water is not None and len(water.outline) >= 4
        assert inside((600, 240 if name == "lake" else 500), water.outline)
    lake = water_of("lake", floor, (600, 100))
    assert lake is not None and max(y for _, y in lake.outline) == 500, "a lake fills the half by its die"
    assert water_of("shrine", floor, (0, 0)) is None
