"""What `printgen characters` rolls: so many characters, then so many hirelings. Names last: no two alike."""

import msgspec

from printgen.chance.cup import Bag
from printgen.errors import Limit, Usage, suggest
from printgen.rules.axx import klass
from printgen.rules.axx.advance import TOP
from printgen.rules.axx.book import Book, open_book
from printgen.rules.axx.character import Character, Wanted, create
from printgen.rules.axx.hirelings import Hireling, hire
from printgen.rules.axx.house import House
from printgen.rules.axx.names import make_name
from printgen.tables.load import Tables

MOST = 500
MOST_HIRELINGS = 60


class Options(msgspec.Struct, frozen=True, rename={"klass": "class"}, forbid_unknown_fields=True):
    """What `printgen characters` is asked. `names` are used in order; the rest are made up."""

    count: int = 4
    level: int = 1
    klass: str = ""
    kindred: str = ""
    alignment: str = ""
    gear: str = "kit"
    arrange: bool = False
    names: tuple[str, ...] = ()
    hirelings: int = 0


class Party(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a run."""

    characters: tuple[Character, ...]
    hirelings: tuple[Hireling, ...] = ()


def check_options(options: Options, book: Book) -> None:
    """Usage or Limit naming the option and what would do."""
    if not 1 <= options.count <= MOST:
        raise Limit(f"--count {options.count}: give 1 to {MOST}")
    if not 0 <= options.hirelings <= MOST_HIRELINGS:
        raise Limit(f"--hirelings {options.hirelings}: give 0 to {MOST_HIRELINGS}")
    if not 1 <= options.level <= TOP:
        raise Limit(f"--level {options.level}: give 1 to {TOP}")
    for option, given, known in (
        ("--class", options.klass, list(book.classes)),
        ("--kindred", options.kindred, list(book.kindreds)),
        ("--alignment", options.alignment, [row.name for row in book.roll("alignments").rows]),
        ("--gear", options.gear, ["kit", "shop"]),
    ):
        if given and given not in known:
            raise Usage(f"{option} {given}: unknown{suggest(given, known)}")
    if options.klass and options.alignment:
        allowed = klass.alignments(book, book.classes[options.klass])
        if options.alignment not in allowed:
            name = book.classes[options.klass].name
            raise Usage(f"--alignment {options.alignment.lower()}: a {name} is of {' or '.join(allowed)}")


def roll_party(bag: Bag, tables: Tables, options: Options, house: House) -> Party:
    book = open_book(tables)
    check_options(options, book)
    wanted = Wanted(
        options.level, options.klass, options.kindred, options.alignment, options.gear, options.arrange
    )  # fmt: skip
    taken = set(options.names[: options.count])
    characters = []
    for number in range(1, options.count + 1):
        given = options.names[number - 1] if number <= len(options.names) else ""
        made = create(bag, number, wanted, given, book, house)
        name = given or make_name(bag.ink(f"ink/axx/character/{number}/name"), made.kindred, taken, book)
        taken.add(name)
        characters.append(msgspec.structs.replace(made, name=name))
    hired = []
    for number in range(1, options.hirelings + 1):
        one = hire(bag, number, "", book)
        name = make_name(bag.ink(f"ink/axx/hireling/{number}/name"), one.kindred, taken, book)
        taken.add(name)
        hired.append(msgspec.structs.replace(one, name=name))
    return Party(tuple(characters), tuple(hired))
