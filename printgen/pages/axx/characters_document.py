"""What is printed of `printgen characters`: the sheets, the roster, cards, the hirelings' page, the reference sheet.

Half and quarter sheets are drawn in millimetres beside the book and never laid out; with them the book's own parts are
made only when `--parts` names one.
"""

from collections.abc import Callable, Mapping

from printgen.games import Run
from printgen.pages.axx.characters_full import sheet_part
from printgen.pages.axx.characters_parts import hirelings_part, reference_part, roster_part
from printgen.pages.axx.characters_small import quarter
from printgen.pages.axx.characters_text import house_of, party_of
from printgen.press.document import Document, Part, Wish
from printgen.press.pages import loose
from printgen.press.sheets import sheet_pdf
from printgen.press.sizes import sheet_for_cards
from printgen.rules.axx.book import open_book
from printgen.tables.load import Tables


def characters_document(run: Run, wish: Wish, tables: Tables) -> Document:
    """The Document of a run of characters."""
    book, house, party = open_book(tables), house_of(run), party_of(run)
    parts: list[Part] = []
    if wish.sheet == "full":
        block = loose(tables, wish.paper).block
        parts += [sheet_part(one, book, house, block, "sheets", run.record.setting.seed) for one in party.characters]
    if wish.sheet == "full" or wish.parts:
        parts.append(roster_part(party.characters, book, house))
        if party.hirelings:
            parts.append(hirelings_part(party.hirelings, len(party.characters), book))
        parts.append(reference_part(book, house))
    return Document(
        title="The party",
        subtitle="AX&X characters",
        parts=parts,
        seed=run.record.setting.seed,
        extra_pdfs=small_sheets(run, wish, tables),
    )


def small_sheets(run: Run, wish: Wish, tables: Tables) -> Mapping[str, Callable[[], bytes]]:
    """sheets.pdf when half or quarter sheets are wanted."""
    if wish.sheet == "full":
        return {}
    book, house, party = open_book(tables), house_of(run), party_of(run)
    paper = sheet_for_cards(tables, wish.paper)

    def made() -> bytes:
        wide, high = paper.width / 2, paper.height / 2
        panels = [panel for one in party.characters for panel in quarter(one, book, house, wide, high)]
        return sheet_pdf(panels, paper, 2, 2, title="AX&X characters")

    return {"sheets": made}
