"""A plan as JSON and as text: out, edited, and in again."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from printgen.draw.exports.plan_file import plan_json, read_plan
from printgen.draw.exports.read import read_map
from printgen.draw.exports.text_map import ring_of, squares_of, text_of
from printgen.draw.exports.text_read import plan_of
from printgen.draw.letters import clean
from printgen.draw.sheet import draw
from printgen.draw.walls import build
from printgen.errors import BadFile, PrintgenError
from printgen.model.plan import Plan, Space
from tests.draw.games import COMMANDS, plans
from tests.draw.samples import SAMPLES

SMALL = """printgen map 1
title "Two rooms"
size 5 3

+-+-+-+-+-+
|. .D. . .|
+   +     +
|. .|. . .|
+-+-+     +
    |. . .|
    +-+-+-+

space 0,0 id="hall" number=1 name="The hall"
space 2,0 id="yard" number=2
door v 2,0 id="d1" note="creaks"
feature "chest" 350,250 id="c" turn=90
stair down s 450,150 id="s" to="level 2"
mark entrance w 0,50 id="in"
label "A" 50,50 id="l"
"""


@pytest.mark.parametrize("name", list(SAMPLES))
def test_json_comes_back_the_same(name: str) -> None:
    plan = SAMPLES[name]()
    assert read_plan(plan_json(plan), "x") == plan


@pytest.mark.parametrize("name", list(SAMPLES))
def test_text_comes_back_the_same_text_and_the_same_walls(name: str) -> None:
    plan = SAMPLES[name]()
    text = text_of(plan)
    again = plan_of(text, "x")
    assert text_of(again) == text
    assert sorted(build(again).edges) == sorted(build(plan).edges)
    assert again.doors == plan.doors and again.features == plan.features and again.stairs == plan.stairs
    assert again.marks == plan.marks and again.labels == plan.labels


@pytest.mark.parametrize(("id", "command"), COMMANDS)
def test_games_maps_go_through_text_and_json(id: str, command: str) -> None:
    for seed in ("2",):
        for plan in plans(id, command, seed).values():
            text = text_of(plan)
            again = read_map(text, "x")
            assert text_of(again) == text
            assert sorted(build(again).edges) == sorted(build(plan).edges)
            assert {door.id: (door.kind, door.at, set(door.sides)) for door in again.doors} == {
                door.id: (door.kind, door.at, set(door.sides)) for door in plan.doors
            }
            assert draw(read_map(plan_json(plan), "x")) == draw(plan)


def test_a_small_text_map_reads_as_it_looks() -> None:
    plan = plan_of(SMALL, "x")
    hall, yard = plan.spaces
    assert hall.outline == ((0, 0), (200, 0), (200, 200), (0, 200)) and hall.name == "The hall"
    assert yard.outline == ((200, 0), (500, 0), (500, 300), (200, 300)) and yard.number == 2
    (door,) = plan.doors
    assert (door.kind, door.at, door.axis, door.sides, door.note) == (
        "door",
        (200, 50),
        "v",
        ("hall", "yard"),
        "creaks",
    )
    assert plan.feet == 10 and plan.stairs[0].to == "level 2" and plan.features[0].turn == 90


def test_a_door_drawn_into_the_picture_is_a_door() -> None:
    plan = plan_of(SMALL.replace("|. .|. . .|", "|. .L. . .|"), "x")
    assert [(door.kind, door.at) for door in plan.doors] == [("door", (200, 50)), ("locked", (200, 150))]


def test_a_door_rubbed_out_of_the_picture_is_gone() -> None:
    assert plan_of(SMALL.replace("|. .D. . .|", "|. .|. . .|"), "x").doors == ()


def test_a_door_redrawn_keeps_its_name_and_note() -> None:
    (door,) = plan_of(SMALL.replace("|. .D. . .|", "|. .S. . .|"), "x").doors
    assert (door.kind, door.id, door.note) == ("secret", "d1", "creaks")


def test_a_wall_rubbed_out_joins_two_rooms() -> None:
    open_plan = (
        SMALL.replace("|. .|. . .|", "|. .  . . .|")
        .replace('space 2,0 id="yard" number=2\n', "")
        .replace("|. .  . . .|", "|. . . . .|")
    )
    assert len(plan_of(open_plan, "x").spaces) == 1


REFUSED = [
    ("hello", "neither a plan"),
    ("printgen map 2\n", "line 1"),
    ("printgen map 1\ntitle x\n\n", "no size"),
    ("printgen map 1\nsize 0 3\n\n", "give 1 to"),
    ("printgen map 1\nsize 9999 3\n\n", "give 1 to"),
    ("printgen map 1\nsizes 5 3\n\n", "did you mean “size”"),
    (SMALL.replace("|. .D. . .|", "|. .Z. . .|"), "“Z” is no edge"),
    (SMALL.replace("|. .D. . .|", "|. xD. . .|"), "line 6, letter 4: “x” is no ground"),
    (SMALL.replace("|. .D. . .|", "|. .D. . . . . .|"), "11 make 5 squares"),
    (SMALL.replace("space 0,0", "space 0,2"), "is rock"),
    (SMALL.replace("space 2,0", "space 1,1"), "named twice"),
    (SMALL.replace("number=1", "number=one"), "whole number"),
    (SMALL.replace("feature", "featur"), "did you mean “feature”"),
    (SMALL.replace("350,250", "350;250"), "is no place"),
    (SMALL.replace("350,250", "9350,250"), "lies off the sheet"),
    (SMALL.replace("stair down s", "stair sideways s"), "sideways"),
    (SMALL.replace("mark entrance", "mark entrances"), "entrances"),
    ('{"format": 1}', "plan"),
    ('{"format": 2, "plan": {"title": "x", "width": 4, "height": 4}}', "plan format 2"),
    ('{"format": 1, "plan": {"title": "x", "width": 4, "height": 4, "hight": 3}}', "hight"),
    ('{"format": 1, "plan": {"title": "x", "width": 4000, "height": 4}}', "give 1 to"),
    ('{"format": 1, "plan": {"title": "x", "width": 4, "height": 4, "spaces": [{"id": "a", "kind": "room", "outline": [[0, 0], [1, 1]]}]}}', "three points"),
    ('{"format": 1, "plan": {"title": "x", "width": 4, "height": 4, "doors": [{"id": "d", "kind": "gate", "at": [1, 1], "axis": "h"}]}}', "gate"),
    ("{", "truncated"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "says"), REFUSED)
def test_a_bad_map_is_refused_with_its_place(text: str, says: str) -> None:
    with pytest.raises(PrintgenError) as caught:
        read_map(text, "my.txt")
    assert says in str(caught.value) and "my.txt" in str(caught.value) and "\n" not in str(caught.value)


@given(st.frozensets(st.tuples(st.integers(0, 6), st.integers(0, 6)), min_size=1, max_size=30))
@settings(max_examples=80, deadline=None)
def test_rings_of_any_squares_hold_just_those_squares(squares: frozenset[tuple[int, int]]) -> None:
    rings = ring_of(squares)
    for ring in rings:
        assert len(ring) >= 4
    outer = [ring for ring in rings if ring == rings[0]]
    assert outer
    if len([ring for ring in rings if _clockwise(ring)]) == 1:  # one piece
        space = Space("a", "room", rings[0], tuple(rings[1:]))
        assert squares_of(space) == squares


def _clockwise(ring: tuple[tuple[int, int], ...]) -> bool:
    from printgen.draw.geometry import area

    return area(ring) > 0


@given(st.text(max_size=60), st.text(max_size=60))
@settings(max_examples=60, deadline=None)
def test_any_words_survive_the_text(title: str, name: str) -> None:
    plan = Plan(
        title, 4, 4, spaces=(Space("a", "room", ((0, 0), (400, 0), (400, 400), (0, 400)), number=1, name=name),)
    )
    try:
        again = plan_of(text_of(plan), "x")
    except BadFile as error:
        raise AssertionError(text_of(plan)) from error
    assert again.title == clean(title) and again.spaces[0].name == clean(name)
