"""What a new caster knows: a Magic-User's book of two different spells; a Cleric prays for any."""

from printgen.chance.cup import Cup
from printgen.rules.axx.book import Book
from printgen.tables.kinds.axx import Klass


def first_spells(cup: Cup, klass: Klass, book: Book) -> tuple[str, ...]:
    """The book: one of the list, then one of the rest, in printed order (d6 thrown again past 5, then past 4)."""
    rest = list(book.spells.get(f"{klass.casts}-1", {})) if klass.book else []
    known = []
    for number in range(min(klass.book, len(rest))):
        known.append(rest.pop(cup.pick(len(rest), f"spell {number + 1} of the book")))
    return tuple(known)
