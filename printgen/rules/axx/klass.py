"""Kindred, class and alignment: thrown, or given. What is given throws nothing."""

from collections.abc import Sequence

from printgen.chance.cup import Bag
from printgen.errors import Usage
from printgen.rules.axx.abilities import Scores
from printgen.rules.axx.book import Book
from printgen.tables.consult import consult
from printgen.tables.kinds.axx import Klass


def choose_kindred(bag: Bag, stream: str, book: Book, given: str) -> str:
    if given:
        return given
    return consult(bag.cup(f"{stream}/kindred"), book.roll("kindred"), "kindred").row.ref.partition("#")[2]


def suits(scores: Scores, klass: Klass) -> int:
    """How well the scores suit a class: the first twice, the second once."""
    first, second = klass.suits
    return 2 * scores.of(first) + scores.of(second)


def choose_class(bag: Bag, stream: str, book: Book, scores: Scores, given: str, alignment: str, plain: bool) -> str:
    """The class the scores suit best, one die among the tied; or a `plain` d6, thrown again if `alignment` forbids it."""
    if given:
        return given
    open_ = [key for key, klass in book.classes.items() if not alignment or alignment in alignments(book, klass)]
    cup = bag.cup(f"{stream}/class")
    if plain:
        while True:
            key = consult(cup, book.roll("class"), "class").row.ref.partition("#")[2]
            if key in open_:
                return key
    best = max(suits(scores, book.classes[key]) for key in open_)
    tied = [key for key in open_ if suits(scores, book.classes[key]) == best]
    return cup.choose(tied, f"class: {' or '.join(book.classes[key].name for key in tied)}")


def alignments(book: Book, klass: Klass) -> Sequence[str]:
    """The alignments a class may have."""
    return [row.name for row in book.tables.table(klass.alignments).rows]


def choose_alignment(bag: Bag, stream: str, book: Book, klass: Klass, given: str) -> str:
    if given:
        if given not in alignments(book, klass):
            raise Usage(f"--alignment {given.lower()}: a {klass.name} is of {' or '.join(alignments(book, klass))}")
        return given
    return consult(bag.cup(f"{stream}/alignment"), book.tables.table(klass.alignments), "alignment").row.name


def choose_wild(bag: Bag, stream: str, book: Book) -> str:
    return consult(bag.cup(f"{stream}/wild"), book.roll("wilds"), "chosen wild").row.name
