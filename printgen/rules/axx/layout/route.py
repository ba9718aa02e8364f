"""A corridor from a room: the cheapest way over rock, one square wide, fond of straight lines, never beside another
corridor unless it ends there."""

from collections.abc import Callable
from dataclasses import dataclass
from heapq import heappop, heappush

from printgen.rules.axx.layout.board import ROCK, WAY, Board, beyond, opposite
from printgen.rules.axx.layout.forms import STEP, Edge
from printgen.rules.axx.layout.trace import Square

TURN, HUG, OFF, NEAR = 2.4, 0.18, 0.7, 0.55


@dataclass(frozen=True)
class Route:
    """The squares dug, the door it starts from (none: it branches off a corridor), the door it ends in (none: it joins
    a corridor, or just ends)."""

    path: tuple[Square, ...]
    start: Edge | None
    end: Edge | None
    cost: float


def starts(board: Board, room: int) -> list[tuple[Edge, float]]:
    """Doors of a room that give on free rock."""
    out = []
    for edge, off in board.spots[room].doors:
        out_at = beyond(edge)
        if board.free(out_at) and not board.crowded(edge) and open_rock(board, out_at):
            out.append((edge, off))
    return out


def open_rock(board: Board, at: Square) -> bool:
    return not board.shy & board.bit(at) or bool(board.mouths & board.bit(at))


def ends(board: Board, but: set[int], only: set[int] | None = None) -> dict[Square, list[tuple[Edge, float]]]:
    """Free squares from which a door leads into a room, and those doors seen from the room."""
    out: dict[Square, list[tuple[Edge, float]]] = {}
    for number in range(len(board.spots)):
        if number in but or (only is not None and number not in only):
            continue
        for edge, off in starts(board, number):
            out.setdefault(beyond(edge), []).append((edge, off))
    return out


State = tuple[Square, int]  # a square and the side one came onto it heading for
Doors = dict[Square, list[tuple[Edge, float]]]
Joining = Callable[[Square], bool]


class _Search:
    """The cheapest ways from some doors so far, and the best end met."""

    def __init__(self, board: Board, begin: list[tuple[Edge, float]]) -> None:
        self.board, self.count = board, 0
        self.heap: list[tuple[float, int, Square, int]] = []
        self.best: dict[State, float] = {}
        self.came: dict[State, State | None] = {}
        self.first: dict[State, Edge] = {}
        self.done: tuple[float, State, Edge | None] | None = None
        row, self.near = board.width, board.ways
        for _ in range(2):
            self.near |= self.near << 1 | self.near >> 1 | self.near << row | self.near >> row
        for edge, off in begin:
            state = (beyond(edge), edge[1])
            if self.push(state, None, 1 + OFF * off):
                self.first[state] = edge

    def push(self, state: State, before: State | None, cost: float) -> bool:
        if cost >= self.best.get(state, 1e9):
            return False
        self.best[state], self.came[state] = cost, before
        heappush(self.heap, (cost, self.count, *state))
        self.count += 1
        return True

    def end(self, cost: float, state: State, door: Edge | None) -> None:
        if self.done is None or cost < self.done[0]:
            self.done = (cost, state, door)

    def step(self, state: State, cost: float, into: Doors, join: Joining | None) -> None:
        """Ends that can be reached from here, then the squares ahead and to both hands."""
        (at, side), board = state, self.board
        for door, off in into.get(at, ()):
            turns = opposite(door)[1] != side and self.came[state] is not None
            self.end(cost + OFF * off + (TURN if turns else 0.0), state, door)
        touching = [(x, s) for s in range(4) if board.owner_at(x := beyond((at, s))) == WAY]
        if touching:
            if join is not None and len(touching) == 1 and join(touching[0][0]) and not two_wide(board, at):
                self.end(cost + (0.0 if touching[0][1] == side else TURN / 2), state, None)
            return
        for heading in (side, (side + 1) % 4, (side + 3) % 4):
            then = (at[0] + STEP[heading][0], at[1] + STEP[heading][1])
            if board.free(then) and open_rock(board, then):
                self.push((then, heading), state, cost + self.price(then) + (TURN if heading != side else 0))

    def price(self, at: Square) -> float:
        """One, and a little more beside rooms and near other passages."""
        board, (x, y), cost = self.board, at, 1.0
        if board.owner_at((x + 1, y)) != ROCK or board.owner_at((x - 1, y)) != ROCK:
            cost += HUG
        if board.owner_at((x, y + 1)) != ROCK or board.owner_at((x, y - 1)) != ROCK:
            cost += HUG
        return cost + (NEAR if self.near & board.bit(at) else 0.0)

    def route(self) -> Route | None:
        """The best end's way, from its door."""
        if self.done is None:
            return None
        cost, start, door = self.done
        path, step = [], start
        while True:
            path.append(step[0])
            before = self.came[step]
            if before is None:
                break
            step = before
        path.reverse()
        return Route(tuple(path), self.first[step], door, cost) if _simple(path) else None


def find_route(
    board: Board,
    begin: list[tuple[Edge, float]],
    into: Doors,
    *,
    most: float,
    join: Joining | None = None,
    goal: Square | None = None,
) -> Route | None:
    """The cheapest route from one of the doors `begin`: into a door, to a corridor square that `join` likes, or to `goal`."""
    search = _Search(board, begin)
    while search.heap:
        cost, _, at, side = heappop(search.heap)
        state = (at, side)
        if cost > most or (search.done and cost >= search.done[0]):
            break
        if cost > search.best[state]:
            continue
        if at == goal:
            search.end(cost, state, None)
            break
        search.step(state, cost, into, join)
    return search.route()


def _simple(path: list[Square]) -> bool:
    """No square met twice, and no two squares of the way side by side unless one follows the other."""
    place = {at: i for i, at in enumerate(path)}
    if len(place) < len(path):
        return False
    for i, (x, y) in enumerate(path):
        for dx, dy in STEP:
            other = place.get((x + dx, y + dy))
            if other is not None and abs(other - i) > 1:
                return False
    return True


def two_wide(board: Board, at: Square) -> bool:
    """Whether digging here would make a corridor two wide."""
    x, y = at
    return any(
        board.owner_at((x + dx, y)) == WAY
        and board.owner_at((x, y + dy)) == WAY
        and board.owner_at((x + dx, y + dy)) == WAY
        for dx in (-1, 1)
        for dy in (-1, 1)
    )


def dig_route(board: Board, route: Route) -> None:
    board.dig(list(route.path))
    if route.start is not None:
        board.join(route.start)
    if route.end is not None:
        board.join(route.end)
