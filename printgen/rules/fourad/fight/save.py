"""Saves against a peril: d6 and what the class adds, at its level or more; 1 fails and 6 passes (by house, not).

A failure costs life, turns to stone, curses with the evil eye, or drains a level.
"""

from printgen.chance.cup import Cup
from printgen.rules.fourad.chronicle import Saved
from printgen.rules.fourad.fight.defend import die
from printgen.rules.fourad.heroes import Hero
from printgen.rules.fourad.play import Play
from printgen.tables.kinds.fourad_foes import Peril


def save(play: Play, cup: Cup, hero: Hero, peril: Peril) -> bool:
    """One hero's save. True when passed."""
    add = 0
    if peril.adds and hero.cls in peril.adds:
        add = hero.level if peril.adds[hero.cls] == "level" else hero.level // 2
    elif peril.everyone_adds:
        add = hero.level // 2
    roll = cup.d6(f"save against {peril.against}", (("level", add),) if add else ())
    passed = passes(play, roll.faces[0], roll.total, peril.level)
    lost = 0
    if not passed:
        lost = _fails(play, hero, peril)
    if play.tell is not None:
        play.tell.append(
            Saved(
                hero.name, roll.no, roll.total, peril.level, peril.against, passed, lost, hero.life,
                "" if passed else peril.does,
            )
        )  # fmt: skip
    if hero.life <= 0:
        die(play, hero, peril.against)
    return passed


def passes(play: Play, face: int, total: int, level: int) -> bool:
    if play.house.save_naturals == "yes" and face in (1, 6):
        return face == 6
    return total >= level


def _fails(play: Play, hero: Hero, peril: Peril) -> int:
    match peril.does:
        case "life":
            hero.life = max(0, hero.life - peril.life)
            return peril.life
        case "stone":
            hero.stone, hero.up, hero.bearing, hero.body = True, False, None, f"tile {play.tile}"
        case "curse":
            hero.evil_eye = True
        case "drain":
            return drain(hero)
    return 0


def drain(hero: Hero) -> int:
    """A level lost: one life less in full, at level 1 a life instead. Returns the life lost now."""
    if hero.level == 1:
        hero.life = max(0, hero.life - 1)
        return 1
    hero.level -= 1
    hero.full -= 1
    hero.drained += 1
    if hero.own.slots:
        forget(hero)
    lost = max(0, hero.life - hero.full)
    hero.life -= lost
    return lost


def forget(hero: Hero) -> None:
    """A slot goes with the level: one already cast from, where there is one."""
    spell = next((one for one in hero.prepared if one not in hero.left), hero.prepared[-1])
    hero.prepared.remove(spell)
    if hero.left.count(spell) > hero.prepared.count(spell):
        hero.left.remove(spell)
