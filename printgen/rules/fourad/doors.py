"""Locked doors (by house rule): a rogue picks, others bash, barbarians at their level; a failed try is a wandering check."""

from printgen.rules.fourad.chronicle import Unlocked
from printgen.rules.fourad.play import Play
from printgen.rules.fourad.tiles import Exit
from printgen.rules.fourad.walk import settle
from printgen.rules.fourad.wandering import check

MOST_TRIES = 3


def open_door(play: Play, number: int, exit: Exit) -> bool:
    """True when the door gives. After three tries the party gives it up."""
    for _ in range(MOST_TRIES):
        hero = min(play.up(), key=lambda one: (not one.own.trapwise, not one.own.rages, one.place), default=None)
        if hero is None:
            return False
        helped = hero.own.trapwise or hero.own.rages
        roll = play.cups(number)("lock").d6("the lock", (("level", hero.level),) if helped else ())
        opened = roll.total >= exit.lock
        if play.tell is not None:
            play.tell.append(Unlocked(hero.name, (roll.no,), exit.lock, opened))
        if opened:
            play.opened |= {(number, exit.to), (exit.to, number)}
            return True
        came = check(play, play.site, play.cups(), play.behind())
        if came and not settle(play, play.site, came):
            return False
    play.shut.add((number, exit.to))
    return False
