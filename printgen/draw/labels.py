"""Where words go: numbers at the widest place of their space, everything else near what it names.

No label lies on another, on a symbol, a door, a stair or a wall, or outside the page. What does not fit at full size is
tried smaller; a number that fits nowhere in its space stands beside it, on a plate of its own, with a line to it.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil, hypot, sqrt

from printgen.draw.frame import Frame
from printgen.draw.geometry import XY, Box, Segment, around, distance, edges, inside, overlap, rounded
from printgen.draw.letters import FIGURE, LABEL, RISE, clean, width
from printgen.draw.walls import rings
from printgen.model.plan import Space

CAP = 0.68  # height of a figure in ems
SCALES = (1.0, 0.9, 0.81)  # how words beside a symbol are tried: 8 pt, 7.3, 6.5
_CLEAR = 9  # half a wall, and a little air


@dataclass(frozen=True)
class Word:
    """Words set: `x`, `y` is the left end of the baseline."""

    words: str
    x: float
    y: float
    size: float
    face: str
    box: Box
    role: str  # number, name, label, stair


@dataclass(frozen=True)
class Tether:
    """A label beside its space: the line that ties them."""

    start: XY
    end: XY


class Taken:
    """What is there already, by square: hard boxes (symbols, labels) and walls."""

    def __init__(self, page: Box, walls: Sequence[Segment], floor: Callable[[float, float], bool]) -> None:
        self.page, self.floor = page, floor
        self._boxes: dict[tuple[int, int], list[Box]] = defaultdict(list)
        self._walls = _by_square(walls)
        self._rims: dict[tuple[int, int], list[Segment]] = {}
        self._pits: list[Sequence[XY]] = []

    def ground(self, rims: Sequence[Sequence[XY]], pits: Sequence[Sequence[XY]]) -> None:
        """Edges of water, ledges and the like, which words do not cross; chasms, which they do not stand in."""
        self._rims = _by_square([side for rim in rims for side in edges(rim)])
        self._pits = list(pits)

    def add(self, box: Box) -> None:
        for square in _squares(box):
            self._boxes[square].append(box)

    def free(self, box: Box, gap: float = 4, *, rims: bool = True) -> bool:
        if box[0] < self.page[0] or box[1] < self.page[1] or box[2] > self.page[2] or box[3] > self.page[3]:
            return False
        grown = (box[0] - _CLEAR, box[1] - _CLEAR, box[2] + _CLEAR, box[3] + _CLEAR)
        for square in _squares(grown):
            if any(overlap(box, other, gap) for other in self._boxes.get(square, ())):
                return False
            if any(crosses(grown, wall) for wall in self._walls.get(square, ())):
                return False
            if rims and any(crosses(grown, rim) for rim in self._rims.get(square, ())):
                return False
        x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        return not (rims and any(inside(x, y, pit) for pit in self._pits))

    def near(self, x: float, y: float, reach: float) -> float:
        """How far the nearest box is from a point, `reach` at most."""
        best = reach
        for square in _squares((x - reach, y - reach, x + reach, y + reach)):
            for box in self._boxes.get(square, ()):
                dx, dy = max(box[0] - x, x - box[2], 0), max(box[1] - y, y - box[3], 0)
                best = min(best, hypot(dx, dy))
        return best


def _by_square(segments: Sequence[Segment]) -> dict[tuple[int, int], list[Segment]]:
    found: dict[tuple[int, int], list[Segment]] = defaultdict(list)
    for x1, y1, x2, y2 in segments:
        for square in _squares((min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2))):
            found[square].append((x1, y1, x2, y2))
    return found


def _squares(box: Box) -> Iterator[tuple[int, int]]:
    for x in range(int(box[0] // 100), int(box[2] // 100) + 1):
        for y in range(int(box[1] // 100), int(box[3] // 100) + 1):
            yield x, y


def crosses(box: Box, wall: Segment) -> bool:
    """A wall runs through a box."""
    low, high = 0.0, 1.0
    for start, by, least, most in (
        (wall[0], wall[2] - wall[0], box[0], box[2]),
        (wall[1], wall[3] - wall[1], box[1], box[3]),
    ):
        if by == 0:
            if not least < start < most:
                return False
            continue
        a, b = (least - start) / by, (most - start) / by
        low, high = max(low, min(a, b)), min(high, max(a, b))
    return low < high


def set_words(words: str, x: float, y: float, size: float, face: str, role: str) -> Word:
    """Words with their middle at (x, y)."""
    wide = width(words, face, size)
    box = around(x, y, wide, size * CAP)
    return Word(words, x - wide / 2, y + RISE * size, size, face, box, role)


def number_size(frame: Frame) -> float:
    """9 pt on paper where a corridor holds it, 8 pt where it nearly does."""
    return min(max(78.0, min(92.0, 2.85 * frame.unit)), max(56.0, 3.3 * frame.unit))


def small_size(frame: Frame) -> float:
    """8 pt on paper, within reason."""
    return min(100.0, max(24.0, 2.85 * frame.unit))


def least_size(frame: Frame) -> float:
    """6.5 pt on paper, within reason: what has no room in this size stands elsewhere."""
    return min(72.0, 2.3 * frame.unit)


def place_number(
    space: Space, taken: Taken, frame: Frame, soft: Sequence[Sequence[XY]], *, name: bool, number: bool
) -> tuple[list[Word], list[Tether]]:
    """The space's number (and name, when it fits) at its widest free place."""
    words = str(space.number) if number and space.number else ""
    called = clean(space.name) if name else ""
    if not words and not called:
        return [], []
    outline = [rounded(ring) if space.smooth else list(ring) for ring in rings(space)]
    spots = _spots(outline)
    size, small, least = number_size(frame), small_size(frame), least_size(frame)
    for scale, avoid, rims in _tries(soft):
        if called and scale == 1.0 and rims and (found := _block(spots, words, called, size, small, taken, avoid)):
            return _take(found, taken), []
        if words and (single := _single(spots, words, max(size * scale, least), taken, avoid, rims)):
            return _take([single], taken), []
    if not words:
        return [], []
    for smaller in (max(size * 0.8, least), size * 0.64):
        if single := _single(spots, words, smaller, taken, (), False):
            return _take([single], taken), []
        if (outside := _beside(spots, words, smaller, taken, space))[0]:
            return outside
    return [], []


