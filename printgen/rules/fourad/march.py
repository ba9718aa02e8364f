"""Marching order: changed only in an empty tile, never in a fight."""

from printgen.rules.fourad.hands import arm, light
from printgen.rules.fourad.heroes import Hero
from printgen.rules.fourad.play import Play

RANK = {"level": 0, "half": 1, "outnumbering": 2, "none": 3}


def arrange(play: Play) -> None:
    """The policy's order among those who are up; who cannot walk comes last."""
    state = tuple([(hero.life, hero.level, hero.up, hero.name) for hero in play.heroes])
    if state == play.arranged:
        for hero in play.heroes:
            if hero.up:
                arm(hero)
        return
    up = [hero for hero in play.heroes if hero.up]
    rest = [hero for hero in play.heroes if not hero.up]
    order = by_fighters(up) if play.policy.order == "fighters" else by_scout(up)
    play.heroes[:] = order + rest
    for place, hero in enumerate(play.heroes, 1):
        hero.place = place
    light(play)
    for hero in play.heroes:
        if hero.up:
            arm(hero)
    play.arranged = tuple([(hero.life, hero.level, hero.up, hero.name) for hero in play.heroes])


def by_fighters(up: list[Hero]) -> list[Hero]:
    """Two best fighters, a caster third, the next best fourth."""
    front = sorted(up, key=_arm)[:2]
    return _rest(front, [one for one in up if one not in front])


def by_scout(up: list[Hero]) -> list[Hero]:
    """A rogue in front while he has half his life, a fighter, a caster third, the toughest fourth."""
    rogue = next((one for one in up if one.own.trapwise and 2 * one.life >= one.full), None)
    front = [rogue] if rogue is not None else []
    others = sorted((one for one in up if one not in front), key=_arm)
    front += others[: 2 - len(front)]
    return _rest(front, [one for one in up if one not in front])


def _rest(front: list[Hero], left: list[Hero]) -> list[Hero]:
    caster = min(
        (one for one in left if one.own.slots), key=lambda one: (one.own.attack == "level", one.place), default=None
    )
    third = [caster] if caster is not None else []
    return front + third + sorted((one for one in left if one not in third), key=lambda one: (-one.life, one.place))


def _arm(hero: Hero) -> tuple[int, bool, int, int]:
    """Fighters first: those whose level counts on blows, the pure ones before elves; then life."""
    return (RANK[hero.own.attack], bool(hero.own.slots), -hero.life, hero.place)
