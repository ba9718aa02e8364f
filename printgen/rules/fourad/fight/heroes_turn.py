"""The heroes' turn: one action each, in the order of the policies: cures, spells, strong arms, the rogue last, choppers.

Free in a hero's own turn: his own potion. An action: attack, cast, heal, throw holy water, change weapon, chop a fallen troll,
slip away by Luck. Who can reach no foe and has nothing to shoot or cast stands idle.
"""

from operator import itemgetter

from printgen.rules.fourad.chronicle import Did
from printgen.rules.fourad.fight.cast import bless, cast, protect
from printgen.rules.fourad.fight.defend import flit
from printgen.rules.fourad.fight.state import Fight
from printgen.rules.fourad.fight.strike import strike
from printgen.rules.fourad.heal import drink, lay_hands, most_hurt, statues
from printgen.rules.fourad.heroes import Hero
from printgen.rules.fourad.policy import escapes, low, rages_now, slips_away
from printgen.rules.fourad.spells import Way, arcane, find_way, spend, ways

ATTACKS = ("sleep", "fireball", "lightning")
LEAST_GROUP = 4  # heads that are worth a spell
PLACE = itemgetter(0, 1)


def heroes_turn(fight: Fight) -> None:
    """Everyone who is up and not busy acts once."""
    ready = []
    needy = fight.needy = _needy(fight)
    for hero in fight.up():
        if hero.busy:
            hero.busy = False
        else:
            ready.append(hero)
    if len(ready) > 1:
        ranked = [(_rank(hero, needy), hero.place, hero) for hero in ready]
        ranked.sort(key=PLACE)
        ready = [one[2] for one in ranked]
    waiting = []
    for hero in ready:
        if not hero.up:
            continue
        if fight.standing or fight.fallen:
            if _holds_for_chop(fight, hero):
                waiting.append(hero)
                continue
            act(fight, hero)
    for hero in waiting:
        if fight.fallen:
            chop(fight, hero)
        elif fight.standing and hero.up:
            attack(fight, hero)


