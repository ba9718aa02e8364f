"""Where the stair down stands: in the room farthest by walk, against a wall, out of the way of its doors."""

from printgen.rules.axx.layout.board import Spot, beyond
from printgen.rules.axx.layout.entrance import stair_places
from printgen.rules.axx.layout.forms import STEP
from printgen.rules.axx.layout.job import Job
from printgen.rules.axx.layout.trace import Square


def place_down(job: Job, room: int) -> Square:
    ink, board = job.ink("down"), job.board
    spot = board.spots[room]
    doors = {at for link in board.links for at in (link.edge[0], beyond(link.edge))}
    walls = sorted({at for side in range(4) for at in stair_places(spot, side)})
    inner = sorted((x + spot.x, y + spot.y) for x, y in spot.form.floored)
    pillars = {(x + spot.x, y + spot.y) for x, y in spot.form.pillars}
    for places in (walls, inner):
        good = [at for at in places if at not in doors and at != job.start and at not in pillars]
        good = [at for at in good if not _middle(spot, at)] or good
        if good:
            return ink.choose(good)
    return next(at for at in inner if at != job.start)


def _middle(spot: Spot, at: Square) -> bool:
    """Where the room's number will stand."""
    mx, my = spot.middle
    return abs(at[0] + 0.5 - mx) < 1 and abs(at[1] + 0.5 - my) < 1


def against(spot: Spot, at: Square) -> int:
    """The side of the square that is wall (south first: treads read best that way), or south."""
    own = set(spot.squares)
    for side in (0, 2, 3, 1):
        dx, dy = STEP[side]
        if (at[0] + dx, at[1] + dy) not in own:
            return side
    return 2
