"""What a tile holds.

Rolls, in order, all from the tile's own cup `fourad/tile/N/contents`: 2d6 on Contents; then what its row asks: a foe
table with heads and variant, a feature (a puzzle box's level), an event (and the ambush it brings), a trap. A corridor's
rows 4, 8, 10 and 12 are empty. Treasure, powers, prices and the final test have cups of their own, so that whoever plays
the same seed finds the same, in whatever order it comes to be asked.
"""

from collections.abc import Container

import msgspec

from printgen.chance.cup import Cup
from printgen.chance.journal import Roll
from printgen.rules.fourad.foes import Meeting, meet
from printgen.rules.fourad.house import House
from printgen.rules.fourad.rulebook import Rulebook
from printgen.rules.fourad.wander import wanderers
from printgen.tables.consult import Finding, consult
from printgen.tables.effects import Call, Consult, Effect, Foes, Where

TABLE = "fourad/contents"
FOES = frozenset({"fourad/vermin", "fourad/minions", "fourad/weird", "fourad/bosses"})
LADY, HEALER, ALCHEMIST = "lady in white", "wandering healer", "wandering alchemist"
ONCE = frozenset({LADY, HEALER, ALCHEMIST})


class Reading(msgspec.Struct, frozen=True, gc=False):
    """A row that was read: its table, key, name, and the throw's number."""

    table: str
    row: str
    name: str
    no: int


class Contents(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A tile's contents before anybody touches them. `total` of 2d6; `blank`: a corridor where a room would hold
    something. `treasure` lies free, or `guarded` by `trap`. `tests` for the final boss. `again`: a lady met before."""

    total: int
    name: str
    nos: tuple[int, ...]
    blank: bool = False
    treasure: bool = False
    guarded: bool = False
    trap: Reading | None = None
    feature: Reading | None = None
    event: Reading | None = None
    meeting: Meeting | None = None
    ambush: bool = False
    tests: bool = False
    level: int = 0
    again: bool = False

    @property
    def empty(self) -> bool:
        """Rows 5 and 9, and blank corridors: the tiles that may be searched at once."""
        return self.total in (5, 9) or self.blank


def here(effects: tuple[Effect, ...], corridor: bool) -> tuple[Effect, ...]:
    """What a row does in this place."""
    out: list[Effect] = []
    for effect in effects:
        if isinstance(effect, Where):
            out += effect.corridor if corridor else effect.room
        else:
            out.append(effect)
    return tuple(out)


def contents(cup: Cup, book: Rulebook, house: House, *, corridor: bool, had: Container[str] = ()) -> Contents:
    """Throw a tile's contents. `had`: the once-a-delve events that came before (`ONCE`)."""
    found = consult(cup, book.table(TABLE), "contents")
    effects = here(found.row.effects, corridor)
    plain = Contents(found.roll.total, found.row.name, (found.roll.no,))
    if not effects:
        return msgspec.structs.replace(plain, blank=bool(found.row.effects))
    tables = [effect.table for effect in effects if isinstance(effect, Consult)]
    tests = any(isinstance(effect, Call) and effect.procedure == "final" for effect in effects)
    first = effects[0]
    if isinstance(first, Foes):
        met = Meeting(first.foe.partition("#")[2], 1, TABLE, found.row.key, plain.nos)
        return msgspec.structs.replace(plain, meeting=met, tests=tests)
    if tables[0] in FOES:
        met = meet(cup, book, book.table(tables[0]))
        while house.corridor_dragon == "reroll" and corridor and book.foes[met.foe].dragon:
            met = meet(cup, book, book.table(tables[0]))
        return msgspec.structs.replace(plain, meeting=met, tests=tests, nos=plain.nos + met.nos)
    match tables[0]:
        case "fourad/features":
            return _feature(cup, book, plain)
        case "fourad/events":
            return _event(cup, book, house, plain, had)
        case "fourad/traps":
            trap = reading(consult(cup, book.table("fourad/traps")))
            return msgspec.structs.replace(plain, trap=trap, guarded=True, treasure=True, nos=(*plain.nos, trap.no))
        case _:
            return msgspec.structs.replace(plain, treasure=True)


def reading(found: Finding) -> Reading:
    return Reading(found.roll.table, found.row.key, found.row.name, found.roll.no)


def _feature(cup: Cup, book: Rulebook, plain: Contents) -> Contents:
    feature = reading(consult(cup, book.table("fourad/features")))
    nos, level = (*plain.nos, feature.no), 0
    if feature.name == "puzzle box":
        roll = cup.d6("the puzzle box's level")
        nos, level = (*nos, roll.no), roll.total
    return msgspec.structs.replace(plain, feature=feature, level=level, nos=nos)


def _event(cup: Cup, book: Rulebook, house: House, plain: Contents, had: Container[str]) -> Contents:
    """The healer is thrown again when she was met before, the alchemist is a trap then, the lady nothing."""
    event = reading(consult(cup, book.table("fourad/events")))
    nos = (*plain.nos, event.no)
    while event.name == HEALER and HEALER in had:
        event = reading(consult(cup, book.table("fourad/events")))
        nos = (*nos, event.no)
    again = event.name == LADY and LADY in had
    plain = msgspec.structs.replace(plain, event=event, nos=nos, again=again)
    if event.name == "wanderers":
        met = wanderers(cup, book, house, "fourad/ambush")
        return msgspec.structs.replace(plain, meeting=met, ambush=True, nos=nos + met.nos)
    if event.name == "trap" or (event.name == ALCHEMIST and ALCHEMIST in had):
        trap = reading(consult(cup, book.table("fourad/traps")))
        return msgspec.structs.replace(plain, trap=trap, nos=(*nos, trap.no))
    return plain


def escalation(cup: Cup) -> Roll:
    """The die that decides on the final boss: with those met before, 6 or more. Cup `fourad/tile/N/final`."""
    return cup.d6("is it the final boss")


def is_final(die: int, before: int) -> bool:
    return die + before >= 6


def final_boss(cup: Cup, book: Rulebook) -> Meeting:
    """The boss of the last tile, when none was the final one before. Cup `fourad/tile/N/last`."""
    return meet(cup, book, book.table("fourad/bosses"))
