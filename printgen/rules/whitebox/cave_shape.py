"""From a cave's dice to its outline, tunnels and ground: no die is thrown, only ink (addendum §4)."""

from collections.abc import Sequence
from math import cos, hypot, pi, sin
from typing import NamedTuple

from printgen.chance.cup import Ink
from printgen.errors import Limit
from printgen.rules.whitebox.cave_field import LEAST_ISLAND, Field, area_of, smooth
from printgen.rules.whitebox.links import Pair, by_length, distance, loops, tree
from printgen.rules.whitebox.result import Drop, Point, Ring, Tunnel
from printgen.rules.whitebox.spread import scaled, sheet_of

FOOT = 20  # hundredths of a 5-ft square
BEND = 0.9
Spot = tuple[float, float]


class Disc(NamedTuple):
    """A die's place (hundredths of a square) and the radius of the open ground about it."""

    centre: Point
    radius: int


class Ground(NamedTuple):
    """The open ground of a cave, and the field it was cut from."""

    wide: int
    high: int
    discs: tuple[Disc, ...]
    links: tuple[tuple[Pair, bool], ...]
    tunnels: tuple[Tunnel, ...]
    outline: Ring
    holes: tuple[Ring, ...]
    field: Field


class Out(NamedTuple):
    """A way that runs from a die to the sheet's edge: its die, the side, the half width, the water's width if any."""

    die: int
    side: str
    half: float
    water: int = 0


def discs_of(drop: Drop, across: Sequence[int]) -> tuple[Disc, ...]:
    """Half the size and five feet, shifted just so far that it is on the sheet."""
    wide, high = sheet_of(drop)
    out = []
    for die, feet in zip(drop.rooms, across, strict=True):
        radius = feet * FOOT // 2 + 100
        x, y = scaled(drop, die.x, die.y)
        rim = radius + 70
        out.append(Disc((min(max(x, rim), 100 * wide - rim), min(max(y, rim), 100 * high - rim)), radius))
    return tuple(out)


def links_of(discs: Sequence[Disc]) -> list[tuple[Pair, bool]]:
    """The tree, the shortest loop, and a second when it is no longer than the tree's longest link."""
    pairs = by_length(tree(discs), discs)
    longest = max((distance(discs[a], discs[b]) for a, b in pairs), default=0)
    links = [(pair, False) for pair in pairs]
    for nth in range(2):
        found = loops([pair for pair, _ in links], discs)
        if found and (nth == 0 or distance(discs[found[0][0]], discs[found[0][1]]) <= longest):
            links.append((found[0], True))
    return links


def side_away(at: Point, wide: int, high: int) -> str:
    """From the sheet's middle through a place: the edge it comes to."""
    dx, dy = at[0] - 50 * wide, at[1] - 50 * high
    if abs(dx) * high > abs(dy) * wide:
        return "east" if dx > 0 else "west"
    return "south" if dy >= 0 else "north"


def nearest_side(at: Point, wide: int, high: int) -> str:
    far = {"north": at[1], "east": 100 * wide - at[0], "south": 100 * high - at[1], "west": at[0]}
    return min(far, key=lambda side: (far[side], side))


def edge_point(at: Point, side: str, wide: int, high: int) -> Point:
    x, y = min(max(at[0], 250), 100 * wide - 250), min(max(at[1], 250), 100 * high - 250)
    return {"north": (x, 0), "south": (x, 100 * high), "west": (0, y), "east": (100 * wide, y)}[side]


def bend(a: Point, b: Point, ink: Ink, wide: int, high: int) -> tuple[Point, ...]:
    """A bowed line between two places, off its chord by nine tenths of a square or more."""
    dx, dy = (b[0] - a[0]) / 100, (b[1] - a[1]) / 100
    length = hypot(dx, dy) or 1.0
    off = min(BEND + 0.1 * length * ink.unit(), 2.2)
    sign = 1 if ink.below(2) else -1
    nx, ny = -dy / length * off, dx / length * off
    mid = ((a[0] + b[0]) / 200, (a[1] + b[1]) / 200)
    if not (1.5 < mid[0] + sign * nx < wide - 1.5 and 1.5 < mid[1] + sign * ny < high - 1.5):
        sign = -sign
    cx, cy = mid[0] + 2 * sign * nx, mid[1] + 2 * sign * ny
    count = max(6, round(length))
    line = []
    for k in range(count + 1):
        t = k / count
        x = (1 - t) ** 2 * a[0] / 100 + 2 * t * (1 - t) * cx + t * t * b[0] / 100
        y = (1 - t) ** 2 * a[1] / 100 + 2 * t * (1 - t) * cy + t * t * b[1] / 100
        line.append((round(100 * x), round(100 * y)))
    return tuple(line)


