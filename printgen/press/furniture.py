"""What stands round the cards on a sheet: crop marks, a check ruler, and the line that says how to print it.

Marks lie outside the bleed and only where cards are; where a printer could not reach them they move close to the cards. The slug goes
to the foot of the sheet, or along its side when the foot is too narrow, or is left out when nothing has room for it.
"""

from collections.abc import Sequence

from printgen.press.lay import Layout, Placed, Side, sheet_of
from printgen.press.sizes import PT, Size
from printgen.press.surface import Surface
from printgen.press.typecase import width

MARK, MARK_WEIGHT = 4.0, 0.35
_OFF = 1.0
_SLUG = 3.4  # how high the slug comes


def draw_furniture(surface: Surface, side: Side, layout: Layout, bleed: float) -> None:
    """Marks, fold, ruler and slug of one side."""
    sheet = sheet_of(side, layout)
    if not side.placed:
        return
    if layout.marks != "none":
        crop_marks(surface, side.placed, bleed, layout.margin, layout.marks == "lines")
    if side.fold:
        surface.line(side.fold, 0, side.fold, sheet.height, 0.35, dash=(2.0, 1.5))
    slug(surface, side, sheet, layout, bleed)


def crop_marks(surface: Surface, placed: Sequence[Placed], bleed: float, margin: float, lines: bool) -> None:
    """Short marks in line with every cut, outside the block of cards; `lines` also rules the cuts through."""
    left, right = min(one.x for one in placed), max(one.x + one.wide for one in placed)
    top, foot = min(one.y for one in placed), max(one.y + one.high for one in placed)
    across = sorted({round(x, 4) for one in placed for x in (one.x, one.x + one.wide)})
    down = sorted({round(y, 4) for one in placed for y in (one.y, one.y + one.high)})
    for x in across:
        for near, far in (_mark(top, bleed, margin), _mark(surface.height - foot, bleed, margin)):
            if near is None:
                continue
            at = (top - near, top - far) if far >= 0 and near is not None and _first(near, far, top) else None
            del at
        _pair(surface, x, top, foot, bleed, margin, upright=True)
        if lines:
            surface.line(x, top, x, foot, 0.2)
    for y in down:
        _pair(surface, y, left, right, bleed, margin, upright=False)
        if lines:
            surface.line(left, y, right, y, 0.2)
