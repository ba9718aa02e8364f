"""A Defense roll, and what a failure costs.

Declared before the roll: the ring of teleportation or Escape, when the blow could kill. Rolls: d6; a halfling's Luck
throws it again. Safe only above the foe's level; a natural 1 always fails, a natural 6 always saves (or explodes, by house).
Gear eaten by an iron eater: its own order, and 3d6 gp at last. `Blow` is what strikes: a foe, or a trap.
"""

from printgen.chance.cup import Adds, Cup
from printgen.rules.fourad.chronicle import Defended, Did, Died
from printgen.rules.fourad.fight.state import Fight
from printgen.rules.fourad.heroes import Hero
from printgen.rules.fourad.play import Play
from printgen.rules.fourad.policy import luck_for_defense
from printgen.rules.fourad.things import Thing, named


def worn(hero: Hero, *, armor: bool = True, heavy: bool = True, shield: bool = True, flight: bool = False) -> int:
    """What armor and shield give now. In flight or surprised only the Shield of Warning is up."""
    total = 0
    if armor and hero.armor is not None:
        plate = hero.gear[hero.armor.gear].defense
        total += plate if heavy or plate < 2 else 0
    if (
        shield
        and hero.shield is not None
        and not hero.lamp
        and not hero.two_handed()
        and (not flight or hero.gear[hero.shield.gear].magic)
    ):
        total += hero.gear[hero.shield.gear].defense
    return total


def defense_adds(fight: Fight, hero: Hero, *, bare: bool, step: int) -> Adds:
    """Everything that changes this Defense roll. `bare`: no shield (surprised, in flight). `step`: withdrawing."""
    foe, play = fight.foe, fight.play
    adds: list[tuple[str, int]] = []
    if hero.armor is not None:
        plate = hero.gear[hero.armor.gear]
        if not foe.ignores_heavy or plate.defense < 2:
            adds.append((plate.name, plate.defense))
    if hero.shield is not None and not hero.lamp and not hero.two_handed():
        gear = hero.gear[hero.shield.gear]
        if not bare or gear.magic:
            adds.append((gear.name, gear.defense))
    if hero.own.defends:
        adds.append(("level", hero.level))
    if foe.defense_adds and hero.cls in foe.defense_adds:
        adds.append((hero.cls, hero.level if foe.defense_adds[hero.cls] == "level" else 1))
    if hero.protected:
        adds.append(("protected", 1))
    if step:
        adds.append(("withdrawing", step))
    if hero.cursed:
        adds.append(("cursed", -1))
    if hero.evil_eye:
        adds.append(("evil eye", -1))
    if hero.bear:
        adds.append(("bear trap", -1))
    if foe.bull_rush and _rushed(fight, hero):
        adds.append(("bull rush", foe.bull_rush))
    if play.house.no_light == "minus2" and not play.lit:
        adds.append(("dark", -2))
    return tuple(adds)


def _rushed(fight: Fight, hero: Hero) -> bool:
    """The bull rush: on the first Defense roll of the fight (by house, on each hero's first)."""
    if fight.play.house.bull_rush == "each":
        return hero.name not in fight.charged
    return not fight.charged


def defend(fight: Fight, hero: Hero, *, bare: bool = False, step: int = 0) -> bool:
    """One attack of a foe on a hero. True when he is unhurt."""
    foe, play = fight.foe, fight.play
    damage = 0 if foe.eats_gear else foe.damage
    if hero.bearing is not None and not hero.bearing.stone:
        adds: Adds = ()
        fight.touched.add(hero.name)
        return _struck(fight, hero, damage, (), 0, False)
    if damage and hero.life <= damage and vanish(play, hero, fight.cup):
        return True
    adds = defense_adds(fight, hero, bare=bare, step=step)
    fight.charged.add(hero.name)
    fight.touched.add(hero.name)
    safe, total, nos = roll_defense(play, fight.cup, foe.level, adds)
    luck = False
    if not safe and hero.luck and damage and not foe.no_luck and luck_for_defense(play, hero, damage):
        hero.luck -= 1
        luck = True
        safe, total, again = roll_defense(play, fight.cup, foe.level, adds)
        nos += again
    if not safe:
        return _struck(fight, hero, damage, nos, total, luck)
    if play.tell is not None:
        play.tell.append(Defended(hero.name, nos, total, foe.level, True, 0, hero.life, "", foe.name, luck))
    return True


