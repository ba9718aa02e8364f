"""Clues and major secrets: three clues of one hero (by house, of the party) are spent at once for a secret and an XP roll.

Rolls: the Secrets table (those that cannot come twice are thrown again); for a weak point the Boss table; the XP roll. When a
clue is found and the Drowned Chest is still to come, the party takes the better: the chest, unless a secret is one clue off.
"""

from printgen.chance.cup import Cup
from printgen.rules.fourad.chronicle import Clue, Note, Secret
from printgen.rules.fourad.foes import meet
from printgen.rules.fourad.heroes import Hero
from printgen.rules.fourad.play import Play
from printgen.rules.fourad.share import coins
from printgen.rules.fourad.xp import learner, xp_roll
from printgen.tables.consult import consult
from printgen.tables.effects import Call

ENOUGH, CHEST = 3, 500
AGAIN = frozenset({"weak-point", "hidden-magic"})


def finder(play: Play) -> Hero | None:
    """Who gets a clue: whoever has most, then the first in order."""
    return min((one for one in play.heroes if one.up), key=lambda one: (-one.clues, one.place), default=None)


def find_clue(play: Play, cup: Cup, hero: Hero | None = None) -> None:
    hero = hero or finder(play)
    if hero is None:
        return
    if play.chest and total(play, hero) + 1 < ENOUGH:
        play.chest = False
        left = coins(play, CHEST)
        if play.tell is not None:
            play.tell.append(Note(f"The trail leads to the Drowned Chest: {CHEST - left} gp are carried off."))
        return
    hero.clues += 1
    if play.tell is not None:
        play.tell.append(Clue(hero.name, hero.clues))
    if total(play, hero) >= ENOUGH:
        spend(play, hero)
        secret(play, cup, hero)


def total(play: Play, hero: Hero) -> int:
    if play.house.clues == "hero":
        return hero.clues
    return sum(one.clues for one in play.heroes if one.alive)


def spend(play: Play, hero: Hero) -> None:
    owed = ENOUGH
    for one in [hero, *play.heroes]:
        part = min(owed, one.clues)
        one.clues -= part
        owed -= part


def secret(play: Play, cup: Cup, hero: Hero) -> None:
    """One major secret, and the finder's XP roll (another's, if the finder was the last to go up)."""
    caster = next((one for one in play.heroes if one.alive and one.own.slots), None)
    nos: list[int] = []
    id = ""
    while not id:  # rows 1 and 6 can always come, so this ends
        found = consult(cup, play.book.table("fourad/secrets"))
        nos.append(found.roll.no)
        effect = found.row.effects[0]
        assert isinstance(effect, Call)
        spent = effect.procedure in play.secrets and effect.procedure not in AGAIN
        if not spent and not (effect.procedure == "slot" and caster is None):
            id = effect.procedure
    text = found.row.text
    match id:
        case "weak-point":
            met = meet(cup, play.book, play.book.table("fourad/bosses"))
            nos += met.nos
            foe = met.foe
            play.weak.append(foe)
            text = f"+1 on every attack against any {play.book.foes[foe].name}, for ever."
        case "slot":
            if caster is not None:
                learn_slot(caster)
        case "life":
            for one in play.heroes:
                if one.alive:
                    one.longer += 1
                    one.full += 1
                    one.life += 1
        case "hidden-magic":
            play.hidden = True
    play.secrets.append(id)
    if play.tell is not None:
        play.tell.append(Secret(hero.name, found.row.name, text, tuple(nos)))
    taker = hero if hero.name != play.last else learner(play)  # nobody goes up twice running
    xp_roll(play, cup, taker or hero, "a major secret")


def learn_slot(caster: Hero) -> None:
    caster.learned += 1
    caster.prepared.append("sleep")
    caster.left.append("sleep")
