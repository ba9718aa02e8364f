"""Rooms numbered by walk from the stair up, without secret doors; of two as far, the higher on the sheet, then the one
farther left."""

from printgen.rules.axx.layout.board import Board, Link
from printgen.rules.axx.layout.trace import Square
from printgen.rules.axx.layout.walk import room_distances


def number_rooms(board: Board, start: Square, secret: list[Link]) -> dict[int, int]:
    """Index laid → number printed. The last number is the room farthest by walk."""
    far = room_distances(board, start, secret)
    order = sorted(range(len(board.spots)), key=lambda one: (far[one], board.spots[one].y, board.spots[one].x))
    return {index: number for number, index in enumerate(order, 1)}
