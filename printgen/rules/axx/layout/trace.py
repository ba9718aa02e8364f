"""Outlines of things made of squares and halves of squares: shared edges cancel, what is left is chained into rings.

Squares are (x, y); rings are in hundredths of a square, outer ones clockwise on the page, holes the other way.
"""

from collections.abc import Iterable, Sequence

from printgen.model.plan import UNIT, Point, Ring

Square = tuple[int, int]


def trace(squares: Iterable[Square]) -> tuple[Ring, tuple[Ring, ...]]:
    """The outer ring of one connected set of squares, and its holes."""
    return trace_pieces([[(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)] for x, y in sorted(squares)])


def trace_pieces(pieces: Sequence[Sequence[Square]]) -> tuple[Ring, tuple[Ring, ...]]:
    """The same for any clockwise pieces whose corners lie on the grid."""
    edges: dict[tuple[Square, Square], None] = {}
    for piece in pieces:
        for a, b in zip(piece, [*piece[1:], piece[0]], strict=True):
            if (b, a) in edges:
                del edges[b, a]
            else:
                edges[a, b] = None
    leaving: dict[Square, list[Square]] = {}
    for a, b in edges:
        leaving.setdefault(a, []).append(b)
    rings = []
    for start in sorted(leaving):
        while leaving[start]:
            rings.append(_chain(leaving, start))
    rings.sort(key=lambda ring: -abs(area(ring)))
    return rings[0], tuple(rings[1:])


def _chain(leaving: dict[Square, list[Square]], start: Square) -> Ring:
    """Follows edges until home; where two rings touch in a corner it keeps to its own (the sharpest right turn)."""
    points, here, there = [start], start, leaving[start].pop()
    while there != start:
        points.append(there)
        ways = leaving[there]
        if len(ways) > 1:
            ways.sort(key=lambda way: _cross(here, there, way))
        here, there = there, ways.pop()
    return straight(tuple((x * UNIT, y * UNIT) for x, y in points))


def _cross(a: Square, b: Square, c: Square) -> int:
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def straight(ring: Ring) -> Ring:
    """The ring without points in the middle of straight walls."""
    count = len(ring)
    return tuple(ring[i] for i in range(count) if _cross(ring[i - 1], ring[i], ring[(i + 1) % count]))


def area(ring: Ring) -> float:
    """In hundredths of a square, squared; clockwise on the page is positive."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs(ring)) / 2


def floor(ring: Ring, holes: Sequence[Ring] = ()) -> float:
    """Squares of floor inside a ring."""
    return (abs(area(ring)) - sum(abs(area(hole)) for hole in holes)) / (UNIT * UNIT)


def length(ring: Ring) -> float:
    """Squares of wall round a ring."""
    return float(sum(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5 for a, b in pairs(ring))) / UNIT


def pairs(ring: Ring) -> "list[tuple[Point, Point]]":
    return list(zip(ring, [*ring[1:], ring[0]], strict=True))
