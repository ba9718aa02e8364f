"""Ink and paper of a surface: plain black on white (written as grey: one plate, and true black on screens), or a theme's colours."""

from dataclasses import dataclass

from printgen.errors import BadFile

Colour = tuple[float, float, float]


@dataclass(frozen=True)
class Palette:
    """What ink 1 and ink 0 look like, red, green and blue from 0 to 1. Plain black on white is written as grey."""

    ink: Colour = (0.0, 0.0, 0.0)
    paper: Colour = (1.0, 1.0, 1.0)

    @property
    def plain(self) -> bool:
        return self.ink == (0.0, 0.0, 0.0) and self.paper == (1.0, 1.0, 1.0)

    def mixed(self, ink: float) -> Colour:
        red, green, blue = (light + (dark - light) * ink for dark, light in zip(self.ink, self.paper, strict=True))
        return red, green, blue


PLAIN = Palette()


def palette_of(ink: str, paper: str) -> Palette:
    """From two CSS colours (#rgb or #rrggbb)."""

    def read(text: str) -> Colour:
        digits = text.lstrip("#")
        pairs = [digit * 2 for digit in digits] if len(digits) == 3 else [digits[at : at + 2] for at in (0, 2, 4)]
        red, green, blue = (int(pair, 16) / 255 for pair in pairs)
        return red, green, blue

    try:
        return Palette(read(ink), read(paper))
    except ValueError:
        raise BadFile(f"colours {ink} and {paper}: #rgb or #rrggbb would do") from None
