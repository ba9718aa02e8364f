"""A deck's sheets as PDF: furniture drawn, faces put on it at their true size."""

from collections.abc import Sequence
from io import BytesIO

import pikepdf

from printgen.press.deck import Deck
from printgen.press.furniture import draw_furniture
from printgen.press.lay import Layout, Placed, Side, lay, sheet_of
from printgen.press.place import Matrix, Placer, duplex_of, saved
from printgen.press.sizes import PT, Size
from printgen.press.surface import Surface, new_canvas


def sheets_pdf(decks: Sequence[Deck], layout: Layout, title: str = "Cards") -> bytes:
    """Every side of every deck, one after the other (`apart` fronts and backs too; see `split_pdf`)."""
    return _pdf(_laid(decks, layout), layout, title)


def split_pdf(decks: Sequence[Deck], layout: Layout, title: str = "Cards") -> tuple[bytes, bytes]:
    """Fronts and backs as two files that keep step, for feeding by hand."""
    laid = _laid(decks, layout)
    fronts = [(deck, [side for side in sides if not side.back]) for deck, sides in laid]
    backs = [(deck, [side for side in sides if side.back]) for deck, sides in laid]
    return _pdf(fronts, layout, f"{title}, fronts"), _pdf(backs, layout, f"{title}, backs")


def _laid(decks: Sequence[Deck], layout: Layout) -> list[tuple[Deck, list[Side]]]:
    laid: list[tuple[Deck, list[Side]]] = []
    first = 1
    for deck in decks:
        laid.append((deck, lay(deck, layout, first)))
        first = max((side.number for side in laid[-1][1]), default=first - 1) + 1
    return laid


def _pdf(laid: Sequence[tuple[Deck, Sequence[Side]]], layout: Layout, title: str) -> bytes:
    sheets = [(deck, side, sheet_of(side, layout)) for deck, sides in laid for side in sides]
    canvas, out = new_canvas(layout.sheet.width, layout.sheet.height, title)
    for deck, side, sheet in sheets:
        canvas.setPageSize(sheet.points)
        draw_furniture(Surface(canvas, sheet.width, sheet.height), side, layout, deck.bleed)
        canvas.showPage()
    if not sheets:
        canvas.showPage()
    canvas.save()
    with pikepdf.open(BytesIO(out.getvalue())) as pdf:
        placers: dict[int, Placer] = {}
        for page, (deck, side, sheet) in zip(pdf.pages, sheets, strict=False):
            if id(deck.faces) not in placers:
                placers[id(deck.faces)] = Placer(pdf, pikepdf.open(BytesIO(deck.faces)))
            pieces = [
                (one.page, carried(one, deck.size, deck.bleed, sheet)) for one in side.placed if one.page is not None
            ]
            placers[id(deck.faces)].put_all(page, pieces, under=True)
            page.trimbox = page.bleedbox = page.mediabox
        duplex = layout.backs == "duplex" and any(deck.any_backs for deck, _ in laid)
        return saved(pdf, title, duplex_of(layout.flip) if duplex else "")


def carried(one: Placed, card: Size, bleed: float, sheet: Size) -> Matrix:
    """How a face (trim and bleed, corner at the origin) is carried to its slot: moved and turned, never scaled."""
    left, foot = one.x * PT, (sheet.height - one.y - one.high) * PT
    out = bleed * PT
    wide, high = card.points
    if one.turn == 0:
        return (1, 0, 0, 1, left - out, foot - out)
    if one.turn == 180:
        return (-1, 0, 0, -1, left + wide + out, foot + high + out)
    if one.turn == 90:
        return (0, 1, -1, 0, left + high + out, foot - out)
    return (0, -1, 1, 0, left - out, foot + wide + out)
