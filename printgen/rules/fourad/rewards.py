"""Epic rewards: each once a campaign, a second is thrown again; when all six are given there is only thanks.

Rolls: the reward; for the Arrow of Slaying the Boss table.
"""

from printgen.chance.cup import Cup
from printgen.rules.fourad.chronicle import Note, Reward
from printgen.rules.fourad.foes import meet
from printgen.rules.fourad.heroes import Hero
from printgen.rules.fourad.play import Play
from printgen.rules.fourad.share import give
from printgen.rules.fourad.things import Thing, fresh
from printgen.tables.consult import consult
from printgen.tables.effects import Call


def reward(play: Play, cup: Cup) -> None:
    """Throw for one that is still to be given, and give it."""
    table = play.book.table("fourad/rewards")
    if len(set(play.rewards)) >= len(table.rows):
        if play.tell is not None:
            play.tell.append(Note("There is nothing left to give but thanks."))
        return
    nos: list[int] = []
    id = ""
    while not id:
        found = consult(cup, table)
        nos.append(found.roll.no)
        effect = found.row.effects[0]
        assert isinstance(effect, Call)
        if effect.procedure not in play.rewards:
            id = effect.procedure
    play.rewards.append(id)
    text, hero = found.row.text, None
    match id:
        case "book":
            hero = give(play, Thing("six-leaf-book", charges=6))
        case "chest":
            play.chest = True
        case "enchanted":
            hero = enchant(play)
        case "shield":
            hero = guard(play)
        case "arrow":
            met = meet(cup, play.book, play.book.table("fourad/bosses"))
            nos += met.nos
            hero = give(play, Thing("slaying-arrow", against=met.foe))
        case "symbol":
            hero = give(play, fresh(play.book, "healing-symbol"))
    if play.tell is not None:
        play.tell.append(Reward(found.row.name, text, tuple(nos), hero.name if hero is not None else ""))


def enchant(play: Play) -> Hero | None:
    """The best fighter's weapon throws two dice until the delve ends. Nothing magic for barbarians."""
    able = [one for one in play.heroes if one.up and one.weapons and not one.own.no_magic]
    hero = min(able, key=lambda one: (one.own.attack != "level", -one.level, one.place), default=None)
    if hero is not None:
        hero.enchanted = hero.melee_weapon() or hero.weapons[0]
    return hero


def guard(play: Play) -> Hero | None:
    """One shield becomes the Shield of Warning; a new one if there is none."""
    for hero in play.heroes:
        if hero.up and hero.shield is not None and not hero.own.no_magic:
            hero.shield = fresh(play.book, "warning-shield")
            return hero
    return give(play, fresh(play.book, "warning-shield"))
