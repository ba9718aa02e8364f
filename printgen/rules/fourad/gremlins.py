"""Invisible gremlins: no fight; d6+3 objects go, magic first, then scrolls, potions, weapons, gems, lots of ten coins.

Roll: how many. Armor is safe; jewelry counts as gems; within a class the party gives the cheapest. If nothing is left to take,
their note is a clue.
"""

from collections.abc import Callable

from printgen.chance.cup import Cup
from printgen.rules.fourad.chronicle import Note
from printgen.rules.fourad.clues import find_clue
from printgen.rules.fourad.fight.opening import give_up
from printgen.rules.fourad.heroes import Hero
from printgen.rules.fourad.play import Play
from printgen.rules.fourad.things import Thing, named
from printgen.tables.kinds.fourad_heroes import Gear

LOT = 10
Wanted = Callable[[Gear], bool]
CLASSES: tuple[Wanted, ...] = (
    lambda gear: gear.magic and gear.sort not in ("potion", "armor"),
    lambda gear: gear.sort == "scroll",
    lambda gear: gear.sort == "potion",
    lambda gear: gear.sort == "weapon",
    lambda gear: gear.sort in ("gem", "jewelry"),
)


def steal(play: Play, cup: Cup, notation: str) -> int:
    """Take what they take; returns how many objects went."""
    roll = cup.throw(notation, "what the gremlins take")
    gone: list[str] = []
    for wanted in CLASSES:
        while len(gone) < roll.total:
            found = cheapest(play, wanted)
            if found is None:
                break
            hero, thing = found
            give_up(hero, thing)
            gone.append(named(play.book, thing))
    while len(gone) < roll.total:
        rich = max((one for one in play.heroes if one.up), key=lambda one: one.gold, default=None)
        if rich is None or rich.gold <= 0:
            break
        lot = min(LOT, rich.gold)
        rich.gold -= lot
        gone.append(f"{lot} gp")
    all_gone = len(gone) < roll.total
    if play.tell is not None:
        play.tell.append(Note(f"Small hands take {', '.join(gone) or 'nothing'}.", (roll.no,)))
    if all_gone:
        if play.tell is not None:
            play.tell.append(Note("They have taken all there was, and left a note of thanks."))
        find_clue(play, cup)
    return len(gone)


def cheapest(play: Play, wanted: Wanted) -> tuple[Hero, Thing] | None:
    best: tuple[int, Hero, Thing] | None = None
    for hero in play.heroes:
        if not hero.up:
            continue
        for thing in [*hero.pack, *hero.weapons, *([hero.shield] if hero.shield is not None else [])]:
            gear = play.book.gear[thing.gear]
            if wanted(gear):
                value = thing.worth or gear.sells or gear.price
                if thing is hero.weapon:
                    value += 5  # what is in hand goes last
                if best is None or value < best[0]:
                    best = (value, hero, thing)
    return (best[1], best[2]) if best else None
