"""What a hero can cast, and how well: prepared slots, wands and staffs, scrolls and leaves."""

from typing import NamedTuple

from printgen.rules.fourad.heroes import Hero
from printgen.rules.fourad.things import Thing


class Way(NamedTuple):
    """A way to cast: which spell, by what (slot, wand, scroll), at which level."""

    spell: str
    by: str
    level: int
    thing: Thing | None = None


def bare_enough(hero: Hero) -> bool:
    """An elf casts in light or no armor, without a shield."""
    return not hero.own.casts_bare or (hero.shield is None and hero.wears() != "heavy-armor")


def arcane(hero: Hero) -> bool:
    """Has he anything at all to cast from? Only scrolls, wands and staffs have charges."""
    if hero.left:
        return True
    for thing in hero.pack:  # noqa: SIM110 - a plain loop is quicker, and this is asked every turn
        if thing.charges:
            return True
    return False


def ways(hero: Hero) -> list[Way]:
    """Everything this hero could cast now; slots first."""
    found: list[Way] = []
    own = hero.own
    if hero.left and bare_enough(hero):
        found += [Way(spell, "slot", hero.level) for spell in hero.left]
    if hero.pack and not own.no_magic:
        for thing in hero.pack:
            if not thing.charges:
                continue
            gear = hero.gear[thing.gear]
            if gear.sort == "charged":
                if not gear.classes or own.name in gear.classes:
                    found.append(Way(gear.spell, gear.name, hero.level, thing))
            elif gear.sort == "scroll" and thing.spell:
                found.append(Way(thing.spell, "scroll", hero.level if own.slots else 1, thing))
            elif thing.gear == "six-leaf-book":
                level = hero.level if own.slots else 1
                found += [Way(spell, "book", level, thing) for spell in thing.spell.split() or LEAVES]
    return found


LEAVES = ("blessing", "fireball", "lightning", "sleep", "escape", "protect")


def spend(hero: Hero, way: Way) -> None:
    """The slot, charge, scroll or leaf is gone."""
    if way.thing is None:
        hero.left.remove(way.spell)
        return
    hero.pack.remove(way.thing)
    if way.by == "book":
        leaves = [one for one in (way.thing.spell.split() or LEAVES) if one != way.spell]
        hero.pack += [Thing("leaf", charges=1, spell=one) for one in leaves]
    elif way.thing.charges > 1:
        hero.pack.append(Thing(way.thing.gear, charges=way.thing.charges - 1))


def find_way(hero: Hero, spell: str) -> Way | None:
    return next((way for way in ways(hero) if way.spell == spell), None)
