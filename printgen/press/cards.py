"""Cards of a run into cards.pdf: decks by size, on the sheet that goes with the book's paper, backs mirrored for the long edge.

`printgen cards` has every other arrangement; this is what a run's folder gets.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from printgen.press.deck import make_decks
from printgen.press.document import Card, Wish
from printgen.press.faces_front import LEAST
from printgen.press.laid import sheets_pdf
from printgen.press.lay import Flip, Layout
from printgen.press.palette import Palette, palette_of
from printgen.press.sizes import Size, card_size, sheet_for_cards
from printgen.press.themes import open_theme
from printgen.shelf import Shelf
from printgen.tables.load import Tables

LIGHT = ("light", "none")
LARGE_CARD, LARGE_TEXT = "jumbo", 12.0  # where text must be large, cards are


@dataclass(frozen=True)
class CardLook:
    """What a theme and an ink mean for cards."""

    card: str
    light: bool
    bleed: float
    palette: Palette
    least: float
    large: bool


def card_look(shelf: Shelf, theme: str, ink: str) -> CardLook:
    """A theme that fills its pages (large print) has jumbo cards; one that prints to the edge has coloured cards with bleed."""
    habits = open_theme(shelf, theme).habits
    return CardLook(
        LARGE_CARD if habits.full else "poker-us", habits.light or ink in LIGHT, habits.bleed,
        palette_of(habits.ink, habits.paper), LARGE_TEXT if habits.full else LEAST, habits.full,
    )  # fmt: skip


def card_pdf(cards: Sequence[Card], wish: Wish, shelf: Shelf) -> bytes:
    """The run's cards on sheets. `wish.extra` may name a `card` size and a `flip`; b"" when there are no cards."""
    if not cards:
        return b""
    tables = Tables(shelf)
    look = card_look(shelf, wish.theme, wish.ink)
    size = card_size(tables, wish.extra.get("card", look.card))
    sheet = sheet_for_cards(tables, wish.paper)
    flip: Flip = "short" if wish.extra.get("flip") == "short" else "long"
    decks = make_decks(
        by_size(cards, size),
        bleed=look.bleed,
        light=look.light,
        palette=look.palette,
        least=look.least,
        large=look.large,
    )
    return sheets_pdf(decks, Layout(sheet, flip, margin=sheet.margin))


def by_size(cards: Sequence[Card], size: Size) -> Mapping[Size, list[Card]]:
    """Whole cards first, then half-height slips."""
    sorted_: dict[Size, list[Card]] = {}
    slip = replace(size, name=f"{size.name}-slip", title=f"half of {size.title}", height=size.height / 2)
    for card in cards:
        sorted_.setdefault(slip if card.size == "slip" else size, []).append(card)
    return {trim: sorted_[trim] for trim in (size, slip) if trim in sorted_}
