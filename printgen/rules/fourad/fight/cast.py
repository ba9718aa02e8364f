"""A spell in a fight.

Rolls: attack spells d6 + level, exploding; a first face of 1 misses whatever the total. Sleep on a group throws one more die,
d6 + level heads, which does not explode. Blessing, Protect and Escape throw nothing.
"""

from printgen.chance.cup import Adds
from printgen.chance.dice import dice
from printgen.rules.fourad.chronicle import Cast, Freed
from printgen.rules.fourad.fight.state import Fight
from printgen.rules.fourad.heroes import Hero
from printgen.rules.fourad.play import Play
from printgen.rules.fourad.spells import Way, spend

EXPLODING = dice("d6!")


def spell_adds(fight: Fight, hero: Hero, way: Way) -> Adds:
    """Everything that changes this spell roll."""
    foe = fight.foe
    adds: list[tuple[str, int]] = [("level", way.level)]
    if foe.spells:
        adds.append((foe.plural, foe.spells))
    if foe.spell_adds and hero.cls in foe.spell_adds:
        adds.append((hero.cls, foe.spell_adds[hero.cls]))
    if foe.spell_bonus and way.spell in foe.spell_bonus:
        adds.append((foe.name, foe.spell_bonus[way.spell]))
    if hero.temple and foe.undead:
        adds.append(("temple", 1))
    if fight.numb and hero.name not in fight.before:
        adds.append(("asleep", 2))
    return tuple(adds)


def cast(fight: Fight, hero: Hero, way: Way) -> int:
    """An attack spell; returns what fell or was wounded."""
    play, spell = fight.play, fight.play.book.spells[way.spell]
    adds = spell_adds(fight, hero, way)
    spend(hero, way)
    roll = fight.cup.throw(EXPLODING, spell.name, adds)
    hit = roll.faces[0] != 1 and roll.total >= fight.level and way.spell not in fight.foe.immune
    fight.touched.add(hero.name)
    fight.before.append(hero.name)
    felled = wounds = 0
    nos: tuple[int, ...] = (roll.no,)
    if way.spell == "fireball":
        fight.webbed = False
    if hit and fight.group:
        if spell.group == "excess":
            heads = max(1, roll.total - fight.level)
        elif spell.group == "sleep":
            more = fight.cup.d6("how many sleep", (("level", way.level),))
            nos, heads = (roll.no, more.no), more.total
        else:
            heads = 1
        felled = fight.fell(heads)
        fight.spelled += felled
        fight.shaken = fight.shaken or fight.heads * 2 < fight.start <= (fight.heads + felled) * 2
        if spell.group == "sleep":
            fight.slept += felled
    elif hit and fight.lives:
        if spell.group == "sleep":
            wounds = fight.lives[0]
            fight.wound(wounds)
            fight.slept += 1
        else:
            wounds = fight.wound(spell.wounds)
    if fight.foe.undead and hero.temple and (felled or not fight.lives) and not fight.standing:
        hero.temple = False
    if play.tell is not None:
        play.tell.append(
            Cast(hero.name, nos, spell.name, way.by, roll.total, fight.level, hit, felled, wounds, fight.left)
        )
    return felled + wounds


def bless(play: Play, caster: Hero, target: Hero, way: Way | None) -> None:
    """Stone back to flesh; an altar's curse only at a cleric's own Blessing. `way` None: a cleric's Blessing."""
    if way is None:
        caster.blessings -= 1
    else:
        spend(caster, way)
    of = "stone"
    if target.stone:
        target.stone, target.body = False, ""
        target.up = target.life > 0 and not target.away
        target.busy = True  # he acts from the party's next turn
    else:
        of = "the curse"
        target.cursed = False
    if play.tell is not None:
        play.tell.append(Freed(target.name, of, caster.name))


def protect(fight: Fight, caster: Hero, target: Hero, way: Way) -> None:
    """+1 Defense until the fight ends."""
    spend(caster, way)
    target.protected = True
    if fight.play.tell is not None:
        fight.play.tell.append(Cast(caster.name, (), "Protect", way.by, target=target.name))
