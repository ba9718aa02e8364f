"""Outlines of sets of squares: one outer ring clockwise, holes the other way, corners only, in plan units."""

from collections.abc import Iterable

from printgen.model.plan import UNIT, Point, Ring


def rings(squares: Iterable[Point]) -> list[Ring]:
    """Every ring around the squares: outer rings clockwise on the page, holes anticlockwise. Corners, not edges."""
    floor = set(squares)
    leaves: dict[Point, list[Point]] = {}
    for x, y in sorted(floor):
        if (x, y - 1) not in floor:
            leaves.setdefault((x, y), []).append((x + 1, y))
        if (x + 1, y) not in floor:
            leaves.setdefault((x + 1, y), []).append((x + 1, y + 1))
        if (x, y + 1) not in floor:
            leaves.setdefault((x + 1, y + 1), []).append((x, y + 1))
        if (x - 1, y) not in floor:
            leaves.setdefault((x, y + 1), []).append((x, y))
    found = []
    for start in sorted(leaves):
        while leaves[start]:
            found.append(_walk(start, leaves))
    return found


def outline(squares: Iterable[Point]) -> tuple[Ring, tuple[Ring, ...]]:
    """The outer ring of a connected set of squares, and its holes."""
    found = rings(squares)
    outer = max(found, key=_area)
    return outer, tuple(ring for ring in found if ring is not outer)


def _walk(start: Point, leaves: dict[Point, list[Point]]) -> Ring:
    """Along the edges back to `start`. Where two squares touch at a corner only, it turns right: they stay apart."""
    path, at, step = [start], start, (0, 0)
    while True:
        ways = leaves[at]
        way = next((one for one in ways if (one[0] - at[0], one[1] - at[1]) == (-step[1], step[0])), ways[0])
        ways.remove(way)
        step, at = (way[0] - at[0], way[1] - at[1]), way
        if at == start:
            break
        path.append(at)
    corners = [
        here
        for before, here, after in zip((path[-1], *path[:-1]), path, (*path[1:], path[0]), strict=True)
        if (here[0] - before[0], here[1] - before[1]) != (after[0] - here[0], after[1] - here[1])
    ]
    return tuple((x * UNIT, y * UNIT) for x, y in corners)


def _area(ring: Ring) -> int:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, (*ring[1:], ring[0]), strict=True))
