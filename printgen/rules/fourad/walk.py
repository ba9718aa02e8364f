"""Moving through the floor: into known tiles (the wandering check first, before what stands there) and back from a lost fight.

Retreating goes to the tile the party came from; from the entrance it ends the delve.
"""

from printgen.rules.fourad.bodies import move_along
from printgen.rules.fourad.chronicle import Did, Entered
from printgen.rules.fourad.encounter import meet_foes
from printgen.rules.fourad.features import statue_gold
from printgen.rules.fourad.fight.state import Fight
from printgen.rules.fourad.play import Play
from printgen.rules.fourad.quests import deliver
from printgen.rules.fourad.route import way_to
from printgen.rules.fourad.site import Site
from printgen.rules.fourad.tend import tend
from printgen.rules.fourad.wandering import check


def step(play: Play, number: int) -> bool:
    """Into a known tile. True when the party stands there, free to go on."""
    play.back, play.tile = play.tile, number
    site = play.site
    if play.tell is not None:
        play.tell.append(Entered(number, play.back, False, site.tile.corridor, play.minutes))
    move_along(play)
    if number == 1:
        rejoin(play)
    cups = play.cups()
    came = check(play, site, cups, play.behind())
    if came and not settle(play, site, came):
        return False
    if site.held and not site.asleep and not face_again(play, site):
        return False
    if play.errands:
        deliver(play, cups("quest"))
    return play.any_up() and not play.ended


def settle(play: Play, site: Site, came: str) -> bool:
    """After a fight: the party left, lost, or holds the tile and tends its wounds. True when it holds the tile."""
    if not play.any_up():
        lost(play)
        return False
    if came == "left":
        go_back(play)
        return False
    tend(play)
    return True


def lost(play: Play) -> None:
    """Nobody is left to act: whoever waits at the entrance gets away alone."""
    waiting = [hero for hero in play.heroes if hero.alive and hero.away == "entrance"]
    play.ended = "driven out" if waiting else "lost"


def go_back(play: Play) -> None:
    """Out of a fight, into the tile behind; from the entrance, into daylight."""
    if play.tile == 1 or not play.back:
        play.ended = "driven out"
        return
    goal = play.back
    if step(play, goal):
        tend(play)
    if play.tile == goal:
        way = way_to(play, {1}, through=True)
        play.back = way[0] if way else 0


def face_again(play: Play, site: Site) -> bool:
    """Foes left standing here: the party chooses afresh."""
    site.tries += 1
    site.asleep = False
    fight = Fight(
        play,
        play.cups()("fight"),
        site.foe,
        site.number,
        corridor=site.tile.corridor,
        final=site.final,
        behind=play.behind(),
        life=site.life,
    )
    result = meet_foes(fight, play.cups(), "return", loot=site.loot)
    holds = after_meeting(play, site, fight, result)
    if holds and fight.foe.kind == "statue":
        statue_gold(play, play.cups())
    return holds


def after_meeting(play: Play, site: Site, fight: Fight, result: str) -> bool:
    """What stays in the tile after its own foes were met. True when the party holds it."""
    site.foe = ""
    if result in ("left", "lost"):
        site.loot = fight.loot
        site.foe, site.number = fight.id, fight.heads + fight.slept if fight.group else max(1, len(fight.lives))
        site.life, site.final = (fight.lives[0] if fight.lives else 0), fight.final
    elif result == "quest":
        site.asker = fight.id
    elif result == "passed":
        site.foe, site.number, site.life, site.asleep = fight.id, 1, fight.left, True
    else:
        site.cleared = True
        if fight.final:
            play.final = "beaten"
    if not play.any_up():
        lost(play)
        return False
    if result == "left":
        go_back(play)
        return False
    return True


def rejoin(play: Play) -> None:
    """Who waited at the entrance falls in again."""
    for hero in play.heroes:
        if hero.away == "entrance" and hero.alive:
            hero.away = ""
            hero.up = not hero.stone
            if play.tell is not None:
                play.tell.append(Did(hero.name, "rejoin"))
