"""The tray as a picture: every number and word can be read."""

import re
from itertools import combinations

import pytest

from printgen.pages.whitebox.area_document import area_tray
from printgen.pages.whitebox.drop_sheet import tray_mm, tray_picture
from printgen.rules.whitebox.result import Die, Drop
from printgen.tables.load import Tables
from tests.rules.whitebox.conftest import areas

CIRCLE = re.compile(r'<circle cx="([\d.-]+)" cy="([\d.-]+)" r="([\d.]+)" fill="#fff" stroke="#000"')
WORD = re.compile(r'<text x="([\d.-]+)" y="([\d.-]+)"[^>]*font-size="([\d.]+)" text-anchor="middle">(feature|way in)<')


def boxes(picture: str) -> dict[str, tuple[float, float, float, float]]:
    found = {}
    for at, (x, y, r) in enumerate(CIRCLE.findall(picture)):
        found[f"number {at}"] = (float(x) - float(r), float(y) - float(r), float(x) + float(r), float(y) + float(r))
    for x, y, size, words in WORD.findall(picture):
        half = 0.25 * float(size) * len(words)
        found[words] = (float(x) - half, float(y) - 0.7 * float(size), float(x) + half, float(y))
    return found


@pytest.mark.parametrize("entrance", ["north", "east", "south", "west"])
def test_no_number_or_word_on_the_tray_covers_another(tables: Tables, entrance: str) -> None:
    for seed in range(12):
        area = areas(tables, f"tray {seed}", entrance=entrance, rooms="none").areas[0]
        held = boxes(area_tray(area, "tray"))
        assert len(held) == 14, held
        for (a, one), (b, other) in combinations(held.items(), 2):
            apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
            assert apart, (seed, a, b)
        for name, box in held.items():
            assert box[0] > 0 and box[1] > 0 and box[2] < area.drop.wide / 10 and box[3] < area.drop.high / 10, name


def test_a_die_at_the_edge_has_a_short_arrow(tables: Tables) -> None:
    drop = Drop(2800, 3600, (Die(6, 2, 1400, 3350), Die(8, 3, 600, 900)), by="file")
    picture = tray_picture(drop, {0: 1, 1: 2}, [(0, 1)], 0, "south", "edge")
    tip = re.search(r'<path d="M140 ([\d.]+)L[\d. L]+Z"', picture)
    assert tip is not None and float(tip[1]) >= 333, "its point does not lie beyond the die"


def test_a_large_page_keeps_room_for_the_table_below_the_tray() -> None:
    drop = Drop(2800, 3600, tuple(Die(6, 1, 200 * at + 100, 500) for at in range(12)))
    assert tray_mm(drop, (117, 174.3)) == 112.5, "a pocket page is the tray's alone"
    a4 = tray_mm(drop, (174, 256.8))
    assert 80 < a4 < 120 and a4 * 36 / 28 + 38 + 12 * 5.9 < 257
