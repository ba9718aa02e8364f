"""A whole delve: the floor is laid, the party explores it by its policy, and goes home, won or lost.

Dice: the layout first, then play, in order of time. Every tile's dice are in streams of its own (`fourad/tile/7/contents`), so
another party or policy meets the same tiles and contents. It ends *won* (final boss beaten, a hero out), *home* (left before),
*driven out*, or *lost* (none left), and says why.
"""

from typing import Literal

import msgspec

from printgen.chance.cup import Bag
from printgen.errors import Usage
from printgen.rules.fourad.bodies import loot_bodies, set_down, take_up
from printgen.rules.fourad.christen import Namer, topic
from printgen.rules.fourad.chronicle import Chose, Ended, Event, Note
from printgen.rules.fourad.doors import open_door
from printgen.rules.fourad.explore import open_tile
from printgen.rules.fourad.growth import refreshed
from printgen.rules.fourad.house import House
from printgen.rules.fourad.layout import lay_out
from printgen.rules.fourad.march import arrange
from printgen.rules.fourad.party import LOAD, Party
from printgen.rules.fourad.play import Play
from printgen.rules.fourad.policy import wants
from printgen.rules.fourad.quests import lose_the_rest, ready, slain_all
from printgen.rules.fourad.recruit import muster
from printgen.rules.fourad.route import next_goal, way_to
from printgen.rules.fourad.rulebook import Rulebook, rulebook
from printgen.rules.fourad.shop import outfit
from printgen.rules.fourad.tend import healing_left
from printgen.rules.fourad.tiles import Layout
from printgen.rules.fourad.walk import step
from printgen.tables.load import Tables

LONGEST = 2000  # moves; a delve has two hundred at most
Ending = Literal["won", "home", "driven out", "lost"]


class DelveOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `printgen delve` was asked: classes for new heroes, or a party that comes from somewhere."""

    classes: tuple[str, ...] = ("warrior", "cleric", "rogue", "wizard")
    level: int = 1
    policy: str = "balanced"
    party: Party | None = None


class Seen(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A tile as the party leaves it. `kind` is its contents in a word, `foe` and `number` what still stands there."""

    tile: int
    title: str = ""
    words: str = ""
    row: str = ""
    kind: str = ""
    feature: str = ""
    boss: bool = False
    searched: bool = False
    foe: str = ""
    number: int = 0
    asker: str = ""
    way_out: bool = False
    final: bool = False


class Delve(msgspec.Struct, frozen=True):
    """The result of `printgen delve`."""

    layout: Layout
    before: Party
    after: Party
    chronicle: tuple[Event, ...]
    seen: tuple[Seen, ...]
    ending: Ending
    why: str
    tile: int
    minutes: int
    met: int
    felled: int

    @property
    def unvisited(self) -> tuple[int, ...]:
        """Tiles the party never entered."""
        known = {one.tile for one in self.seen}
        return tuple(tile.number for tile in self.layout.tiles if tile.number not in known)


def delve(bag: Bag, tables: Tables, options: DelveOptions, house: House) -> Delve:
    """Lay out, gather, go down."""
    book = rulebook(tables)
    layout = lay_out(bag, tables, house)
    party = assemble(bag, book, options, house)
    play = Play(bag, book, party, house, book.policies[options.policy])
    play.open_floor(layout)
    arrange(play)
    before = play.party(party.delves)
    why = go(play)
    return conclude(play, before, why)


def assemble(bag: Bag, book: Rulebook, options: DelveOptions, house: House) -> Party:
    """New heroes with kit and shopping; or those who come, rested in their spells and uses."""
    if options.party is None:
        return outfit(muster(bag, book, options.classes, options.level), book, house)
    walking = tuple(refreshed(hero, book) for hero in options.party.heroes if hero.state == "up" and hero.life > 0)
    if not walking:
        raise Usage("--party: nobody in it is on his feet; `printgen camp` first, or recruit")
    return banked(msgspec.structs.replace(options.party, heroes=walking))


def banked(party: Party) -> Party:
    """Nobody sets out with more than he can carry: coins past 200 gp wait in the bank."""
    purses = [max(0, min(hero.gold, LOAD - sum(thing.worth for thing in hero.pack))) for hero in party.heroes]
    bank = party.bank + sum(hero.gold for hero in party.heroes) - sum(purses)
    heroes = (msgspec.structs.replace(hero, gold=gold) for hero, gold in zip(party.heroes, purses, strict=True))
    return msgspec.structs.replace(party, heroes=tuple(heroes), bank=bank)


def go(play: Play) -> str:
    """The delve itself; returns why it ended."""
    open_tile(play, 1)
    why = ""
    for _ in range(LONGEST):
        if play.ended:
            fate = _fate(play)
            return "; ".join(part for part in (why, fate) if part) or "they walked out"
        why = why or enough(play)
        if why:
            head_home(play)
            continue
        goal = next_goal(play)
        if goal is None:
            if not again(play):
                slay_done(play)
                why = "every way was walked" if _complete(play) else "no way on was open to them"
                _say(play, why)
            continue
        advance(play, goal.path, goal.exit)
    raise AssertionError("the delve did not end")


