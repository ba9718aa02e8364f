"""The press's lists: papers, cards, booklets, margins, stocks. Sizes in millimetres, portrait unless the thing lies by nature."""

from typing import Any, Literal

import msgspec


class Paper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet or a book's page. `margin` is what a home printer cannot reach, on each side."""

    title: str
    width: float
    height: float
    margin: float = 5.0
    aliases: tuple[str, ...] = ()
    cards_on: str = ""  # the sheet that cards of a book on this paper are laid on


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card's trim size. `safe` is how far from the trim nothing is printed but bleed."""

    title: str
    width: float
    height: float
    safe: float = 4.0
    aliases: tuple[str, ...] = ()


class Booklet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Pages of `page` that fold out of sheets of `sheet`, two on a side, without scaling."""

    title: str
    page: str
    sheet: str


class Margin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The strip along each edge that a kind of printer leaves white."""

    title: str
    millimetres: float


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The margins of a page, in millimetres. `least` is the width of paper from which it is taken."""

    title: str
    least: float
    top: float
    foot: float
    inner: float
    outer: float
    columns: int = 1
    gap: float = 0.0


class Stock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A paper's weight (g/m²) and caliper: how far one leaf pushes the next out of a fold, in millimetres."""

    title: str
    weight: int
    caliper: float


class Glyph(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A drawing on a map: path data in five layers, lowest first, in a box `size` (hundredths of a square), middle at 0 0.

    `plate` is floor without an edge, `body` floor with an edge, `solid` ink, `line` lines, `knock` lines of floor on ink.
    `words` are furnishings it stands for; `keep` holds its proportions; `upright` is not turned, for it is seen from
    the side; `legend` is its name in a legend."""

    legend: str
    body: str = ""
    solid: str = ""
    line: str = ""
    knock: str = ""
    plate: str = ""
    words: tuple[str, ...] = ()
    size: tuple[int, int] = (100, 100)
    keep: bool = False
    upright: bool = False


class Shop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a print shop wants a deck of cards: the order of its faces, and the bleed in millimetres."""

    title: str
    order: Literal["front-back", "back-front", "backs-last"]
    bleed: float


KINDS: dict[str, type[Any]] = {
    "paper": Paper,
    "card": Card,
    "booklet": Booklet,
    "margin": Margin,
    "stock": Stock,
    "shop": Shop,
    "page": Page,
    "glyph": Glyph,
}
