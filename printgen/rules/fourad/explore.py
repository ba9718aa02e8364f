"""A tile entered for the first time, in order: clock, contents, trap, foes, treasure, tending, search, marching order.

Rolls: the contents, from the tile's own cups, so that every party of the same seed finds the same. On the last tile without a
final boss yet, a boss of its own is final without a test; anything else is overruled and the Boss table thrown.
"""

from msgspec.structs import replace

from printgen.chance.cup import Cup
from printgen.rules.fourad.bodies import move_along
from printgen.rules.fourad.chronicle import Contents as Told
from printgen.rules.fourad.chronicle import Entered, FinalTest, Note
from printgen.rules.fourad.contents import Contents, contents, escalation, final_boss, is_final
from printgen.rules.fourad.encounter import meet_foes, tell_loot
from printgen.rules.fourad.events import event, trap_id
from printgen.rules.fourad.features import feature
from printgen.rules.fourad.fight.state import Fight
from printgen.rules.fourad.foes import Meeting
from printgen.rules.fourad.luck import second_treasure
from printgen.rules.fourad.march import arrange
from printgen.rules.fourad.play import Cups, Play
from printgen.rules.fourad.quests import deliver, sought
from printgen.rules.fourad.search import search, searches
from printgen.rules.fourad.share import share
from printgen.rules.fourad.site import Site
from printgen.rules.fourad.tend import tend
from printgen.rules.fourad.traps import trap
from printgen.rules.fourad.treasure import magic_item, treasure
from printgen.rules.fourad.walk import after_meeting, settle

MINUTES = 10


def open_tile(play: Play, number: int) -> None:
    """Into a new tile, and everything that comes of it."""
    play.back, play.tile = play.tile if number != 1 else 0, number
    site = play.site
    site.visited = True
    play.fresh -= 1
    play.minutes += MINUTES
    if play.tell is not None:
        play.tell.append(Entered(number, play.back, True, site.tile.corridor, play.minutes))
    if number == 1:
        site.kind = "entrance"
        return
    move_along(play)
    if hold(play, site):
        linger(play, site)


def hold(play: Play, site: Site) -> bool:
    """Contents, up to the treasure. True when the party holds the tile."""
    cups = play.cups()
    held = contents(cups("contents"), play.book, play.house, corridor=site.tile.corridor, had=play.once)
    last = not play.final and not play.fresh
    replaced = last and not held.tests and play.house.last_tile == "replace"
    site.row, site.kind, site.held_first = str(held.total), held.name, held
    site.empty = held.empty and not (last and not held.tests)
    if play.tell is not None:
        blank = "a corridor: nothing" if held.blank else held.name
        play.tell.append(Told(play.tile, held.nos[0], str(held.total), blank, replaced))
        if replaced and len(held.nos) > 1:
            play.tell.append(Note("Whatever else was here has made room.", held.nos[1:]))
    if not replaced and not stock(play, site, held, cups, last):
        return False
    if last and not held.tests:
        return crown(play, site)
    return play.any_up()


def crown(play: Play, site: Site) -> bool:
    """The boss of the last tile: final without a test."""
    stem = f"fourad/tile/{play.tile}/last"
    met = final_boss(play.bag.cup(stem), play.book)
    wanted = sought(play)
    if wanted is not None:
        met = replace(met, foe=wanted.foe)
    site.kind = "final boss"
    if play.tell is not None:
        play.tell.append(FinalTest(0, 0, play.met, True, True))

    def cups(name: str) -> Cup:
        return play.bag.cup(f"{stem}/{name}")

    return face(play, site, met, cups, final=True)


def stock(play: Play, site: Site, held: Contents, cups: Cups, last: bool) -> bool:
    """What the contents row brings. True when the party still stands there."""
    if held.feature is not None:
        feature(play, site, held, cups, play.behind())
        if site.held and play.any_up():
            return settle(play, site, "left")
    elif held.event is not None:
        came = event(play, site, held, cups, play.behind())
        if came and not settle(play, site, came):
            return False
        site.cleared = bool(came)
    elif held.meeting is not None:
        met, final = held.meeting, False
        if held.tests:
            wanted = sought(play)
            if wanted is not None:
                met = replace(met, foe=wanted.foe)
            final = test_final(play, cups, last)
        return face(play, site, replace(met, nos=held.nos[1:]), cups, final=final)
    elif held.treasure:
        reach(play, site, held, cups)
    if not play.any_up():
        return settle(play, site, "lost")
    return True


def test_final(play: Play, cups: Cups, last: bool) -> bool:
    """The escalation die and those met before, 6 or more; once a final boss is known there is no second."""
    if play.final:
        return False
    if last:
        if play.tell is not None:
            play.tell.append(FinalTest(0, 0, play.met, True, True))
        return True
    die = escalation(cups("final"))
    final = is_final(die.total, play.met)
    if play.tell is not None:
        play.tell.append(FinalTest(die.no, die.total, play.met, final))
    return final


def face(play: Play, site: Site, met: Meeting, cups: Cups, *, final: bool) -> bool:
    """The tile's own foes. True when the party holds the tile."""
    site.first, site.final = met.foe, final
    if final:
        play.final = "met"
    fight = Fight(
        play, cups("fight"), met.foe, met.number, corridor=site.tile.corridor, final=final, behind=play.behind()
    )
    result = meet_foes(fight, cups, "contents", met.nos)
    return after_meeting(play, site, fight, result)


def reach(play: Play, site: Site, held: Contents, cups: Cups) -> None:
    """Treasure, free or in a trap that springs when they reach for it (by house, in any case)."""
    if held.trap is not None:
        id = trap_id(play, held.trap.row)
        if play.house.guarded == "optional" and not reaches(play, id):
            if play.tell is not None:
                play.tell.append(Note(f"A treasure in a trap, {held.trap.name}: they leave it.", (held.trap.no,)))
            return
        trap(play, cups("trap"), id, (held.trap.no,))
        if not play.any_up():
            return
    loot = treasure(cups("treasure"), play.book, again=second_treasure(play))
    tell_loot(play, loot, "the tile")
    share(play, loot)


def reaches(play: Play, id: str) -> bool:
    """Does the policy risk it?"""
    up = play.up()
    rogue = any(hero.own.trapwise for hero in up)
    match play.policy.guarded:
        case "take":
            return True
        case "rogue":
            return rogue
        case "sturdy":
            hits = play.book.snares[id].hits
            target = up[0] if hits == "leader" else up[-1] if hits == "last" else min(up, key=lambda one: one.life)
            return rogue or target.life > 2


def linger(play: Play, site: Site) -> None:
    """Tending, the hidden magic of a secret, search, marching order."""
    tend(play)
    if play.hidden and site.empty and not site.held and play.any_up():
        play.hidden = False
        loot = magic_item(play.cups()("hidden"), play.book)
        tell_loot(play, loot, "where the secret said")
        share(play, loot)
    if searches(play, site) and play.any_up():
        came = search(play, site, play.cups())
        if came or not play.any_up():
            if not settle(play, site, came or "lost"):
                return
        else:
            tend(play)
    if play.errands and play.any_up():
        deliver(play, play.cups()("quest"))
    if not site.held:
        arrange(play)
