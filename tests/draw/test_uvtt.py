"""Universal VTT, field by field as the format is published, and never at odds with the drawing."""

import base64
import io
import json
from itertools import pairwise
from math import isclose, pi
from typing import Any

import pytest
from PIL import Image

from printgen.draw.exports.chains import chained
from printgen.draw.exports.uvtt import uvtt_data, uvtt_of
from printgen.draw.look import Look
from printgen.draw.walls import build
from printgen.model.plan import Door, DoorKind, Feature, Plan, Space
from tests.draw.games import COMMANDS, plans
from tests.draw.samples import box, cave, rooms

SPACES = (Space("a", "room", box(1, 1, 4, 4)), Space("b", "room", box(5, 1, 4, 4)))


def data(*doors: Door, **more: Any) -> dict[str, Any]:
    return uvtt_data(Plan("x", 10, 6, spaces=SPACES, doors=doors, **more), pixels=20)


def door(kind: DoorKind) -> Door:
    return Door("d", kind, (500, 250), "v", ("a", "b"))


def sight_at(found: dict[str, Any], x: float, y: float) -> bool:
    """Whether a wall stands at a place, on upright walls."""
    for line in found["line_of_sight"]:
        for one, two in pairwise(line):
            low, high = sorted((one["y"], two["y"]))
            if one["x"] == two["x"] == x and low <= y <= high:
                return True
    return False


def test_the_fields_are_those_of_the_published_format() -> None:
    found = json.loads(uvtt_of(rooms(), pixels=20))
    assert set(found) == {
        "format", "resolution", "line_of_sight", "objects_line_of_sight", "portals", "environment", "lights", "image",
    }  # fmt: skip
    assert found["format"] == 0.3
    assert found["resolution"] == {
        "map_origin": {"x": 0, "y": 0},
        "map_size": {"x": 30, "y": 30},
        "pixels_per_grid": 20,
    }
    assert found["environment"] == {"baked_lighting": False, "ambient_light": "ffffffff"}
    for line in found["line_of_sight"]:
        assert len(line) >= 2 and all(set(point) == {"x", "y"} for point in line)
    for portal in found["portals"]:
        assert set(portal) == {"position", "bounds", "rotation", "closed", "freestanding"}
        assert len(portal["bounds"]) == 2 and isinstance(portal["closed"], bool)
    for light in found["lights"]:
        assert set(light) == {"position", "range", "intensity", "color", "shadows"}
        assert len(light["color"]) == 8 and int(light["color"], 16) >= 0xFF000000


def test_the_picture_is_exactly_the_grid() -> None:
    found = data()
    picture = Image.open(io.BytesIO(base64.b64decode(found["image"])))
    size = found["resolution"]
    assert picture.size == (size["map_size"]["x"] * 20, size["map_size"]["y"] * 20)


def test_walls_lie_where_they_are_drawn_in_the_picture() -> None:
    """The middle of every wall is black in the picture of the same file."""
    found = uvtt_data(Plan("x", 10, 6, spaces=SPACES), pixels=40)
    picture = Image.open(io.BytesIO(base64.b64decode(found["image"]))).convert("L")
    for line in found["line_of_sight"]:
        for one, two in pairwise(line):
            x, y = (one["x"] + two["x"]) * 20, (one["y"] + two["y"]) * 20
            assert picture.getpixel((min(x, picture.width - 1), min(y, picture.height - 1))) < 60


@pytest.mark.parametrize("kind", ["door", "double", "locked", "stuck", "iron", "iron-locked", "oneway", "trapped"])
def test_a_door_is_a_closed_portal_in_a_gap(kind: DoorKind) -> None:
    found = data(door(kind))
    (portal,) = found["portals"]
    assert portal["closed"] and portal["position"] == {"x": 6.0, "y": 3.5}
    assert isclose(portal["rotation"], pi / 2, abs_tol=1e-5)
    assert not sight_at(found, 6.0, 3.5) and sight_at(found, 6.0, 2.5)


def test_portal_and_walls_leave_no_crack() -> None:
    found = data(door("door"))
    top, foot = (end["y"] for end in found["portals"][0]["bounds"])
    assert sight_at(found, 6.0, top) and sight_at(found, 6.0, foot)


@pytest.mark.parametrize("kind", ["open", "arch"])
def test_an_open_way_is_neither_wall_nor_portal(kind: DoorKind) -> None:
    found = data(door(kind))
    assert not found["portals"] and not sight_at(found, 6.0, 3.5)


def test_a_portcullis_is_seen_through() -> None:
    assert data(door("portcullis"))["portals"][0]["closed"] is False


def test_a_false_door_is_wall() -> None:
    found = data(door("false"))
    assert not found["portals"] and sight_at(found, 6.0, 3.5)


@pytest.mark.parametrize("kind", ["secret", "concealed"])
def test_a_secret_door_is_a_portal_for_the_referee_and_wall_for_players(kind: DoorKind) -> None:
    plan = Plan("x", 10, 6, spaces=SPACES, doors=(door(kind),))
    ours, theirs = uvtt_data(plan, pixels=20), uvtt_data(plan.for_players(), pixels=20)
    assert ours["portals"][0]["closed"] and not sight_at(ours, 6.0, 3.5)
    assert not theirs["portals"] and sight_at(theirs, 6.0, 3.5)


def test_lights_burn_where_they_stand_and_reach_by_the_maps_feet() -> None:
    brazier = Feature("f", "brazier", (250, 250))
    (ten,), (five,) = (data(features=(brazier,), feet=feet)["lights"] for feet in (10, 5))
    assert ten["position"] == {"x": 3.5, "y": 3.5}
    assert (ten["range"], five["range"]) == (4.0, 8.0)
    assert (
        len(data(features=(Feature("f", "reading lamp", (250, 250)), Feature("g", "chest", (150, 150))))["lights"]) == 1
    )


def test_chains_hold_every_wall_once() -> None:
    for plan in (rooms(), cave()):
        solid = build(plan).solid
        chains = chained(solid)
        pieces = [frozenset((a, b)) for line in chains for a, b in pairwise(line)]
        wanted = [frozenset(((x1, y1), (x2, y2))) for x1, y1, x2, y2 in solid]
        assert sorted(map(sorted, pieces)) == sorted(map(sorted, wanted))
        assert len(chains) < len(solid)


@pytest.mark.parametrize(("id", "command"), COMMANDS)
def test_every_games_map_exports(id: str, command: str) -> None:
    for plan in plans(id, command, "1").values():
        found = uvtt_data(plan, pixels=20, look=Look(ink="none", grid="none"))
        size = found["resolution"]["map_size"]
        for line in found["line_of_sight"]:
            assert all(0 <= point["x"] <= size["x"] and 0 <= point["y"] <= size["y"] for point in line)
        closed = [one for one in plan.doors if one.kind not in ("open", "arch", "false")]
        assert len(found["portals"]) == len(closed)
