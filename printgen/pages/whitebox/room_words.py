"""A room as an entry of the key: its line of facts, and what is there, in sentences."""

from collections.abc import Mapping, Sequence
from typing import Any

from printgen.pages.whitebox.words import (
    ALIGNMENT,
    beyond,
    door_words,
    hoard_words,
    listed,
    number_of,
    points,
    runs,
    trap_words,
    type_words,
    upper,
)
from printgen.rules.whitebox.result import Area, Exit, Room, Thing

VOWELS = "aeiou"
PLURAL = frozenset({"straw", "vermin"})
SINGULAR = ("ss", "canvas")
FLAT = {
    "debris": "rough going with rubble",
    "wedge": "part of the ceiling has come down; a loud turn here: d6 1 brings down 1d6, save halves",
}
SLIPPERY = {"water": "water on the floor", "slime": "slime on the floor", "plants": "plants over the floor"}


def entry(area: Area, room: Room) -> Mapping[str, Any]:
    """Plain data for the template."""
    return {
        "no": room.number,
        "name": upper(room.name) + (" — lair" if room.lair else ""),
        "sub": sub_line(area, room),
        "doors": [door_words(door, area) for door in area.portals if door.room == room.number],
        "text": here(area, room),
        "foe": foe_line(area, room),
        "trap": trap_words(room.trap) if room.trap is not None else "",
        "hoards": [hoard_words(hoard) for hoard in room.hoards],
        "secrets": secrets(room),
        "rolls": runs(room.throws),
        "pic": f"area-{area.number}/room-{room.number}",
        "id": f"area-{area.number}-room-{room.number}",
    }


def sub_line(area: Area, room: Room) -> str:
    die = area.drop.rooms[room.die]
    wide, high = 10 * room.wide, 10 * room.high
    ways = sorted({link.rooms[0] + link.rooms[1] - room.number for link in area.links if room.number in link.rooms})
    to = f" · leads to {listed([str(one) for one in ways])}" if ways else ""
    shape = " · a hall" if room.shape == "hall" else ""
    return f"d{die.sides} · {die.face} · within {wide} × {high} ft{shape}{to}"


def here(area: Area, room: Room) -> str:
    """The open things: ways, water, furnishings, the state of the floor."""
    out: list[str] = [exit_words(one) for one in area.exits if one.room == room.number and one.kind != "secret"]
    if room.water is not None:
        out.append(f"{upper(article(room.water.kind))}.")
    if room.works:
        out.append(f"The {room.name} {room.works}.")
    standing = together(
        [
            named(one, room.things)
            for one in room.things
            if one.kind in ("small", "large", "pillar", "light", "hanging", "chest")
        ]
    )
    if standing:
        out.append(f"{upper(listed(standing))}.")
    for one in room.things:
        if one.kind in FLAT:
            out.append(f"{upper(FLAT[one.kind])}.")
        elif one.kind == "slippery":
            out.append(f"{upper(SLIPPERY[one.name])}: to run or fight there, save or fall.")
        elif one.kind == "body":
            out.append({"body": "A body.", "carcass": "A carcass.", "vermin": "Vermin."}[one.name])
    out = list(dict.fromkeys(out))
    if area.feature.one and area.feature.room == room.number:
        out.append(f"**{area.feature.sentence}**")
    return " ".join(out) or ("Bare walls." if room.drop is not None else "")


COUNTS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}


def together(words: Sequence[str]) -> list[str]:
    """The same thing twice is two of it."""
    out = []
    for word in dict.fromkeys(words):
        count = words.count(word)
        if count == 1:
            out.append(word)
        else:
            name, bracket, rest = word.partition(" (")
            out.append(f"{COUNTS[count]} {name.partition(' ')[2]}s{bracket}{rest}")
    return out


def named(thing: Thing, things: Sequence[Thing]) -> str:
    text = article(thing.name.removeprefix("a ")) if thing.kind != "light" else f"{article(thing.name)} ({thing.note})"
    if thing.kind == "chest":
        text = "a **chest**"
    if thing.on >= 0:
        text += f" on the {things[thing.on].name}"
    return text


def article(name: str) -> str:
    head = name.partition(" of ")[0]
    if name in PLURAL or name.startswith("coins") or (head.endswith("s") and not head.endswith(SINGULAR)):
        return name
    return f"an {name}" if name[0] in VOWELS else f"a {name}"


def exit_words(one: Exit) -> str:
    if one.kind == "in":
        if one.name == "stairs up":
            return (
                f"Stairs up, to area {one.to}, room {one.to_room}: the way in." if one.to else "Stairs up: the way in."
            )
        return (
            f"The way in comes from area {one.to}, room {one.to_room}." if one.to else "Beyond the arch stairs go up."
        )
    to = (
        f"to area {one.to}, room {one.to_room}"
        if one.to
        else ("to the level below, unexplored" if one.kind == "down" else "unexplored")
    )
    return f"The {one.name} leads on, unexplored." if to == "unexplored" else f"{upper(one.name)} {to}."


def foe_line(area: Area, room: Room) -> str:
    """Who is here, with hit points."""
    group = room.group
    if group is None:
        return "" if room.drop is not None or not room.lair else "a lair: roll for its monster"
    foe = area.foe(group.key)
    mood = f", {ALIGNMENT[group.alignment]}" if foe.alignment == "d6" else ""
    where = "Lair of " if group.lair else ""
    return f"{upper(where + number_of(group, foe))}{mood} ({points(group)})"


def secrets(room: Room) -> list[str]:
    out = []
    for one in room.things:
        if one.kind == "passage":
            out.append(f"A secret door {one.note}.")
        elif one.kind == "compartment":
            out.append(f"A secret compartment {one.note or 'in the wall'}.")
    return out


def log_notes(area: Area, room: Room) -> str:
    """The log's last column: doors, foes, trap, value."""
    kinds = [
        door.kind for door in area.portals if door.room == room.number and door.kind not in ("open", "arch", "secret")
    ]
    parts = []
    if kinds:
        parts.append(listed([f"{kinds.count(kind)} {short}" for kind, short in SHORT.items() if kind in kinds]))
    if room.group is not None:
        parts.append(number_of(room.group, area.foe(room.group.key)))
    if room.trap is not None:
        parts.append(room.trap.name.lower())
    worth = sum(hoard.copper for hoard in room.hoards)
    if worth or any(find.magic for hoard in room.hoards for find in hoard.finds):
        from printgen.pages.whitebox.words import value

        magic = sum(find.magic for hoard in room.hoards for find in hoard.finds)
        parts.append(" + ".join(([value(worth)] if worth else []) + (["magic"] if magic else [])))
    if any(one.kind == "passage" for one in room.things):
        parts.append("secret")
    return "; ".join(parts)


SHORT = {"door": "plain", "stuck": "stuck", "iron": "iron", "iron-locked": "locked", "portcullis": "portcullis"}
__all__ = ["beyond", "entry", "log_notes", "type_words"]
