"""The chronicle's commonest events in sentences that vary, for a log whose dice stand beside each line.

Which way a thing is said comes from `ink/fourad/log`; words are in tables/fourad/phrases. What happens seldom is said as
`tell.py` says it.
"""

from printgen.chance.cup import Ink
from printgen.pages.fourad.foe_words import heads
from printgen.pages.fourad.phrase import a, capital, some, word
from printgen.pages.fourad.tell import Line, line_of
from printgen.rules.fourad import chronicle as told
from printgen.rules.fourad.rulebook import Rulebook
from printgen.tables.kinds.fourad_words import Words
from printgen.tables.load import Tables


class Prose:
    """Sentences for one delve. Keeps a little: each hero's life, what is being fought."""

    def __init__(self, tables: Tables, book: Rulebook, seed: str, life: dict[str, int]) -> None:
        self._ways: dict[str, Words] = tables.entries("fourad/phrases")
        self._ink = Ink(seed, "ink/fourad/log")
        self._last: dict[str, int] = {}
        self.book, self.life, self.foe = book, dict(life), "foe"
        self._names = {foe.name for foe in book.foes.values()}

    def say(self, event: told.Event) -> Line:
        """The event as a line."""
        line = self._said(event)
        self._keep(event)
        return line or line_of(event)

    def way(self, key: str, **names: object) -> str:
        """One of the ways to say it, never the same twice running."""
        ways = self._ways[key].lines
        at = self._ink.below(len(ways))
        if len(ways) > 1 and at == self._last.get(key):
            at = (at + 1) % len(ways)
        self._last[key] = at
        return capital(ways[at].format(**names))

    def _said(self, event: told.Event) -> Line | None:
        match event:
            case told.Struck(how="blow" | "shot") if not event.luck:
                return Line("", self._struck(event), event.nos)
            case told.Defended() if event.nos and not event.luck and event.against:
                return Line("", self._defended(event), event.nos)
            case told.Met(how=how):
                return self._met(event, how)
            case told.Chose(what="attack" | "wait" as what):
                return Line("choice", self.way(what))
            case told.Morale(no=no, held=held, standing=standing):
                return Line("morale", self.way("morale-held" if held else "morale-broke", left=word(standing)), (no,))
            case told.Contents(no=no, row=row, text=text, overruled=False):
                return Line("contents", f"Row {row}: {text}", (no,))
            case told.Checked(no=no, face=face, upto=upto):
                return Line("wanderers", self.way("noise" if face <= upto else "quiet"), (no,))
            case told.Searched(found="nothing", nos=nos):
                return Line("search", self.way("nothing"), nos)
            case told.Over(outcome="slain"):
                return Line("after", self.way("over"))
            case told.Died(hero=hero, by=by):
                return Line("", f"**{hero} is dead**, by {a(by) if by in self._names else by}")
            case _:
                return None

    def _keep(self, event: told.Event) -> None:
        match event:
            case told.Defended(hero=hero, lost=lost, left=left) | told.Saved(hero=hero, lost=lost, left=left) if lost:
                self.life[hero] = left
            case told.Healed(hero=hero, left=left):
                self.life[hero] = left
            case told.Met(name=name):
                self.foe = name
            case told.Over(life=lives):
                self.life.update({one.hero: one.life for one in lives})
            case _:
                pass

    def _struck(self, event: told.Struck) -> str:
        names = {"hero": event.hero, "weapon": event.weapon, "foe": self.foe}
        if event.rage:
            names["weapon"] = f"{event.weapon}, in a rage"
        last = event.left <= 0
        if event.felled:
            fall = f"{word(event.felled)} fall{'s' if event.felled == 1 else ''}"
            return self.way("felled-last" if last else "felled", fall=fall, left=word(event.left), **names)
        if event.wounds:
            wound = some(event.wounds, "wound")
            return self.way("wound-last" if last else "wound", wound=wound, left=word(event.left), **names)
        if event.natural_one:
            return self.way("one", **names)
        return self.way("shot-miss" if event.how == "shot" else "miss", **names)

    def _defended(self, event: told.Defended) -> str:
        names = {"hero": event.hero, "foe": capital(event.against), "foel": event.against}
        if event.safe:
            return self.way("safe", **names)
        if event.took:
            return self.way("eaten", took=event.took, **names)
        if not event.lost:
            return self.way("nothing-left", **names)
        life = f"{word(event.lost)} life" if event.lost == 1 else f"{word(event.lost)} lives"
        if event.left <= 0:
            return self.way("lost-all", life=life, **names)
        return self.way("lost", life=life, was=event.left + event.lost, left=event.left, **names)

    def _met(self, event: told.Met, how: str) -> Line | None:
        foe = self.book.foes.get(event.foe)
        if foe is None or how in ("return", "statue") or not event.level:
            return None
        figures = f", life {event.life}, {some(event.attacks, 'attack')}" if event.life else ""
        figures += "; **the final boss**" if event.final else ""
        key = "met-behind" if how in ("wandering", "alarm", "event") else "met-one" if event.number == 1 else "met"
        words = self.way(key, foes=heads(foe, event.number), level=event.level, figures=figures)
        return Line("foes", capital(words), event.nos)
