"""The rounds. Who goes first is fixed for the whole fight.

Each round: the two turns, then its end; then fight on, withdraw or flee. Leaving takes the place of the heroes' next turn.
"""

from printgen.rules.fourad.chronicle import Chose, Note, Retreated, Round
from printgen.rules.fourad.fight.end_of_round import end_of_round, rise, sicken
from printgen.rules.fourad.fight.foes_turn import all_strike, foes_turn
from printgen.rules.fourad.fight.heroes_turn import heroes_turn
from printgen.rules.fourad.fight.opening import battle_start, opening_shots
from printgen.rules.fourad.fight.state import Fight
from printgen.rules.fourad.play import Cups
from printgen.rules.fourad.policy import leaves

LONGEST = 200  # rounds; nothing that is played comes near it


def battle(fight: Fight, cups: Cups) -> str:
    """From the battle's start to its outcome: slain, slept, subdued, fled, left, lost."""
    battle_start(fight, cups)
    opening_shots(fight)
    if (fight.standing or fight.fallen) and fight.up():
        leaving = ""
        while True:
            fight.round += 1
            leaving = one_round(fight, leaving)
            if over(fight):
                break
            leaving = way_out(fight)
            if fight.round >= LONGEST:
                leaving = leaving or "flee"
    return outcome(fight)


def one_round(fight: Fight, leaving: str = "") -> str:
    """Both turns and the end of the round. `leaving`: the heroes' turn is spent going."""
    if fight.play.tell is not None:
        fight.play.tell.append(Round(fight.round))
    if fight.foes_first:
        foes_turn(fight)
    if leaving and fight.up():
        retreat(fight, leaving)
        return ""
    if fight.up():
        heroes_turn(fight)
    if not fight.foes_first and fight.standing:
        foes_turn(fight)
    end_of_round(fight)
    if fight.round == 1 and fight.play.house.rear_ambush == "turn" and fight.ambush and fight.corridor:
        fight.line.reverse()
        if fight.play.tell is not None:
            fight.play.tell.append(Note("The party turns to face them: the marching order holds again."))
    return ""


def over(fight: Fight) -> bool:
    return fight.gone or not fight.standing or not fight.up() or fight.outcome == "left"


def way_out(fight: Fight) -> str:
    """Withdraw before flee; "" to fight on. Withdrawing needs a door behind, and no webs across it."""
    if not fight.behind or not leaves(fight):
        return ""
    how = "withdraw" if fight.behind == "door" and not fight.webbed else "flee"
    if how == "flee" and fight.webbed and fight.play.house.webs == "both":
        return ""
    if fight.play.tell is not None:
        fight.play.tell.append(Chose(how))
    return how


def retreat(fight: Fight, how: str) -> None:
    """Every foe attacks once; then the party is out."""
    if fight.play.tell is not None:
        fight.play.tell.append(Retreated(how))  # type: ignore[arg-type]
    all_strike(fight, withdrawing=how == "withdraw")
    sicken(fight)
    rise(fight)
    fight.outcome = "left" if fight.up() else "lost"


def outcome(fight: Fight) -> str:
    """What became of it."""
    if fight.outcome in ("left", "fled"):
        pass
    elif fight.standing:
        fight.outcome = "lost"
    elif fight.group:
        fight.outcome = "slept" if fight.slept and fight.slept == fight.felled else "slain"
    else:
        fight.outcome = "slept" if fight.slept else "subdued" if fight.subdue else "slain"
    return fight.outcome
