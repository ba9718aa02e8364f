"""What the parts of a card's front share: where they may be, how high they come, how wide a label is.

A part is measured first and drawn later; `faces_front.py` decides which parts go on which card. Each kind has its file:
`faces_stats`, `faces_boxes`, `faces_rows`, `faces_strip`.
"""

from collections.abc import Callable
from typing import NamedTuple

from printgen.press.sizes import PT
from printgen.press.surface import Surface
from printgen.press.typecase import width

LABEL = 6.5
INDENT = 13.0


class Area(NamedTuple):
    """Where a card's parts may be: left edge and width in mm; `light` saves ink."""

    left: float
    wide: float
    light: bool

    @property
    def right(self) -> float:
        return self.left + self.wide


class Part(NamedTuple):
    """A block of a face: its height, and how it is drawn with its top at y."""

    high: float
    draw: Callable[[Surface, float], None]


def caps_width(text: str, size: float = LABEL, track: float = 0.07) -> float:
    text = text.upper()
    if any(letter.isdigit() for letter in text):
        return width(text, "figure-bold", max(min(size, 6.5), size - 0.5), track) / PT
    return width(text, "label-bold", size, track) / PT
