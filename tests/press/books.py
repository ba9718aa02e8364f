"""Plain PDFs to impose: numbered pages of one size."""

from functools import lru_cache

from printgen.press.surface import Surface, new_canvas


@lru_cache(maxsize=200)
def book(pages: int, wide: float = 148.0, high: float = 210.0) -> bytes:
    """Page n says `page n`; an arrow-like mark shows which way is up."""
    canvas, out = new_canvas(wide, high, "A book")
    for number in range(1, pages + 1):
        surface = Surface(canvas, wide, high)
        surface.text(wide / 2, high / 3, f"page {number}", "figure-bold", 12, "center")
        canvas.showPage()
    canvas.save()
    return out.getvalue()
