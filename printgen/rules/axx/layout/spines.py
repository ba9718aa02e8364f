"""The main ways: from the entrance to the heart, and on from the heart towards the far parts of the sheet."""

from printgen.rules.axx.layout.board import WAY
from printgen.rules.axx.layout.job import Job
from printgen.rules.axx.layout.route import dig_route, ends, find_route, starts
from printgen.rules.axx.layout.trace import Square

FROM = 5


def dig_spines(job: Job) -> None:
    """Entrance to heart; then two to four arms from the heart to the quarters of the sheet least built on."""
    board, ink = job.board, job.ink("spines")
    if job.count < FROM or len(board.spots) < 2:
        return
    route = find_route(board, starts(board, 0), ends(board, {0}), most=80)
    if route is not None:
        dig_route(board, route)
    for goal in _goals(job)[: 2 + ink.below(2)]:
        begin = starts(board, job.heart)
        if not begin:
            break
        arm = find_route(board, begin, {}, most=60, goal=goal)
        if arm is not None and len(arm.path) > 4:
            dig_route(board, arm)


def _goals(job: Job) -> list[Square]:
    """A square in each corner region and beside each long wall, farthest from the entrance first (with a little luck)."""
    board, ink = job.board, job.ink("goals")
    start = board.spots[0].middle
    w, h = board.width, board.height
    places = [(fx, fy) for fx in (0.22, 0.5, 0.78) for fy in (0.16, 0.5, 0.84) if (fx, fy) != (0.5, 0.5)]
    goals = []
    for fx, fy in places:
        at = (round(w * fx + ink.between(-1.5, 1.5)), round(h * fy + ink.between(-1.5, 1.5)))
        if board.free(at) and board.owner_at(at) != WAY:
            far = abs(at[0] - start[0]) / w + abs(at[1] - start[1]) / h
            goals.append((-far - ink.between(0, 0.45), at))
    goals.sort()
    return [at for _, at in goals]
