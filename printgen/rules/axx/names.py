"""Names: one d12 of beginnings, one of ends, of the kindred. Pretty, not a rule: from ink, never asked of a person."""

import unicodedata

from printgen.chance.cup import Ink
from printgen.errors import BadFile
from printgen.rules.axx.book import Book

VOWELS = "aeiou"
TRIES = 40
LONGEST = 60


def join(first: str, last: str) -> str:
    """The same letter at the seam once; of two vowels at the seam the first goes."""
    if first[-1].lower() == last[0]:
        return first + last[1:]
    if first[-1].lower() in VOWELS and last[0] in VOWELS:
        return first[:-1] + last
    return first + last


def make_name(ink: Ink, kindred: str, taken: set[str], book: Book) -> str:
    """A name nobody in the party has. When the kindred has no more, the second of that name."""
    entries = book.tables.listing(f"axx/names/{kindred}").entries
    first, last = entries["first"].parts, entries["last"].parts
    for _ in range(TRIES):
        name = join(ink.choose(first), ink.choose(last))
        if name not in taken:
            return name
    left = [name for a in first for b in last if (name := join(a, b)) not in taken]
    if left:
        return ink.choose(left)
    name, count = join(ink.choose(first), ink.choose(last)), 2
    while f"{name} the {ordinal(count)}" in taken:
        count += 1
    return f"{name} the {ordinal(count)}"


def ordinal(count: int) -> str:
    words = ("Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth")
    return words[count - 2] if count - 2 < len(words) else f"{count}th"


def clean_name(text: str, place: str) -> str:
    """A given name as it is printed: NFC, stripped, at most 60 characters, no control characters; else BadFile."""
    name = unicodedata.normalize("NFC", text).strip()
    if any(unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") for letter in name):
        raise BadFile(f"{place}: a name holds a control character; take it out")
    if len(name) > LONGEST:
        raise BadFile(f"{place}: a name of {len(name)} characters; give at most {LONGEST}")
    return " ".join(name.split())
