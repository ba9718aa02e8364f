"""The key: each room's line, what is read aloud, and, behind a rule, what only the referee knows."""

from collections.abc import Sequence
from typing import NamedTuple

from printgen.pages.axx.level_words import (
    FORMS,
    band,
    exit_words,
    hoard_words,
    leader_line,
    runs,
    size_words,
    stat_line,
)
from printgen.rules.axx.level.found import Level, LevelRoom, Snare
from printgen.rules.axx.level.words import listed, upper_first


class Row(NamedTuple):
    """A labelled line of an entry. `ref` is a place in the book whose page is given."""

    label: str
    text: str
    ref: str = ""


class Entry(NamedTuple):
    """A room of the key, ready to print."""

    number: int
    anchor: str
    name: str
    sub: str
    pic: str
    aloud: str
    rows: tuple[Row, ...]
    rolls: str


def anchor(level: Level, number: int) -> str:
    return f"room-{level.depth}-{number}"


def pic_name(level: Level, number: int) -> str:
    return f"room/{level.depth}/{number}"


def key_entries(level: Level) -> list[Entry]:
    return [entry(level, room) for room in level.rooms]


def entry(level: Level, room: LevelRoom) -> Entry:
    sub = f"{upper_first(FORMS.get(room.form, room.form))}, {size_words(room)} · {search_words(room)}"
    rows = (*_ways(level, room), *_stock(level, room))
    return Entry(
        room.number, anchor(level, room.number), room.name, sub, pic_name(level, room.number), room.aloud, rows,
        runs(room.stock.throws),
    )  # fmt: skip


def search_words(room: LevelRoom) -> str:
    turns = "turn" if room.sections == 1 else "turns"
    sections = "section" if room.sections == 1 else "sections"
    return f"{room.sections} {sections}: {room.sections} {turns} to search all"


def _ways(level: Level, room: LevelRoom) -> list[Row]:
    rows = []
    if room.exits:
        rows.append(Row("ways", " · ".join(exit_words(out, level, room.number) for out in room.exits)))
    rows += [Row("stair", f"{upper_first(stair)}.") for stair in room.stairs]
    keys = [
        other.number for other in level.rooms for out in other.exits if out.key == room.number and out.kind == "locked"
    ]
    if keys:
        doors = sorted({out.door for other in level.rooms for out in other.exits if out.key == room.number})
        rows.append(Row("key", f"{'The key' if len(doors) == 1 else 'Keys'} to {_locked(level, doors)}."))
    return rows


def _locked(level: Level, doors: Sequence[str]) -> str:
    """The locked doors by the rooms they are doors of."""
    words = []
    for door in doors:
        room, out = next((room, out) for room in level.rooms for out in room.exits if out.door == door)
        words.append(f"the {out.wall} door of room {room.number}")
    return listed(words)


def _stock(level: Level, room: LevelRoom) -> list[Row]:
    stock = room.stock
    rows: list[Row] = []
    if stock.group is not None:
        rows += _band(level, room)
    if stock.snare is not None:
        rows += snare_rows(level, room, stock.snare)
    if stock.puzzle is not None:
        trick = stock.puzzle
        rows.append(Row("trick", f"**{trick.name}.** {upper_first(trick.solved)}: {trick.gives}."))
    if stock.spoils is not None:
        label = "hidden" if stock.hidden else "hoard" if stock.kind == "monster" else "loot"
        where = f"Behind the {stock.cache}; WIS 12 and a turn at that section find it. " if stock.hidden else ""
        rows.append(Row(label, where + hoard_words(stock.spoils)))
    if stock.kind == "empty" and not stock.hidden:
        rows.append(Row("empty", "Nothing lives here, nothing is hidden."))
    return rows


def _band(level: Level, room: LevelRoom) -> list[Row]:
    """Who is here, with enough numbers to begin; the rest is on the threats' page."""
    group = room.stock.group
    assert group is not None
    foe = level.foes[group.foe]
    label = "guard" if room.stock.kind == "treasure" else "foes"
    words = f"**{band(group, foe)}**{' (filler)' if foe.filler else ''}: {stat_line(foe).replace(' · ', ', ')}."
    words += " In cover, never surprised." if foe.cover else ""
    words += f" {'It wants' if group.number == 1 else 'They want'} {group.want}."
    rows = [Row(label, words, f"threat-{level.depth}-{room.number}")]
    if group.leader is not None:
        rows.append(Row("leader", leader_line(group)))
    if group.purse:
        rows.append(Row("purse", f"**{group.purse:,} GP**{' among them' if group.number > 1 else ''}."))
    return rows


def snare_rows(level: Level, room: LevelRoom, snare: Snare) -> list[Row]:
    """What sets it off, the save, what else: the tell is in the words read aloud."""
    if snare.gas:
        return [Row("gas", f"**{snare.name}.** All in the room: **Body 12 or Petrified**.")]
    words = f"**{snare.name}**, {place_words(room, snare)}. Trigger: {snare.trigger}. {save_words(snare)} {rider_words(snare)}"
    return [Row("trap", words)]


def place_words(room: LevelRoom, snare: Snare) -> str:
    if snare.place == "door" and not snare.door:
        return "across the way in"
    if snare.place == "door":
        out = next(out for out in room.exits if out.door == snare.door)
        return f"on the {out.wall} door"
    return "on an object" if snare.place == "object" else "in the floor"


def save_words(snare: Snare) -> str:
    if snare.half:
        return "All here: **Dodge 12 or 2d6**, half on a save."
    return "Whoever springs it: **Dodge 12 or 2d6**."


def rider_words(snare: Snare) -> str:
    """What a trap does besides damage, to those who fail."""
    if snare.rider.startswith("all in"):
        return f"{upper_first(snare.rider)}."
    return f"On a failure: {snare.rider}."
