"""The legend: a sample and a name for each sign that is on this map, and for no other."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from printgen.draw import areas, doors, features, marks, stairs
from printgen.draw.frame import ROW_MM, Frame
from printgen.draw.geometry import Box
from printgen.draw.glyphs import draw_glyph, glyph, place_of
from printgen.draw.layers import Layers
from printgen.draw.letters import FAMILY, LABEL, RISE, width
from printgen.draw.pen import Pen
from printgen.draw.surface import Node, Surface
from printgen.draw.theme import Colours, Weights
from printgen.model.plan import Door, DoorKind, Feature, Mark, MarkKind, Plan, Point, Stair

TEXT_MM = 3.05  # 8.6 pt
_SAMPLE_MM = 8.6
_SIGNS = (
    "Trap", "Trick", "Pit", "Shaft", "Hidden compartment", "Monster", "Treasure", "Odd place", "Portal", "Magic circle",
)  # fmt: skip
_WALLED = frozenset({"secret", "concealed", "false", "dead-end", "unopened"})


@dataclass(frozen=True)
class Item:
    """A line of the legend. `draw` puts its sample into the layers with its middle at a point; ground draws itself."""

    name: str
    draw: Callable[[Layers, Point], None] | None = None
    ground: str = ""
    wall: str = ""  # "gap": wall stubs each side; "whole": wall right through


def items(plan: Plan) -> list[Item]:
    """What is on the map, doors first, then stairs, marks, ground, drawings; each once, in a fixed order."""
    found: dict[str, Item] = {}
    kinds = {door.kind for door in plan.doors}
    for kind, name in doors.NAMES.items():
        if kind in kinds:
            found[name] = Item(name, _door(kind), wall="whole" if kind in _WALLED else "gap")
    for way, name in (("down", "Stairs down"), ("up", "Stairs up")):
        if any(stair.way == way for stair in plan.stairs):
            found[name] = Item(name, _stair("up" if way == "up" else "down"))
    marked = {mark.kind for mark in plan.marks}
    for sign, name in marks.NAMES.items():
        if sign in marked:
            found[name] = Item(name, _mark(sign), wall="whole" if sign in _WALLED else "")
    ground, things = features.split(plan)
    present = {one.kind for one in ground}
    for ground_kind in areas.KINDS:
        if ground_kind in present:
            found.setdefault(areas.NAMES[ground_kind], Item(areas.NAMES[ground_kind], ground=ground_kind))
    drawn = [one.kind for one in things if glyph(one.kind)]
    often = Counter(_legend_name(kind) for kind in drawn)
    for thing in sorted(set(drawn), key=lambda kind: _order(_legend_name(kind), often)):
        found.setdefault(_legend_name(thing), Item(_legend_name(thing), _thing(thing)))
    return list(found.values())


def _order(name: str, often: Counter[str]) -> tuple[int, int, str]:
    """Signs that must be understood come before furniture that explains itself, and what there is much of before the rest."""
    return (_SIGNS.index(name) if name in _SIGNS else len(_SIGNS), -often[name], name)


def _legend_name(kind: str) -> str:
    drawing = glyph(kind)
    return drawing.legend if drawing else kind.capitalize()


def _door(kind: DoorKind) -> Callable[[Layers, Point], None]:
    facing: Literal["", "n"] = "n" if kind == "oneway" else ""
    return lambda layers, at: doors.draw_door(Door("legend", kind, at, "h", facing=facing), layers)


def _stair(way: Literal["up", "down"]) -> Callable[[Layers, Point], None]:
    return lambda layers, at: stairs.draw_stair(Stair("legend", at, "e", way), layers)


def _mark(kind: MarkKind) -> Callable[[Layers, Point], None]:
    low = 55 if kind in ("entrance", "exit") else 32 if kind == "unexplored" else 0
    return lambda layers, at: marks.draw_mark(Mark("legend", kind, (at[0], at[1] + low), "n"), layers)


def _thing(kind: str) -> Callable[[Layers, Point], None]:
    drawing = glyph(kind)
    wide = drawing is not None and drawing.size[0] > 1.4 * drawing.size[1]
    size = (144, 72) if wide else (88, 88)
    return lambda layers, at: draw_glyph(drawing, place_of(Feature("legend", kind, at, size), drawing), layers)


def draw_legend(plan: Plan, frame: Frame, surface: Surface, colours: Colours, weights: Weights, room: Box) -> list[Box]:
    """Set the legend into `room`, column by column; the boxes of its names. Drawings that have no room are left to the key."""
    columns = _columns(items(plan), frame, room[2] - room[0])
    if not columns:
        return []
    unit = frame.unit
    room = (room[0], room[3] - len(columns[0]) * ROW_MM * unit, room[2], room[3])
    scale = 5.6 * unit / 100  # a sample's square is 5.6 mm
    group = surface.group()
    names = surface.group(group, font_family=FAMILY[LABEL], font_weight=500, font_size=TEXT_MM * unit, fill=colours.ink)
    samples = Layers()
    walls = Pen()
    inner = surface.group(group, transform=f"translate({round(room[0])} {round(room[1])})scale({scale:.3f})")
    boxes: list[Box] = []
    x = 0.0
    for column in columns:
        for row, item in enumerate(column):
            middle = (row + 0.5) * ROW_MM * unit
            at = ((x + _SAMPLE_MM / 2 * unit) / scale, middle / scale)
            _sample(item, at, samples, walls, surface, inner, colours)
            left, size = room[0] + x + (_SAMPLE_MM + 1.2) * unit, TEXT_MM * unit
            y = room[1] + middle
            surface.text(item.name, round(left), round(y + RISE * size), names)
            boxes.append((left, y - size * 0.4, left + width(item.name, LABEL, size), y + size * 0.4))
        x += _wide(column) * unit
    surface.path(walls, inner, stroke=colours.ink, stroke_width=weights.wall, fill="none")
    samples.put(surface, inner, colours, colours.paper or colours.floor, weights.pen)
    return boxes


def _sample(
    item: Item, at: tuple[float, float], samples: Layers, walls: Pen, surface: Surface, parent: Node, colours: Colours
) -> None:
    x, y = at
    if item.wall == "gap":
        walls.move(x - 62, y).line(x - 36, y).move(x + 36, y).line(x + 62, y)
    elif item.wall == "whole":
        walls.move(x - 62, y).line(x + 62, y)
    if item.ground:
        feature = Feature("legend", item.ground, (round(x), round(y)), (116, 62))
        areas.draw_area(feature, surface, parent, colours)
    elif item.draw is not None:
        item.draw(samples, (round(x), round(y)))


def _wide(column: list[Item]) -> float:
    return _SAMPLE_MM + 1.2 + max(width(item.name, LABEL, TEXT_MM) for item in column) + 4.0


def _columns(found: list[Item], frame: Frame, room: float) -> list[list[Item]]:
    """Columns, as short as the room allows; what has no room even in the longest is dropped from the end."""
    kept = list(found)
    while kept:
        for rows in range(min(3, frame.rows), frame.rows + 1):
            columns = [kept[at : at + rows] for at in range(0, len(kept), rows)]
            if sum(_wide(column) for column in columns) - 4.0 <= room / frame.unit:
                return columns
        kept.pop()
    return []
