"""The players' map is what is drawn from the plan without secrets: the same bytes, nothing told, the same places."""

import base64
import json

import msgspec
import pytest
from lxml import etree

from printgen.draw.exports.text_map import text_of
from printgen.draw.exports.uvtt import uvtt_of
from printgen.draw.frame import frame_of
from printgen.draw.look import Look
from printgen.draw.png import png_of
from printgen.draw.sheet import draw
from printgen.draw.walls import build
from printgen.model.plan import Door, Plan, Space
from printgen.press.picture import picture_pdf
from tests.draw.games import COMMANDS, plans
from tests.draw.samples import box, cave, rooms, tiles

BARE = Look(legend=False, scale=False, north=False, title=False, seed_line=False, numbers=False)


def without_secrets(plan: Plan) -> Plan:
    """The same thing taken out by hand, another way than `for_players` does it."""
    raw = msgspec.to_builtins(plan)
    gone = {one["id"] for one in raw["spaces"] if one.get("secret")}
    for kind in ("spaces", "doors", "stairs", "features", "marks", "labels"):
        raw[kind] = [one for one in raw.get(kind, []) if not one.get("secret")]
    raw["doors"] = [
        one
        for one in raw["doors"]
        if one["kind"] not in ("secret", "concealed") and not gone & set(one.get("sides", ()))
    ]
    for one in raw["doors"]:
        one.pop("note", None)
        if one["kind"] in ("trapped", "false"):
            one["kind"] = "door"
    for one in raw["spaces"]:
        one.pop("name", None)
        one.pop("tone", None)
    for kind in ("features", "marks"):
        for one in raw[kind]:
            one.pop("label", None)
    raw["title"] = raw["player_title"] = raw.get("player_title") or "Map"
    raw.pop("subtitle", None)
    raw.pop("seed", None)
    return msgspec.convert(raw, Plan)


@pytest.mark.parametrize("plan", [rooms(), tiles(), cave()], ids=["rooms", "tiles", "cave"])
def test_players_get_the_bytes_of_a_plan_that_never_had_a_secret(plan: Plan) -> None:
    """The cave is the one whose PDFs are made too."""
    theirs, plain = plan.for_players(), without_secrets(plan)
    svg, bare = draw(theirs), draw(plain)
    assert svg == bare
    assert png_of(svg, 60) == png_of(bare, 60)
    if len(svg) < 40_000:  # one of the three: a PDF is made from the SVG alone
        assert picture_pdf(svg) == picture_pdf(bare)
    light = Look(ink="light")
    assert uvtt_of(theirs, pixels=20, look=light) == uvtt_of(plain, pixels=20, look=light)
    assert text_of(theirs) == text_of(plain)


def test_nothing_of_a_secret_is_in_the_players_file() -> None:
    plan = rooms()
    for text in (draw(plan.for_players(), Look(names=True)), text_of(plan.for_players())):
        for word in (
            "ecret",
            "oncealed",
            "rap",
            "darts",
            "Monster",
            "Cistern",
            "Crypt",
            "Guard",
            "brass-bell",
            "Level 1",
            "lair",
        ):
            assert word not in text, word
    referee = draw(plan, Look(names=True))
    for word in ("Secret door", "Trapped door", "darts", "Monster", "Cistern", "brass-bell"):
        assert word in referee


def test_a_secret_drawing_leaves_no_shape_behind() -> None:
    """A pit that only the referee knows: not one element more in the players' file than with no pit at all."""
    plan = rooms()
    bare = msgspec.structs.replace(plan, features=tuple(one for one in plan.features if not one.secret))
    assert draw(plan.for_players()) == draw(bare.for_players())


@pytest.mark.parametrize("look", [Look(), Look(page_mm=(117, 174)), Look(page_mm=(174, 256)), Look(square_mm=6)])
def test_referees_and_players_pages_overlay(look: Look) -> None:
    for plan in (rooms(), tiles(), cave()):
        assert frame_of(plan, look) == frame_of(plan.for_players(), look)


def test_a_secret_door_is_the_very_wall_it_hides_in() -> None:
    walls = Plan("x", 12, 8, spaces=(Space("a", "room", box(1, 1, 4, 5)), Space("b", "room", box(5, 1, 4, 5))))
    for kind in ("secret", "concealed"):
        hidden = msgspec.structs.replace(walls, doors=(Door("d", kind, (500, 350), "v", ("a", "b")),))
        assert str(build(hidden).wall) == str(build(walls).wall)
        assert draw(hidden.for_players(), BARE) == draw(walls.for_players(), BARE)


def test_walls_of_what_both_know_are_the_same_lines() -> None:
    plan = rooms()
    known = set(build(plan.for_players()).edges)
    assert known <= set(build(plan).edges)


@pytest.mark.parametrize(("id", "command"), COMMANDS)
def test_each_games_player_map_is_its_referees_without_secrets(id: str, command: str) -> None:
    """Equal plans are drawn alike (two processes draw the same bytes), so plans are compared, and one drawing is read."""
    for seed in ("1", "2", "3"):
        found = plans(id, command, seed)
        for name, plan in found.items():
            if name.endswith("player"):
                whole = found[name[: -len("player")] + "gm"]
                assert plan == whole.for_players()
                assert frame_of(plan, Look()) == frame_of(whole, Look())
    theirs = next(plan for name, plan in found.items() if name.endswith("player"))
    words = " ".join(etree.fromstring(draw(theirs).encode()).itertext())
    assert "Secret" not in words and "Trap" not in words and "Monster" not in words


def test_the_players_virtual_table_has_no_portal_where_the_wall_is_false() -> None:
    ours, theirs = (json.loads(uvtt_of(plan, pixels=20)) for plan in (rooms(), rooms().for_players()))
    hidden = {(17.0, 24.5), (21.0, 24.5), (21.0, 16.5)}
    assert hidden <= {(one["position"]["x"], one["position"]["y"]) for one in ours["portals"]}
    assert not hidden & {(one["position"]["x"], one["position"]["y"]) for one in theirs["portals"]}
    assert base64.b64decode(theirs["image"])[:8] == b"\x89PNG\r\n\x1a\n"
