"""The nouns of AX&X's stocked levels."""

from typing import Any, Literal

import msgspec

Mind = Literal["thinking", "beast", "mindless"]


class FormPicture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room's form, drawn: `#` floor, `o` a pillar, `/` and `\\` a wall that halves a square, `.` rock. `round` rooms
    are drawn as an ellipse in their box."""

    kind: str
    picture: str
    round: bool = False


class DeadEndReason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why a passage ends: the key's name and line, and the drawing at its end (or none)."""

    name: str
    text: str
    glyph: str = ""


class Foe(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A threat as its card prints it. `dice` are whole Hit Dice (0 for a half), `xp` for each. `number` as dice."""

    name: str
    many: str
    number: str
    hd: str
    dice: int
    hp: int
    ac: int
    attack: int
    blows: tuple[str, ...]
    mind: Mind
    xp: int
    lines: tuple[str, ...] = ()
    tries: str = ""
    seen: tuple[str, ...] = ()
    undead: bool = False
    cover: bool = False  # lies in wait: never surprised, harder to hit until it moves
    title: str = ""  # the row's own name, where it has one
    toll: int = 0  # gold a head, times the level
    filler: bool = False


class Trap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trap beyond its save and 2d6: the tell, what sets it off, what else happens on a failure. `half`: a save halves,
    and all in the room save. `place` is where such a trap always is; left out, it is thrown."""

    name: str
    tell: str
    trigger: str
    rider: str
    half: bool = False
    place: Literal["", "door", "floor", "object"] = ""


class Trick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle: what is seen, what solves it, what it gives. `needs` is what the level must have for the gift."""

    name: str
    seen: str
    solved: str
    gives: str
    needs: Literal["", "door", "neighbour", "lock", "far", "trap", "chest"] = ""


class Guise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a room once was: its name, the forms and sizes that suit it, what is read aloud, what is drawn on its floor."""

    name: str
    lines: tuple[str, ...]
    forms: tuple[str, ...] = ()
    least: int = 0
    most: int = 99
    glyphs: tuple[tuple[str, str], ...] = ()  # (drawing, where: see decor.py)
    where: str = "rubble"  # what small things come out of


class Lines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words to choose among."""

    lines: tuple[str, ...]


LEVEL_KINDS: dict[str, type[Any]] = {
    "form": FormPicture,
    "dead-end": DeadEndReason,
    "foe": Foe,
    "trap": Trap,
    "trick": Trick,
    "guise": Guise,
    "lines": Lines,
}
