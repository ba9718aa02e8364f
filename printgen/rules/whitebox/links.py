"""Which rooms are joined: Prim's tree over the boxes' centres, and the pairs that could close a loop (addendum G5)."""

from collections.abc import Sequence
from math import isqrt
from typing import Protocol

from printgen.rules.whitebox.geometry import cross
from printgen.rules.whitebox.spread import Box

Pair = tuple[int, int]


class Placed(Protocol):
    """Anything with a middle: a box, a cave's disc."""

    @property
    def centre(self) -> tuple[int, int]: ...


def distance(a: Placed, b: Placed) -> int:
    """Between centres, in ten-thousandths of a square (a whole number: equal everywhere)."""
    (ax, ay), (bx, by) = a.centre, b.centre
    squared = 100_000_000 * ((ax - bx) ** 2 + (ay - by) ** 2) // 10_000
    root = isqrt(squared)
    return root + 1 if squared - root * root > root else root


def tree(boxes: Sequence[Placed]) -> list[Pair]:
    """Prim from the first die; ties by die order. In the order found."""
    joined, left, out = [0], list(range(1, len(boxes))), []
    while left:
        _, at, to = min((distance(boxes[a], boxes[b]), a, b) for a in joined for b in left)
        out.append((min(at, to), max(at, to)))
        joined.append(to)
        left.remove(to)
    return out


def by_length(pairs: Sequence[Pair], boxes: Sequence[Placed]) -> list[Pair]:
    return sorted(pairs, key=lambda pair: (distance(boxes[pair[0]], boxes[pair[1]]), pair))


def loops(kept: Sequence[Pair], boxes: Sequence[Placed]) -> list[Pair]:
    """Pairs at least three steps apart whose line crosses no kept line, shortest first."""
    everyone = [(a, b) for a in range(len(boxes)) for b in range(a + 1, len(boxes)) if (a, b) not in kept]
    steps = [walk_steps(kept, len(boxes), start) for start in range(len(boxes))]
    out = []
    for a, b in by_length(everyone, boxes):
        if steps[a][b] < 3:
            continue
        here = boxes[a].centre, boxes[b].centre
        if not any(cross(*here, boxes[c].centre, boxes[d].centre) for c, d in kept if not {a, b} & {c, d}):
            out.append((a, b))
    return out


def walk_steps(pairs: Sequence[Pair], count: int, start: int) -> list[int]:
    """How many links away every room is."""
    steps = [-1] * count
    steps[start], ring = 0, [start]
    while ring:
        following = []
        for at in ring:
            for a, b in pairs:
                to = b if a == at else a if b == at else -1
                if to >= 0 and steps[to] < 0:
                    steps[to] = steps[at] + 1
                    following.append(to)
        ring = following
    return steps


def numbers(pairs: Sequence[Pair], boxes: Sequence[Placed], start: int) -> list[int]:
    """Each die's room number: by the walk from the way in, straight lengths over the links, ties by die order (G10)."""
    far = {start: 0}
    settled: list[int] = []
    while len(settled) < len(boxes):
        _, at = min((far[one], one) for one in far if one not in settled)
        settled.append(at)
        for a, b in pairs:
            to = b if a == at else a if b == at else -1
            if to >= 0:
                far[to] = min(far.get(to, 10**9), far[at] + distance(boxes[a], boxes[b]))
    out = [0] * len(boxes)
    for number, die in enumerate(settled, 1):
        out[die] = number
    return out


def gap(a: Box, b: Box) -> int:
    """Squares between two boxes, across and down together."""
    across = max(a.x, b.x) - min(a.x + a.wide, b.x + b.wide)
    down = max(a.y, b.y) - min(a.y + a.high, b.y + b.high)
    return max(across, 0) + max(down, 0)