def dig(drop: Drop, across: Sequence[int], outs: Sequence[Out], ink: Ink, discs: Sequence[Disc]) -> Ground:
    """Carve discs, tunnels and ways out; cut, smooth, and drop islands too small to draw."""
    wide, high = sheet_of(drop)
    field = Field(wide, high, ink)
    links = links_of(discs)
    tunnels = []
    for (a, b), loop in links:
        broad = 200 if drop.rooms[a].sides >= 10 and drop.rooms[b].sides >= 10 else 100
        tunnels.append(Tunnel((a, b), broad, bend(discs[a].centre, discs[b].centre, ink, wide, high), loop))
    for out in outs:
        ends = [edge_point(discs[out.die].centre, out.side, wide, high)]
        line = bend(discs[out.die].centre, ends[0], ink, wide, high)
        tunnels.append(Tunnel((out.die, -1), round(200 * out.half), line))
    for disc in discs:
        field.add_disc(_unit(disc.centre), disc.radius / 100)
    for tunnel in tunnels:
        half = tunnel.width / 200
        field.add_way([_unit(point) for point in tunnel.line], half + 0.15, 0.25 if half < 1 else 0.5)
    field.close()
    rings = []
    for found in field.loops():
        if abs(area_of(found)) > LEAST_ISLAND:
            rings.append(smooth(found))
    outer = max(rings, key=area_of)
    if area_of(outer) <= 0:
        raise Limit("these dice leave no cave; drop others")
    holes = [ring for ring in rings if area_of(ring) < -LEAST_ISLAND - 0.02]
    return Ground(
        wide, high, tuple(discs), tuple(links), tuple(tunnels), _whole(outer),
        tuple(_whole(ring) for ring in holes), field,
    )  # fmt: skip


def _unit(point: Point) -> Spot:
    return point[0] / 100, point[1] / 100


def _whole(loop: Sequence[Spot]) -> Ring:
    return tuple(dict.fromkeys((round(100 * x), round(100 * y)) for x, y in loop))


def mouth(outline: Ring, at: Point, facing: str) -> Point:
    """Where a way out truly ends: the farthest point of the wall before its place on the edge."""
    axis, sign = {"n": (1, -1), "s": (1, 1), "w": (0, -1), "e": (0, 1)}[facing]
    near = [point for point in outline if abs(point[1 - axis] - at[1 - axis]) < 150] or list(outline)
    return max(near, key=lambda point: (sign * point[axis], point))


def patch(field: Field, at: Point, radius: float, ink: Ink, ledge: float = 0.3) -> Ring:
    """Uneven ground about a place, kept `ledge` squares from the wall."""
    x, y = _unit(at)
    out = []
    count = 18
    for k in range(count):
        angle = 2 * pi * k / count
        reach = radius * ink.between(0.88, 1.05)
        while reach > 0.2 and field.depth(x + reach * cos(angle), y + reach * sin(angle)) < ledge:
            reach -= 0.1
        out.append((round(100 * (x + reach * cos(angle))), round(100 * (y + reach * sin(angle)))))
    return tuple(out)


def lens(field: Field, at: Point, towards: Point, size: float) -> Ring:
    """A chasm: twice its size long, half of it wide, always a five-foot ledge from the wall."""
    x, y = _unit(at)
    dx, dy = (towards[0] - at[0]) / 100, (towards[1] - at[1]) / 100
    length = hypot(dx, dy)
    dx, dy = (dx / length, dy / length) if length else (1.0, 0.0)
    wide = max(size / 4, 0.25)

    def outline(reach: float, half: float) -> list[Spot]:
        points = []
        for k in range(24):
            t = 2 * pi * k / 24
            along, off = reach * cos(t), half * sin(t) * (1 - 0.35 * abs(cos(t)))
            points.append((x + along * dx - off * dy, y + along * dy + off * dx))
        return points

    reach, half = max(size, 1.0), wide
    while reach > 0.6 and any(field.depth(px, py) < 1.0 for px, py in outline(reach, half)):
        reach -= 0.2
        half = min(half, max(reach * 0.6, 0.25))
    return _whole(outline(reach, half))


def band(line: Sequence[Point], widths: Sequence[float]) -> Ring:
    """A course of water along a line, as wide as told at each of its points."""
    left, right = [], []
    for k, ((x, y), wide) in enumerate(zip(line, widths, strict=True)):
        ax, ay = line[max(k - 1, 0)]
        bx, by = line[min(k + 1, len(line) - 1)]
        length = hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / length * wide * 50, (bx - ax) / length * wide * 50
        left.append((round(x - nx), round(y - ny)))
        right.append((round(x + nx), round(y + ny)))
    return (*left, *reversed(right))
