"""The sheet while it is being laid: rooms and corridors as sets of bits, a door a wall edge.

Squares are counted row by row; every set of squares is one whole number, so that overlap is one `&`.
"""

from dataclasses import dataclass, field

from printgen.rules.axx.layout.forms import STEP, Edge, Form
from printgen.rules.axx.layout.trace import Square

ROCK = -1
WAY = -2  # the owner of corridor squares


@dataclass(frozen=True)
class Spot:
    """A form laid with its corner at (x, y)."""

    form: Form
    x: int
    y: int

    @property
    def squares(self) -> list[Square]:
        return [(x + self.x, y + self.y) for x, y in sorted(self.form.squares)]

    @property
    def doors(self) -> list[tuple[Edge, float]]:
        return [(((x + self.x, y + self.y), side), off) for ((x, y), side), off in self.form.doors.items()]

    def whole(self, at: Square) -> bool:
        return (at[0] - self.x, at[1] - self.y) in self.form.whole

    def floored(self, at: Square) -> bool:
        return (at[0] - self.x, at[1] - self.y) in self.form.floored

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.form.width / 2, self.y + self.form.height / 2


@dataclass(frozen=True)
class Link:
    """A way through a wall: the square on one side, which of its sides, and who owns the squares on both."""

    edge: Edge
    a: int
    b: int


@dataclass
class Board:
    """Rooms by number laid (`spots`), corridor squares, links. One square of rock stays free along the sheet's edge."""

    width: int
    height: int
    spots: list[Spot] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)
    ways: int = 0
    taken: int = 0
    shy: int = 0  # rock that aloof rooms keep round them
    mouths: int = 0  # squares of that rock where a corridor may come
    owner: dict[Square, int] = field(default_factory=dict)
    stairs: set[Square] = field(default_factory=set)  # no door opens onto one
    _masks: dict[int, tuple[Form, int, int, int]] = field(default_factory=dict)

    def bit(self, at: Square) -> int:
        return 1 << (at[1] * self.width + at[0])

    def inside(self, at: Square) -> bool:
        return 0 < at[0] < self.width - 1 and 0 < at[1] < self.height - 1

    def free(self, at: Square) -> bool:
        return self.inside(at) and not self.taken & self.bit(at)

    def masks(self, form: Form) -> tuple[int, int, int]:
        """The form at (1, 1): its squares, the squares beside them, the squares round them (corners too)."""
        kept = self._masks.get(id(form))
        if kept is None:
            row = self.width
            body = 0
            for x, y in form.squares:
                body |= 1 << ((y + 1) * row + x + 1)
            beside = (body << 1 | body >> 1 | body << row | body >> row) & ~body
            wide = body | body << 1 | body >> 1
            round_ = (wide | wide << row | wide >> row) & ~body
            kept = self._masks[id(form)] = (form, body, beside, round_)
        return kept[1:]

    def fits(self, form: Form, x: int, y: int) -> bool:
        if not (x >= 1 and y >= 1 and x + form.width < self.width and y + form.height < self.height):
            return False
        body, _, round_ = self.masks(form)
        shift = (y - 1) * self.width + x - 1
        if (body << shift) & (self.taken | self.shy):
            return False
        return not (form.aloof and (round_ << shift) & self.taken)

    def lay(self, form: Form, x: int, y: int) -> int:
        """Lay a room; its index."""
        body, _, round_ = self.masks(form)
        shift = (y - 1) * self.width + x - 1
        spot, number = Spot(form, x, y), len(self.spots)
        self.spots.append(spot)
        self.taken |= body << shift
        for at in spot.squares:
            self.owner[at] = number
        if form.aloof:
            self.shy |= round_ << shift
            for (at, side), _off in spot.doors:
                out = beyond((at, side))
                if self.inside(out):
                    self.mouths |= self.bit(out)
        return number

    def dig(self, path: list[Square]) -> None:
        for at in path:
            self.owner[at] = WAY
            self.ways |= self.bit(at)
            self.taken |= self.bit(at)

    def fill(self, at: Square) -> None:
        """Give a corridor square back to the rock."""
        del self.owner[at]
        self.ways &= ~self.bit(at)
        self.taken &= ~self.bit(at)

    def owner_at(self, at: Square) -> int:
        return self.owner.get(at, ROCK)

    def join(self, edge: Edge) -> None:
        """A door in this edge."""
        self.links.append(Link(edge, self.owner[edge[0]], self.owner[beyond(edge)]))

    def crowded(self, edge: Edge) -> bool:
        """Whether a door stands in this edge or beside it on the same wall, or a stair at it."""
        if edge[0] in self.stairs or beyond(edge) in self.stairs:
            return True
        (x, y), side = canonical(edge)
        along = (1, 0) if side == 0 else (0, 1)
        near = {(x, y), (x + along[0], y + along[1]), (x - along[0], y - along[1])}
        return any(canonical(link.edge)[1] == side and canonical(link.edge)[0] in near for link in self.links)

    def floor(self) -> float:
        return sum(spot.form.size for spot in self.spots) + self.ways.bit_count()


def beyond(edge: Edge) -> Square:
    (x, y), side = edge
    dx, dy = STEP[side]
    return x + dx, y + dy


def canonical(edge: Edge) -> Edge:
    """The same edge named from its southern or eastern square: side 0 or 3."""
    return (beyond(edge), edge[1] - 2) if edge[1] == 2 else (beyond(edge), 3) if edge[1] == 1 else edge


def opposite(edge: Edge) -> Edge:
    return beyond(edge), (edge[1] + 2) % 4
