"""A deck: every face of some cards of one size, once each, at trim and bleed: one page a face, fronts then backs.

A front is a page; a back is a page shared by all cards that have it, or None (such a card's place on the back sheet stays
white). Faces are drawn here and nowhere else; `lay.py` puts them on sheets, `single.py` one to a page for a print shop.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO

import pikepdf
from reportlab.pdfgen.canvas import Canvas

from printgen.errors import Missing
from printgen.press.document import Card
from printgen.press.faces_back import draw_back
from printgen.press.faces_front import LEAST, Front, draw_front, fronts
from printgen.press.palette import PLAIN, Palette
from printgen.press.sizes import PT, Size
from printgen.press.surface import Surface, new_canvas
from printgen.press.typecase import legible, runs


@dataclass(frozen=True)
class Deck:
    """`faces` is a PDF; card number n shows page `fronts[n]` in front and page `backs[n]` behind."""

    size: Size
    bleed: float
    faces: bytes
    fronts: tuple[int, ...]
    backs: tuple[int | None, ...]
    names: tuple[str, ...] = ()

    @property
    def any_backs(self) -> bool:
        return any(back is not None for back in self.backs)


def make_decks(
    groups: Mapping[Size, Sequence[Card]], *, bleed: float = 0.0, light: bool = False, title: str = "Cards",
    palette: Palette = PLAIN, least: float = LEAST, large: bool = False,
) -> list[Deck]:  # fmt: skip
    """Draw cards by their size, all in one PDF so that faces of type are in it once. A card whose text goes on becomes
    several, each with the same back. In `large` print all but the names is set in Atkinson."""
    with legible(large):
        return _drawn(groups, bleed, light, title, palette, least)


def _drawn(
    groups: Mapping[Size, Sequence[Card]], bleed: float, light: bool, title: str, palette: Palette, least: float
) -> list[Deck]:
    canvas, out = new_canvas(100, 100, title)
    page = 0
    parts: list[tuple[Size, tuple[int, ...], tuple[int | None, ...], tuple[str, ...]]] = []
    for size, cards in groups.items():
        wide, high = size.width + 2 * bleed, size.height + 2 * bleed
        canvas.setPageSize((wide * PT, high * PT))
        names: list[str] = []
        words: list[str] = []
        for card in cards:
            for front in _fronts(card, size, light, least):
                with _face(canvas, wide, high, palette).panel(bleed, bleed, size.width, size.height) as trim:
                    draw_front(trim, front, size, light)
                canvas.showPage()
                names.append(card.name)
                words.append(back_word(card))
        places: dict[str, int] = {}
        for word in dict.fromkeys(word for word in words if word):
            places[word] = page + len(names) + len(places)
            draw_back(_face(canvas, wide, high, palette), word, size, bleed, light)
            canvas.showPage()
        first = tuple(range(page, page + len(names)))
        parts.append((size, first, tuple(places.get(word) for word in words), tuple(names)))
        page += len(names) + len(places)
    if not page:
        canvas.showPage()
    canvas.save()
    faces = boxed(out.getvalue(), bleed)
    return [Deck(size, bleed, faces, before, behind, names) for size, before, behind, names in parts]


def _fronts(card: Card, size: Size, light: bool, least: float) -> list[Front]:
    try:
        made = fronts(card, size, light, least)
        for text in (card.kind, card.place, card.name, card.foot_left, card.foot_right, card.badge, card.badge_label):
            runs(text, "figure")  # every letter is somewhere, before anything is drawn
    except Missing as error:
        raise Missing(f"card “{card.name}”: {error}") from None
    return made


def _face(canvas: Canvas, wide: float, high: float, palette: Palette) -> Surface:
    """A face's surface; coloured paper is printed to the edge of the bleed."""
    surface = Surface(canvas, wide, high, palette)
    if not palette.plain:
        surface.box(0, 0, wide, high, 0, 0.0)
    return surface


def make_deck(cards: Sequence[Card], size: Size, *, bleed: float = 0.0, light: bool = False) -> Deck:
    """A deck of one size."""
    return make_decks({size: cards}, bleed=bleed, light=light)[0]


def boxed(faces: bytes, bleed: float) -> bytes:
    """The same pages with their trim marked `bleed` mm inside."""
    if not bleed:
        return faces
    with pikepdf.open(BytesIO(faces)) as pdf:
        for page in pdf.pages:
            left, foot, right, top = (float(edge) for edge in page.mediabox)
            inset = bleed * PT
            page.bleedbox = page.mediabox
            page.trimbox = pikepdf.Rectangle(left + inset, foot + inset, right - inset, top - inset)
        out = BytesIO()
        pdf.save(out, deterministic_id=True)
        return out.getvalue()


def back_word(card: Card) -> str:
    """What the plate on the back says: the kind; nothing at all for a card without a back."""
    return card.kind[:1].upper() + card.kind[1:] if card.back else ""
