"""Loot among the heroes: coins evenly, a dwarf at least one; things to the first who may use them, in marching order.

No hero carries more than 200 gp in coins, gems and jewelry (one dearer piece fills him), 3 weapons, 2 shields. What nobody can
carry stays behind.
"""

from printgen.rules.fourad.chronicle import LeftBehind, Note, Took
from printgen.rules.fourad.heroes import Hero
from printgen.rules.fourad.party import LOAD, MOST_WEAPONS
from printgen.rules.fourad.play import Play
from printgen.rules.fourad.things import Thing, article, named
from printgen.rules.fourad.treasure import Loot
from printgen.tables.kinds.fourad_heroes import Gear


def share(play: Play, loot: Loot) -> int:
    """Divide it; returns the coins left behind."""
    for thing in loot.things:
        give(play, thing)
    left = coins(play, loot.gold)
    if left and play.tell is not None:
        play.tell.append(LeftBehind(f"{left} gp"))
    return left


def coins(play: Play, gold: int) -> int:
    """Even shares as far as each can carry, the first in order taking odd ones; returns what is left."""
    heroes = [hero for hero in play.heroes if hero.up]
    for hero in heroes:
        if hero.own.nose and gold and space(play, hero):
            hero.gold += 1
            gold -= 1
    while gold:
        able = [hero for hero in heroes if space(play, hero) > 0]
        if not able:
            break
        part = max(1, gold // len(able))
        for hero in able:
            taken = min(part, space(play, hero), gold)
            hero.gold += taken
            gold -= taken
    return gold


def space(play: Play, hero: Hero) -> int:
    """What he can still carry in gold pieces (by house, coins alone count)."""
    return hero.room if play.house.load == "worth" else max(0, LOAD - hero.gold)


def give(play: Play, thing: Thing) -> Hero | None:
    """To the first legal user with room for it; a wand or staff nobody can use, to whoever may carry it, to sell."""
    gear = play.book.gear[thing.gear]
    able = [hero for hero in play.heroes if hero.up and may_own(hero, gear) and fits(play, hero, thing, gear)]
    if gear.sort == "scroll" and thing.spell in ("sleep", "fireball", "lightning"):
        able.sort(key=lambda hero: (not hero.own.slots, hero.place))
    for hero in able:
        if take(hero, thing, gear):
            if gear.sort == "shield":
                play.arranged = ()  # whose hand is free for the lantern has changed
            if play.tell is not None:
                play.tell.append(Took(hero.name, named(play.book, thing)))
            return hero
    if gear.sort in ("charged", "trinket"):
        for hero in play.heroes:
            if hero.up and not hero.own.no_magic:
                hero.pack.append(thing)
                if play.tell is not None:
                    play.tell.append(Took(hero.name, f"{article(named(play.book, thing))}, to sell"))
                return hero
    if thing.worth and make_room(play, thing):
        return next(hero for hero in play.heroes if thing in hero.pack)
    if play.tell is not None:
        play.tell.append(LeftBehind(named(play.book, thing)))
    return None


def make_room(play: Play, thing: Thing) -> bool:
    """For a piece nobody has room for, one hands his coins round, and takes it; coins that find no purse stay behind."""
    if play.house.load != "worth":
        return False
    up = [hero for hero in play.heroes if hero.up]
    space_left = sum(hero.room for hero in up)
    for hero in sorted(up, key=lambda one: (one.worth - one.gold, one.gold, one.place)):
        pieces = hero.worth - hero.gold
        if pieces and pieces + thing.worth > LOAD:
            continue
        shed = min(hero.gold, pieces + thing.worth + hero.gold - LOAD)
        if shed - (space_left - hero.room) >= thing.worth:
            continue
        hero.gold -= shed
        hero.pack.append(thing)
        left = coins(play, shed)
        if play.tell is not None:
            play.tell.append(Took(hero.name, named(play.book, thing)))
            play.tell.append(Note(f"{hero.name} hands {shed} gp to the others, to have room for it."))
            if left:
                play.tell.append(LeftBehind(f"{left} gp"))
        return True
    return False


def may_own(hero: Hero, gear: Gear) -> bool:
    """Legal for the class."""
    own = hero.own
    if own.no_magic and (gear.magic or gear.sort in ("scroll", "potion", "charged")):
        return False
    if gear.classes and own.name not in gear.classes:
        return False
    if gear.sort == "weapon":
        return gear.weight in own.weapons
    if gear.sort == "armor":
        return armor_id(gear) in own.armor
    return gear.sort != "shield" or "shield" in own.armor


def armor_id(gear: Gear) -> str:
    return "heavy-armor" if gear.defense >= 2 else "light-armor"


def fits(play: Play, hero: Hero, thing: Thing, gear: Gear) -> bool:
    """Room for it: 200 gp, unless one dearer piece fills him."""
    if gear.sort in ("gem", "jewelry") and play.house.load == "worth":
        return thing.worth <= hero.room or hero.worth == 0
    return True


def take(hero: Hero, thing: Thing, gear: Gear) -> bool:
    """Put it where it belongs; False when he has no place or no use for it."""
    if gear.sort == "weapon":
        if len(hero.weapons) >= MOST_WEAPONS:
            old = next((one for one in hero.weapons if not hero.gear[one.gear].magic and one is not hero.weapon), None)
            if old is None:
                return False
            hero.weapons.remove(old)
        hero.weapons.append(thing)
        return True
    if gear.sort == "shield":
        if hero.own.casts_bare and hero.own.slots:
            return False
        if hero.shield is None:
            hero.shield = thing
        elif gear.magic and not hero.gear[hero.shield.gear].magic:
            hero.spare, hero.shield = hero.shield, thing
        elif hero.spare is None:
            hero.spare = thing
        else:
            return False
        return True
    if gear.sort == "armor":
        if hero.own.casts_bare and hero.own.slots and gear.defense >= 2:
            return False  # he would cast no more
        if hero.armor is None or hero.gear[hero.armor.gear].defense < gear.defense:
            hero.armor = thing
            return True
        return False
    hero.pack.append(thing)
    return True
