"""Dead ends: those the digging left are filled in, all but a few; the few, and some dug on purpose, are given a reason."""

from printgen.rules.axx.layout.board import ROCK, WAY, Board, beyond
from printgen.rules.axx.layout.forms import STEP
from printgen.rules.axx.layout.job import DeadEnd, Job
from printgen.rules.axx.layout.route import open_rock, two_wide
from printgen.rules.axx.layout.trace import Square

APART = 6  # squares between two dead ends


def give_reasons(job: Job) -> None:
    """One dead end for every seven rooms or so."""
    ink, board = job.ink("ends"), job.board
    wanted = 0 if job.count < 6 else max(1, round(job.count / 7 + ink.between(-0.6, 0.6)))
    kept: list[Square] = []
    for at in ink.shuffled(loose_ends(board)):
        tail = _tail(board, at)
        if len(kept) < wanted and len(tail) >= 2 and _apart(at, kept):
            for square in tail[: max(0, len(tail) - 4)]:
                board.fill(square)
            kept.append(tail[max(0, len(tail) - 4)])
        else:
            for square in tail:
                board.fill(square)
    _drop_closets(board)
    while len(kept) < wanted:
        stub = _stub(job, kept)
        if not stub:
            break
        board.dig(stub)
        kept.append(stub[-1])
    reasons = ink.shuffled(job.reasons)
    for number, at in enumerate(sorted(kept, key=lambda at: (at[1], at[0]))):
        back = next(side for side in range(4) if board.owner_at(beyond((at, side))) == WAY)
        job.dead_ends.append(DeadEnd(at, (back + 2) % 4, reasons[number % len(reasons)]))


def loose_ends(board: Board) -> list[Square]:
    """Corridor squares that lead on to one square only and have no door."""
    doors = {at for link in board.links for at in (link.edge[0], beyond(link.edge))}
    return [
        at
        for at, owner in sorted(board.owner.items())
        if owner == WAY and at not in doors and sum(board.owner_at(beyond((at, s))) == WAY for s in range(4)) == 1
    ]


def _drop_closets(board: Board) -> None:
    """Take out single squares behind a single door: what is left of a way that came to nothing."""
    for at, owner in sorted(board.owner.items()):
        if owner != WAY or any(board.owner_at(beyond((at, side))) == WAY for side in range(4)):
            continue
        doors = [link for link in board.links if at in (link.edge[0], beyond(link.edge))]
        if len(doors) == 1:
            board.links.remove(doors[0])
            board.fill(at)


def _tail(board: Board, at: Square) -> list[Square]:
    """From a loose end back to the last square before a door or a fork."""
    doors = {one for link in board.links for one in (link.edge[0], beyond(link.edge))}
    out: list[Square] = []
    here, before = at, None
    while True:
        on = [x for s in range(4) if (x := beyond((here, s))) != before and board.owner_at(x) == WAY]
        if here in doors or len(on) > 1 or (before is not None and not on):
            return out
        out.append(here)
        if not on:
            return out
        here, before = on[0], here


def _stub(job: Job, kept: list[Square]) -> list[Square]:
    """Two to four squares off the side of a passage, through rock that touches nothing else."""
    ink, board = job.ink(f"stub-{len(kept)}"), job.board
    doors = {one for link in board.links for one in (link.edge[0], beyond(link.edge))}
    ways = [at for at, owner in sorted(board.owner.items()) if owner == WAY and at not in doors]
    for at in ink.shuffled(ways):
        if not _apart(at, kept):
            continue
        for side in ink.shuffled((0, 1, 2, 3)):
            dx, dy = STEP[side]
            long = 2 + ink.below(3)
            path = [(at[0] + dx * i, at[1] + dy * i) for i in range(1, long + 1)]
            if not all(board.free(one) and open_rock(board, one) for one in path):
                continue
            if two_wide(board, path[0]) or any(_touches(board, one, at, path) for one in path):
                continue
            return path
    return []


def _apart(at: Square, kept: list[Square]) -> bool:
    return all(abs(at[0] - x) + abs(at[1] - y) >= APART for x, y in kept)


def _touches(board: Board, one: Square, root: Square, path: list[Square]) -> bool:
    for side in range(4):
        near = beyond((one, side))
        if near != root and near not in path and board.owner_at(near) != ROCK:
            return True
    return False
