"""The press's own check of a PDF before it is handed out: BadPdf (exit 7) says which page and what.

Every font is embedded and one of ours, no letter came out as an empty box, no page is left without marks, every page has
its boxes with the origin at the corner; no words run over an edge (`check_edges`).
"""

import io
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from printgen.errors import BadPdf
from printgen.press.fonts import FAMILIES

_OURS = tuple(family.replace(" ", "") for family in FAMILIES)
MM = 25.4 / 72
_OVER = 1.0  # points: a swash may hang out


@dataclass(frozen=True)
class Sight:
    """What a PDF holds: page sizes in millimetres and the families of its fonts."""

    sizes: tuple[tuple[float, float], ...]
    fonts: frozenset[str]


def check(data: bytes, name: str, pages: int = 0) -> Sight:
    """Look a PDF through. `pages` is how many it must have (0: any)."""
    import pikepdf

    try:
        with pikepdf.open(io.BytesIO(data)) as pdf:
            return _look(pdf, name, pages)
    except pikepdf.PdfError as error:
        raise BadPdf(f"{name}: cannot be read back ({error})") from None


def check_edges(data: bytes, name: str) -> None:
    """No words may run over the edge of the page as it is cut, and no page of text be without any."""
    import pypdfium2

    document = pypdfium2.PdfDocument(data)
    try:
        for at, page in enumerate(document, start=1):
            left, low, right, high = page.get_trimbox()
            words = page.get_textpage()
            for index in range(words.count_rects()):
                x0, y0, x1, y1 = words.get_rect(index)
                if x0 < left - _OVER or y0 < low - _OVER or x1 > right + _OVER or y1 > high + _OVER:
                    said = words.get_text_bounded(x0, y0, x1, y1).strip()[:40]
                    raise BadPdf(f"{name}: page {at}: “{said}” runs over the edge of the page; shorten it")
            words.close()
            page.close()
    finally:
        document.close()


def _look(pdf: Any, name: str, pages: int) -> Sight:
    if pages and len(pdf.pages) != pages:
        raise BadPdf(f"{name}: {len(pdf.pages)} pages where {pages} were wanted; shorten it or take larger paper")
    sizes, fonts, seen = [], set[str](), set[Any]()
    for at, page in enumerate(pdf.pages, start=1):
        left, low, right, high = (float(one) for one in page.mediabox)
        if left or low:
            raise BadPdf(f"{name}: page {at}: its box begins at {left:g}, {low:g}")
        sizes.append((right * MM, high * MM))
        for font in _fonts(page.obj.get("/Resources"), seen):
            fonts.add(_font(font, name, at))
    return Sight(tuple(sizes), frozenset(fonts))


def _fonts(resources: Any, seen: set[Any], depth: int = 0) -> Iterator[Any]:
    """Every font of a page and of the drawings on it, each object once a file."""
    if resources is None or depth > 8:
        return
    for font in dict(resources.get("/Font", {})).values():
        if font.objgen not in seen or font.objgen == (0, 0):
            seen.add(font.objgen)
            yield font
    for form in dict(resources.get("/XObject", {})).values():
        if form.objgen in seen:
            continue
        seen.add(form.objgen)
        if form.get("/Subtype") == "/Form":
            yield from _fonts(form.get("/Resources"), seen, depth + 1)


def _font(font: Any, name: str, page: int) -> str:
    base = str(font.get("/BaseFont", "/?")).removeprefix("/")
    family = base.partition("+")[2] or base
    inner = font.get("/DescendantFonts", [font])[0]
    descriptor = inner.get("/FontDescriptor", {})
    if (
        not any(key in descriptor for key in ("/FontFile", "/FontFile2", "/FontFile3"))
        and font.get("/Subtype") != "/Type3"
    ):
        raise BadPdf(f"{name}: page {page}: the font {family} is not embedded")
    plain = family.replace("-", "").replace("#20", "").replace(" ", "").replace("_", "")
    if not plain.startswith(_OURS):
        raise BadPdf(f"{name}: page {page}: {family} is none of our faces")
    if inner.get("/CIDToGIDMap", "/Identity") != "/Identity":
        raise BadPdf(f"{name}: page {page}: {family} prints a letter it does not have as an empty box")
    return family
