"""Door kinds: d12 for each door that is not secret, in reading order; mouths of caves are open and throw nothing."""

from printgen.model.plan import DoorKind
from printgen.rules.axx.layout.board import Board, Link
from printgen.rules.axx.layout.secrets import is_mouth, reading_order
from printgen.rules.axx.level.depths import Depths
from printgen.tables.consult import consult

KINDS: dict[str, DoorKind] = {"stuck": "stuck", "locked": "locked"}


def throw_doors(at: Depths, board: Board, secret: list[Link]) -> dict[Link, DoorKind]:
    cup, table = at.cup("doors"), at.tables.table("axx/doors")
    kinds: dict[Link, DoorKind] = {}
    for link in reading_order(board.links):
        if is_mouth(board, link):
            kinds[link] = "open"
        elif link in secret:
            kinds[link] = "secret"
        else:
            kinds[link] = KINDS.get(consult(cup, table, "door").row.name, "door")
    return kinds
