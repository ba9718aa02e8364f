"""Encounter cards: one for each group met or placed, or the whole bestiary."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from printgen.pages.fourad.foe_words import (
    HATED,
    KINDS,
    cells,
    guard,
    morale_words,
    price_words,
    single,
    strike,
    treasure_words,
    xp_words,
)  # fmt: skip
from printgen.pages.fourad.phrase import capital, nice
from printgen.press.document import Box, Card, Strip
from printgen.tables.kinds.fourad_foes import Foe

_ROOM = 215  # letters on a card before the sentence that is only for colour is left out
BACKS = {"vermin": "Vermin", "minion": "Minions", "boss": "Boss", "weird": "Weird", "statue": "Statue"}


def foe_card(
    foe: Foe,
    number: int,
    *,
    place: str,
    manner: str = "",
    price: int = 0,
    power: str = "",
    final: str = "",
    future: bool = False,
    crown: bool = False,
    rolls: str = "",
    seed: str = "",
    wandering: bool = False,
) -> Card:
    """A card. `power` is a thrown power's name, `final` a line about the final boss, `future` adds dotted boxes,
    `crown` makes it one: a life and an attack more, no reaction."""
    if crown:
        foe = replace(foe, life=foe.life + 1, attacks=foe.attacks + 1, reactions=("death",) * 6)
    alone = single(foe)
    text = [nice(foe.text)]
    if manner and len(foe.text) + len(final) + len(manner) < _ROOM:
        text[0] += f" {manner}"
    if power:
        text.append(f"This one has **{power}**.")
    if final:
        text.append(final)
    return Card(
        kind=KINDS[foe.kind],
        place=place,
        name=capital(foe.name if (alone or number == 1) and not foe.steals else foe.plural),
        badge=str(foe.level) if foe.level else "?",
        badge_label="level",
        stats=_stats(foe, number, wandering, future),
        boxes=_boxes(foe, number, future),
        text=text,
        rows=() if foe.steals else (("strike", strike(foe)), ("guard", guard(foe))),
        strip=_strip(foe, number, price, wandering),
        foot_left=f"rolls {rolls}" if rolls else "",
        foot_right=seed,
        back=BACKS[foe.kind],
    )


def _stats(foe: Foe, number: int, wandering: bool, future: bool) -> Sequence[tuple[str, str]]:
    treasure = "none" if wandering else treasure_words(foe)
    if foe.steals:
        return (("takes", foe.steals), ("treasure", "none"), ("xp", "none"))
    if single(foe):
        attacks = f"{foe.attacks} ({foe.attacks + 1})" if future else str(foe.attacks)
        return (("attacks", attacks), ("treasure", treasure), ("xp", xp_words(foe)))
    middle = ("hates", HATED[foe.hates]) if foe.hates else ("xp", xp_words(foe))
    return (("treasure", treasure), middle, ("morale", morale_words(foe, number)))


def _boxes(foe: Foe, number: int, future: bool) -> Sequence[Box]:
    if foe.steals:
        return ()
    if single(foe):
        return (Box("life", foe.life, dashed=1 if future else 0),)
    tests = foe.morale is not None and number > 2
    return (Box("number", number, half=number // 2 if tests else 0),)


def _strip(foe: Foe, number: int, price: int, wandering: bool) -> Strip | None:
    if foe.steals or wandering:
        return None
    return Strip(6, cells(foe, price_words(foe, price, number)))


def bestiary(foes: Mapping[str, Foe], manners: Mapping[str, str], seed: str = "") -> list[Card]:
    """A card for every foe there is; heads are filled in by hand."""
    made = []
    for id, foe in foes.items():
        made.append(
            foe_card(foe, 10 if not single(foe) else 1, place="bestiary", manner=manners.get(id, ""), seed=seed)
        )
    return made
