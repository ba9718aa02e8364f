"""Which doors are secret: of each door that no room needs, one in twelve (d12, a 1), in reading order.

A door is needed while shutting it, and every door already secret, would leave a room without a way in; so no secret
door is ever the only way.
"""

from printgen.chance.cup import Cup
from printgen.rules.axx.layout.board import WAY, Board, Link, beyond, canonical
from printgen.rules.axx.layout.passages import passages
from printgen.rules.axx.layout.trace import Square

SECRET = 1  # on a d12


def throw_secrets(cup: Cup, board: Board) -> list[Link]:
    """One d12 for each door that is not needed when its turn comes. Mouths of caves are open and never secret."""
    pieces = pieces_of(board)
    secret: list[Link] = []
    for link in reading_order(board.links):
        if is_mouth(board, link) or not spare(board, pieces, link, secret):
            continue
        if cup.throw("d12", "secret door").total == SECRET:
            secret.append(link)
    return secret


def reading_order(links: list[Link]) -> list[Link]:
    return sorted(
        links, key=lambda link: (canonical(link.edge)[0][1], canonical(link.edge)[0][0], canonical(link.edge)[1])
    )


def is_mouth(board: Board, link: Link) -> bool:
    return any(owner >= 0 and board.spots[owner].form.kind == "cave" for owner in (link.a, link.b))


def pieces_of(board: Board) -> dict[Square, int]:
    """Which piece of corridor each corridor square belongs to, counted on from the rooms."""
    return {at: len(board.spots) + i for i, piece in enumerate(passages(board)) for at in piece}


def nodes(board: Board, pieces: dict[Square, int], link: Link) -> tuple[int, int]:
    """The rooms or pieces of corridor a link joins."""
    a, b = link.edge[0], beyond(link.edge)
    return (
        pieces[a] if board.owner[a] == WAY else board.owner[a],
        pieces[b] if board.owner[b] == WAY else board.owner[b],
    )


def spare(board: Board, pieces: dict[Square, int], link: Link, secret: list[Link]) -> bool:
    """Whether every room can still be walked to from the first with this link and the secret ones shut."""
    ways: dict[int, list[int]] = {}
    for other in board.links:
        if other == link or other in secret:
            continue
        a, b = nodes(board, pieces, other)
        ways.setdefault(a, []).append(b)
        ways.setdefault(b, []).append(a)
    seen, stack = {0}, [0]
    while stack:
        for then in ways.get(stack.pop(), ()):
            if then not in seen:
                seen.add(then)
                stack.append(then)
    return all(number in seen for number in range(len(board.spots)))
