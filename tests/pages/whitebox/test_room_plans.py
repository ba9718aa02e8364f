"""Rooms by themselves: what stands in them stands inside."""

import pytest

from printgen.pages.whitebox.area_plans import COMPASS, room_plan
from printgen.pages.whitebox.words import find_words, many
from printgen.rules.whitebox.geometry import inside
from printgen.rules.whitebox.result import Find
from printgen.tables.load import Tables
from tests.rules.whitebox.conftest import areas


def test_a_monster_stands_on_the_floor_and_on_no_other_monster(tables: Tables) -> None:
    met = 0
    for seed in range(8):
        area = areas(tables, f"beside {seed}", level=2).areas[0]
        for room in area.rooms:
            plan = room_plan(area, room)
            floor = plan.spaces[0].outline
            foes = [one.at for one in plan.features if one.kind == "monster"]
            for x, y in foes:
                assert inside((x, y), floor), (seed, room.number)
                corners = [(x + 30 * dx, y + 30 * dy) for dx, dy in COMPASS]
                assert sum(inside(corner, floor) for corner in corners) >= 6, (seed, room.number)
            assert len(set(foes)) == len(foes), (seed, room.number)
            met += len(foes)
    assert met > 50


SEVERAL = {
    "piece of jewelry": "pieces of jewelry",
    "gem or jewel": "gems or jewels",
    "fancy stone": "fancy stones",
    "gem": "gems",
}


@pytest.mark.parametrize("kind", SEVERAL)
def test_several_of_a_find_are_said_in_words(kind: str) -> None:
    assert many(kind) == SEVERAL[kind]
    finds = [Find(f"{kind}, {worth} gp", worth) for worth in (400, 1000)]
    assert find_words(finds) == [f"two {SEVERAL[kind]}: 400, 1,000 gp"]
    assert find_words(finds[:1]) == [f"{kind}, 400 gp"]
