"""One pressing of cards: which decks, what size, on what sheet, for which flip. `printgen cards` is a doorway to this."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from printgen.errors import Usage, suggest
from printgen.press.cards import by_size, card_look
from printgen.press.deck import Deck, make_decks
from printgen.press.deck_file import deck_from_pdf
from printgen.press.document import Card
from printgen.press.laid import sheets_pdf, split_pdf
from printgen.press.lay import Backs, Flip, Layout, Marks, chosen_grid, lay, mark_room
from printgen.press.printers import check_offset
from printgen.press.single import single_pdf
from printgen.press.sizes import card_size, paper
from printgen.tables.kinds.press import Shop
from printgen.tables.load import Tables


@dataclass(frozen=True)
class CardJob:
    """How cards are to be pressed. `decks` empty means all; `shop` presses one face a page for that shop."""

    card: str = ""  # poker-us, or what the theme has
    paper: str = "a4"
    flip: Flip = "long"
    backs: Backs = "duplex"
    marks: Marks = "corners"
    margin: float | None = None
    gap: float | None = None
    bleed: float | None = None  # the theme's: none but where it prints to the edge
    nup: int = 0
    offset: tuple[float, float] = (0.0, 0.0)
    copies: int = 1
    decks: tuple[str, ...] = ()
    ink: str = "dyson"
    theme: str = "classic"
    shop: str = ""
    title: str = "Cards"


@dataclass(frozen=True)
class Faces:
    """Cards made elsewhere: a PDF of fronts, and one of backs or nothing."""

    name: str
    faces: bytes
    backs_name: str = ""
    backs: bytes = b""


@dataclass(frozen=True)
class Pressed:
    """What came of a job: PDFs by what goes after the file's name, and what to say of them."""

    files: Mapping[str, bytes]
    cards: int
    sheets: int
    most: int
    how: str = ""  # how to print it
    warnings: tuple[str, ...] = ()
    size: str = ""  # the card's


MOST_COPIES = 50


def press_cards(cards: Sequence[Card], job: CardJob, tables: Tables, given: Sequence[Faces] = ()) -> Pressed:
    """Press the cards, and faces `given` as PDFs; or say what stands in the way."""
    if not 1 <= job.copies <= MOST_COPIES:
        raise Usage(f"--copies {job.copies}: 1 to {MOST_COPIES} would do")
    check_offset(job.offset)
    if job.bleed is not None and not 0 <= job.bleed <= 10:
        raise Usage(f"--bleed {job.bleed:g}: 0 to 10 mm would do")
    chosen = [card for card in pick_decks(cards, job.decks) for _ in range(job.copies)]
    look = card_look(tables.shelf, job.theme, job.ink)
    size = card_size(tables, job.card or look.card)
    own = [deck_from_pdf(one.faces, size, one.name, one.backs, one.backs_name, job.bleed) for one in given]
    groups = by_size(chosen, size)
    bleed = look.bleed if job.bleed is None else job.bleed

    def drawn(bleed: float) -> list[Deck]:
        if not chosen:
            return [repeated(deck, job.copies) for deck in own]
        return [repeated(deck, job.copies) for deck in own] + make_decks(
            groups,
            bleed=bleed,
            light=look.light,
            title=job.title,
            palette=look.palette,
            least=look.least,
            large=look.large,
        )

    if job.shop:
        shop = _shop(tables, job.shop)
        decks = drawn(bleed or shop.bleed)
        return Pressed({"": single_pdf(decks, shop.order, job.title)}, _count(decks), 0, 1, size=size.name)
    sheet = paper(tables, job.paper)
    margin = sheet.margin if job.margin is None else job.margin
    layout = Layout(sheet, job.flip, job.backs, job.marks, margin, job.gap, job.nup, job.offset)
    for trim in groups:  # refuse before anything is drawn
        lay(Deck(trim, bleed, b"", (), ()), layout)
    for deck in own:
        lay(deck, layout)
    decks = drawn(bleed)
    if job.backs == "apart":
        fronts, backs = split_pdf(decks, layout, job.title)
        files = {"": fronts, "-backs": backs}
    else:
        files = {"": sheets_pdf(decks, layout, job.title)}
    sheets = sum(1 for deck in decks for side in lay(deck, layout) if not side.back)
    most = 0 if job.backs == "gutterfold" else chosen_grid(decks[0].size, decks[0].bleed, layout).count
    how = f"at 100 %, both sides, turned on the {job.flip} edge" if job.backs == "duplex" else "at 100 %"
    return Pressed(files, _count(decks), sheets, most, how, _warnings(decks, layout), size.name)


def repeated(deck: Deck, copies: int) -> Deck:
    """Each card so many times."""
    return replace(
        deck,
        fronts=tuple(page for page in deck.fronts for _ in range(copies)),
        backs=tuple(page for page in deck.backs for _ in range(copies)),
    )


def pick_decks(cards: Sequence[Card], wanted: Sequence[str]) -> list[Card]:
    """The cards of the decks asked for (a deck is a card's back: encounter, treasure …; or its kind), in their order."""
    known = dict.fromkeys(word for card in cards for word in (card.back, card.kind) if word)
    for word in wanted:
        if word not in known:
            raise Usage(f"--deck {word}: no such cards in this run{suggest(word, list(known))}")
    return [card for card in cards if not wanted or card.back in wanted or card.kind in wanted]


def _shop(tables: Tables, name: str) -> Shop:
    shops: dict[str, Shop] = tables.entries("press/shops")
    if name not in shops:
        raise Usage(f"--shop {name}: unknown{suggest(name, list(shops))}")
    return shops[name]


def _count(decks: Sequence[Deck]) -> int:
    return sum(len(deck.fronts) for deck in decks)


def _warnings(decks: Sequence[Deck], layout: Layout) -> tuple[str, ...]:
    """What a person should know before cutting."""
    said = []
    for deck in decks:
        if layout.backs == "gutterfold" or layout.marks == "none":
            continue
        grid = chosen_grid(deck.size, deck.bleed, layout)
        if mark_room(grid, deck.bleed, layout) < 0.5:
            said.append(
                f"some crop marks lie in the {layout.margin:g} mm the printer may not reach; --marks lines rules the cuts through"
            )
    if any(back is None for deck in decks for back in deck.backs) and any(deck.any_backs for deck in decks):
        said.append("some cards have no back: their places on the back sheets stay white")
    return tuple(dict.fromkeys(said))
