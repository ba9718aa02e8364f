"""XP rolls: d6 above the hero's level and he goes up. At level 5 a roll is saved, not thrown.

Who rolls: the lowest level, then the first in order; never two level-ups running for one hero while another can take it.
Luck never rerolls one.
"""

from printgen.chance.cup import Cup
from printgen.rules.fourad.chronicle import Rolled
from printgen.rules.fourad.heroes import Hero
from printgen.rules.fourad.party import TOP_LEVEL
from printgen.rules.fourad.play import Play

TALLY = 10


def xp_rolls(play: Play, cup: Cup, why: str, times: int = 1, penalty: int = 0) -> None:
    for _ in range(times):
        hero = learner(play)
        if hero is not None:
            xp_roll(play, cup, hero, why, penalty)


def learner(play: Play) -> Hero | None:
    """Who takes the next roll."""
    alive = [hero for hero in play.heroes if hero.alive and not hero.stone]
    fresh = [hero for hero in alive if hero.name != play.last] or alive
    return min(fresh, key=lambda one: (one.level, one.place), default=None)


def xp_roll(play: Play, cup: Cup, hero: Hero, why: str, penalty: int = 0) -> bool:
    """One roll for one hero. True when he goes up."""
    if hero.level >= TOP_LEVEL:
        hero.saved += 1
        if play.tell is not None:
            play.tell.append(Rolled(hero.name, why, saved=True))
        return False
    roll = cup.d6("experience", (("minions", penalty),) if penalty else ())
    up = roll.total > hero.level
    if play.tell is not None:
        play.tell.append(Rolled(hero.name, why, (roll.no,), roll.total, hero.level, up))
    if up:
        level_up(hero)
        play.last = hero.name
    return up


def level_up(hero: Hero) -> None:
    """+1 level, full and current life; the new slot or use is there at once."""
    own = hero.own
    before = hero.level
    hero.level += 1
    hero.full += 1
    hero.life += 1
    if own.slots:
        spell = next(
            (one for one in ("sleep", "fireball", "lightning", "protect", "escape") if one not in hero.prepared),
            "sleep",
        )
        hero.prepared.append(spell)
        hero.left.append(spell)
    if own.rages:
        hero.rage += hero.level // 2 - before // 2
    if own.lucky:
        hero.luck += 1


def tick(play: Play, cup: Cup) -> None:
    """A minion encounter more; every tenth is an XP roll."""
    play.tally += 1
    if play.tally >= TALLY:
        play.tally -= TALLY
        xp_rolls(play, cup, "ten minion encounters", 1, int(play.house.minion_xp_penalty))
