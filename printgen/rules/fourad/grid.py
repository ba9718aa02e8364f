"""Squares as bits. A set of squares is one whole number, so a fit is one `&` and a stretch is two shifts.

The sheet, 20 wide and 28 tall, lies in a padded field `STRIDE` wide, so that a tile hanging over an edge never wraps
round. Square (x, y) is bit `bit(x, y)`. A tile's own drawing starts at bit 0 with the same stride.
Sides are 0 north, 1 east, 2 south, 3 west; `STEP[side]` is how far on the bit is of the square next to one.
"""

from collections.abc import Iterator
from functools import lru_cache

WIDE, TALL = 20, 28
MARGIN = 12  # more than a tile stretched by two
STRIDE = WIDE + 2 * MARGIN

Square = tuple[int, int]
SIDES = "nesw"
STEP = (-STRIDE, 1, STRIDE, -1)
VECTOR: tuple[Square, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))


def bit(x: int, y: int) -> int:
    """Which bit a square of the sheet is."""
    return (y + MARGIN) * STRIDE + x + MARGIN


SQUARES: tuple[Square, ...] = tuple(
    (at % STRIDE - MARGIN, at // STRIDE - MARGIN) for at in range(STRIDE * (TALL + 2 * MARGIN))
)


def square(at: int) -> Square:
    """Which square of the sheet a bit is."""
    return SQUARES[at]


SHEET = sum(((1 << WIDE) - 1) << bit(0, y) for y in range(TALL))
OUTSIDE = ~SHEET  # negative: every bit beyond the sheet, for ever


def bits(mask: int) -> Iterator[int]:
    """The bits set, lowest first: row by row, left to right."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def squares(mask: int) -> tuple[Square, ...]:
    """The squares of a mask, in reading order."""
    if not mask:
        return ()
    first = (mask & -mask).bit_length() - 1
    return tuple([SQUARES[first + at] for at in _offsets(mask >> first)])


@lru_cache(maxsize=4096)
def _offsets(shape: int) -> tuple[int, ...]:
    """The bits of a shape moved to bit 0: the same few shapes come again and again."""
    return tuple(bits(shape))


def is_corridor(mask: int) -> bool:
    """One square wide everywhere: no four squares make a block."""
    across = mask & mask >> 1
    return not across & across >> STRIDE


def reach(start: int, within: int) -> int:
    """The squares of `within` that can be walked to from `start`, both masks."""
    found = start & within
    while True:
        more = (found | found << 1 | found >> 1 | found << STRIDE | found >> STRIDE) & within
        if more == found:
            return found
        found = more