def _tries(soft: Sequence[Sequence[XY]]) -> list[tuple[float, Sequence[Sequence[XY]], bool]]:
    """How a number is tried: off soft ground, on it, smaller, and at last across its edge."""
    nothing: Sequence[Sequence[XY]] = ()
    return [(1.0, soft, True), *((scale, nothing, True) for scale in (1.0, 0.86, 0.74, 0.64)), (1.0, nothing, False), (0.7, nothing, False)]  # fmt: skip


def _take(words: list[Word], taken: Taken) -> list[Word]:
    for word in words:
        taken.add(word.box)
    return words


def _spots(outline: Sequence[Sequence[XY]]) -> list[tuple[float, float, float]]:
    """Places inside, the widest first: (clearance, x, y)."""
    outer = outline[0]
    xs, ys = [p[0] for p in outer], [p[1] for p in outer]
    wide = max(max(xs) - min(xs), max(ys) - min(ys))
    if wide <= 120:
        step = 4.0
    else:
        step = max(12.5 if wide <= 200 else 25.0, sqrt((max(xs) - min(xs)) * (max(ys) - min(ys)) / 260))
    sides = [side for ring in outline for side in edges(ring)]
    cx, cy = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    found = []
    for i in range(ceil((max(xs) - min(xs)) / step)):
        for j in range(ceil((max(ys) - min(ys)) / step)):
            x, y = min(xs) + (i + 0.5) * step, min(ys) + (j + 0.5) * step
            if inside(x, y, outer) and not any(inside(x, y, hole) for hole in outline[1:]):
                found.append((min(distance(x, y, side) for side in sides), x, y))
    if inside(cx, cy, outer) and not any(inside(cx, cy, hole) for hole in outline[1:]):
        found.append((min(distance(cx, cy, side) for side in sides) + 0.5, cx, cy))
    return sorted(found, key=lambda one: (-round(one[0]), hypot(one[1] - cx, one[2] - cy), one[1], one[2]))


def _single(
    spots: Sequence[tuple[float, float, float]], words: str, size: float, taken: Taken, soft: Sequence[Sequence[XY]],
    rims: bool,
) -> Word | None:  # fmt: skip
    best, kept = 0.0, None
    for clearance, x, y in spots:
        if clearance <= best or clearance < size * 0.3:
            break
        room = min(clearance, taken.near(x, y, 120) + size * 0.3)
        if room <= best:
            continue
        word = set_words(words, x, y, size, FIGURE, "number")
        if taken.free(word.box, 6, rims=rims) and not _on(word.box, soft):
            best, kept = room, word
    return kept


def _block(
    spots: Sequence[tuple[float, float, float]], words: str, called: str, size: float, small: float, taken: Taken,
    soft: Sequence[Sequence[XY]],
) -> list[Word] | None:  # fmt: skip
    """Number over name, the name in one line or two."""
    lines = [called] if width(called, LABEL, small) < 220 or " " not in called else _halves(called)
    lead, head = small * 1.05, size * CAP if words else 0.0
    high = head + (small * 0.3 if words else 0) + lead * len(lines)
    wide = max([width(line, LABEL, small) for line in lines] + [width(words, FIGURE, size)])
    for _, x, y in spots:
        if taken.free(around(x, y, wide, high), 6) and not _on(around(x, y, wide, high), soft):
            top = y - high / 2
            made = [set_words(words, x, top + head / 2, size, FIGURE, "number")] if words else []
            start = top + head + (small * 0.3 if words else 0)
            for index, line in enumerate(lines):
                made.append(set_words(line, x, start + lead * (index + 0.5), small, LABEL, "name"))
            return made
    return None


