"""A large picture cut into sheets: where each piece lies, with an overlap to glue on. Pure arithmetic in millimetres.

Seams fall on the lines of the grid when a sheet holds four squares or more each way.
"""

from collections.abc import Callable
from dataclasses import dataclass

_LEAST_SQUARES = 4


@dataclass(frozen=True)
class Tile:
    """A sheet's part of the picture: its column and row (A1 is the first), and its box in the picture."""

    column: int
    row: int
    x: float
    y: float
    width: float
    height: float

    @property
    def name(self) -> str:
        return f"{letters(self.column)}{self.row + 1}"


@dataclass(frozen=True)
class Tiling:
    """All the sheets of a picture, those kept and how many were left out as empty."""

    columns: int
    rows: int
    overlap: float
    kept: tuple[Tile, ...]
    empty: tuple[Tile, ...]


def letters(number: int) -> str:
    """A to Z, then AA."""
    text = ""
    number += 1
    while number:
        number, rest = divmod(number - 1, 26)
        text = chr(65 + rest) + text
    return text


def tiling(
    width: float, height: float, room_x: float, room_y: float, overlap: float, square: float,
    full: Callable[[Tile], bool],
) -> Tiling:  # fmt: skip
    """Sheets whose picture area is `room_x` × `room_y`, next to one another by less `overlap`."""
    step_x, step_y = _step(room_x - overlap, square), _step(room_y - overlap, square)
    columns, rows = _count(width, step_x, overlap), _count(height, step_y, overlap)
    tiles = [
        Tile(column, row, column * step_x, row * step_y,
             min(step_x + overlap, width - column * step_x), min(step_y + overlap, height - row * step_y))
        for row in range(rows)
        for column in range(columns)
    ]  # fmt: skip
    kept = tuple(tile for tile in tiles if full(tile))
    return Tiling(columns, rows, overlap, kept, tuple(tile for tile in tiles if tile not in kept))


def _step(room: float, square: float) -> float:
    whole = int(room / square + 1e-6)
    return whole * square if whole >= _LEAST_SQUARES else room


def _count(length: float, step: float, overlap: float) -> int:
    count = 1
    while count * step + overlap < length - 0.01 and (count * step) < length - 0.01:
        count += 1
    return count
