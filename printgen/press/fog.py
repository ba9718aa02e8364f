"""Rooms as pieces to cut out and lay on the table as they are found: the room on one side, its number on the other.

Backs are turned for a sheet that is flipped on its long edge. A room larger than a sheet is cut into parts (4a, 4b).
"""

from dataclasses import dataclass
from io import BytesIO
from itertools import pairwise

import pikepdf

from printgen.draw.look import Look
from printgen.draw.thumb import thumb
from printgen.errors import Limit, Usage
from printgen.model.plan import UNIT, Plan, Space
from printgen.press.picture import picture_pdf
from printgen.press.place import Placer, duplex_of, saved
from printgen.press.sizes import PT, Size
from printgen.press.surface import Surface, new_canvas
from printgen.press.tiling import letters

RING = 8  # hundredths round a room: its wall's outer half
MARGIN, GAP = 9.0, 5.0
MOST_PIECES = 600


@dataclass(frozen=True)
class Fog:
    pdf: bytes
    pieces: int
    sheets: int


@dataclass(frozen=True)
class _Piece:
    """A part of a room's picture: which picture, its corner in it, its size; what its back says."""

    picture: int
    name: str
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class _Laid:
    piece: _Piece
    sheet: int
    x: float
    y: float


def fog(plan: Plan, look: Look, sheet: Size, square: float) -> Fog:
    """Every space of the plan as pieces on sheets, fronts and backs in turn."""
    if not plan.spaces:
        raise Usage("that map has no spaces; there is nothing to cut out")
    room = (sheet.width - 2 * MARGIN, sheet.height - 2 * MARGIN)
    if min(room) < 3 * square:
        raise Usage(f"--paper {sheet.name}: holds fewer than three squares; give a larger paper or a smaller --square")
    pictures, pieces = [], []
    unnumbered = 0
    for number, space in enumerate(plan.spaces):
        name = str(space.number)
        if not space.number:
            name, unnumbered = letters(unnumbered), unnumbered + 1
        pictures.append(thumb(plan, (space.id,), square, look=look, ring=RING))
        pieces += _parts(number, name, space, square, room)
    if len(pieces) > MOST_PIECES:
        raise Limit(f"--fog: {len(pieces)} pieces; {MOST_PIECES} at most")
    laid = _lay(pieces, room)
    return Fog(_made(plan, pictures, laid, sheet), len(pieces), laid[-1].sheet + 1)


def _parts(number: int, name: str, space: Space, square: float, room: tuple[float, float]) -> list[_Piece]:
    xs, ys = [x for x, _ in space.outline], [y for _, y in space.outline]
    edge = 2 * RING / UNIT * square
    width = (max(xs) - min(xs)) / UNIT * square + edge
    height = (max(ys) - min(ys)) / UNIT * square + edge
    across, down = _cuts(width, room[0], square, edge / 2), _cuts(height, room[1], square, edge / 2)
    parts = [(x, y) for y in pairwise(down) for x in pairwise(across)]
    return [
        _Piece(
            number, name if len(parts) == 1 else f"{name}{letters(index).lower()}", x[0], y[0], x[1] - x[0], y[1] - y[0]
        )
        for index, (x, y) in enumerate(parts)
    ]


def _cuts(length: float, room: float, square: float, edge: float) -> list[float]:
    """Where a length is cut to fit, on grid lines."""
    cuts = [0.0]
    while length - cuts[-1] > room:
        start = cuts[-1]
        whole = int((room - (edge if start == 0 else 0)) / square)
        cuts.append(start + whole * square + (edge if start == 0 else 0))
    return [*cuts, length]


def _lay(pieces: list[_Piece], room: tuple[float, float]) -> list[_Laid]:
    """Pieces in rows, the tallest first."""
    laid: list[_Laid] = []
    sheet, x, y, row = 0, 0.0, 0.0, 0.0
    for piece in sorted(pieces, key=lambda one: (-one.height, -one.width, one.picture, one.name)):
        if x and x + piece.width > room[0]:
            x, y, row = 0.0, y + row + GAP, 0.0
        if y and y + piece.height > room[1]:
            sheet, x, y, row = sheet + 1, 0.0, 0.0, 0.0
        laid.append(_Laid(piece, sheet, MARGIN + x, MARGIN + y))
        x, row = x + piece.width + GAP, max(row, piece.height)
    return laid


def _made(plan: Plan, pictures: list[str], laid: list[_Laid], sheet: Size) -> bytes:
    canvas, out = new_canvas(sheet.width, sheet.height, plan.title or "Map")
    surface = Surface(canvas, sheet.width, sheet.height)
    for number in range(laid[-1].sheet + 1):
        mine = [one for one in laid if one.sheet == number]
        for one in mine:
            _crop(surface, one.x, one.y, one.piece.width, one.piece.height)
        canvas.showPage()
        for one in mine:
            _back(surface, sheet.width - one.x - one.piece.width, one.y, one.piece)
        canvas.showPage()
    canvas.save()
    with pikepdf.new() as merged, pikepdf.open(BytesIO(out.getvalue())) as pdf:
        for picture in pictures:
            with pikepdf.open(BytesIO(picture_pdf(picture))) as one_page:
                merged.pages.append(one_page.pages[0])
        placer = Placer(pdf, merged)
        for number in range(laid[-1].sheet + 1):
            put = []
            for one in (one for one in laid if one.sheet == number):
                high = float(merged.pages[one.piece.picture].mediabox[3]) / PT
                left, foot = one.x * PT, (sheet.height - one.y - one.piece.height) * PT
                matrix = (
                    1.0,
                    0.0,
                    0.0,
                    1.0,
                    (one.x - one.piece.x) * PT,
                    (sheet.height - one.y + one.piece.y - high) * PT,
                )
                box = (left, foot, left + one.piece.width * PT, foot + one.piece.height * PT)
                put.append((one.piece.picture, matrix, box))
            placer.put_clipped(pdf.pages[2 * number], put)
        return saved(pdf, plan.title or "Map", duplex_of("long"))


def _crop(surface: Surface, x: float, y: float, wide: float, high: float) -> None:
    for a, way in ((x, -1), (x + wide, 1)):
        for b, up in ((y, -1), (y + high, 1)):
            surface.line(a + way * 0.6, b, a + way * 2.2, b, 0.35)
            surface.line(a, b + up * 0.6, a, b + up * 2.2, 0.35)


def _back(surface: Surface, x: float, y: float, piece: _Piece) -> None:
    size = max(10.0, min(48.0, piece.height * 1.4, piece.width * 1.4))
    surface.text(x + piece.width / 2, y + piece.height / 2 + size * 0.125, piece.name, "display", size, "center")
