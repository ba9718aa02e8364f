"""Cards of an unplayed dungeon: every group that waits, the last boss, the wanderers; or the whole bestiary."""

from printgen.chance.cup import Ink
from printgen.pages.fourad.dungeon_facts import final_line
from printgen.pages.fourad.dungeon_key import group_throws
from printgen.pages.fourad.foe_card import bestiary, foe_card
from printgen.press.document import Card, Wish
from printgen.press.marks import runs_of
from printgen.rules.fourad.rulebook import Rulebook
from printgen.rules.fourad.unplayed import Dungeon, Group, Place
from printgen.tables.kinds.fourad_words import Words
from printgen.tables.load import Tables


def dungeon_cards(dungeon: Dungeon, book: Rulebook, tables: Tables, wish: Wish, seed: str) -> list[Card]:
    """In the order of tiles, then the wanderers."""
    manners = Manners(tables, seed)
    if wish.cards == "none":
        return []
    if wish.cards == "all":
        return bestiary(book.foes, {id: manners.one(id) for id in book.foes}, seed)
    made = []
    for place in dungeon.places:
        if place.group is not None:
            made.append(_card(place, place.group, book, manners, seed))
        if place.last is not None:
            made.append(_last(place, place.last, book, manners, seed))
    for number, group in enumerate(dungeon.wanderers, 1):
        made.append(_card(None, group, book, manners, seed, f"wandering {number}"))
    return made


class Manners:
    """A sentence more for each foe, from ink; the same foe says the next one the next time."""

    def __init__(self, tables: Tables, seed: str) -> None:
        self._lines: dict[str, Words] = tables.entries("fourad/manners")
        self._seed, self._at = seed, dict[str, int]()

    def one(self, foe: str) -> str:
        if foe not in self._lines:
            return ""
        deck = Ink(self._seed, f"ink/fourad/manner/{foe}").shuffled(self._lines[foe].lines)
        self._at[foe] = self._at.get(foe, -1) + 1
        return deck[self._at[foe] % len(deck)]


def _card(place: Place | None, group: Group, book: Rulebook, manners: Manners, seed: str, where: str = "") -> Card:
    foe = book.foes[group.foe]
    ambush = place is None or (place.contents is not None and place.contents.ambush)
    test = place.final if place is not None else None
    return foe_card(
        foe,
        group.number,
        place=where or f"{'ambush' if ambush else 'tile'} {place.tile if place else ''}",
        manner=manners.one(group.foe),
        price=group.price,
        power=foe.powers[group.power - 1].name if foe.powers and group.power else "",
        final=final_line(test) if test is not None else "",
        future=test is not None and (test.final or not test.settled),
        rolls=runs_of(group_throws(group)),
        seed=seed,
        wandering=ambush,
    )


def _last(place: Place, group: Group, book: Rulebook, manners: Manners, seed: str) -> Card:
    return foe_card(
        book.foes[group.foe],
        1,
        place=f"the last tile, {place.tile}",
        manner=manners.one(group.foe),
        power=book.foes[group.foe].powers[group.power - 1].name if group.power else "",
        final="**The final boss**, if none was met before: to the death, no reaction.",
        crown=True,
        rolls=runs_of(group_throws(group)),
        seed=seed,
    )
