"""A laid and numbered board as a Plan: spaces, doors, stairs, dead ends. What stands on the floors comes as features."""

from collections.abc import Mapping, Sequence

from printgen.model.plan import UNIT, Door, DoorKind, Feature, Label, Mark, Plan, Point, Space, Stair
from printgen.rules.axx.layout.board import WAY, Board, Link, beyond, canonical
from printgen.rules.axx.layout.forms import SIDES, STEP
from printgen.rules.axx.layout.job import Job
from printgen.rules.axx.layout.passages import passages
from printgen.rules.axx.layout.secrets import reading_order
from printgen.rules.axx.layout.stairs import against
from printgen.rules.axx.layout.trace import Square, trace


def door_ids(board: Board) -> dict[Link, str]:
    return {link: f"d{number}" for number, link in enumerate(reading_order(board.links), 1)}


def space_ids(board: Board, numbers: Mapping[int, int]) -> dict[Square, str]:
    """Which space every square of floor belongs to."""
    out = {at: f"r{numbers[owner]}" for at, owner in board.owner.items() if owner != WAY}
    for number, piece in enumerate(passages(board), 1):
        out |= dict.fromkeys(piece, f"p{number}")
    return out


def hidden_passages(board: Board, numbers: Mapping[int, int], secret: Sequence[Link]) -> set[str]:
    """Corridors every door of which is secret."""
    ids = space_ids(board, numbers)
    seen: dict[str, bool] = {}
    for link in board.links:
        for at in (link.edge[0], beyond(link.edge)):
            if board.owner[at] == WAY:
                seen[ids[at]] = seen.get(ids[at], True) and link in secret
    return {id for id, hidden in seen.items() if hidden}


def make_plan(
    job: Job,
    numbers: Mapping[int, int],
    kinds: Mapping[Link, DoorKind],
    names: Mapping[int, str],
    down: Square,
    features: Sequence[Feature],
    titles: tuple[str, str, str],
    stair_names: tuple[str, str],
    seed: str,
) -> Plan:
    """`titles`: the referee's, the players', the subtitle. `kinds` of every link, `names` by number printed."""
    board = job.board
    ids = space_ids(board, numbers)
    secret = [link for link, kind in kinds.items() if kind == "secret"]
    hidden = hidden_passages(board, numbers, secret)
    spaces = []
    for index, spot in sorted(enumerate(board.spots), key=lambda one: numbers[one[0]]):
        number = numbers[index]
        ring = tuple((x + spot.x * UNIT, y + spot.y * UNIT) for x, y in spot.form.outline)
        cave = spot.form.kind == "cave"
        spaces.append(
            Space(f"r{number}", "cave" if cave else "room", ring, (), number, names.get(number, ""), smooth=cave)
        )
    for number, piece in enumerate(passages(board), 1):
        ring, holes = trace(piece)
        spaces.append(Space(f"p{number}", "corridor", ring, holes, secret=f"p{number}" in hidden))
    doors = tuple(
        Door(id, kinds[link], middle(link), "h" if link.edge[1] in (0, 2) else "v", (ids[link.edge[0]], ids[beyond(link.edge)]))
        for link, id in door_ids(board).items()
    )  # fmt: skip
    stairs = (
        _stair(board, "up", job.start, stair_names[0]),
        _stair(board, "down", down, stair_names[1]),
    )
    marks = tuple(
        Mark(f"e{number}", "dead-end", _edge(end.at, end.side), SIDES[end.side], secret=ids[end.at] in hidden)  # type: ignore[arg-type]
        for number, end in enumerate(job.dead_ends)
    )
    labels = tuple(
        Label(f"e{number}-letter", letter(number), _before(end.at, end.side), 52, secret=True)
        for number, end in enumerate(job.dead_ends)
    )
    return Plan(
        titles[0], board.width, board.height, 10, titles[1], titles[2], tuple(spaces), doors, stairs, tuple(features),
        marks, labels, seed=seed,
    )  # fmt: skip


def letter(number: int) -> str:
    """a, b, c …"""
    return "abcdefghijklmnopqrstuvwxyz"[number % 26]


def middle(link: Link) -> Point:
    (x, y), side = canonical(link.edge)
    return (x * UNIT + UNIT // 2, y * UNIT) if side == 0 else (x * UNIT, y * UNIT + UNIT // 2)


def _before(at: Square, side: int) -> Point:
    """The middle of the square one comes from."""
    dx, dy = STEP[side]
    return (at[0] - dx) * UNIT + UNIT // 2, (at[1] - dy) * UNIT + UNIT // 2


def _edge(at: Square, side: int) -> Point:
    x, y = at
    return {
        0: (x * UNIT + 50, y * UNIT), 1: ((x + 1) * UNIT, y * UNIT + 50),
        2: (x * UNIT + 50, (y + 1) * UNIT), 3: (x * UNIT, y * UNIT + 50),
    }[side]  # fmt: skip


def _stair(board: Board, way: str, at: Square, to: str) -> Stair:
    spot = board.spots[board.owner[at]]
    side = against(spot, at)
    centre = (at[0] * UNIT + UNIT // 2, at[1] * UNIT + UNIT // 2)
    return Stair(f"stair-{way}", centre, SIDES[side], "up" if way == "up" else "down", to)  # type: ignore[arg-type]
