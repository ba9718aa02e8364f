"""Shopping by a policy: 3d6 × 10 GP, the class's own things free, then one pass down the class's list; of each line the
first that money, slots, class and kindred allow. Never over STR, never below 0 GP."""

from typing import NamedTuple

from printgen.chance.cup import Cup
from printgen.rules.axx.book import Book
from printgen.rules.axx.gear import Thing, add, may_have, slots_used, thing
from printgen.rules.axx.house import House
from printgen.tables.kinds.axx import Goods, Kindred, Klass

PURSE = "3d6x10"


class Bought(NamedTuple):
    """What was carried home and what is left."""

    things: tuple[Thing, ...]
    gp: int


def price(one: Thing, book: Book) -> int:
    item = book.item(one.item)
    if isinstance(item, Goods) and item.price is None:
        return 0
    return (item.price or 0) * one.count


def shop(key: str, klass: Klass, kindred: Kindred, gp: int, room: int, book: Book, house: House) -> Bought:
    """Spend `gp` within `room` slots."""
    things = tuple(Thing(item) for item in klass.free)
    for line in book.shops[key].wants:
        for piece in line:
            one = thing(piece, book, kindred)
            more = add(things, one)
            allowed = may_have(one, klass, kindred, book, house)
            if allowed and price(one, book) <= gp and slots_used(more, book) <= room:
                things, gp = more, gp - price(one, book)
                break
    return Bought(things, gp)


def money(cup: Cup) -> int:
    return cup.throw(PURSE, "gold").total
