"""A tile stretched to fit: one row or column added or removed, then two.

A row is added by doubling one that is there, so a corridor stays one square wide and a room a room; what would change
its kind, cut it in two, or lose an exit is left out. Rows from the top, columns from the left, added before removed.
"""

from collections.abc import Iterator
from functools import lru_cache

from printgen.rules.fourad.grid import STRIDE, VECTOR, is_corridor, reach
from printgen.rules.fourad.outline import Opening, Shape

ROWS = tuple((1 << STRIDE * row) - 1 for row in range(40))  # every square above row `row`
LINE = sum(1 << STRIDE * row for row in range(40))
COLUMNS = tuple(LINE * ((1 << column) - 1) for column in range(40))  # every square left of `column`


@lru_cache(maxsize=4096)
def stretched(shape: Shape, by: int, longer: bool) -> tuple[Shape, ...]:
    """Every different shape that is `shape` stretched by exactly `by` (0, 1 or 2) rows or columns, in order."""
    if not by:
        return (shape,)
    seen = {(shape.mask, shape.exits)}
    if by == 2:
        seen.update((one.mask, one.exits) for one in stretched(shape, 1, longer))
    corridor, found = is_corridor(shape.mask), []
    for before in stretched(shape, by - 1, longer):
        for one in _tries(before, longer):
            key = (one.mask, one.exits)
            if key not in seen:
                seen.add(key)
                if _sound(one, corridor):
                    found.append(one)
    return tuple(found)


def _tries(shape: Shape, longer: bool) -> Iterator[Shape]:
    rows, columns = _different(shape, down=True), _different(shape, down=False)
    for row in rows:
        yield _add_row(shape, row)
    for column in columns:
        yield _add_column(shape, column)
    if not longer:
        for row in rows if shape.tall > 1 else ():
            yield _cut_row(shape, row)
        for column in columns if shape.wide > 1 else ():
            yield _cut_column(shape, column)


def _different(shape: Shape, *, down: bool) -> list[int]:
    """The rows (or columns) worth stretching: of like neighbours without exits or pillars only the first."""
    count = shape.tall if down else shape.wide
    held = {one.y if down else one.x for one in shape.exits}
    kept, before = [], -1
    for number in range(count):
        if down:
            line = shape.mask >> STRIDE * number & (1 << STRIDE) - 1
            stands = shape.pillars >> STRIDE * number & (1 << STRIDE) - 1
        else:
            line, stands = shape.mask >> number & LINE, shape.pillars >> number & LINE
        if line != before or number in held or stands:
            kept.append(number)
        before = line if number not in held and not stands else -1
    return kept


def _moved(exits: tuple[Opening, ...], line: int, by: int, *, down: bool) -> tuple[Opening, ...]:
    """Exits past the row or column move with it; so does one on its far side that leads away from it."""
    out = []
    for one in exits:
        side, x, y, door, way_in = one
        if down and (y > line or (y == line and side == 2)):
            one = Opening(side, x, y + by, door, way_in)
        elif not down and (x > line or (x == line and side == 1)):
            one = Opening(side, x + by, y, door, way_in)
        out.append(one)
    return tuple(out)


def _add_row(shape: Shape, row: int) -> Shape:
    """Squares below move down; an exit to the south leaves from the new row."""
    exits = _moved(shape.exits, row, 1, down=True)
    return Shape(_longer(shape.mask, row), shape.wide, shape.tall + 1, exits, _moved_down(shape.pillars, row))


def _longer(mask: int, row: int) -> int:
    return mask & ROWS[row + 1] | (mask & ~ROWS[row]) << STRIDE


def _moved_down(mask: int, row: int) -> int:
    return mask & ROWS[row + 1] | (mask & ~ROWS[row + 1]) << STRIDE


def _add_column(shape: Shape, column: int) -> Shape:
    exits = _moved(shape.exits, column, 1, down=False)
    left = COLUMNS[column + 1]
    mask = shape.mask & left | (shape.mask & ~COLUMNS[column]) << 1
    return Shape(mask, shape.wide + 1, shape.tall, exits, shape.pillars & left | (shape.pillars & ~left) << 1)


def _cut_row(shape: Shape, row: int) -> Shape:
    """Squares below move up; an exit of the row that goes now leaves from the one that came up, or from above it."""
    exits = _moved(shape.exits, row, -1, down=True)
    above = ROWS[row]
    return Shape(
        shape.mask & above | (shape.mask & ~ROWS[row + 1]) >> STRIDE,
        shape.wide,
        shape.tall - 1,
        exits,
        shape.pillars & above | (shape.pillars & ~ROWS[row + 1]) >> STRIDE,
    )


def _cut_column(shape: Shape, column: int) -> Shape:
    exits = _moved(shape.exits, column, -1, down=False)
    left, beyond = COLUMNS[column], COLUMNS[column + 1]
    return Shape(
        shape.mask & left | (shape.mask & ~beyond) >> 1,
        shape.wide - 1,
        shape.tall,
        exits,
        shape.pillars & left | (shape.pillars & ~beyond) >> 1,
    )


def _sound(shape: Shape, corridor: bool) -> bool:
    mask = shape.mask
    if not mask & mask - 1 or is_corridor(mask) != corridor:
        return False
    for side, x, y, *_ in shape.exits:
        if x < 0 or y < 0 or not mask >> y * STRIDE + x & 1:
            return False
        right, down = VECTOR[side]
        x, y = x + right, y + down
        if x >= 0 and y >= 0 and mask >> y * STRIDE + x & 1:
            return False
    return reach(mask & -mask, mask) == mask
