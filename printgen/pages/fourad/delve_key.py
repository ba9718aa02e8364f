"""The key of a delve: each tile the party entered, what was there and what became of it; and the index."""

from collections.abc import Mapping, Sequence
from typing import Any

from printgen.chance.journal import Roll
from printgen.pages.fourad.exits import line
from printgen.pages.fourad.foe_words import heads, single
from printgen.pages.fourad.hero_names import short_names, shortened
from printgen.pages.fourad.phrase import MINUS, capital, listed, some, word
from printgen.pages.fourad.plan import tile_id
from printgen.press.marks import runs_of
from printgen.rules.fourad import chronicle as told
from printgen.rules.fourad.delve import Delve, Seen
from printgen.rules.fourad.rulebook import Rulebook

OUTCOMES = {
    "slain": "beaten", "slept": "put to sleep", "subdued": "taken alive", "fled": "fled", "bribed": "paid, and gone",
    "quest": "asked for a service", "passed": "left in peace", "left": "left standing", "stolen": "gone with what they took",
    "lost": "the end of the party",
}  # fmt: skip


def anchor(number: int) -> str:
    return f"key-{number}"


def delve_key(delve: Delve, book: Rulebook, rolls: Mapping[int, Roll]) -> list[dict[str, Any]]:
    """Entries in the order of tile numbers."""
    events, names = by_tile(delve), short_names(delve.before)
    return [
        {
            "no": seen.tile,
            "name": seen.title or capital(delve.layout.tile(seen.tile).name),
            "sub": line(delve.layout.tile(seen.tile)),
            "pic": tile_id(seen.tile),
            "mark": "searched" if seen.tile != 1 else "",
            "marked": any(isinstance(one, told.Searched) for one in events.get(seen.tile, [])),
            "words": "",
            "facts": shortened(facts(events.get(seen.tile, []), seen, book), names),
            "rolls": runs_of(throws(events.get(seen.tile, []))),
            "id": anchor(seen.tile),
        }
        for seen in delve.seen
    ]


def by_tile(delve: Delve) -> dict[int, list[told.Event]]:
    """What happened where."""
    here, out = 1, dict[int, list[told.Event]]()
    for event in delve.chronicle:
        if isinstance(event, told.Entered):
            here = event.tile
        out.setdefault(here, []).append(event)
    return out


def throws(events: Sequence[told.Event]) -> list[int]:
    """The numbers of every throw made in a tile."""
    nos: set[int] = set()
    for event in events:
        nos.update(getattr(event, "nos", ()) or ())
        nos.add(getattr(event, "no", 0) or 0)
    return sorted(no for no in nos if no)


def facts(events: Sequence[told.Event], seen: Seen, book: Rulebook) -> str:
    """A tile's story in a few short sentences."""
    said: list[str] = []
    met: told.Met | None = None
    for event in events:
        match event:
            case told.Met():
                met = event
            case told.Over() if met is not None:
                said.append(_meeting(met, event, book))
            case told.Treasure(gold=gold, things=things) if gold or things:
                said.append(f"**{capital(listed([*([f'{gold} gp'] if gold else []), *things]))}.**")
            case told.Trap(name=name, level=level):
                said.append(f"A trap: {name}, level {level}.")
            case told.Disarmed(hero=hero, done=True):
                said.append(f"{hero} disarmed it.")
            case told.Feature(name=name):
                said.append(f"**{capital(name)}.**")
            case told.Happening(name=name, text=text) if name not in ("wanderers", "trap"):
                said.append(f"**{capital(name)}**{', again' if text == 'again' else ''}.")
            case told.Searched(found=found, hero=hero) if found not in ("nothing", "wanderers"):
                said.append(f"{hero or 'Somebody'} found **{FINDS.get(found, found)}**.")
            case told.Died(hero=hero):
                said.append(f"**{hero} fell here.**")
            case told.Reward(name=name):
                said.append(f"**{name}.**")
            case _:
                pass
    if seen.foe and seen.foe in book.foes and (met is None or met.foe != seen.foe):
        said.append(f"Still here: {heads(book.foes[seen.foe], seen.number)}.")
    return " ".join(dict.fromkeys(said)) or ("The way in." if seen.tile == 1 else "Empty.")


FINDS = {"clue": "a clue", "door": "a secret door", "treasure": "a hidden treasure", "chest": "a chest"}


def _meeting(met: told.Met, over: told.Over, book: Rulebook) -> str:
    """Eight goblins, beaten in two rounds."""
    foe = book.foes.get(met.foe)
    who = heads(foe, met.number) if foe is not None else met.name
    how = "" if met.how == "contents" else " (wandering)" if met.how in ("wandering", "alarm", "event") else ""
    final = ", the final boss" if met.final else ""
    end = OUTCOMES.get(over.outcome, over.outcome)
    if over.outcome == "slain" and over.rounds:
        end = f"beaten in {some(over.rounds, 'round')}"
    count = f"; {word(over.felled)} fell" if met.number > 1 and 0 < over.felled < met.number else ""
    return f"**{capital(who)}**{how}{final}: {end}{count}."


def delve_index(delve: Delve, book: Rulebook) -> Sequence[tuple[str, Sequence[tuple[str, Sequence[str]]]]]:
    """Foes met, treasure found, features and events, by the key's entries."""
    foes: dict[str, list[str]] = {}
    loot: dict[str, list[str]] = {}
    things: dict[str, list[str]] = {}
    known = {seen.tile for seen in delve.seen}
    for tile, events in by_tile(delve).items():
        if tile not in known:
            continue
        for event in events:
            match event:
                case told.Met(foe=id) if id in book.foes:
                    foe = book.foes[id]
                    _put(foes, foe.name if single(foe) and not foe.steals else foe.plural, tile)
                case told.Treasure(things=names, gold=gold):
                    for name in names:
                        _put(loot, name.partition(" (")[0], tile)
                    if gold >= 50:
                        _put(loot, "coins, fifty or more", tile)
                case told.Feature(name=name) | told.Happening(name=name) | told.Trap(name=name):
                    if name not in ("wanderers", "trap"):
                        _put(things, name, tile)
                case _:
                    pass
    groups = (("Foes", foes), ("Treasure", loot), ("Features, events, traps", things))
    return [(name, sorted(found.items(), key=lambda one: one[0].lower())) for name, found in groups]


def _put(into: dict[str, list[str]], name: str, tile: int) -> None:
    places = into.setdefault(capital(name).replace("-", MINUS) if name.startswith("-") else capital(name), [])
    if anchor(tile) not in places:
        places.append(anchor(tile))