def advance(play: Play, path: tuple[int, ...], exit: object) -> None:
    """Through known tiles, then through the exit."""
    from printgen.rules.fourad.tiles import Exit

    for number in path:
        if not step(play, number):
            return
    if isinstance(exit, Exit):
        here = play.tile
        if exit.lock and (here, exit.to) not in play.opened and not open_door(play, here, exit):
            return
        if play.tile == here and not play.ended:
            open_tile(play, exit.to)


def enough(play: Play) -> str:
    """Why the party turns back now; "" to go on."""
    policy = play.policy
    if (
        play.final == "beaten"
        and not wants(play, "slay")
        and (play.house.after_final == "leave" or play.life() <= policy.home_life + 20)
    ):
        return _say(play, "the final boss is beaten")
    fallen = sum(1 for hero in play.heroes if not hero.alive or hero.stone)
    if fallen >= policy.home_lost:
        return _say(play, "too many have fallen")
    if play.life() <= policy.home_life and not healing_left(play):
        return _say(play, "too hurt to go on")
    return ""


def _say(play: Play, why: str) -> str:
    if play.tell is not None:
        play.tell.append(Chose("home", why))
    return why


def _complete(play: Play) -> bool:
    return not play.fresh


def again(play: Play) -> bool:
    """Nothing else is left: back to foes who drove them off, twice at most, if the party is whole enough."""
    if play.life() < min(90, play.policy.leave + 25):
        return False
    for site in play.sites:
        if site.held and site.tries < 2 and (not site.asleep or wants(play, "slay")):
            path = way_to(play, {site.tile.number})
            if path:
                advance(play, path, None)
                return True
    return False


def slay_done(play: Play) -> None:
    if wants(play, "slay") and _complete(play) and not any(site.held for site in play.sites):
        slain_all(play, play.cups()("quest"))


def head_home(play: Play) -> None:
    """The shortest known way out, by open askers; by a secret way or a secret's shortcut where there is one."""
    take_up(play)
    for errand in play.errands:
        if ready(play, errand) and errand.tile != play.tile:
            path = way_to(play, {errand.tile})
            if path:
                step(play, path[0])
                return
    site = play.site
    if "shortcut" in play.secrets and (site.empty or site.cleared) and not site.held:
        _out(play, "The way out a secret told of begins here.")
        return
    exits = {one.tile.number for one in play.sites if one.way_out} | {1}
    path = way_to(play, exits)
    if path is None:
        path = way_to(play, exits, through=True)
    if path is None:
        raise AssertionError("no way home")
    if not path:
        _out(play, "The secret door leads them out." if site.way_out else "They step out into daylight.")
        return
    for number in path:
        if not step(play, number) or play.errands or any(not hero.up for hero in play.heroes):
            return


def _out(play: Play, how: str) -> None:
    play.ended = "out"
    if play.tell is not None:
        play.tell.append(Note(how))


def _fate(play: Play) -> str:
    """What befell those who did not walk out."""
    return {
        "lost": "nobody was left standing",
        "driven out": "they fled from the entrance" if play.any_up() else "only those at the entrance got away",
    }.get(play.ended, "")


def conclude(play: Play, before: Party, why: str) -> Delve:
    """Curses, poison and quests end here; the ending is named."""
    if play.ended != "lost":
        set_down(play)
    loot_bodies(play)
    lose_the_rest(play)
    ending: Ending = "lost"
    if play.ended == "driven out":
        ending = "won" if play.final == "beaten" else "driven out"
    elif play.ended == "out":
        ending = "won" if play.final == "beaten" else "home"
    for hero in play.heroes:
        if hero.away == "entrance" and hero.alive:
            hero.body = ""
        if play.house.drain == "delve" and hero.drained:
            hero.level += hero.drained
            hero.full += hero.drained
            hero.drained = 0
    if play.tell is not None:
        play.tell.append(Ended(ending, why, play.tile, play.minutes))
    return Delve(
        play.layout,
        before,
        play.party(before.delves + 1),
        tuple(play.tell or ()),
        tuple(_seen(play)),
        ending,
        why,
        play.tile,
        play.minutes,
        play.met,
        play.felled,
    )


def _seen(play: Play) -> list[Seen]:
    """Every tile entered, in the order of its number; named only where somebody reads of it."""
    namer = Namer(play.bag, play.book.tables) if play.tell is not None else None
    seen = []
    for site in play.sites:
        if not site.visited:
            continue
        title = words = ""
        corridor, number, held = site.tile.corridor, site.tile.number, site.held_first
        if namer is not None:
            about = topic(held, play.book.foes[site.first] if site.first else None, corridor=corridor)
            title, words = namer.name(number, about), namer.words(number, about, corridor=corridor)
        seen.append(
            Seen(
                number, title, words, site.row, site.kind,
                held.feature.name if held is not None and held.feature is not None else "",
                bool(site.first) and play.book.foes[site.first].kind == "boss",
                site.searched, site.foe, site.number if site.foe else 0, site.asker, site.way_out, site.final,
            )
        )  # fmt: skip
    return seen
