"""Writes path data: whole numbers, relative commands, no letter or space too many."""

from collections.abc import Iterable, Sequence

from printgen.model.plan import Point

XY = tuple[float, float]


def num(value: float) -> str:
    """A number as every attribute writes it: at most two decimals, no trailing zeros, no minus nought."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


class Pen:
    """Collects one path. Coordinates are rounded to whole hundredths of a square as they come."""

    __slots__ = ("_at", "_last", "_parts", "_start")

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._at: Point = (0, 0)
        self._start: Point = (0, 0)
        self._last = ""

    def move(self, x: float, y: float) -> "Pen":
        to = (round(x), round(y))
        self._put("M" if not self._parts else "m", to if not self._parts else self._by(to))
        self._at = self._start = to
        return self

    def line(self, x: float, y: float) -> "Pen":
        to = (round(x), round(y))
        dx, dy = self._by(to)
        if dy == 0 and dx:
            self._put("h", (dx,))
        elif dx == 0 and dy:
            self._put("v", (dy,))
        elif dx:
            self._put("l", (dx, dy))
        self._at = to
        return self

    def quad(self, cx: float, cy: float, x: float, y: float) -> "Pen":
        to = (round(x), round(y))
        self._put("q", (*self._by((round(cx), round(cy))), *self._by(to)))
        self._at = to
        return self

    def cubic(self, a: XY, b: XY, x: float, y: float) -> "Pen":
        to = (round(x), round(y))
        points = [self._by((round(p), round(q))) for p, q in (a, b)]
        self._put("c", (*points[0], *points[1], *self._by(to)))
        self._at = to
        return self

    def arc(self, rx: float, ry: float, turn: float, large: int, sweep: int, x: float, y: float) -> "Pen":
        to = (round(x), round(y))
        self._put("a", (round(rx), round(ry), round(turn), large, sweep, *self._by(to)))
        self._at = to
        return self

    def close(self) -> "Pen":
        self._parts.append("z")
        self._at, self._last = self._start, "z"
        return self

    def lines(self, points: Sequence[XY], *, closed: bool = False) -> "Pen":
        for index, (x, y) in enumerate(points):
            self.move(x, y) if index == 0 else self.line(x, y)
        return self.close() if closed else self

    def circle(self, x: float, y: float, r: float) -> "Pen":
        return self.move(x - r, y).arc(r, r, 0, 1, 1, x + r, y).arc(r, r, 0, 1, 1, x - r, y).close()

    def box(self, x1: float, y1: float, x2: float, y2: float) -> "Pen":
        return self.lines(((x1, y1), (x2, y1), (x2, y2), (x1, y2)), closed=True)

    def __str__(self) -> str:
        return "".join(self._parts)

    def __bool__(self) -> bool:
        return bool(self._parts)

    def _by(self, to: Point) -> Point:
        return to[0] - self._at[0], to[1] - self._at[1]

    def _put(self, letter: str, values: Iterable[int]) -> None:
        numbers = "".join(f"{value}" if value < 0 else f" {value}" for value in values)
        if letter == self._last and letter != "m":
            self._parts.append(numbers)
        else:
            self._parts.append(letter + numbers.lstrip(" "))
        self._last = letter
