"""Boxes to mark: full line = have; a diagonal = lost or used; dashed = to come. Groups of five past eight.

The box whose marking takes a group below half has a black corner (morale).
"""

from printgen.press.sizes import PT
from printgen.press.surface import Surface


def tick_boxes(
    surface: Surface, x: float, y: float, count: int, *, lost: int = 0, dashed: int = 0, size: float = 4.4,
    gap: float = 1.2, per_row: int = 99, group: int = 0, half: int = 0, weight: float = 0.9, row_gap: float = 0.0,
) -> tuple[float, float]:  # fmt: skip
    """Draw `count` boxes and `dashed` more from (x, y). The width and height used, in mm.

    `half` is how many may be marked before the group falls below half: box number `half` (from 0) gets the corner.
    """
    wide = high = 0.0
    for number in range(count + dashed):
        row, column = divmod(number, per_row)
        left = x + column * (size + gap) + (column // group * gap * 1.3 if group else 0.0)
        top = y + row * (size + (row_gap or gap))
        come = number >= count
        surface.box(left, top, size, size, weight, 0.0, dash=(0.7, 0.6) if come else (), ink=0.67 if come else 1.0)
        if number < lost:
            surface.line(
                left + 0.18 * size, top + 0.82 * size, left + 0.82 * size, top + 0.18 * size, weight * 2.4, round_=True
            )
        if half and number == half and not come:
            surface.polygon([(left, top), (left + 0.55 * size, top), (left, top + 0.55 * size)])
        wide, high = max(wide, left + size - x), max(high, top + size - y)
    return wide, high


def tick_width(count: int, size: float = 4.4, gap: float = 1.2, group: int = 0) -> float:
    """How wide a row of `count` boxes comes, in mm."""
    return count * (size + gap) - gap + ((count - 1) // group * gap * 1.3 if group else 0.0) if count else 0.0


def thick(weight_mm: float) -> float:
    """A line weight given in mm, as points."""
    return weight_mm * PT
