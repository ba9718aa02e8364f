"""The lists of an unplayed dungeon: its foes, the ready wanderers, what is sealed."""

from typing import Any

from printgen.pages.fourad.dungeon_key import group_throws
from printgen.pages.fourad.foe_words import heads, morale_words, price_words, reaction_words, single
from printgen.pages.fourad.loot_words import loot_words
from printgen.pages.fourad.phrase import capital, nice
from printgen.press.marks import runs_of
from printgen.rules.fourad.rulebook import Rulebook
from printgen.rules.fourad.unplayed import Dungeon, Group, Place
from printgen.tables.kinds.fourad_foes import Foe

Row = dict[str, Any]


def foe_rows(dungeon: Dungeon, book: Rulebook) -> list[Row]:
    """Everyone who waits in a tile, in the order of tiles."""
    rows = []
    for place in dungeon.places:
        if place.group is not None:
            rows.append(_foe(str(place.tile), place.group, place, book))
        if place.last is not None:
            rows.append(_foe(f"{place.tile} F", place.last, None, book))
    return rows


def _foe(no: str, group: Group, place: Place | None, book: Rulebook) -> Row:
    foe = book.foes[group.foe]
    ambush = place is not None and place.contents is not None and place.contents.ambush
    alone = single(foe)
    crown = place is None
    if ambush:
        reactions = "strike first, the rear first"
    elif crown:
        reactions = "if none was final before; to the death"
    else:
        reactions = reaction_words(foe, price_words(foe, group.price, group.number))
    return {
        "no": no,
        "name": capital(heads(foe, group.number)),
        "level": foe.level or "–",
        "attacks": foe.attacks + crown if alone and not foe.steals else "",
        "life": foe.life + crown if alone else 0,
        "future": 1 if alone and place is not None and place.final is not None and not ambush else 0,
        "number": 0 if alone else group.number,
        "morale": morale_words(foe, group.number),
        "reactions": reactions,
        "text": what_it_does(foe, group),
    }


def what_it_does(foe: Foe, group: Group) -> str:
    """Its tricks as they stand on its card: a power that was thrown is named."""
    power = f" It has **{foe.powers[group.power - 1].name}**." if foe.powers and group.power else ""
    return nice(foe.text) + power


def wanderer_rows(dungeon: Dungeon, book: Rulebook) -> list[Row]:
    """The twelve ready groups."""
    rows = []
    for number, group in enumerate(dungeon.wanderers, 1):
        foe = book.foes[group.foe]
        rows.append(
            {
                "no": number,
                "name": capital(heads(foe, group.number)),
                "level": foe.level,
                "number": 0 if single(foe) else group.number,
                "life": foe.life if single(foe) else 0,
                "attacks": foe.attacks,
                "morale": morale_words(foe, group.number),
                "single": single(foe),
                "text": what_it_does(foe, group),
                "rolls": runs_of(group_throws(group)),
            }
        )
    return rows


def sealed_rows(dungeon: Dungeon, book: Rulebook) -> list[Row]:
    """What is sealed, by tile: treasure, a statue's gold, what a final boss has besides, the last boss's hoard."""
    rows = []
    for place in dungeon.places:
        if place.gold:
            rows.append(
                {"no": str(place.tile), "what": f"In the statue: **{place.gold} gp**.", "rolls": str(place.gold_no)}
            )
        if place.loot is not None:
            rows.append(_sealed(place, book))
        if place.hoard is not None:
            words = f"The final boss’s hoard, its worth already tripled: **{loot_words(book, place.hoard)}**."
            rows.append({"no": f"{place.tile} F", "what": words, "rolls": runs_of(place.hoard.nos)})
    return rows


def _sealed(place: Place, book: Rulebook) -> Row:
    assert place.loot is not None
    words = f"**{capital(loot_words(book, place.loot))}.**"
    nos = list(place.loot.nos)
    if place.final is not None and (place.final.final or not place.final.settled):
        lead = "A final boss" if place.final.settled else "If it was the final boss"
        words += f" {lead}: coins, gems and jewelry count three times, 100 gp at least"
        if place.more is not None:
            words += f", and there is also {loot_words(book, place.more)}"
            nos += place.more.nos
        words += "."
    return {"no": str(place.tile), "what": words, "rolls": runs_of(nos)}
