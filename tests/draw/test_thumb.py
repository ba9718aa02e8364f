"""A part of a map as a small picture, and pictures as PNG."""

import io
import re

import pytest
from PIL import Image

from printgen.draw.png import png_of, size_mm
from printgen.draw.sheet import draw
from printgen.draw.thumb import EDGE, cropped, thumb
from printgen.errors import Limit, Usage
from printgen.model.plan import Feature, Plan, Space
from tests.draw.games import COMMANDS, referee
from tests.draw.samples import box, rooms, tiles


def test_a_thumbnail_is_its_spaces_and_a_ring_of_rock() -> None:
    svg = thumb(rooms(), ("room/1",), 4)
    assert size_mm(svg) == pytest.approx(((600 + 2 * EDGE) * 0.04, (500 + 2 * EDGE) * 0.04), abs=0.01)


def test_only_what_belongs_to_the_spaces_is_in_it() -> None:
    part = cropped(rooms(), frozenset({"room/1"}))
    assert {space.id for space in part.spaces} == {"room/1"}
    assert {door.id for door in part.doors} == {"d/1", "d/5", "d/19", "d/22"}
    assert {one.kind for one in part.features} == {"table", "stool", "weapon-rack"}
    assert [stair.id for stair in part.stairs] == ["s/1"]


def test_a_passage_round_a_room_shows_nothing_of_the_room() -> None:
    way = tuple((x * 100, y * 100) for x, y in ((0, 0), (1, 0), (1, 5), (6, 5), (6, 6), (0, 6)))
    spaces = (Space("p", "corridor", way), Space("r", "room", box(2, 1, 4, 3), number=1))
    things = (
        Feature("a", "altar", (350, 250)),
        Feature("b", "rubble", (50, 250)),
        Feature("c", "compartment", (2, 450)),
    )
    found = cropped(Plan("x", 7, 7, spaces=spaces, features=things), frozenset("p"))
    assert [one.id for one in found.features] == ["b", "c"]
    assert [one.id for one in cropped(Plan("x", 7, 7, spaces=spaces, features=things), frozenset("r")).features] == [
        "a"
    ]


def test_a_number_is_shown_when_asked() -> None:
    assert ">4<" in thumb(rooms(), ("room/4",), 5, number=True)
    assert ">4<" not in thumb(rooms(), ("room/4",), 5)


def test_a_thumbnail_is_small() -> None:
    assert max(len(thumb(tiles(), (space.id,), 4)) for space in tiles().spaces) <= 12_000


def test_no_such_space_is_said() -> None:
    with pytest.raises(Usage, match="no space of this plan is called attic"):
        thumb(rooms(), ("attic",), 4)


@pytest.mark.parametrize(("id", "command"), COMMANDS)
def test_every_space_of_a_games_map_has_a_thumbnail(id: str, command: str) -> None:
    plan = referee(id, command, "2")
    for space in plan.spaces:
        assert thumb(plan, (space.id,), 3).startswith("<svg")


def test_a_png_has_the_size_its_dots_ask_for() -> None:
    svg = draw(rooms())
    width, height = size_mm(svg)
    picture = Image.open(io.BytesIO(png_of(svg, 72)))
    assert picture.size == (round(width / 25.4 * 72), round(height / 25.4 * 72))


def test_a_png_too_large_is_refused_before_it_is_drawn() -> None:
    with pytest.raises(Limit, match="smaller --dpi"):
        png_of(draw(rooms()), 20_000)


def test_without_resvg_a_png_comes_through_a_pdf(monkeypatch: pytest.MonkeyPatch) -> None:
    import printgen.draw.png as png

    monkeypatch.setattr(png, "find_spec", lambda name: None)
    picture = Image.open(io.BytesIO(png.png_of(draw(rooms()), 40)))
    assert picture.width > 200 and picture.convert("L").getextrema()[0] < 60


def test_a_map_says_its_size_in_millimetres() -> None:
    assert re.match(r'<svg [^>]*width="[0-9.]+mm"', draw(rooms()))