def roll_defense(play: Play, cup: Cup, level: int, adds: Adds) -> tuple[bool, int, tuple[int, ...]]:
    """The bare roll: safe, total, throws."""
    roll = cup.d6("defense", adds)
    face, total = roll.faces[0], roll.total
    if face == 6:
        if play.house.natural_six_defense == "auto":
            return True, total, (roll.no,)
        more = cup.throw("d6!", "defense, the six again")
        return total + more.total > level, total + more.total, (roll.no, more.no)
    return face != 1 and total > level, total, (roll.no,)


def _struck(fight: Fight, hero: Hero, damage: int, nos: tuple[int, ...], total: int, luck: bool) -> bool:
    play, took = fight.play, ""
    if fight.foe.eats_gear:
        took, more = eat(fight, hero)
        nos += more
    else:
        hero.hurt += 1
        hero.life = max(0, hero.life - damage)
    if play.tell is not None:
        play.tell.append(
            Defended(hero.name, nos, total, fight.level, False, damage, hero.life, took, fight.foe.name, luck)
        )
    if hero.life <= 0:
        die(play, hero, fight.foe.name)
        fight.victims.append(hero)
    return False


def die(play: Play, hero: Hero, by: str) -> None:
    """Life 0 is dead. The ranks close; what he bore falls."""
    hero.life, hero.up, hero.bearing = 0, False, None
    hero.body = f"tile {play.tile}"
    if play.tell is not None:
        play.tell.append(Died(hero.name, by))


def vanish(play: Play, hero: Hero, cup: Cup) -> bool:
    """Before a blow that could kill: the ring, or Escape, instead of the roll."""
    ring = hero.has("ring")
    if ring is not None:
        hero.pack.remove(ring)
        worth = cup.throw("d6+1", "what the plain ring is worth")
        hero.pack.append(Thing("gold-ring", worth=worth.total))
        hero.away, hero.up = "ring", False
        if play.tell is not None:
            play.tell.append(Did(hero.name, "ring", f"{worth.total} gp", worth.no))
        return True
    if "escape" in hero.left and _may_cast(hero):
        hero.left.remove("escape")
        return flit(play, hero)
    scroll = next((one for one in hero.pack if one.spell == "escape" and hero.gear[one.gear].sort == "scroll"), None)
    if scroll is not None and not hero.own.no_magic:
        hero.pack.remove(scroll)
        return flit(play, hero)
    return False


def flit(play: Play, hero: Hero) -> bool:
    """Escape: the caster stands at the entrance; what he bore falls."""
    hero.away, hero.up, hero.bearing = "entrance", False, None
    if play.tell is not None:
        play.tell.append(Did(hero.name, "escape"))
    return True


def _may_cast(hero: Hero) -> bool:
    return not hero.own.casts_bare or (hero.shield is None and hero.wears() != "heavy-armor")


def eat(fight: Fight, hero: Hero) -> tuple[str, tuple[int, ...]]:
    """An iron eater's hit: armor, shield, the weapon in hand, then coins. Nothing left, nothing lost."""
    book = fight.play.book
    if hero.armor is not None:
        thing, hero.armor = hero.armor, None
        return named(book, thing), ()
    if hero.shield is not None:
        thing, hero.shield = hero.shield, None
        return named(book, thing), ()
    if hero.weapon is not None:
        thing = hero.weapon
        hero.weapons.remove(thing)
        hero.weapon = None  # drawing another takes his turn
        return named(book, thing), ()
    if hero.gold:
        roll = fight.cup.throw("3d6", "coins eaten")
        lost = min(roll.total, hero.gold)
        hero.gold -= lost
        return f"{lost} gp", (roll.no,)
    return "", ()
