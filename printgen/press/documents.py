"""HTML and named pictures → a laid-out document → PDF, through WeasyPrint, which is imported here and nowhere else.

Nothing is read from the disk or the network while pages are made: the fetcher serves the gallery's pictures and `data:`
addresses, and refuses all else with an error. A picture that cannot be drawn is an error too, not a blank.
"""

import gc
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from printgen.errors import BadFile, BadPdf, Missing
from printgen.press.fonts import ready
from printgen.press.gallery import Gallery
from printgen.press.places import merge_places

_UNUSED = {"marker", "footnote-call", "footnote-marker", "note-call", "note-marker", "note-callback"}
APT = "apt-get install -y libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0 libfontconfig1"


@dataclass(frozen=True)
class Mark:
    """A bookmark: its label, depth (1 is a part), page (0 is the first)."""

    label: str
    level: int
    page: int


@dataclass(frozen=True)
class Laid:
    """Pages made and not yet written: how many, what lies where."""

    document: Any
    anchors: dict[str, int]
    marks: tuple[Mark, ...]
    sizes: tuple[tuple[float, float], ...]  # of each page, in CSS pixels

    @property
    def pages(self) -> int:
        return len(self.sizes)

    def pdf(self, *, tags: bool = False) -> bytes:
        with _listening():
            written: bytes = self.document.write_pdf(pdf_tags=tags)
        return written


class _Complaints(logging.Handler):
    """What WeasyPrint logs while it works."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


@contextmanager
def _listening() -> Iterator[None]:
    """WeasyPrint at work: what it would only log about pictures and letters becomes an error, and its log stays quiet."""
    from weasyprint.urls import FatalURLFetchingError

    complaints = _Complaints()
    logger = logging.getLogger("weasyprint")
    handlers, propagate, level = logger.handlers[:], logger.propagate, logger.level
    logger.handlers[:], logger.propagate = [complaints], False
    logger.setLevel(logging.WARNING)
    collecting = gc.isenabled()
    gc.disable()  # a tenth quicker; pages are kept to the end anyway
    try:
        yield
    except FatalURLFetchingError as error:
        raise BadFile(str(error)) from None
    finally:
        logger.handlers[:], logger.propagate = handlers, propagate
        logger.setLevel(level)
        if collecting:
            gc.enable()
    for line in complaints.lines:
        if "SVG image" in line or "load image" in line or "glyph" in line:
            raise BadPdf(f"a picture did not come out: {line}")


def weasyprint() -> Any:
    """The library, after our fonts are in place; Missing (with the line to type) when its parts are not there."""
    ready()
    try:
        import weasyprint as found
    except OSError as error:
        raise Missing(f"WeasyPrint cannot load Pango ({str(error).splitlines()[0]}); {APT}") from None
    except ImportError:
        raise Missing("WeasyPrint is missing; pip install weasyprint") from None
    return found


def lay_out(html: str, gallery: Gallery) -> Laid:
    """Pages of an HTML text. BadFile when it asks for what it may not have, BadPdf when a picture comes out blank."""
    library = weasyprint()
    with _listening():
        pages = _page_class(library)(string=html, url_fetcher=_fetcher(gallery), base_url="printgen:page")
        document = pages.render()
        merge_places(document)
    anchors: dict[str, int] = {}
    for at, page in enumerate(document.pages):
        for name in page.anchors:
            anchors.setdefault(name, at)  # what goes on over a page has its anchor on both
    return Laid(
        document,
        anchors,
        tuple(Mark(label, level, at) for at, page in enumerate(document.pages) for level, label, *_ in page.bookmarks),
        tuple((page.width, page.height) for page in document.pages),
    )


def _page_class(library: Any) -> Any:
    """WeasyPrint's HTML with a slimmer sheet of defaults.

    Its own gives every element six pseudo-elements for markers and notes, a style each: a third of all memory. We use no
    footnotes, and page.css dresses the markers of list items. Where a version of WeasyPrint keeps its sheet in another
    way, its own is taken as it is.
    """
    from copy import copy

    class Slim(library.HTML):  # type: ignore[misc]
        def _ua_stylesheets(self, forms: bool = False) -> Any:
            sheets = super()._ua_stylesheets(forms)
            try:
                return [_slimmed(sheet, copy) for sheet in sheets]
            except (AttributeError, IndexError, TypeError):
                return sheets

    return Slim


def _slimmed(sheet: Any, copy: Any) -> Any:
    made = copy(sheet)
    made.matcher = copy(sheet.matcher)
    made.matcher.other_selectors = [one for one in sheet.matcher.other_selectors if one[3] not in _UNUSED]
    return made


def _fetcher(gallery: Gallery) -> Any:
    """WeasyPrint's fetcher, locked: the gallery and data addresses only."""
    from weasyprint.urls import FatalURLFetchingError, URLFetcher, URLFetcherResponse

    class Locked(URLFetcher):  # type: ignore[misc]
        def fetch(self, url: str, headers: Any = None) -> Any:
            if url.startswith("data:"):
                return super().fetch(url, headers)
            found = gallery.get(url)
            if found is None:
                raise FatalURLFetchingError(f"{url[:120]}: refused; pages take pictures of the document only")
            kind = "image/svg+xml" if isinstance(found, str) else "image/*"
            return URLFetcherResponse(url, found, {"Content-Type": kind})

    return Locked(allowed_protocols={"data"}, allow_redirects=False)
