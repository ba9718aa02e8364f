"""The other rooms, one by one: each form tried everywhere, the best places first, kept where a door or a short passage
joins it to what is there."""

from printgen.chance.cup import Ink
from printgen.rules.axx.layout.board import WAY, Board, Spot, beyond, opposite
from printgen.rules.axx.layout.caves import cave_form
from printgen.rules.axx.layout.forms import Edge, Form, turned
from printgen.rules.axx.layout.job import Job
from printgen.rules.axx.layout.route import dig_route, ends, find_route, starts

TRIED = 10  # places looked at closely, best first
REACH = 4  # squares of rock a room may keep from the rest
PASSAGE = 16.0  # the dearest passage dug to it
AIR = (0.0, 0.35, 0.6, 0.85)  # how much rock a level's masons left between rooms


def lay_rooms(job: Job) -> None:
    """Until the count is reached or nothing fits. A room may get a twin: its mirror across the heart."""
    ink, board = job.ink("rooms"), job.board
    air = ink.choose(AIR)
    while len(board.spots) < job.count:
        number = len(board.spots)
        kind, size = job.deck.pop(0), job.sizes.pop(0)
        if not _lay_one(job, ink, kind, size, air) and not _lay_any(job, ink, air):
            return
        if len(board.spots) < job.count and job.heart and ink.unit() < 0.45:
            _twin(job, ink, board.spots[number])


def _lay_one(job: Job, ink: Ink, kind: str, size: float, air: float) -> bool:
    if kind == "cave":
        shapes = [cave_form(ink, size * ink.between(0.8, 1.25), f"cave-{len(job.board.spots)}-{i}") for i in range(2)]
    else:
        shapes = [turned(form, ink.below(8)) for form in job.forms_near(kind, size, 2) for _ in range(2)]
    return _place(job.board, ink, shapes, air)


def _lay_any(job: Job, ink: Ink, air: float) -> bool:
    """Something smaller and plainer."""
    for size in (16.0, 12.0, 9.0):
        shapes = [turned(form, way) for form in job.forms_near("room", size, 2) for way in (0, 1)]
        if _place(job.board, ink, shapes, air):
            return True
    return False


def _place(board: Board, ink: Ink, shapes: list[Form], air: float) -> bool:
    places: list[tuple[float, int, Form, int, int]] = []
    lines = _lines(board)
    near = _near(board)
    rooms = board.taken & ~board.ways
    for form in dict.fromkeys(shapes):
        body, beside, _ = board.masks(form)
        for y in range(1, board.height - form.height):
            for x in range(1, board.width - form.width):
                shift = (y - 1) * board.width + x - 1
                here = body << shift
                if here & (board.taken | board.shy) or not here & near:
                    continue
                if form.aloof and not board.fits(form, x, y):
                    continue
                ring = beside << shift
                score = _score(
                    board, form, x, y, (ring & board.ways).bit_count(), (ring & rooms).bit_count(), lines, air
                )
                places.append((-score - ink.between(0, 1.6), len(places), form, x, y))
    places.sort()
    return any(_try(board, ink, form, x, y) for _, _, form, x, y in places[:TRIED])


def _score(
    board: Board, form: Form, x: int, y: int, ways: int, rooms: int, lines: tuple[set[int], set[int]], air: float
) -> float:
    """Beside a passage is good, sharing walls is good, walls in line with other walls are good, the rim is good when
    little else is: the sheet fills outwards."""
    aligned = (x in lines[0]) + (x + form.width in lines[0]) + (y in lines[1]) + (y + form.height in lines[1])
    rim = min(x - 1, y - 1, board.width - 1 - x - form.width, board.height - 1 - y - form.height)
    beside = 0.55 * min(ways, 4) + 0.16 * min(rooms, 8)
    return beside * (1 - air) - air * 0.25 * min(ways + rooms, 5) + 0.5 * aligned - 0.05 * rim


def _lines(board: Board) -> tuple[set[int], set[int]]:
    xs = {x for spot in board.spots for x in (spot.x, spot.x + spot.form.width)}
    ys = {y for spot in board.spots for y in (spot.y, spot.y + spot.form.height)}
    return xs, ys


def _near(board: Board) -> int:
    """Squares within REACH of what is laid."""
    near, row = board.taken, board.width
    for _ in range(REACH):
        near |= near << 1 | near >> 1 | near << row | near >> row
    return near


def _try(board: Board, ink: Ink, form: Form, x: int, y: int) -> bool:
    """Lay it, and a door or a passage with it; take it back if neither will do."""
    kept = (board.taken, board.shy, board.mouths)
    number = board.lay(form, x, y)
    door = best_door(board, ink, number)
    if door is not None:
        board.join(door)
        return True
    route = find_route(board, starts(board, number), ends(board, {number}), most=PASSAGE, join=lambda at: True)
    if route is not None:
        dig_route(board, route)
        return True
    spot = board.spots.pop()
    for at in spot.squares:
        del board.owner[at]
    board.taken, board.shy, board.mouths = kept
    return False


def best_door(board: Board, ink: Ink, number: int) -> Edge | None:
    """A door straight onto a passage, or through a shared wall: the middle of walls is liked best, passages before rooms."""
    found: list[tuple[float, int, Edge]] = []
    for edge, off in board.spots[number].doors:
        owner = board.owner_at(beyond(edge))
        if board.crowded(edge) or owner == number:
            continue
        if owner == WAY:
            found.append((off * 0.6 + ink.between(0, 0.5), len(found), edge))
        elif owner >= 0:
            theirs = room_door(board.spots[owner], edge)
            if theirs is not None:
                found.append((1.2 + (off + theirs) * 0.5 + ink.between(0, 1.2), len(found), edge))
    return min(found)[2] if found else None


def room_door(spot: Spot, edge: Edge) -> float | None:
    """How far from the middle of its wall the same door stands for the room behind it; None if it may not stand there."""
    (x, y), side = opposite(edge)
    return spot.form.doors.get(((x - spot.x, y - spot.y), side))


def _twin(job: Job, ink: Ink, spot: Spot) -> None:
    """The same form mirrored across the heart's middle, if it fits and can be joined."""
    if spot.form.kind == "cave" or not job.deck:
        return
    board = job.board
    axis = board.spots[job.heart].middle
    across = ink.below(2)
    form = turned(spot.form, 4 if across == 0 else 6)
    x = round(2 * axis[0]) - spot.x - form.width if across == 0 else spot.x
    y = spot.y if across == 0 else round(2 * axis[1]) - spot.y - form.height
    if board.fits(form, x, y) and _try(board, ink, form, x, y):
        at = next((i for i, kind in enumerate(job.deck) if kind in (form.kind, "room")), 0)
        del job.deck[at], job.sizes[at]
