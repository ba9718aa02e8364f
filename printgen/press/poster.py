"""A map at table scale, tiled over sheets: overlap, crop and register marks, an assembly key; empty sheets left out."""

from dataclasses import dataclass
from io import BytesIO

import msgspec
import pikepdf

from printgen.draw.geometry import Box, bounds
from printgen.draw.ground import Ground
from printgen.draw.labels import crosses
from printgen.draw.look import Look
from printgen.draw.sheet import draw_sheet
from printgen.draw.walls import build
from printgen.errors import Limit, Usage
from printgen.model.plan import UNIT, Plan
from printgen.press.picture import picture_pdf
from printgen.press.place import Placer, saved
from printgen.press.sizes import PT, Size
from printgen.press.surface import Surface, new_canvas
from printgen.press.tiling import Tile, Tiling, tiling

MARGIN = 11.0  # mm: room for marks and what a printer cannot reach
MOST_SHEETS = 400
_REACH = 80  # hundredths: how far hatch goes from a wall


@dataclass(frozen=True)
class Poster:
    """The PDF, and what is in it."""

    pdf: bytes
    sheets: int
    skipped: int
    columns: int
    rows: int


def poster(plan: Plan, look: Look, sheet: Size, square: float, overlap: float = 10.0) -> Poster:
    """`square` mm a square on sheets of paper `sheet`, upright or lying, whichever takes fewer."""
    if not 3 <= overlap <= 40:
        raise Usage(f"--overlap {overlap:g}: give 3 to 40 mm")
    plan = msgspec.structs.replace(plan, paper=False)
    box = content(plan)
    width, height = ((box[2] - box[0]) / UNIT * square, (box[3] - box[1]) / UNIT * square)
    full = _Full(plan, box, square)
    choices = []
    for paper in (sheet, sheet.turned()):
        room_x, room_y = paper.width - 2 * MARGIN, paper.height - 2 * MARGIN
        if min(room_x, room_y) <= overlap + 20:
            raise Usage(f"--paper {sheet.name}: too small for a poster; give a larger paper")
        choices.append((tiling(width, height, room_x, room_y, overlap, square, full), paper))
    found, paper = min(choices, key=lambda one: len(one[0].kept))
    if len(found.kept) > MOST_SHEETS:
        raise Limit(
            f"--square: {len(found.kept)} sheets, {MOST_SHEETS} at most; give a smaller square or a larger paper"
        )
    return _made(plan, look, paper, square, box, found)


