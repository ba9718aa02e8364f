"""Who is attacked.

In a room: fewer attacks than heroes, different ones, and the party names the spared; as many, one each; more, one each and
every extra on the hated class, spread, else where the party chooses. In a corridor the two foremost. A room ambush goes from
the rear in its first turn; fleers are caught from the lowest life up. Dice are thrown in marching order, extras last.
"""

from printgen.rules.fourad.draw_lots import draw_lots
from printgen.rules.fourad.fight.state import Fight
from printgen.rules.fourad.heroes import Hero
from printgen.rules.fourad.policy import bears_best


def attackers(fight: Fight) -> int:
    """How many attacks the foes have this turn."""
    return fight.heads if fight.group else sum(fight.attacks)


def targets(fight: Fight, *, fleeing: bool = False) -> list[Hero]:
    """One hero for each attack, in the order the dice are thrown."""
    up, many = fight.up(), attackers(fight)
    if not up or not many:
        return []
    if fight.corridor:
        return _corridor(fight, many)
    if fight.ambush and fight.foes_turns == 1 and not fleeing:
        return _from(fight, up[::-1], many)
    if fleeing:
        return _from(fight, sorted(up, key=lambda one: (one.life, one.place)), many)
    if many < len(up):
        chosen = bears_best(fight, up, fight.foe.damage)[:many]
        return sorted(chosen, key=lambda one: one.place)
    return up + extras(fight, up, many - len(up))


def _from(fight: Fight, row: list[Hero], many: int) -> list[Hero]:
    """From one end of the line; extras by hatred, then from that end again."""
    if many <= len(row):
        return row[:many]
    hated = [one for one in row if one.cls == fight.foe.hates] or row
    return row + [hated[at % len(hated)] for at in range(many - len(row))]


def _corridor(fight: Fight, many: int) -> list[Hero]:
    """The two foremost, or the one who is left: two minions at most; a single's attacks are all dealt, alternating (by house,
    two)."""
    front = fight.front()
    if fight.group or fight.play.house.corridor_boss == "two":
        many = min(many, 2)
    if many < len(front):
        return bears_best(fight, front, fight.foe.damage)[:many]
    return [front[at % len(front)] for at in range(many)]


def extras(fight: Fight, up: list[Hero], many: int) -> list[Hero]:
    """Blows past one each: on the hated class, spread; else chosen, or thrown for by house."""
    if not many:
        return []
    hated = [one for one in up if one.cls == fight.foe.hates]
    if hated:
        return [hated[at % len(hated)] for at in range(many)]
    if fight.play.house.extra_attacks == "random":
        return [
            draw_lots(fight.play, fight.cup, up, "whom the extra blow strikes", "One more is at {hero}.")
            for _ in range(many)
        ]
    ranked = bears_best(fight, up, fight.foe.damage)
    return [ranked[at % len(ranked)] for at in range(many)]