def _rank(hero: Hero, needy: bool) -> int:
    """Cures first, then spells, then the stronger arm; a rogue last of them, for the group shrinks."""
    if needy and (hero.healings or hero.blessings):
        return -100
    if arcane(hero):
        return -50
    own = hero.own
    if own.attack == "outnumbering":
        return 50
    return -hero.level if own.attack == "level" else -(hero.level // 2) if own.attack == "half" else 1


def _needy(fight: Fight) -> bool:
    """Is anybody of stone, or so hurt that he is healed in the fight? Only foes hurt, so once a turn is enough."""
    play = fight.play
    for one in play.heroes:  # noqa: SIM110 - a plain loop is quicker here
        if one.stone or (one.up and one.life < one.full and low(play, one)):
            return True
    return False


def _holds_for_chop(fight: Fight, hero: Hero) -> bool:
    """Balanced parties let those without an attack bonus wait to chop what the others fell."""
    return (
        fight.foe.regrows > 0
        and fight.play.policy.chop == "weak"
        and hero.own.attack in ("none", "outnumbering")
        and not ways(hero)
        and hero in fight.front()
        and hero.bearing is None
    )


def act(fight: Fight, hero: Hero) -> None:
    """One hero's turn."""
    play = fight.play
    if fight.needy and low(play, hero):
        drink(play, hero)
    if (fight.needy and cure(fight, hero)) or (hero.own.lucky and slips_away(fight, hero) and slip(fight, hero)):
        return
    if fight.foe.breath is not None and escapes(fight, hero) and flee_by_spell(fight, hero):
        return
    if hero.bearing is not None:
        return
    if fight.fallen and hero in fight.front() and (not fight.standing or play.policy.chop == "first"):
        chop(fight, hero)
        return
    if not fight.standing:
        return
    if (arcane(hero) or fight.foe.undead) and magic(fight, hero):
        return
    attack(fight, hero)


def cure(fight: Fight, hero: Hero) -> bool:
    """Blessing for one of stone (fighters first), Healing for one who is low."""
    play = fight.play
    stones = statues(play)
    if stones:
        way = None if hero.blessings else find_way(hero, "blessing")
        if hero.blessings or way is not None:
            target = min(stones, key=lambda one: (one.own.attack != "level", one.place))
            bless(play, hero, target, way)
            return True
    if hero.healings:
        target2 = most_hurt(play, [one for one in fight.up() if low(play, one)])
        if target2 is not None:
            lay_hands(play, fight.cup, hero, target2)
            return True
    return False


def slip(fight: Fight, hero: Hero) -> bool:
    """By Luck a halfling steps back one tile, unharmed; he rejoins later."""
    hero.luck -= 1
    hero.away, hero.up, hero.bearing = "back", False, None
    if fight.play.tell is not None:
        fight.play.tell.append(Did(hero.name, "slip"))
    return True


def flee_by_spell(fight: Fight, hero: Hero) -> bool:
    """Escape in his own turn, before a breath that no Defense roll meets."""
    way = find_way(hero, "escape")
    if way is None:
        return False
    spend(hero, way)
    return flit(fight.play, hero)


def magic(fight: Fight, hero: Hero) -> bool:
    """The spell the policy would cast, if any; holy water where the arm is weak."""
    foe, play = fight.foe, fight.play
    if fight.group and fight.heads < LEAST_GROUP:
        return False
    if foe.undead and not fight.group and hero.own.attack in ("none", "outnumbering"):
        water = hero.has("holy-water")
        if water is not None:
            hero.pack.remove(water)
            fight.touched.add(hero.name)
            fight.wound(1)
            if play.tell is not None:
                play.tell.append(Did(hero.name, "holy-water", foe.name))
            return True
    way = choose_spell(fight, ways(hero))
    if way is None:
        return False
    if way.spell == "protect":
        target = next((one for one in fight.front() if not one.protected), None)
        if target is None:
            return False
        protect(fight, hero, target, way)
        return True
    cast(fight, hero, way)
    return True


def choose_spell(fight: Fight, have: list[Way]) -> Way | None:
    """Attack spells at groups of four or more and at any single; the last is kept for singles where the policy says so.
    Protect first against singles with two attacks or more, or when nothing else is left."""
    policy, foe = fight.play.policy, fight.foe
    if fight.subdue:
        have = [way for way in have if way.spell in ("sleep", "protect")]
    attacks = [way for way in have if way.spell in ATTACKS and way.spell not in foe.immune]
    shield = next((way for way in have if way.spell == "protect"), None)
    if not fight.group:
        if shield is not None and (
            not attacks or (policy.protect_first and sum(fight.attacks) >= 2 and fight.round == 1)
        ):
            return shield if any(not one.protected for one in fight.front()) else None
    elif fight.heads < LEAST_GROUP or (policy.keep_spell and len(attacks) == 1):
        return None
    return min(attacks, key=lambda way: ATTACKS.index(way.spell)) if attacks else None


def chop(fight: Fight, hero: Hero) -> None:
    """One fallen troll will not rise again."""
    fight.fallen -= 1
    if fight.play.tell is not None:
        fight.play.tell.append(Did(hero.name, "chop", fight.foe.name))


def attack(fight: Fight, hero: Hero) -> None:
    """With what is in hand, where it reaches; else change weapon, or stand idle."""
    near = not fight.corridor or hero in fight.front()
    if hero.weapon is None and near and hero.weapons and swap(fight, hero):
        return
    if hero.shoots():
        if near:
            swap(fight, hero)
        elif fight.foe.missiles:
            strike(fight, hero, "shot")
        return
    if near:
        if hero.rage and rages_now(fight) and not fight.subdue:
            hero.rage -= 1
            strike(fight, hero, rage=True)
        else:
            strike(fight, hero)


def swap(fight: Fight, hero: Hero) -> bool:
    """To the best weapon for a melee: it takes the turn. False when there is none."""
    melee = hero.melee_weapon()
    if melee is None:
        return False
    hero.weapon = melee
    if fight.play.tell is not None:
        fight.play.tell.append(Did(hero.name, "swap", hero.gear[melee.gear].name))
    return True
