"""Traps.

Rolls, in order: a rogue's try to disarm (d6 + level over the trap's level, or a natural 6), once; whom it hits where that is random; then
each victim's Defense roll (over the level) or save (at the level). The ring and Escape are declared before a Defense roll, Luck
after it.
"""

from printgen.chance.cup import Adds, Cup
from printgen.rules.fourad.chronicle import Defended, Disarmed, Saved
from printgen.rules.fourad.chronicle import Trap as Sprung
from printgen.rules.fourad.draw_lots import draw_lots
from printgen.rules.fourad.fight.defend import die, roll_defense, vanish, worn
from printgen.rules.fourad.fight.save import passes
from printgen.rules.fourad.heroes import Hero
from printgen.rules.fourad.play import Play
from printgen.rules.fourad.policy import luck_for_defense
from printgen.tables.kinds.fourad_traps import Trap

LAME = -2


def trap(play: Play, cup: Cup, id: str, nos: tuple[int, ...] = ()) -> bool:
    """A trap about to spring. True when it was disarmed."""
    snare = play.book.snares[id]
    if play.tell is not None:
        play.tell.append(Sprung(snare.name, snare.level, nos))
    if disarm(play, cup, snare.level):
        return True
    spring(play, cup, snare)
    return False


def disarm(play: Play, cup: Cup, level: int) -> bool:
    """One try by one rogue (by house, only one who leads)."""
    up = play.up()
    rogue = next((hero for hero in up if hero.own.trapwise), None)
    if rogue is None or (play.house.disarm == "leader" and up[0] is not rogue):
        return False
    roll = cup.d6("disarm the trap", (("level", rogue.level),))
    done = roll.faces[0] == 6 or roll.total > level
    if play.tell is not None:
        play.tell.append(Disarmed(rogue.name, roll.no, roll.total, level, done))
    return done


def spring(play: Play, cup: Cup, snare: Trap) -> None:
    """On those it hits."""
    alone = len(play.up()) == 1
    for hero in victims(play, cup, snare):
        if snare.roll == "defense":
            against(play, cup, hero, snare)
        else:
            evade(play, cup, hero, snare, alone)


def victims(play: Play, cup: Cup, snare: Trap) -> list[Hero]:
    up = play.up()
    match snare.hits:
        case "all":
            return up
        case "leader":
            return up[:1]
        case "last":
            return up[-1:]
        case "random":
            out = []
            for _ in range(min(snare.heroes, len(up))):
                hero = draw_lots(play, cup, up, f"whom the {snare.name} hits", "{hero} is in the way.")
                up.remove(hero)
                out.append(hero)
            return out


def _class_add(hero: Hero, snare: Trap) -> int:
    if hero.cls not in snare.adds:
        return 0
    return hero.level if snare.adds[hero.cls] == "level" else 1


def against(play: Play, cup: Cup, hero: Hero, snare: Trap) -> None:
    """A Defense roll: armor and shield where they help, a rogue's level once, curses."""
    if hero.life <= snare.life and vanish(play, hero, cup):
        return
    named = [
        ("armor", worn(hero, armor=snare.armor, shield=False)),
        ("shield", worn(hero, armor=False, shield=snare.shield)),
        (hero.cls, _class_add(hero, snare)),
        ("cursed", -1 if hero.cursed else 0),
        ("evil eye", -1 if hero.evil_eye else 0),
        ("bear trap", -1 if hero.bear else 0),
    ]
    adds: Adds = tuple((what, add) for what, add in named if add)
    safe, total, nos = roll_defense(play, cup, snare.level, adds)
    luck = False
    if not safe and hero.luck and luck_for_defense(play, hero, snare.life):
        hero.luck -= 1
        luck = True
        safe, total, more = roll_defense(play, cup, snare.level, adds)
        nos += more
    lost = 0 if safe else snare.life
    hero.life = max(0, hero.life - lost)
    if play.tell is not None:
        play.tell.append(Defended(hero.name, nos, total, snare.level, safe, lost, hero.life, "", snare.name, luck))
    if hero.life <= 0:
        die(play, hero, snare.name)


def evade(play: Play, cup: Cup, hero: Hero, snare: Trap, alone: bool) -> None:
    """A save: what the class adds, what armor takes away, -2 for one still lame from a bear trap."""
    plate = hero.gear[hero.armor.gear].defense if hero.armor is not None else 0
    named = [
        (hero.cls, _class_add(hero, snare)),
        ("armor", snare.heavy if plate >= 2 else snare.light if plate == 1 else 0),
        ("bear trap", LAME if hero.bear else 0),
    ]
    roll = cup.d6(f"save against the {snare.name}", tuple((what, add) for what, add in named if add))
    passed = passes(play, roll.faces[0], roll.total, snare.level)
    lost = 0
    if not passed:
        lost = hero.life if snare.alone_dies and alone else snare.life
        hero.life = max(0, hero.life - lost)
        hero.bear = hero.bear or snare.lames
    if play.tell is not None:
        does = "lame" if snare.lames and not passed else ""
        play.tell.append(
            Saved(hero.name, roll.no, roll.total, snare.level, f"the {snare.name}", passed, lost, hero.life, does)
        )
    if hero.life <= 0:
        die(play, hero, snare.name)


def hidden_trap(play: Play, cup: Cup, level: int) -> None:
    """The trap on a hidden treasure: may be disarmed; one random hero saves, a rogue at his level, or loses 1 life."""
    if play.tell is not None:
        play.tell.append(Sprung("hidden trap", level))
    if disarm(play, cup, level):
        return
    hero = draw_lots(play, cup, play.up(), "whom the trap hits", "{hero} is in the way.")
    roll = cup.d6("save against the trap", (("level", hero.level),) if hero.own.trapwise else ())
    passed = passes(play, roll.faces[0], roll.total, level)
    lost = 0 if passed else 1
    hero.life = max(0, hero.life - lost)
    if play.tell is not None:
        play.tell.append(Saved(hero.name, roll.no, roll.total, level, "the trap", passed, lost, hero.life))
    if hero.life <= 0:
        die(play, hero, "a hidden trap")
