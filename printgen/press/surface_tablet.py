"""Small framed figures (AC, attack, ability scores) and labelled lines, for character sheets on a surface."""

from printgen.press.inline import wrap
from printgen.press.sizes import PT
from printgen.press.surface import Surface


def tablet(
    surface: Surface, x: float, y: float, width: float, height: float, label: str, figure: str, *, size: float = 16,
    note: str = "", label_size: float = 8.5, weight: float = 0.9, radius: float = 1.2, tint: bool = False,
) -> None:  # fmt: skip
    """A round-cornered box: label in capitals, figure in the display face (its sign in the text face), a note below."""
    surface.box(x, y, width, height, weight, 0.09 if tint else 0.0, radius)
    middle = x + width / 2
    free = height - label_size / PT * 0.95 - (9 / PT if note else 0.0)
    surface.caps(middle, y + 0.8 + label_size * 0.85 * 0.85 / PT, label, label_size * 0.85, "center")
    surface.signed(middle, y + label_size / PT * 0.95 + free / 2 + 0.34 * size / PT, figure, size)
    if note:
        surface.text(middle, y + height - 1.3, note, "figure", 8, "center")


def labelled(
    surface: Surface, x: float, y: float, width: float, label: str, value: str = "", *, indent: float = 19.0,
    size: float = 10, height: float = 5.0, label_size: float = 8.5, family: str = "text",
) -> float:  # fmt: skip
    """A line to read or write on: label, value (marked text, wrapped), a hairline under it. The height used, in mm.

    Only the first line is `height` high; each further one takes 12 pt.
    """
    lines = wrap(value, (width - indent) * PT, size, family) if value else ()
    tall = height + max(0, len(lines) - 1) * 12 / PT
    base = y + height - 1.45
    if label:
        surface.caps(x, base, label, label_size * 0.85)
    for number, line in enumerate(lines):
        surface.spans(x + indent, base + number * 12 / PT, line, size)
    surface.rule(x, y + tall, x + width, 0.4)
    return tall
