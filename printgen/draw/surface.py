"""The drawing surface: the few elements a map is made of, over svgwrite. Nothing else here knows the library.

Only what WeasyPrint, resvg and browsers agree on is offered: paths, groups, `use`, clips by path, plain text. No masks,
patterns, filters, gradients or styles.
"""

from typing import Any

import svgwrite
from svgwrite import container, masking
from svgwrite import path as paths
from svgwrite import text as texts

from printgen.draw.pen import Pen, num

Node = Any


class Surface:
    """An SVG in hundredths of a square: `box` is its view (x, y, width, height), `size_mm` its size on paper."""

    def __init__(self, size_mm: tuple[float, float], box: tuple[float, float, float, float]) -> None:
        width, height = (f"{num(side)}mm" for side in size_mm)
        self._drawing = svgwrite.Drawing(size=(width, height), debug=False)
        self._drawing["viewBox"] = " ".join(num(side) for side in box)
        self._drawing["role"] = "img"
        self._drawing["text-rendering"] = "geometricPrecision"  # else browsers round every letter's width
        self.root: Node = self._drawing

    def describe(self, title: str, text: str) -> None:
        self._drawing.set_desc(title=title, desc=text)

    def group(self, parent: Node | None = None, **look: object) -> Node:
        return self._into(parent).add(container.Group(debug=False, **_plain(look)))

    def path(self, data: "Pen | str", parent: Node | None = None, **look: object) -> Node | None:
        """One path, or nothing when there is nothing to draw."""
        text = str(data)
        if not text:
            return None
        return self._into(parent).add(paths.Path(d=text, debug=False, **_plain(look)))

    def define(self, id: str, data: "Pen | str") -> None:
        node = paths.Path(d=str(data), debug=False)
        node["id"] = id
        self._drawing.defs.add(node)

    def clip(self, id: str, *, use: str = "", data: "Pen | str" = "") -> None:
        """A clip by a defined path or by path data."""
        node = masking.ClipPath(debug=False)
        node["id"] = id
        node.add(container.Use(f"#{use}", debug=False) if use else paths.Path(d=str(data), debug=False))
        self._drawing.defs.add(node)

    def use(self, id: str, parent: Node | None = None, **look: object) -> Node:
        return self._into(parent).add(container.Use(f"#{id}", debug=False, **_plain(look)))

    def text(self, words: str, x: float, y: float, parent: Node, **look: object) -> Node:
        node = texts.Text(words, debug=False, **_plain(look))
        node["x"], node["y"] = num(x), num(y)
        return parent.add(node)

    def __str__(self) -> str:
        return str(self._drawing.tostring()) + "\n"

    def _into(self, parent: Node | None) -> Node:
        return self.root if parent is None else parent


def _plain(look: dict[str, object]) -> dict[str, str]:
    return {key: num(value) if isinstance(value, int | float) else str(value) for key, value in look.items()}
