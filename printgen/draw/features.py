"""Drawings on the floor. What stands on something else is drawn in a later pass, so that it covers it."""

from collections import defaultdict

from printgen.draw.areas import is_area
from printgen.draw.geometry import Box, overlap
from printgen.draw.glyphs import draw_glyph, glyph, glyph_names, place_of
from printgen.draw.layers import Layers
from printgen.model.plan import Feature, Plan


def split(plan: Plan) -> tuple[list[Feature], list[Feature]]:
    """Ground kinds and drawings."""
    drawings = glyph_names()
    ground = [one for one in plan.features if is_area(one, drawings)]
    things = [one for one in plan.features if not is_area(one, drawings)]
    return ground, things


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
