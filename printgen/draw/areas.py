"""Kinds of ground inside an outline: water, chasm, raised floor, rubble, growth, slime, carpet and the like.

Without an outline a kind is drawn in a rounded shape of its size. Lines tell them apart, never a tint alone.
"""

from collections.abc import Callable, Sequence
from math import cos, hypot, pi, sin

from printgen.chance.cup import Ink
from printgen.draw.geometry import XY, area, bounds, clockwise, denser, distance, edges, inset, inside, rounded
from printgen.draw.pen import Pen
from printgen.draw.surface import Node, Surface
from printgen.draw.theme import Colours
from printgen.model.plan import Feature, Ring

# in the order they are drawn: water lies lowest, a chasm cuts what it meets
KINDS = ("water", "stream", "pool", "ice", "lava", "slime", "sand", "bones-strewn", "carpet", "mosaic", "vegetation", "raised",
         "dais-area", "rubble", "web", "mist", "darkness", "chasm")  # fmt: skip
RIMMED = frozenset({"water", "stream", "pool", "ice", "lava", "slime", "raised", "dais-area", "chasm"})  # with an edge
NAMES = {
    "water": "Water",
    "stream": "Water",
    "pool": "Water",
    "ice": "Ice",
    "lava": "Molten rock",
    "slime": "Slime",
    "sand": "Sand",
    "bones-strewn": "Bones",
    "carpet": "Carpet",
    "mosaic": "Mosaic",
    "vegetation": "Plants",
    "raised": "Raised ground",
    "dais-area": "Raised ground",
    "rubble": "Rubble",
    "web": "Webs",
    "mist": "Mist",
    "darkness": "Darkness",
    "chasm": "Chasm",
}


def is_area(feature: Feature, drawings: Sequence[str]) -> bool:
    """An area kind, unless a drawing of that name exists and no outline asks for ground."""
    return feature.kind in KINDS and (bool(feature.outline) or feature.kind not in drawings)


def outline(feature: Feature) -> Ring:
    if feature.outline:
        return clockwise(feature.outline)
    ink = Ink("map", f"ink/area/{feature.kind}/{feature.at[0]}/{feature.at[1]}")
    (x, y), (w, h) = feature.at, feature.size
    points = []
    for step in range(14):
        angle, far = 2 * pi * step / 14, ink.between(0.42, 0.5)
        points.append((round(x + w * far * cos(angle)), round(y + h * far * sin(angle))))
    return tuple(points)


def soft(ring: Ring) -> bool:
    """Drawn as a curve: anything but a box or another plain figure."""
    return len(ring) > 5


def draw_area(feature: Feature, surface: Surface, parent: Node, colours: Colours) -> None:
    ring = outline(feature)
    drawer = _Area(feature, ring, surface, parent, colours)
    _DRAWN[feature.kind](drawer)


class _Area:
    def __init__(self, feature: Feature, ring: Ring, surface: Surface, parent: Node, colours: Colours) -> None:
        self.ring, self.surface, self.parent, self.colours = ring, surface, parent, colours
        self.shape: list[XY] = rounded(ring, 3) if soft(ring) else [(float(x), float(y)) for x, y in ring]
        self.edge = ring_path(ring)
        self.ink = Ink("map", f"ink/area/{feature.kind}/{ring[0][0]}/{ring[0][1]}/{len(ring)}")

    def fill(self, colour: str, stroke: float = 4.5) -> None:
        look = {"stroke": self.colours.ink, "stroke_width": stroke} if stroke else {}
        self.surface.path(self.edge, self.parent, fill=colour, **look)

    def lines(self, pen: Pen, width: float = 3.0, dash: str = "") -> None:
        more = {"stroke_dasharray": dash} if dash else {}
        self.surface.path(pen, self.parent, fill="none", stroke=self.colours.ink, stroke_width=width, **more)

    def solid(self, pen: Pen, colour: str = "") -> None:
        self.surface.path(pen, self.parent, fill=colour or self.colours.ink)

    def bodies(self, pen: Pen, width: float = 3.4) -> None:
        self.surface.path(pen, self.parent, fill=self.colours.floor, stroke=self.colours.ink, stroke_width=width)

    def scatter(self, apart: float, clear: float = 12) -> list[XY]:
        """Places inside the outline, about evenly spread, shaken, `clear` of its edge."""
        x1, y1, x2, y2 = bounds(self.shape)
        sides = edges(self.shape)
        found = []
        y, odd = y1 + apart / 2, False
        while y < y2:
            x = x1 + apart / (1 if odd else 2)
            while x < x2:
                p, q = x + self.ink.between(-0.32, 0.32) * apart, y + self.ink.between(-0.32, 0.32) * apart
                if inside(p, q, self.shape) and min(distance(p, q, side) for side in sides) > clear:
                    found.append((p, q))
                x += apart
            y, odd = y + apart * 0.86, not odd
        return found


