"""The pages of any PDF as they are to be read: size after rotation and unit, and how to bring each to the origin.

A page is its trim (else crop, else media) box; what lies outside it is bleed and hangs over. Fields and notes that are
printed are drawn into the page first, for imposing drops everything that is not ink.
"""

from dataclasses import dataclass
from io import BytesIO
from typing import Any

import pikepdf

from printgen.errors import BadFile, Limit
from printgen.press.place import Matrix

MOST_PAGES = 4000


@dataclass(frozen=True)
class Leaf:
    """One page: its size in points, and the matrix that carries its trim's lower left to the origin, upright."""

    wide: float
    high: float
    to_origin: Matrix


def opened(data: bytes, name: str) -> pikepdf.Pdf:
    """The PDF, fields drawn in, or BadFile."""
    try:
        pdf = pikepdf.open(BytesIO(data))
    except pikepdf.PasswordError:
        raise BadFile(f"{name}: is locked with a password; save it without one") from None
    except pikepdf.PdfError as error:
        raise BadFile(f"{name}: is no PDF that can be read ({str(error).split(':')[-1].strip()})") from None
    if not len(pdf.pages):
        raise BadFile(f"{name}: has no pages")
    if len(pdf.pages) > MOST_PAGES:
        raise Limit(f"{name}: {len(pdf.pages)} pages; {MOST_PAGES} at most")
    if any("/Annots" in page for page in pdf.pages):
        if "/AcroForm" in pdf.Root:
            pdf.generate_appearance_streams()
        pdf.flatten_annotations("print")
    return pdf


def leaf(page: pikepdf.Page) -> Leaf:
    """How a page is brought to the origin."""
    x1, y1, x2, y2 = (float(edge) for edge in page.trimbox)
    left, right, foot, top = min(x1, x2), max(x1, x2), min(y1, y2), max(y1, y2)
    unit = float(page.get("/UserUnit", 1) or 1)
    turn = _turn(page)
    wide, high = (right - left) * unit, (top - foot) * unit
    u = unit
    if turn == 90:  # shown turned clockwise
        return Leaf(high, wide, (0, -u, u, 0, -foot * u, right * u))
    if turn == 180:
        return Leaf(wide, high, (-u, 0, 0, -u, right * u, top * u))
    if turn == 270:
        return Leaf(high, wide, (0, u, -u, 0, top * u, -left * u))
    return Leaf(wide, high, (u, 0, 0, u, -left * u, -foot * u))


def _turn(page: pikepdf.Page) -> int:
    """The page's rotation, which it may have from its parents."""
    node: Any = page.obj
    for _ in range(50):
        if node is None:
            break
        if "/Rotate" in node:
            return int(node["/Rotate"]) % 360
        node = node.get("/Parent")
    return 0


def after(first: Matrix, then: Matrix) -> Matrix:
    """`first`, and `then` on what comes of it."""
    a, b, c, d, e, f = first
    g, h, i, j, k, m = then
    return (a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + m)
