"""The foes' turn: they do not roll to hit; every hero attacked defends.

Rolls, in order: a breath die where the foe has breath; on a breath every hero saves, in marching order. Else a Defense roll
for each attack (dragons bite random different heroes: the random dice first). A hero who fell to an earlier blow takes the
later ones with him.
"""

from printgen.rules.fourad.chronicle import Note
from printgen.rules.fourad.draw_lots import draw_lots
from printgen.rules.fourad.fight.defend import defend
from printgen.rules.fourad.fight.save import save
from printgen.rules.fourad.fight.state import Fight
from printgen.rules.fourad.fight.targets import attackers, targets
from printgen.rules.fourad.heroes import Hero


def foes_turn(fight: Fight) -> None:
    """All their attacks."""
    fight.foes_turns += 1
    if not fight.standing:
        return
    foe = fight.foe
    if foe.breath is not None:
        roll = fight.cup.d6("breath")
        if roll.total <= foe.breath.upto:
            breathe(fight, roll.no)
            return
        if fight.play.tell is not None:
            fight.play.tell.append(Note(f"No breath: the {foe.name} strikes.", (roll.no,)))
    hit = bitten(fight) if foe.bites_random else targets(fight)
    first = fight.surprised and fight.foes_turns == 1
    struck: set[str] = set()
    for hero in hit:
        if not hero.up:
            continue
        defend(fight, hero, bare=first and hero.name not in struck)
        struck.add(hero.name)


def breathe(fight: Fight, no: int) -> None:
    """On all in the tile, wherever they stand."""
    breath = fight.foe.breath
    assert breath is not None
    if fight.play.tell is not None:
        fight.play.tell.append(Note(f"The {fight.foe.name} breathes on them all.", (no,)))
    for hero in fight.up():
        fight.touched.add(hero.name)
        book = hero.has("six-leaf-book")
        if not save(fight.play, fight.cup, hero, breath.peril):
            hero.hurt += 1
            if hero.life <= 0:
                fight.victims.append(hero)
                if book is not None and fight.foe.dragon:
                    hero.pack.remove(book)


def bitten(fight: Fight) -> list[Hero]:
    """Random different heroes; in a corridor the front pair. More bites than heroes begin anew."""
    many = attackers(fight)
    if fight.corridor:
        return targets(fight)
    out: list[Hero] = []
    while len(out) < many:
        left = fight.up()
        while left and len(out) < many:
            chosen = draw_lots(fight.play, fight.cup, left, "whom it bites", "Its jaws are at {hero}.")
            left.remove(chosen)
            out.append(chosen)
        if not out:
            break
    return out


def all_strike(fight: Fight, *, withdrawing: bool) -> None:
    """As the party leaves: every foe attacks once, the corridor cap holds; withdrawing is +1, fleeing has no shield."""
    fight.foes_turns += 1
    for hero in targets(fight, fleeing=not withdrawing):
        if hero.up:
            defend(fight, hero, bare=not withdrawing, step=1 if withdrawing else 0)
