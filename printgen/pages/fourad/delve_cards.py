"""Cards of a delve: one for each group that was met, in order; or the whole bestiary."""

from collections.abc import Mapping

from printgen.chance.journal import Roll
from printgen.pages.fourad.dungeon_cards import Manners
from printgen.pages.fourad.foe_card import bestiary, foe_card
from printgen.press.document import Card, Wish
from printgen.press.marks import runs_of
from printgen.rules.fourad import chronicle as told
from printgen.rules.fourad.delve import Delve
from printgen.rules.fourad.rulebook import Rulebook
from printgen.tables.load import Tables

PLACES = {"wandering": "wandering", "alarm": "alarm", "event": "ambush", "statue": "woken"}


def delve_cards(
    delve: Delve, book: Rulebook, tables: Tables, wish: Wish, seed: str, rolls: Mapping[int, Roll]
) -> list[Card]:
    """Every meeting but those with foes met before."""
    manners = Manners(tables, seed)
    if wish.cards == "none":
        return []
    if wish.cards == "all":
        return bestiary(book.foes, {id: manners.one(id) for id in book.foes}, seed)
    made = []
    for event in delve.chronicle:
        if not isinstance(event, told.Met) or event.how == "return" or event.foe not in book.foes:
            continue
        wandering = event.how in ("wandering", "alarm", "event")
        made.append(
            foe_card(
                book.foes[event.foe],
                max(1, event.number),
                place=f"{PLACES.get(event.how, 'tile')} {event.tile}",
                manner=manners.one(event.foe),
                final="**The final boss**: to the death, no reaction." if event.final else "",
                crown=event.final,
                rolls=runs_of(event.nos),
                seed=seed,
                wandering=wandering,
            )
        )
    return made
