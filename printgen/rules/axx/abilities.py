"""Six scores on 3d6, in order. `arrange` sorts them to a class; a Human raises one after rolling."""

import msgspec

from printgen.chance.cup import Cup
from printgen.rules.axx.book import Book
from printgen.tables.kinds.axx import Klass

ABILITIES = ("STR", "DEX", "CON", "INT", "WIS", "CHA")
HELPED = ("CON", "STR", "DEX", "WIS", "INT", "CHA")  # after the class's own, in this order
STEPS = (4, 6, 9, 13, 16, 18)  # scores at which a modifier rises
MOST = 18


class Scores(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The six, in the order they are thrown."""

    STR: int
    DEX: int
    CON: int
    INT: int
    WIS: int
    CHA: int

    def of(self, ability: str) -> int:
        score: int = getattr(self, ability)
        return score

    def mod(self, ability: str, book: Book) -> int:
        return book.modifiers[self.of(ability)]

    def raised(self, ability: str) -> "Scores":
        return msgspec.structs.replace(self, **{ability: self.of(ability) + 1})


def roll_scores(cup: Cup) -> Scores:
    return Scores(*(cup.throw("3d6", ability).total for ability in ABILITIES))


def order_for(klass: Klass) -> tuple[str, ...]:
    """Which score matters most to a class: its two, then CON STR DEX WIS INT CHA."""
    return (*klass.suits, *(one for one in HELPED if one not in klass.suits))


def arrange(scores: Scores, klass: Klass) -> Scores:
    """The same six numbers, highest first where the class needs them."""
    ranked = sorted((scores.of(ability) for ability in ABILITIES), reverse=True)
    return Scores(**dict(zip(order_for(klass), ranked, strict=True)))


def helps(scores: Scores, klass: Klass, kit_slots: int) -> str:
    """Which score a Human raises: STR when the kit is too heavy; DEX to an AC edge; else the first whose modifier
    rises, the class's own first; else the class's own, else CON, else the first not yet at 18."""
    if kit_slots > scores.STR:
        return "STR"
    if scores.DEX + 1 in (16, 18):
        return "DEX"
    first = klass.suits[0]
    for ability in (first, *HELPED):
        if scores.of(ability) + 1 in STEPS:
            return ability
    open_ = [ability for ability in (first, *HELPED) if scores.of(ability) < MOST]
    return open_[0] if open_ else ""
