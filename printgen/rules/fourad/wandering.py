"""Wandering monsters: the check on every known tile entered, and the ambush.

Rolls: d6, on 1 they come (1-2 with a statue of a hero on the party's shoulders); then who. They strike first with surprise, have no
treasure, are never the final boss, and are gone when the party leaves them.
"""

from printgen.rules.fourad.chronicle import Checked
from printgen.rules.fourad.encounter import meet_foes
from printgen.rules.fourad.fight.state import Fight
from printgen.rules.fourad.foes import Meeting
from printgen.rules.fourad.play import Cups, Play
from printgen.rules.fourad.site import Site
from printgen.rules.fourad.wander import wanderers


def check(play: Play, site: Site, cups: Cups, behind: str) -> str:
    """The check for this tile; returns the fight's outcome, "" when nothing came."""
    laden = any(hero.bearing is not None and hero.bearing.stone for hero in play.heroes)
    upto = 2 if laden else 1
    roll = cups("wander").d6("wandering monsters")
    if play.tell is not None:
        play.tell.append(Checked(play.tile, roll.no, roll.total, upto))
    if roll.total > upto:
        return ""
    met = wanderers(cups("wander"), play.book, play.house)
    return ambush(play, site, met, cups, "wandering", behind)


def ambush(play: Play, site: Site, met: Meeting, cups: Cups, how: str, behind: str = "") -> str:
    """They are upon the party, from the rear."""
    fight = Fight(play, cups("fight"), met.foe, met.number, corridor=site.tile.corridor, ambush=True, behind=behind)
    return meet_foes(fight, cups, how, met.nos)
