"""Three throws to remember: the ones on which most turned, told in a line each."""

from collections.abc import Mapping
from typing import NamedTuple

from printgen.chance.journal import Roll
from printgen.pages.fourad.phrase import a, some, word
from printgen.rules.fourad import chronicle as told
from printgen.rules.fourad.delve import Delve


class Throw(NamedTuple):
    """A throw worth a line: how much, its numbers, what it did."""

    worth: int
    nos: tuple[int, ...]
    words: str


def three(delve: Delve, rolls: Mapping[int, Roll]) -> list[Throw]:
    """The three worthiest, in order of play; the earlier on ties, no two of one kind while there are others."""
    found = sorted(_all(delve, rolls), key=lambda one: (-one.worth, one.nos))
    kept: list[Throw] = []
    for one in found:
        if all(one.nos != other.nos for other in kept):
            kept.append(one)
        if len(kept) == 3:
            break
    return sorted(kept, key=lambda one: one.nos)


def _all(delve: Delve, rolls: Mapping[int, Roll]) -> list[Throw]:
    out: list[Throw] = []
    tile, foe, final = 1, "", False
    before: told.Event | None = None
    for event in delve.chronicle:
        match event:
            case told.Entered(tile=tile):
                pass
            case told.Met(name=foe, final=final):
                pass
            case told.Struck() if event.nos:
                out.append(_blow(event, rolls, tile, foe, final))
            case told.Cast() if event.nos and (event.felled or event.wounds):
                worth = 4 + 2 * event.felled + 3 * event.wounds + (9 if final and event.left <= 0 else 0)
                did = f"{word(event.felled)} of them down" if event.felled else some(event.wounds, "wound")
                out.append(Throw(worth, event.nos, f"{event.hero}’s {event.spell}, tile {tile}: {did}."))
            case told.Defended() if event.nos and event.left == 1 and event.lost:
                out.append(Throw(6, event.nos, f"{event.hero} is hit in tile {tile}, and stands on one life."))
            case told.Died() if isinstance(before, told.Defended | told.Saved):
                nos = before.nos if isinstance(before, told.Defended) else (before.no,)
                if nos and nos[0]:
                    out.append(Throw(14, nos, f"{event.hero} falls in tile {tile}, to {_by(event.by)}."))
            case told.Rolled() if event.nos and event.up:
                out.append(Throw(5, event.nos, f"{event.hero} learns from it: level {event.need + 1}."))
            case told.FinalTest() if event.no and event.final:
                out.append(Throw(8, (event.no,), f"Tile {tile}: and so it was the final boss."))
            case told.Morale() if not event.held and event.standing > 2:
                out.append(Throw(4, (event.no,), f"Their nerve breaks in tile {tile}; {word(event.standing)} run."))
            case _:
                pass
        if not isinstance(event, told.Did):
            before = event
    return [one for one in out if one.worth > 0 and all(no in rolls for no in one.nos)]


def _by(name: str) -> str:
    """A foe’s name takes its article; a trap or a poison keeps its own."""
    return name if name.startswith(("the ", "a ", "an ", "poison")) else a(name)


def _blow(event: told.Struck, rolls: Mapping[int, Roll], tile: int, foe: str, final: bool) -> Throw:
    faces = [face for no in event.nos if no in rolls for face in rolls[no].faces]
    sixes = sum(face == 6 for face in faces)
    if event.natural_one and final:
        return Throw(5, event.nos, f"{event.hero} at the {foe}, with everything to win: a one.")
    if not event.felled and not event.wounds:
        return Throw(0, event.nos, "")
    last = event.left <= 0
    worth = 2 * event.felled + 2 * sixes + 2 * event.wounds + (10 if final and last else 2 if last else 0)
    ending = f"the {foe}’s last life" if event.wounds and last else some(event.wounds, "wound") if event.wounds else ""
    what = ending or f"{word(event.felled)} down" + (", and that was all of them" if last else "")
    lead = "a six, and again" if sixes > 1 else "a six" if sixes else event.weapon
    return Throw(worth, event.nos, f"{event.hero}, tile {tile}: {lead}; {what}.")
