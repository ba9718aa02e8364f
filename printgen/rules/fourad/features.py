"""Special features: fountain, temple, armory, altar, statue, puzzle box.

Rolls: the altar's hero; a statue's die and its gold; each try at a puzzle. Each is its own small procedure, by the name the table
calls it.
"""

from collections.abc import Callable

from printgen.chance.cup import Cup
from printgen.rules.fourad.chronicle import Feature, Freed, Healed, Note, Saved, Treasure
from printgen.rules.fourad.contents import Contents
from printgen.rules.fourad.draw_lots import draw_lots
from printgen.rules.fourad.encounter import meet_foes, tell_loot
from printgen.rules.fourad.fight.defend import die
from printgen.rules.fourad.fight.state import Fight
from printgen.rules.fourad.heroes import Hero
from printgen.rules.fourad.luck import second_treasure
from printgen.rules.fourad.play import Cups, Play
from printgen.rules.fourad.policy import wants
from printgen.rules.fourad.share import coins, share
from printgen.rules.fourad.site import Site
from printgen.rules.fourad.things import Thing
from printgen.rules.fourad.treasure import Loot, treasure

WAKES = 3


def feature(play: Play, site: Site, held: Contents, cups: Cups, behind: str) -> None:
    """What the tile's feature does."""
    assert held.feature is not None
    if play.tell is not None:
        play.tell.append(Feature(play.tile, held.feature.no, held.feature.name))
    site.kind = held.feature.name
    if held.feature.name == "statue":
        statue(play, site, cups, behind)
    elif held.feature.name == "puzzle box":
        puzzle(play, cups, held.level, held.nos[-1:])
    else:
        PLAIN[held.feature.name](play, cups("feature"))


def fountain(play: Play, cup: Cup) -> None:
    """Those wounded at the first fountain of a delve regain 1 life."""
    first = "fountain" not in play.once
    play.once.add("fountain")
    for hero in play.heroes:
        if first and hero.up and hero.life < hero.full:
            gained = hero.heal(1)
            if play.tell is not None:
                play.tell.append(Healed(hero.name, "the fountain", gained, hero.life))
    if not first and play.tell is not None:
        play.tell.append(Note("Only water: one fountain a delve has the power."))


def temple(play: Play, cup: Cup) -> None:
    """+1 against the undead for one hero until he has killed one; every altar curse is lifted."""
    for hero in play.heroes:
        if hero.up and hero.cursed:
            hero.cursed = False
            if play.tell is not None:
                play.tell.append(Freed(hero.name, "the curse", "the temple"))
    able = [one for one in play.heroes if one.up and not one.temple]
    chosen = min(able, key=lambda one: (one.own.attack != "level", one.place), default=None)
    if chosen is not None:
        chosen.temple = True
        if play.tell is not None:
            play.tell.append(Note(f"{chosen.name} is blessed: +1 against the undead until the first is slain."))


def armory(play: Play, cup: Cup) -> None:
    """Own mundane weapons swapped for better of one's class: the heaviest that hinders nothing. They sell for nothing."""
    swapped = []
    for hero in play.heroes:
        if not hero.up or not hero.weapons:
            continue
        best = best_arm(hero)
        old = hero.weapon
        if (
            best
            and old is not None
            and not hero.gear[old.gear].magic
            and hero.gear[old.gear].weight not in ("bow", "sling")
        ):
            hero.weapons.remove(old)
            hero.weapon = Thing(best, spell="armory")
            hero.weapons.append(hero.weapon)
            hero.mark = None
            swapped.append(f"{hero.name} takes a {hero.gear[best].name}")
    if play.tell is not None:
        play.tell.append(Note("; ".join(swapped) + "." if swapped else "Nothing here suits them better."))


