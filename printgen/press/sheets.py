"""Panels laid N-up on sheets, with ticks to cut by: quarter and half sheets, forms. Never scaled; the last sheet may be part full.

`sheet_pdf(panels, paper, columns, rows)` divides each sheet evenly; every panel is a function that draws on a `Surface` as
large as its share of the sheet.
"""

from collections.abc import Callable, Sequence

from printgen.press.palette import PLAIN, Palette
from printgen.press.sizes import Size
from printgen.press.surface import Surface, new_canvas

Draw = Callable[[Surface], None]
_TICK = 5.0
_TICK_WEIGHT = 0.35


def sheet_pdf(
    panels: Sequence[Draw], sheet: Size, columns: int = 2, rows: int = 2, *, ticks: bool = True, title: str = "",
    palette: Palette = PLAIN,
) -> bytes:  # fmt: skip
    """The panels in reading order, `columns` × `rows` to a sheet, whose ground has the palette's colour."""
    canvas, out = new_canvas(sheet.width, sheet.height, title)
    wide, high, each = sheet.width / columns, sheet.height / rows, columns * rows
    for start in range(0, max(len(panels), 1), each):
        surface = Surface(canvas, sheet.width, sheet.height, palette)
        if not palette.plain:
            surface.box(0, 0, sheet.width, sheet.height, 0, 0.0)
        for place, draw in enumerate(panels[start : start + each]):
            row, column = divmod(place, columns)
            with surface.panel(column * wide, row * high, wide, high) as part:
                draw(part)
        if ticks and each > 1:
            cut_ticks(surface, columns, rows)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


def cut_ticks(surface: Surface, columns: int, rows: int) -> None:
    """Ticks of 5 mm at the edges, and a cross where two cuts meet."""
    w, h = surface.width, surface.height
    across = [w * i / columns for i in range(1, columns)]
    down = [h * i / rows for i in range(1, rows)]
    for x in across:
        surface.line(x, 0, x, _TICK, _TICK_WEIGHT)
        surface.line(x, h - _TICK, x, h, _TICK_WEIGHT)
    for y in down:
        surface.line(0, y, _TICK, y, _TICK_WEIGHT)
        surface.line(w - _TICK, y, w, y, _TICK_WEIGHT)
    for x in across:
        for y in down:
            surface.line(x - _TICK / 2, y, x + _TICK / 2, y, _TICK_WEIGHT)
            surface.line(x, y - _TICK / 2, x, y + _TICK / 2, _TICK_WEIGHT)
