"""Each hero's life at the end of every room a party entered, and what happened there: the life chart's figures."""

from dataclasses import dataclass, field

from printgen.pages.fourad.hero_names import short_names
from printgen.press.chart import Strip
from printgen.rules.fourad import chronicle as told
from printgen.rules.fourad.delve import Delve
from printgen.rules.fourad.rulebook import Rulebook


@dataclass
class Course:
    """Columns of the chart: rooms in the order they were entered, then "out"; life by hero; events by column."""

    rooms: list[str] = field(default_factory=list)
    life: dict[str, list[int]] = field(default_factory=dict)
    events: dict[int, str] = field(default_factory=dict)


WEIGHT = {"trap": 1, "fight": 2, "boss": 3, "final": 4}


def course(delve: Delve, book: Rulebook) -> Course:
    """Life as the chronicle tells it; the last column is the party as it came out."""
    made = Course(life={hero.name: [] for hero in delve.before.heroes})
    now = {hero.name: hero.life for hero in delve.before.heroes}
    for event in delve.chronicle:
        if isinstance(event, told.Entered) and event.new:
            _close(made, now)
            made.rooms.append(str(event.tile))
        _note(event, now)
        kind = _mark(event, book)
        if kind and made.rooms:
            at = len(made.rooms) - 1
            if WEIGHT[kind] > WEIGHT.get(made.events.get(at, ""), 0):
                made.events[at] = kind
    _close(made, now)
    after = {hero.name: hero for hero in delve.after.heroes}
    for name, life in made.life.items():
        hero = after.get(name)
        life.append(hero.life if hero is not None and hero.state != "dead" else 0)
    made.rooms.append("out")
    return made


def _close(made: Course, now: dict[str, int]) -> None:
    if made.rooms:
        for name, life in made.life.items():
            life.append(now[name])


def _note(event: told.Event, now: dict[str, int]) -> None:
    match event:
        case told.Defended(hero=hero, lost=lost, left=left) | told.Saved(hero=hero, lost=lost, left=left) if lost:
            now[hero] = left
        case told.Healed(hero=hero, left=left):
            now[hero] = left
        case told.Died(hero=hero):
            now[hero] = 0
        case told.Over(life=lives):
            now.update({one.hero: max(0, one.life) for one in lives})
        case _:
            pass


def _mark(event: told.Event, book: Rulebook) -> str:
    if isinstance(event, told.Trap):
        return "trap"
    if isinstance(event, told.Met) and event.foe in book.foes:
        if event.final:
            return "final"
        return "boss" if book.foes[event.foe].kind in ("boss", "weird", "statue") else "fight"
    return ""


def strips(delve: Delve, made: Course) -> list[Strip]:
    """One strip a hero, cut off where he dies."""
    out, names = [], short_names(delve.before)
    for hero in delve.before.heroes:
        life = made.life[hero.name]
        dead = bool(life) and life[-1] <= 0
        if dead:
            end = next(at for at, left in enumerate(life) if left <= 0 and not any(life[at:]))
            life = life[: end + 1]
        out.append(Strip(names[hero.name], hero.cls, max(hero.full, *life, 1), [hero.life, *life][1:], dead))
    return out
