"""Stairs: treads that narrow downwards, so that the wide end is always the upper one."""

from printgen.draw.geometry import Box
from printgen.draw.layers import TURNS, Layers, Place
from printgen.model.plan import Stair


def draw_stair(stair: Stair, layers: Layers) -> None:
    place = Place(*stair.at, TURNS[stair.facing])
    treads = max(5, round(stair.length / 15))
    half, reach = stair.width * 0.42, stair.length * 0.44
    for tread in range(treads):
        along = tread / (treads - 1)  # 0 at the foot of the symbol, 1 where it faces
        lower = along if stair.way == "down" else 1 - along
        wide = half * (1 - 0.72 * lower)
        y = reach - 2 * reach * along
        place.stroke(layers.line, (-wide, y), (wide, y))


def extent(stair: Stair) -> Box:
    return Place(*stair.at, TURNS[stair.facing]).extent(stair.width * 0.9, stair.length * 0.95)


def words(stair: Stair) -> str:
    """UP or DN, and the level when the stair says where it goes."""
    level = "".join(letter for letter in stair.to if letter.isdigit())
    return ("UP" if stair.way == "up" else "DN") + (f" {level}" if level and len(level) < 4 else "")
