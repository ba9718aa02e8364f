"""What stands on a room's floor, by its guise: drawings along the walls, in corners, in the middle. Only pretty.

Where a drawing stands: `middle` (one square), `middle2` (two, along the room), `middle3` (three by two), `wall` (one, its
back to a wall), `wall2` (two), `far` (the middle of the wall farthest from the doors), `corner`, `row` (down both long
walls), `scatter` (one to three, anywhere). Nothing stands before a door, on a stair or where the number goes.
"""

from collections.abc import Sequence

from printgen.chance.cup import Ink
from printgen.model.plan import UNIT, Feature, Point
from printgen.rules.axx.layout.board import Board, Spot, beyond
from printgen.rules.axx.layout.entrance import stair_places
from printgen.rules.axx.layout.trace import Square

AREAS = ("water", "pool", "mosaic", "rubble", "vegetation")
ROW = 4  # at most, on each side


def decorate(
    ink: Ink, board: Board, room: int, glyphs: Sequence[tuple[str, str]], busy: set[Square], name: str
) -> list[Feature]:
    """Features of one room, in the order of its guise."""
    spot = board.spots[room]
    doors = {at for link in board.links for at in (link.edge[0], beyond(link.edge)) if board.owner[at] == room}
    taken = set(busy) | doors | {(x + spot.x, y + spot.y) for x, y in spot.form.pillars}
    mx, my = int(spot.middle[0]), int(spot.middle[1])
    number = {(mx, my)}
    out: list[Feature] = []
    for kind, where in glyphs:
        for at, size, turn in _places(ink, spot, where, taken, number, doors):
            if kind in AREAS:
                size, turn = _spread(spot, where), 0
            out.append(Feature(f"{name}-{len(out) + 1}", kind, at, size, turn))
            taken |= _covered(at, size, turn)
    return out


Place = tuple[Point, Point, int]


def _places(
    ink: Ink, spot: Spot, where: str, taken: set[Square], number: set[Square], doors: set[Square]
) -> list[Place]:
    wide = int(where[-1]) if where[-1].isdigit() else 1
    if where.startswith("middle"):
        return _middle(spot, wide, taken)
    walls = [(at, side) for side in range(4) for at in stair_places(spot, side) if at not in taken | number]
    if not walls and where != "scatter":
        return []
    if where == "far":
        return _far(walls, doors, spot)
    if where == "row":
        return _row(walls, spot)
    if where == "corner":
        corners = sorted({at for at, side in walls if (at, (side + 1) % 4) in walls})
        return [(_centre(at), (UNIT, UNIT), 0) for at in ink.shuffled(corners)[: 1 + ink.below(2)]]
    if where == "scatter":
        inner = [at for at in spot.squares if spot.floored(at) and at not in taken | number]
        return [(_centre(at), (UNIT, UNIT), 0) for at in ink.shuffled(inner)[: 1 + ink.below(3)]]
    if wide == 2:
        ways = set(walls)
        pairs = [(at, side) for at, side in walls if (_along(at, side), side) in ways]
        if not pairs:
            return []
        at, side = ink.choose(pairs)
        (x, y), (a, b) = _centre(at), _centre(_along(at, side))
        return [(((x + a) // 2, (y + b) // 2), (2 * UNIT, UNIT), 90 * side)]
    at, side = ink.choose(walls)
    return [(_centre(at), (UNIT, UNIT), 90 * side)]


def _along(at: Square, side: int) -> Square:
    return (at[0] + 1, at[1]) if side in (0, 2) else (at[0], at[1] + 1)


def _centre(at: Square) -> Point:
    return at[0] * UNIT + UNIT // 2, at[1] * UNIT + UNIT // 2


def _middle(spot: Spot, wide: int, taken: set[Square]) -> list[Place]:
    """In the middle, if the room is wide enough for the number to stand beside it."""
    form = spot.form
    upright = form.height > form.width
    x, y = round(spot.middle[0] * UNIT), round(spot.middle[1] * UNIT)
    need = 4 if wide < 3 else 5
    if min(form.width, form.height) < need or form.size < 14:
        return []
    size = (wide * UNIT, (2 if wide == 3 else 1) * UNIT)
    turn = 90 if upright and wide > 1 else 0
    return [] if _covered((x, y), size, turn) & taken else [((x, y), size, turn)]


def _far(walls: list[tuple[Square, int]], doors: set[Square], spot: Spot) -> list[Place]:
    def worth(wall: tuple[Square, int]) -> tuple[float, Square]:
        (x, y), side = wall
        near = min((abs(x - a) + abs(y - b) for a, b in doors), default=9)
        off = abs(x + 0.5 - spot.middle[0]) if side in (0, 2) else abs(y + 0.5 - spot.middle[1])
        return off * 2 - near, wall[0]

    at, side = min(walls, key=worth)
    return [(_centre(at), (UNIT, UNIT), 90 * side)]


def _row(walls: list[tuple[Square, int]], spot: Spot) -> list[Place]:
    """Every second square of the two long walls."""
    sides = (0, 2) if spot.form.width >= spot.form.height else (3, 1)
    out: list[Place] = []
    for side in sides:
        run = sorted(at for at, other in walls if other == side)
        line = [at for at in run if (at[0] + at[1] - spot.x - spot.y) % 2 == 1]
        level = [at for at in line if _rim(at, side) == _rim(line[0], side)] if line else []
        out += [(_centre(at), (UNIT, UNIT), 90 * side) for at in level[:ROW]]
    return out


def _rim(at: Square, side: int) -> int:
    return at[1] if side in (0, 2) else at[0]


def _spread(spot: Spot, where: str) -> Point:
    """How far water, rubble or growth spreads."""
    if where == "middle":
        return (
            max(1, round(spot.form.width * 0.5)) * UNIT,
            max(1, round(spot.form.height * 0.45)) * UNIT,
        )
    return (round(1.1 * UNIT), round(1.0 * UNIT))


def _covered(at: Point, size: Point, turn: int) -> set[Square]:
    w, h = (size[1], size[0]) if turn % 180 else size
    xs = range((at[0] - w // 2 + 1) // UNIT, (at[0] + w // 2 - 1) // UNIT + 1)
    ys = range((at[1] - h // 2 + 1) // UNIT, (at[1] + h // 2 - 1) // UNIT + 1)
    return {(x, y) for x in xs for y in ys}
