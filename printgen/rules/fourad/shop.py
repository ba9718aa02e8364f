"""Shopping before the first delve, from the pooled gold: lantern, rope, bandages, armor, sling. Then even shares of what is left."""

from collections.abc import Sequence

import msgspec

from printgen.rules.fourad.house import House
from printgen.rules.fourad.party import MOST_WEAPONS, Party, Sheet
from printgen.rules.fourad.rulebook import Rulebook
from printgen.rules.fourad.things import fresh


def outfit(party: Party, book: Rulebook, house: House) -> Party:
    """The party after shopping."""
    heroes = list(party.heroes)
    purse = sum(hero.gold for hero in heroes)
    bearer = lantern_bearer(heroes, book, house)
    if bearer is not None:
        heroes, purse = _buy(heroes, book, bearer, "lantern", purse)
    if not any(owns(hero, "rope") for hero in heroes):
        heroes, purse = _buy(heroes, book, 0, "rope", purse)
    for at in range(len(heroes)):
        heroes, purse = _buy(heroes, book, at, "bandage", purse)
    for at, hero in enumerate(heroes):
        own = book.classes[hero.cls]
        if hero.armor is None and "light-armor" in own.armor:
            heroes, purse = _buy(heroes, book, at, "light-armor", purse)
    for at, hero in enumerate(heroes):
        own = book.classes[hero.cls]
        shoots = any(book.gear[one.gear].weight in ("bow", "sling") for one in hero.weapons)
        if at >= 2 and "sling" in own.weapons and not shoots and len(hero.weapons) < MOST_WEAPONS:
            heroes, purse = _buy(heroes, book, at, "sling", purse)
    part, odd = divmod(purse, len(heroes))
    heroes = [msgspec.structs.replace(hero, gold=part + (1 if at < odd else 0)) for at, hero in enumerate(heroes)]
    return msgspec.structs.replace(party, heroes=tuple(heroes))


def lantern_bearer(heroes: Sequence[Sheet], book: Rulebook, house: House) -> int | None:
    """For whom a lantern is bought: who has a hand free; where the dark costs something, anybody. None: for nobody."""
    if not heroes or any(owns(hero, "lantern") for hero in heroes):
        return None
    free = (at for at, hero in enumerate(heroes) if hero.shield is None and one_handed(hero, book))
    return next(free, 0 if house.no_light == "minus2" else None)


def one_handed(hero: Sheet, book: Rulebook) -> bool:
    """A melee weapon for one hand, or none for two."""
    weights = {book.gear[one.gear].weight for one in hero.weapons}
    return bool(weights & {"light", "hand"}) or not weights & {"two-handed", "bow"}


def owns(hero: Sheet, gear: str) -> bool:
    return any(one.gear == gear for one in (*hero.pack, *hero.weapons, hero.armor, hero.shield) if one is not None)


def _buy(heroes: list[Sheet], book: Rulebook, at: int, id: str, purse: int) -> tuple[list[Sheet], int]:
    gear = book.gear[id]
    if purse < gear.price:
        return heroes, purse
    heroes[at] = bought(heroes[at], book, id)
    return heroes, purse - gear.price


def bought(hero: Sheet, book: Rulebook, id: str) -> Sheet:
    """The hero with one more thing, worn or carried."""
    gear, thing = book.gear[id], fresh(book, id)
    if gear.sort == "weapon":
        return msgspec.structs.replace(hero, weapons=(*hero.weapons, thing))
    if gear.sort == "armor":
        return msgspec.structs.replace(hero, armor=thing)
    if gear.sort == "shield" and hero.shield is None:
        return msgspec.structs.replace(hero, shield=thing)
    return msgspec.structs.replace(hero, pack=(*hero.pack, thing))
