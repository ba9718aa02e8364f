"""Setting: the parts of a document through their templates into one HTML text with its styles, and that laid out.

Every letter is looked up before anything is laid out: one that no face has stops the press and is named, with where it
stands. A part's anchors are kept within its space.
"""

import re
from collections.abc import Sequence
from html import escape, unescape

from printgen.errors import BadPdf
from printgen.press.document import Document, Part, Wish
from printgen.press.documents import Laid, lay_out
from printgen.press.environment import Templates
from printgen.press.fonts import lacking, named
from printgen.press.gallery import Gallery
from printgen.press.pages import loose, page_css, sheet
from printgen.press.shared import Shared, anchor_of
from printgen.press.styles import stylesheet
from printgen.press.themes import Theme
from printgen.shelf import Shelf
from printgen.tables.load import Tables

_STYLES = ("base/theme.css", "base/page.css", "base/kit.css")
# Where ink is saved: tints become frames, black grounds a double frame.
_LIGHT = (
    ".tab.tint{background:none;border-width:var(--hair)}"
    ".black{background:none;color:var(--ink);border:2pt double var(--ink)}"
)
_TEXT = re.compile(r"<[^>]*>")
_CSS_NOTE = re.compile(r"/\*.*?\*/", re.S)
_REFERENCE = re.compile(r'<span class="m nw ref">[^<]*<a href="#([^"]*)"></a></span>')
INDEX = "base/index.html"
_ID = re.compile(r' id="([^"]*)"')
_ANCHOR = re.compile(r'(<[^>]*? id="|<a [^>]*?href="#)')
_PICTURE = re.compile(r'src="(printgen:picture/[^"]*)"')


class Setter:
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
        styles = [_CSS_NOTE.sub("", stylesheet(shelf.find(f"templates/{name}"))) for name in _STYLES]
        self.style = "\n".join(
            [*styles, page_css(book, single, document.title, habits.bleed), _LIGHT if gallery.light else "", theme.css]
        )
        self.bodies = self._bodies(parts, templates, shared)
        self.classes = f"paper-{book.paper.name} theme-{wish.theme} ink-{wish.ink} columns-{book.columns}"

    def _bodies(self, parts: Sequence[Part], templates: Templates, shared: Shared) -> list[str]:
        """Every part set; an index last, when it is known which places there are."""
        made: dict[int, str] = {}
        known: set[str] = set()
        for at in sorted(range(len(parts)), key=lambda at: parts[at].template == INDEX):
            made[at] = self._part(parts[at], templates, shared, known)
            known.update(_ID.findall(made[at]))
        return [_kept_references(made[at], known) for at in range(len(parts))]

    def _part(self, part: Part, templates: Templates, shared: Shared, known: set[str]) -> str:
        self.gallery.space = part.space
        context = {**part.context, "part": shared.part(part)}
        if part.template == INDEX:
            context["known"] = frozenset(known)
        body = templates.render(part.template, context)
        if part.space:
            body = _ANCHOR.sub(rf"\g<1>{part.space}-", body)
        self._check_letters(part, body)
        kinds = ["part", f"part-{part.id}", f"level-{part.level}"]
        kinds += ["opens"] if part.recto else []
        kinds += ["loose"] if part.paper == "loose" else ["cut"] if part.paper == "cut" else []
        return (
            f'<article class="{escape(" ".join(kinds))}" id="{escape(anchor_of(part))}" data-title="{escape(part.title)}">'
            f"{body}</article>"
        )

    def _check_letters(self, part: Part, body: str) -> None:
        """Every letter of the part, its title and its pictures has a face, or BadPdf naming those that have none."""
        seen = [body, f"{part.title} {self.document.title}"]
        seen += [picture for name in _PICTURE.findall(body) if isinstance(picture := self.gallery.get(name), str)]
        for text in seen:
            missing = lacking(unescape(_TEXT.sub(" ", text)))
            if missing:
                raise BadPdf(
                    f"part {part.id}: no face has {', '.join(map(named, missing[:5]))}; "
                    f"write it another way (near “{_near(text, missing[0])}”)"
                )

    def likely(self) -> int:
        """About how many pages there will be, from the length of the text."""
        width, height = self.book.block
        letters = width * height / 9.5
        return sum(1 + int(len(_TEXT.sub("", body)) / letters) for body in self.bodies)

    def lay(self, recto: bool) -> Laid:
        return lay_out(self.html(recto), self.gallery)

    def html(self, recto: bool) -> str:
        """The whole document as HTML."""
        title, language = escape(self.document.title), escape(self.document.language)
        return (
            f'<!DOCTYPE html><html lang="{language}" class="{self.classes}{" recto" if recto else ""}"><head>'
            f'<meta charset="utf-8"><title>{title}</title><meta name="generator" content="printgen">'
            f"<style>{self.style}</style></head><body>{''.join(self.bodies)}</body></html>"
        )


def _kept_references(body: str, known: set[str]) -> str:
    """The text without its references to pages that this book has not (a part was left out)."""
    return _REFERENCE.sub(lambda found: found[0] if found[1] in known else "", body)


def _near(body: str, letter: str) -> str:
    text = " ".join(unescape(_TEXT.sub(" ", body)).split())
    at = max(text.find(letter), 0)
    return text[max(0, at - 20) : at + 20].strip()
