"""AX&X's empty kit: character sheets (full, half, quarter), hirelings, the sheet for the table; a grid, key and ledger for
a level of one's own."""

from dataclasses import replace

from printgen.pages.axx.characters_blank import blank_characters
from printgen.pages.axx.level_blank import blank_level_parts
from printgen.press.document import Document, Wish
from printgen.tables.load import Tables


def blank_document(wish: Wish, tables: Tables) -> Document:
    characters = blank_characters(wish, tables)
    parts, pictures = blank_level_parts(wish, tables)
    return replace(characters, title="AX&X: the empty kit", parts=[*characters.parts, *parts], pictures=pictures)
