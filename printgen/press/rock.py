"""Hatched rock for covers and card backs: bundles of short strokes, each cut to its own cell among its neighbours.

As on the maps no two strokes cross and no gap is left. Centres are thrown as a Poisson disk wherever `depth` (how far
into the rock a point lies, in the drawing's units) is between `near` and `far`.
"""

from collections.abc import Callable
from math import ceil, cos, hypot, pi, sin

from printgen.chance.cup import Ink

Segment = tuple[float, float, float, float]
Centre = tuple[float, float]
_TRIES = 14


def rock(
    depth: Callable[[float, float], float], box: tuple[float, float, float, float], cell: float, ink: Ink, *,
    near: float, far: float, spread: float = 0.40, step: float = 0.12,
) -> list[Segment]:  # fmt: skip
    """Strokes over the rock inside `box`. `cell` is how large a bundle is about."""
    field = _Field(spread * cell)
    x0, y0, x1, y1 = box
    for _ in range(int((x1 - x0) * (y1 - y0) / (field.reach * field.reach) * _TRIES)):
        x, y = ink.between(x0, x1), ink.between(y0, y1)
        if near <= depth(x, y) <= far and field.clear(x, y):
            field.put((x, y))
    angles = _angles(field, ink)
    made: list[Segment] = []
    for centre in field.centres:
        made += _bundle(centre, angles[centre], field.near(centre, 3 * field.reach), cell, step, ink)
    return made


class _Field:
    """Centres by square, so that neighbours are found quickly."""

    def __init__(self, reach: float) -> None:
        self.reach = reach
        self.centres: list[Centre] = []
        self._by: dict[tuple[int, int], list[Centre]] = {}

    def put(self, centre: Centre) -> None:
        self.centres.append(centre)
        self._by.setdefault(self._square(centre), []).append(centre)

    def clear(self, x: float, y: float) -> bool:
        """No centre lies within reach."""
        i, j = self._square((x, y))
        reach2 = self.reach * self.reach
        for a in (i, i - 1, i + 1):
            for b in (j, j - 1, j + 1):
                for p, q in self._by.get((a, b), ()):
                    if (p - x) ** 2 + (q - y) ** 2 < reach2:
                        return False
        return True

    def near(self, centre: Centre, radius: float) -> list[Centre]:
        """Every other centre within `radius`."""
        around = ceil(radius / self.reach - 1e-9)
        i, j = self._square(centre)
        return [
            other
            for x in range(i - around, i + around + 1)
            for y in range(j - around, j + around + 1)
            for other in self._by.get((x, y), ())
            if other != centre and (other[0] - centre[0]) ** 2 + (other[1] - centre[1]) ** 2 < radius * radius
        ]

    def _square(self, centre: Centre) -> tuple[int, int]:
        return int(centre[0] // self.reach), int(centre[1] // self.reach)


def _angles(field: _Field, ink: Ink) -> dict[Centre, float]:
    """A turn for each bundle: of ten, the one that differs most from its neighbours'."""
    angles: dict[Centre, float] = {}
    for centre in field.centres:
        taken = [angles[other] for other in field.near(centre, 2.2 * field.reach) if other in angles]
        best, kept = -1.0, 0.0
        for _ in range(10):
            turn = ink.between(0, pi)
            off = min((abs((turn - other + pi / 2) % pi - pi / 2) for other in taken), default=9.0)
            if off > best:
                best, kept = off, turn
            if off > 0.7:
                break
        angles[centre] = kept
    return angles


def _bundle(centre: Centre, turn: float, others: list[Centre], cell: float, step: float, ink: Ink) -> list[Segment]:
    """Parallel strokes about a centre, each cut where a neighbour's cell begins."""
    ux, uy = cos(turn), sin(turn)
    made: list[Segment] = []
    for at in range(-4, 5):
        offset = at * step * cell
        if abs(offset) >= 0.34 * cell:
            continue
        px, py = centre[0] - uy * offset, centre[1] + ux * offset
        low, high = -0.62 * cell, 0.62 * cell
        for x, y in others:
            dx, dy = x - centre[0], y - centre[1]
            length = hypot(dx, dy)
            limit = length / 2 - 0.02 * cell - ((px - centre[0]) * dx + (py - centre[1]) * dy) / length
            along = (ux * dx + uy * dy) / length
            if abs(along) < 1e-9:
                low, high = (1.0, 0.0) if limit < 0 else (low, high)
            elif along > 0:
                high = min(high, limit / along)
            else:
                low = max(low, limit / along)
        if high - low > 0.16 * cell:
            shake = [ink.between(-0.012, 0.012) * cell for _ in range(4)]
            made.append((
                px + ux * low + shake[0], py + uy * low + shake[1],
                px + ux * high + shake[2], py + uy * high + shake[3],
            ))  # fmt: skip
    return made


def path_of(strokes: list[Segment]) -> str:
    """One path of relative whole hundredths, for a `scale(.01)` group."""
    parts: list[str] = []
    at = (0, 0)
    for x1, y1, x2, y2 in strokes:
        a, b, c, d = (round(100 * value) for value in (x1, y1, x2, y2))
        parts.append(f"m{a - at[0]} {b - at[1]}l{c - a} {d - b}")
        at = (c, d)
    text = "".join(parts)
    return f"M{text[1:]}" if text else ""
