"""What stands round the cards on a sheet: crop marks, a check ruler, and the line that says how to print it.

Marks lie outside the bleed and only where cards are. The slug goes to the foot of the sheet, or along its right side when the
foot is too narrow, and is left out when neither has room the printer can reach.
"""

from collections.abc import Iterable, Sequence

from printgen.press.lay import Layout, Placed, Side, sheet_of
from printgen.press.sizes import PT, Size
from printgen.press.surface import Surface
from printgen.press.typecase import width

MARK, MARK_WEIGHT = 4.0, 0.35
_OFF = 1.0
_LEAST = 2.4  # the slug's height
_TEXT = 8.0


def draw_furniture(surface: Surface, side: Side, layout: Layout, bleed: float) -> None:
    """Marks, fold, ruler and slug of one side."""
    if not side.placed:
        return
    sheet = sheet_of(side, layout)
    if layout.marks != "none":
        crop_marks(surface, side.placed, bleed, layout.margin, lines=layout.marks == "lines")
    if side.fold:
        surface.line(side.fold, 0, side.fold, sheet.height, 0.35, dash=(2.0, 1.5))
    slug(surface, side, sheet, layout, bleed)


def block(placed: Sequence[Placed]) -> tuple[float, float, float, float]:
    """Left, top, right and foot of all the trims."""
    return (
        min(one.x for one in placed), min(one.y for one in placed),
        max(one.x + one.wide for one in placed), max(one.y + one.high for one in placed),
    )  # fmt: skip


def mark_span(space: float, bleed: float, margin: float) -> tuple[float, float] | None:
    """From where to where, outward of the trim, a mark runs in `space` mm; None where there is no room for one.

    Where the printer would reach too little of it, and there is no bleed to keep clear of, it moves close to the trim.
    """
    near = bleed + _OFF
    if not bleed and space - margin < near + 1.5:
        near = 0.3
    far = min(near + MARK, space)
    return (near, far) if far - near >= 0.5 else None


def crop_marks(surface: Surface, placed: Sequence[Placed], bleed: float, margin: float, *, lines: bool = False) -> None:
    """Short marks in line with every cut, outside the block of cards; `lines` also rules the cuts through."""
    left, top, right, foot = block(placed)
    above, below = mark_span(top, bleed, margin), mark_span(surface.height - foot, bleed, margin)
    before, after = mark_span(left, bleed, margin), mark_span(surface.width - right, bleed, margin)
    for x in _cuts((one.x, one.x + one.wide) for one in placed):
        if above:
            surface.line(x, top - above[0], x, top - above[1], MARK_WEIGHT)
        if below:
            surface.line(x, foot + below[0], x, foot + below[1], MARK_WEIGHT)
        if lines:
            surface.line(x, top, x, foot, 0.2)
    for y in _cuts((one.y, one.y + one.high) for one in placed):
        if before:
            surface.line(left - before[0], y, left - before[1], y, MARK_WEIGHT)
        if after:
            surface.line(right + after[0], y, right + after[1], y, MARK_WEIGHT)
        if lines:
            surface.line(left, y, right, y, 0.2)


def _cuts(pairs: Iterable[tuple[float, float]]) -> list[float]:
    return sorted({round(edge, 4) for pair in pairs for edge in pair})


# ---------------------------------------------------------------- the slug


def slug(surface: Surface, side: Side, sheet: Size, layout: Layout, bleed: float) -> None:
    """How to print this side, and a ruler to check that it was not scaled."""
    _, _, right, foot = block(side.placed)
    clear = bleed + _OFF + layout.margin
    below, beside = sheet.height - foot - clear, sheet.width - right - clear
    reach = max(layout.margin, 4.0)
    if below - MARK >= _LEAST:
        length = sheet.width - 2 * max(reach, min(one.x for one in side.placed))
        with surface.panel((sheet.width - length) / 2, sheet.height - 12, length, 12) as strip:
            _line(strip, 12 - layout.margin - min(1.0, below - MARK - _LEAST), said(side, layout))
    elif beside >= _LEAST:  # between the side marks when there is no room beyond them
        length = sheet.height - 2 * max(reach, min(one.y for one in side.placed)) - 2.0
        canvas = surface.canvas
        canvas.saveState()
        canvas.translate(sheet.width * PT, (sheet.height - length) / 2 * PT)
        canvas.rotate(90)
        _line(
            Surface(canvas, length, 0), -layout.margin - max(0.1, min(1.0, beside - MARK - _LEAST)), said(side, layout)
        )
        canvas.restoreState()


def said(side: Side, layout: Layout) -> str:
    """The slug's words."""
    if side.fold:
        return f"Sheet {side.number} · print at 100 %, fold, glue, cut"
    if layout.backs == "none":
        return f"Sheet {side.number} · print at 100 %"
    if layout.backs == "apart":
        how = "on the back of these fronts" if side.back else "backs are a file of their own"
        return f"Sheet {side.number}, {'backs' if side.back else 'fronts'} · print at 100 %, {how}"
    if side.back:
        return f"Sheet {side.number}, backs"
    return f"Sheet {side.number}, fronts · print at 100 %, turn on the {layout.flip} edge"


def _line(strip: Surface, y: float, text: str) -> None:
    room = strip.width - width(text, "figure", _TEXT) / PT - 16
    if room < -8:
        text = text.split(" · ")[0]
        room = strip.width - width(text, "figure", _TEXT) / PT - 16
    strip.text(0, y, text, "figure", _TEXT, ink=0.7)
    for long in (100, 50):
        if long <= room:
            ruler(strip, strip.width - long, y - 1.0, long)
            strip.text(strip.width - long - 1.5, y, f"{long} mm", "figure", _TEXT, "right", ink=0.7)
            return


def ruler(surface: Surface, x: float, y: float, long: int) -> None:
    """A ruler of `long` mm, ticked each centimetre."""
    surface.line(x, y, x + long, y, 0.5)
    for step in range(0, long + 1, 10):
        tall = 1.4 if step in (0, long) else 0.9
        surface.line(x + step, y, x + step, y - tall, 0.5)
