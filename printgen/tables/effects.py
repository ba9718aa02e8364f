"""What a row of a table can do, as data: a closed union, carried out in `rules/` and matched exhaustively.

In a table: `effects = [{ do = "consult", table = "fourad/vermin" }]`. A row names a procedure (`call`) only when no
effect fits. No expressions are evaluated.
"""

from typing import Literal

import msgspec


class _Effect(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    pass


class Consult(_Effect, frozen=True, tag="consult"):
    """Throw on another table, `times` times, with `add` on the total."""

    table: str
    add: int = 0
    times: int = 1


class Foes(_Effect, frozen=True, tag="foes"):
    """`number` (dice) of the foe `foe` (an entry of a foes list, `file#entry`)."""

    foe: str
    number: str = "1"


class Gold(_Effect, frozen=True, tag="gold"):
    """Coins worth `dice` gold pieces."""

    dice: str


class Item(_Effect, frozen=True, tag="item"):
    """`number` (dice) of a thing; `worth` (dice) where it has a rolled value in gold pieces."""

    item: str
    number: str = "1"
    worth: str = ""


class Wound(_Effect, frozen=True, tag="wound"):
    """`life` (dice) lost by `who`."""

    who: Literal["leader", "last", "all", "random", "finder"]
    life: str = "1"


class Clue(_Effect, frozen=True, tag="clue"):
    """A clue."""


class Repeat(_Effect, frozen=True, tag="repeat"):
    """The same effects `times` (dice) times."""

    times: str
    effects: tuple["Effect", ...]


class Choose(_Effect, frozen=True, tag="choose"):
    """One of several rows of effects, at the player's choice."""

    options: tuple[tuple["Effect", ...], ...]


class Where(_Effect, frozen=True, tag="where"):
    """What happens depends on the place: in a corridor, or in a room."""

    corridor: tuple["Effect", ...] = ()
    room: tuple["Effect", ...] = ()


class Note(_Effect, frozen=True, tag="note"):
    """Something to print and remember."""

    text: str


class Call(_Effect, frozen=True, tag="call"):
    """A procedure of the rules by name."""

    procedure: str
    args: tuple[str | int, ...] = ()


Effect = Consult | Foes | Gold | Item | Wound | Clue | Repeat | Choose | Where | Note | Call


def walk(effects: tuple[Effect, ...]) -> "list[Effect]":
    """All effects, nested ones included, in order."""
    out: list[Effect] = []
    for effect in effects:
        out.append(effect)
        match effect:
            case Repeat(effects=inner):
                out += walk(inner)
            case Choose(options=options):
                for option in options:
                    out += walk(option)
            case Where(corridor=corridor, room=room):
                out += walk(corridor) + walk(room)
    return out