def ring_path(ring: Ring) -> Pen:
    """The outline as drawn: a curve through the middles of its edges when soft."""
    pen = Pen()
    if not soft(ring):
        return pen.lines(ring, closed=True)
    for index, vertex in enumerate(ring):
        before, after = ring[index - 1], ring[(index + 1) % len(ring)]
        if index == 0:
            pen.move((before[0] + vertex[0]) / 2, (before[1] + vertex[1]) / 2)
        pen.quad(*vertex, (vertex[0] + after[0]) / 2, (vertex[1] + after[1]) / 2)
    return pen.close()


def _water(one: _Area) -> None:
    one.fill(one.colours.water)
    even = denser(one.shape, 22)
    for depth, dash in ((20, "52 12 26 16"), (42, "30 20 44 26"), (70, "24 34")):
        pen = Pen()
        for run in inset(even, depth):
            if len(run) > 3:
                pen.move(*run[0])
                for index in range(1, len(run) - 1, 2):
                    pen.quad(*run[index], *run[index + 1])
        one.lines(pen, 2.8, dash)


def _ice(one: _Area) -> None:
    one.fill(one.colours.floor)
    pen = Pen()
    for x, y in one.scatter(54, 20):
        size = one.ink.between(12, 20)
        pen.move(x - size, y + size).line(x + size, y - size).move(x - size * 0.2, y + size).line(
            x + size, y - size * 0.2
        )
    one.lines(pen, 2.6)


def _lava(one: _Area) -> None:
    one.fill(one.colours.tint, 6)
    pen = Pen()
    for x, y in one.scatter(46, 14):
        size = one.ink.between(7, 15)
        pen.circle(x, y, size)
    one.bodies(pen)


def _slime(one: _Area) -> None:
    one.fill(one.colours.tint)
    bubbles, drops = Pen(), Pen()
    for x, y in one.scatter(38, 12):
        size = one.ink.between(4, 10)
        (bubbles if size > 6 else drops).circle(x, y, size)
    one.bodies(bubbles, 2.6)
    one.solid(drops)


def _dots(one: _Area) -> None:
    one.lines(one.edge, 2.6, "0.1 9")
    pen = Pen()
    for x, y in one.scatter(22, 6):
        pen.move(x, y).line(x + 1, y)
    one.surface.path(
        pen, one.parent, fill="none", stroke=one.colours.ink, stroke_width=4, stroke_linecap="round"
    )  # fmt: skip


def _bones(one: _Area) -> None:
    pen, ends = Pen(), Pen()
    for x, y in one.scatter(44, 10):
        angle = one.ink.between(0, pi)
        dx, dy = 14 * cos(angle), 14 * sin(angle)
        pen.move(x - dx, y - dy).line(x + dx, y + dy)
        for side in (-1, 1):
            ends.circle(x + side * dx, y + side * dy, 3.6)
    one.lines(pen, 4)
    one.solid(ends)


def _carpet(one: _Area) -> None:
    one.fill(one.colours.floor, 4)
    border = Pen()
    for depth in (11, 17):
        for run in inset(denser(one.shape, 20), depth):
            border.lines(run)
    one.lines(border, 2.2)
    pen = Pen()
    for x, y in one.scatter(46, 26):
        pen.lines(((x, y - 9), (x + 7, y), (x, y + 9), (x - 7, y)), closed=True)
    one.lines(pen, 2.4)


