"""A hero's blow or shot.

Rolls: one d6 that explodes on 6; raging three dice, with an enchanted weapon two, the best kept, and only it explodes; a
missed one again by a halfling's Luck. A first face of 1 misses whatever the total (all 1s where the best is kept). Against a group the total over the level
falls, never more than stand; a single foe takes one wound at its level or more. Rage doubles either.
"""

from typing import Literal

from printgen.chance.cup import Adds
from printgen.chance.dice import Dice, dice
from printgen.chance.journal import Roll
from printgen.rules.fourad.chronicle import Struck
from printgen.rules.fourad.fight.state import Fight
from printgen.rules.fourad.heroes import Hero
from printgen.rules.fourad.policy import luck_for_attack
from printgen.rules.fourad.things import Thing, named

How = Literal["blow", "shot", "parting"]
EXPLODING, TWO, THREE = dice("d6!"), dice("2d6kh1"), dice("3d6kh1")


def attack_adds(fight: Fight, hero: Hero, weapon: Thing | None, *, shot: bool = False, parting: bool = False) -> Adds:
    """Everything that changes this hero's attack roll, named."""
    foe, own, play = fight.foe, hero.own, fight.play
    adds: list[tuple[str, int]] = []
    gear = hero.gear[weapon.gear] if weapon is not None else None
    weight = gear.weight if gear is not None else ""
    level = _level(fight, hero, weight, shot)
    if level:
        adds.append(("level", level))
    if gear is None:
        if play.house.unarmed == "-2":
            adds.append(("unarmed", -2))
    else:
        if gear.attack:
            adds.append((gear.name, gear.attack))
        if foe.crushing and gear.damage == "crushing":
            adds.append(("crushing", foe.crushing))
        if foe.arrows and weight == "bow":
            adds.append(("arrows", foe.arrows))
        if hero.poisoned is weapon and gear.damage == "slashing" and not foe.undead and foe.kind != "statue":
            adds.append(("poison", 1))
    if foe.attack_adds and own.name in foe.attack_adds:
        adds.append((own.name, foe.attack_adds[own.name]))
    if hero.temple and foe.undead:
        adds.append(("temple", 1))
    if play.weak and fight.id in play.weak:
        adds.append(("weak point", 1))
    if hero.bear:
        adds.append(("bear trap", -1))
    if fight.numb and not hero.busy and hero.name not in fight.before:
        adds.append(("asleep", 2))
    if fight.mild:
        adds.append(("to subdue", fight.mild))
    if parting:
        adds.append(("as they run", 1))
    if play.house.no_light == "minus2" and not play.lit:
        adds.append(("dark", -2))
    return tuple(adds)


def _level(fight: Fight, hero: Hero, weight: str, shot: bool) -> int:
    own, level = hero.own, hero.level
    if own.undead and fight.foe.undead:
        return level
    match own.attack:
        case "level":
            if (own.barred_weight and weight == own.barred_weight) or (own.melee_only and shot):
                return 0
            return level
        case "half":
            return level // 2
        case "outnumbering":
            return level if fight.group and fight.heads < len(fight.up()) else 0
        case "none":
            if own.lucky and weight == "sling":
                sling = fight.play.house.halfling_sling
                return level if sling == "full" else level // 3 if sling == "third" else 0
            return 0


def may_strike(fight: Fight, hero: Hero) -> bool:
    """A weapon that can hurt this foe in a melee, and hands free for it."""
    return hero.bearing is None and not hero.shoots()


def strike(fight: Fight, hero: Hero, how: How = "blow", *, rage: bool = False) -> int:
    """One attack; returns what fell or was wounded."""
    shot, parting = how == "shot", how == "parting"
    weapon = hero.weapon
    adds = attack_adds(fight, hero, weapon, shot=shot, parting=parting)
    told, wounds, total, one, nos = _throw(fight, hero, adds, rage, how)
    luck = False
    if told + wounds == 0 and hero.luck and luck_for_attack(fight, hero):
        hero.luck -= 1
        luck = True
        told, wounds, total, one, again = _throw(fight, hero, adds, rage, how)
        nos += again
    fight.touched.add(hero.name)
    fight.before.append(hero.name)
    tell = fight.play.tell
    if tell is not None:
        name = named(fight.play.book, weapon) if weapon is not None else "bare hands"
        tell.append(Struck(hero.name, nos, how, name, total, fight.level, told, wounds, fight.left, one, rage, luck))
    if fight.foe.undead and hero.temple and (told or not fight.lives):
        hero.temple = False  # his first undead kill
    return told + wounds


def _throw(fight: Fight, hero: Hero, adds: Adds, rage: bool, how: How) -> tuple[int, int, int, bool, tuple[int, ...]]:
    """Throw, and take what falls: felled, wounds, the total, whether it was a natural 1, the throws."""
    why = "attack" if how == "blow" else how
    if rage or (hero.enchanted is not None and hero.enchanted is hero.weapon):
        roll, total, missed, nos = _best_of(fight, THREE if rage else TWO, why, adds)
    else:
        roll = fight.cup.throw(EXPLODING, why, adds)
        total, missed, nos = roll.total, roll.faces[0] == 1, (roll.no,)
    if missed or total < fight.level:
        return 0, 0, total, missed, nos
    times = 2 if rage else 1
    if not fight.group:
        return 0, fight.wound(times), total, False, nos
    told = fight.fell(total // fight.level * times)
    if fight.foe.regrows:
        fight.fallen += told
    return told, 0, total, False, nos


def _best_of(fight: Fight, many: Dice, why: str, adds: Adds) -> tuple[Roll, int, bool, tuple[int, ...]]:
    roll = fight.cup.throw(many, why, adds)
    total = roll.total
    nos: tuple[int, ...] = (roll.no,)
    best = max(roll.faces)
    if best == 6:
        more = fight.cup.throw(EXPLODING, f"{why}, the six again")
        total += more.total
        nos = (roll.no, more.no)
    return roll, total, best == 1, nos
