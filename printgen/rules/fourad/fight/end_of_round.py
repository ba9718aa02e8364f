"""The end of a round, in order: infection, poison or drain for the wounded; trolls; mummies; morale.

Rolls: each wounded hero once (by house, once a wound), marching order; each fallen troll; the morale die; a die for each
parting blow.
"""

from printgen.rules.fourad.chronicle import Morale, Rose, Saved
from printgen.rules.fourad.fight.defend import die
from printgen.rules.fourad.fight.save import save
from printgen.rules.fourad.fight.state import Fight
from printgen.rules.fourad.fight.strike import may_strike, strike
from printgen.rules.fourad.heroes import Hero


def end_of_round(fight: Fight) -> None:
    """Everything dated to the round's end; the foes that run are gone afterwards."""
    sicken(fight)
    if fight.fallen:
        regrow(fight)
    if fight.victims:
        rise(fight)
    if fight.group and fight.heads:
        morale(fight)
    fight.spelled, fight.shaken = 0, False


def sicken(fight: Fight) -> None:
    """Those wounded this round save against what came with the wound."""
    foe = fight.foe
    drains = fight.power is not None and fight.power.when == "wounded"
    peril = foe.poison or (fight.power.peril if fight.power is not None and drains else None)
    if not foe.infects and peril is None:
        for hero in fight.play.heroes:
            hero.hurt = 0
        return
    for hero in fight.play.heroes:
        times = hero.hurt if fight.play.house.poison == "per_wound" else min(1, hero.hurt)
        hero.hurt = 0
        for _ in range(times):
            if not hero.up:
                break
            if peril is not None:
                if not save(fight.play, fight.cup, hero, peril) and hero.life <= 0:
                    fight.victims.append(hero)
            else:
                fester(fight, hero)


def fester(fight: Fight, hero: Hero) -> None:
    """A dirty bite: on a low die one more life."""
    roll = fight.cup.d6("does the bite fester")
    lost = 1 if roll.total <= fight.foe.infects else 0
    hero.life = max(0, hero.life - lost)
    if fight.play.tell is not None:
        fight.play.tell.append(
            Saved(hero.name, roll.no, roll.total, fight.foe.infects + 1, "infection", not lost, lost, hero.life)
        )
    if hero.life <= 0:
        die(fight.play, hero, "infection")


def regrow(fight: Fight) -> None:
    """Each dead troll neither chopped nor slain by a spell rolls, once (by house, every round)."""
    stood = 0
    for _ in range(fight.fallen):
        roll = fight.cup.d6("does it rise")
        up = roll.total >= fight.foe.regrows
        stood += up
        if fight.play.tell is not None:
            fight.play.tell.append(Rose(fight.foe.name, roll.no, roll.total, up))
    fight.fallen = fight.fallen - stood if fight.play.house.troll_rise == "each_round" else 0
    fight.heads += stood
    fight.felled -= stood


def rise(fight: Fight) -> None:
    """Whom a mummy killed stands up as one, with full numbers."""
    if fight.foe.rises:
        for hero in fight.victims:
            fight.lives.append(fight.foe.life)
            fight.attacks.append(fight.foe.attacks)
            if fight.play.tell is not None:
                fight.play.tell.append(Rose(hero.name))
    fight.victims.clear()


def morale(fight: Fight) -> None:
    """Below half for the first time, d6 and its modifier: 3 or less and the rest run. Orcs also whenever spells felled any,
    at -1 when it was a spell that crossed half; one test a round."""
    foe = fight.foe
    if foe.morale is None or fight.to_death:
        return
    half = fight.heads * 2 < fight.start
    crossed = half and not fight.below
    fight.below = fight.below or half
    scared = foe.spell_fear and fight.spelled > 0
    if not ((crossed and not fight.tested) or scared):
        return
    adds = []
    if foe.morale:
        adds.append((foe.plural, foe.morale))
    if scared and fight.shaken:
        adds.append(("spells", -1))
    fight.tested = fight.tested or crossed
    roll = fight.cup.d6("morale", tuple(adds))
    held = roll.total > 3
    if fight.play.tell is not None:
        fight.play.tell.append(Morale(roll.no, roll.total, held, fight.heads))
    if not held:
        fight.outcome = "fled"
        if fight.play.house.parting_blows == "yes":
            parting_blows(fight)
        fight.gone = True


def parting_blows(fight: Fight) -> None:
    """Each hero in reach strikes once at +1, in marching order."""
    for hero in fight.front():
        if not fight.heads:
            break
        if may_strike(fight, hero):
            strike(fight, hero, "parting")
    if not fight.heads:
        fight.outcome = "slain"
