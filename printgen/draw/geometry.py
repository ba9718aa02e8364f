"""Plane geometry of maps: rings, curves through their points, distances, insets. Pure."""

from collections.abc import Iterable, Sequence
from math import hypot

from printgen.model.plan import Ring

XY = tuple[float, float]
Box = tuple[float, float, float, float]  # x1, y1, x2, y2
Segment = tuple[float, float, float, float]


def area(ring: Sequence[XY]) -> float:
    """Signed: positive for rings that run clockwise on the page."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, (*ring[1:], ring[0]), strict=True)) / 2


def clockwise(ring: Ring, way: bool = True) -> Ring:
    return ring if (area(ring) >= 0) == way else ring[::-1]


def bounds(points: Iterable[XY]) -> Box:
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def mid(a: XY, b: XY) -> XY:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def edges(ring: Sequence[XY]) -> list[Segment]:
    return [(a[0], a[1], b[0], b[1]) for a, b in zip(ring, (*ring[1:], ring[0]), strict=True)]


def curve(a: XY, control: XY, b: XY, pieces: int) -> list[XY]:
    """Points along a quadratic curve, without its start."""
    points = []
    for step in range(1, pieces + 1):
        t = step / pieces
        p, q, r = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
        points.append((p * a[0] + q * control[0] + r * b[0], p * a[1] + q * control[1] + r * b[1]))
    return points


def rounded(ring: Sequence[XY], pieces: int = 3) -> list[XY]:
    """The ring as drawn when smooth: curves from middle to middle of its edges, flattened."""
    points: list[XY] = []
    for index, vertex in enumerate(ring):
        before, after = ring[index - 1], ring[(index + 1) % len(ring)]
        points += curve(mid(before, vertex), vertex, mid(vertex, after), pieces)
    return points


def distance(x: float, y: float, segment: Segment) -> float:
    x1, y1, x2, y2 = segment
    dx, dy = x2 - x1, y2 - y1
    length = dx * dx + dy * dy
    t = 0.0 if length == 0 else max(0.0, min(1.0, ((x - x1) * dx + (y - y1) * dy) / length))
    return hypot(x - x1 - t * dx, y - y1 - t * dy)


def inside(x: float, y: float, ring: Sequence[XY]) -> bool:
    odd = False
    x1, y1 = ring[-1]
    for x2, y2 in ring:
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            odd = not odd
        x1, y1 = x2, y2
    return odd


def overlap(a: Box, b: Box, gap: float = 0) -> bool:
    return a[0] < b[2] + gap and b[0] < a[2] + gap and a[1] < b[3] + gap and b[1] < a[3] + gap


def around(x: float, y: float, width: float, height: float) -> Box:
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def inset(ring: Sequence[XY], depth: float) -> list[list[XY]]:
    """The ring moved inwards by `depth`, as runs of points: where it is too narrow nothing is left."""
    turned = ring if area(ring) >= 0 else ring[::-1]
    count, sides = len(turned), edges(turned)
    moved: list[XY | None] = []
    for index, (x, y) in enumerate(turned):
        (ax, ay), (bx, by) = turned[index - 1], turned[(index + 1) % count]
        nx, ny = -(by - ay), bx - ax  # the inward side of a clockwise ring
        size = hypot(nx, ny) or 1.0
        px, py = x + nx / size * depth, y + ny / size * depth
        keep = inside(px, py, turned) and min(distance(px, py, side) for side in sides) >= depth * 0.86
        moved.append((px, py) if keep else None)
    if all(moved):
        return [[*[p for p in moved if p], moved[0]]] if moved[0] else []
    runs: list[list[XY]] = []
    start = next((i for i, p in enumerate(moved) if p is None), 0)
    run: list[XY] = []
    for index in range(count + 1):
        point = moved[(start + index) % count]
        if point is None:
            if len(run) > 1:
                runs.append(run)
            run = []
        else:
            run.append(point)
    return runs


def denser(ring: Sequence[XY], step: float) -> list[XY]:
    """The same ring with points at most `step` apart."""
    points: list[XY] = []
    for x1, y1, x2, y2 in edges(ring):
        parts = max(1, round(hypot(x2 - x1, y2 - y1) / step))
        points += [(x1 + (x2 - x1) * i / parts, y1 + (y2 - y1) * i / parts) for i in range(parts)]
    return points
