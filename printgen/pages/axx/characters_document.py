"""What is printed of `printgen characters`: the sheets, the roster, cards, the hirelings' page, the reference sheet.

Half and quarter sheets are drawn in millimetres beside the book and never laid out; with them the book's own parts are
made only when `--parts` names one.
"""

from collections.abc import Callable, Mapping

from printgen.chance.seed import slug
from printgen.games import Run
from printgen.pages.axx.characters_cards import character_cards
from printgen.pages.axx.characters_full import sheet_part
from printgen.pages.axx.characters_hands import hireling_panels
from printgen.pages.axx.characters_parts import hirelings_part, reference_part, roster_part
from printgen.pages.axx.characters_small import TRIMS, panels, sheet_size
from printgen.pages.axx.characters_text import house_of, party_of
from printgen.press.document import Document, Part, Wish
from printgen.press.pages import loose
from printgen.press.palette import palette_of
from printgen.press.sheets import sheet_pdf
from printgen.press.sizes import Size, sheet_for_cards
from printgen.press.themes import open_theme
from printgen.rules.axx.book import open_book
from printgen.rules.axx.character import Character
from printgen.tables.load import Tables

KNOWN = ("classic", "plain", "parchment")  # themes in the faces that full sheets are measured in
SLACK = 16.0  # mm left free on sheets in any other


def characters_document(run: Run, wish: Wish, tables: Tables) -> Document:
    """The Document of a run of characters."""
    book, house, party = open_book(tables), house_of(run), party_of(run)
    parts: list[Part] = []
    if wish.sheet == "full":
        block = loose(tables, wish.paper).block
        split = bool(wish.extra.get("split"))
        for one in party.characters:
            file = sheet_name(one) if split else "sheets"
            high = block[1] - (0.0 if wish.theme in KNOWN else SLACK)
            parts.append(sheet_part(one, book, house, (block[0], high), file, run.record.setting.seed))
    if wish.sheet == "full" or wish.parts:
        parts.append(roster_part(party.characters, book, house))
        if party.hirelings:
            parts.append(hirelings_part(party.hirelings, len(party.characters), book))
        parts.append(reference_part(book, house))
    return Document(
        title="The party",
        subtitle="AX&X characters",
        parts=parts,
        cards=[] if wish.sheet != "full" and not wish.parts else character_cards(party.characters, book, house),
        seed=run.record.setting.seed,
        extra_pdfs=small_sheets(run, wish, tables),
    )


def small_sheets(run: Run, wish: Wish, tables: Tables) -> Mapping[str, Callable[[], bytes]]:
    """sheets.pdf when half or quarter sheets are wanted; with `split` a file for each character, one panel a page."""
    if wish.sheet not in TRIMS:
        return {}
    book, house, party = open_book(tables), house_of(run), party_of(run)
    trim = TRIMS[wish.sheet]
    paper = sheet_size(trim, sheet_for_cards(tables, wish.paper))
    wide, high = paper.width / trim.columns, paper.height / trim.rows
    habits = open_theme(tables.shelf, wish.theme).habits
    palette = palette_of(habits.ink, habits.paper)

    def all_of_them() -> bytes:
        drawn = [panel for one in party.characters for panel in panels(one, book, house, trim, wide, high)]
        drawn += hireling_panels(party.hirelings, book, trim, high)
        return sheet_pdf(drawn, paper, trim.columns, trim.rows, title="AX&X characters", palette=palette)

    def hands_alone() -> bytes:
        panel = Size(f"{paper.name}-{wish.sheet}", "", wide, high)
        return sheet_pdf(
            hireling_panels(party.hirelings, book, trim, high), panel, 1, 1, title="AX&X hirelings", palette=palette
        )

    def alone(one: Character) -> Callable[[], bytes]:
        panel = Size(f"{paper.name}-{wish.sheet}", "", wide, high)
        return lambda: sheet_pdf(
            panels(one, book, house, trim, wide, high), panel, 1, 1, title=one.name, palette=palette
        )

    if wish.extra.get("split"):
        files = {sheet_name(one): alone(one) for one in party.characters}
        return files | ({"sheet-hirelings": hands_alone} if party.hirelings else {})
    return {"sheets": all_of_them}


def sheet_name(one: Character) -> str:
    """The file of a character's own sheet: sheet-03-edka."""
    return f"sheet-{one.number:02}-{slug(one.name)}"
