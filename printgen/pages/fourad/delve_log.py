"""The log of a delve for paper: an entry a tile, its lines with drawn dice and throw numbers, life after each fight.

`brief` keeps what decided something, `full` every throw, `dice` also says what was added to it. Ways back through known
tiles where nothing stirs are drawn together into one line.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from printgen.chance.journal import Roll
from printgen.pages.fourad.exits import line as sub_line
from printgen.pages.fourad.hero_names import short_names, shortened
from printgen.pages.fourad.phrase import capital, listed, nice, signed
from printgen.pages.fourad.prose import Prose
from printgen.press.marks import runs_of
from printgen.rules.fourad import chronicle as told
from printgen.rules.fourad.delve import Delve

Entry = dict[str, Any]
STEPS = {"contents": "find", "treasure": "spoils", "experience": "learn", "wanderers": "noise", "reaction": "wait"}
_ACROSS = 6  # dice and adds that stand side by side
BRIEF = (
    told.Contents, told.Met, told.Over, told.Treasure, told.Died, told.FinalTest, told.Searched, told.Rolled, told.Clue,
    told.Secret, told.Quest, told.Reward, told.Trap, told.Feature, told.Happening, told.Ended, told.Freed,
)  # fmt: skip


def log_entries(delve: Delve, rolls: Mapping[int, Roll], prose: Prose, mode: str = "full") -> list[Entry]:
    """Every entry in order of play."""
    book = _Log(delve, rolls, prose, mode)
    for event in delve.chronicle:
        book.tell(event)
    book.settle_way()
    return book.entries


class _Log:
    """The log being written."""

    def __init__(self, delve: Delve, rolls: Mapping[int, Roll], prose: Prose, mode: str) -> None:
        self.delve, self.rolls, self.mode = delve, rolls, mode
        self.titles = {one.tile: one for one in delve.seen}
        self.prose, self.names = prose, short_names(delve.before)
        self.entries: list[Entry] = []
        self.way: list[int] = []  # known tiles gone through since the last line
        self.checks: list[int] = []
        self.round = ""
        self.ruled = False

    def tell(self, event: told.Event) -> None:
        if isinstance(event, told.Entered):
            self._enter(event)
        elif isinstance(event, told.Checked) and event.face > event.upto:
            self.checks.append(event.no)
        else:
            self.settle_way()
            if isinstance(event, told.Round):
                self.round, self.ruled = f"round {event.number}", True
                return
            if self.mode != "brief" or isinstance(event, BRIEF):
                self._line(event)
            else:
                self.round, self.ruled = "", False
            if isinstance(event, told.Over):
                self._life(event)

    def _enter(self, event: told.Entered) -> None:
        if not event.new:
            self.way.append(event.tile)
            return
        self.settle_way()
        tile, seen = self.delve.layout.tile(event.tile), self.titles.get(event.tile)
        title = seen.title if seen is not None and seen.title else capital(tile.name)
        self._open(event.tile, title, sub_line(tile), clock(event.minutes), seen.words if seen is not None else "")

    def _open(self, number: int, title: str, sub: str, right: str, words: str = "") -> None:
        first = all(one["no"] != number for one in self.entries)
        self.entries.append(
            {
                "no": number,
                "name": title,
                "sub": sub,
                "right": right,
                "words": words,
                "id": f"log-{number}" if first else "",
                "blocks": [],
            }
        )
        self.round, self.ruled = "", False

    def settle_way(self) -> None:
        """Known tiles gone through, in one line; an entry of its own when something happens at their end."""
        if not self.way and not self.checks:
            return
        way, nos = self.way, self.checks
        self.way, self.checks = [], []
        steps = listed([str(number) for number in way]) if way else ""
        words = f"Through {steps}: nothing stirs" if way else "Nothing stirs"
        if not self.entries:
            return
        for at in range(0, max(1, len(nos)), _ACROSS):
            some = nos[at : at + _ACROSS]
            self._rows().append(self._row("" if at else "way", "" if at else words, some, gathered=True))

    def _line(self, event: told.Event) -> None:
        line = self.prose.say(event)
        if not line.words:
            return
        step, self.round = (self.round or STEPS.get(line.step, line.step)), ""
        words = shortened(nice(line.words), self.names)
        if isinstance(event, told.Over):  # the life line below says the rest
            words = words.partition(". ")[0].rstrip(".")
        words = capital(words.rstrip(".") if words.count(". ") == 0 else words)
        thrown = [self.rolls[no] for no in line.nos if no in self.rolls]
        apart = sum(len(roll.faces) + len(roll.adds) for roll in thrown) > _ACROSS or len(thrown) > 3
        row = self._row(step, words, line.nos[:1] if apart else line.nos)
        if self.ruled:
            row["rule"], self.ruled = True, False
        self._rows().append(row)
        if apart:  # too many dice for one line: each throw says what it was for
            self._rows().extend(self._row("", f"*{roll.why}*", [roll.no]) for roll in thrown[1:])

    def _rows(self) -> list[Entry]:
        if not self.entries:
            self._open(1, "The way in", "", "")
        blocks: list[Any] = self.entries[-1]["blocks"]
        if not blocks or blocks[-1]["kind"] != "rows":
            blocks.append({"kind": "rows", "rows": []})
        rows: list[Entry] = blocks[-1]["rows"]
        return rows

    def _row(self, step: str, words: str, nos: Sequence[int], gathered: bool = False) -> Entry:
        thrown = [self.rolls[no] for no in nos if no in self.rolls]
        groups: list[Any] = [_group(roll) for roll in thrown]
        if gathered and thrown:
            groups = [{"faces": [roll.faces[0] for roll in thrown], "adds": (), "total": None, "dice": "d6"}]
        if self.mode == "dice":
            words += _reckoned(thrown)
        return {"step": step, "what": words, "dice": groups, "no": _numbers(nos), "rule": False}

    def _life(self, event: told.Over) -> None:
        if event.life and self.entries:
            heroes = [(_named(one, self.names), one.full, one.full - max(0, one.life)) for one in event.life]
            self.entries[-1]["blocks"].append({"kind": "life", "heroes": heroes})


def _named(one: told.Life, names: Mapping[str, str]) -> str:
    name = names.get(one.hero, one.hero)
    return name if one.state == "up" else f"{name} ({one.state})"


def _group(roll: Roll) -> dict[str, Any]:
    bare = len(roll.faces) == 1 and not roll.adds and roll.total == roll.faces[0]
    return {"faces": roll.faces, "adds": roll.adds, "dice": roll.dice, "total": None if bare else roll.total}


def _reckoned(thrown: Iterable[Roll]) -> str:
    """What was added, in words: (level +2, shield +1)."""
    said = [f"{name} {signed(value)}" for roll in thrown for name, value in roll.adds if value]
    return f" *({', '.join(said)})*" if said else ""


def _numbers(nos: Sequence[int]) -> str:
    return runs_of([no for no in nos if no])


def clock(minutes: int) -> str:
    """ten minutes in; one hour in; 1 h 10 m."""
    hours, rest = divmod(minutes, 60)
    if not minutes:
        return "the start"
    if not hours:
        return f"{rest} m in"
    return f"{hours} h" if not rest else f"{hours} h {rest:02d} m"
