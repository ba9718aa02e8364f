"""A part of a plan as a small picture: some spaces with their doors, drawings and a ring of hatch. For keys and margins."""

from collections.abc import Collection

from printgen.draw import features
from printgen.draw.areas import KINDS as GROUND
from printgen.draw.areas import draw_area
from printgen.draw.frame import Frame
from printgen.draw.geometry import Box, bounds, distance, edges, inside, rounded
from printgen.draw.grid import DASH, WIDTH, floor_grid
from printgen.draw.ground import Ground
from printgen.draw.hatch import hatch
from printgen.draw.labels import Taken, place_number
from printgen.draw.look import Look
from printgen.draw.sheet import draw_symbols, put_words
from printgen.draw.surface import Surface
from printgen.draw.theme import INKS, HatchLook, colours
from printgen.draw.walls import build, rings
from printgen.errors import Usage
from printgen.model.plan import Plan, Point

EDGE = 62  # the ring of hatch round the spaces, in hundredths
_RING = HatchLook(44, 12.5, 2.2, 34, 13, 3.4)


def thumb(
    plan: Plan, space_ids: Collection[str], square_mm: float, *, look: Look | None = None, number: bool = False,
    ring: int = EDGE,
) -> str:  # fmt: skip
    """The named spaces as SVG, `square_mm` a square, with `ring` hundredths of rock round them."""
    how = look or Look()
    part = cropped(plan, frozenset(space_ids))
    shades, weights = colours(how.theme), INKS[how.ink]
    x1, y1, x2, y2 = bounds(point for space in part.spaces for point in space.outline)
    view: Box = (x1 - ring, y1 - ring, x2 + ring, y2 + ring)
    frame = Frame(square_mm, view, view, view[1], view[3], 0, 0, False)
    surface = Surface(frame.size_mm, (view[0], view[1], view[2] - view[0], view[3] - view[1]))
    surface.describe(", ".join(space.name or space.id for space in part.spaces)[:80], "A part of the map.")
    walls, ground = build(part), Ground(part)
    if weights.hatch is not None and how.ink != "none":
        strokes = hatch(walls.edges, ground, (view[0] + 2, view[1] + 2, view[2] - 2, view[3] - 2), (), _RING)
        surface.path(strokes, fill="none", stroke=shades.ink, stroke_width=_RING.width, stroke_linecap="round")
    surface.define("floor", walls.floor)
    surface.use("floor", fill=shades.floor)
    surface.clip("inside", use="floor")
    floor = surface.group(clip_path="url(#inside)", stroke_linejoin="round")
    areas, _ = features.split(part)
    for area in sorted(areas, key=lambda one: GROUND.index(one.kind)):
        draw_area(area, surface, floor, shades)
    if how.grid != "none":
        more = {"stroke_dasharray": DASH[how.grid]} if DASH[how.grid] else {}
        surface.path(
            floor_grid(part, ground), fill="none", stroke=shades.grid, stroke_width=WIDTH[how.grid] * 1.25,
            stroke_linecap="round" if how.grid == "dots" else "butt", **more,
        )  # fmt: skip
    symbols = draw_symbols(part, surface, walls, shades, weights)
    if number or how.names:
        taken = Taken(view, walls.edges, ground.floor)
        for box in symbols:
            taken.add(box)
        words = []
        for space in part.spaces:
            words += place_number(space, taken, frame, (), name=how.names, number=number)[0]
        put_words(surface, shades, words, [])
    return str(surface)


def cropped(plan: Plan, ids: frozenset[str]) -> Plan:
    """The plan with these spaces alone, and what belongs to them."""
    from msgspec.structs import replace

    spaces = tuple(space for space in plan.spaces if space.id in ids)
    if not spaces:
        raise Usage(f"no space of this plan is called {', '.join(sorted(ids)) or 'nothing'}")
    floors = [[rounded(ring) if space.smooth else list(ring) for ring in rings(space)] for space in spaces]

    def within(at: Point) -> bool:
        """On a floor, or on its wall: a passage round a room has nothing of what stands in the room."""
        return any(
            (inside(*at, outer) and not any(inside(*at, hole) for hole in holes))
            or any(distance(*at, side) <= 12 for ring in (outer, *holes) for side in edges(ring))
            for outer, *holes in floors
        )

    return replace(
        plan,
        spaces=spaces,
        doors=tuple(door for door in plan.doors if ids.intersection(door.sides)),
        stairs=tuple(stair for stair in plan.stairs if within(stair.at)),
        features=tuple(one for one in plan.features if within(one.at) and _of(one.id, plan, ids)),
        marks=tuple(
            mark for mark in plan.marks if within(mark.at) and mark.kind not in ("entrance", "exit", "unexplored")
        ),
        labels=(),
        paper=False,
    )


def _of(id: str, plan: Plan, ids: frozenset[str]) -> bool:
    """A thing whose name starts with another space's name is that space's."""
    owner = next((space.id for space in plan.spaces if id.startswith(f"{space.id}/")), "")
    return not owner or owner in ids
