"""AX&X's empty kit: character sheets (full, half, quarter), hirelings, the sheet for the table."""

from printgen.pages.axx.characters_blank import blank_characters
from printgen.press.document import Document, Wish
from printgen.tables.load import Tables


def blank_document(wish: Wish, tables: Tables) -> Document:
    return blank_characters(wish, tables)
