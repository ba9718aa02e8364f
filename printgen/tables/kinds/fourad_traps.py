"""The traps of Four Against Darkness as data: how hard, whom it hits, what is thrown against it, what helps."""

from typing import Literal

import msgspec


class Trap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trap. Against a Defense roll a hero must come over `level`, with a save he must reach it. `adds`: class → its
    level, or one. `light` and `heavy` are what such armor adds to a save. `lames`: −1 on attack and Defense until any
    life is regained. `alone_dies`: a hero with nobody to pull him out is dead."""

    name: str
    level: int
    hits: Literal["random", "all", "leader", "last"]
    roll: Literal["defense", "save"]
    text: str
    heroes: int = 1  # how many different ones, when random
    life: int = 1
    armor: bool = True
    shield: bool = True
    adds: dict[str, Literal["level", "one"]] = {}
    light: int = 0
    heavy: int = 0
    lames: bool = False
    alone_dies: bool = False


KINDS = {"trap": Trap}
