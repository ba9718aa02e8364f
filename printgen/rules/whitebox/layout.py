"""The plan of an area: boxes, links and corridors on a sheet that grows until all of it fits (addendum G4-G6).

No die is thrown here: the same drop gives the same plan, on any machine.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from printgen.errors import Limit
from printgen.rules.whitebox.house import House
from printgen.rules.whitebox.links import Pair, by_length, distance, gap, loops, numbers, tree
from printgen.rules.whitebox.result import Drop
from printgen.rules.whitebox.route import Cell, Ground, Stretch
from printgen.rules.whitebox.spread import Box, sheet_of, spread
from printgen.rules.whitebox.ways import Stub, stubs, way_in_of

GROWTHS = 20


@dataclass(frozen=True)
class Layout:
    """Boxes by die; links with their stretches, tree first; stubs (the way in and level exits); room numbers by die."""

    wide: int
    high: int
    grown: int
    boxes: tuple[Box, ...]
    links: tuple[tuple[Pair, bool], ...]
    stretches: tuple[Stretch, ...]
    stubs: tuple[Stub, ...]
    way_in: int
    numbers: tuple[int, ...]
    ground: Ground


def lay_out(drop: Drop, house: House, entrance: str, way_in: int | None = None) -> Layout:
    """`way_in` names the die of the way in where it is not the one nearest the edge (stairs from above)."""
    for grown in range(GROWTHS + 1):
        boxes = spread(drop, house, grown)
        if boxes is None:
            continue
        wide, high = (side + 2 * grown for side in sheet_of(drop))
        found = _join(drop, boxes, (wide, high), entrance, way_in, grown)
        if found is not None:
            return found
    raise Limit(f"these {len(drop.rooms)} dice do not fit even on a sheet grown by {GROWTHS} squares; drop fewer")


def _join(
    drop: Drop, boxes: Sequence[Box], sheet: tuple[int, int], entrance: str, way_in: int | None, grown: int
) -> Layout | None:
    stairs = way_in is not None
    door = way_in if way_in is not None else way_in_of(boxes, sheet, entrance)
    held = stubs(drop, boxes, sheet, entrance, door, stairs=stairs)
    ground = Ground(*sheet, boxes, [stub.cell for stub in held])
    pairs = tree(boxes)
    stretches = []
    for pair in by_length(pairs, boxes):
        stretch = ground.route(*ground.upper_first(*pair))
        if stretch is None:
            return None
        ground.dig(stretch)
        stretches.append(stretch)
    links = [(pair, False) for pair in by_length(pairs, boxes)]
    longest = max((distance(boxes[a], boxes[b]) for a, b in pairs), default=0)
    for _ in range(2):
        kept = [pair for pair, _ in links]
        for a, b in loops(kept, boxes):
            if len(links) > len(pairs) and distance(boxes[a], boxes[b]) > longest:
                break
            stretch = ground.route(*ground.upper_first(a, b))
            if stretch is not None and stretch.new and len(stretch.cells) <= 2 * gap(boxes[a], boxes[b]) + 4:
                ground.dig(stretch)
                stretches.append(stretch)
                links.append(((a, b), True))
                break
    walked = numbers([pair for pair, _ in links], boxes, door)
    return Layout(*sheet, grown, tuple(boxes), tuple(links), tuple(stretches), held, door, tuple(walked), ground)


def passages_of(layout: Layout) -> list[tuple[set[Cell], list[Pair]]]:
    """Corridors with their forks: the squares that hang together, and the links they serve."""
    whole: list[tuple[set[Cell], list[Pair]]] = []
    for stretch in layout.stretches:
        cells, pairs = set(stretch.cells), [stretch.pair]
        for one in [held for held in whole if held[0] & cells]:
            cells |= one[0]
            pairs = one[1] + pairs
            whole.remove(one)
        whole.append((cells, pairs))
    return whole