def content(plan: Plan) -> Box:
    """What there is to print, in whole squares, a square of rock about it."""
    if not plan.spaces:
        raise Usage("that map has no spaces; there is nothing to print")
    x1, y1, x2, y2 = bounds(point for space in plan.spaces for point in space.outline)
    return (
        max(-UNIT, x1 // UNIT * UNIT - UNIT), max(-UNIT, y1 // UNIT * UNIT - UNIT),
        min((plan.width + 1) * UNIT, -(-x2 // UNIT) * UNIT + UNIT), min((plan.height + 1) * UNIT, -(-y2 // UNIT) * UNIT + UNIT),
    )  # fmt: skip


class _Full:
    """Whether a tile shows anything: a wall, its hatch, or floor."""

    def __init__(self, plan: Plan, box: Box, square: float) -> None:
        self._edges, self._ground = build(plan).edges, Ground(plan)
        self._box, self._scale = box, UNIT / square

    def __call__(self, tile: Tile) -> bool:
        x, y = self._box[0] + tile.x * self._scale, self._box[1] + tile.y * self._scale
        wide, high = tile.width * self._scale, tile.height * self._scale
        if self._ground.floor(x + wide / 2, y + high / 2):
            return True
        grown = (x - _REACH, y - _REACH, x + wide + _REACH, y + high + _REACH)
        return any(crosses(grown, edge) for edge in self._edges)


def _made(plan: Plan, look: Look, paper: Size, square: float, box: Box, found: Tiling) -> Poster:
    bare = Look(
        look.ink, look.grid, square, (0.0, 0.0), look.theme, legend=False, scale=False, north=False, title=False,
        seed_line=False, names=look.names, numbers=look.numbers,
    )  # fmt: skip
    drawn = draw_sheet(plan, bare)
    map_high = drawn.frame.size_mm[1]
    off_x = (box[0] - drawn.frame.view[0]) / UNIT * square  # the content's corner in the picture, mm
    off_y = (box[1] - drawn.frame.view[1]) / UNIT * square
    canvas, out = new_canvas(paper.width, paper.height, plan.title or "Map")
    surface = Surface(canvas, paper.width, paper.height)
    key_scale = _key(surface, plan, found, box, square)
    canvas.showPage()
    for tile in found.kept:
        _marks(surface, plan, tile, found, square)
        canvas.showPage()
    canvas.save()
    with pikepdf.open(BytesIO(picture_pdf(drawn.svg))) as picture, pikepdf.open(BytesIO(out.getvalue())) as pdf:
        placer = Placer(pdf, picture)
        left, top, scale = key_scale
        _under(placer, pdf.pages[0], scale, left - off_x * scale, top - off_y * scale, map_high * scale, paper,
               (left, top, (box[2] - box[0]) / UNIT * square * scale, (box[3] - box[1]) / UNIT * square * scale))  # fmt: skip
        for number, tile in enumerate(found.kept, 1):
            _under(placer, pdf.pages[number], 1.0, MARGIN - tile.x - off_x, MARGIN - tile.y - off_y, map_high, paper,
                   (MARGIN, MARGIN, tile.width, tile.height))  # fmt: skip
        data = saved(pdf, plan.title or "Map")
    return Poster(data, len(found.kept), len(found.empty), found.columns, found.rows)


def _under(
    placer: Placer, page: pikepdf.Page, scale: float, x: float, y: float, high: float, paper: Size,
    window: tuple[float, float, float, float],
) -> None:  # fmt: skip
    """The map under the marks, cut to its window (x, y, width, height in mm from the top left)."""
    marks = page.Contents.read_bytes() if not isinstance(page.Contents, pikepdf.Array) else b"\n".join(
        part.read_bytes() for part in page.Contents)  # fmt: skip
    page.Contents = placer.target.make_stream(b"")
    left, foot = window[0] * PT, (paper.height - window[1] - window[3]) * PT
    placer.put_clipped(
        page,
        [(0, (scale, 0, 0, scale, x * PT, (paper.height - y - high) * PT),
          (left, foot, left + window[2] * PT, foot + window[3] * PT))],
    )  # fmt: skip
    page.contents_add(marks)


def _key(surface: Surface, plan: Plan, found: Tiling, box: Box, square: float) -> tuple[float, float, float]:
    """The assembly key: the sheets over the whole map, and how to put them together. The map's corner and scale."""
    width, height = (box[2] - box[0]) / UNIT * square, (box[3] - box[1]) / UNIT * square
    room_x, room_y = surface.width - 2 * 16, surface.height - 74
    scale = min(room_x / width, room_y / height)
    left, top = (surface.width - width * scale) / 2, 40.0
    surface.fitted(
        surface.width / 2, 19, plan.title or "Map", "display", (17, 14, 12, 10.5, 9), surface.width - 32, "center"
    )
    kept, all_ = len(found.kept), found.columns * found.rows
    words = f"{kept} sheets, {found.columns} across and {found.rows} down"
    words += f"; {all_ - kept} empty left out" if kept < all_ else ""
    surface.text(surface.width / 2, 26, words, "text-italic", 11, "center")
    surface.text(
        surface.width / 2, 32, f"One square is {square:g} mm, {plan.feet} ft. Print at 100 %.", "text", 10, "center"
    )
    for tile in (*found.empty, *found.kept):
        x, y = left + tile.x * scale, top + tile.y * scale
        wide, high = tile.width * scale, tile.height * scale
        if tile in found.empty:
            surface.line(x, y, x + wide, y + high, 0.4, dash=(1.0, 1.0))
            surface.line(x + wide, y, x, y + high, 0.4, dash=(1.0, 1.0))
            continue
        surface.box(x, y, wide, high, 0.9)
        size = min(16.0, high * 1.1)
        surface.box(
            x + wide / 2 - size * 0.34, y + high / 2 - size * 0.22, size * 0.68, size * 0.44, 0, fill=0.0, radius=0.8
        )
        surface.text(x + wide / 2, y + high / 2 + size * 0.13, tile.name, "display", size, "center")
    foot = top + height * scale + 8
    text = (
        f"Cut each sheet along the marks at its top and left. Lay it over the strip of {found.overlap:g} mm on its neighbour, "
        "ring on ring, and glue. Start at the top left."
    )
    surface.paragraph(16, foot, surface.width - 32, text, 10.5)
    return left, top, scale


def _marks(surface: Surface, plan: Plan, tile: Tile, found: Tiling, square: float) -> None:
    """Crop marks, register rings in the overlaps, the glue lines, and what sheet this is."""
    x1, y1, x2, y2 = MARGIN, MARGIN, MARGIN + tile.width, MARGIN + tile.height
    for x, way in ((x1, -1), (x2, 1)):
        for y, up in ((y1, -1), (y2, 1)):
            surface.line(x + way * 1.5, y, x + way * 6, y, 0.5)
            surface.line(x, y + up * 1.5, x, y + up * 6, 0.5)
    names = {(one.column, one.row) for one in found.kept}
    half = found.overlap / 2
    for (column, row), horizontal, at in (
        ((tile.column - 1, tile.row), False, x1), ((tile.column + 1, tile.row), False, x2 - 2 * half),
        ((tile.column, tile.row - 1), True, y1), ((tile.column, tile.row + 1), True, y2 - 2 * half),
    ):  # fmt: skip
        if (column, row) not in names:
            continue
        far = at in (x1, y1)
        line = at + 2 * half if far else at
        if horizontal:
            surface.line(x1, line, x2, line, 0.35, dash=(2.0, 2.0))
            for part in (0.25, 0.75):
                _ring(surface, x1 + tile.width * part, at + half)
        else:
            surface.line(line, y1, line, y2, 0.35, dash=(2.0, 2.0))
            for part in (0.25, 0.75):
                _ring(surface, at + half, y1 + tile.height * part)
    around = []
    for word, column, row in (("left", -1, 0), ("right", 1, 0), ("above", 0, -1), ("below", 0, 1)):
        if (tile.column + column, tile.row + row) in names:
            name = Tile(tile.column + column, tile.row + row, 0, 0, 0, 0).name
            around.append(f"{word} {name}")
    surface.text(MARGIN + 9, surface.height - 5.6, tile.name, "display", 11)
    words = f"{plan.title or 'Map'} · {' · '.join(around) or 'alone'} · one square {square:g} mm · print at 100 %"
    surface.fitted(MARGIN + 24, surface.height - 5.8, words, "label-medium", (8.5, 8), surface.width - 2 * MARGIN - 30)


def _ring(surface: Surface, x: float, y: float) -> None:
    surface.canvas.setStrokeGray(0)
    surface.canvas.setLineWidth(0.5)
    surface.canvas.circle(x * PT, surface.up(y), 1.6 * PT, stroke=1, fill=0)
    surface.line(x - 2.8, y, x + 2.8, y, 0.4)
    surface.line(x, y - 2.8, x, y + 2.8, 0.4)
