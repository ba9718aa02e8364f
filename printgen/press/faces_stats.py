"""A card's stat cells: up to three in a row, thirds where they fit, else as wide as each needs."""

from collections.abc import Sequence

from printgen.press.faces_parts import LABEL, Area, Part, caps_width
from printgen.press.sizes import PT
from printgen.press.surface import Surface
from printgen.press.typecase import width

_VALUE = (11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0)
_PAD = 1.2


def stat_cells(stats: Sequence[tuple[str, str]], area: Area) -> tuple[list[Part], list[str]]:
    """Rows of up to three cells, and lines of text for what is too long for a cell."""
    parts, lines = [], []
    for start in range(0, len(stats), 3):
        row = list(stats[start : start + 3])
        while row:
            fitted = _cells(row, area)
            if fitted:
                size, edges = fitted
                parts.append(_stat_row(row, size, edges, area))
                break
            longest = max(row, key=lambda cell: width(cell[1], "text-bold", 8))
            lines.append(f"**{longest[0].capitalize()}:** {longest[1]}")
            row.remove(longest)
    return parts, lines


def _cells(row: Sequence[tuple[str, str]], area: Area) -> tuple[float, list[float]] | None:
    """The size of the values and each cell's left edge: thirds where they do, else as wide as each needs."""
    third = area.wide / 3
    for size in _VALUE:
        needs = [
            max(width(value, "text-bold", size) / PT, caps_width(label, LABEL, 0.05)) + _PAD * (2 if i else 1)
            for i, (label, value) in enumerate(row)
        ]
        if all(need <= third for need in needs):
            return size, [area.left + i * third for i in range(len(row))]
        if sum(needs) <= area.wide:
            spare = (area.wide - sum(needs)) / len(row)
            edges = [area.left]
            for need in needs[:-1]:
                edges.append(edges[-1] + need + spare)
            return size, edges
    return None


def _stat_row(row: Sequence[tuple[str, str]], size: float, edges: Sequence[float], area: Area) -> Part:
    def draw(surface: Surface, y: float) -> None:
        for number, (label, value) in enumerate(row):
            x = edges[number] + (_PAD if number else 0.0)
            surface.caps(x, y + 3.1, label, LABEL, track=0.05)
            surface.text(x, y + 7.0, value, "text-bold", size)
            if number:
                surface.line(edges[number], y + 1.1, edges[number], y + 7.6)
        surface.rule(area.left, y + 8.7, area.right)

    return Part(8.7, draw)
