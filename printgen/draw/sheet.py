"""Draws a plan as a page of SVG: one renderer for every game.

Painter's order: paper, halo, hatch, floor, shadow, ground, grid, drawings, walls, doors, stairs, marks, words, furniture
of the sheet. The white floor covers the hatch's inner ends, so nothing is masked. Units are hundredths of a square,
whole numbers. The players' map is what this draws from `plan.for_players()`.
"""

from dataclasses import dataclass, field

from printgen.draw import doors, features, marks, stairs
from printgen.draw.areas import KINDS as GROUND
from printgen.draw.areas import RIMMED, draw_area, outline
from printgen.draw.frame import Frame, frame_of
from printgen.draw.furniture import draw_foot, draw_seed, draw_title
from printgen.draw.geometry import XY, Box
from printgen.draw.grid import DASH, WIDTH, floor_grid, paper_grid, paper_ticks
from printgen.draw.ground import Ground
from printgen.draw.hatch import hatch
from printgen.draw.labels import (
    Taken,
    Tether,
    Word,
    place_fixed,
    place_near,
    place_number,
    place_within,
    small_size,
)
from printgen.draw.layers import Layers
from printgen.draw.legend import draw_legend
from printgen.draw.letters import FAMILY, FIGURE, LABEL
from printgen.draw.look import Look
from printgen.draw.pen import Pen, num
from printgen.draw.surface import Surface
from printgen.draw.theme import INKS, Colours, Weights, colours
from printgen.draw.walls import Walls, build
from printgen.model.plan import Plan


@dataclass
class Drawn:
    """A drawn map: its SVG, and where everything lies, for those who check or measure."""

    svg: str
    frame: Frame
    words: list[Word]
    symbols: list[Box]
    furniture: list[Box] = field(default_factory=list)


def draw(plan: Plan, look: Look | None = None) -> str:
    """The plan as SVG text."""
    return draw_sheet(plan, look or Look()).svg


def draw_sheet(plan: Plan, look: Look) -> Drawn:
    frame = frame_of(plan, look)
    plan = features.make_room(plan)
    shades, weights = colours(look.theme), INKS[look.ink]
    surface = Surface(frame.size_mm, _box(frame.view))
    surface.describe(plan.title or "Map", _description(plan))
    walls, ground = build(plan), Ground(plan)
    if shades.paper:
        surface.path(Pen().box(*frame.view), fill=shades.paper)
    if plan.paper:
        _paper(plan, surface, shades, weights, look)
    _rock(plan, frame, surface, walls, ground, shades, weights)
    _floor(plan, surface, walls, ground, shades, weights, look)
    symbols = draw_symbols(plan, surface, walls, shades, weights)
    words, tethers = _words(plan, frame, walls, ground, symbols, look)
    put_words(surface, shades, words, tethers)
    furniture = _furniture(plan, look, frame, surface, shades, weights)
    return Drawn(str(surface), frame, words, symbols, furniture)


def _box(view: Box) -> tuple[float, float, float, float]:
    return view[0], view[1], view[2] - view[0], view[3] - view[1]


def _description(plan: Plan) -> str:
    rooms = sum(1 for space in plan.spaces if space.number)
    return (
        f"A map of {rooms} numbered places on {plan.width} by {plan.height} squares of {plan.feet} feet. North is up."
    )


def _paper(plan: Plan, surface: Surface, shades: Colours, weights: Weights, look: Look) -> None:
    """The sheet itself: its squares, faintly, its frame, its ticks."""
    if look.grid != "none":
        surface.path(
            paper_grid(plan), fill="none", stroke=shades.grid, stroke_width=1.6 * weights.grid, stroke_dasharray="2 8",
        )  # fmt: skip
    surface.path(paper_ticks(plan), fill="none", stroke=shades.ink, stroke_width=3)
    surface.path(
        Pen().box(-6, -6, plan.width * 100 + 6, plan.height * 100 + 6), fill="none", stroke=shades.ink, stroke_width=6,
        stroke_linejoin="miter",
    )  # fmt: skip


def bare_places(plan: Plan) -> list[Box]:
    """Where rock is left bare: an arrow stands there."""
    return [marks.bare(mark) for mark in plan.marks if mark.kind in marks.OUTSIDE]


def _rock(
    plan: Plan, frame: Frame, surface: Surface, walls: Walls, ground: Ground, shades: Colours, weights: Weights
) -> None:
    surface.define("floor", walls.floor)
    if weights.hatch is None or not walls.edges:
        return
    reach = 4 if plan.paper else 96
    x1, y1, x2, y2 = frame.sheet
    field_ = (x1 - reach, y1 - reach, x2 + reach, y2 + reach) if not plan.paper else (x1 + 4, y1 + 4, x2 - 4, y2 - 4)
    if weights.halo:
        surface.clip("page", data=Pen().box(*field_))
        within = surface.group(clip_path="url(#page)")
        surface.use(
            "floor", within, fill="none", stroke=shades.halo, stroke_width=weights.halo, stroke_linejoin="round"
        )
    strokes = hatch(walls.edges, ground, field_, bare_places(plan), weights.hatch)
    surface.path(strokes, fill="none", stroke=shades.ink, stroke_width=weights.hatch.width, stroke_linecap="round")


