"""A room's own throws beyond stocking, and its record."""

import msgspec

from printgen.rules.axx.layout.board import Board, Spot
from printgen.rules.axx.layout.trace import length
from printgen.rules.axx.level.depths import Depths
from printgen.rules.axx.level.found import Exit, LevelRoom, Stock
from printgen.rules.axx.level.places import mark_at, place_cache, place_snare
from printgen.rules.axx.level.stocking import stock_room
from printgen.rules.axx.level.threats import throw_leader, throw_want


def stock_one(at: Depths, number: int) -> Stock:
    """Stocking, then the leader and the want. The first room stays empty under entrance_safe=yes."""
    if number == 1 and at.house.entrance_safe == "yes":
        return Stock("empty")
    mark = at.mark()
    stock = stock_room(at.cup(f"room/{number}/stock"), at)
    if stock.group is None:
        return stock
    foe = at.foes[stock.group.foe]
    leader = throw_leader(at.cup(f"room/{number}/leader"), at, stock.group, foe)
    want = throw_want(at.cup(f"room/{number}/want"), at, foe, stock.group.number)
    group = msgspec.structs.replace(stock.group, leader=leader, want=want)
    return msgspec.structs.replace(stock, group=group, throws=at.since(mark))


def settle_room(at: Depths, board: Board, room: int, number: int, stock: Stock, exits: tuple[Exit, ...]) -> Stock:
    """Where a hoard is hidden and where a trap is set."""
    mark = at.mark()
    if stock.hidden:
        cache, edge = place_cache(at.cup(f"room/{number}/cache"), board, room)
        stock = msgspec.structs.replace(stock, cache=cache, spot=mark_at(edge, cave=board.spots[room].form.aloof))
    elif stock.snare is not None and not stock.snare.gas:
        stock = msgspec.structs.replace(
            stock, snare=place_snare(at.cup(f"room/{number}/place"), at, stock.snare, exits)
        )
    return msgspec.structs.replace(stock, throws=(*stock.throws, *at.since(mark)))


def describe(
    spot: Spot, number: int, name: str, exits: tuple[Exit, ...], stock: Stock, stairs: tuple[str, ...]
) -> LevelRoom:
    """`sections`: 10-ft lengths of wall without a door, a turn each to search."""
    sections = max(1, round(length(spot.form.outline)) - len(exits))
    return LevelRoom(
        number, f"r{number}", name, spot.form.kind, (spot.form.width * 10, spot.form.height * 10), sections, exits,
        stock, stairs=stairs,
    )  # fmt: skip
