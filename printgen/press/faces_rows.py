"""A card's rows: what a player would have to work out (strike, guard), worked out."""

from collections.abc import Sequence
from typing import NamedTuple

from printgen.press.faces_parts import INDENT, LABEL, Area, Part, caps_width
from printgen.press.inline import Line, wrap
from printgen.press.sizes import PT
from printgen.press.surface import Surface


def row_block(rows: Sequence[tuple[str, str]], area: Area, tight: bool = False) -> Part:
    """Labelled lines worked out for the player (strike, guard), a hairline above each; long ones wrap. `tight` sets two
    short ones side by side."""
    bands = _bands(rows, area, tight)
    high = sum(max(_row_high(cell.lines) for cell in band) for band in bands)

    def draw(surface: Surface, y: float) -> None:
        for band in bands:
            surface.rule(area.left, y, area.right)
            for cell in band:
                surface.caps(cell.x, y + 3.1, cell.label, LABEL, track=0.05)
                for number, line in enumerate(cell.lines):
                    surface.spans(cell.x + cell.indent, y + 3.15 + number * 3.3, line, 8)
            y += max(_row_high(cell.lines) for cell in band)

    return Part(high + 1.5, draw)


class RowCell(NamedTuple):
    """A label and its lines, set at x."""

    x: float
    label: str
    indent: float
    lines: tuple[Line, ...]


def _bands(rows: Sequence[tuple[str, str]], area: Area, tight: bool) -> list[list[RowCell]]:
    """Rows as they stand under one another, one or two to a band."""
    indent = max([INDENT] + [caps_width(label, LABEL, 0.05) + 2.0 for label, _ in rows])
    half = (area.wide - 2.0) / 2

    def short(row: tuple[str, str]) -> RowCell | None:
        offset = caps_width(row[0], LABEL, 0.05) + 1.5
        lines = wrap(row[1], (half - offset) * PT, 8, "figure")
        return RowCell(area.left, row[0], offset, lines) if len(lines) == 1 else None

    bands: list[list[RowCell]] = []
    at = 0
    while at < len(rows):
        one = short(rows[at]) if tight else None
        two = short(rows[at + 1]) if one and at + 1 < len(rows) else None
        if one and two:
            bands.append([one, two._replace(x=area.left + half + 2.0)])
            at += 2
            continue
        label, value = rows[at]
        bands.append([RowCell(area.left, label, indent, wrap(value, (area.wide - indent) * PT, 8, "figure"))])
        at += 1
    return bands


def _row_high(lines: Sequence[Line]) -> float:
    return 4.2 + max(0, len(lines) - 1) * 3.3
