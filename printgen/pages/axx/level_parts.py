"""The parts of a level's book, one function each."""

from typing import Any

from printgen.pages.axx.level_key import key_entries, place_words, rider_words, save_words
from printgen.pages.axx.level_ledger import ledger_context
from printgen.pages.axx.level_threats import room_blocks, wanderer_blocks
from printgen.press.document import Part
from printgen.rules.axx.level.found import Level, Levels
from printgen.rules.axx.level.words import upper_first
from printgen.tables.load import Tables

MEETING = (
    "Surprise: d6 a side, 1–2 is caught off guard. Distance 2d6 × 10 ft, less in tight quarters. Reaction 2d6 + CHA on the "
    "track. Morale: d6, 1–3 the rest flee or yield."
)
WANDER = (
    "Every third turn, and at once after a fight, a forced door or a shout, throw d6: on a **1**, after noise on a **1–2**, a wanderer "
    "comes. Throw d6 for which."
)
TABLE = (
    (
        "doors",
        "stuck: STR 12 to force, and it is heard · locked: its key, a Thief’s 12, or STR 15 · secret: found by a search",
    ),
    (
        "search",
        "a turn and a WIS check, 12 or better, for each 10-ft section; a Thief’s Class Check, who then disarms on another",
    ),
    (
        "turns",
        "ten minutes: move through a few rooms, search, force a lock; after five, rest one or be Weakened; a torch burns six; every third, a d6 for wanderers",
    ),
    ("traps", "what gives one away is in the words in the frame; unfound it springs"),
)
TURNS = 36  # boxes to tick on the wanderers’ page
BLANKS = 4  # of each kind of hireling


def cover_part(result: Levels) -> Part:
    depths = [level.depth for level in result.levels]
    under = f"level {depths[0]}" if len(depths) == 1 else f"levels {depths[0]} to {depths[-1]}"
    rooms = sum(len(level.rooms) for level in result.levels)
    context = {
        "over": "AX&X",
        "sub": ", ".join(level.name for level in result.levels),
        "under": f"{under} · {rooms} rooms",
    }
    return Part("cover", result.name, "base/cover.html", context, contents=False)


def contents_part() -> Part:
    return Part("contents", "Contents", "base/contents.html", contents=False)


def map_part(level: Level, reader: str, several: bool) -> Part:
    """The referee's map, or the players'."""
    number = f" {level.depth}" if several else ""
    title = f"The players’ map{number}" if reader == "player" else f"Level {level.depth}: {level.name}"
    said = f"Map of level {level.depth}: {len(level.rooms)} rooms"
    context = {"map": f"map/{level.depth}/{reader}", "alt": said}
    secret = reader == "gm"
    return Part(
        f"map-{level.depth}-{reader}", title, "base/map.html", context, file="gm" if secret else "map", secret=secret
    )


def hands_part(tables: Tables) -> Part:
    hands = [
        {
            "name": f"{hand.name}s".replace("Man-at-armss", "Men-at-arms"),
            "stats": f"HD {hand.hd} · AC {hand.ac}{f' · {hand.attack}' if hand.attack else ''} · {hand.wage} GP a day",
            "hp": hand.hp,
            "count": BLANKS,
        }
        for hand in tables.entries("axx/hirelings").values()
    ]
    rule = "The first time one is asked to risk death: CHA check, 12 or better, or they flee or quit."
    return Part("hirelings", "Hirelings", "axx/level_hands.html", {"hands": hands, "rule": rule}, file="sheets")


def referee_parts(level: Level, several: bool, *, visit_each: bool) -> list[Part]:
    """All that gives the level away. With several levels each is a chapter, its other parts under it."""
    depth = level.depth
    under = 2 if several else 1
    parts = [map_part(level, "gm", several)]

    def add(id: str, title: str, template: str, context: dict[str, Any]) -> None:
        parts.append(Part(f"{id}-{depth}", title, f"axx/{template}.html", context, file="gm", secret=True, level=under))

    tail = f" of level {depth}" if several else ""
    note = f"{len(level.rooms)} rooms"
    add(
        "key",
        f"The key{tail}",
        "level_key",
        {
            "title": f"Key to level {depth}",
            "note": note,
            "entries": key_entries(level),
            "table": TABLE,
            "endings": level.endings,
        },
    )
    blocks = room_blocks(level)
    if blocks:
        add(
            "threats",
            f"Threats{tail}",
            "level_threats",
            {"title": f"Who lives on level {depth}", "note": "", "opening": MEETING, "blocks": blocks},
        )
    add(
        "wanderers",
        f"Wanderers{tail}",
        "level_threats",
        {
            "title": "Six ready wanderers",
            "note": f"level {depth}",
            "opening": WANDER,
            "turns": TURNS,
            "blocks": wanderer_blocks(level),
        },
    )
    context = {**ledger_context(level, visit_each=visit_each), "snares": snare_rows(level)}
    add("ledger", f"The ledger, traps and tricks{tail}", "level_ledger", context)
    return parts


def snare_rows(level: Level) -> list[dict[str, str]]:
    """The tell first."""
    rows = []
    for room in level.rooms:
        snare, trick = room.stock.snare, room.stock.puzzle
        if snare is not None:
            rest = (
                "All in the room: **Body 12 or Petrified**."
                if snare.gas
                else f"{upper_first(place_words(room, snare))}; trigger: {snare.trigger}. {save_words(snare)} "
                f"{rider_words(snare)}"
            )
            kind, name, tell = "gas" if snare.gas else "trap", snare.name, snare.tell
        elif trick is not None:
            kind, name, tell = "trick", trick.name, trick.seen
            rest = f"{upper_first(trick.solved)}: {trick.gives}."
        else:
            continue
        rows.append(
            {
                "room": str(room.number),
                "kind": kind,
                "name": name,
                "tell": upper_first(tell).rstrip(".") + ".",
                "rest": rest,
            }
        )
    return rows
