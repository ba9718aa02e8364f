"""The hatch round the walls: short strokes in bundles, each bundle cut to its own patch of rock.

Bundles stand on a jittered lattice wherever a wall is near; each stroke is clipped to the Voronoi cell of its bundle
among its neighbours, so no two ever cross and no gap is left; outer bundles have no neighbour outwards and keep ragged
ends. Lattice, jitter and angles come from one fixed tile, so the hatch at a place follows from the walls there alone:
what a map does not show cannot be told from its hatch. Written as one path.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import cos, hypot, pi, sin

from printgen.chance.cup import Ink
from printgen.draw.geometry import Box, Segment
from printgen.draw.ground import Ground
from printgen.draw.theme import HatchLook

_TILE = 40  # lattice points a side before the tile repeats (twenty squares)
_PITCH = 51.0
_ROW = _PITCH * 0.866
_RINGS = 2
Centre = tuple[float, float, float]  # x, y, angle
Cell = tuple[int, int]


@lru_cache(maxsize=1)
def tile() -> tuple[tuple[tuple[float, float, float, float], ...], ...]:
    """The lattice's jitter, angles and a fourth chance a point. Of up to ten angles the one that differs most from the
    neighbours' is kept."""
    ink = Ink("map", "ink/hatch/tile")
    angles: dict[Cell, float] = {}
    rows = []
    for j in range(_TILE):
        row = []
        for i in range(_TILE):
            near = [angles[cell] for cell in _ring(i, j) if cell in angles]
            best, kept = -1.0, 0.0
            for _ in range(10):
                angle = ink.between(0, pi)
                off = min((abs((angle - other + pi / 2) % pi - pi / 2) for other in near), default=9.0)
                if off > best:
                    best, kept = off, angle
                if off > 0.7:
                    break
            angles[i, j] = kept
            row.append((ink.between(-0.34, 0.34) * _PITCH, ink.between(-0.34, 0.34) * _PITCH, kept, ink.unit()))
        rows.append(tuple(row))
    return tuple(rows)


@lru_cache(maxsize=1)
def _shake() -> tuple[float, ...]:
    ink = Ink("map", "ink/hatch/shake")
    return tuple(ink.between(-1.6, 1.6) for _ in range(256))


def _ring(i: int, j: int) -> Iterator[Cell]:
    """The six nearest lattice points, on the repeating tile."""
    shift = j & 1
    for di, dj in ((-1, 0), (1, 0), (shift - 1, -1), (shift, -1), (shift - 1, 1), (shift, 1)):
        yield (i + di) % _TILE, (j + dj) % _TILE


