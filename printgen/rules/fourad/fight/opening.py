"""Before the rounds, in order: surprise, the dwarf's nose, the choice, the reaction, gaze and power, opening shots.

Rolls: the surprise die; each dwarf's d6 + level; the reaction; the price where it is random; a save for each hero; the
power die and its saves; a die for each shot.
"""

from printgen.rules.fourad.chronicle import Chose, Did, Note, Powered, Reacted, Smelled, Surprise
from printgen.rules.fourad.fight.save import save
from printgen.rules.fourad.fight.state import Fight
from printgen.rules.fourad.fight.strike import strike
from printgen.rules.fourad.foes import power, price
from printgen.rules.fourad.heroes import Hero
from printgen.rules.fourad.play import Cups
from printgen.rules.fourad.policy import cheapest_magic, rouses, waits, would_pay
from printgen.rules.fourad.things import Thing

NOSE = 6
PEACE = frozenset({"fled", "bribed", "quest", "passed"})


def surprise(fight: Fight) -> None:
    """Some foes may surprise whoever comes in; wanderers always have."""
    if fight.ambush or not fight.foe.surprise:
        return
    roll = fight.cup.d6("surprise")
    fight.surprised = fight.foes_first = roll.total <= fight.foe.surprise
    if fight.play.tell is not None:
        fight.play.tell.append(Surprise(roll.no, roll.total, fight.surprised))


def nose(fight: Fight, cups: Cups) -> bool:
    """A dwarf smells what there is to find before the party decides. True when one does."""
    for hero in fight.up():
        if hero.own.nose and not fight.surprised and fight.foe.rolls and fight.foe.kind != "statue":
            roll = cups("treasure").d6("a nose for gold", (("level", hero.level),))
            told = roll.total >= NOSE
            if fight.play.tell is not None:
                fight.play.tell.append(Smelled(hero.name, roll.no, roll.total, told))
            if told:
                return True
    return False


def choose(fight: Fight, waiting: bool | None = None) -> bool:
    """Attack at once, or wait and see (then the foes act first). True when the party waits."""
    loathed = fight.foe.loathed_by_presence
    if loathed and fight.play.have(loathed):
        fight.to_death = True
        if fight.play.tell is not None:
            fight.play.tell.append(Note(f"A {loathed} among them: the {fight.foe.plural} fight to the death."))
    if fight.surprised or fight.foe.kind == "statue":
        return False
    wait = waits(fight) if waiting is None else waiting
    if fight.play.tell is not None:
        fight.play.tell.append(Chose("wait" if wait else "attack"))
    return wait


def react(fight: Fight, cups: Cups) -> str:
    """The reaction die: what the foes do. Sets the outcome when it is peace."""
    play, foe = fight.play, fight.foe
    roll = fight.cup.d6("reaction")
    reaction = came = str(foe.reactions[roll.total - 1])
    if foe.loathed_by_presence and play.have(foe.loathed_by_presence):
        came = "death"
    asked, paid = 0, ""
    nos: tuple[int, ...] = ()
    if came == "outnumbered":
        came = "flee" if fight.outnumbered() else "fight"
    elif came == "bribe":
        asked, nos = price(cups("bribe"), foe, fight.heads)
        paid = pay(fight, asked)
        came = "bribed" if paid else "fight"
    fight.foes_first = True
    match came:
        case "flee":
            fight.outcome = "fled"
        case "bribed":
            fight.outcome = "bribed"
        case "death":
            fight.to_death = True
        case "quest":
            fight.outcome = "quest"
        case "asleep":
            fight.foes_first = False
            if rouses(play):
                fight.numb = True
            else:
                fight.outcome = "passed"
    if play.tell is not None:
        play.tell.append(Reacted(roll.no, roll.total, reaction, came, nos, asked, paid))
    return came


def pay(fight: Fight, asked: int) -> str:
    """Fools' gold, pooled gold, or the dragon's hoard: all gold, or one magic item. What was paid, "" for nothing."""
    play, foe = fight.play, fight.foe
    if not would_pay(play, foe, asked):
        return ""
    assert foe.price is not None
    if foe.price.fools:
        for hero in play.heroes:
            fake = hero.has("fools-gold") if hero.up else None
            if fake is not None:
                hero.pack.remove(fake)
                return "fools’ gold"
    if not foe.price.hoard:
        play.pay(asked)
        return f"{asked} gp"
    found = cheapest_magic(play)
    gold = play.gold()
    if gold >= asked and (found is None or gold == asked):
        play.pay(gold)
        return f"{gold} gp, all there was"
    if found is None:
        return ""
    hero, thing = found
    give_up(hero, thing)
    return play.book.gear[thing.gear].name


def give_up(hero: Hero, thing: Thing) -> None:
    """The thing leaves him, wherever he carries it."""
    if thing is hero.shield:
        hero.shield = None
    elif thing in hero.pack:
        hero.pack.remove(thing)
    else:
        hero.weapons.remove(thing)
        if hero.weapon is thing:
            hero.weapon = hero.melee_weapon()


def battle_start(fight: Fight, cups: Cups) -> None:
    """Gaze and power, at once on everyone."""
    foe = fight.foe
    if foe.gaze is not None:
        for hero in fight.up():
            save(fight.play, fight.cup, hero, foe.gaze)
    if foe.powers:
        face, no = power(cups("power"), foe)
        fight.power = foe.powers[face - 1]
        if fight.play.tell is not None:
            fight.play.tell.append(Powered(no, face, fight.power.name))
        if fight.power.when == "start" and fight.power.peril is not None:
            for hero in fight.up():
                save(fight.play, fight.cup, hero, fight.power.peril)


def opening_shots(fight: Fight) -> None:
    """One free shot for each bow or sling in hand, before anyone acts; an Arrow of Slaying at its own foe."""
    if fight.surprised and fight.play.house.surprise_shots == "no":
        return
    for hero in fight.up():
        if not fight.standing or not hero.shoots() or hero.bearing is not None:
            continue
        arrow = hero.has("slaying-arrow")
        bow = hero.weapon is not None and hero.gear[hero.weapon.gear].weight == "bow"
        if arrow is not None and arrow.against == fight.id and bow and not fight.subdue:
            hero.pack.remove(arrow)
            fight.touched.add(hero.name)
            fight.wound(3)
            if fight.play.tell is not None:
                fight.play.tell.append(Did(hero.name, "slay", fight.foe.name))
        elif fight.foe.missiles:
            strike(fight, hero, "shot")
        elif fight.play.tell is not None:
            fight.play.tell.append(Note(f"Arrows and stones pass through the {fight.foe.plural}."))
