"""Symbols in five strokes of the same pen: plates, white bodies, black parts, lines, lines scratched into black.

Doors, stairs, marks and drawings are all collected into these, so that a map needs a handful of elements however many
symbols it has. `Place` puts a symbol's own coordinates on the map.
"""

from dataclasses import dataclass, field
from math import cos, radians, sin

from printgen.draw.pen import Pen
from printgen.draw.surface import Node, Surface
from printgen.draw.theme import Colours

XY = tuple[float, float]
BODY, LINE, KNOCK = 5.0, 4.5, 4.0
_QUARTERS: dict[float, XY] = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}
TURNS = {"n": 0, "e": 90, "s": 180, "w": 270, "": 0}


@dataclass
class Layers:
    plate: Pen = field(default_factory=Pen)
    body: Pen = field(default_factory=Pen)
    solid: Pen = field(default_factory=Pen)
    line: Pen = field(default_factory=Pen)
    knock: Pen = field(default_factory=Pen)

    def put(self, surface: Surface, parent: Node, colours: Colours, plate: str = "", pen: float = 1.0) -> None:
        surface.path(self.plate, parent, fill=plate or colours.floor)
        surface.path(self.body, parent, fill=colours.floor, stroke=colours.ink, stroke_width=BODY * pen)
        surface.path(self.solid, parent, fill=colours.ink)
        surface.path(self.line, parent, fill="none", stroke=colours.ink, stroke_width=LINE * pen)
        surface.path(self.knock, parent, fill="none", stroke=colours.floor, stroke_width=KNOCK * pen)


class Place:
    """Where a symbol stands: moved to (x, y), turned clockwise, scaled before turning."""

    __slots__ = ("_c", "_s", "sx", "sy", "turn", "x", "y")

    def __init__(self, x: float, y: float, turn: float = 0, sx: float = 1, sy: float = 1) -> None:
        self.x, self.y, self.turn, self.sx, self.sy = x, y, turn, sx, sy
        self._c: float
        self._s: float
        self._c, self._s = _QUARTERS.get(turn % 360, (cos(radians(turn)), sin(radians(turn))))

    def at(self, x: float, y: float) -> XY:
        x, y = x * self.sx, y * self.sy
        return self.x + x * self._c - y * self._s, self.y + x * self._s + y * self._c

    def box(self, pen: Pen, x1: float, y1: float, x2: float, y2: float) -> None:
        self.shape(pen, (x1, y1), (x2, y1), (x2, y2), (x1, y2))

    def shape(self, pen: Pen, *points: XY) -> None:
        pen.lines([self.at(*point) for point in points], closed=True)

    def stroke(self, pen: Pen, *points: XY) -> None:
        pen.lines([self.at(*point) for point in points])

    def dot(self, pen: Pen, x: float, y: float, r: float) -> None:
        pen.circle(*self.at(x, y), r * min(self.sx, self.sy))

    def extent(self, width: float, height: float) -> tuple[float, float, float, float]:
        """The upright box round a symbol `width` × `height` in its own units."""
        corners = [self.at(x, y) for x in (-width / 2, width / 2) for y in (-height / 2, height / 2)]
        xs, ys = zip(*corners, strict=True)
        return min(xs), min(ys), max(xs), max(ys)
