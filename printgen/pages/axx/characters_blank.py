"""The empty kit of characters: a full sheet, half sheets, quarter sheets, hirelings, the sheet for the table."""

from typing import Any

from printgen.pages.axx import characters_flow as flow
from printgen.pages.axx.characters_full import DELVES, Block, blanks, head, stat, tall
from printgen.pages.axx.characters_hands import hireling_panels
from printgen.pages.axx.characters_parts import reference_part
from printgen.pages.axx.characters_small import HALF, TRIMS, Draw, Trim, big, foot, scores, sheet_size
from printgen.pages.axx.characters_words import Line, Ticks
from printgen.press.document import Document, Part, Wish
from printgen.press.pages import loose
from printgen.press.sheets import sheet_pdf
from printgen.press.sizes import PT, sheet_for_cards
from printgen.press.surface import Surface
from printgen.rules.axx.abilities import ABILITIES
from printgen.rules.axx.book import open_book
from printgen.rules.axx.house import House
from printgen.tables.load import Tables

NBSP = "\u00a0"
GAP = 16 * NBSP
LINES = (
    Line("saves", f"Body{GAP}Dodge{GAP}Will"),
    Line("weapon"),
    Line("weapon"),
    Line("weapon"),
    Line("craft"),
    Line("spells", "", (Ticks(5, word="1st"), Ticks(4, word="2nd"), Ticks(3, word="3rd"))),
    Line("known"),
    Line(""),
    Line("sight"),
    Line("carried"),
    Line(""),
    Line(""),
    Line("speed"),
    Line("tie"),
    Line("trinket"),
    Line("tongues"),
    Line("xp, gold"),
    Line("slots", "", (Ticks(18),)),
    Line("torch", "", (Ticks(6), Ticks(4, word="brushes today"))),
)


def blank_characters(wish: Wish, tables: Tables, house: House | None = None) -> Document:
    """character.pdf, reference.pdf (loose sheets), half.pdf, quarter.pdf, hirelings.pdf."""
    house = house or House()
    book = open_book(tables)
    parts = [blank_sheet(loose(tables, wish.paper).block), reference_part(book, house)]

    def small(trim: Trim) -> bytes:
        paper = sheet_size(trim, sheet_for_cards(tables, wish.paper))
        wide, high = paper.width / trim.columns, paper.height / trim.rows
        panels = [blank_panel(tables, trim, wide, high)] * (trim.columns * trim.rows)
        return sheet_pdf(panels, paper, trim.columns, trim.rows, title="AX&X character sheets")

    def hands() -> bytes:
        paper = sheet_size(HALF, sheet_for_cards(tables, wish.paper))
        panels = hireling_panels([None] * 14, book, HALF, paper.height)[:2]
        return sheet_pdf(panels, paper, 2, 1, title="AX&X hirelings")

    extra = {name: (lambda trim=trim: small(trim)) for name, trim in TRIMS.items()}
    return Document("AX&X characters", "blank sheets", parts, extra_pdfs={**extra, "hirelings": hands})


def blank_panel(tables: Tables, trim: Trim, wide: float, high: float) -> Draw:
    """A half or quarter sheet with nothing on it but its labels."""
    book = open_book(tables)
    room = wide - 2 * trim.side

    def draw(s: Surface) -> None:
        side, y = trim.side, trim.name_at
        s.caps(side, y - 3.4, "name", 7.2)
        s.rule(side, y + 0.6, wide - side, 0.4)
        s.caps(side, y + 4.6, "kindred, class, level", 7.2)
        s.caps(wide - side - trim.player, y + 4.6, "player", 7.2)
        s.rule(side, y + 8.5, wide - side, 1.8)
        scores(s, trim, y + 10.5, None, book)
        big(s, trim, y + 10.5 + trim.tab[1] + 2.3, None, None)
        top = y + 10.5 + trim.tab[1] + 2.3 + trim.big_tab + 2.0
        points, made = flow.fit(LINES, room, trim.indent, high - trim.foot - top, trim.most_size)
        foot(s, trim, flow.draw(s, side, top, room, trim.indent, made, points), False)

    return draw


def blank_sheet(block: tuple[float, float]) -> Part:
    """The full sheet, empty."""
    column = (block[0] - 8) / 2
    room = block[1] * PT - 378
    left: list[Block] = [
        head("Strikes", "weapon, attack, damage"),
        blanks(4),
        head("Training and blood"),
        blanks(3),
        head("Spells", "prepared after sleep; strike out when cast"),
        stat(Line("1st level", "", (Ticks(6),)), column),
        blanks(3),
        stat(Line("2nd level", "", (Ticks(4),)), column),
        blanks(1),
        stat(Line("3rd level", "", (Ticks(3),)), column),
        blanks(1),
    ]
    right: list[Block] = [
        head("Carried", "slots: as many as STR"),
        stat(Line("slots", "", (Ticks(18),)), column),
        stat(Line("gold"), column),
        blanks(9),
        head("Ties and talk"),
        stat(Line("tie"), column),
        stat(Line("trinket"), column),
        stat(Line("tongues"), column),
        head("The day", "a turn is ten minutes"),
        stat(Line("torch", "", (Ticks(6),)), column),
        stat(Line("since rest", "", (Ticks(5),)), column),
        stat(Line("brushes", "", (Ticks(6),)), column),
    ]
    for blocks in (left, right):
        while tall(blocks) > room:  # a shorter paper takes a line from the longest run
            longest = max((b for b in blocks if b["kind"] == "lines"), key=lambda b: int(b["count"]))
            longest |= blanks(int(longest["count"]) - 1)
    empty: dict[str, Any] = {
        "name": NBSP, "name_size": 34, "label": "name", "who": NBSP,
        "facts": [("kindred, class, level", ""), ("alignment", ""), ("player", "")],
        "scores": [(NBSP, key, NBSP) for key in ABILITIES], "hp": NBSP, "life": {}, "blank_life": True,
        "tablets": [(NBSP, label) for label in ("AC", "melee", "missile", "Body", "Dodge", "Will")],
        "notes": "", "tint": "", "left": left, "right": right, "rest": [], "delves": DELVES,
        "foot_left": "printgen blank axx", "foot_right": "AX&X · character sheet",
    }  # fmt: skip
    return Part(
        "character", "Character sheet", "axx/characters.html", empty, file="character", contents=False, paper="loose"
    )
