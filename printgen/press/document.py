"""What a press run prints: parts in order, the pictures they name, the cards. Games build these; the press knows no game.

`Document.parts` are laid out once into book.pdf; a part with `file` is also cut into a PDF of its own name. `Card`s are
laid on sheets by `cards.py` into cards.pdf.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Part:
    """One part of a document. `template` is a name under templates/; it extends nothing and prints what stands inside
    the part. `context` is plain data (strings, numbers, lists, mappings, frozen structs). `paper` "loose" puts it on
    sheets of their own (A4 beside A5, Letter beside half letter), which are no pages of the book; `secret` parts go into
    key.pdf when the key is wanted apart."""

    id: str
    title: str
    template: str
    context: Mapping[str, Any] = field(default_factory=dict)
    file: str = ""
    recto: bool = False
    contents: bool = True  # listed in the table of contents
    paper: str = ""
    secret: bool = False
    level: int = 1  # 2: under the chapter before it, in contents and bookmarks
    space: str = ""  # parts of one space share anchors and pictures; a book of several runs keeps them apart


@dataclass(frozen=True)
class Box:
    """A row of tick boxes on a card or sheet: `count` in all, the first `lost` struck, `dashed` more to come; `half` is
    how many may be marked before the group falls below half (0: no flag)."""

    label: str
    count: int
    lost: int = 0
    dashed: int = 0
    half: int = 0


@dataclass(frozen=True)
class Cell:
    """One cell of a reaction strip: `faces` of the die it answers to, a word, a tone (white, grey, black)."""

    faces: tuple[int, ...]
    word: str
    tone: str = "white"
    note: str = ""


@dataclass(frozen=True)
class Strip:
    """A reaction strip over `die` (6: six drawn d6; 12: a 2d6 track from 2 to 12)."""

    die: int
    cells: Sequence[Cell]


@dataclass(frozen=True)
class Card:
    """One card. `text` lines may hold **bold** and *italic*; rows are (label, value) lines above the strip."""

    kind: str  # "minions", "boss", "treasure", "trap", "spell", "hero", "room" ...
    place: str  # "room 6", "undead", "wandering"
    name: str
    badge: str = ""  # the figure in the black die
    badge_label: str = ""  # "level", "HD"
    stats: Sequence[tuple[str, str]] = ()  # up to three cells
    boxes: Sequence[Box] = ()
    text: Sequence[str] = ()
    rows: Sequence[tuple[str, str]] = ()
    strip: Strip | None = None
    foot_left: str = ""
    foot_right: str = ""
    back: str = "encounter"
    size: str = ""  # a half-height slip: "slip"


@dataclass(frozen=True)
class Document:
    """Everything of one run that is printed. `pictures` maps the names templates use to SVG text
    (or, of a zine maker, to the bytes of a PNG or JPEG); "space/name" is the picture `name` of a space. `extra_pdfs` are files
    made beside the book without laying anything out (quarter sheets): name → what makes its bytes."""

    title: str
    subtitle: str
    parts: Sequence[Part]
    pictures: Mapping[str, str | bytes] = field(default_factory=dict)
    cards: Sequence[Card] = ()
    seed: str = ""
    language: str = "en"
    extra_pdfs: Mapping[str, Callable[[], bytes]] = field(default_factory=dict)


@dataclass(frozen=True)
class Wish:
    """How a run is to be printed. `parts` empty means all; `key` is where a game's secrets go: back, front or apart."""

    paper: str = "a5"
    ink: str = "dyson"
    grid: str = "dots"
    theme: str = "classic"
    parts: tuple[str, ...] = ()
    key: str = "back"
    log: str = "full"
    sheet: str = "full"
    cards: str = "met"
    names: bool = False
    extra: Mapping[str, str] = field(default_factory=dict)
