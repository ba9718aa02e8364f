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


def find_route(
    board: Board,
    begin: list[tuple[Edge, float]],
    into: dict[Square, list[tuple[Edge, float]]],
    *,
    most: float,
    join: Callable[[Square], bool] | None = None,
    goal: Square | None = None,
) -> Route | None:
    """The cheapest route from one of the doors `begin`: into a door, to a corridor square that `join` likes, or to `goal`."""
    heap: list[tuple[float, int, Square, int]] = []
    row, near = board.width, board.ways
    for _ in range(2):
        near |= near << 1 | near >> 1 | near << row | near >> row
    came: dict[tuple[Square, int], tuple[Square, int] | None] = {}
    best: dict[tuple[Square, int], float] = {}
    first: dict[tuple[Square, int], Edge] = {}
    count = 0
    for edge, off in begin:
        state = (beyond(edge), edge[1])
        cost = 1 + OFF * off
        if cost < best.get(state, 1e9):
            best[state], came[state], first[state] = cost, None, edge
            heappush(heap, (cost, count, *state))
            count += 1
    done: tuple[float, tuple[Square, int], Edge | None] | None = None
    while heap:
        cost, _, at, side = heappop(heap)
        state = (at, side)
        if cost > best[state] or cost > most or (done and cost >= done[0]):
            if cost > most or (done and cost >= done[0]):
                break
            continue
        if goal is not None and at == goal:
            done = (cost, state, None)
            break
        for edge, off in into.get(at, ()):
            turn = TURN if opposite(edge)[1] != side and came[state] is not None else 0.0
            whole = cost + OFF * off + turn
            if not done or whole < done[0]:
                done = (whole, state, edge)
        touching = [(x, s) for s in range(4) if board.owner_at(x := beyond((at, s))) == WAY]
        if touching:
            if join is not None and len(touching) == 1 and join(touching[0][0]) and not _square_of_four(board, at):
                whole = cost + (0.0 if touching[0][1] == side else TURN / 2)
                if not done or whole < done[0]:
                    done = (whole, state, None)
            continue
        for turn_side in (side, (side + 1) % 4, (side + 3) % 4):
            nxt = (at[0] + STEP[turn_side][0], at[1] + STEP[turn_side][1])
            if not board.free(nxt) or not open_rock(board, nxt):
                continue
            more = cost + 1 + (TURN if turn_side != side else 0)
            if board.owner_at((nxt[0] + 1, nxt[1])) != ROCK or board.owner_at((nxt[0] - 1, nxt[1])) != ROCK:
                more += HUG
            if board.owner_at((nxt[0], nxt[1] + 1)) != ROCK or board.owner_at((nxt[0], nxt[1] - 1)) != ROCK:
                more += HUG
            if near & board.bit(nxt):
                more += NEAR
            then = (nxt, turn_side)
            if more < best.get(then, 1e9):
                best[then], came[then] = more, state
                heappush(heap, (more, count, *then))
                count += 1
    if done is None:
        return None
    path, walk = [], done[1]
    step: tuple[Square, int] | None = walk
    while step is not None:
        path.append(step[0])
        walk, step = step, came[step]
    path.reverse()
    if not _simple(path):
        return None
    return Route(tuple(path), first[walk], done[2], done[0])


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


def _square_of_four(board: Board, at: Square) -> bool:
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
