"""How far it is to walk: squares from a square, through links but not through walls."""

from collections import deque
from collections.abc import Iterable

from printgen.rules.axx.layout.board import Board, Link, beyond
from printgen.rules.axx.layout.forms import STEP
from printgen.rules.axx.layout.trace import Square


def distances(board: Board, start: Square, shut: Iterable[Link] = ()) -> dict[Square, int]:
    """Steps to every square that can be walked to without the links in `shut`."""
    closed = set(shut)
    through: dict[Square, list[Square]] = {}
    for link in board.links:
        if link not in closed:
            a, b = link.edge[0], beyond(link.edge)
            through.setdefault(a, []).append(b)
            through.setdefault(b, []).append(a)
    owner = board.owner
    found = {start: 0}
    queue = deque([start])
    while queue:
        at = queue.popleft()
        x, y = at
        mine, steps = owner[at], found[at] + 1
        for dx, dy in STEP:
            then = (x + dx, y + dy)
            if then not in found and owner.get(then) == mine:
                found[then] = steps
                queue.append(then)
        for then in through.get(at, ()):
            if then not in found:
                found[then] = steps
                queue.append(then)
    return found


def room_distances(board: Board, start: Square, shut: Iterable[Link] = ()) -> dict[int, int]:
    """Steps until one first stands in each room."""
    found: dict[int, int] = {}
    for at, steps in distances(board, start, shut).items():
        owner = board.owner[at]
        if owner >= 0 and steps < found.get(owner, 1 << 30):
            found[owner] = steps
    return found
