"""Life regained: a cleric's hands, a potion, a bandage, a Blessing outside a fight.

Rolls: Healing d6 + level (+2 with the Mender's Symbol). Potions and bandages throw nothing.
"""

from collections.abc import Sequence

from printgen.chance.cup import Cup
from printgen.rules.fourad.chronicle import Healed
from printgen.rules.fourad.heroes import Hero
from printgen.rules.fourad.play import Play

SYMBOL = 2


def statues(play: Play) -> list[Hero]:
    """Heroes of stone within reach: in this tile, or borne."""
    here = f"tile {play.tile}"
    return [one for one in play.heroes if one.stone and one.alive and one.body in ("", here)]


def most_hurt(play: Play, heroes: Sequence[Hero]) -> Hero | None:
    """Who has least life left, then the first in order."""
    return min(heroes, key=lambda one: (one.life, one.place), default=None)


def lay_hands(play: Play, cup: Cup, cleric: Hero, target: Hero) -> None:
    """One of three Healings a delve."""
    cleric.healings -= 1
    adds = [("level", cleric.level)]
    if cleric.has("healing-symbol"):
        adds.append(("symbol", SYMBOL))
    roll = cup.d6("healing", tuple(adds))
    gained = target.heal(roll.total)
    if play.tell is not None:
        play.tell.append(Healed(target.name, cleric.name, gained, target.life, (roll.no,)))


def drink(play: Play, hero: Hero) -> bool:
    """His own potion: all lost life. Never a barbarian."""
    if hero.own.no_magic or hero.life >= hero.full:
        return False
    potion = hero.has("potion")
    if potion is None:
        return False
    hero.pack.remove(potion)
    gained = hero.heal(hero.full)
    if play.tell is not None:
        play.tell.append(Healed(hero.name, "a potion", gained, hero.life))
    return True


def bandage(play: Play, hero: Hero) -> bool:
    """1 life, once a delve for each hero, with a bandage of anyone's."""
    if hero.bandaged or hero.life >= hero.full:
        return False
    for bearer in [hero, *play.heroes]:
        thing = bearer.has("bandage")
        if thing is not None and (bearer.up or bearer is hero):
            bearer.pack.remove(thing)
            hero.bandaged = True
            gained = hero.heal(1)
            if play.tell is not None:
                play.tell.append(Healed(hero.name, "a bandage", gained, hero.life))
            return True
    return False
