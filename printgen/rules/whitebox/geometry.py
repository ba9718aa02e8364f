"""Plane geometry on whole numbers: hulls, unions, clips. Rings run clockwise on the page (y down).

Everything is exact: crossings are fractions and are rounded to whole units once, at the end.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import pairwise
from math import floor

Point = tuple[int, int]
Ring = tuple[Point, ...]
Exact = tuple[Fraction, Fraction]


def turn(o: Sequence[int | Fraction], a: Sequence[int | Fraction], b: Sequence[int | Fraction]) -> int | Fraction:
    """Over 0 when o-a-b turns clockwise on the page."""
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def hull(points: Iterable[Point]) -> Ring:
    """The convex outline, clockwise, without points on its edges; fewer than three points when it is flat."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return tuple(ordered)

    def chain(row: Iterable[Point]) -> list[Point]:
        out: list[Point] = []
        for point in row:
            while len(out) >= 2 and turn(out[-2], out[-1], point) <= 0:
                out.pop()
            out.append(point)
        return out

    upper, lower = chain(ordered), chain(reversed(ordered))
    return tuple(upper[:-1] + lower[:-1])


def rectangle(x: int, y: int, wide: int, high: int) -> Ring:
    return (x, y), (x + wide, y), (x + wide, y + high), (x, y + high)


def inside(point: Sequence[int | float | Fraction], ring: Sequence[Sequence[int | float | Fraction]]) -> bool:
    """Strictly inside, or on an edge by the usual half-open reckoning."""
    x, y = point
    found = False
    for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
        if (ay > y) != (by > y) and (bx - ax) * (y - ay) * (1 if by > ay else -1) > (x - ax) * (by - ay) * (
            1 if by > ay else -1
        ):
            found = not found
    return found


