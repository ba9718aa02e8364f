"""A plan as a text picture that can be edited and read again (MAPS.md).

Squares stand at the odd places of a grid of letters, the edges between them at the even ones. A space is what can be
walked without crossing an edge. Below the picture each thing has a line of its own; what the picture cannot show
(curves, slanted walls, doors off the middle of an edge) is written there in full.
"""

from collections.abc import Iterator

from printgen.draw.geometry import area
from printgen.draw.letters import clean
from printgen.draw.walls import rings
from printgen.model.plan import UNIT, Door, Plan, Ring, Space

HEAD = "printgen map 1"
FLOORS = {"room": ".", "corridor": ",", "cave": "~", "porch": "_"}
DOORS = {
    "open": "O", "door": "D", "double": "2", "locked": "L", "stuck": "K", "iron": "I", "iron-locked": "J", "secret": "S",
    "concealed": "C", "oneway": "W", "false": "F", "portcullis": "P", "arch": "A", "trapped": "T",
}  # fmt: skip
WALLS = {"h": "-", "v": "|"}
Square = tuple[int, int]
Edge = tuple[str, int, int]  # axis, and the square below or right of it


def text_of(plan: Plan) -> str:
    """The whole file."""
    drawn = drawable(plan)
    lines = [HEAD, *_head(plan), "", *_picture(plan, drawn), ""]
    lines += [_space(space, drawn.get(space.id)) for space in plan.spaces]
    lines += [_door(door, plan, drawn) for door in plan.doors]
    lines += _others(plan)
    return "\n".join(line.rstrip() for line in lines).rstrip("\n") + "\n"


def _head(plan: Plan) -> Iterator[str]:
    yield f"title {quoted(plan.title)}"
    for name in ("player_title", "subtitle", "seed"):
        if getattr(plan, name):
            yield f"{name} {quoted(getattr(plan, name))}"
    yield f"size {plan.width} {plan.height}"
    yield f"feet {plan.feet}"
    if plan.paper:
        yield "paper"


def drawable(plan: Plan) -> dict[str, frozenset[Square]]:
    """The squares of each space that the picture can show: whole squares, on the sheet, nobody else's."""
    found: dict[str, frozenset[Square]] = {}
    owned: set[Square] = set()
    for space in plan.spaces:
        squares = None if space.smooth else squares_of(space)
        if not squares or owned & squares or not all(0 <= x < plan.width and 0 <= y < plan.height for x, y in squares):
            continue
        if len(_piece(squares)) == len(squares):
            found[space.id] = squares
            owned |= squares
    return found


