"""Searching an empty tile, or a room whose last foe has died: once.

Rolls, in order: d6 (a corridor -1); a halfling's Luck again; then wanderers, or of a find: a clue's secret; a secret door's d6 (6 is a
way out, else a tile is laid at once); a hidden treasure's complication, and only then its gold, 3d6 x 3d6.
"""

from printgen.chance.cup import Cup
from printgen.rules.fourad.chronicle import Note, Searched, Treasure
from printgen.rules.fourad.clues import find_clue, finder
from printgen.rules.fourad.contents import here
from printgen.rules.fourad.events import ghost
from printgen.rules.fourad.layout import extend
from printgen.rules.fourad.luck import spend_luck
from printgen.rules.fourad.play import Cups, Play
from printgen.rules.fourad.secret_door import Spot, secret_spot, way_out
from printgen.rules.fourad.share import coins
from printgen.rules.fourad.site import Site
from printgen.rules.fourad.traps import hidden_trap
from printgen.rules.fourad.wander import wanderers
from printgen.rules.fourad.wandering import ambush
from printgen.tables.consult import consult
from printgen.tables.effects import Call, Consult

OUT = 6


def searchable(play: Play, site: Site) -> bool:
    """Rows 5 and 9, blank corridors; cleared rooms by the switch; never a tile with foes, never twice."""
    if site.searched or site.held or site.tile.number == 1:
        return False
    return site.empty or (site.cleared and not site.tile.corridor and play.house.search_cleared == "yes")


def searches(play: Play, site: Site) -> bool:
    """Does the policy?"""
    if not searchable(play, site) or play.life() < play.policy.search_life:
        return False
    return site.empty or play.policy.search_cleared


def search(play: Play, site: Site, cups: Cups) -> str:
    """Search; returns the outcome of a fight it brought, "" for none."""
    site.searched = True
    cup = cups("search")
    adds = (("corridor", -1),) if site.tile.corridor else ()
    found = consult(cup, play.book.table("fourad/search"), adds=adds)
    nos: tuple[int, ...] = (found.roll.no,)
    if found.row.effects and isinstance(found.row.effects[0], Consult) and spend_luck(play, "the search"):
        found = consult(cup, play.book.table("fourad/search"), adds=adds)
        nos = (*nos, found.roll.no)
    if not found.row.effects:
        _tell(play, nos, found.roll.total, "nothing")
        return ""
    if isinstance(found.row.effects[0], Consult):
        _tell(play, nos, found.roll.total, "wanderers")
        return ambush(play, site, wanderers(cup, play.book, play.house), cups, "wandering", play.behind())
    spot = secret_spot(play.layout, site.tile.number) if wants_door(play) else None
    what = "door" if spot is not None else play.policy.find
    _tell(play, nos, found.roll.total, what)
    if what == "clue":
        find_clue(play, cup)
    elif what == "door":
        assert spot is not None
        secret_door(play, site, cup, spot)
    else:
        return hidden_treasure(play, site, cups)
    return ""


def _tell(play: Play, nos: tuple[int, ...], total: int, found: str) -> None:
    if play.tell is not None:
        hero = finder(play) if found not in ("nothing", "wanderers") else None
        play.tell.append(Searched(play.tile, nos, total, found, hero.name if hero is not None else ""))


def wants_door(play: Play) -> bool:
    """A careful party with somebody below half life would rather have a door, where a wall has room behind it."""
    return play.policy.find_door and any(one.up and 2 * one.life < one.full for one in play.heroes)


def secret_door(play: Play, site: Site, cup: Cup, spot: Spot) -> None:
    roll = cup.d6("what the secret door leads to")
    if roll.total == OUT:
        site.way_out = True
        play.open_floor(way_out(play.layout, spot))
        text = "The secret door leads out of the dungeon, by a safe way."
    else:
        play.open_floor(extend(play.layout, spot, play.bag, play.book.tables, play.house))
        text = "Behind the secret door lies a way not yet on the map."
    if play.tell is not None:
        play.tell.append(Note(text, (roll.no,)))


def hidden_treasure(play: Play, site: Site, cups: Cups) -> str:
    """Its complication first; the gold stays for whoever holds the tile."""
    cup = cups("search")
    found = consult(cup, play.book.table("fourad/hidden"))
    effect = here(found.row.effects, site.tile.corridor)[0]
    result = ""
    if play.tell is not None:
        play.tell.append(Note(f"It is guarded: {found.row.name}.", (found.roll.no,)))
    if isinstance(effect, Consult):
        result = ambush(play, site, wanderers(cup, play.book, play.house), cups, "alarm", play.behind())
    elif isinstance(effect, Call) and effect.procedure == "hidden-trap":
        hidden_trap(play, cup, found.roll.total)
    else:
        roll = cup.throw("d3+1", "the ghost's level")
        if play.tell is not None:
            play.tell.append(Note(f"The ghost is of level {roll.total}.", (roll.no,)))
        ghost(play, cup, roll.total)
    if result in ("left", "lost") or not play.any_up():
        return result
    roll = cup.throw("3d6x3d6", "the hidden gold")
    if play.tell is not None:
        play.tell.append(Treasure((roll.no,), (), roll.total, (), "its hiding place"))
    left = coins(play, roll.total)
    if left and play.tell is not None:
        play.tell.append(Note(f"{left} gp are more than they can carry."))
    return result
