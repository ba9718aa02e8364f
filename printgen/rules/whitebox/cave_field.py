"""A cave's rock as a field: how deep inside the open space every point of a lattice lies, and its outlines.

Discs and bent tunnels are joined, roughened by a slow noise, cut by marching squares, and smoothed until no wall turns
more than 30° at a point. Lengths are squares (5 ft); what comes out is whole hundredths.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import acos, degrees, floor, hypot

from printgen.chance.cup import Ink

STEP = 0.5
MARGIN = 0.3
SPACING = 0.45
MOST_TURN = 27.0
MOST_ROUNDED = 34.0  # once places are whole hundredths
CLOSEST = 0.2
LEAST_ISLAND = 0.3
Spot = tuple[float, float]
Loop = list[Spot]


class Field:
    """Positive inside. `add_disc` and `add_way` carve; the lattice is open nowhere within MARGIN of the sheet's edge."""

    def __init__(self, wide: int, high: int, ink: Ink) -> None:
        self.wide, self.high = wide, high
        self.nx, self.ny = int(wide / STEP) + 1, int(high / STEP) + 1
        self.rows = [[-9.0] * self.nx for _ in range(self.ny)]
        self._slow = [[ink.between(-1, 1) for _ in range(wide // 2 + 3)] for _ in range(high // 2 + 3)]
        self._quick = [[ink.between(-1, 1) for _ in range(wide + 3)] for _ in range(high + 3)]

    def noise(self, x: float, y: float) -> float:
        """Two lattices, one of two squares and one of one, about -1 to 1."""
        return 0.65 * _blend(self._slow, x / 2, y / 2) + 0.35 * _blend(self._quick, x, y)

    def add_disc(self, at: Spot, radius: float, rough: float = 1.0) -> None:
        self._carve([at, at], radius, radius, rough)

    def add_way(self, line: Sequence[Spot], half: float, rough: float = 0.15) -> None:
        self._carve(line, half, half, rough)

    def _carve(self, line: Sequence[Spot], half: float, end: float, rough: float) -> None:
        reach = half + rough + 0.6
        for (ax, ay), (bx, by) in pairwise(line):
            dx, dy = bx - ax, by - ay
            length = dx * dx + dy * dy
            left, right = max(0, floor((min(ax, bx) - reach) / STEP)), floor((max(ax, bx) + reach) / STEP) + 1
            top, low = max(0, floor((min(ay, by) - reach) / STEP)), floor((max(ay, by) + reach) / STEP) + 1
            for j in range(top, min(low + 1, self.ny)):
                y, row = j * STEP, self.rows[j]
                for i in range(left, min(right + 1, self.nx)):
                    x = i * STEP
                    part = ((x - ax) * dx + (y - ay) * dy) / length if length else 0.0
                    part = 0.0 if part < 0 else 1.0 if part > 1 else part
                    deep = half - hypot(x - ax - dx * part, y - ay - dy * part)
                    if deep > row[i] - rough:
                        value = deep + rough * self.noise(x, y)
                        if value > row[i]:
                            row[i] = value

    def close(self) -> None:
        """Rock all round the sheet."""
        for j, row in enumerate(self.rows):
            y = j * STEP
            for i in range(self.nx):
                x = i * STEP
                edge = min(x, y, self.wide - x, self.high - y) - MARGIN
                if edge < row[i]:
                    row[i] = edge

    def depth(self, x: float, y: float) -> float:
        """How far inside a point is (bilinear)."""
        u, v = min(max(x / STEP, 0), self.nx - 1.001), min(max(y / STEP, 0), self.ny - 1.001)
        i, j = int(u), int(v)
        u, v = u - i, v - j
        top, low = self.rows[j], self.rows[j + 1]
        return (top[i] * (1 - u) + top[i + 1] * u) * (1 - v) + (low[i] * (1 - u) + low[i + 1] * u) * v

    def loops(self) -> list[Loop]:
        """Marching squares: closed outlines, the open space on the right hand (clockwise outside, y down)."""
        follow: dict[tuple[int, int, int], tuple[int, int, int]] = {}
        rows = self.rows
        for j in range(self.ny - 1):
            top, low = rows[j], rows[j + 1]
            for i in range(self.nx - 1):
                a, b, c, d = top[i] > 0, top[i + 1] > 0, low[i + 1] > 0, low[i] > 0
                if a == b == c == d:
                    continue
                edges = ((i, j, 0), (i + 1, j, 1), (i, j + 1, 0), (i, j, 1))  # north, east, south, west
                for start, stop in _cell(a, b, c, d, top[i] + top[i + 1] + low[i + 1] + low[i] > 0):
                    follow[edges[start]] = edges[stop]
        out = []
        while follow:
            first = min(follow)
            loop, at = [], first
            while at in follow:
                loop.append(self._crossing(at))
                at = follow.pop(at)
            out.append(loop)
        return out

    def _crossing(self, edge: tuple[int, int, int]) -> Spot:
        i, j, down = edge
        here = self.rows[j][i]
        there = self.rows[j + down][i + 1 - down]
        part = here / (here - there)
        return (i + (0 if down else part)) * STEP, (j + (part if down else 0)) * STEP


def _blend(lattice: list[list[float]], u: float, v: float) -> float:
    i, j = int(u), int(v)
    u, v = u - i, v - j
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
    top, low = lattice[j], lattice[j + 1]
    return (top[i] * (1 - u) + top[i + 1] * u) * (1 - v) + (low[i] * (1 - u) + low[i + 1] * u) * v


def _cell(a: bool, b: bool, c: bool, d: bool, middle: bool) -> list[tuple[int, int]]:
    """Which edges the wall runs between, the open corners on its right."""
    if a and c and not b and not d:
        return [(0, 1), (2, 3)] if middle else [(0, 3), (2, 1)]
    if b and d and not a and not c:
        return [(1, 2), (3, 0)] if middle else [(1, 0), (3, 2)]
    corners = (a, b, c, d)
    start = stop = -1
    for edge in range(4):
        before, after = corners[edge], corners[(edge + 1) % 4]
        if before and not after:
            start = edge
        if after and not before:
            stop = edge
    return [(start, stop)]


def area_of(loop: Sequence[Spot]) -> float:
    """Positive when clockwise on the page."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(loop, [*loop[1:], loop[0]], strict=True)) / 2


def smooth(loop: Loop) -> Loop:
    """Evenly spaced points, relaxed where the wall turns too sharply, and nowhere else more than once. Points that draw
    close to one another meanwhile are thinned, for places are whole hundredths in the end."""
    points = _tamed(_relax(_even(loop, SPACING), None), MOST_TURN, whole=False)
    for _ in range(12):
        points = _tamed(_thinned(points), MOST_ROUNDED, whole=True)
        if sharpest(_rounded(points)) <= MOST_ROUNDED:
            break
    return points


def _tamed(points: Loop, most: float, *, whole: bool) -> Loop:
    for _ in range(120):
        seen = _rounded(points) if whole else points
        sharp = {
            (k + by) % len(points) for k, turned in enumerate(turns(seen)) if turned > most for by in (-2, -1, 0, 1, 2)
        }
        if not sharp:
            break
        points = _relax(points, sharp)
    return points


def _rounded(points: Loop) -> list[tuple[float, float]]:
    return [(round(100 * x), round(100 * y)) for x, y in points]


def _thinned(points: Loop) -> Loop:
    out = [points[0]]
    for x, y in points[1:]:
        if hypot(x - out[-1][0], y - out[-1][1]) >= CLOSEST:
            out.append((x, y))
    return out if len(out) >= 8 else points


def _even(loop: Loop, spacing: float) -> Loop:
    closed = [*loop, loop[0]]
    spans = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(closed)]
    whole = sum(spans)
    count = max(8, round(whole / spacing))
    out, at, gone = [], 0, 0.0
    for k in range(count):
        want = whole * k / count
        while at < len(spans) - 1 and gone + spans[at] < want:
            gone += spans[at]
            at += 1
        part = (want - gone) / spans[at] if spans[at] else 0
        (ax, ay), (bx, by) = closed[at], closed[at + 1]
        out.append((ax + (bx - ax) * part, ay + (by - ay) * part))
    return out


def _relax(points: Loop, only: set[int] | None) -> Loop:
    last = len(points) - 1
    out = list(points)
    for k in range(len(points)) if only is None else sorted(only):
        (px, py), (x, y), (nx, ny) = points[k - 1], points[k], points[k + 1 if k < last else 0]
        out[k] = ((px + 2 * x + nx) / 4, (py + 2 * y + ny) / 4)
    return out


def turns(points: Sequence[tuple[float, float]]) -> list[float]:
    """How much the wall turns at each point, in degrees."""
    out = []
    last = len(points) - 1
    for k, (x, y) in enumerate(points):
        px, py = points[k - 1]
        nx, ny = points[k + 1 if k < last else 0]
        ax, ay, bx, by = x - px, y - py, nx - x, ny - y
        size = hypot(ax, ay) * hypot(bx, by)
        out.append(degrees(acos(max(-1.0, min(1.0, (ax * bx + ay * by) / size)))) if size else 0.0)
    return out


def sharpest(points: Sequence[tuple[float, float]]) -> float:
    return max(turns(points))