def area(ring: Sequence[Point]) -> int:
    """Twice the area, over 0 when clockwise on the page."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True))


def cross(a: Sequence[float], b: Sequence[float], c: Sequence[float], d: Sequence[float]) -> bool:
    """Whether the two lines cross between their ends (touching ends do not count)."""

    def side(p: Sequence[float], q: Sequence[float], r: Sequence[float]) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def clip(ring: Ring, a: Point, b: Point) -> Ring:
    """What of a convex ring lies to the right of the line a-b (the page's clockwise inside)."""
    out: list[Point] = []
    for p, q in zip(ring, (*ring[1:], ring[0]), strict=True):
        sp, sq = turn(a, b, p), turn(a, b, q)
        if sp >= 0:
            out.append(p)
        if sp * sq < 0:
            part = Fraction(sp, sp - sq)
            out.append((nearest(p[0] + (q[0] - p[0]) * part), nearest(p[1] + (q[1] - p[1]) * part)))
    return tuple(dict.fromkeys(out))


def clip_to(ring: Ring, convex: Ring) -> Ring:
    """The part of a convex ring inside another."""
    for a, b in zip(convex, (*convex[1:], convex[0]), strict=True):
        if len(ring) < 3:
            return ()
        ring = clip(ring, a, b)
    return ring if len(ring) >= 3 else ()


def nearest(value: Fraction | float) -> int:
    """Round half up."""
    return floor(value + Fraction(1, 2)) if isinstance(value, Fraction) else floor(value + 0.5)


def union(rings: Sequence[Ring]) -> Ring:
    """The outer outline of overlapping simple rings (enclosed gaps are filled), as whole points."""
    pieces = _pieces(rings)
    leaving: dict[Exact, list[Exact]] = {}
    for a, b in sorted(pieces):
        leaving.setdefault(a, []).append(b)
    best: list[Exact] = []
    while leaving:
        start = min(leaving)
        loop, at = [start], leaving[start].pop()
        _tidy(leaving, start)
        while at != start and at in leaving:
            before = loop[-1]
            loop.append(at)
            following = min(leaving[at], key=lambda to: _leftness(before, at, to))
            leaving[at].remove(following)
            _tidy(leaving, at)
            at = following
        if len(loop) > 2 and _size(loop) > _size(best):
            best = loop
    return simplify(tuple((nearest(x), nearest(y)) for x, y in best))


def _tidy(leaving: dict[Exact, list[Exact]], at: Exact) -> None:
    if not leaving[at]:
        del leaving[at]


def _leftness(before: Exact, at: Exact, to: Exact) -> float:
    """At a pinch, turn to the outside: the smallest clockwise turn first."""
    from math import atan2

    a = atan2(float(at[1] - before[1]), float(at[0] - before[0]))
    b = atan2(float(to[1] - at[1]), float(to[0] - at[0]))
    turned = b - a
    while turned <= -3.14159:
        turned += 6.283185
    while turned > 3.14160:
        turned -= 6.283185
    return turned


def _size(loop: Sequence[Exact]) -> Fraction:
    if not loop:
        return Fraction(0)
    return sum((a[0] * b[1] - b[0] * a[1] for a, b in zip(loop, (*loop[1:], loop[0]), strict=True)), start=Fraction(0))


def _pieces(rings: Sequence[Ring]) -> set[tuple[Exact, Exact]]:
    edges = [
        (which, (a, b)) for which, ring in enumerate(rings) for a, b in zip(ring, (*ring[1:], ring[0]), strict=True)
    ]
    pieces: dict[tuple[Exact, Exact], int] = {}
    for which, (a, b) in edges:
        cuts = {Fraction(0), Fraction(1)}
        for other, (c, d) in edges:
            if other != which:
                cuts.update(_cuts(a, b, c, d))
        parts = sorted(cuts)
        for s, e in pairwise(parts):
            middle = _along(a, b, (s + e) / 2)
            if not any(_within(middle, ring) for n, ring in enumerate(rings) if n != which):
                pieces[_along(a, b, s), _along(a, b, e)] = which
    return {(a, b) for a, b in pieces if (b, a) not in pieces}


def _along(a: Point, b: Point, part: Fraction) -> Exact:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def _cuts(a: Point, b: Point, c: Point, d: Point) -> list[Fraction]:
    """Where along a-b the line c-d meets it."""
    rx, ry, sx, sy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    flat = rx * sy - ry * sx
    if flat == 0:
        if (c[0] - a[0]) * ry - (c[1] - a[1]) * rx != 0:
            return []
        length = rx * rx + ry * ry
        along = [Fraction((p[0] - a[0]) * rx + (p[1] - a[1]) * ry, length) for p in (c, d)]
        return [t for t in along if 0 < t < 1]
    t = Fraction((c[0] - a[0]) * sy - (c[1] - a[1]) * sx, flat)
    u = Fraction((c[0] - a[0]) * ry - (c[1] - a[1]) * rx, flat)
    return [t] if 0 <= t <= 1 and 0 <= u <= 1 else []


def _within(point: Exact, ring: Ring) -> bool:
    """Strictly inside: a point on the ring's edge is not."""
    x, y = point
    for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
        if (bx - ax) * (y - ay) == (by - ay) * (x - ax) and (
            min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by)
        ):
            return False
    return inside(point, ring)


def simplify(ring: Ring) -> Ring:
    """Without repeated points and points on straight edges."""
    kept = list(dict.fromkeys(ring))
    again = True
    while again and len(kept) > 3:
        again = False
        for i in range(len(kept)):
            if turn(kept[i - 1], kept[i], kept[(i + 1) % len(kept)]) == 0:
                del kept[i]
                again = True
                break
    return tuple(kept)


def trace(cells: Iterable[tuple[int, int]], unit: int) -> list[Ring]:
    """The outlines of a set of unit squares: outer ones clockwise, holes the other way."""
    held = set(cells)
    sides: dict[Point, list[Point]] = {}
    for x, y in sorted(held):
        for (nx, ny), a, b in (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ):
            if (nx, ny) not in held:
                sides.setdefault(a, []).append(b)
    rings = []
    while sides:
        start = min(sides)
        loop, at, before = [start], sides[start].pop(), start
        if not sides[start]:
            del sides[start]
        while at != start:
            loop.append(at)
            exits = sides[at]
            # where squares meet corner to corner, keep them apart: turn clockwise
            best = max(exits, key=lambda to: turn(before, at, to))
            exits.remove(best)
            if not exits:
                del sides[at]
            before, at = at, best
        rings.append(simplify(tuple((x * unit, y * unit) for x, y in loop)))
    return rings
