"""Tending after a fight: stone first, then the bodies, then wounds.

A Blessing turns stone to flesh and lifts an altar's curse (a cleric's own only); Healing goes to whoever is at half life or less
(at the policy's mark if that is lower); bandages and potions after it. Rolls: each Healing.
"""

from printgen.rules.fourad.chronicle import Note
from printgen.rules.fourad.fight.cast import bless
from printgen.rules.fourad.hands import arm, light
from printgen.rules.fourad.heal import bandage, drink, lay_hands, statues
from printgen.rules.fourad.play import Play
from printgen.rules.fourad.share import coins, give
from printgen.rules.fourad.spells import find_way


def tend(play: Play) -> None:
    """Everything the party does for itself in a tile without foes."""
    hurt = False
    for hero in play.heroes:
        hurt = hurt or hero.life < hero.full or hero.stone or hero.cursed
    if not hurt:
        for hero in play.heroes:
            if hero.up:
                arm(hero)
        return
    unstone(play)
    strip(play)
    if play.torch is not None and not play.torch.up:
        light(play)
    for hero in play.heroes:
        if hero.up and hero.cursed:
            cleric = next((one for one in play.heroes if one.up and one.blessings), None)
            if cleric is not None:
                bless(play, cleric, hero, None)
                hero.busy = False
    mend(play)
    for hero in play.heroes:
        if hero.up:
            arm(hero)


def unstone(play: Play) -> None:
    for hero in statues(play):
        cleric = next((one for one in play.heroes if one.up and one.blessings), None)
        if cleric is not None:
            bless(play, cleric, hero, None)
        else:
            for reader in play.heroes:
                way = find_way(reader, "blessing") if reader.up else None
                if way is not None:
                    bless(play, reader, hero, way)
                    break
        hero.busy = False


def strip(play: Play) -> None:
    """Survivors take what a fallen hero carried; a body they cannot reach keeps it."""
    for hero in play.heroes:
        if hero.alive or hero.away or hero.body != f"tile {play.tile}" or hero in play.corpses or not play.any_up():
            continue
        play.corpses.append(hero)
        things = [*hero.weapons, *hero.pack]
        things += [one for one in (hero.armor, hero.shield, hero.spare) if one is not None]
        if play.tell is not None:
            play.tell.append(Note(f"{hero.name} lies still; the others take up what {hero.name} carried."))
        hero.weapons, hero.pack = [], []
        hero.weapon = hero.armor = hero.shield = hero.spare = hero.enchanted = hero.poisoned = None
        for thing in things:
            if worth_taking(play, thing.gear):
                give(play, thing)
        gold, hero.gold = hero.gold, 0
        coins(play, gold)


def worth_taking(play: Play, gear: str) -> bool:
    """Not every dagger is carried off."""
    found = play.book.gear[gear]
    return found.magic or found.sort not in ("weapon", "tool") or gear in ("rope", "bandage", "lantern", "holy-water")


def mend(play: Play) -> None:
    """Healing and bandages, the worst first."""
    half = 50
    while True:
        hurt = [one for one in play.heroes if one.up and one.life < one.full and 100 * one.life <= half * one.full]
        cleric = next((one for one in play.heroes if one.up and one.healings), None)
        target = min(hurt, key=lambda one: (one.life, one.place), default=None)
        if target is None:
            break
        if cleric is not None:
            lay_hands(play, play.cups()("tend"), cleric, target)
        elif not (bandage(play, target) or drink(play, target)):
            hurt.remove(target)
            if not any(bandage(play, one) or drink(play, one) for one in hurt):
                break
    for hero in play.heroes:
        if hero.up and hero.full - hero.life >= 1 and not hero.bandaged:
            bandage(play, hero)


def healing_left(play: Play) -> bool:
    """Hands, potions or bandages that could still help somebody who is up and hurt."""
    if not any(hero.up and hero.life < hero.full for hero in play.heroes):
        return False
    for hero in play.heroes:
        if hero.up and (hero.healings or (not hero.own.no_magic and hero.has("potion"))):
            return True
    return any(hero.up and not hero.bandaged for hero in play.heroes) and any(
        hero.up and hero.has("bandage") for hero in play.heroes
    )