def _halves(words: str) -> list[str]:
    parts = words.split()
    cut = min(range(1, len(parts)), key=lambda at: abs(len(" ".join(parts[:at])) - len(" ".join(parts[at:]))))
    return [" ".join(parts[:cut]), " ".join(parts[cut:])]


def _on(box: Box, soft: Sequence[Sequence[XY]]) -> bool:
    """A label would lie on soft ground (water and the like): better not, if there is another place."""
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    points = [(box[0], box[1]), (box[2], box[1]), (box[0], box[3]), (box[2], box[3]), (x, y), (x, box[1]), (x, box[3])]
    return any(inside(p, q, ring) for ring in soft for p, q in points) or any(
        box[0] < p < box[2] and box[1] < q < box[3] for ring in soft for p, q in ring
    )


def _beside(
    spots: Sequence[tuple[float, float, float]], words: str, size: float, taken: Taken, space: Space
) -> tuple[list[Word], list[Tether]]:
    """Outside the space, as near as there is room, tied to it by a line."""
    _, x, y = spots[0] if spots else (0.0, float(space.outline[0][0]), float(space.outline[0][1]))
    for far in range(60, 700, 20):
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0), (0.7, -0.7), (0.7, 0.7), (-0.7, 0.7), (-0.7, -0.7)):
            word = set_words(words, x + dx * far, y + dy * far, size, FIGURE, "number")
            if taken.free(word.box, 8) and not _touches_floor(word.box, taken):
                middle = ((word.box[0] + word.box[2]) / 2, (word.box[1] + word.box[3]) / 2)
                return _take([word], taken), [Tether((x, y), middle)]
    return [], []


def _touches_floor(box: Box, taken: Taken) -> bool:
    """Another space's floor: a number there would be taken for that space's."""
    return any(taken.floor(x, y) for x in (box[0], (box[0] + box[2]) / 2, box[2]) for y in (box[1], box[3]))


def place_within(words: str, anchor: Box, size: float, taken: Taken, face: str, role: str) -> Word | None:
    """Words beside a symbol, on the floor it stands on if there is room; else as near as may be."""
    on = taken.floor((anchor[0] + anchor[2]) / 2, (anchor[1] + anchor[3]) / 2)
    found = _near(words, anchor, size, taken, face, role, SCALES, (7, 16, 30), taken.floor) if on else None
    return found or place_near(words, anchor, size, taken, face, role)


def place_near(words: str, anchor: Box, size: float, taken: Taken, face: str, role: str) -> Word | None:
    """Words beside a symbol: right, left, below, above, slid along; farther, then smaller."""
    return _near(words, anchor, size, taken, face, role, SCALES, (7, 16, 30, 50, 80))


def _near(
    words: str, anchor: Box, size: float, taken: Taken, face: str, role: str, scales: Sequence[float],
    reaches: Sequence[float], floor: Callable[[float, float], bool] | None = None,
) -> Word | None:  # fmt: skip
    text = clean(words)
    if not text:
        return None
    x, y = (anchor[0] + anchor[2]) / 2, (anchor[1] + anchor[3]) / 2
    half_x, half_y = (anchor[2] - anchor[0]) / 2, (anchor[3] - anchor[1]) / 2
    for scale in scales:
        wide, high = width(text, face, size * scale) / 2, size * scale * CAP / 2
        for away in reaches:
            right, down = half_x + away + wide, half_y + away + high
            for slide in (0.0, 0.5, -0.5, 1.0, -1.0):
                along_x, along_y = slide * (half_x + wide), slide * (half_y + high)
                for dx, dy in ((right, along_y), (-right, along_y), (along_x, down), (along_x, -down)):
                    word = set_words(text, x + dx, y + dy, size * scale, face, role)
                    if floor and not (floor(word.box[0], word.box[1]) and floor(word.box[2], word.box[3])):
                        continue
                    if taken.free(word.box, 5):
                        taken.add(word.box)
                        return word
    return None


def place_fixed(words: str, at: XY, size: float, taken: Taken) -> Word | None:
    """A label of the plan's own: where it was put, or as near as there is room."""
    text = clean(words)
    if not text:
        return None
    for rims, far in [(True, far) for far in range(0, 130, 10)] + [(False, far) for far in range(0, 200, 12)]:
        for dx, dy in ((0, 0),) if far == 0 else ((0, -1), (1, 0), (0, 1), (-1, 0), (0.7, -0.7), (0.7, 0.7), (-0.7, 0.7), (-0.7, -0.7)):  # fmt: skip
            word = set_words(text, at[0] + dx * far, at[1] + dy * far, size, FIGURE, "label")
            if taken.free(word.box, 5, rims=rims):
                taken.add(word.box)
                return word
    return None
