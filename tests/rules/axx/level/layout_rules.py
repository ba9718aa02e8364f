"""What must hold of every layout, as one list of what does not."""

from printgen.model.plan import Plan
from printgen.rules.axx.layout.board import WAY, Board, beyond, canonical
from printgen.rules.axx.layout.job import Job
from printgen.rules.axx.layout.lay import FLOOR
from printgen.rules.axx.layout.passages import passages
from printgen.rules.axx.layout.trace import area
from printgen.rules.axx.layout.walk import distances
from printgen.rules.axx.level.found import Level


def board_faults(job: Job, count: int) -> list[str]:
    board = job.board
    faults = []
    if len(board.spots) != count:
        faults.append(f"{len(board.spots)} rooms, not {count}")
    whole = sum(len(spot.squares) for spot in board.spots) + board.ways.bit_count()
    if whole != len(board.owner) or whole != board.taken.bit_count():
        faults.append("two spaces share a square")
    if any(not board.inside(at) for at in board.owner):
        faults.append("floor outside the sheet")
    if board.floor() < FLOOR * board.width * board.height:
        faults.append("less than three tenths of the sheet is floor")
    if set(distances(board, job.start)) != set(board.owner):
        faults.append("somewhere cannot be walked to")
    pieces = passages(board)
    if count >= 4 and len(board.links) < len(board.spots) + len(pieces):
        faults.append("no ring to walk")
    return faults + _doors(board) + _corridors(board, job)


def _doors(board: Board) -> list[str]:
    faults = []
    edges = [canonical(link.edge) for link in board.links]
    if len(set(edges)) < len(edges):
        faults.append("two doors in one wall edge")
    for link in board.links:
        for at, side in (link.edge, (beyond(link.edge), (link.edge[1] + 2) % 4)):
            owner = board.owner.get(at)
            if owner is None:
                faults.append(f"a door at {at} gives on rock")
            elif owner != WAY:
                spot = board.spots[owner]
                if ((at[0] - spot.x, at[1] - spot.y), side) not in spot.form.doors:
                    faults.append(f"a door at the corner of a room, {at}")
                ax, ay = (1, 0) if side in (0, 2) else (0, 1)
                for step in (-1, 1):
                    beside = (at[0] + ax * step, at[1] + ay * step)
                    if board.owner.get(beside) != owner or board.owner.get(beyond((beside, side))) == owner:
                        faults.append(f"a wall that ends beside a door, {at}")
        if board.owner.get(link.edge[0]) == board.owner.get(beyond(link.edge)):
            faults.append("a door within one space")
    return faults


def _corridors(board: Board, job: Job) -> list[str]:
    faults = []
    ways = {at for at, owner in board.owner.items() if owner == WAY}
    for x, y in ways:
        if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= ways:
            faults.append(f"a corridor two wide at {x, y}")
    ends = {end.at for end in job.dead_ends}
    doors = {at for link in board.links for at in (link.edge[0], beyond(link.edge))}
    for at in ways:
        beside = sum(beyond((at, side)) in ways for side in range(4))
        if beside < 2 and at not in doors and at not in ends:
            faults.append(f"a dead end without a reason at {at}")
        if beside == 0 and sum(at in (link.edge[0], beyond(link.edge)) for link in board.links) < 2:
            faults.append(f"a door to nowhere at {at}")
    return faults


def level_faults(level: Level) -> list[str]:
    """Of a numbered, stocked level: doors, stairs, numbers, secrets, rings."""
    plan, count = level.plan, len(level.rooms)
    faults = []
    if [room.number for room in level.rooms] != list(range(1, count + 1)):
        faults.append("numbers do not run from 1")
    if sorted(space.number for space in plan.spaces if space.number) != list(range(1, count + 1)):
        faults.append("the map's numbers are not the key's")
    open_ways = reached(plan, secret=False)
    if any(f"r{number}" not in open_ways for number in range(1, count + 1)):
        faults.append("a room behind secret doors alone")
    if reached(plan, secret=True) != {space.id for space in plan.spaces}:
        faults.append("a space nothing leads to")
    for space in plan.spaces:
        if area(space.outline) <= 0:
            faults.append(f"{space.id}'s outline does not run clockwise")
    homes = {stair.id: home(plan, stair.at) for stair in plan.stairs}
    if homes != {"stair-up": "r1", "stair-down": f"r{count}"}:
        faults.append(f"stairs in {homes}")
    if len({stair.at for stair in plan.stairs}) < 2:
        faults.append("two stairs on one square")
    return faults


def reached(plan: Plan, *, secret: bool) -> set[str]:
    seen, stack = {"r1"}, ["r1"]
    while stack:
        here = stack.pop()
        for door in plan.doors:
            if here in door.sides and (secret or door.kind != "secret"):
                there = door.sides[0] if door.sides[1] == here else door.sides[1]
                if there not in seen:
                    seen.add(there)
                    stack.append(there)
    return seen


def home(plan: Plan, at: tuple[int, int]) -> str:
    """The space a point lies in."""
    x, y = at
    for space in plan.spaces:
        ring, odd = space.outline, False
        for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                odd = not odd
        if odd:
            return space.id
    return ""
