"""What every template of a document may name besides its own context: `book`, `part`, and the cover's tools."""

from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import Any

from markupsafe import Markup

from printgen.press.cover import cover, scale_of
from printgen.press.document import Document, Part, Wish
from printgen.press.drawings import num
from printgen.press.gallery import Gallery
from printgen.press.pages import Sheet
from printgen.press.titles import title_lines, title_size


def anchor_of(part: Part) -> str:
    """The name of the place where a part begins."""
    return f"{part.space}-part-{part.id}" if part.space else f"part-{part.id}"


class Shared:
    """The shared names of one document's templates."""

    def __init__(self, document: Document, parts: Sequence[Part], sheet: Sheet, gallery: Gallery, wish: Wish) -> None:
        self.document, self.parts, self.sheet, self.gallery, self.wish = document, parts, sheet, gallery, wish

    def names(self) -> dict[str, Any]:
        document, paper = self.document, self.sheet.paper
        width, height = self.sheet.block
        book = {
            "title": document.title,
            "subtitle": document.subtitle,
            "seed": document.seed,
            "paper": paper.title,
            "width": paper.width,
            "height": paper.height,
            "block": (round(width, 2), round(height, 2)),
            "columns": self.sheet.columns,
            "parts": [self.part(part) for part in self.parts],
            "ink": self.wish.ink,
            "theme": self.wish.theme,
        }
        tools: dict[str, Callable[..., Any]] = {
            "cover_art": self.cover_art,
            "cover_mm": self.cover_mm,
            "cover_type": self.cover_type,
            "title_lines": title_lines,
        }
        return {"book": MappingProxyType(book), **tools}

    def part(self, part: Part) -> dict[str, Any]:
        return {
            "id": part.id,
            "title": part.title,
            "contents": part.contents and part.paper == "",
            "file": part.file,
            "secret": part.secret,
            "level": part.level,
            "anchor": anchor_of(part),
        }

    def cover_art(self, face: int = 6) -> Markup:
        paper, light = self.sheet.paper, self.gallery.light
        name = f"cover/{face}{'-light' if light else ''}"
        if not self.gallery.has(name):
            picture = cover(paper.width, paper.height, face=face, seed=self.document.seed or "cover", light=light)
            self.gallery.put(name, picture)
        said = f"A stone doorway with steps going down into the dark, and a die on the sill showing {face}"
        return Markup('<img alt="{}" src="printgen:{}">').format(said, name)

    def cover_mm(self, value: float) -> str:
        """Millimetres of the cover's drawing on this page."""
        return f"{num(value * scale_of(self.sheet.paper.width, self.sheet.paper.height))}mm"

    def cover_type(self, lines: Sequence[str]) -> str:
        paper = self.sheet.paper
        size, lead = title_size(list(lines), paper.width - 28 * scale_of(paper.width, paper.height))
        return f"font-size:{num(size)}pt;line-height:{num(lead)}pt"
