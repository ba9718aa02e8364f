"""The log of a delve as plain text: sentences, with the dice behind each beside it.

Every line ends with its throws: faces, what was added, the total, and the throw's number in the journal.
"""

from collections.abc import Mapping

from printgen.chance.journal import Roll
from printgen.games import Run
from printgen.pages.fourad.tell import Line, line_of
from printgen.rules.fourad import chronicle as told
from printgen.rules.fourad.delve import Delve
from printgen.rules.fourad.party import Party
from printgen.tables.load import Tables

WIDE = 112


def text_log(run: Run, tables: Tables) -> str:
    """log.txt."""
    delve: Delve = run.record.result
    rolls = {roll.no: roll for roll in run.rolls}
    lines = [f"Four Against Darkness: the delve of {run.record.setting.seed}", ""]
    lines += ["The party, in marching order:", *_party(delve.before), ""]
    for event in delve.chronicle:
        lines += _lines(event, rolls)
    lines += ["", "Afterwards:", *_party(delve.after), ""]
    unseen = len(delve.unvisited)
    lines.append(
        f"{len(delve.seen)} tiles entered, {unseen} never seen; {delve.felled} foes felled; "
        f"{len(run.rolls)} throws; {delve.ending}."
    )
    return "\n".join(lines) + "\n"


def _party(party: Party) -> list[str]:
    return [
        f"  {hero.name}, {hero.cls} {hero.level}: life {hero.life} of {hero.full}, {hero.gold} gp"
        + ("" if hero.state == "up" else f" ({hero.state})")
        for hero in party.heroes
    ]


def _lines(event: told.Event, rolls: Mapping[int, Roll]) -> list[str]:
    line = line_of(event)
    if isinstance(event, told.Entered):
        return ["", _text(line, rolls).lstrip()]
    return [_text(line, rolls)]


def _text(line: Line, rolls: Mapping[int, Roll]) -> str:
    words = line.words.replace("**", "")
    step = (
        f"{line.step}: "
        if line.step and words and line.step not in ("enter", "back")
        else line.step
        if not words
        else ""
    )
    thrown = "  ".join(shown(rolls[no]) for no in line.nos if no in rolls)
    return f"  {step}{words}{f'   [{thrown}]' if thrown else ''}"


def shown(roll: Roll) -> str:
    """d6 5 +2 level = 7 #31."""
    faces = " ".join(str(face) for face in roll.faces)
    adds = "".join(f" {'+' if add >= 0 else '-'}{abs(add)} {what}" for what, add in roll.adds)
    total = f" = {roll.total}" if adds or len(roll.faces) > 1 or str(roll.total) != faces else ""
    return f"{roll.dice} {faces}{adds}{total} #{roll.no}"
