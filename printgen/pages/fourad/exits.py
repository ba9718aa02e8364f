"""Where a tile's exits lead, in words: "door north to 4 · open west to 7 · door east, a dead end"."""

from printgen.pages.fourad.phrase import COMPASS, listed
from printgen.rules.fourad.tiles import Exit, Tile


def size_words(tile: Tile) -> str:
    """room, 14 squares."""
    count = len(tile.squares)
    cut = ", cut short" if tile.truncated else ""
    return f"{tile.kind}, {count} square{'' if count == 1 else 's'}{cut}"


def tile_words(tile: Tile) -> str:
    """Way in 2; Tile 34."""
    return f"Way in {tile.roll}" if tile.number == 1 else f"Tile {tile.roll}"


def exit_words(tile: Tile) -> str:
    """Doors, open ways, dead ends."""
    parts = []
    for door in (True, False):
        ways = [one for one in tile.exits if one.door is door and one.leads in ("tile", "loop") and not one.secret]
        if ways:
            name = ("doors" if len(ways) > 1 else "door") if door else "open"
            parts.append(f"{name} {listed([_to(one) for one in ways])}")
    ends = [one for one in tile.exits if one.leads in ("dead end", "edge")]
    if ends:
        parts.append(f"{listed([COMPASS[one.side] for one in ends])} {'a dead end' if len(ends) == 1 else 'dead ends'}")
    parts += [f"secret door {_to(one)}" for one in tile.exits if one.secret and one.leads == "tile"]
    parts += [f"secret way out {COMPASS[one.side]}" for one in tile.exits if one.leads == "way out"]
    return " · ".join(parts)


def _to(one: Exit) -> str:
    lock = f" (locked, level {one.lock})" if one.lock else ""
    return f"{COMPASS[one.side]} to {one.to}{lock}"


def line(tile: Tile) -> str:
    """The sub-line of a key's entry."""
    return " · ".join(part for part in (tile_words(tile), size_words(tile), exit_words(tile)) if part)
