"""What everyone holds: the default weapon, a shield, the lantern. Changed only outside a fight.

One lantern is carried lit and takes a hand: its bearer raises no shield and uses no bow or two-handed weapon. It goes to whoever
has a hand free for it. When nobody has, it stays shut in the pack, unless the dark costs something (`no_light=minus2`).
"""

from printgen.rules.fourad.chronicle import Took
from printgen.rules.fourad.heroes import Hero
from printgen.rules.fourad.play import Play
from printgen.rules.fourad.things import Thing

FREE, LOWERED, FULL = 0, 1, 2
ONE_HAND = ("light", "hand", "sling")


def arm(hero: Hero) -> None:
    """The default weapon in hand: in places 3 and 4 a bow or sling, else the best for a melee."""
    mark = (hero.place >= 3, len(hero.weapons), hero.level)
    if hero.mark != mark or hero.ready is None:
        hero.mark, hero.ready = mark, default(hero)
    hero.weapon = hero.ready


def default(hero: Hero) -> Thing | None:
    missile = hero.missile_weapon() if hero.place >= 3 else None
    melee = hero.melee_weapon()
    return missile if missile is not None else melee if melee is not None else hero.missile_weapon()


def light(play: Play) -> None:
    """Who bears the lantern now: the same as before, if he has nothing else to do with that hand."""
    old = play.torch
    if old is not None and old.up and old.shield is None and one_handed(old) and old.has("lantern"):
        return
    bearers = [hero for hero in play.heroes if hero.up and hero.has("lantern")]
    for hero in play.heroes:
        if hero.lamp:
            hero.lamp, hero.mark = False, None
    play.torch = None
    if not bearers:
        return
    most = LOWERED if play.house.no_light == "minus2" else FREE
    able = [hero for hero in play.heroes if hero.up and price(hero) <= most]
    bearer = min(able, key=lambda one: (price(one), one not in bearers, one.place), default=None)
    if bearer is None:
        return
    if bearer not in bearers:
        lantern = bearers[0].has("lantern")
        assert lantern is not None
        bearers[0].pack.remove(lantern)
        bearer.pack.append(lantern)
        if play.tell is not None and play.minutes:
            play.tell.append(Took(bearer.name, "the lantern"))
    bearer.lamp, bearer.mark = True, None
    play.torch = bearer


def one_handed(hero: Hero) -> bool:
    """All his weapons leave a hand free."""
    return all(hero.gear[one.gear].weight in ONE_HAND for one in hero.weapons)


def price(hero: Hero) -> int:
    """What the lantern would take from him: nothing; a shield or a weapon for both hands; all he has to fight with."""
    held = default(hero)
    if held is not None and hero.gear[held.gear].weight not in ONE_HAND:
        other = any(hero.gear[one.gear].weight in ONE_HAND for one in hero.weapons)
        return LOWERED if other else FULL
    return LOWERED if hero.shield is not None else FREE
