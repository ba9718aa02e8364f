"""The geometry of a page: from a paper's name to margins, lines and text block, and to the CSS that sets them.

Pages face one another: the inner margin is at the fold. A page holds whole lines; what is over goes to the foot. Named
pages: `bare` (no margins, no heads: covers), `wide` (no inner margin's extra: maps), `loose` (a sheet that is not bound).
"""

from dataclasses import dataclass, replace

from printgen.press.document import Wish
from printgen.press.sizes import Size, paper
from printgen.press.themes import open_theme
from printgen.tables.load import Tables

LEAD = 13 * 25.4 / 72  # a line, in millimetres


@dataclass(frozen=True)
class Sheet:
    """A page: its paper, margins, columns. All in millimetres."""

    paper: Size
    top: float
    inner: float
    outer: float
    foot: float  # the least foot; what is left of whole lines is added
    columns: int = 1
    gap: float = 0.0
    lead: float = LEAD

    @property
    def lines(self) -> int:
        return int((self.paper.height - self.top - self.foot) / self.lead + 1e-6)

    @property
    def block(self) -> tuple[float, float]:
        """The text block: width, height."""
        return self.paper.width - self.inner - self.outer, self.lines * self.lead

    @property
    def bottom(self) -> float:
        return self.paper.height - self.top - self.block[1]

    @property
    def column(self) -> float:
        return (self.block[0] - self.gap * (self.columns - 1)) / self.columns


def sheet(
    tables: Tables, name: str, *, lead: float = LEAD, extra: float = 0.0, full: bool = False, columns: int = 2
) -> Sheet:
    """The book page of a paper. `extra` widens the inner margin for a thick fold; `full` takes the full sheet that goes
    with a small paper; `columns` is the most there may be."""
    size = paper(tables, name)
    if full and size.width < 190:
        size = paper(tables, size.cards_on or "a4")
    entries = tables.entries("press/pages")
    fitting = [one for key, one in entries.items() if one.least <= size.width and key in ("small", "book", "full")]
    page = entries[size.name] if size.name in entries else fitting[-1]
    return Sheet(size, page.top, page.inner + extra, page.outer, page.foot, min(page.columns, columns), page.gap, lead)


def on_its_paper(wish: Wish, tables: Tables) -> Wish:
    """The wish with the paper its pages really have, so that maps are drawn as large: large print fills the full sheet."""
    if not open_theme(tables.shelf, wish.theme).habits.full:
        return wish
    return replace(wish, paper=sheet(tables, wish.paper, full=True).paper.name)


def loose(tables: Tables, name: str) -> Sheet:
    """The sheet that goes with a book's paper: A4 with A5, Letter with half letter, a full sheet with itself."""
    size = paper(tables, name)
    if size.width < 190:
        size = paper(tables, size.cards_on or "a4")
    page = tables.entries("press/pages")["loose"]
    return Sheet(size, page.top, page.inner, page.outer, page.foot, page.columns, page.gap)


def text_block(tables: Tables, name: str) -> tuple[float, float]:
    """How wide and high a picture may be on a page of its own under a running head, in millimetres."""
    width, height = sheet(tables, name).block
    return width, height


def page_css(book: Sheet, single: Sheet, title: str, bleed: float = 0.0) -> str:
    """The @page rules of a book and of the loose sheets printed with it. Running heads: the book, the part."""
    width, height = _mm(book.paper.width), _mm(book.paper.height)
    top, foot, inner, outer = _mm(book.top), _mm(book.bottom), _mm(book.inner), _mm(book.outer)
    head = "font:var(--head-font);font-variant-caps:var(--caps);letter-spacing:var(--head-track)"
    head += ";vertical-align:bottom;padding-bottom:var(--head-gap);width:90%"
    folio = "content:counter(page);font:var(--folio-font);vertical-align:top;padding-top:5mm"
    fine = "font:var(--fine-font);vertical-align:top;padding-top:1.5mm"
    block = book.block
    flow = f".flow{{columns:{book.columns};column-gap:{_mm(book.gap)};column-fill:auto}}" if book.columns > 1 else ""
    return f"""{flow}
:root{{--page-width:{width};--page-height:{height};--block-width:{_mm(block[0])};--block-height:{_mm(block[1])};
--columns:{book.columns};--column-gap:{_mm(book.gap)};--inner:{inner};--outer:{outer};
--loose-width:{_mm(single.paper.width)};--loose-height:{_mm(single.paper.height)}}}
@page{{size:{width} {height};margin:{top} {outer} {foot} {inner};background:var(--page-ground);bleed:{_mm(bleed)}}}
@page:left{{margin:{top} {inner} {foot} {outer};
@top-left{{content:{css_string(title)};{head};text-align:left}}
@bottom-left{{{folio};text-align:left}}}}
@page:right{{margin:{top} {outer} {foot} {inner};
@top-right{{content:string(part);{head};text-align:right}}
@bottom-right{{{folio};text-align:right}}}}
@page bare{{margin:0;@top-left{{content:none}}@top-right{{content:none}}@bottom-left{{content:none}}@bottom-right{{content:none}}}}
@page loose{{size:{_mm(single.paper.width)} {_mm(single.paper.height)};
margin:{_mm(single.top)} {_mm(single.outer)} {_mm(single.foot)} {_mm(single.inner)};
@top-left{{content:none}}@top-right{{content:none}}
@bottom-left{{content:string(loose-left);{fine};text-align:left;width:60%}}
@bottom-right{{content:string(loose-right);{fine};text-align:right;width:40%}}}}
@page cut{{size:{_mm(single.paper.width)} {_mm(single.paper.height)};margin:0;
@top-left{{content:none}}@top-right{{content:none}}@bottom-left{{content:none}}@bottom-right{{content:none}}}}
"""


def css_string(text: str) -> str:
    """A text as a CSS string that nothing can end early."""
    return '"' + "".join(f"\\{ord(letter):x} " if letter in '"\\<>&\n\r\f' else letter for letter in text) + '"'


def _mm(value: float) -> str:
    return f"{round(value, 3):g}mm"
