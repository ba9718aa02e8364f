"""Ticks on imposed sheets, as PDF operators: where to fold, where to trim, where to slit a zine."""

from printgen.press.impose_pages import Leaf
from printgen.press.imposition import Imposition, Sheet
from printgen.press.sizes import PT

_TICK = 4.0


def marks_of(leaves: list[Leaf], sheet: Sheet, how: Imposition) -> str:
    """Ticks at the fold, and at the trim where pages are smaller than their cells; the slit of a zine, dashed."""
    if not leaves or how.scale:
        return ""
    w, h = max(one.wide for one in leaves), max(one.high for one in leaves)
    wide, high = sheet.cell
    lines: list[tuple[float, float, float, float]] = []
    if how.fold == "zine":
        return _zine_marks(sheet)
    over, spare = (sheet.high - sheet.rows * h) / 2, (sheet.wide - sheet.columns * w) / 2
    if how.fold == "saddle":
        if over > 3 * PT:
            lines += [_upright(sheet.wide / 2, sheet, over)[0], _upright(sheet.wide / 2, sheet, over)[1]]
        left, right = sheet.wide / 2 - w, sheet.wide / 2 + w
        if spare > 1.5 * PT and over > 3 * PT:
            lines += [*_upright(left, sheet, over), *_upright(right, sheet, over)]
        if over > 1.5 * PT and spare > 3 * PT:
            for y in (over, sheet.high - over):
                lines += [
                    (left - PT, y, left - PT - _length(spare), y),
                    (right + PT, y, right + PT + _length(spare), y),
                ]
    elif wide - w > 3 * PT or high - h > 3 * PT:
        lines += _cell_marks(w, h, sheet)
    return "0.35 w 0 G " + " ".join(f"{a:.3f} {b:.3f} m {c:.3f} {d:.3f} l S" for a, b, c, d in lines) if lines else ""


def _length(space: float) -> float:
    return min(_TICK * PT, space - PT)


def _upright(x: float, sheet: Sheet, over: float) -> list[tuple[float, float, float, float]]:
    """A tick above and one below the pages, a millimetre off."""
    long = _length(over)
    return [(x, over - PT, x, over - PT - long), (x, sheet.high - over + PT, x, sheet.high - over + PT + long)]


def _cell_marks(w: float, h: float, sheet: Sheet) -> list[tuple[float, float, float, float]]:
    lines: list[tuple[float, float, float, float]] = []
    wide, high = sheet.cell
    for column in range(sheet.columns):
        for row in range(sheet.rows):
            left, foot = column * wide + (wide - w) / 2, row * high + (high - h) / 2
            level, upright = min(_TICK * PT, (wide - w) / 2 - PT), min(_TICK * PT, (high - h) / 2 - PT)
            if level > PT:
                lines += [
                    (x + out * PT, y, x + out * (PT + level), y)
                    for x, out in ((left, -1), (left + w, 1))
                    for y in (foot, foot + h)
                ]
            if upright > PT:
                lines += [
                    (x, y + out * PT, x, y + out * (PT + upright))
                    for y, out in ((foot, -1), (foot + h, 1))
                    for x in (left, left + w)
                ]
    return lines


def _zine_marks(sheet: Sheet) -> str:
    """Fold ticks at the edges, and a dashed slit between the two middle columns."""
    quarter, middle, tick = sheet.wide / 4, sheet.high / 2, _TICK * PT
    ticks = [
        (x, y, x, y + out * tick) for x in (quarter, 2 * quarter, 3 * quarter) for y, out in ((0, 1), (sheet.high, -1))
    ]
    ticks += [(0, middle, tick, middle), (sheet.wide, middle, sheet.wide - tick, middle)]
    lines = " ".join(f"{a:.3f} {b:.3f} m {c:.3f} {d:.3f} l S" for a, b, c, d in ticks)
    return f"0.35 w 0 G {lines} [4 3] 0 d {quarter:.3f} {middle:.3f} m {3 * quarter:.3f} {middle:.3f} l S"
