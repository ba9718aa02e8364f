"""How a map is to look: ink, grid, square, theme, and which furniture of the sheet is drawn. Plain values, no drawing."""

from dataclasses import dataclass
from typing import Literal

Inkiness = Literal["dyson", "light", "bold", "none"]
Grid = Literal["dots", "lines", "dashes", "none"]


@dataclass(frozen=True)
class Look:
    """`square_mm` 0 fits the sheet of `page_mm` (width, height; 0 means as large as it comes at 8 mm a square).
    `fonts` names the families written into the SVG's text."""

    ink: Inkiness = "dyson"
    grid: Grid = "dots"
    square_mm: float = 0.0
    page_mm: tuple[float, float] = (0.0, 0.0)
    theme: str = "classic"
    legend: bool = True
    scale: bool = True
    north: bool = True
    title: bool = True
    seed_line: bool = True
    names: bool = False
    numbers: bool = True
