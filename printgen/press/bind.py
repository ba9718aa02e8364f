"""Binding: a game's Document becomes book.pdf, the parts cut from it, and cards.pdf.

Everything is laid out once. Parts open on a new page, and on a recto when the book is over sixteen pages; loose parts
follow the last page and leave the book when it is cut. With the key wanted apart, secret parts are a second document
(key.pdf), so that nothing of them, not even a glyph, lies in the file a player holds.
"""

import gc
from collections.abc import Sequence
from dataclasses import replace

from printgen.errors import Usage, suggest
from printgen.press.assemble import Piece, cut
from printgen.press.document import Document, Part, Wish
from printgen.press.documents import Laid
from printgen.press.gallery import Gallery
from printgen.press.preflight import check, check_edges
from printgen.press.shared import anchor_of
from printgen.press.themes import Theme, open_theme
from printgen.press.typeset import Setter
from printgen.shelf import Shelf

RECTO_FROM = 16


def bind(document: Document, wish: Wish, shelf: Shelf) -> dict[str, bytes]:
    """The PDFs of a document as they were wished for: name → bytes."""
    wanted = wanted_files(document, wish)
    files: dict[str, bytes] = {}
    theme = open_theme(shelf, wish.theme)
    if wish.key == "apart" and any(part.secret for part in document.parts):
        open_parts = [part for part in document.parts if not part.secret]
        secret = [replace(part, file="") for part in document.parts if part.secret]
        files |= _bind_parts(document, open_parts, wanted, wish, shelf, theme)
        if "book" in wanted or "key" in wanted:
            key = replace(document, title=f"{document.title}: the key")
            files["key.pdf"] = _bind_parts(key, secret, {"book"}, wish, shelf, theme)["book.pdf"]
    else:
        files |= _bind_parts(document, list(document.parts), wanted, wish, shelf, theme)
    for name, make in document.extra_pdfs.items():
        if name in wanted:
            files[f"{name}.pdf"] = make()
            check(files[f"{name}.pdf"], name)
    if "cards" in wanted and document.cards:
        from printgen.press.cards import card_pdf

        files["cards.pdf"] = card_pdf(document.cards, wish, shelf)
    return files


def wanted_files(document: Document, wish: Wish) -> set[str]:
    """Which files to make; a part no one has is answered with those there are."""
    has = {*(["book"] if document.parts else []), *(part.file for part in document.parts if part.file)}
    has |= set(document.extra_pdfs)
    if document.cards:
        has.add("cards")
    if any(part.secret for part in document.parts):
        has.add("key")
    for word in wish.parts:
        if word not in has and word not in ("cards", "map", "log", "sheets", "key"):
            raise Usage(f"--parts {word}: unknown{suggest(word, sorted(has))}")
    chosen = has.intersection(wish.parts) if wish.parts else has
    if not chosen:
        raise Usage(f"--parts {','.join(wish.parts)}: not in this run (there are: {', '.join(sorted(has))})")
    return chosen


def _bind_parts(
    document: Document, parts: Sequence[Part], wanted: set[str], wish: Wish, shelf: Shelf, theme: Theme
) -> dict[str, bytes]:
    """Lay out what is wanted of the parts and cut it into its files."""
    whole = "book" in wanted
    laid_parts = [part for part in parts if part.file in wanted or (whole and part.paper != "loose")]
    laid_parts.sort(key=lambda part: part.paper == "loose")  # loose sheets after the book's last page
    if not laid_parts:
        return {}
    habits = theme.habits
    gallery = Gallery(
        document.pictures, light=wish.ink == "light" or habits.light, ink=habits.ink, paper=habits.paper,
        least_box=habits.least_box,
    )  # fmt: skip
    pages = Setter(document, laid_parts, wish, shelf, theme, gallery)
    opening = whole and any(part.recto for part in laid_parts)  # else one laying is as good as the other
    recto = opening and pages.likely() > RECTO_FROM
    laid = pages.lay(recto)
    bound = sum(piece.length for part, piece in _pieces(laid_parts, laid) if part.paper != "loose")
    if opening and recto != (bound > RECTO_FROM):
        laid = pages.lay(not recto)
    pieces = _pieces(laid_parts, laid)
    marks, whole_pdf, many = laid.marks, laid.pdf(tags=habits.tags), laid.pages > 48
    del laid  # the pages' boxes are most of the memory
    if many:
        gc.collect()
    check_edges(whole_pdf, document.title)
    groups: dict[str, list[Piece]] = {}
    if whole:
        groups["book.pdf"] = [piece for part, piece in pieces if part.paper != "loose"]
    for part, piece in pieces:
        if part.file in wanted:
            groups.setdefault(f"{part.file}.pdf", []).append(piece)
    made = cut(whole_pdf, {name: group for name, group in groups.items() if group}, marks, document.title)
    for name, data in made.items():
        check(data, name)
    return made


def _pieces(parts: Sequence[Part], laid: Laid) -> list[tuple[Part, Piece]]:
    """The pages each part takes."""
    starts = [laid.anchors[anchor_of(part)] for part in parts]
    ends = [*starts[1:], laid.pages]
    return [(part, Piece(part.title, start, end)) for part, start, end in zip(parts, starts, ends, strict=True)]
