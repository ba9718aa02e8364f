"""What the tests of layouts and contents share: tables, seeds laid out, pictures of floors, what must hold of each."""

from functools import lru_cache
from math import exp, lgamma, log

from printgen.chance.cup import Bag
from printgen.chance.journal import Journal
from printgen.rules.fourad.house import House
from printgen.rules.fourad.layout import lay_out
from printgen.rules.fourad.outline import Outline, read_outline
from printgen.rules.fourad.tiles import Layout, Tile
from printgen.rules.fourad.unplayed import Dungeon, Options, dungeon
from printgen.shelf import open_shelf
from printgen.tables.load import Tables

TABLES = Tables(open_shelf())
VECTOR = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
BACK = {"n": "s", "e": "w", "s": "n", "w": "e"}


@lru_cache(maxsize=4096)
def laid(seed: int | str, house: House = House()) -> Layout:  # noqa: B008 (frozen)
    return lay_out(Bag(str(seed)), TABLES, house)


def unplayed(seed: int | str, house: House = House()) -> Dungeon:  # noqa: B008 (frozen)
    return dungeon(Bag(str(seed), journal=Journal()), TABLES, Options(), house)


def drawn(text: str) -> Outline:
    """A tile from a picture whose lines may be indented."""
    from textwrap import dedent

    return read_outline(dedent(text).strip("\n"), "the test")


def outlines(table: str) -> dict[str, Outline]:
    return {row.key: read_outline(row.text, row.key) for row in TABLES.table(table).rows}


def faults(layout: Layout) -> list[str]:
    """What is wrong with a floor, in words; nothing for a sound one."""
    found: list[str] = []
    owner: dict[tuple[int, int], Tile] = {}
    for tile in layout.tiles:
        for at in tile.squares:
            if at in owner:
                found.append(f"{at} is of {owner[at].number} and {tile.number}")
            if not (0 <= at[0] < layout.wide and 0 <= at[1] < layout.tall):
                found.append(f"{tile.number} leaves the sheet at {at}")
            owner[at] = tile
    for number, tile in enumerate(layout.tiles, 1):
        if tile.number != number:
            found.append(f"tile {number} is called {tile.number}")
        blocks = any({(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= set(tile.squares) for x, y in tile.squares)
        if tile.corridor == blocks:
            found.append(f"{number} is no {tile.kind}")
        for exit in tile.exits:
            found += _exit_faults(layout, tile, exit, owner)
        if tile.truncated and len(tile.exits) > 1:
            found.append(f"{number} was cut and has other exits")
    if walked(layout) != {tile.number for tile in layout.tiles}:
        found.append("some tile cannot be reached")
    return found


def _exit_faults(layout: Layout, tile: Tile, exit, owner) -> list[str]:
    found = []
    right, down = VECTOR[exit.side]
    ahead = (exit.square[0] + right, exit.square[1] + down)
    if exit.square not in tile.squares or ahead in tile.squares:
        found.append(f"{tile.number}: an exit inside the tile")
    inside = 0 <= ahead[0] < layout.wide and 0 <= ahead[1] < layout.tall
    there = owner.get(ahead)
    match exit.leads:
        case "tile" | "loop":
            if there is None or there.number != exit.to:
                found.append(f"{tile.number}: {exit.side} does not lead to {exit.to}")
            elif not any(
                one.side == BACK[exit.side] and one.square == ahead and one.to == tile.number and one.door == exit.door
                and one.lock == exit.lock and one.leads == exit.leads
                for one in there.exits
            ):  # fmt: skip
                found.append(f"{tile.number}: {exit.to} does not lead back")
        case "dead end":
            if there is None or not inside:
                found.append(f"{tile.number}: a dead end with room behind it")
        case "edge" | "way in":
            if inside:
                found.append(f"{tile.number}: {exit.leads} inside the sheet")
        case _:
            found.append(f"{tile.number}: leads {exit.leads}")
    return found


def walked(layout: Layout) -> set[int]:
    """Tiles reached from the entrance through exits that lead on."""
    seen, edge = {1}, [1]
    while edge:
        edge = [exit.to for number in edge for exit in layout.tile(number).ways if exit.to not in seen]
        seen.update(edge)
    return seen


def chance(observed: dict, expected: dict) -> float:
    """The p-value of Pearson's chi-square: how often fair dice stray this far or further."""
    assert set(observed) <= set(expected)
    total = sum(observed.values())
    x = sum((observed.get(key, 0) - total * share) ** 2 / (total * share) for key, share in expected.items())
    return upper_gamma((len(expected) - 1) / 2, x / 2)


def upper_gamma(a: float, x: float) -> float:
    """The regularized upper incomplete gamma function, by its series."""
    if x <= 0:
        return 1.0
    term = total = 1 / a
    for n in range(1, 2000):
        term *= x / (a + n)
        total += term
        if term < total * 1e-14:
            break
    return max(0.0, 1 - total * exp(a * log(x) - x - lgamma(a)))
