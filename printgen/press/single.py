"""A deck one face to a page, at trim and bleed and without marks, in the order a print shop asks for.

`front-back` and `back-front` alternate (a card without a back gets a white page, or all would be out of step);
`backs-last` gives every front and then each different back once.
"""

from collections.abc import Sequence
from io import BytesIO

import pikepdf

from printgen.press.deck import Deck
from printgen.press.place import saved


def single_pdf(decks: Sequence[Deck], order: str, title: str = "Cards") -> bytes:
    """The pages in that order; TrimBox inside BleedBox inside MediaBox, corner at the origin."""
    with pikepdf.new() as pdf:
        opened: dict[int, pikepdf.Pdf] = {}
        for deck in decks:
            faces = opened.setdefault(id(deck.faces), pikepdf.open(BytesIO(deck.faces)))
            for number in face_order(deck, order):
                if number is None:
                    page = pdf.add_blank_page(page_size=_size(faces.pages[deck.fronts[0]]))
                    _boxes(page, faces.pages[deck.fronts[0]])
                else:
                    pdf.pages.append(faces.pages[number])
        return saved(pdf, title)


def face_order(deck: Deck, order: str) -> list[int | None]:
    """Pages of the faces in printing order; None is a white one."""
    if not deck.any_backs:
        return list(deck.fronts)
    if order == "backs-last":
        return [*deck.fronts, *dict.fromkeys(back for back in deck.backs if back is not None)]
    pairs = list(zip(deck.fronts, deck.backs, strict=True))
    return [face for front, back in pairs for face in ((front, back) if order == "front-back" else (back, front))]


def _size(page: pikepdf.Page) -> tuple[float, float]:
    left, foot, right, top = (float(edge) for edge in page.mediabox)
    return right - left, top - foot


def _boxes(page: pikepdf.Page, like: pikepdf.Page) -> None:
    for name in ("bleedbox", "trimbox"):
        setattr(page, name, pikepdf.Rectangle(*(float(edge) for edge in getattr(like, name))))
