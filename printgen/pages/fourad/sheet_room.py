"""How a hero's sheet shares out its page: what must stand on it first, then lines to write on, to the foot.

A hero who knows and carries much has narrow lines, then a smaller portrait, then fewer lines for delves; so the sheet stays
one page. All in points; measures are those of the sheet's template.
"""

from typing import NamedTuple

MM = 72 / 25.4
WIDE, NARROW = 19.5, 14.0  # a line to write on
HEAD = 35.0  # a head over a list, with the space above it
FIXED = 194.0  # the right column without its lists: four heads, the boxes of the way up
LISTS = 3  # carried, treasure, scars: each ends in an empty line


class Room(NamedTuple):
    """What the page has room for: empty lines of each list, of notes, of delves; narrow lines; the portrait's width."""

    carried: int
    treasure: int
    scars: int
    notes: int
    delves: int
    tight: bool
    portrait: int


def share(tall: float, wordy: bool, left: float, carried: int, treasure: int, scars: int, delves: int = 0) -> Room:
    """The best share of a page `tall` millimetres high. `left` is the left column without notes; lists by their length."""
    filled = carried + treasure + scars
    for tight, portrait, most in ((False, 34, 3), (True, 34, 3), (True, 24, 3)):
        line = NARROW if tight else WIDE
        for lines in range(most, -1, -1):
            if lines < max(1, delves) and not tight:
                break
            column = page(tall, portrait, wordy) - (HEAD + line * lines if lines else 0)
            free = int((column - FIXED) / line) - filled
            if free >= LISTS and left <= column:
                return _shared(free, column, left, line, lines, tight, portrait, filled)
    return Room(1, 1, 1, 0, delves, True, 24)


def page(tall: float, portrait: int, wordy: bool) -> float:
    """How high the columns may be: the page less margins, head, tablets."""
    head = portrait * 43 / 34 + 3.6 if portrait > 30 else 39.0
    return (tall - 27 - head - 27 - 6.5) * MM - (12 if wordy else 0) - 4


def _shared(
    free: int, column: float, left: float, line: float, lines: int, tight: bool, portrait: int, filled: int
) -> Room:
    free = min(free, max(LISTS, 13 - filled)) if not tight else min(free, LISTS + 2)
    treasure = 1 + (free > 3)
    scars = 1 + (free > 4)
    right = FIXED + line * (filled + free)
    notes = int((max(right, left) - left - HEAD) / line)
    return Room(free - treasure - scars, treasure, scars, max(0, notes), lines, tight, portrait)
