"""Names and first sentences, from ink streams: nothing here is a rule, and no die is written down.

A dungeon has a theme; its title comes from it, and what its tiles are called. A tile's name depends on its number and
on what it holds, so that a party finds the names that the printed dungeon of its seed has.
"""

from collections.abc import Sequence

from printgen.chance.cup import Bag
from printgen.rules.fourad.contents import Contents
from printgen.tables.kinds.fourad_foes import Foe
from printgen.tables.kinds.fourad_words import Theme, Words
from printgen.tables.load import Tables

FEATURES = {
    "fountain": "fountain",
    "blessed temple": "temple",
    "armory": "armory",
    "cursed altar": "altar",
    "statue": "statue",
    "puzzle box": "puzzle",
}
EVENTS = {
    "ghost": "ghost",
    "wanderers": "ambush",
    "lady in white": "lady",
    "trap": "trap",
    "wandering healer": "healer",
    "wandering alchemist": "alchemist",
}
KINDS = {"vermin": "vermin", "minion": "minions", "boss": "boss", "weird": "weird", "statue": "statue"}


def topic(held: Contents | None, foe: Foe | None = None, *, corridor: bool) -> str:
    """What a tile is named after (an entry of fourad/words)."""
    bare = "corridor" if corridor else "room"
    if held is None:
        return "entrance"
    if held.event is not None:
        if held.trap is not None:
            return "trap"
        return bare if held.again else EVENTS[held.event.name]
    if held.feature is not None:
        return FEATURES[held.feature.name]
    if foe is not None:
        if foe.dragon:
            return "dragon"
        return "undead" if foe.undead and foe.kind == "minion" else KINDS[foe.kind]
    if held.treasure:
        return "guarded" if held.guarded else "treasure"
    return bare


class Namer:
    """Names for one dungeon."""

    def __init__(self, bag: Bag, tables: Tables) -> None:
        themes: dict[str, Theme] = tables.entries("fourad/themes")
        self._book: dict[str, Words] = tables.entries("fourad/words")
        self._bag = bag
        ink = bag.ink("ink/fourad/theme")
        self.theme: Theme = ink.choose(tuple(themes.values()))
        self.title = (
            f"The {ink.choose(self.theme.first)} {ink.choose(self.theme.place)} of {ink.choose(self.theme.last)}"
        )
        self.sub = ink.choose(self.theme.sub)
        self._adjectives = ink.shuffled(self.theme.adjectives)
        self._of = ink.shuffled(self.theme.of)
        self._decks: dict[str, list[str]] = {}
        self._used: set[str] = set()

    def name(self, number: int, about: str) -> str:
        """The name of a tile; no two alike as long as there are names."""
        patterns = self._deck(f"name/{about}", self._book[about].names)
        for step in range(len(patterns)):
            name = self._filled(patterns[(number + step) % len(patterns)], number)
            if name not in self._used:
                break
        self._used.add(name)
        return name

    def words(self, number: int, about: str, *, corridor: bool) -> str:
        """What one sees first: a sentence of the place, and one about what is in it."""
        bare = "corridor" if corridor else "room"
        views = (*(self.theme.corridors if corridor else self.theme.rooms), *self._book[bare].lines)
        said = [] if about == "entrance" else [self._fresh(number, self._deck(bare, views))]
        if about != bare:
            said.append(self._fresh(number, self._deck(f"line/{about}", self._book[about].lines)))
        return " ".join(said)

    def _fresh(self, number: int, deck: Sequence[str]) -> str:
        for step in range(len(deck)):
            line = deck[(number + step) % len(deck)]
            if line not in self._used:
                break
        self._used.add(line)
        return line

    def _deck(self, name: str, cards: Sequence[str]) -> list[str]:
        kept = self._decks.get(name)
        if kept is None:
            kept = self._decks[name] = self._bag.ink(f"ink/fourad/{name}").shuffled(cards)
        return kept

    def _filled(self, pattern: str, number: int) -> str:
        adjective = self._adjectives[number % len(self._adjectives)]
        name = pattern.replace("{adj}", adjective).replace("{of}", self._of[number % len(self._of)])
        return name[0].upper() + name[1:]