def best_arm(hero: Hero) -> str:
    """A two-handed weapon for a fighter without a shield whom it does not hinder; else a hand weapon for a light one."""
    if hero.weapon is None:
        return ""
    gear, own = hero.gear[hero.weapon.gear], hero.own
    two = "two-handed" in own.weapons and own.barred_weight != "two-handed" and hero.shield is None and not hero.lamp
    if two and gear.weight in ("light", "hand") and not gear.magic:
        return "maul" if own.undead else "greatsword"
    if gear.weight == "light" and "hand" in own.weapons:
        return "mace" if own.undead else "sword"
    return ""


def altar(play: Play, cup: Cup) -> None:
    """A random hero is cursed: Defense -1. It does not stack."""
    hero = draw_lots(play, cup, play.up(), "whom the altar curses", "{hero} is cursed: -1 on Defense.")
    hero.cursed = True


PLAIN: dict[str, Callable[[Play, Cup], None]] = {
    "fountain": fountain,
    "blessed temple": temple,
    "armory": armory,
    "cursed altar": altar,
}


def statue(play: Play, site: Site, cups: Cups, behind: str) -> None:
    """Leave it, or touch it: 1-3 it wakes, else it breaks and its gold lies there."""
    if play.life() < play.policy.statue or wants(play, "peace"):
        if play.tell is not None:
            play.tell.append(Note("They leave the statue be."))
        return
    cup = cups("touch")
    roll = cup.d6("touching the statue")
    if roll.total <= WAKES:
        if play.tell is not None:
            play.tell.append(Note("It wakes.", (roll.no,)))
        fight = Fight(play, cups("fight"), "statue", corridor=site.tile.corridor, behind=behind)
        result = meet_foes(fight, cups, "statue")
        if result == "left":
            site.foe, site.life, site.number = "statue", fight.left, 1
        if result not in ("slain", "subdued", "slept"):
            return
    elif play.tell is not None:
        play.tell.append(Note("It breaks.", (roll.no,)))
    statue_gold(play, cups)


def statue_gold(play: Play, cups: Cups) -> None:
    roll = cups("statue").throw("3d6x10", "gold in the statue")
    if play.tell is not None:
        play.tell.append(Treasure((roll.no,), (), roll.total, (), "the statue"))
    coins(play, roll.total)


def puzzle(play: Play, cups: Cups, level: int, nos: tuple[int, ...] = ()) -> None:
    """One hero a try, d6 (wizards and rogues add their level) at its level; a failure costs 1 life. Stopped at will."""
    cup = cups("puzzle")
    if play.tell is not None:
        play.tell.append(Note(f"The box is of level {level}.", nos))
    while True:
        hero = solver(play, level)
        if hero is None:
            if play.tell is not None:
                play.tell.append(Note("They leave the box shut."))
            return
        add = hero.level if hero.own.puzzles else 0
        roll = cup.d6("the puzzle", (("level", add),) if add else ())
        solved = roll.total >= level
        if not solved:
            hero.life -= 1
        if play.tell is not None:
            play.tell.append(
                Saved(hero.name, roll.no, roll.total, level, "the puzzle", solved, 0 if solved else 1, hero.life)
            )
        if hero.life <= 0:
            die(play, hero, "the puzzle box")
        if solved:
            loot: Loot = treasure(cups("treasure"), play.book, again=second_treasure(play))
            tell_loot(play, loot, "the puzzle box")
            share(play, loot)
            return


def solver(play: Play, level: int) -> Hero | None:
    """Who tries, if the policy lets anybody: the surest first."""
    able = [one for one in play.heroes if one.up and one.life > 1]
    able.sort(key=lambda one: (-(one.level if one.own.puzzles else 0), -one.life, one.place))
    for hero in able:
        add = hero.level if hero.own.puzzles else 0
        if add + 6 < level:
            continue
        match play.policy.puzzle:
            case "two":
                ok = hero.life > 2
            case "half":
                ok = 2 * hero.life > hero.full and hero.life > 2
            case "sure":
                ok = add + 3 >= level and hero.life == hero.full
        if ok:
            return hero
    return None
