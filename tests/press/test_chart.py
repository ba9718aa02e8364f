"""The life chart: names, figures and rooms keep out of each other's way."""

import re
from itertools import pairwise

import pytest

from printgen.press.chart import Strip, life_chart
from printgen.press.typecase import width


@pytest.mark.parametrize("name", ["Tansy", "Владимир", "Wilhelmina", "W" * 60, "Brannoch Slate", "Ö" * 30])
def test_a_name_ends_before_its_start_figure(name: str) -> None:
    chart = life_chart([Strip(name, "warrior", 7, [7, 5])], ["1", "out"], {})
    found = re.search(r'font-size="([\d.]+)">([^<]+)</text><text x="0"[^>]*font-family="Alegreya Sans"', chart)
    assert found, chart
    assert width(found[2], "text-bold", float(found[1])) <= 16


def test_the_last_room_gives_way_to_the_way_out() -> None:
    rooms = [*(str(number) for number in range(20, 50)), "out"]
    chart = life_chart([Strip("Tansy", "rogue", 4, [4] * 31)], rooms, {})
    shown = re.findall(r'<text x="([\d.]+)" y="3.2"[^>]*>([^<]+)<', chart)
    places = [float(x) for x, _ in shown]
    assert shown[-1][1] == "out"
    assert places[-1] - places[-2] >= 7
    assert min(b - a for a, b in pairwise(places)) >= 5


def test_a_party_of_high_levels_keeps_to_the_height_of_a_low_one() -> None:
    def height(most: int) -> float:
        strips = [Strip(name, "warrior", most, [most]) for name in ("A", "B", "C", "D")]
        found = re.search(r'height="([\d.]+)mm"', life_chart(strips, ["1"], {}))
        assert found
        return float(found[1])

    assert height(12) <= height(7) + 3
