"""Where the floor is, by scan lines: a quick answer to "is this point rock?"."""

from bisect import bisect_right
from math import ceil

from printgen.draw.geometry import XY, edges, rounded
from printgen.draw.walls import rings
from printgen.model.plan import Plan

STEP = 20  # five scan lines a square


class Ground:
    """The floor's spans on every scan line (nonzero: overlapping spaces are floor once)."""

    def __init__(self, plan: Plan) -> None:
        crossings: dict[int, list[tuple[float, int]]] = {}
        for space in plan.spaces:
            for ring in rings(space):
                points: list[XY] = rounded(ring) if space.smooth else list(ring)
                for x1, y1, x2, y2 in edges(points):
                    if y1 == y2:
                        continue
                    way, low, high = (1, y1, y2) if y1 < y2 else (-1, y2, y1)
                    slope = (x2 - x1) / (y2 - y1)
                    row = ceil(low / STEP - 0.5)
                    while (y := (row + 0.5) * STEP) < high:
                        crossings.setdefault(row, []).append((x1 + (y - y1) * slope, way))
                        row += 1
        self._rows = {row: _spans(found) for row, found in crossings.items()}

    def floor(self, x: float, y: float) -> bool:
        row = self._rows.get(int(y // STEP))
        return row is not None and bisect_right(row, x) & 1 == 1


def _spans(found: list[tuple[float, int]]) -> list[float]:
    ends: list[float] = []
    depth = 0
    for x, way in sorted(found):
        was, depth = depth, depth + way
        if (was == 0) != (depth == 0):
            ends.append(x)
    merged: list[float] = []
    for x in ends:  # spans that touch are one span
        if merged and merged[-1] == x and len(merged) % 2 == 0:
            merged.pop()
        else:
            merged.append(x)
    return merged
