"""Features of a level's plan: furniture by each room's guise, pillars, and the referee's marks for traps, chests, hoards."""

from printgen.model.plan import UNIT, Feature
from printgen.rules.axx.layout.board import Board, beyond
from printgen.rules.axx.layout.decor import decorate
from printgen.rules.axx.layout.job import Job
from printgen.rules.axx.layout.trace import Square
from printgen.rules.axx.level.depths import Depths
from printgen.rules.axx.level.found import LevelRoom
from printgen.tables.kinds.axx_level import Guise


def furnish(
    at: Depths, job: Job, laid: list[int], guises: list[Guise], rooms: tuple[LevelRoom, ...], down: Square
) -> list[Feature]:
    board, out = job.board, []
    for room, index, guise in zip(rooms, laid, guises, strict=True):
        spot = board.spots[index]
        out += [
            Feature(f"r{room.number}-pillar-{i}", "pillar", _centre((x + spot.x, y + spot.y)))
            for i, (x, y) in enumerate(spot.form.pillars, 1)
        ]
        busy = {job.start, down}
        marks = _marks(at, board, index, room, busy)
        busy |= {(one.at[0] // UNIT, one.at[1] // UNIT) for one in marks}
        ink = at.bag.ink(f"choice/axx/level/{at.depth}/decor/{room.number}")
        out += decorate(ink, board, index, guise.glyphs, busy, f"r{room.number}-thing")
        out += marks
    reasons = at.tables.entries("axx/dead-ends")
    for i, end in enumerate(job.dead_ends):
        glyph = reasons[end.reason].glyph
        if glyph:
            out.append(Feature(f"e{i}-thing", glyph, _centre(end.at), turn=90 * end.side))
    return out


def _marks(at: Depths, board: Board, index: int, room: LevelRoom, busy: set[Square]) -> list[Feature]:
    """What only the referee sees: a trap in the floor or on a thing, a trick, a locked chest, a hoard in the wall."""
    stock = room.stock
    if stock.hidden:
        return [Feature(f"r{room.number}-cache", "compartment", stock.spot, (70, 70), secret=True)]
    snare = stock.snare is not None and not stock.snare.gas and stock.snare.place != "door"
    chest = stock.spoils is not None and stock.spoils.locked
    trick = stock.puzzle is not None
    if not (snare or chest or trick):
        return []
    where = _free(at, board, index, room, busy, middle=trick)
    if where is None:
        return []
    kind = "trap" if snare else "trick" if trick else "chest"
    return [Feature(f"r{room.number}-{kind}", kind, _centre(where), (UNIT, UNIT), secret=True)]


def _free(at: Depths, board: Board, index: int, room: LevelRoom, busy: set[Square], *, middle: bool) -> Square | None:
    """A wholly floored square away from doors, stairs, pillars and the number; the nearest to it, if it is to be in the middle."""
    spot = board.spots[index]
    doors = {one for link in board.links for one in (link.edge[0], beyond(link.edge))}
    pillars = {(x + spot.x, y + spot.y) for x, y in spot.form.pillars}
    number = (int(spot.middle[0]), int(spot.middle[1]))
    places = [one for one in spot.squares if spot.floored(one) and one not in doors | pillars | busy and one != number]
    if not places:
        return None
    if middle:
        return min(places, key=lambda one: ((one[0] - number[0]) ** 2 + (one[1] - number[1]) ** 2, one))
    return at.bag.ink(f"choice/axx/level/{at.depth}/mark/{room.number}").choose(places)


def _centre(at: Square) -> tuple[int, int]:
    return at[0] * UNIT + UNIT // 2, at[1] * UNIT + UNIT // 2
