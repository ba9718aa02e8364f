"""A deck on sheets: where every face lies, front and back, for any flip. Pure geometry; `place.py` carries it out.

The long edge of an upright sheet (and the short edge of a lying one) is a hinge at the side: columns mirror. The other
two are a hinge at the top: rows mirror and backs stand on their heads. Either way a back lies exactly behind its front
and reads upright when the cut card is turned about its own long axis. Card n of a part-full sheet keeps its slot, so
its back is in the mirrored column. A card without a back leaves its slot white; a sheet of such cards still gets a white
back, or everything after it would be out of step.
"""

from dataclasses import dataclass
from typing import Literal

from printgen.errors import Usage
from printgen.press.deck import Deck
from printgen.press.grid import Grid, best_grid, grids, wanted_grid
from printgen.press.sizes import Size

Flip = Literal["long", "short"]
Backs = Literal["duplex", "none", "apart", "gutterfold"]
Marks = Literal["corners", "lines", "none"]
_FOLD = 6.0  # between the two halves of a gutterfold


@dataclass(frozen=True)
class Layout:
    """How a deck is laid. `gap` None is two bleeds; `nup` 0 the most that fit; `offset` moves backs right and down, in mm."""

    sheet: Size
    flip: Flip = "long"
    backs: Backs = "duplex"
    marks: Marks = "corners"
    margin: float = 5.0
    gap: float | None = None
    nup: int = 0
    offset: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True)
class Placed:
    """Page `page` of the faces with its trim's top left at (x, y) mm, turned counter-clockwise by `turn` degrees; the slot
    it fills is `wide` × `high`."""

    page: int | None
    x: float
    y: float
    turn: int
    wide: float
    high: float


@dataclass(frozen=True)
class Side:
    """One printed side of a sheet."""

    number: int
    back: bool
    placed: tuple[Placed, ...]
    fold: float = 0.0  # how far from the left a gutterfold's fold runs


def side_hinge(sheet: Size, flip: Flip) -> bool:
    """Whether the sheet turns like a page (about a vertical axis) rather than like a calendar."""
    return (flip == "long") != sheet.lies


def chosen_grid(card: Size, bleed: float, layout: Layout) -> Grid:
    """The grid asked for, or the best one; of two that hold as many, the one whose marks can be printed."""
    gap = 2 * bleed if layout.gap is None else layout.gap
    if gap < 2 * bleed - 1e-6:
        raise Usage(f"--gap {gap:g}: {2 * bleed:g} mm at least, for two bleeds of {bleed:g}")
    if layout.nup:
        return wanted_grid(card, layout.sheet, layout.nup, gap, layout.margin)
    best = best_grid(card, layout.sheet, gap, layout.margin)
    upright, turned = grids(card, layout.sheet, gap, layout.margin)
    if upright.count == turned.count and mark_room(turned, bleed, layout) > mark_room(upright, bleed, layout):
        return turned if mark_room(upright, bleed, layout) < 2.0 else best
    return best


def mark_room(grid: Grid, bleed: float, layout: Layout) -> float:
    """How much of a mark outside the bleed the printer can reach, at the tighter edge, in mm."""
    return min(grid.left, grid.top) - bleed - 1.0 - layout.margin


def lay(deck: Deck, layout: Layout, first: int = 1) -> list[Side]:
    """Every side in printing order: fronts with their backs after them; `apart` puts all backs last. Sheets count from
    `first`."""
    if layout.backs == "gutterfold":
        return _gutterfold(deck, layout, first)
    grid = chosen_grid(deck.size, deck.bleed, layout)
    backs = layout.backs != "none" and deck.any_backs
    front_sides, back_sides = [], []
    for number, start in enumerate(range(0, max(1, len(deck.fronts)), grid.count), first):
        cards = range(start, min(start + grid.count, len(deck.fronts)))
        turn = 90 if grid.turned else 0
        placed = [
            Placed(deck.fronts[card], *grid.corner(card - start), turn, grid.wide, grid.high) for card in cards
        ]  # fmt: skip
        front_sides.append(Side(number, False, tuple(placed)))
        if backs:
            behind = [
                _behind(front, deck.backs[card], layout) for front, card in zip(placed, cards, strict=True)
            ]  # fmt: skip
            back_sides.append(Side(number, True, tuple(behind)))
    if layout.backs == "apart":
        return front_sides + back_sides
    if not backs:
        return front_sides
    return [side for pair in zip(front_sides, back_sides, strict=True) for side in pair]


def _behind(front: Placed, page: int | None, layout: Layout) -> Placed:
    """The place behind `front` when the sheet has been turned over."""
    across, down = layout.offset
    if side_hinge(layout.sheet, layout.flip):
        x, y, turn = layout.sheet.width - front.x - front.wide, front.y, -front.turn % 360
    else:
        x, y, turn = front.x, layout.sheet.height - front.y - front.high, (180 - front.turn) % 360
    return Placed(page, x + across, y + down, turn, front.wide, front.high)


def _gutterfold(deck: Deck, layout: Layout, first: int) -> list[Side]:
    """Fronts left of a fold down the middle, their backs mirrored at the right: print one side, fold, glue, cut."""
    sheet = layout.sheet
    gap = 2 * deck.bleed if layout.gap is None else layout.gap
    found: list[tuple[Size, Grid]] = []
    for whole in (sheet, sheet.turned()):
        half = Size(whole.name, f"half of {whole.title}", (whole.width - _FOLD) / 2, whole.height)
        # The fold needs no printer's margin: what is lost there is only at the outer edge.
        room = Size(half.name, half.title, half.width + layout.margin, half.height)
        found += [(whole, grid) for grid in grids(deck.size, room, gap, layout.margin) if grid.count]
    if not found:
        raise Usage(f"{deck.size.title} does not fit {sheet.title} folded down the middle; take a larger --paper")
    whole, grid = max(found, key=lambda one: (one[1].count, one[0] == sheet, not one[1].turned))
    sides = []
    wide = grid.columns * grid.wide + (grid.columns - 1) * gap
    left = whole.width / 2 - _FOLD / 2 - wide
    for number, start in enumerate(range(0, max(1, len(deck.fronts)), grid.count), first):
        placed = []
        for card in range(start, min(start + grid.count, len(deck.fronts))):
            row, column = divmod(card - start, grid.columns)
            x = left + column * (grid.wide + gap)
            y = (whole.height - grid.rows * grid.high - (grid.rows - 1) * gap) / 2 + row * (grid.high + gap)
            turn = 90 if grid.turned else 0
            front = Placed(deck.fronts[card], x, y, turn, grid.wide, grid.high)
            placed += [
                front,
                Placed(deck.backs[card], whole.width - x - grid.wide, y, -turn % 360, grid.wide, grid.high),
            ]
        sides.append(Side(number, False, tuple(placed), fold=whole.width / 2))
    return sides


def sheet_of(side: Side, layout: Layout) -> Size:
    """The sheet a side is printed on: a gutterfold may have laid it on its side."""
    if side.fold and abs(side.fold - layout.sheet.width / 2) > 0.01:
        return layout.sheet.turned()
    return layout.sheet
