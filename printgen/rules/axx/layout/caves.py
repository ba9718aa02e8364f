"""Cave-like rooms: a few discs run together, their outline worn smooth, flat only where a passage may come in."""

from printgen.chance.cup import Ink
from printgen.model.plan import UNIT, Point, Ring
from printgen.rules.axx.layout.forms import STEP, Edge, Form
from printgen.rules.axx.layout.trace import Square, floor, trace

WEAR = 7  # rounds of smoothing
RIPPLE = 1.6  # how unevenly the walls are worn


def cave_form(ink: Ink, size: float, name: str) -> Form:
    """A new cave of about `size` squares."""
    while True:
        squares = _blob(ink, size)
        if len(squares) < 8 or _pinched(squares):
            continue
        left, top = min(x for x, _ in squares), min(y for _, y in squares)
        squares = frozenset((x - left, y - top) for x, y in squares)
        width, height = max(x for x, _ in squares) + 1, max(y for _, y in squares) + 1
        doors = _mouths(ink, squares, width, height)
        ring, holes = trace(squares)
        if holes or len(doors) < 2:
            continue
        outline = _worn(ink, ring, doors)
        inner = frozenset(at for at in squares if all((at[0] + dx, at[1] + dy) in squares for dx, dy in STEP))
        return Form(name, "cave", width, height, squares, inner, inner, outline, doors, (), True, floor(outline))


def _blob(ink: Ink, size: float) -> frozenset[Square]:
    """Two to four discs along a wandering line."""
    discs, x, y = [], 0.0, 0.0
    count = 2 + ink.below(3)
    radius = (size / (count * 2.3)) ** 0.5
    for _ in range(count):
        r = radius * ink.between(0.85, 1.3)
        discs.append((x, y, r * r))
        x += ink.between(-1.5, 1.5) * radius
        y += ink.between(-1.5, 1.5) * radius
    reach = range(-12, 13)
    return frozenset(
        (i, j) for i in reach for j in reach if any((i - a) ** 2 + (j - b) ** 2 <= rr for a, b, rr in discs)
    )


def _pinched(squares: frozenset[Square]) -> bool:
    """In pieces, or joined by a corner only, or one square thin somewhere."""
    seen, stack = {min(squares)}, [min(squares)]
    while stack:
        x, y = stack.pop()
        for dx, dy in STEP:
            then = (x + dx, y + dy)
            if then in squares and then not in seen:
                seen.add(then)
                stack.append(then)
    if len(seen) < len(squares):
        return True
    for x, y in squares:
        beside = [(x + dx, y + dy) in squares for dx, dy in STEP]
        if not (beside[0] or beside[2]) or not (beside[1] or beside[3]) or sum(beside) < 2:
            return True
        for dx in (-1, 1):
            if (x + dx, y + 1) in squares and (x + dx, y) not in squares and (x, y + 1) not in squares:
                return True
    return False


def _mouths(ink: Ink, squares: frozenset[Square], width: int, height: int) -> dict[Edge, float]:
    """One place on each side of the box where a passage may come in: a wall edge with wall at both hands."""
    out: dict[Edge, float] = {}
    for side, (dx, dy) in enumerate(STEP):
        axis, rim = (0, (width - 1) * (dx > 0)) if dx else (1, (height - 1) * (dy > 0))
        wall = sorted(at for at in squares if at[axis] == rim)
        ax, ay = abs(dy), abs(dx)
        inner = [(x, y) for x, y in wall if (x - ax, y - ay) in wall and (x + ax, y + ay) in wall]
        if inner:
            out[ink.choose(inner), side] = 0.0
    return out


def _worn(ink: Ink, ring: Ring, doors: dict[Edge, float]) -> Ring:
    """The outline drawn towards its neighbours' mean until it is round, then rippled; mouths stay where they are."""
    pins = set()
    for (x, y), side in doors:
        ends = {0: ((x, y), (x + 1, y)), 1: ((x + 1, y), (x + 1, y + 1)),
                2: ((x + 1, y + 1), (x, y + 1)), 3: ((x, y + 1), (x, y))}[side]  # fmt: skip
        pins |= {(a * UNIT, b * UNIT) for a, b in ends}
    points: list[tuple[float, float]] = []
    for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
        steps = (abs(b[0] - a[0]) + abs(b[1] - a[1])) * 2 // UNIT
        points += [(a[0] + (b[0] - a[0]) * i / steps, a[1] + (b[1] - a[1]) * i / steps) for i in range(steps)]
    fixed = _fixed(points, pins)
    rough = [1.0 + RIPPLE * ink.between(-1, 1) for _ in points]
    for _ in range(WEAR):
        points = [here if fixed[i] else _mean(points, i) for i, here in enumerate(points)]
    points = [here if fixed[i] else _pushed(points, i, rough) for i, here in enumerate(points)]
    return _curve(points, fixed)


def _fixed(points: list[tuple[float, float]], pins: set[Point]) -> list[bool]:
    """Pinned points, and the ones between two of them."""
    count = len(points)
    pinned = [(round(x), round(y)) in pins for x, y in points]
    return [pinned[i] or (pinned[i - 1] and pinned[(i + 1) % count]) for i in range(count)]


def _mean(points: list[tuple[float, float]], i: int) -> tuple[float, float]:
    (x, y), (a, b), (c, d) = points[i], points[i - 1], points[(i + 1) % len(points)]
    return x / 2 + (a + c) / 4, y / 2 + (b + d) / 4


def _pushed(points: list[tuple[float, float]], i: int, rough: list[float]) -> tuple[float, float]:
    """Into the room by a ripple two points long."""
    count = len(points)
    (x, y), (a, b), (c, d) = points[i], points[i - 1], points[(i + 1) % count]
    tx, ty = c - a, d - b
    long = (tx * tx + ty * ty) ** 0.5 or 1.0
    push = 9 * (rough[i] + rough[i - 1] / 2 + rough[(i + 1) % count] / 2) / 2
    return x - ty / long * push, y + tx / long * push


def _curve(points: list[tuple[float, float]], fixed: list[bool]) -> Ring:
    """Corners cut once more, so that straight lines between the points look round."""
    out: list[Point] = []
    for i, (x, y) in enumerate(points):
        if fixed[i]:
            out.append((round(x), round(y)))
            continue
        (a, b), (c, d) = points[i - 1], points[(i + 1) % len(points)]
        out.append((round(x * 0.75 + a * 0.25), round(y * 0.75 + b * 0.25)))
        out.append((round(x * 0.75 + c * 0.25), round(y * 0.75 + d * 0.25)))
    return tuple(dict.fromkeys(out))
