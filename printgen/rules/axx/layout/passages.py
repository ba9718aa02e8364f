"""The corridor squares of a board in connected pieces: each becomes one space of the plan."""

from printgen.rules.axx.layout.board import WAY, Board
from printgen.rules.axx.layout.forms import STEP
from printgen.rules.axx.layout.trace import Square


def passages(board: Board) -> list[list[Square]]:
    """Pieces in reading order, each sorted."""
    left = {at for at, owner in board.owner.items() if owner == WAY}
    pieces = []
    for start in sorted(left, key=lambda at: (at[1], at[0])):
        if start not in left:
            continue
        left.discard(start)
        piece, stack = [start], [start]
        while stack:
            x, y = stack.pop()
            for dx, dy in STEP:
                then = (x + dx, y + dy)
                if then in left:
                    left.discard(then)
                    piece.append(then)
                    stack.append(then)
        pieces.append(sorted(piece))
    return pieces
