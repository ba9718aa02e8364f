"""The first room: on the sheet's rim when one comes from outside, else round the square where the stair comes down."""

from printgen.rules.axx.layout.board import Spot
from printgen.rules.axx.layout.forms import STEP, Form, turned
from printgen.rules.axx.layout.job import Job
from printgen.rules.axx.layout.trace import Square

RIM = 0.22  # how far in from the rim the entrance may lie, in parts of the sheet


def lay_entrance(job: Job) -> None:
    """Lay a modest room so that the stair stands against one of its walls."""
    ink, board = job.ink("entrance"), job.board
    mean = sum(job.sizes) / len(job.sizes)
    shapes = [
        form for kind in ("room", "octagon", "ell") for form in job.forms_near(kind, mean * ink.between(0.6, 1.0), 2)
    ]
    shapes += job.forms_near("room", 12, 3)
    for form in ink.shuffled(shapes):
        turn = turned(form, ink.below(8))
        places = _round_stair(job, turn, job.stair) if job.stair else _on_the_rim(job, turn)
        if places:
            x, y, job.start = ink.choose(places)
            board.lay(turn, x, y)
            board.stairs.add(job.start)
            return
    raise ValueError("no entrance fits")


def _on_the_rim(job: Job, form: Form) -> list[tuple[int, int, Square]]:
    """Near the middle half of a side, with the stair at the wall nearest that rim."""
    board, out = job.board, []
    wide, high = board.width - form.width, board.height - form.height
    for side in range(4):
        across, along = (wide, high) if side & 1 else (high, wide)
        deep = range(1, max(2, round(across * RIM)))
        for at in deep:
            for beside in range(1, along):
                x, y = (at, beside) if side == 3 else (across - at, beside) if side == 1 else (beside, at)
                if side == 2:
                    y = across - at
                if board.fits(form, x, y):
                    for stair in stair_places(Spot(form, x, y), side):
                        out.append((x, y, stair))
    return out


def _round_stair(job: Job, form: Form, stair: Square) -> list[tuple[int, int, Square]]:
    out = []
    for x, y in sorted(form.whole):
        spot = Spot(form, stair[0] - x, stair[1] - y)
        if job.board.fits(form, spot.x, spot.y) and any(stair in stair_places(spot, side) for side in range(4)):
            out.append((spot.x, spot.y, stair))
    return out


def stair_places(spot: Spot, side: int) -> list[Square]:
    """Wholly floored squares of a room with wall on that side and no pillar: where a stair may stand."""
    dx, dy = STEP[side]
    own = set(spot.squares)
    pillars = {(x + spot.x, y + spot.y) for x, y in spot.form.pillars}
    return [at for at in spot.squares if spot.floored(at) and (at[0] + dx, at[1] + dy) not in own and at not in pillars]