def squares_of(space: Space) -> frozenset[Square] | None:
    """The squares inside, or None for an outline that does not follow the squares."""
    for ring in rings(space):
        for (x1, y1), (x2, y2) in zip(ring, (*ring[1:], ring[0]), strict=True):
            if (x1 != x2 and y1 != y2) or x1 % UNIT or y1 % UNIT:
                return None
    xs, ys = [x // UNIT for x, _ in space.outline], [y // UNIT for _, y in space.outline]
    edges = {
        (x // UNIT, y)
        for ring in rings(space)
        for (x, y1), (x2, y2) in zip(ring, (*ring[1:], ring[0]), strict=True)
        if x == x2
        for y in range(min(y1, y2) // UNIT, max(y1, y2) // UNIT)
    }
    inside, squares = False, set()
    for y in range(min(ys), max(ys)):
        inside = False
        for x in range(min(xs), max(xs)):
            inside ^= (x, y) in edges
            if inside:
                squares.add((x, y))
    covered = sum(abs(area(ring)) * (1 if k == 0 else -1) for k, ring in enumerate(rings(space))) / UNIT / UNIT
    return frozenset(squares) if squares and covered == len(squares) else None


def _piece(squares: frozenset[Square]) -> set[Square]:
    """What hangs together with the first square."""
    first = min(squares)
    seen, todo = {first}, [first]
    while todo:
        x, y = todo.pop()
        for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if near in squares and near not in seen:
                seen.add(near)
                todo.append(near)
    return seen


def ring_of(squares: frozenset[Square]) -> list[Ring]:
    """Outlines of a set of squares: the outer one first, clockwise, holes the other way, corners only."""
    ways: dict[Square, list[Square]] = {}
    for x, y in sorted(squares):
        for near, a, b in (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ):
            if near not in squares:
                ways.setdefault(a, []).append(b)
    found: list[Ring] = []
    while ways:
        start = min(ways, key=lambda p: (p[1], p[0]))
        ring, at, came = [start], start, (1, 0)
        while True:
            onward = ways[at]
            # where two squares touch at a corner keep to the right, so that the rings stay apart
            step = min(onward, key=lambda p: _turn(came, (p[0] - at[0], p[1] - at[1])))
            onward.remove(step)
            if not onward:
                del ways[at]
            came, at = (step[0] - at[0], step[1] - at[1]), step
            if at == start:
                break
            ring.append(at)
        found.append(_corners(ring))
    return sorted(found, key=lambda ring: (area(ring) < 0, ring))


def _turn(came: Square, goes: Square) -> int:
    cross = came[0] * goes[1] - came[1] * goes[0]
    return {1: 0, 0: 1, -1: 2}[cross]


def _corners(ring: list[Square]) -> Ring:
    kept = []
    for index, (x, y) in enumerate(ring):
        (ax, ay), (bx, by) = ring[index - 1], ring[(index + 1) % len(ring)]
        if (x - ax) * (by - y) != (y - ay) * (bx - x):
            kept.append((x * UNIT, y * UNIT))
    return tuple(kept)


def _picture(plan: Plan, drawn: dict[str, frozenset[Square]]) -> list[str]:
    rows = [[" "] * (2 * plan.width + 1) for _ in range(2 * plan.height + 1)]
    kinds = {space.id: FLOORS[space.kind] for space in plan.spaces}
    owner = {square: id for id, squares in drawn.items() for square in squares}
    for (x, y), id in owner.items():
        rows[2 * y + 1][2 * x + 1] = kinds[id]
    for (x, y), id in sorted(owner.items()):
        for near, axis, row, column in (
            ((x, y - 1), "h", 2 * y, 2 * x + 1),
            ((x, y + 1), "h", 2 * y + 2, 2 * x + 1),
            ((x - 1, y), "v", 2 * y + 1, 2 * x),
            ((x + 1, y), "v", 2 * y + 1, 2 * x + 2),
        ):
            if owner.get(near) != id:
                rows[row][column] = WALLS[axis]
    for door in plan.doors:
        edge = edge_of(door, drawn)
        if edge is not None:
            axis, x, y = edge
            rows[2 * y + (axis == "v")][2 * x + (axis == "h")] = DOORS[door.kind]
    for y in range(0, 2 * plan.height + 1, 2):
        for x in range(0, 2 * plan.width + 1, 2):
            near_walls = [rows[y + dy][x + dx] for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
                          if 0 <= y + dy <= 2 * plan.height and 0 <= x + dx <= 2 * plan.width]  # fmt: skip
            if any(letter != " " for letter in near_walls):
                rows[y][x] = "+"
    return ["".join(row) for row in rows]


def edge_of(door: Door, drawn: dict[str, frozenset[Square]]) -> Edge | None:
    """The edge a door takes up wholly, when the picture has that edge."""
    x, y = door.at
    if door.width != UNIT:
        return None
    if door.axis == "h" and x % UNIT == UNIT // 2 and y % UNIT == 0:
        square = (x // UNIT, y // UNIT)
        sides = (square, (square[0], square[1] - 1))
    elif door.axis == "v" and y % UNIT == UNIT // 2 and x % UNIT == 0:
        square = (x // UNIT, y // UNIT)
        sides = (square, (square[0] - 1, square[1]))
    else:
        return None
    owners = [next((id for id, squares in drawn.items() if side in squares), "") for side in sides]
    if owners[0] == owners[1] or sorted(owners) != sorted(door.sides):
        return None
    return (door.axis, *square)


def quoted(text: str) -> str:
    return '"' + clean(text).replace("\\", "\\\\").replace('"', '\\"') + '"'


def points(ring: Ring) -> str:
    return ";".join(f"{x},{y}" for x, y in ring)


def _space(space: Space, squares: frozenset[Square] | None) -> str:
    if squares is not None:
        x, y = min(squares, key=lambda square: (square[1], square[0]))
        start = f"space {x},{y}"
    else:
        start = f"outline {space.kind} {points(space.outline)}"
        start += "".join(f" hole={points(hole)}" for hole in space.holes) + (" smooth" if space.smooth else "")
    return start + fields(id=space.id, number=space.number, name=space.name, secret=space.secret, tone=space.tone)


def _door(door: Door, plan: Plan, drawn: dict[str, frozenset[Square]]) -> str:
    edge = edge_of(door, drawn)
    more = fields(facing=door.facing, note=door.note, secret=door.secret)
    if edge is not None:
        first = "first" if _first_side(edge, drawn) == door.sides[0] else "second"
        return (
            f"door {edge[0]} {edge[1]},{edge[2]}" + fields(id=door.id, order="" if first == "first" else first) + more
        )
    return (
        f"opening {door.kind} {door.axis} {door.at[0]},{door.at[1]}"
        + fields(id=door.id, width=0 if door.width == UNIT else door.width)
        + f" sides={quoted(door.sides[0])},{quoted(door.sides[1])}" + more
    )  # fmt: skip


def _first_side(edge: Edge, drawn: dict[str, frozenset[Square]]) -> str:
    axis, x, y = edge
    before = (x, y - 1) if axis == "h" else (x - 1, y)
    return next((id for id, squares in drawn.items() if before in squares), "")


def _others(plan: Plan) -> Iterator[str]:
    for stair in plan.stairs:
        yield f"stair {stair.way} {stair.facing} {stair.at[0]},{stair.at[1]}" + fields(
            id=stair.id, to=stair.to, width=0 if stair.width == UNIT else stair.width,
            length=0 if stair.length == UNIT else stair.length, secret=stair.secret,
        )  # fmt: skip
    for one in plan.features:
        size = "" if one.size == (UNIT, UNIT) else f"{one.size[0]},{one.size[1]}"
        yield f"feature {quoted(one.kind)} {one.at[0]},{one.at[1]}" + fields(
            id=one.id, size=size, turn=one.turn, outline=points(one.outline), label=one.label, secret=one.secret
        )
    for mark in plan.marks:
        yield f"mark {mark.kind} {mark.facing} {mark.at[0]},{mark.at[1]}" + fields(
            id=mark.id, label=mark.label, secret=mark.secret
        )
    for label in plan.labels:
        yield f"label {quoted(label.text)} {label.at[0]},{label.at[1]}" + fields(
            id=label.id, size="" if label.size == 45 else str(label.size), secret=label.secret
        )


def fields(**values: "str | int | bool") -> str:
    """` name="value"` for what is set; a flag by its name alone."""
    text = ""
    for name, value in values.items():
        if value is True:
            text += f" {name}"
        elif value:
            text += f" {name}={value}" if isinstance(value, int) else f" {name}={quoted(value)}"
    return text