def _floor(
    plan: Plan, surface: Surface, walls: Walls, ground: Ground, shades: Colours, weights: Weights, look: Look
) -> None:
    surface.use("floor", fill=shades.floor)
    surface.clip("inside", use="floor")
    floor = surface.group(clip_path="url(#inside)", stroke_linejoin="round")
    areas, _ = features.split(plan)
    if weights.shadow:
        surface.path(
            walls.wall, floor, fill="none", stroke=shades.shadow, stroke_width=weights.wall, stroke_linecap="round",
            transform="translate(7 8)",
        )  # fmt: skip
    for area in sorted(areas, key=lambda one: GROUND.index(one.kind)):
        draw_area(area, surface, floor, shades)
    if look.grid != "none":
        more = {"stroke_dasharray": DASH[look.grid]} if DASH[look.grid] else {}
        surface.path(
            floor_grid(plan, ground), fill="none", stroke=shades.grid, stroke_width=WIDTH[look.grid] * weights.grid,
            stroke_linecap="round" if look.grid == "dots" else "butt", **more,
        )  # fmt: skip


def draw_symbols(plan: Plan, surface: Surface, walls: Walls, shades: Colours, weights: Weights) -> list[Box]:
    """Drawings, walls, doors, stairs and marks; the boxes that they cover."""
    _, things = features.split(plan)
    drawings = surface.group(stroke_linejoin="round", stroke_linecap="round")
    for layer in features.draw_features(things):
        layer.put(surface, drawings, shades, pen=weights.pen)
    layers, arrows = Layers(), Layers()
    for mark in plan.marks:
        marks.draw_mark(mark, arrows if mark.kind in marks.OUTSIDE else layers)
    signs = surface.group(stroke_linejoin="round", stroke_linecap="round")
    arrows.put(surface, signs, shades, shades.paper or shades.floor, weights.pen)
    surface.path(walls.wall, signs, fill="none", stroke=shades.ink, stroke_width=weights.wall)
    for door in plan.doors:
        doors.draw_door(door, layers)
    for stair in plan.stairs:
        stairs.draw_stair(stair, layers)
    layers.put(surface, signs, shades, pen=weights.pen)
    return (
        [features.extent(one) for one in things]
        + [doors.extent(door) for door in plan.doors if door.kind != "open"]
        + [stairs.extent(stair) for stair in plan.stairs]
        + [marks.extent(mark) for mark in plan.marks]
    )


def _words(
    plan: Plan, frame: Frame, walls: Walls, ground: Ground, symbols: list[Box], look: Look
) -> tuple[list[Word], list[Tether]]:
    reach = 0 if plan.paper else 100
    x1, y1, x2, y2 = frame.sheet
    taken = Taken((x1 - reach, y1 - reach, x2 + reach, y2 + reach), walls.edges, ground.floor)
    for box in symbols:
        taken.add(box)
    areas, _ = features.split(plan)
    soft: list[list[XY]] = [[(float(x), float(y)) for x, y in outline(one)] for one in areas]
    taken.ground(
        [ring for one, ring in zip(areas, soft, strict=True) if one.kind in RIMMED],
        [ring for one, ring in zip(areas, soft, strict=True) if one.kind == "chasm"],
    )
    words: list[Word | None] = [
        place_fixed(label.text, label.at, max(label.size, small_size(frame)), taken) for label in plan.labels
    ]
    tethers: list[Tether] = []
    for space in plan.spaces:
        found, ties = place_number(space, taken, frame, soft, name=look.names, number=look.numbers)
        words += found
        tethers += ties
    small = small_size(frame)
    for stair in plan.stairs:
        words.append(place_within(stairs.words(stair), stairs.extent(stair), small, taken, FIGURE, "stair"))
    for mark in plan.marks:
        words.append(place_near(mark.label, marks.extent(mark), small, taken, LABEL, "label"))
    for feature in plan.features:
        if feature.label:
            words.append(place_within(feature.label, features.extent(feature), small, taken, LABEL, "label"))
    return [word for word in words if word is not None], tethers


def put_words(surface: Surface, shades: Colours, words: list[Word], tethers: list[Tether]) -> None:
    """Every word twice, a halo and itself; lines from numbers that stand outside first."""
    lines, feet = Pen(), Pen()
    for tether in tethers:
        lines.move(*tether.start).line(*tether.end)
        feet.circle(*tether.start, 7)
    surface.path(lines, fill="none", stroke=shades.floor, stroke_width=9)
    surface.path(lines, fill="none", stroke=shades.ink, stroke_width=3)
    surface.path(feet, fill=shades.ink)
    for face in (FIGURE, LABEL):
        mine = [word for word in words if word.face == face]
        if not mine:
            continue
        font: dict[str, object] = {"font_family": FAMILY[face], "font_weight": 700 if face == FIGURE else 500}
        halo = surface.group(fill=shades.floor, stroke=shades.floor, stroke_width=15, stroke_linejoin="round", **font)
        ink = surface.group(fill=shades.ink, **font)
        for group in (halo, ink):
            for word in mine:
                surface.text(word.words, round(word.x), round(word.y), group, font_size=num(round(word.size)))


def _furniture(plan: Plan, look: Look, frame: Frame, surface: Surface, shades: Colours, weights: Weights) -> list[Box]:
    boxes: list[Box] = []
    if look.title:
        boxes += draw_title(plan, frame, surface, shades)
    found, room = draw_foot(plan, look, frame, surface, shades)
    boxes += found
    if look.legend:
        boxes += draw_legend(plan, frame, surface, shades, weights, room)
    if look.seed_line:
        boxes += draw_seed(plan, frame, surface, shades)
    return boxes
