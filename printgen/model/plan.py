"""A map, whatever game it comes from: spaces, doors, stairs, features, marks.

Units: whole hundredths of a square (`UNIT`), x to the right, y down, north up. A ring is a closed outline without its
first point repeated; outer rings run clockwise on the page, holes the other way. Two rules hold the drawing together:

- the edge of every space is wall, except where a door (of any kind, `open` among them) lies on it;
- a door lies on a wall line: `at` is its middle, `axis` the direction of that wall line, `width` how much of it it takes.

`for_players()` takes every secret out, so what is drawn from it cannot tell.
"""

from typing import Literal

import msgspec

UNIT = 100

Point = tuple[int, int]
Ring = tuple[Point, ...]
SpaceKind = Literal["room", "corridor", "cave", "porch"]
DoorKind = Literal[
    "open", "door", "double", "locked", "stuck", "iron", "iron-locked", "secret", "concealed", "oneway", "false",
    "portcullis", "arch", "trapped",
]  # fmt: skip
MarkKind = Literal["dead-end", "unopened", "entrance", "exit", "unexplored"]
SECRET_DOORS = frozenset({"secret", "concealed"})


class Space(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A room, corridor, cave or porch. `number` is printed at its widest place when it is not 0. `smooth` outlines are
    drawn as curves through their points; others as straight lines."""

    id: str
    kind: SpaceKind
    outline: Ring
    holes: tuple[Ring, ...] = ()
    number: int = 0
    name: str = ""
    smooth: bool = False
    secret: bool = False
    tone: str = ""  # "lair" and the like: shown only to the referee, never by colour alone


class Door(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A way through a wall. `axis` "h": the wall runs left to right. `sides` names the two spaces ("" is rock).
    `facing` is the compass way a one-way door lets through."""

    id: str
    kind: DoorKind
    at: Point
    axis: Literal["h", "v"]
    sides: tuple[str, str] = ("", "")
    width: int = UNIT
    facing: Literal["", "n", "e", "s", "w"] = ""
    note: str = ""
    secret: bool = False  # taken out whole for players, whatever its kind


class Stair(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Stairs on the floor, `width` × `length`, going `way` (up or down) towards `facing`."""

    id: str
    at: Point
    facing: Literal["n", "e", "s", "w"]
    way: Literal["up", "down"]
    to: str = ""
    width: int = UNIT
    length: int = UNIT
    secret: bool = False


class Feature(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something on the floor or wall. `kind` is a drawing's name (`tables/press/glyphs.toml`) or an area kind (water,
    chasm, raised, rubble, vegetation, carpet ...), which is drawn inside `outline` when it has one. `at` is the middle,
    `size` the width and height before turning by `turn` degrees clockwise. `label` is printed beside it."""

    id: str
    kind: str
    at: Point
    size: Point = (UNIT, UNIT)
    turn: int = 0
    outline: Ring = ()
    label: str = ""
    secret: bool = False


class Mark(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A note on an edge: where the way ends, starts or was left unopened. `facing` points out of the space."""

    id: str
    kind: MarkKind
    at: Point
    facing: Literal["n", "e", "s", "w"]
    label: str = ""
    secret: bool = False


class Label(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Words of its own on the map (a ceiling height, a letter). `size` in hundredths of a square."""

    id: str
    text: str
    at: Point
    size: int = 45
    secret: bool = False


class Plan(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A whole map on a sheet of `width` × `height` squares, each `feet` feet across. `title` is the referee's,
    `player_title` gives nothing away. `paper` draws the sheet's own frame and grid (Four Against Darkness)."""

    title: str
    width: int
    height: int
    feet: int = 10
    player_title: str = ""
    subtitle: str = ""
    spaces: tuple[Space, ...] = ()
    doors: tuple[Door, ...] = ()
    stairs: tuple[Stair, ...] = ()
    features: tuple[Feature, ...] = ()
    marks: tuple[Mark, ...] = ()
    labels: tuple[Label, ...] = ()
    paper: bool = False
    seed: str = ""

    def for_players(self) -> "Plan":
        """The same sheet with every secret taken out (not hidden): doors become bare wall, names go."""
        gone = {space.id for space in self.spaces if space.secret}
        spaces = tuple(
            msgspec.structs.replace(space, name="", tone="") for space in self.spaces if space.id not in gone
        )
        doors = []
        for door in self.doors:
            if door.secret or door.kind in SECRET_DOORS or gone.intersection(door.sides):
                continue
            kind: DoorKind = "door" if door.kind in ("trapped", "false") else door.kind
            doors.append(msgspec.structs.replace(door, kind=kind, note=""))
        return msgspec.structs.replace(
            self,
            title=self.player_title or "Map",
            player_title=self.player_title or "Map",
            subtitle="",
            seed="",
            spaces=spaces,
            doors=tuple(doors),
            stairs=tuple(one for one in self.stairs if not one.secret),
            features=tuple(msgspec.structs.replace(one, label="") for one in self.features if not one.secret),
            marks=tuple(msgspec.structs.replace(one, label="") for one in self.marks if not one.secret),
            labels=tuple(one for one in self.labels if not one.secret),
        )
