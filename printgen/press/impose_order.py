"""Which page goes where on which side, for every way of folding. Pure: numbers in, cells out.

Pages count from 0; None is a blank. Sides come in printing order, a back right after its front. Cells are (column, row) from
the top left of the side as it is read when it lies the way it was printed.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from printgen.errors import Usage

Fold = Literal["saddle", "perfect", "single", "zine", "2up", "4up"]
SHAPES: dict[Fold, tuple[int, int]] = {
    "saddle": (2, 1), "perfect": (2, 1), "single": (1, 1), "zine": (4, 2), "2up": (2, 1), "4up": (2, 2),
}  # fmt: skip


class Cell(NamedTuple):
    """A page in its place. `depth` counts its sheet from the outside of its fold; `turned` stands it on its head."""

    page: int | None
    column: int
    row: int = 0
    depth: int = 0
    turned: bool = False


class SideOrder(NamedTuple):
    """One side of one sheet."""

    cells: tuple[Cell, ...]
    back: bool = False


def padded(count: int, by: int, keep_back_cover: bool) -> list[int | None]:
    """The pages and blanks up to a multiple of `by`: at the end, or before the last page when that is a back cover."""
    blanks: list[int | None] = [None] * (-count % by)
    pages: list[int | None] = list(range(count))
    return [*pages[:-1], *blanks, pages[-1]] if keep_back_cover and count > 1 else [*pages, *blanks]


def order(
    fold: Fold, count: int, *, signature: int = 0, keep_back_cover: bool = False, right_to_left: bool = False
) -> list[SideOrder]:
    """Every side, in printing order."""
    if count < 1:
        raise Usage("nothing to impose: the PDF has no pages")
    if signature and fold != "saddle":
        raise Usage(f"--signature: only with --fold saddle, not {fold}")
    if signature % 4 or signature < 0:
        raise Usage(f"--signature {signature}: a multiple of 4 would do (16 is common)")
    if fold == "saddle":
        sides = _saddle(padded(count, 4, keep_back_cover), signature)
    elif fold == "perfect":
        sides = _cut_and_stack(padded(count, 4, keep_back_cover))
    elif fold == "zine":
        sides = _zine(count, keep_back_cover)
    elif fold == "single":
        pages = padded(count, 2, keep_back_cover)
        sides = [SideOrder((Cell(page, 0),), bool(number % 2)) for number, page in enumerate(pages)]
        sides = sides if pages[-1] is not None else sides[:-1]
    else:
        sides = _rows(count, *SHAPES[fold])
    return [_mirrored(side, SHAPES[fold][0]) for side in sides] if right_to_left else sides


def _saddle(pages: Sequence[int | None], signature: int) -> list[SideOrder]:
    """Sheet s of n pages: front n-2s | 1+2s, back 2+2s | n-1-2s. With signatures every so many pages are a fold of their own."""
    sides: list[SideOrder] = []
    step = signature or len(pages)
    for start in range(0, len(pages), step):
        section = pages[start : start + step]
        last = len(section) - 1
        for depth in range(len(section) // 4):
            a = 2 * depth
            sides.append(SideOrder((Cell(section[last - a], 0, 0, depth), Cell(section[a], 1, 0, depth))))
            sides.append(
                SideOrder((Cell(section[a + 1], 0, 0, depth), Cell(section[last - a - 1], 1, 0, depth)), back=True)
            )
    return sides


def _cut_and_stack(pages: Sequence[int | None]) -> list[SideOrder]:
    """Cut the pile down the middle, put the right half under the left: the leaves are in order for gluing."""
    half = len(pages) // 2
    sides: list[SideOrder] = []
    for leaf in range(0, half, 2):
        sides.append(SideOrder((Cell(pages[leaf], 0), Cell(pages[half + leaf], 1))))
        sides.append(SideOrder((Cell(pages[half + leaf + 1], 0), Cell(pages[leaf + 1], 1)), back=True))
    return sides


def _zine(count: int, keep_back_cover: bool) -> list[SideOrder]:
    """One side of one sheet: below 8 1 2 3, above on their heads 7 6 5 4; folded, slit in the middle, folded again."""
    if count > 8:
        raise Usage(f"--fold zine: has eight panels, the PDF {count} pages; --fold saddle folds any number")
    pages = padded(count, 8, keep_back_cover)
    below = [Cell(pages[number], column, 1) for column, number in enumerate((7, 0, 1, 2))]
    above = [Cell(pages[number], column, 0, turned=True) for column, number in enumerate((6, 5, 4, 3))]
    return [SideOrder((*above, *below))]


def _rows(count: int, columns: int, rows: int) -> list[SideOrder]:
    each = columns * rows
    return [
        SideOrder(
            tuple(Cell(start + place, place % columns, place // columns) for place in range(min(each, count - start)))
        )
        for start in range(0, count, each)
    ]


def _mirrored(side: SideOrder, columns: int) -> SideOrder:
    return SideOrder(tuple(cell._replace(column=columns - 1 - cell.column) for cell in side.cells), side.back)
