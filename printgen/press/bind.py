"""Binding: a game's Document becomes book.pdf, the parts cut from it, and cards.pdf.

Everything is laid out once. Parts open on a new page, and on a recto when the book is over sixteen pages; loose parts
follow the last page and leave the book when it is cut. With the key wanted apart, secret parts are a second document
(key.pdf), so that nothing of them, not even a glyph, lies in the file a player holds.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from html import escape, unescape

from printgen.errors import BadPdf, Usage, suggest
from printgen.press.assemble import Piece, cut
from printgen.press.document import Document, Part, Wish
from printgen.press.documents import Laid, lay_out
from printgen.press.environment import Templates
from printgen.press.fonts import lacking, named
from printgen.press.gallery import Gallery
from printgen.press.pages import loose, page_css, sheet
from printgen.press.preflight import check, check_edges
from printgen.press.shared import Shared, anchor_of
from printgen.press.themes import Theme, open_theme
from printgen.shelf import Shelf
from printgen.tables.load import Tables

RECTO_FROM = 16
_STYLES = ("base/theme.css", "base/page.css", "base/kit.css")
# Where ink is saved: tints become frames, black grounds a double frame.
_LIGHT = ".tab.tint{background:none;border-width:var(--hair)}.black{background:none;color:var(--ink);border:2pt double var(--ink)}"
_TEXT = re.compile(r"<[^>]*>")
_ANCHOR = re.compile(r'(<[^>]*? id="|<a [^>]*?href="#)')
_CSS_NOTE = re.compile(r"/\*.*?\*/", re.S)


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
    pages = _Setter(document, laid_parts, wish, shelf, theme, gallery)
    recto = whole and pages.likely() > RECTO_FROM
    laid = pages.lay(recto)
    bound = sum(piece.length for part, piece in _pieces(laid_parts, laid) if part.paper != "loose")
    if whole and recto != (bound > RECTO_FROM):
        laid = pages.lay(not recto)
    pieces = _pieces(laid_parts, laid)
    whole_pdf = laid.pdf(tags=habits.tags)
    check_edges(whole_pdf, document.title)
    groups: dict[str, list[Piece]] = {}
    if whole:
        groups["book.pdf"] = [piece for part, piece in pieces if part.paper != "loose"]
    for part, piece in pieces:
        if part.file in wanted:
            groups.setdefault(f"{part.file}.pdf", []).append(piece)
    made = cut(whole_pdf, {name: group for name, group in groups.items() if group}, laid.marks, document.title)
    for name, data in made.items():
        check(data, name)
    return made


def _pieces(parts: Sequence[Part], laid: Laid) -> list[tuple[Part, Piece]]:
    """The pages each part takes."""
    starts = [laid.anchors[anchor_of(part)] for part in parts]
    ends = [*starts[1:], laid.pages]
    return [(part, Piece(part.title, start, end)) for part, start, end in zip(parts, starts, ends, strict=True)]


class _Setter:
    """The HTML of some parts, laid out on demand with or without recto openings."""

    def __init__(
        self, document: Document, parts: Sequence[Part], wish: Wish, shelf: Shelf, theme: Theme, gallery: Gallery
    ) -> None:
        tables = Tables(shelf)
        habits = theme.habits
        book = sheet(tables, wish.paper, lead=theme.lead, full=habits.full, columns=habits.columns)
        single = loose(tables, wish.paper)
        shared = Shared(document, parts, book, gallery, wish)
        templates = Templates(shelf, gallery, shared.names())
        self.document, self.gallery, self.book = document, gallery, book
        styles = [_CSS_NOTE.sub("", shelf.find(f"templates/{name}").text) for name in _STYLES]
        self.style = "\n".join(
            [*styles, page_css(book, single, document.title, habits.bleed), _LIGHT if gallery.light else "", theme.css]
        )
        self.bodies = [self._part(part, templates, shared) for part in parts]
        self.classes = f"paper-{book.paper.name} theme-{wish.theme} ink-{wish.ink} columns-{book.columns}"

    def _part(self, part: Part, templates: Templates, shared: Shared) -> str:
        self.gallery.space = part.space
        body = templates.render(part.template, {**part.context, "part": shared.part(part)})
        if part.space:
            body = _ANCHOR.sub(rf"\g<1>{part.space}-", body)
        missing = lacking(unescape(_TEXT.sub(" ", body)) + part.title)
        if missing:
            raise BadPdf(
                f"part {part.id}: no face has {', '.join(map(named, missing[:5]))}; "
                f"write it another way (near “{_near(body, missing[0])}”)"
            )
        kinds = ["part", f"part-{part.id}", f"level-{part.level}"]
        kinds += ["opens"] if part.recto else []
        kinds += ["loose"] if part.paper == "loose" else ["cut"] if part.paper == "cut" else []
        return (
            f'<article class="{escape(" ".join(kinds))}" id="{escape(anchor_of(part))}" data-title="{escape(part.title)}">'
            f"{body}</article>"
        )

    def likely(self) -> int:
        """About how many pages there will be, from the length of the text."""
        width, height = self.book.block
        letters = width * height / 9.5
        return sum(1 + int(len(_TEXT.sub("", body)) / letters) for body in self.bodies)

    def lay(self, recto: bool) -> Laid:
        title, language = escape(self.document.title), escape(self.document.language)
        html = (
            f'<!DOCTYPE html><html lang="{language}" class="{self.classes}{" recto" if recto else ""}"><head>'
            f'<meta charset="utf-8"><title>{title}</title><meta name="generator" content="printgen">'
            f"<style>{self.style}</style></head><body>{''.join(self.bodies)}</body></html>"
        )
        return lay_out(html, self.gallery)


def _near(body: str, letter: str) -> str:
    text = " ".join(unescape(_TEXT.sub(" ", body)).split())
    at = max(text.find(letter), 0)
    return text[max(0, at - 20) : at + 20].strip()


def text_of(html: str) -> str:
    """The words of a page, without its tags."""
    return " ".join(unescape(_TEXT.sub(" ", html)).split())
