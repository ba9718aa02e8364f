"""How many of a card a sheet holds, and where each lies. Nothing is ever scaled: what does not fit is refused with the most that does.

`gap` is the space between two cards (two bleeds when there is bleed), `margin` the strip the printer leaves white. A card may be
turned a quarter when more fit that way.
"""

from dataclasses import dataclass

from printgen.errors import Usage
from printgen.press.sizes import Size

_HAIR = 1e-6


@dataclass(frozen=True)
class Grid:
    """`columns` × `rows` slots of `wide` × `high` mm, centred on the sheet. `turned`: cards lie a quarter turned."""

    columns: int
    rows: int
    turned: bool
    wide: float
    high: float
    gap: float
    sheet: Size

    @property
    def count(self) -> int:
        return self.columns * self.rows

    @property
    def left(self) -> float:
        return (self.sheet.width - self.columns * self.wide - (self.columns - 1) * self.gap) / 2

    @property
    def top(self) -> float:
        return (self.sheet.height - self.rows * self.high - (self.rows - 1) * self.gap) / 2

    def corner(self, place: int) -> tuple[float, float]:
        """The top left of a slot, in mm from the sheet's top left; places run in reading order."""
        row, column = divmod(place, self.columns)
        return self.left + column * (self.wide + self.gap), self.top + row * (self.high + self.gap)


def grids(card: Size, sheet: Size, gap: float = 0.0, margin: float = 5.0) -> tuple[Grid, Grid]:
    """The most that fit upright, and the most that fit turned a quarter."""

    def most(wide: float, high: float, turned: bool) -> Grid:
        columns = int((sheet.width - 2 * margin + gap + _HAIR) // (wide + gap))
        rows = int((sheet.height - 2 * margin + gap + _HAIR) // (high + gap))
        return Grid(max(0, columns), max(0, rows), turned, wide, high, gap, sheet)

    return most(card.width, card.height, False), most(card.height, card.width, True)


def best_grid(card: Size, sheet: Size, gap: float = 0.0, margin: float = 5.0) -> Grid:
    """The grid that holds most; upright when both hold as many. Usage when the sheet holds none."""
    upright, turned = grids(card, sheet, gap, margin)
    best = turned if turned.count > upright.count else upright
    if not best.count:
        raise Usage(
            f"{card.title} does not fit {sheet.title} with {margin:g} mm margins: it is not scaled; take a larger --paper"
        )
    return best


def wanted_grid(card: Size, sheet: Size, count: int, gap: float = 0.0, margin: float = 5.0) -> Grid:
    """A grid of exactly `count` in whole rows, or Usage naming what would do."""
    best = best_grid(card, sheet, gap, margin)
    if count > best.count:
        raise Usage(
            f"--nup {count}: {card.title} on {sheet.title} with {gap:g} mm between and {margin:g} mm margins goes "
            f"{best.count} times at most; cards are not scaled (fewer, no --bleed, or a larger --paper would do)"
        )
    fitting = [
        Grid(columns, count // columns, most.turned, most.wide, most.high, gap, sheet)
        for most in grids(card, sheet, gap, margin)
        for columns in range(most.columns, 0, -1)
        if count % columns == 0 and count // columns <= most.rows
    ]
    if not fitting:
        near = sorted(
            {c * r for most in grids(card, sheet, gap, margin) for c in range(1, most.columns + 1) for r in range(1, most.rows + 1)},
            key=lambda whole: (abs(whole - count), whole),
        )  # fmt: skip
        raise Usage(
            f"--nup {count}: does not come out in whole rows; {' or '.join(map(str, sorted(near[:2])))} would do"
        )
    return fitting[0]
