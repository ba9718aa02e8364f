"""What a layout is made of: frozen tiles and exits, as a record keeps them. No dice, no laying."""

from typing import Literal

import msgspec

from printgen.rules.fourad.grid import TALL, WIDE, Square

Side = Literal["n", "e", "s", "w"]
Leads = Literal["tile", "loop", "dead end", "edge", "way in", "way out"]


class Exit(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A way out of a tile: over which side of which of its squares, a door or an open way, and where it leads.

    "tile": the tile `to` was laid behind it, or is the one this tile was laid from. "loop": it joins tile `to`.
    "dead end": nothing can be behind it. "edge": the paper ends. `lock` is a locked door's level, `secret` a door
    that was found by searching.
    """

    side: Side
    square: Square
    door: bool
    leads: Leads
    to: int = 0
    lock: int = 0
    secret: bool = False


class Tile(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A tile as it lies. `roll` is its row ("3" of the entrance table, "46" of the rooms), `throw` the number of that
    throw in the journal. `kind` goes by the squares that are left of it."""

    number: int
    roll: str
    name: str
    kind: Literal["room", "corridor"]
    squares: tuple[Square, ...]
    exits: tuple[Exit, ...]
    throw: int = 0
    pillars: tuple[Square, ...] = ()
    truncated: bool = False
    stretched: int = 0
    turns: int = 0
    mirrored: bool = False
    laid_from: int = 0

    @property
    def corridor(self) -> bool:
        return self.kind == "corridor"

    @property
    def ways(self) -> tuple[Exit, ...]:
        """The exits that lead to another tile."""
        return tuple(one for one in self.exits if one.leads in ("tile", "loop"))

    def exit_to(self, number: int) -> Exit:
        """The first exit that leads to tile `number`; ValueError when none does."""
        for one in self.exits:
            if one.to == number and one.leads in ("tile", "loop"):
                return one
        raise ValueError(f"no exit of tile {self.number} leads to {number}")


class Layout(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A whole dungeon floor. Tile n is `tiles[n - 1]`; `last` is the tile after which no open exit remained."""

    tiles: tuple[Tile, ...]
    last: int
    wide: int = WIDE
    tall: int = TALL

    def tile(self, number: int) -> Tile:
        return self.tiles[number - 1]

    @property
    def covered(self) -> float:
        """The share of the sheet that is floor."""
        return sum(len(tile.squares) for tile in self.tiles) / (self.wide * self.tall)

    def way(self, start: int, goal: int) -> tuple[int, ...]:
        """The shortest way by tiles, both ends counted; the lowest numbers where several are as short."""
        before, edge = {start: 0}, [start]
        while edge and goal not in before:
            edge = [
                exit.to
                for number in edge
                for exit in sorted(self.tiles[number - 1].ways, key=lambda one: one.to)
                if exit.to not in before and not before.update({exit.to: number})
            ]
        path = [goal]
        while path[-1] != start:
            path.append(before[path[-1]])
        return tuple(reversed(path))
