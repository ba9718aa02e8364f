"""What is carried: pieces made into things, slots, who may use what, and the class's kit."""

from collections.abc import Iterable, Sequence

import msgspec

from printgen.rules.axx.book import Book, Item
from printgen.rules.axx.house import House
from printgen.tables.kinds.axx import Armor, Goods, Kindred, Klass, Piece, Weapon

BASICS = ("torches", "rations")
SMALL_MISSILES = ("javelin", "darts", "sling")


class Thing(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A thing carried: its entry on the price list, what this one is called, its damage type, how many."""

    item: str
    name: str = ""
    type: str = ""
    count: int = 1


def thing(piece: Piece, book: Book, kindred: Kindred) -> Thing:
    """The piece as this kindred gets it: who may use no two-handed weapon gets the smaller one."""
    item = book.item(piece.item)
    if piece.small is not None and not kindred.two_handed and isinstance(item, Weapon) and item.hands == 2:
        return thing(piece.small, book, kindred)
    type_ = piece.type or (item.types[0] if isinstance(item, Weapon) and len(item.types) == 1 else "")
    return Thing(piece.item, piece.name, type_)


def add(things: Sequence[Thing], one: Thing) -> tuple[Thing, ...]:
    """With one more; alike things are counted."""
    for at, held in enumerate(things):
        if (held.item, held.name, held.type) == (one.item, one.name, one.type):
            more = msgspec.structs.replace(held, count=held.count + one.count)
            return (*things[:at], more, *things[at + 1 :])
    return (*things, one)


def slots_of(one: Thing, item: Item) -> int:
    """Bundles share a slot, rounded up."""
    bundle = item.bundle if isinstance(item, Goods) else 1
    return item.slots * -(-one.count // bundle)


def slots_used(things: Iterable[Thing], book: Book) -> int:
    return sum(slots_of(one, book.item(one.item)) for one in things)


def on_list(klass: Klass, item_key: str, type_: str, house: House) -> bool:
    """Whether a weapon is on the class's list."""
    if item_key in SMALL_MISSILES and klass.weapons and house.thief_missiles == "no":
        return False
    return (not klass.weapons or item_key in klass.weapons) and (not klass.types or type_ in klass.types)


def may_have(one: Thing, klass: Klass, kindred: Kindred, book: Book, house: House) -> bool:
    """Whether a thing is sold to this class and kindred at all."""
    item = book.item(one.item)
    match item:
        case Weapon():
            return on_list(klass, one.item, one.type, house) and (kindred.two_handed or item.hands == 1)
        case Armor(weight="shield"):
            return klass.shield
        case Armor():
            return item.weight in klass.armor
        case Goods():
            return item.price is not None or one.item in klass.free


def kit(key: str, kindred: Kindred, book: Book, house: House) -> tuple[Thing, ...]:
    """The class kit, and by house rule torches and rations with it."""
    things = tuple(thing(piece, book, kindred) for piece in book.kits[key].items)
    if house.kit_extras == "basics":
        things += tuple(Thing(item) for item in BASICS)
    return things


def called(one: Thing, book: Book) -> str:
    """What it is called on a sheet."""
    name = one.name or book.item(one.item).name
    return name if one.count == 1 else f"{one.count} {plural(name)}"


def plural(name: str) -> str:
    return name if name.endswith("s") else f"{name}s"