class Near:
    """Wall segments by square, so that a point asks only those about it."""

    def __init__(self, edges: Sequence[Segment], reach: float) -> None:
        self._by: dict[Cell, list[Segment]] = {}
        self._slanted: dict[Cell, list[Segment]] = {}
        for x1, y1, x2, y2 in edges:
            straight = x1 == x2 or y1 == y2
            low_x, high_x, low_y, high_y = min(x1, x2), max(x1, x2), min(y1, y2), max(y1, y2)
            one = (low_x, low_y, high_x, high_y) if straight else (x1, y1, x2, y2)
            into = self._by if straight else self._slanted
            for bx in range(int((low_x - reach) // 100), int((high_x + reach) // 100) + 1):
                for by in range(int((low_y - reach) // 100), int((high_y + reach) // 100) + 1):
                    into.setdefault((bx, by), []).append(one)

    def squares(self) -> list[Cell]:
        return sorted(self._by.keys() | self._slanted.keys())

    def distance2(self, x: float, y: float) -> float:
        """The square of the distance to the nearest wall, or something large."""
        key = (int(x // 100), int(y // 100))
        best = 1e9
        for x1, y1, x2, y2 in self._by.get(key, ()):
            dx = x1 - x if x < x1 else x - x2 if x > x2 else 0.0
            dy = y1 - y if y < y1 else y - y2 if y > y2 else 0.0
            if (off := dx * dx + dy * dy) < best:
                best = off
        for x1, y1, x2, y2 in self._slanted.get(key, ()):
            vx, vy = x2 - x1, y2 - y1
            t = ((x - x1) * vx + (y - y1) * vy) / (vx * vx + vy * vy)
            t = 0.0 if t < 0 else 1.0 if t > 1 else t
            dx, dy = x - x1 - t * vx, y - y1 - t * vy
            if (off := dx * dx + dy * dy) < best:
                best = off
        return best


def hatch(edges: Sequence[Segment], ground: Ground, frame: Box, bare: Sequence[Box], look: HatchLook) -> str:
    """Path data of the whole hatch. `frame` bounds it; `bare` are places kept free."""
    centres = _centres(edges, ground, frame, bare, look)
    parts: list[str] = []
    at_x = at_y = 0
    for x1, y1, x2, y2 in _strokes(centres, ground, frame, look):
        a, b, c, d = round(x1), round(y1), round(x2), round(y2)
        p, q, r, s = a - at_x, b - at_y, c - a, d - b
        parts.append(f"m{p}{q if q < 0 else f' {q}'}l{r}{s if s < 0 else f' {s}'}")
        at_x, at_y = c, d
    text = "".join(parts)
    return f"M{text[1:]}" if text else ""


def _centres(
    edges: Sequence[Segment], ground: Ground, frame: Box, bare: Sequence[Box], look: HatchLook
) -> dict[Cell, Centre]:
    near = Near(edges, look.far * 1.2)
    table, floor = tile(), ground.floor
    far2 = look.far * look.far
    centres: dict[Cell, Centre] = {}
    for bx, by in near.squares():
        for j in range(int(by * 100 / _ROW) - 1, int((by + 1) * 100 / _ROW) + 2):
            row = table[j % _TILE]
            shift = _PITCH / 2 * (j & 1)
            for i in range(int((bx * 100 - shift) / _PITCH) - 1, int(((bx + 1) * 100 - shift) / _PITCH) + 2):
                dx, dy, angle, chance = row[i % _TILE]
                x, y = i * _PITCH + shift + dx, j * _ROW + dy
                if x // 100 != bx or y // 100 != by:
                    continue
                off = near.distance2(x, y)
                if off > far2 * (0.66 + 0.5 * chance) or (off > 400 and floor(x, y)):
                    continue
                if not (frame[0] < x < frame[2] and frame[1] < y < frame[3]):
                    continue
                if any(box[0] < x < box[2] and box[1] < y < box[3] for box in bare):
                    continue
                centres[i, j] = (x, y, angle)
    return centres


def _strokes(centres: dict[Cell, Centre], ground: Ground, frame: Box, look: HatchLook) -> Iterator[Segment]:
    floor, shake, longest = ground.floor, _shake(), look.length
    halves = range(-4, 5)
    left, top, right, bottom = frame
    for (i, j), (x, y, angle) in sorted(centres.items(), key=lambda one: (one[0][1], one[0][0])):
        ux, uy = cos(angle), sin(angle)
        vx, vy = -uy, ux
        limits = []
        for dj in range(-_RINGS, _RINGS + 1):
            for di in range(-_RINGS - 1, _RINGS + 2):
                other = centres.get((i + di, j + dj))
                if other is None or not (di or dj):
                    continue
                dx, dy = other[0] - x, other[1] - y
                size = hypot(dx, dy)
                if size < 140:
                    limits.append(((ux * dx + uy * dy) / size, (vx * dx + vy * dy) / size, size / 2 - look.inset))
        for k in halves:
            off = k * look.step
            if not -34 < off < 34:
                continue
            low, high = -longest, longest
            for along, across, limit in limits:
                room = limit - off * across
                if along > 1e-6:
                    if (cut := room / along) < high:
                        high = cut
                elif along < -1e-6:
                    if (cut := room / along) > low:
                        low = cut
                elif room < 0:
                    high = low
            if high - low < look.shortest:
                continue
            s = (i * 7 + j * 29 + k * 13) & 255
            px, py = x + vx * off + shake[s], y + vy * off + shake[s - 1]
            x1, y1, x2, y2 = px + ux * low, py + uy * low, px + ux * high, py + uy * high
            if not (left <= x1 <= right and left <= x2 <= right and top <= y1 <= bottom and top <= y2 <= bottom):
                if not (cutted := _cut((x1, y1, x2, y2), frame)):
                    continue
                x1, y1, x2, y2 = cutted
            if floor(x1, y1) and floor(x2, y2) and floor((x1 + x2) / 2, (y1 + y2) / 2):
                continue
            yield x1, y1, x2, y2


def _cut(one: Segment, frame: Box) -> Segment | None:
    """The part of a stroke inside the frame, when enough is left to be seen."""
    x1, y1, x2, y2 = one
    low, high = 0.0, 1.0
    for start, by, least, most in ((x1, x2 - x1, frame[0], frame[2]), (y1, y2 - y1, frame[1], frame[3])):
        if abs(by) < 1e-9:
            if not least <= start <= most:
                return None
            continue
        a, b = (least - start) / by, (most - start) / by
        low, high = max(low, min(a, b)), min(high, max(a, b))
    if (high - low) * hypot(x2 - x1, y2 - y1) < 8:
        return None
    return x1 + low * (x2 - x1), y1 + low * (y2 - y1), x1 + high * (x2 - x1), y1 + high * (y2 - y1)
