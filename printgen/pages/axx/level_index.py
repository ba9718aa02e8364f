"""The index: foes, magic, traps and tricks, locked and secret doors, by where they are in the key."""

import re
from collections.abc import Iterable

from printgen.pages.axx.level_key import anchor
from printgen.pages.axx.level_words import title_of
from printgen.press.document import Part
from printgen.rules.axx.level.found import Level, LevelRoom, Levels
from printgen.rules.axx.level.ledger import magic

Named = dict[str, list[str]]


def index_part(result: Levels) -> Part:
    foes: Named = {}
    things: Named = {}
    snares: Named = {}
    doors: Named = {}
    rooms: Named = {}
    for level in result.levels:
        for room in level.rooms:
            here = anchor(level, room.number)
            where = f"room {room.number}" if len(result.levels) == 1 else f"level {level.depth}, room {room.number}"
            _put(rooms, [room.name], here)
            _put(foes, [f"{name}, {where}" for name in _foes(level, room)], here)
            led = room.stock.group.leader.spoils if room.stock.group and room.stock.group.leader else None
            _put(things, [thing.split(":")[0] for thing in (*magic(room.stock.spoils), *magic(led))], here)
            _put(things, [f"Chest, {where}"] if room.stock.spoils and room.stock.spoils.locked else [], here)
            _put(things, [f"Hidden hoard, {where}"] if room.stock.hidden else [], here)
            _put(snares, [one.name for one in (room.stock.snare, room.stock.puzzle) if one], here)
            _put(
                doors,
                [f"{out.kind.capitalize()} door, {where}" for out in room.exits if out.kind in ("locked", "secret")],
                here,
            )
    groups = [
        ("Foes", _sorted(foes)), ("Treasure", _sorted(things)), ("Traps and tricks", _sorted(snares)),
        ("Doors", _sorted(doors)), ("Rooms", _sorted(rooms)),
    ]  # fmt: skip
    return Part("index", "Index", "base/index.html", {"groups": groups}, secret=True, file="gm")


def _foes(level: Level, room: LevelRoom) -> list[str]:
    group = room.stock.group
    return [title_of(group, level.foes[group.foe])] if group else []


def _put(index: Named, names: Iterable[str], here: str) -> None:
    for name in names:
        places = index.setdefault(name, [])
        if here not in places:
            places.append(here)


def _sorted(index: Named) -> list[tuple[str, list[str]]]:
    return sorted(index.items(), key=lambda one: _counting(one[0]))


def _counting(name: str) -> list[tuple[int, str]]:
    """Room 5 before room 15."""
    return [(int(part), "") if part.isdigit() else (0, part.lower()) for part in re.split(r"(\d+)", name)]
