"""Corridors one square wide, by the cheapest way (addendum G6).

A square costs 1, +2 for a bend, +1 beside a room, +2 beside a corridor; a square of an earlier corridor costs nothing
more. A corridor is never in or next to a room it does not serve, leaves a side at a square that is no corner, may fork
from an earlier corridor of either of its rooms, and touches no other.
"""

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from printgen.rules.whitebox.spread import Box

Cell = tuple[int, int]
Pair = tuple[int, int]
Doorstep = tuple[str, Cell, Cell]  # the side, the square outside it, the room's square behind the door
SIDES = ("north", "east", "south", "west")
AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0))
NEAR = (*AROUND, (-1, -1), (1, -1), (1, 1), (-1, 1))


class Stretch(NamedTuple):
    """The squares of one link from door to door, those it shares with earlier corridors among them."""

    pair: tuple[int, int]
    cells: tuple[Cell, ...]
    new: int


def doorsteps(box: Box, *, corners: bool = False) -> list[Doorstep]:
    """Every square outside a side that is no corner: the side, the square, the room's square behind the door.

    Clockwise from north. Sides of two squares have no square that is not a corner: either will do."""
    out: list[Doorstep] = []

    def span(length: int) -> range:
        return range(length) if length <= 2 or corners else range(1, length - 1)

    for i in span(box.wide):
        out.append(("north", (box.x + i, box.y - 1), (box.x + i, box.y)))
    for i in span(box.high):
        out.append(("east", (box.x + box.wide, box.y + i), (box.x + box.wide - 1, box.y + i)))
    for i in reversed(span(box.wide)):
        out.append(("south", (box.x + i, box.y + box.high), (box.x + i, box.y + box.high - 1)))
    for i in reversed(span(box.high)):
        out.append(("west", (box.x - 1, box.y + i), (box.x, box.y + i)))
    return out


class Ground:
    """A sheet with its boxes, reserved squares and the corridors dug so far."""

    def __init__(self, wide: int, high: int, boxes: Sequence[Box], reserved: Iterable[Cell] = ()) -> None:
        self.wide, self.high, self.boxes = wide, high, boxes
        self.inside: dict[Cell, int] = {}
        self.beside: dict[Cell, set[int]] = {}
        self.edge: set[Cell] = set()
        for at, box in enumerate(boxes):
            for x in range(box.x - 1, box.x + box.wide + 1):
                for y in range(box.y - 1, box.y + box.high + 1):
                    if box.holds(x, y):
                        self.inside[x, y] = at
                    else:
                        self.beside.setdefault((x, y), set()).add(at)
                        if box.x <= x < box.x + box.wide or box.y <= y < box.y + box.high:
                            self.edge.add((x, y))
        self.reserved = {(x + dx, y + dy) for x, y in reserved for dx, dy in (*AROUND, (0, 0))}
        self.dug: dict[Cell, set[int]] = {}  # square → the rooms whose corridor it is
        self.doors: set[tuple[Cell, int]] = set()

    def dig(self, stretch: Stretch) -> None:
        for cell in stretch.cells:
            self.dug.setdefault(cell, set()).update(stretch.pair)
        self.doors.add((stretch.cells[0], stretch.pair[0]))
        self.doors.add((stretch.cells[-1], stretch.pair[1]))

    def free(self, cell: Cell, pair: Pair) -> bool:
        x, y = cell
        if not (0 <= x < self.wide and 0 <= y < self.high):
            return False
        if cell in self.inside or cell in self.dug or cell in self.reserved:
            return False
        return all(one in pair for one in self.beside.get(cell, ()))

    def own(self, cell: Cell, pair: Pair) -> bool:
        """Whether an earlier corridor of one of the two rooms runs here."""
        rooms = self.dug.get(cell)
        return rooms is not None and (pair[0] in rooms or pair[1] in rooms)

    def touching(self, cell: Cell) -> set[Cell]:
        return {one for dx, dy in AROUND if (one := (cell[0] + dx, cell[1] + dy)) in self.dug}

    def cost(self, cell: Cell) -> int:
        """What a square costs: one that is dug already nothing, but for lying beside a room."""
        if cell in self.dug:
            return int(cell in self.edge)
        x, y = cell
        near = any((x + dx, y + dy) in self.dug for dx, dy in NEAR)
        return 1 + (cell in self.edge) + 2 * near

    def upper_first(self, a: int, b: int) -> Pair:
        """A way is looked for from the upper of two rooms."""
        middle_a, middle_b = self.boxes[a].centre, self.boxes[b].centre
        return (a, b) if middle_a[::-1] <= middle_b[::-1] else (b, a)

    def route(
        self, a: int, b: int, starts: Sequence[Doorstep] = (), ends: Sequence[Doorstep] = (), *, fork: bool = True
    ) -> Stretch | None:
        """The cheapest way between two rooms, or None; of equal ones the one whose squares lie higher, then more to the
        left. `starts`, `ends` replace the usual door squares."""
        pair = (a, b)
        goals = {cell for _, cell, _ in ends or doorsteps(self.boxes[b])}
        heap: list[tuple[int, int, int, int]] = []
        came: dict[tuple[Cell, int], tuple[Cell, int] | None] = {}
        best: dict[tuple[Cell, int], int] = {}

        def offer(cost: int, cell: Cell, way: int, before: tuple[Cell, int] | None) -> None:
            if best.get((cell, way), 1 << 30) <= cost:
                return
            best[cell, way] = cost
            came[cell, way] = before
            heappush(heap, (cost, cell[1], cell[0], way))

        for _, cell, _ in starts or doorsteps(self.boxes[a]):
            if self.free(cell, pair) or (fork and (cell, a) in self.doors):
                for way in range(4):
                    offer(self.cost(cell), cell, way, None)
        while heap:
            cost, y, x, way = heappop(heap)
            cell = (x, y)
            state = (cell, way)
            if best[state] < cost:
                continue
            before = came[state]
            old = cell in self.dug
            touched = set() if old else self.touching(cell) - ({before[0]} if before else set())
            if cell in goals and not touched and (not old or (cell, b) in self.doors):
                return self._stretch(pair, came, state)
            if len(touched) > 1:
                continue  # it would run along a corridor, or between two
            for turn, (dx, dy) in enumerate(AROUND):
                to = (x + dx, y + dy)
                if turn == (way + 2) % 4 or (touched and to not in touched):
                    continue
                if self.free(to, pair) or (fork and self.own(to, pair)):
                    offer(cost + self.cost(to) + 2 * (turn != way), to, turn, state)
        return None

    def _stretch(
        self, pair: Pair, came: dict[tuple[Cell, int], tuple[Cell, int] | None], state: tuple[Cell, int]
    ) -> Stretch:
        cells: list[Cell] = []
        at: tuple[Cell, int] | None = state
        while at is not None:
            cells.append(at[0])
            at = came[at]
        return Stretch(pair, tuple(reversed(cells)), sum(cell not in self.dug for cell in cells))
