"""Special events: ghost, ambush, lady, trap, healer, alchemist.

Rolls: a save for each hero against the ghost; the ambush's fight; the lady's quest; the trap's. The healer and the alchemist throw
nothing.
"""

from printgen.chance.cup import Cup
from printgen.rules.fourad.chronicle import Did, Happening, Healed, Note, Took
from printgen.rules.fourad.contents import ALCHEMIST, HEALER, LADY, ONCE, Contents
from printgen.rules.fourad.fight.save import save
from printgen.rules.fourad.play import Cups, Play
from printgen.rules.fourad.quests import accept
from printgen.rules.fourad.site import Site
from printgen.rules.fourad.things import Thing
from printgen.rules.fourad.traps import trap
from printgen.rules.fourad.wandering import ambush
from printgen.tables.kinds.fourad_foes import Peril

FEE, POTION, POISON = 10, 50, 30


def event(play: Play, site: Site, held: Contents, cups: Cups, behind: str) -> str:
    """What happens here; returns an ambush's outcome."""
    assert held.event is not None
    name = held.event.name
    if play.tell is not None:
        play.tell.append(Happening(play.tile, held.event.no, name, "again" if held.again else ""))
    again = tuple(no for no in held.nos[1:] if no < held.event.no)
    if again and play.tell is not None:
        play.tell.append(Note("Met before: thrown again.", again))
    if name in ONCE:
        first = name not in play.once
        play.once.add(name)
        if name == LADY and not first:
            return ""
    site.kind = name
    if held.ambush and held.meeting is not None:
        return ambush(play, site, held.meeting, cups, "event", behind)
    if held.trap is not None:
        trap(play, cups("trap"), trap_id(play, held.trap.row), (held.trap.no,))
    elif name == "ghost":
        ghost(play, cups("fight"), 4)
    elif name == LADY:
        accept(play, cups("quest"))
    elif name == HEALER:
        healer(play)
    elif name == ALCHEMIST:
        alchemist(play)
    return ""


def trap_id(play: Play, row: str) -> str:
    """The trap a row of the Traps table stands for."""
    return next(one.ref for one in play.book.table("fourad/traps").rows if one.key == row).partition("#")[2]


def ghost(play: Play, cup: Cup, level: int) -> None:
    """All save against fear or lose 1 life; a cleric adds his level."""
    peril = Peril("fear", level, adds={"cleric": "level"})
    for hero in play.up():
        save(play, cup, hero, peril)


def healer(play: Play) -> None:
    """10 gp a life, from the worst wounded on."""
    for hero in sorted(play.up(), key=lambda one: (one.life, one.place)):
        wanted = hero.full - hero.life
        if play.policy.healer == "half":
            wanted = max(0, (hero.full + 1) // 2 - hero.life)
        bought = min(wanted, play.gold() // FEE)
        if bought > 0:
            play.pay(bought * FEE)
            gained = hero.heal(bought)
            if play.tell is not None:
                play.tell.append(Healed(hero.name, "the healer", gained, hero.life))


def alchemist(play: Play) -> None:
    """A potion for each hero at most, and one dose of poison for a slashing weapon."""
    bought = 0
    for hero in play.up():
        if bought < play.policy.potions and not hero.own.no_magic and play.gold() >= POTION:
            play.pay(POTION)
            hero.pack.append(Thing("potion"))
            bought += 1
            if play.tell is not None:
                play.tell.append(Took(hero.name, "a potion of healing, bought"))
    if play.policy.poison and play.gold() >= POISON:
        for hero in play.up():
            weapon = hero.weapon
            if weapon is not None and hero.gear[weapon.gear].damage == "slashing" and hero.own.attack == "level":
                play.pay(POISON)
                hero.poisoned = weapon
                if play.tell is not None:
                    play.tell.append(Did(hero.name, "poison", hero.gear[weapon.gear].name))
                return
    if not bought and play.tell is not None:
        play.tell.append(Note("They buy nothing."))
