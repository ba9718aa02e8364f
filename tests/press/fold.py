"""Paper, folded and turned over in three dimensions: what the press's layouts are checked against.

Written from how sheets behave, not from the formulas of `lay.py` and `impose.py`. A sheet is a rectangle in space, its front
toward the reader (z up). What is printed on it is known by four points of its own: where its lower left, lower right and
upper left corners came to lie on the printed page. Turning a sheet over is a rotation about one of its edges.
"""

from dataclasses import dataclass

Vector = tuple[float, float, float]


@dataclass(frozen=True)
class Print:
    """Something printed, as the reader of that page sees it: three corners in the page's own coordinates (x right, y up)."""

    what: object
    origin: tuple[float, float]
    right: tuple[float, float]
    up: tuple[float, float]


def from_matrix(what: object, matrix: tuple[float, ...], wide: float, high: float, inset: float = 0.0) -> Print:
    """What a PDF matrix makes of a page `wide` × `high`, less an inset (bleed) all round."""
    a, b, c, d, e, f = matrix

    def at(x: float, y: float) -> tuple[float, float]:
        return a * x + c * y + e, b * x + d * y + f

    return Print(what, at(inset, inset), at(wide - inset, inset), at(inset, high - inset))


def through(point: tuple[float, float], sheet: tuple[float, float], flip: str) -> tuple[float, float]:
    """A point of the back page, as seen through the sheet from the front.

    The back page is read after the sheet was turned about its long or its short edge. The turn is carried out
    here in space: the printed point starts on the turned sheet, and the sheet is turned back.
    """
    wide, high = sheet
    long_is_upright = high >= wide
    about_upright_edge = (flip == "long") == long_is_upright
    x, y, z = point[0], point[1], 0.0
    # Half a turn about an axis through the middle of the sheet, parallel to the edge it is turned on.
    x, y = x - wide / 2, y - high / 2
    if about_upright_edge:  # rotate about the y axis by 180 degrees: (x, y, z) -> (-x, y, -z)
        x, y, z = -x, y, -z
    else:  # about the x axis: (x, y, z) -> (x, -y, -z)
        x, y, z = x, -y, -z
    return x + wide / 2, y + high / 2


def box(one: Print) -> tuple[float, float, float, float]:
    """The smallest box about a print, on its page."""
    far = (one.right[0] + one.up[0] - one.origin[0], one.right[1] + one.up[1] - one.origin[1])
    xs = [one.origin[0], one.right[0], one.up[0], far[0]]
    ys = [one.origin[1], one.right[1], one.up[1], far[1]]
    return min(xs), min(ys), max(xs), max(ys)


def box_through(one: Print, sheet: tuple[float, float], flip: str) -> tuple[float, float, float, float]:
    left, foot, right, top = box(one)
    (x1, y1), (x2, y2) = through((left, foot), sheet, flip), through((right, top), sheet, flip)
    return min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2)


def reads_upright(front: Print, back: Print, sheet: tuple[float, float], flip: str) -> bool:
    """Whether a card cut out of the sheet and turned about its own upright middle line shows its back upright.

    The card's up on the front is a direction in the sheet. Turned about that line, up stays up; so the back's up, looked
    at through the sheet, must be the same direction.
    """
    up_front = (front.up[0] - front.origin[0], front.up[1] - front.origin[1])
    base, tip = through(back.origin, sheet, flip), through(back.up, sheet, flip)
    up_back = (tip[0] - base[0], tip[1] - base[1])
    return abs(up_front[0] - up_back[0]) < 0.05 and abs(up_front[1] - up_back[1]) < 0.05


def true_size(one: Print, wide: float, high: float) -> bool:
    """Neither scaled nor sheared nor mirrored."""
    rx, ry = one.right[0] - one.origin[0], one.right[1] - one.origin[1]
    ux, uy = one.up[0] - one.origin[0], one.up[1] - one.origin[1]
    return (
        abs((rx * rx + ry * ry) ** 0.5 - wide) < 0.01
        and abs((ux * ux + uy * uy) ** 0.5 - high) < 0.01
        and abs(rx * ux + ry * uy) < 0.01
        and rx * uy - ry * ux > 0
    )


# ---------------------------------------------------------------- whole booklets

Paper = tuple[list[Print], list[Print]]  # a sheet: what its front page shows, and its back page


def _in(one: Print, left: float, right: float) -> bool:
    x1, _, x2, _ = box(one)
    return left - 0.5 <= (x1 + x2) / 2 <= right + 0.5


def leaves_of(sheet: Paper, size: tuple[float, float], flip: str) -> tuple[tuple[Print | None, ...], ...]:
    """A sheet parted at its fold: (left half: its front print, what is behind it), (right half: the same)."""
    front, back = sheet
    wide = size[0]

    def half(left: float, right: float) -> tuple[Print | None, Print | None]:
        shown = next((one for one in front if _in(one, left, right)), None)
        hidden = None
        for one in back:
            x1, _, x2, _ = box_through(one, size, flip)
            if left - 0.5 <= (x1 + x2) / 2 <= right + 0.5:
                hidden = one
        return shown, hidden

    return half(0, wide / 2), half(wide / 2, wide)


def read_nested(sheets: list[Paper], size: tuple[float, float], flip: str, rtl: bool = False) -> list[Print | None]:
    """Sheets laid on one another, front down, the first undermost; folded up at the middle; read from the front cover.

    The outermost sheet's front is the cover. Bound on the left, the front cover is the right half.
    """
    parted = [leaves_of(sheet, size, flip) for sheet in sheets]
    cover = 0 if rtl else 1
    read: list[Print | None] = []
    for halves in parted:  # into the middle: each leaf's outer face, then its inner face
        outer, inner = halves[cover]
        read += [outer, inner]
    for halves in reversed(parted):  # and out again
        outer, inner = halves[1 - cover]
        read += [inner, outer]
    return read


def read_stack(sheets: list[Paper], size: tuple[float, float], flip: str) -> list[Print | None]:
    """Sheets cut down the middle; the left pile laid on the right pile; read leaf by leaf."""
    parted = [leaves_of(sheet, size, flip) for sheet in sheets]
    return [face for side in (0, 1) for halves in parted for face in halves[side]]


def zine_read(prints: list[Print], size: tuple[float, float]) -> list[tuple[object, bool]]:
    """One sheet of eight panels: folded along, slit between the middle columns, pushed into a cross, wrapped.

    The panels about the cross face each other in four pairs: below the fold columns 0|1 and 2|3, above it 3|2 and 1|0 (the
    upper half having gone behind, on its head). The pair 0|1 below is the cover. Gives (what, reads upright).
    """
    wide, high = size
    walk = [(1, 0), (2, 0), (3, 0), (3, 1), (2, 1), (1, 1), (0, 1), (0, 0)]  # column, row from below
    found = []
    for column, row in walk:
        for one in prints:
            x1, y1, x2, y2 = box(one)
            x, y = (x1 + x2) / 2, (y1 + y2) / 2
            if int(x // (wide / 4)) == column and int(y // (high / 2)) == row:
                up = one.up[1] - one.origin[1]
                found.append((one.what, up > 0 if row == 0 else up < 0))
    return found