def _mosaic(one: _Area) -> None:
    one.fill(one.colours.floor, 3)
    pen = Pen()
    x1, y1, x2, y2 = bounds(one.shape)
    for j in range(int((y2 - y1) // 25)):
        for i in range(int((x2 - x1) // 25)):
            x, y = x1 + i * 25, y1 + j * 25
            if (i + j) % 2 == 0 and inside(x + 12, y + 12, one.shape):
                pen.lines(((x + 12, y + 3), (x + 22, y + 12), (x + 12, y + 22), (x + 3, y + 12)), closed=True)
    one.lines(pen, 2.2)


def _vegetation(one: _Area) -> None:
    leaves, stems = Pen(), Pen()
    for x, y in one.scatter(44, 4):
        size = one.ink.between(13, 20)
        if one.ink.below(3):
            for angle in (-2.3, -1.57, -0.84):
                tip = (x + 1.25 * size * cos(angle), y + 1.25 * size * sin(angle))
                stems.move(x, y).quad(x + 0.3 * size * cos(angle), y - size * 0.8, *tip)
        else:
            start = one.ink.between(0, 6.28)
            points = [
                (
                    x + size * (0.62 if k % 2 else 1.0) * cos(start + k * pi / 5),
                    y + size * (0.62 if k % 2 else 1.0) * sin(start + k * pi / 5),
                )
                for k in range(10)
            ]
            leaves.move((points[-1][0] + points[0][0]) / 2, (points[-1][1] + points[0][1]) / 2)
            for k, point in enumerate(points):
                after = points[(k + 1) % 10]
                leaves.quad(*point, (point[0] + after[0]) / 2, (point[1] + after[1]) / 2)
            leaves.close()
    one.bodies(leaves, 3)
    one.lines(stems, 3)


def _raised(one: _Area) -> None:
    """High ground: its edge, and hachures that run down from it, inside a tint's worth of the edge."""
    one.fill(one.colours.floor, 4)
    pen = Pen()
    points = denser(one.shape, 13)
    turned = points if area(points) >= 0 else points[::-1]
    for index, (x, y) in enumerate(turned):
        (ax, ay), (bx, by) = turned[index - 1], turned[(index + 1) % len(turned)]
        nx, ny = by - ay, ax - bx  # outwards
        size = hypot(nx, ny) or 1
        long = 15 if index % 2 else 24
        pen.move(x, y).line(x + nx / size * long, y + ny / size * long)
    one.lines(pen, 2.8)


def _rubble(one: _Area) -> None:
    """No stone lies over the edge: a heap ends at the wall it came down from."""
    stones, grit, sides = Pen(), Pen(), edges(one.shape)
    for x, y in one.scatter(32, 5):
        size, start, corners = one.ink.between(6, 19), one.ink.between(0, 6.28), 5 + one.ink.below(3)
        size = min(size, min(distance(x, y, side) for side in sides) / 1.1)
        if size < 8:
            grit.circle(x, y, 2.6)
            continue
        points = []
        for corner in range(corners):
            angle, far = start + 2 * pi * corner / corners, size * one.ink.between(0.75, 1.1)
            points.append((x + far * cos(angle), y + far * sin(angle)))
        stones.lines(points, closed=True)
    one.bodies(stones)
    one.solid(grit)


def _web(one: _Area) -> None:
    x = sum(p for p, _ in one.shape) / len(one.shape)
    y = sum(q for _, q in one.shape) / len(one.shape)
    rays = denser(one.shape, 60)
    pen = Pen()
    for p, q in rays:
        pen.move(x, y).line(p, q)
    for part in (0.35, 0.65, 0.92):
        ring = [(x + (p - x) * part, y + (q - y) * part) for p, q in rays]
        for index, point in enumerate(ring):
            before = ring[index - 1]
            sag = (x + (before[0] + point[0] - 2 * x) * 0.42, y + (before[1] + point[1] - 2 * y) * 0.42)
            pen.move(*before).quad(*sag, *point)
    one.lines(pen, 2.2)


def _mist(one: _Area) -> None:
    pen = Pen()
    for x, y in one.scatter(46, 10):
        pen.move(x - 16, y).quad(x - 8, y - 9, x, y).quad(x + 8, y + 9, x + 16, y)
    one.lines(pen, 2.4)
    one.lines(one.edge, 2.4, "3 13")


def _darkness(one: _Area) -> None:
    pen = Pen()
    x1, y1, x2, y2 = bounds(one.shape)
    step = 12
    for k in range(int((x2 - x1 + y2 - y1) // step)):
        run: XY | None = None
        start = x1 + k * step
        length = int(y2 - y1)
        for t in range(0, length + 9, 8):
            x, y = start - t, y1 + t
            within = inside(x, y, one.shape)
            if within and run is None:
                run = (x, y)
            elif not within and run is not None:
                pen.move(*run).line(x, y)
                run = None
    one.lines(pen, 2.6)
    one.lines(one.edge, 3)


def _chasm(one: _Area) -> None:
    """A cut in the floor: a broken edge, hachures falling in, black where no light reaches."""
    one.fill(one.colours.floor, 5.5)
    even = denser(one.shape, 12)
    turned = even if area(even) >= 0 else even[::-1]
    core = [point for run in inset(denser(one.shape, 16), 30) for point in run]
    if len(core) > 3:
        one.solid(Pen().lines(core, closed=True))
    pen = Pen()
    for index, (x, y) in enumerate(turned):
        (ax, ay), (bx, by) = turned[index - 1], turned[(index + 1) % len(turned)]
        nx, ny = ay - by, bx - ax  # inwards
        size = hypot(nx, ny) or 1
        long = one.ink.between(14, 30)
        p, q = x + nx / size * long, y + ny / size * long
        if inside(p, q, one.shape):
            pen.move(x, y).line(p, q)
    one.lines(pen, 3)


_DRAWN: dict[str, Callable[[_Area], None]] = {
    "water": _water,
    "stream": _water,
    "pool": _water,
    "ice": _ice,
    "lava": _lava,
    "slime": _slime,
    "sand": _dots,
    "bones-strewn": _bones,
    "carpet": _carpet,
    "mosaic": _mosaic,
    "vegetation": _vegetation,
    "raised": _raised,
    "dais-area": _raised,
    "rubble": _rubble,
    "web": _web,
    "mist": _mist,
    "darkness": _darkness,
    "chasm": _chasm,
}
