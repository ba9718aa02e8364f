"""Hirelings: torchbearers and men-at-arms to hire. Order of throws: which (d6), kindred (d6)."""

import msgspec

from printgen.chance.cup import Bag
from printgen.rules.axx.book import Book
from printgen.tables.consult import consult


class Hireling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    name: str
    kind: str
    kindred: str


def hire(bag: Bag, number: int, name: str, book: Book) -> Hireling:
    stream = f"axx/hireling/{number}"
    kind = consult(bag.cup(f"{stream}/kind"), book.roll("hireling"), "hireling").row.ref.partition("#")[2]
    kindred = consult(bag.cup(f"{stream}/kindred"), book.roll("kindred"), "kindred").row.ref.partition("#")[2]
    return Hireling(number, name, kind, kindred)


def shares(characters: int, hirelings: int) -> str:
    """Into how many shares XP is divided: half a share each, so four heroes and two hirelings are five."""
    halves = 2 * characters + hirelings
    return f"{halves // 2}{'½' if halves % 2 else ''}"
