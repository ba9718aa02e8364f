"""Caves: one hollow, no wall too sharp, no island too small, bent tunnels, ledges by chasms, life forms by the dice."""

import time

import pytest

from printgen.draw.look import Look
from printgen.draw.sheet import draw
from printgen.pages.whitebox.cave_plans import cave_plan
from printgen.rules.whitebox.cave import kind_of
from printgen.rules.whitebox.cave_field import area_of, sharpest
from printgen.rules.whitebox.geometry import inside
from printgen.rules.whitebox.house import House
from printgen.rules.whitebox.result import Cave, Die, Drop
from printgen.tables.load import Tables
from tests.rules.whitebox.conftest import caves

FAST = 30


def check(cave: Cave) -> None:
    for ring in (cave.outline, *cave.holes):
        assert sharpest(ring) <= 35
        assert abs(area_of(ring)) >= 0.3 * 10_000
        assert all(0 <= x <= 100 * cave.wide and 0 <= y <= 100 * cave.high for x, y in ring)
    assert area_of(cave.outline) > 0 and all(area_of(hole) < 0 for hole in cave.holes)
    for tunnel in cave.tunnels:
        (ax, ay), (bx, by) = tunnel.line[0], tunnel.line[-1]
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        if length:
            off = max(abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length for x, y in tunnel.line)
            assert off >= 30, "off its chord by three tenths of a square"
    for spot in cave.spots:
        assert inside(spot.at, cave.outline) and not any(inside(spot.at, hole) for hole in cave.holes)
        if spot.kind == "chasm":
            assert len(spot.ring) >= 3
    assert sorted(spot.number for spot in cave.spots) == list(range(1, len(cave.spots) + 1))
    assert sum(one.kind == "in" for one in cave.exits) == 1


@pytest.mark.parametrize("seed", range(FAST))
def test_a_cave_holds_together(seed: int, tables: Tables) -> None:
    check(caves(tables, f"cave-{seed}").caves[0])


@pytest.mark.long
@pytest.mark.parametrize("start", range(0, 2000, 200))
def test_two_thousand_caves_hold_together(start: int, tables: Tables) -> None:
    for seed in range(start, start + 200):
        check(caves(tables, f"hollow-{seed}").caves[0])


def test_rolling_and_drawing_is_quick_and_small(tables: Tables) -> None:
    caves(tables, "warm")
    for seed in range(5):
        start = time.process_time()
        svg = draw(cave_plan(caves(tables, f"quick-{seed}").caves[0], "x"), Look())
        assert time.process_time() - start <= 0.6
        assert len(svg.encode()) <= 120_000


def test_what_a_face_is(tables: Tables) -> None:
    cases = {
        (4, 4): "plants", (4, 1): "way", (6, 6): "monster", (8, 8): "monster", (20, 20): "monster", (20, 6): "ceiling",
        (20, 19): "ceiling", (12, 2): "pillar", (10, 3): "chasm", (20, 4): "raised", (6, 5): "water",
    }  # fmt: skip
    for (sides, face), kind in cases.items():
        assert kind_of(tables, House(), Die(sides, face, 0, 0)) == kind
    assert kind_of(tables, House(cave_d4="monster"), Die(4, 4, 0, 0)) == "monster"


def dropped(*dice: tuple[int, int, int, int]) -> Drop:
    return Drop(2800, 3600, tuple(Die(*one) for one in dice), by="file")


def test_ways_on_and_shafts_by_the_die(tables: Tables) -> None:
    drop = dropped(
        (4, 1, 300, 300),
        (6, 1, 2400, 300),
        (8, 1, 300, 3200),
        (10, 1, 2400, 3200),
        (12, 1, 1400, 1000),
        (20, 1, 1400, 2400),
    )
    cave = caves(tables, "ways", drop=drop).caves[0]
    assert [(one.kind, one.text) for one in cave.exits] == [
        ("in", "way in"), ("level", "crawl, single file"), ("level", "way on, 5 ft wide"), ("down", "shaft down"),
        ("level", "way on, 10 ft wide"), ("down", "shaft down"), ("down", "shaft down, 20 ft wide"),
    ]  # fmt: skip
    never = caves(tables, "ways", House(cave_down="never"), drop=drop).caves[0]
    assert not any(one.kind == "down" for one in never.exits)


def test_a_chasm_leaves_a_ledge(tables: Tables) -> None:
    for sides in (6, 8, 10, 12, 20):
        cave = caves(tables, f"ledge-{sides}", drop=dropped((sides, 3, 1400, 1800), (6, 2, 600, 600))).caves[0]
        ring = next(spot for spot in cave.spots if spot.kind == "chasm").ring
        for x, y in ring:
            assert inside((x, y), cave.outline)
            assert min(abs(x - a) + abs(y - b) for a, b in cave.outline) >= 60


def test_the_mean_of_the_heights_is_the_ceiling_elsewhere(tables: Tables) -> None:
    cave = caves(tables, "height", drop=dropped((20, 10, 900, 900), (12, 7, 1900, 2000), (6, 2, 500, 2600))).caves[0]
    assert cave.ceiling == 9
    assert caves(tables, "low", drop=dropped((6, 2, 900, 900))).caves[0].ceiling == 15


def test_a_kinds_number_is_rolled_once_and_spread(tables: Tables) -> None:
    drop = dropped((6, 6, 600, 600), (8, 8, 1500, 1500), (10, 10, 2200, 2600))
    for seed in range(8):
        cave = caves(tables, f"spread-{seed}", drop=drop).caves[0]
        assert len(cave.groups) == 3 and all(len(one.hp) >= 1 for one in cave.groups)
        by_kind: dict[str, list[int]] = {}
        for one in cave.groups:
            by_kind.setdefault(one.key, []).append(len(one.hp))
        assert all(max(held) - min(held) <= 1 for held in by_kind.values())
        assert len(cave.hoards) == 1
    assert not caves(tables, "poor", House(cave_hoard="no"), drop=drop).caves[0].hoards


def test_caves_hang_together(tables: Tables) -> None:
    for seed in range(4):
        found = caves(tables, f"more-{seed}", caves=3).caves
        for cave in found:
            check(cave)
            for one in cave.exits:
                if one.to and one.kind != "in":
                    assert found[one.to - 1].level == cave.level + (one.kind == "down")


@pytest.mark.parametrize(
    "drop",
    [
        dropped((20, 20, 1400, 1800)), dropped((12, 3, 1400, 1800), (12, 5, 1400, 1800)), dropped((20, 5, 0, 0)),
        dropped(*[(sides, 2, 200 + 220 * at, 1800) for at, sides in enumerate((4, 4, 6, 6, 8, 8, 10, 10, 12, 12, 20, 20))]),
        dropped(*[((4, 6, 8, 10, 12, 20)[at % 6], 1 + at % 4, 100 + 67 * at, 3500 - 85 * at) for at in range(40)]),
    ],
    ids=["one", "two on one spot", "in the corner", "collinear", "forty"],
)  # fmt: skip
def test_odd_drops_draw(drop: Drop, tables: Tables) -> None:
    cave = caves(tables, "odd", drop=drop).caves[0]
    check(cave)
    assert draw(cave_plan(cave, "x"), Look()).startswith("<")
