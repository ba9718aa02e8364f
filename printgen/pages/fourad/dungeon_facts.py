"""What the key says of a tile of an unplayed dungeon: the facts, in bold where they matter; what is sealed by number."""

from printgen.pages.fourad.foe_words import heads, price_words
from printgen.pages.fourad.phrase import capital, nice, small, some
from printgen.rules.fourad.contents import Contents
from printgen.rules.fourad.rulebook import Rulebook
from printgen.rules.fourad.unplayed import FinalTest, Group, Place
from printgen.tables.kinds.fourad_traps import Trap
from printgen.tables.load import Tables

MARKS = {
    "empty": "searched",
    "foes": "beaten",
    "feature": "used",
    "treasure": "taken",
    "event": "met",
    "trap": "sprung",
}


class Facts:
    """The facts of one dungeon's tiles."""

    def __init__(self, tables: Tables, book: Rulebook) -> None:
        self.tables, self.book = tables, book
        self.traps: dict[str, Trap] = tables.entries("fourad/snares")

    def of(self, place: Place) -> str:
        held = place.contents
        if held is None:
            return "The way in, and the way out. Nothing is thrown for it, and it is not searched."
        said = [self._held(place, held)]
        if place.final is not None:
            said.append(final_words(place.final))
        if place.last is not None:
            said.append(self.last(place))
        return " ".join(part for part in said if part)

    def _held(self, place: Place, held: Contents) -> str:
        if held.event is not None:
            return self._event(place, held)
        if held.feature is not None:
            return self._feature(place, held)
        if held.guarded:
            return f"**A treasure in a trap.** Reach for it and it springs: {small(self.trap(held))} Then what is sealed as {place.tile}."
        if held.treasure:
            return f"**Treasure**, and nobody near it: sealed as {place.tile}."
        if place.group is not None:
            return self._foes(place, place.group)
        return "**Empty.**" if held.total == 9 else "**Empty**: a corridor."

    def _foes(self, place: Place, group: Group) -> str:
        foe = self.book.foes[group.foe]
        words = f"**{capital(heads(foe, group.number))}.**"
        if foe.powers and group.power:
            words += f" The power die shows {group.power}: **{foe.powers[group.power - 1].name}**."
        if foe.price is not None:
            words += f" A bribe is {price_words(foe, group.price, group.number)}."
        return words + (f" Treasure sealed as {place.tile}." if foe.rolls else "")

    def _feature(self, place: Place, held: Contents) -> str:
        assert held.feature is not None
        text = nice(self.tables.table("fourad/features").row(int(held.feature.row)).text)
        name = capital(held.feature.name)
        if held.feature.name == "puzzle box":
            text = text.replace("A puzzle box of level d6. ", "").replace(
                "a treasure roll", f"what is sealed as {place.tile}"
            )
            return f"**{name}, level {held.level}.** {text}"
        if held.feature.name == "statue":
            text = text.replace("3d6 × 10 gp", f"the gold sealed as {place.tile}")
        return f"**{name}.** {text}"

    def _event(self, place: Place, held: Contents) -> str:
        assert held.event is not None
        name = capital(held.event.name)
        if held.again:
            return f"**{name}**, again: nobody is there. Nothing comes of it."
        if held.ambush and place.group is not None:
            foe = self.book.foes[place.group.foe]
            return (
                f"**Wandering monsters: {heads(foe, place.group.number)}.** They strike first, the rear first, without a "
                "reaction, and have no treasure."
            )
        if held.trap is not None:
            return f"**Trap: {held.trap.name}.** {self.trap(held)}"
        return f"**{name}.** {nice(self.tables.table('fourad/events').row(int(held.event.row)).text)}"

    def trap(self, held: Contents) -> str:
        """A trap in a sentence: whom it hits, how hard, what to throw."""
        assert held.trap is not None
        row = self.tables.table("fourad/traps").row(int(held.trap.row))
        snare = self.traps[row.ref.partition("#")[2]]
        return f"{nice(row.text).rstrip('.')}. {nice(snare.text)}"

    def last(self, place: Place) -> str:
        """The boss of the last tile."""
        assert place.last is not None
        foe = self.book.foes[place.last.foe]
        also = "as well" if place.group is None and place.contents is not None and place.contents.empty else "instead"
        return (
            f"**If no final boss was met before**, {heads(foe, 1)} waits here {also}: the final boss, life {foe.life + 1}, "
            f"{some(foe.attacks + 1, 'attack')}, to the death. Its hoard is sealed as {place.tile} F."
        )


def final_words(test: FinalTest) -> str:
    """Final or not, as the die left it."""
    if test.settled:
        return (
            "**It is the final boss**: one more life and attack, to the death." if test.final else "Not the final boss."
        )
    if test.need == 0:
        return "**It is the final boss**, unless there was one: one more life and attack, to the death."
    met = "a boss or weird monster was" if test.need == 1 else f"{test.need} or more bosses and weird monsters were"
    return f"**Final if {met} met before** it: then one more life and attack, to the death."


def final_line(test: FinalTest) -> str:
    """The same in a few words, for a card."""
    if test.settled:
        return "**The final boss.**" if test.final else ""
    if test.need == 0:
        return "**The final boss**, unless there was one."
    return f"**Final** if {test.need} or more were met before."


def mark_of(place: Place) -> str:
    """What the box beside an entry's name is for."""
    held = place.contents
    if held is None:
        return ""
    if held.event is not None:
        return MARKS["trap" if held.trap else "event"]
    if held.feature is not None:
        return MARKS["feature"]
    if held.treasure:
        return MARKS["treasure"]
    return MARKS["foes" if place.group is not None else "empty"]
