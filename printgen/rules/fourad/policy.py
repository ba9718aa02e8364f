"""How a party decides: the policy's data read at each decision point. No dice, no changes: only answers."""

from typing import TYPE_CHECKING

from printgen.rules.fourad.foes import likely_price
from printgen.rules.fourad.heroes import Hero
from printgen.rules.fourad.play import Play
from printgen.rules.fourad.things import Thing
from printgen.tables.kinds.fourad_foes import Foe

if TYPE_CHECKING:
    from printgen.rules.fourad.fight.state import Fight


def wants(play: Play, procedure: str) -> bool:
    """A quest of this procedure is open."""
    return any(errand.procedure == procedure and errand.open for errand in play.errands)


# ------------------------------------------------------------------ meeting foes


def waits(fight: "Fight") -> bool:
    """Listen first? Enough peaceful faces that the party can afford; Slay-all attacks, Peace waits."""
    play, foe = fight.play, fight.foe
    if fight.final or foe.kind == "statue" or (foe.loathed_by_presence and play.have(foe.loathed_by_presence)):
        return False
    if play.policy.wait > len(foe.reactions) and not play.errands:
        return False
    peaceful = sum(1 for face in foe.reactions if _peaceful(fight, face))
    if play.errands:
        if wants(play, "slay"):
            return False
        if wants(play, "peace"):
            return peaceful > 0
    return peaceful >= play.policy.wait


def _peaceful(fight: "Fight", face: str) -> bool:
    if face == "outnumbered":
        return fight.outnumbered()
    if face == "bribe":
        return would_pay(fight.play, fight.foe, likely_price(fight.foe, fight.heads))
    return face in ("flee", "quest", "asleep")


def would_pay(play: Play, foe: Foe, price: int) -> bool:
    """Is a bribe of this price paid? Fools' gold always is, where it will do; two dwarves never pay."""
    if foe.price is not None and foe.price.fools and any(hero.up and hero.has("fools-gold") for hero in play.heroes):
        return True
    if play.have("dwarf") >= 2:
        return False
    gold = play.gold()
    if foe.price is not None and foe.price.hoard:
        return cheapest_magic(play) is not None or (gold >= price and play.policy.bribe != "quarter")
    if gold < price:
        return False
    match play.policy.bribe:
        case "hurt":
            return play.life() < 50
        case "quarter":
            return 4 * price <= gold or wants(play, "peace")
        case "any":
            return True


def cheapest_magic(play: Play) -> tuple[Hero, Thing] | None:
    """The magic item a party parts with first: potions and rings before wands before weapons."""
    rank = {"trinket": 0, "potion": 1, "charged": 2, "weapon": 3, "shield": 4, "scroll": 5}
    best: tuple[int, Hero, Thing] | None = None
    for hero in play.heroes:
        if not hero.up:
            continue
        owned = [*hero.pack, *hero.weapons, *([hero.shield] if hero.shield else [])]
        for thing in owned:
            gear = play.book.gear[thing.gear]
            if gear.magic and (best is None or rank.get(gear.sort, 9) < best[0]):
                best = (rank.get(gear.sort, 9), hero, thing)
    return (best[1], best[2]) if best else None


def rouses(play: Play) -> bool:
    """Attack a sleeping dragon, or walk by?"""
    return wants(play, "slay") or play.life() >= min(95, play.policy.leave + 30)


# ------------------------------------------------------------------ in a fight


def low(play: Play, hero: Hero) -> bool:
    """Is he so hurt that he is healed in the fight?"""
    policy = play.policy
    if hero.life >= hero.full:
        return False
    return 2 * hero.life <= hero.full if policy.heal_half else hero.life <= policy.heal_life


def rages_now(fight: "Fight") -> bool:
    return fight.play.policy.rage == "once" or not fight.group


def luck_for_attack(fight: "Fight", hero: Hero) -> bool:
    return fight.play.policy.luck == "attacks" and not fight.foe.no_luck


def luck_for_defense(play: Play, hero: Hero, damage: int) -> bool:
    match play.policy.luck:
        case "attacks":
            return hero.life <= damage
        case "dire":
            return hero.life - damage <= 1
        case "wounds":
            return True


def slips_away(fight: "Fight", hero: Hero) -> bool:
    """A halfling at his last life steps out of the melee by Luck."""
    return (
        hero.luck > 0
        and hero.life == 1
        and fight.play.policy.luck != "attacks"
        and not fight.foe.no_luck
        and fight.foe.kind != "vermin"
        and len(fight.up()) > 1
    )


def escapes(fight: "Fight", hero: Hero) -> bool:
    """Before the next breath kills him, where others stay to fight; not while the foe is at its last wound."""
    breath = fight.foe.breath
    return breath is not None and hero.life <= breath.peril.life and sum(fight.lives) > 1 and len(fight.up()) > 1


def leaves(fight: "Fight") -> bool:
    """Break off? Not while the foe is at its last wound or head."""
    if fight.group and fight.heads <= 1:
        return False
    if not fight.group and len(fight.lives) == 1 and fight.lives[0] <= 1:
        return False
    return fight.play.life() <= fight.play.policy.leave


def bears_best(fight: "Fight", heroes: list[Hero], damage: int) -> list[Hero]:
    """Heroes from the best able to take a blow: life over the damage first, then Defense, then life, then order."""
    if not fight.weighed:
        from printgen.rules.fourad.fight.defend import defense_adds

        fight.weighed = True
        for hero in fight.play.heroes:
            hero.guard = sum(add for _, add in defense_adds(fight, hero, bare=False, step=0))
    return sorted(
        heroes,
        key=lambda one: (one.life <= damage, one.bearing is not None, -one.guard, -one.life, one.place),
    )
