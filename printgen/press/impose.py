"""Any PDF folded into a booklet: pages moved and turned on sheets, never scaled unless told.

    impose(pdf, Imposition(paper(tables, "a4")))                          # saddle stitch, turned on the short edge
    impose(pdf, Imposition(sheet, signature=16, caliper=0.1))             # sections, with creep
    impose(pdf, Imposition(sheet, fold="zine"))                           # eight panels on one side

Saddle pages meet at the spine; other folds lie centred in their cells. Creep moves both pages of sheet k, counted from the
outside, k calipers toward the spine (the usual straight-line reckoning). A page is cut off at its cell's edge, so that bleed
never prints on a neighbour. Links, outline and fields are dropped: keep the reading PDF beside it.
"""

from dataclasses import dataclass

import pikepdf

from printgen.errors import Usage
from printgen.press.impose_order import SHAPES, Cell, Fold, SideOrder, order
from printgen.press.impose_pages import Leaf, after, leaf, opened
from printgen.press.lay import Flip, side_hinge
from printgen.press.place import Matrix, Placer, duplex_of, saved
from printgen.press.sizes import PT, Size

_HAIR = 0.3  # points a page may be over its cell: rounding, not scaling
_MOST_CREEP = 6.0
_TICK = 4.0


@dataclass(frozen=True)
class Imposition:
    """How pages are imposed. `caliper` is a leaf's thickness in mm (0: no creep); `offset` moves backs right and down, in mm."""

    sheet: Size
    fold: Fold = "saddle"
    flip: Flip = "short"
    signature: int = 0
    caliper: float = 0.0
    keep_back_cover: bool = False
    right_to_left: bool = False
    scale: bool = False
    marks: bool = True
    offset: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True)
class Sheet:
    """A sheet as it lies, in points, and its cells' size."""

    wide: float
    high: float
    columns: int
    rows: int

    @property
    def cell(self) -> tuple[float, float]:
        return self.wide / self.columns, self.high / self.rows


def impose(data: bytes, how: Imposition, name: str = "the PDF") -> bytes:
    """The imposed PDF."""
    with opened(data, name) as source, pikepdf.new() as target:
        leaves = [leaf(page) for page in source.pages]
        sides = order(
            how.fold, len(leaves), signature=how.signature, keep_back_cover=how.keep_back_cover,
            right_to_left=how.right_to_left,
        )  # fmt: skip
        _check_creep(sides, how)
        sheet = lying(leaves, how)
        placer = Placer(target, source)
        for side in sides:
            page = target.add_blank_page(page_size=(sheet.wide, sheet.high))
            _press_side(page, side, leaves, sheet, how, placer)
        title = str(source.docinfo.get("/Title", "")) if source.docinfo else ""
        return saved(target, title, _duplex(how))


def _press_side(
    page: pikepdf.Page, side: SideOrder, leaves: list[Leaf], sheet: Sheet, how: Imposition, placer: Placer
) -> None:
    whole = _whole(side, sheet, how)
    pieces = []
    for cell in side.cells:
        if cell.page is None:
            continue
        one = leaves[cell.page]
        pieces.append((cell.page, after(carried(cell, one, sheet, how), whole), _moved(_clip(cell, sheet), whole)))
    placer.put_clipped(page, pieces)
    if how.marks:
        ink = _marks([leaves[cell.page] for cell in side.cells if cell.page is not None], sheet, how)
        if ink:
            turned = " ".join(f"{value:.4f}" for value in whole)
            page.contents_add(f"q {turned} cm {ink} Q".encode())
    page.trimbox = page.bleedbox = page.mediabox


# ---------------------------------------------------------------- where a page lies


def lying(leaves: list[Leaf], how: Imposition) -> Sheet:
    """The sheet laid so that the largest page fits its cell, or Usage with what would do."""
    columns, rows = SHAPES[how.fold]
    wide, high = max(one.wide for one in leaves), max(one.high for one in leaves)
    short, long = sorted(how.sheet.points)
    lies = [(long, short), (short, long)] if columns > rows else [(short, long), (long, short)]
    tried = [Sheet(x, y, columns, rows) for x, y in lies]
    for sheet in tried:
        if wide <= sheet.cell[0] + _HAIR and high <= sheet.cell[1] + _HAIR:
            return sheet
    if how.scale:
        return max(tried, key=lambda sheet: min(sheet.cell[0] / wide, sheet.cell[1] / high))
    need = f"{columns * wide / PT:.0f} × {rows * high / PT:.0f} mm"
    raise Usage(
        f"--paper {how.sheet.name}: pages of {wide / PT:.0f} × {high / PT:.0f} mm need a sheet of {need} for {how.fold}; "
        "a larger --paper, or --scale to shrink them"
    )


def carried(cell: Cell, one: Leaf, sheet: Sheet, how: Imposition) -> Matrix:
    """How a page gets into its cell on an upright side."""
    wide, high = sheet.cell
    scale = min(wide / one.wide, high / one.high) if how.scale else 1.0
    w, h = one.wide * scale, one.high * scale
    left, foot = cell.column * wide, (sheet.rows - 1 - cell.row) * high
    x, y = left + (wide - w) / 2, foot + (high - h) / 2
    if how.fold == "saddle":
        inward = cell.depth * how.caliper * PT
        x = left + wide - w + inward if cell.column == 0 else left - inward
    placed: Matrix = (scale, 0, 0, scale, x, y)
    if cell.turned:
        placed = (-scale, 0, 0, -scale, x + w, y + h)
    return after(one.to_origin, placed)


def _clip(cell: Cell, sheet: Sheet) -> tuple[float, float, float, float]:
    wide, high = sheet.cell
    left, foot = cell.column * wide, (sheet.rows - 1 - cell.row) * high
    return left, foot, left + wide, foot + high


def _moved(box: tuple[float, float, float, float], by: Matrix) -> tuple[float, float, float, float]:
    a, _, _, d, e, f = by
    xs, ys = sorted((box[0] * a + e, box[2] * a + e)), sorted((box[1] * d + f, box[3] * d + f))
    return xs[0], ys[0], xs[1], ys[1]


def _whole(side: SideOrder, sheet: Sheet, how: Imposition) -> Matrix:
    """What becomes of a whole side: a back stands on its head when the sheet is turned like a calendar, and may be offset."""
    if not side.back:
        return (1, 0, 0, 1, 0, 0)
    right, down = how.offset[0] * PT, how.offset[1] * PT
    if side_hinge(Size("", "", sheet.wide, sheet.high), how.flip):
        return (1, 0, 0, 1, right, -down)
    return (-1, 0, 0, -1, sheet.wide + right, sheet.high - down)


def _check_creep(sides: list[SideOrder], how: Imposition) -> None:
    if how.caliper and how.fold != "saddle":
        raise Usage(f"--caliper: creep is of --fold saddle, not {how.fold}")
    deepest = max(cell.depth for side in sides for cell in side.cells) * how.caliper
    if not 0 <= how.caliper <= 1 or deepest > _MOST_CREEP:
        raise Usage(
            f"--caliper {how.caliper:g}: the innermost pages would move {deepest:.1f} mm; {_MOST_CREEP:g} at most "
            "(--signature 16 folds fewer sheets into one another)"
        )


def _duplex(how: Imposition) -> str:
    if how.fold in ("saddle", "perfect", "single"):
        return duplex_of(how.flip)
    return "/Simplex" if how.fold == "zine" else ""


# ---------------------------------------------------------------- marks


def _marks(leaves: list[Leaf], sheet: Sheet, how: Imposition) -> str:
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
