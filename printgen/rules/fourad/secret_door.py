"""Where a secret door can be: in a wall of a tile with free space beyond it, else it is not on offer."""

from typing import NamedTuple

from printgen.rules.fourad.grid import SHEET, SIDES, STEP, Square, bit, bits, square
from printgen.rules.fourad.tiles import Exit, Layout, Side, Tile


class Spot(NamedTuple):
    """A stretch of wall: over which side of which square of which tile."""

    tile: int
    side: Side
    square: Square


def secret_spot(layout: Layout, number: int) -> Spot | None:
    """The wall that would give: the side with most free wall (clockwise from north on ties), in its middle."""
    free = SHEET & ~sum(1 << bit(*at) for tile in layout.tiles for at in tile.squares)
    tile = layout.tile(number)
    used = {(one.side, one.square) for one in tile.exits}
    best: list[Square] = []
    chosen = 0
    for side in range(4):
        walls = [
            at for at in _facing(tile, side) if free >> bit(*at) + STEP[side] & 1 and (SIDES[side], at) not in used
        ]
        if len(walls) > len(best):
            best, chosen = walls, side
    return Spot(number, SIDES[chosen], best[(len(best) - 1) // 2]) if best else None  # type: ignore[arg-type]


def _facing(tile: Tile, side: int) -> list[Square]:
    """The tile's squares with a wall on that side, in reading order."""
    mask = sum(1 << bit(*at) for at in tile.squares)
    beyond = mask >> STEP[side] if STEP[side] > 0 else mask << -STEP[side]
    return [square(at) for at in bits(mask & ~beyond)]


def way_out(layout: Layout, spot: Spot) -> Layout:
    """The floor with a secret door at `spot` that leads out of the dungeon."""
    from msgspec.structs import replace

    tiles = list(layout.tiles)
    old = tiles[spot.tile - 1]
    door = Exit(spot.side, spot.square, True, "way out", secret=True)
    tiles[spot.tile - 1] = replace(old, exits=(*old.exits, door))
    return replace(layout, tiles=tuple(tiles))
