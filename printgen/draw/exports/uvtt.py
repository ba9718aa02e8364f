"""Universal VTT: a map with its walls, doors and lights for a virtual table, from the very walls that are drawn.

Format 0.3 as Dungeondraft and Arkenforge publish it: places in squares from the picture's upper left corner, colours as
ARGB, the picture as PNG in base64. The picture has a margin of one square. Secret doors are closed portals in the
referee's file; the players' file is made from the plan without secrets, so it has plain wall there.
"""

from base64 import b64encode
from math import pi
from typing import Any

import msgspec

from printgen.draw.exports.chains import chained
from printgen.draw.frame import MARGIN
from printgen.draw.geometry import XY
from printgen.draw.glyphs import furniture
from printgen.draw.look import Look
from printgen.draw.png import png_of
from printgen.draw.sheet import draw
from printgen.draw.walls import build, gap
from printgen.model.plan import UNIT, Door, Plan

FORMAT = 0.3
PASSABLE = frozenset({"open", "arch"})  # no leaf to close
_SEEN_THROUGH = frozenset({"portcullis"})
_SHUT_LIKE_WALL = frozenset({"false"})
# how far a light reaches, in feet, and its colour
LIGHTS = {
    "brazier": (40, "ffffb066"),
    "sconce": (30, "ffffc27a"),
    "chandelier": (40, "ffffd9a0"),
    "candle": (10, "ffffd9a0"),
    "campfire": (40, "ffffa04d"),
    "hearth": (30, "ffffa04d"),
    "forge": (20, "ffff8033"),
    "lava": (20, "ffff5a1f"),
}


def uvtt_of(plan: Plan, *, pixels: int = 100, look: Look | None = None) -> bytes:
    """The file. `pixels` a square."""
    return msgspec.json.format(msgspec.json.encode(uvtt_data(plan, pixels=pixels, look=look)), indent=1) + b"\n"


def uvtt_data(plan: Plan, *, pixels: int = 100, look: Look | None = None) -> dict[str, Any]:
    walls = build(plan, _SHUT_LIKE_WALL)
    doors = [door for door in plan.doors if door.kind not in PASSABLE | _SHUT_LIKE_WALL]
    return {
        "format": FORMAT,
        "resolution": {
            "map_origin": {"x": 0, "y": 0},
            "map_size": {"x": round(plan.width + 2 * MARGIN), "y": round(plan.height + 2 * MARGIN)},
            "pixels_per_grid": pixels,
        },
        "line_of_sight": [[_place(point) for point in chain] for chain in chained(walls.solid)],
        "objects_line_of_sight": [],
        "portals": [_portal(door) for door in doors],
        "environment": {"baked_lighting": False, "ambient_light": "ffffffff"},
        "lights": _lights(plan),
        "image": b64encode(picture(plan, pixels, look)).decode(),
    }


def picture(plan: Plan, pixels: int, look: Look | None = None) -> bytes:
    """The map without furniture, exactly `pixels` a square, a square of margin about it."""
    how = look or Look()
    bare = Look(
        how.ink, how.grid, 10.0, (0.0, 0.0), how.theme, legend=False, scale=False, north=False, title=False,
        seed_line=False, names=how.names, numbers=how.numbers,
    )  # fmt: skip
    return png_of(draw(plan, bare), pixels * 2.54)


def _place(point: XY) -> dict[str, float]:
    return {"x": round(point[0] / UNIT + MARGIN, 4), "y": round(point[1] / UNIT + MARGIN, 4)}


def _portal(door: Door) -> dict[str, Any]:
    low, high = gap(door)
    x, y = door.at
    ends = [(low, y), (high, y)] if door.axis == "h" else [(x, low), (x, high)]
    return {
        "position": _place((float(x), float(y))),
        "bounds": [_place(end) for end in ends],
        "rotation": 0.0 if door.axis == "h" else round(pi / 2, 6),
        "closed": door.kind not in _SEEN_THROUGH,
        "freestanding": False,
    }


def _lights(plan: Plan) -> list[dict[str, Any]]:
    lights = []
    for feature in plan.features:
        kind = feature.kind if feature.kind in LIGHTS else furniture(feature.kind)
        if kind in LIGHTS:
            feet, colour = LIGHTS[kind]
            lights.append(
                {
                    "position": _place((float(feature.at[0]), float(feature.at[1]))),
                    "range": round(feet / plan.feet, 2),
                    "intensity": 1.0,
                    "color": colour,
                    "shadows": True,
                }
            )
    return lights
