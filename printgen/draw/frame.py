"""The page round a map: how large a square is, where the sheet lies, where the furniture goes.

It follows from the sheet's size and the look alone, never from what is on the map, so that the referee's and the
players' pages overlay exactly.
"""

from dataclasses import dataclass

from printgen.draw.geometry import Box
from printgen.draw.look import Look
from printgen.model.plan import UNIT, Plan

FREE_MM = 8.0
MARGIN = 1.0  # squares round the sheet: room for ragged hatch and ticks
TITLE_MM, ROW_MM, SEED_MM, GAP_MM = 15.5, 4.7, 4.2, 2.0
SCALE_MM, NARROW_MM = 11.5, 150.0
LEAST_MM = 88.0  # narrower than this no furniture reads well


@dataclass(frozen=True)
class Frame:
    """`unit` is how many hundredths a millimetre is. `view` is the whole picture, `sheet` the plan's own squares,
    `foot` where the foot's own band starts, `rows` how many lines the
    legend may have: more than the band holds when the page has height to spare above it. On a
    `narrow` page the legend takes the whole width, the scale stands beside the seed, the arrow beside the title."""

    square_mm: float
    view: Box
    sheet: Box
    top: float
    foot: float
    seed: float
    rows: int
    narrow: bool

    @property
    def unit(self) -> float:
        return UNIT / self.square_mm

    @property
    def size_mm(self) -> tuple[float, float]:
        x1, y1, x2, y2 = self.view
        return (x2 - x1) / self.unit, (y2 - y1) / self.unit


def frame_of(plan: Plan, look: Look) -> Frame:
    tall = look.page_mm[1] or plan.height * (look.square_mm or FREE_MM)
    rows = 0 if not look.legend else 2 if tall < 90 else 3 if tall < 170 else 4
    top = TITLE_MM if look.title else 0.0
    wide, high = plan.width + 2 * MARGIN, plan.height + 2 * MARGIN
    page_w, page_h = look.page_mm
    narrow = (page_w or wide * (look.square_mm or FREE_MM)) < NARROW_MM
    corner = 13.0 if (look.scale or look.north) and not narrow else 0.0
    foot = max(rows * ROW_MM, corner)
    foot += GAP_MM if foot else 0.0
    seed = SCALE_MM if narrow and look.scale else SEED_MM if look.seed_line else 0.0
    if look.square_mm:
        square = look.square_mm
    elif page_w and page_h:
        square = max(0.5, min(page_w / wide, (page_h - top - foot - seed) / high))
    else:
        square = FREE_MM
    width = max(wide * square, page_w, LEAST_MM if top or foot or seed else 0.0)
    height = max(high * square + top + foot + seed, page_h)
    spare_x, spare_y = width - wide * square, height - high * square - top - foot - seed
    if rows:
        rows = min(12, rows + int(spare_y / 2 / ROW_MM))
    unit = UNIT / square
    x1 = -MARGIN * UNIT - spare_x / 2 * unit
    y1 = -MARGIN * UNIT - (top + spare_y / 2) * unit
    view = (round(x1), round(y1), round(x1 + width * unit), round(y1 + height * unit))
    sheet = (0, 0, plan.width * UNIT, plan.height * UNIT)
    return Frame(
        square,
        view,
        sheet,
        round(y1 + top * unit),
        round(view[3] - (foot + seed) * unit),
        round(seed * unit),
        rows,
        narrow,
    )
