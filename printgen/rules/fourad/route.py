"""Where to next: the nearest exit not yet opened, counted in tiles entered again; the lowest tile, clockwise from north. And the
shortest way home.

Tiles with foes in them are no thoroughfare; a locked door is one only when it has been opened.
"""

from typing import NamedTuple

from printgen.rules.fourad.play import Play
from printgen.rules.fourad.tiles import Exit


class Goal(NamedTuple):
    """The tiles to walk through (known ones), then the exit to open (None: the goal is the last tile itself)."""

    path: tuple[int, ...]
    exit: Exit | None


def passable(play: Play, number: int, exit: Exit) -> bool:
    return not exit.lock or (number, exit.to) in play.opened


def next_goal(play: Play) -> Goal | None:
    """The nearest unopened exit; None when none can be reached."""
    before = {play.tile: 0}
    ring = [play.tile]
    sites, tiles = play.sites, play.layout.tiles
    while ring:
        further = []
        for number in ring:
            for exit in tiles[number - 1].exits:
                if exit.leads not in ("tile", "loop"):
                    continue
                site = sites[exit.to - 1]
                if not site.visited:
                    if (number, exit.to) not in play.shut:
                        return Goal(_back(before, number), exit)
                elif exit.to not in before and not site.held and passable(play, number, exit):
                    before[exit.to] = number
                    further.append(exit.to)
        ring = sorted(further)
    return None


def _back(before: dict[int, int], number: int) -> tuple[int, ...]:
    path = []
    while before[number]:
        path.append(number)
        number = before[number]
    return tuple(reversed(path))


def way_to(play: Play, goals: set[int], *, through: bool = False) -> tuple[int, ...] | None:
    """The shortest way over known tiles to one of these, without the tile stood in; () when already there."""
    if play.tile in goals:
        return ()
    before = {play.tile: 0}
    ring = [play.tile]
    while ring:
        further = []
        for number in ring:
            for exit in play.layout.tiles[number - 1].exits:
                if exit.leads not in ("tile", "loop") or exit.to in before or not passable(play, number, exit):
                    continue
                site = play.sites[exit.to - 1]
                if not site.visited:
                    continue
                if exit.to in goals:
                    before[exit.to] = number
                    return _back(before, exit.to)
                if site.held and not through:
                    continue
                before[exit.to] = number
                further.append(exit.to)
        ring = sorted(further)
    return None
