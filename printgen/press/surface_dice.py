"""Dice drawn on a surface: a d6 with its pips, the others as outlines with their figure.

A `full` die (its highest face means something) is black with a white mark; `double` frames it instead, to save ink.
"""

import math

from printgen.press.sizes import PT
from printgen.press.surface import Surface

PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, 1), (-1, 1), (1, -1)),
    5: ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)),
    6: ((-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)),
}
_FIGURE = {4: (0.38, 0.64), 8: (0.42, 0.50), 10: (0.32, 0.46), 12: (0.30, 0.50), 20: (0.27, 0.53)}
Points = list[tuple[float, float]]


def die(
    surface: Surface, x: float, y: float, size: float, face: int | None, sides: int = 6, full: bool = False
) -> None:
    """A die with its corner at (x, y), `size` mm square. `face` None leaves it bare."""
    if sides == 6:
        _six(surface, x, y, size, face, full)
        return
    mark, body = (0.0, 1.0) if full else (1.0, 0.0)
    outline, inner = _outline(sides)
    weight = 0.05 * size * PT
    surface.polygon([(x + a * size, y + b * size) for a, b in outline], body, weight)
    lines = [(x + a * size, y + b * size, x + c * size, y + d * size) for (a, b), (c, d) in inner]
    if lines:
        surface.strokes(lines, weight * 0.4, mark)
    if face is not None:
        part, middle = _FIGURE.get(sides, _FIGURE[20])
        points = part * size * PT
        surface.text(
            x + size / 2, y + middle * size + 0.34 * part * size, str(face), "figure-bold", points, "center", mark
        )


def _six(surface: Surface, x: float, y: float, size: float, face: int | None, full: bool) -> None:
    surface.box(x, y, size, size, 0.7 if size < 5 else 0.07 * size * PT, 1.0 if full else 0.0, size * 0.17)
    for a, b in PIPS.get(face or 0, ()):
        surface.circle(
            x + size / 2 + a * size * 0.26, y + size / 2 + b * size * 0.26, size * 0.105, 0.0 if full else 1.0
        )


def _ring(radius: float, count: int) -> Points:
    return [
        (0.5 + radius * math.cos(math.radians(360 * i / count - 90)), 0.5 + radius * math.sin(math.radians(360 * i / count - 90)))
        for i in range(count)
    ]  # fmt: skip


def _outline(sides: int) -> tuple[Points, list[tuple[tuple[float, float], tuple[float, float]]]]:
    """The die's outline and its inner edges, in a unit square."""
    if sides == 4:
        return [(0.5, 0.06), (0.96, 0.88), (0.04, 0.88)], []
    if sides == 8:
        return [(0.5, 0.03), (0.95, 0.5), (0.5, 0.97), (0.05, 0.5)], []
    if sides == 10:
        kite: Points = [(0.5, 0.04), (0.76, 0.58), (0.5, 0.72), (0.24, 0.58)]
        edges = [
            *zip(kite, [*kite[1:], kite[0]], strict=True),
            ((0.24, 0.58), (0.05, 0.44)),
            ((0.76, 0.58), (0.95, 0.44)),
        ]
        edges.append(((0.5, 0.72), (0.5, 0.96)))
        return [(0.5, 0.04), (0.95, 0.44), (0.86, 0.64), (0.5, 0.96), (0.14, 0.64), (0.05, 0.44)], edges
    if sides == 12:
        outer, inner = _ring(0.46, 10), _ring(0.30, 5)
        spokes = [(inner[i], outer[2 * i]) for i in range(5)]
        return outer, [*zip(inner, [*inner[1:], inner[0]], strict=True), *spokes]
    outer, inner = _ring(0.47, 6), _ring(0.31, 3)
    spokes = [(inner[i], outer[(2 * i + j) % 6]) for i in range(3) for j in (-1, 0, 1)]
    return outer, [*zip(inner, [*inner[1:], inner[0]], strict=True), *spokes]
