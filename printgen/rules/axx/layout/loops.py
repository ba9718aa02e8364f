"""Ways round: doors and passages that turn a long walk into a short one, the longest first."""

from printgen.chance.cup import Ink
from printgen.rules.axx.layout.board import WAY, Board, beyond
from printgen.rules.axx.layout.forms import Edge
from printgen.rules.axx.layout.job import Job
from printgen.rules.axx.layout.rooms import room_door
from printgen.rules.axx.layout.route import dig_route, ends, find_route, starts
from printgen.rules.axx.layout.walk import distances

WORTH = 11  # steps a new way must save
DEAREST = 14.0


def open_loops(job: Job) -> None:
    """About one for each five rooms, doors and passages mixed."""
    ink, board = job.ink("loops"), job.board
    wanted = max(1, round(job.count / 5 + ink.between(-0.5, 0.8)))
    made = 0
    for step in range(wanted * 2):
        if made == wanted:
            return
        tries = (_passage, _door) if step % 2 else (_door, _passage)
        if any(attempt(board, ink) for attempt in tries):
            made += 1


def _door(board: Board, ink: Ink) -> bool:
    """A door through a wall that two spaces share, where the walk round is longest."""
    best: tuple[float, Edge] | None = None
    cache: dict[int, dict[tuple[int, int], int]] = {}
    for number, spot in enumerate(board.spots):
        for edge, off in spot.doors:
            there = board.owner_at(beyond(edge))
            if board.crowded(edge) or (there != WAY and there <= number):
                continue
            theirs = 0.0 if there == WAY else room_door(board.spots[there], edge)
            if theirs is None:
                continue
            walk = cache.get(number)
            if walk is None:
                walk = cache[number] = distances(board, spot.squares[0])
            saved = walk.get(beyond(edge), 99) - off - theirs
            worth = saved + ink.between(0, 6)
            if saved >= WORTH and (best is None or worth > best[0]):
                best = (worth, edge)
    if best is None:
        return False
    board.join(best[1])
    return True


def _passage(board: Board, ink: Ink) -> bool:
    """A passage from a room with one door to something far by foot and near through rock."""
    doors = [sum(number in (link.a, link.b) for link in board.links) for number in range(len(board.spots))]
    for number in sorted(range(len(doors)), key=lambda one: (doors[one], ink.unit())):
        begin = starts(board, number)
        if not begin:
            continue
        walk = distances(board, board.spots[number].squares[0])
        far = {other for other, spot in enumerate(board.spots) if min(walk.get(at, 99) for at in spot.squares) >= WORTH}
        route = find_route(
            board,
            begin,
            ends(board, {number}, far),
            most=DEAREST,
            join=lambda at, walk=walk: walk.get(at, 99) >= WORTH,  # type: ignore[misc]
        )
        if route is not None and route.cost < 14:
            dig_route(board, route)
            return True
    return False
