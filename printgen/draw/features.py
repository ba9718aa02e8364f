"""Drawings on the floor. What stands on something else is drawn in a later pass, so that it covers it."""

from collections import defaultdict

from msgspec.structs import replace

from printgen.draw.areas import is_area
from printgen.draw.geometry import Box, area, bounds, overlap
from printgen.draw.glyphs import draw_glyph, glyph, glyph_names, place_of, size_of
from printgen.draw.layers import Layers
from printgen.model.plan import Feature, Plan

TIGHT = 10_500  # hundredths of a square, squared: one square and a hair


def split(plan: Plan) -> tuple[list[Feature], list[Feature]]:
    """Ground kinds and drawings."""
    drawings = glyph_names()
    ground = [one for one in plan.features if is_area(one, drawings)]
    things = [one for one in plan.features if not is_area(one, drawings)]
    return ground, things


def make_room(plan: Plan) -> Plan:
    """In a space of one square a thing steps aside, smaller, so that the number has room."""
    tight = [one for one in plan.spaces if one.number and not one.smooth and abs(area(one.outline)) <= TIGHT]
    if not tight:
        return plan
    things = list(plan.features)
    for space in tight:
        x1, y1, x2, y2 = bounds(space.outline)
        inside = [at for at, one in enumerate(things)
                  if not one.outline and x1 < one.at[0] < x2 and y1 < one.at[1] < y2 and max(one.size) >= 60]  # fmt: skip
        if len(inside) == 1:
            one = things[inside[0]]
            width, height = size_of(one, glyph(one.kind))
            scale = min(1.0, 60 / width, 24 / height)
            high = height * scale / 2
            low_door = any(
                abs(door.at[1] - y2) < 12 and x1 < door.at[0] < x2 for door in plan.doors if door.kind != "open"
            )
            at = (round((x1 + x2) / 2), round(y1 + 9 + high if low_door else y2 - 9 - high))
            things[inside[0]] = replace(one, at=at, size=(round(width * scale), round(height * scale)), turn=0)
    return replace(plan, features=tuple(things))


def extent(feature: Feature) -> Box:
    drawing = glyph(feature.kind)
    of = drawing.size if drawing is not None else (80, 80)
    return place_of(feature, drawing).extent(*of)


def draw_features(things: list[Feature]) -> list[Layers]:
    """The passes, lowest first."""
    passes: list[Layers] = []
    standing: dict[tuple[int, int], list[tuple[int, Box]]] = defaultdict(list)
    for thing in things:
        box = extent(thing)
        squares = [
            (x, y)
            for x in range(int(box[0] // 100), int(box[2] // 100) + 1)
            for y in range(int(box[1] // 100), int(box[3] // 100) + 1)
        ]
        under = [level for square in squares for level, other in standing[square] if overlap(box, other)]
        level = max(under, default=-1) + 1
        if level == len(passes):
            passes.append(Layers())
        for square in squares:
            standing[square].append((level, box))
        drawing = glyph(thing.kind)
        draw_glyph(drawing, place_of(thing, drawing), passes[level])
    return passes
