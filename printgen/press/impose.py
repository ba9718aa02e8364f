"""Any PDF folded into a booklet: pages moved and turned on sheets, never scaled unless told.

    impose(pdf, Imposition(paper(tables, "a4")))                          # saddle stitch, turned on the short edge
    impose(pdf, Imposition(sheet, signature=16, caliper=0.1))             # sections, with creep
    impose(pdf, Imposition(sheet, fold="zine"))                           # eight panels on one side

Saddle pages meet at the spine; other folds lie centred in their cells. Creep moves both pages of sheet k, counted from the
outside, k calipers toward the spine (the usual straight-line reckoning). A page is cut off at its cell's edge, so that bleed
never prints on a neighbour. Links, outline and fields are dropped: keep the reading PDF beside it.
"""

import pikepdf

from printgen.errors import Usage
from printgen.press.impose_marks import marks_of
from printgen.press.impose_order import SHAPES, Cell, SideOrder, order
from printgen.press.impose_pages import Leaf, after, leaf, opened
from printgen.press.imposition import Imposition, Sheet
from printgen.press.lay import side_hinge
from printgen.press.place import Matrix, Placer, duplex_of, saved
from printgen.press.printers import check_offset
from printgen.press.sizes import PT, Size

__all__ = ["Imposition", "impose"]

_HAIR = 0.3  # points a page may be over its cell: rounding, not scaling
_MOST_CREEP = 6.0


def impose(data: bytes, how: Imposition, name: str = "the PDF") -> bytes:
    """The imposed PDF."""
    check_offset(how.offset)
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
        ink = marks_of([leaves[cell.page] for cell in side.cells if cell.page is not None], sheet, how)
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
    if not 0 <= how.caliper <= 1:
        raise Usage(f"--caliper {how.caliper:g}: 0 to 1 mm would do (0.1 is common)")
    deepest = max(cell.depth for side in sides for cell in side.cells) * how.caliper
    if deepest > _MOST_CREEP:
        raise Usage(
            f"--caliper {how.caliper:g}: the innermost pages would move {deepest:.1f} mm; {_MOST_CREEP:g} at most "
            "(--signature 16 folds fewer sheets into one another)"
        )


def _duplex(how: Imposition) -> str:
    if how.fold in ("saddle", "perfect", "single"):
        return duplex_of(how.flip)
    return "/Simplex" if how.fold == "zine" else ""
