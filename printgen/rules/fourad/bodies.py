"""Carrying the fallen: a statue takes two bearers, a body one. Bearers do not attack; who bears a body fails every Defense.

A party takes up a hero of stone when it goes home, and a body where it can pay for a resurrection or has a free try.
"""

from printgen.rules.fourad.chronicle import Did
from printgen.rules.fourad.heroes import Hero
from printgen.rules.fourad.play import Play

FEE = 1000


def take_up(play: Play) -> None:
    """Shoulder whoever lies in this tile and can be borne."""
    for hero in play.heroes:
        if hero.up or hero.away or hero.body not in ("", f"tile {play.tile}"):
            continue
        if any(one.bearing is hero for one in play.heroes):
            continue
        if not hero.alive and not worth_it(play):
            continue
        free = [one for one in reversed(play.heroes) if one.up and one.bearing is None]
        needed = 2 if hero.stone and hero.alive else 1
        if len(free) < needed + 1:
            continue  # somebody must have his hands free
        for bearer in free[:needed]:
            bearer.bearing = hero
            if play.tell is not None:
                play.tell.append(Did(bearer.name, "carry", hero.name))


def worth_it(play: Play) -> bool:
    """A thousand gold pieces, in the bank, in coins and in jewels; or the Mender's Symbol."""
    return play.bank + sum(hero.worth for hero in play.heroes if hero.up) >= FEE or any(
        hero.has("healing-symbol") for hero in play.heroes
    )


def borne(play: Play) -> list[Hero]:
    """Who is carried, by enough bearers; a burden without them is set down here."""
    out = []
    for hero in play.heroes:
        bearers = [one for one in play.heroes if one.up and one.bearing is hero]
        needed = 2 if hero.stone and hero.alive else 1
        if bearers and len(bearers) < needed:
            for bearer in bearers:
                bearer.bearing = None
            hero.body = f"tile {play.tile}"
            if play.tell is not None:
                play.tell.append(Did(bearers[0].name, "drop", hero.name))
        elif bearers:
            out.append(hero)
    return out


def move_along(play: Play) -> None:
    """The borne come into this tile with the party."""
    if any(hero.bearing is not None for hero in play.heroes):
        for hero in borne(play):
            hero.body = f"tile {play.tile}"


def set_down(play: Play) -> None:
    """At the exit: who was borne is out."""
    for hero in borne(play):
        hero.body = ""
    for hero in play.heroes:
        hero.bearing = None


def loot_bodies(play: Play) -> None:
    """A body left below keeps its gear; by house, it is looted."""
    if play.house.left_body == "keeps":
        return
    for hero in play.heroes:
        if not hero.alive and hero.body:
            hero.weapons, hero.pack, hero.gold = [], [], 0
            hero.weapon = hero.armor = hero.shield = hero.spare = None
