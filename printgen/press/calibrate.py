"""A sheet that measures how far a printer's backs lie off their fronts.

Print both sides at 100 %, hold the sheet to the light with its back toward you, and read at the middle where the front's
cross falls on the back's scale: so many millimetres right and down are what backs must be moved.
"""

from io import BytesIO

import pikepdf

from printgen.press.furniture import ruler
from printgen.press.lay import Flip, side_hinge
from printgen.press.place import duplex_of, saved
from printgen.press.sizes import Size
from printgen.press.surface import Surface, new_canvas

_REACH = 5  # mm each way on the scales
_ARM = 12.0


def calibration_pdf(sheet: Size, flip: Flip = "long", offset: tuple[float, float] = (0.0, 0.0)) -> bytes:
    """Front and back. With `offset` the back is moved as it would be for cards: a check that it now fits."""
    canvas, out = new_canvas(sheet.width, sheet.height, "Calibration sheet")
    _front(Surface(canvas, sheet.width, sheet.height), flip)
    canvas.showPage()
    surface = Surface(canvas, sheet.width, sheet.height)
    with surface.panel(offset[0], offset[1], sheet.width, sheet.height) as moved:
        _back(moved, flip, offset)
    canvas.showPage()
    canvas.save()
    with pikepdf.open(BytesIO(out.getvalue())) as pdf:
        return saved(pdf, "Calibration sheet", duplex_of(flip))


def targets(sheet: Size) -> list[tuple[float, float]]:
    """The middle, and a place near each corner, in mm from the top left: they lie alike from every side."""
    x, y = 38.0, 45.0
    return [
        (sheet.width / 2, sheet.height / 2),
        *((a, b) for b in (y, sheet.height - y) for a in (x, sheet.width - x)),
    ]


def _front(surface: Surface, flip: Flip) -> None:
    for x, y in targets(Size("", "", surface.width, surface.height)):
        surface.line(x - _ARM, y, x + _ARM, y, 0.6)
        surface.line(x, y - _ARM, x, y + _ARM, 0.6)
    middle = surface.width / 2
    surface.text(middle, 26, "Calibration sheet, front", "display", 14, "center")
    for row, text in enumerate((
        f"Print both sides at 100 %, turning on the {flip} edge.",
        "Hold the sheet to the light, its back toward you, and read where these crosses fall on the scales.",
        f"The ruler is 100 mm long; if yours is not, the printer scaled the page. Sheet: {surface.width:g} × {surface.height:g} mm.",
    )):  # fmt: skip
        surface.text(middle, 58 + 5.5 * row, text, "text", 10.5, "center")
    ruler(surface, middle - 50, 78, 100)
    _nine(surface)


def _back(surface: Surface, flip: Flip, offset: tuple[float, float]) -> None:
    for x, y in targets(Size("", "", surface.width, surface.height)):
        _scale(surface, x, y)
    middle = surface.width / 2
    surface.text(middle, 26, "Calibration sheet, back", "display", 14, "center")
    lines = [
        "Where does the front’s cross shine through? So many millimetres right (or left, −) and down (or up, −)",
        "are what backs must be moved. Save the figures of the middle one under a name of your own:",
        f"printgen calibrate --save NAME --right MM --down MM --flip {flip}",
        "and then: printgen cards RUN --printer NAME",
    ]
    if offset != (0.0, 0.0):
        lines = [
            f"This back was moved {offset[0]:g} mm right and {offset[1]:g} mm down: the crosses should now fall on 0."
        ]
    for row, text in enumerate(lines):
        surface.text(middle, surface.height / 2 - 47 + 5 * row, text, "text", 10.5, "center")
    _nine(surface)
    if not side_hinge(Size("", "", surface.width, surface.height), flip):
        surface.text(
            middle,
            32,
            "This side stands on its head against the front: that is as it should be.",
            "text-italic",
            10,
            "center",
        )


def _scale(surface: Surface, x: float, y: float) -> None:
    """Two scales in mm through (x, y), numbered right and down."""
    surface.line(x - _REACH, y, x + _REACH, y, 0.25)
    surface.line(x, y - _REACH, x, y + _REACH, 0.25)
    for step in range(-_REACH, _REACH + 1):
        long = 1.6 if step else 3.0
        surface.line(x + step, y - long / 2, x + step, y + long / 2, 0.25)
        surface.line(x - long / 2, y + step, x + long / 2, y + step, 0.25)
    for step in (-_REACH, _REACH):
        said = f"{step:+d}".replace("-", "−")
        surface.text(x + step + (2.2 if step > 0 else -2.2), y + 1.0, said, "figure", 8, "center")
        surface.text(x, y + step + (3.4 if step > 0 else -1.2), said, "figure", 8, "center")


def _nine(surface: Surface) -> None:
    """The outline of nine poker cards' block, faint, to see at a glance."""
    wide, high = 190.5, 266.7
    if surface.width >= wide + 4 and surface.height >= high + 4:
        surface.box((surface.width - wide) / 2, (surface.height - high) / 2, wide, high, 0.25, dash=(1.0, 1.0))
