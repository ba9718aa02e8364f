"""Marks on an edge: the way in and out, a bricked-up end, a door nobody opened, a way nobody went."""

from printgen.draw.geometry import Box
from printgen.draw.layers import TURNS, Layers, Place
from printgen.model.plan import Mark, MarkKind

NAMES: dict[MarkKind, str] = {
    "entrance": "Way in",
    "exit": "Way out",
    "dead-end": "Dead end",
    "unopened": "Not opened",
    "unexplored": "Unexplored",
}

OUTSIDE = frozenset({"entrance", "exit", "unexplored"})  # these stand in the rock before their edge


def draw_mark(mark: Mark, layers: Layers) -> None:
    place = Place(*mark.at, TURNS[mark.facing])
    match mark.kind:
        case "entrance" | "exit":
            place.box(layers.plate, -42, -104, 42, 0)
            _arrow(place if mark.kind == "exit" else Place(*place.at(0, -104), place.turn + 180), layers)
        case "dead-end":
            place.box(layers.body, -36, -10, 36, 10)
            place.stroke(layers.line, (-36, 0), (36, 0))
            for x in (-20, 0, 20):
                place.stroke(layers.line, (x, -10), (x, 0))
            for x in (-28, -10, 10, 28):
                place.stroke(layers.line, (x, 0), (x, 10))
        case "unopened":
            place.box(layers.body, -34, -10, 34, 10)
            for x in (-17, 0, 17):
                place.dot(layers.solid, x, 0, 4)
        case "unexplored":
            place.dot(layers.plate, 0, -32, 30)
            for y in (-14, -32):
                place.shape(layers.solid, (-20, y), (0, y - 24), (20, y), (20, y - 8), (0, y - 32), (-20, y - 8))


def _arrow(place: Place, layers: Layers) -> None:
    """An arrow away from the edge; a way in has it turned about."""
    place.shape(
        layers.solid, (0, -92), (24, -54), (9, -58), (9, -24), (-9, -24), (-9, -58), (-24, -54)
    )  # fmt: skip


def bare(mark: Mark) -> Box:
    """Where an arrow keeps the rock free of hatch: the way itself."""
    place = Place(*mark.at, TURNS[mark.facing])
    low = -104 if mark.kind in ("entrance", "exit") else -66
    corners = [place.at(x, y) for x in (-50, 50) for y in (low, 30)]
    xs, ys = zip(*corners, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def extent(mark: Mark) -> Box:
    place = Place(*mark.at, TURNS[mark.facing])
    low = {"entrance": -96, "exit": -96, "unexplored": -62}.get(mark.kind, -14)
    high = -8 if low < -20 else 14
    corners = [place.at(x, y) for x in (-38, 38) for y in (low, high)]
    xs, ys = zip(*corners, strict=True)
    return min(xs), min(ys), max(xs), max(ys)
