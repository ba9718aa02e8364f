"""A card's boxes to mark: beside their label up to eight, below it when more; set closer when the card is full."""

from collections.abc import Sequence

from printgen.press.document import Box
from printgen.press.faces_parts import INDENT, LABEL, Area, Part, caps_width
from printgen.press.surface import Surface
from printgen.press.surface_ticks import tick_boxes, tick_width

_MOST_BOXES = 44
_SMALL, _SMALL_GAP = 3.6, 0.8


def box_row(box: Box, area: Area) -> Part:
    """A label and its boxes: beside it up to eight, below it when there are more; past 44 a figure and a line to write on."""
    total = box.count + box.dashed
    offset = max(INDENT, caps_width(box.label, LABEL, 0.05) + 2.0) if box.label else 0.0
    if total > _MOST_BOXES:
        return _counted(box, offset, area)
    size, gap = 4.3, 0.95
    beside = total <= 8 and offset + total * (size + gap) - gap <= area.wide
    if beside:

        def draw(surface: Surface, y: float) -> None:
            surface.caps(area.left, y + 1.6 + 2.9, box.label, LABEL, track=0.05)
            _ticks(surface, area.left + offset, y + 1.6, box, size, gap, total)

        return Part(1.6 + size, draw)
    small, gap, per_row, group = _rows_of(total, area.wide)
    rows = -(-total // per_row)
    above = 4.2 if box.label else 0.0

    def draw_below(surface: Surface, y: float) -> None:
        surface.caps(area.left, y + 1.6 + 2.9, box.label, LABEL, track=0.05)
        _ticks(surface, area.left, y + 1.6 + above, box, small, gap, per_row, group)

    return Part(1.6 + above + rows * (small + 0.95) - 0.95, draw_below)


def _rows_of(total: int, wide: float) -> tuple[float, float, int, int]:
    """Size, gap, how many to a row, and the group: one row across where that does, else rows of fives and tens."""
    for size in (4.0, 3.7, 3.5):
        gap = min(1.05, (wide - total * size) / (total - 1)) if total > 1 else 0.0
        if total < 2 or gap >= 0.6:
            return size, gap, total, 0
    per_row = 10 if tick_width(10, 4.0, 0.95, 5) <= wide else 5
    return 4.0, 0.95, per_row, 5


def _ticks(
    surface: Surface, x: float, y: float, box: Box, size: float, gap: float, per_row: int, group: int = 0
) -> None:
    tick_boxes(
        surface, x, y, box.count, lost=box.lost, dashed=box.dashed, size=size, gap=gap, per_row=per_row, half=box.half, group=group,
        weight=0.8, row_gap=0.95,
    )  # fmt: skip


def _counted(box: Box, offset: float, area: Area) -> Part:
    def draw(surface: Surface, y: float) -> None:
        surface.caps(area.left, y + 4.5, box.label, LABEL, track=0.05)
        said = surface.text(area.left + offset, y + 4.8, str(box.count - box.lost), "text-bold", 11)
        surface.rule(area.left + offset + said + 2, y + 5.2, area.right)

    return Part(5.9, draw)


def tight_boxes(boxes: Sequence[Box], area: Area) -> list[Part]:
    """Boxes set closer: several short rows on one line, long ones beside their label in rows of smaller boxes."""
    parts: list[Part] = []
    line: list[tuple[Box, float, float]] = []
    used = 0.0
    for box in boxes:
        total, label = box.count + box.dashed, caps_width(box.label, LABEL, 0.05) + 1.5 if box.label else 0.0
        wide = label + total * (_SMALL + _SMALL_GAP) - _SMALL_GAP
        if total > _MOST_BOXES or wide > area.wide:
            parts += [_line_of(line)] if line else []
            line, used = [], 0.0
            parts.append(_beside(box, label, area) if total <= _MOST_BOXES else box_row(box, area))
            continue
        if line and used + 4.0 + wide > area.wide:
            parts.append(_line_of(line))
            line, used = [], 0.0
        x = used + 4.0 if line else 0.0
        line.append((box, area.left + x, label))
        used = x + wide
    return parts + ([_line_of(line)] if line else [])


def _line_of(line: Sequence[tuple[Box, float, float]]) -> Part:
    def draw(surface: Surface, y: float) -> None:
        for box, x, label in line:
            surface.caps(x, y + 1.4 + 2.6, box.label, LABEL, track=0.05)
            _ticks(surface, x + label, y + 1.4, box, _SMALL, _SMALL_GAP, box.count + box.dashed)

    return Part(1.4 + _SMALL, draw)


def _beside(box: Box, label: float, area: Area) -> Part:
    """In rows beside the label."""
    per_row = max(1, int((area.wide - label + _SMALL_GAP) / (_SMALL + _SMALL_GAP)))
    rows = -(-(box.count + box.dashed) // per_row)

    def draw(surface: Surface, y: float) -> None:
        surface.caps(area.left, y + 1.4 + 2.6, box.label, LABEL, track=0.05)
        _ticks(surface, area.left + label, y + 1.4, box, _SMALL, _SMALL_GAP, per_row)

    return Part(1.4 + rows * (_SMALL + 0.95) - 0.95, draw)
