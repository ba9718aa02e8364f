"""What a dice drop comes to: plain frozen records, the whole of an area or a cave.

Units: a die lies at hundredths of a tray's centimetre (tenths of a millimetre); an area's places are hundredths of a
10-ft square; inside a room, hundredths of a 5-ft square from its box's corner. `throws` are the numbers of the journal.
"""

from typing import Literal

import msgspec

Point = tuple[int, int]
Ring = tuple[Point, ...]
Throws = tuple[int, ...]
Edge = Literal["north", "east", "south", "west"]


class Base(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    pass


class Die(Base, frozen=True):
    sides: int
    face: int
    x: int
    y: int
    role: Literal["room", "feature"] = "room"

    @property
    def top(self) -> bool:
        return self.face == self.sides


class Drop(Base, frozen=True):
    """Dice on a tray of `wide` × `high` (tenths of a millimetre). `by`: whose throw it was."""

    wide: int
    high: int
    dice: tuple[Die, ...]
    by: Literal["seed", "file"] = "seed"

    @property
    def rooms(self) -> tuple[Die, ...]:
        return tuple(die for die in self.dice if die.role == "room")

    @property
    def feature(self) -> Die | None:
        return next((die for die in self.dice if die.role == "feature"), None)


class Foe(Base, frozen=True):
    """A stat block as it was met."""

    key: str
    name: str
    plural: str
    ac: int
    ascending: int
    hd: str
    hit: int
    attacks: tuple[str, ...]
    save: int
    move: str
    alignment: str
    xp: int
    special: tuple[str, ...] = ()
    light: bool = False

    def called(self, count: int) -> str:
        return self.name if count == 1 else self.plural


class Group(Base, frozen=True):
    """`len(hp)` of one foe (`key`), in a lair or not."""

    key: str
    hp: tuple[int, ...]
    alignment: str = ""
    lair: bool = False
    throws: Throws = ()


class Find(Base, frozen=True):
    """One thing of value: gems, jewelry, a magic item. `worth` in gold pieces, 0 for magic."""

    text: str
    worth: int = 0
    magic: bool = False


class Hoard(Base, frozen=True):
    """Coins and finds. `where`: the lair's hoard, the vault, a chest, a compartment."""

    where: str
    cp: int = 0
    sp: int = 0
    ep: int = 0
    gp: int = 0
    pp: int = 0
    finds: tuple[Find, ...] = ()
    throws: Throws = ()

    @property
    def copper(self) -> int:
        """The whole value in copper: 1 pp = 5 gp, 1 ep = ½ gp, 1 gp = 10 sp = 100 cp."""
        coins = self.cp + 10 * self.sp + 50 * self.ep + 100 * self.gp + 500 * self.pp
        return coins + 100 * sum(find.worth for find in self.finds)

    @property
    def empty(self) -> bool:
        return not self.copper and not self.finds


class Trap(Base, frozen=True):
    name: str
    text: str
    detail: str = ""
    on: str = ""  # the door it is on, "" the floor
    throws: Throws = ()


class Thing(Base, frozen=True):
    """What one die of a room's drop stands for, where it came to stand."""

    sides: int
    face: int
    kind: str
    name: str
    at: Point
    size: Point = (100, 100)
    turn: int = 0
    outline: Ring = ()
    note: str = ""
    secret: bool = False
    foe: bool = False  # a highest face: a monster beside it
    fell: Point = (0, 0)  # where its die lay
    on: int = -1  # stands on the thing of that number in the room's list


class Water(Base, frozen=True):
    kind: str
    outline: Ring


class Room(Base, frozen=True):
    """A room: the die it is, its box in squares, its outline and what stands in it."""

    number: int
    die: int
    face: int
    name: str
    x: int
    y: int
    wide: int
    high: int
    outline: Ring
    shape: Literal["box", "hull", "hall"] = "box"
    lair: bool = False
    way_in: bool = False
    area_change: Literal["", "level", "down"] = ""
    drop: Drop | None = None
    things: tuple[Thing, ...] = ()
    water: Water | None = None
    group: Group | None = None
    trap: Trap | None = None
    hoards: tuple[Hoard, ...] = ()
    works: str = ""  # what a type 19 acts on
    throws: Throws = ()

    @property
    def centre(self) -> Point:
        return 100 * self.x + 50 * self.wide, 100 * self.y + 50 * self.high


class Passage(Base, frozen=True):
    """A corridor's squares and the rooms (by number) it serves; a secret one, a closet, or a stub outside a door."""

    id: str
    cells: tuple[Point, ...] = ()
    rooms: tuple[int, ...] = ()
    secret: bool = False
    outline: Ring = ()


class Portal(Base, frozen=True):
    """A door. `room` is the room's number, `passage` the other side; on the room's `side` at `cell` squares along it."""

    id: str
    room: int
    passage: str
    side: Edge
    at: Point
    kind: str
    width: int = 100
    secret: bool = False
    locked: bool = False
    key: int = 0  # the room where its key lies
    note: str = ""
    throws: Throws = ()


class Exit(Base, frozen=True):
    """A way out of an area: the way in, a gateway or passage on the same level, stairs down."""

    room: int
    kind: Literal["in", "level", "down", "secret"]
    name: str
    at: Point
    facing: Literal["n", "e", "s", "w"]
    to: int = 0  # the other area's number; 0: unexplored
    to_room: int = 0


class Link(Base, frozen=True):
    rooms: tuple[int, int]
    length: int  # hundredths of a square
    loop: bool = False


class Feature(Base, frozen=True):
    """The two columns and the sentence they make."""

    first: int
    second: int
    name: str
    modifier: str
    sentence: str
    one: bool = False
    room: int = 0
    harmful: bool = False
    throws: Throws = ()


class Area(Base, frozen=True):
    number: int
    level: int
    entrance: Edge
    drop: Drop
    wide: int
    high: int
    grown: int
    feature: Feature
    rooms: tuple[Room, ...]
    links: tuple[Link, ...]
    passages: tuple[Passage, ...]
    portals: tuple[Portal, ...]
    exits: tuple[Exit, ...]
    foes: tuple[Foe, ...] = ()
    wanderers: tuple[Group, ...] = ()
    torches: tuple[int, ...] = ()
    throws: Throws = ()

    def foe(self, key: str) -> Foe:
        return next(foe for foe in self.foes if foe.key == key)

    def room(self, number: int) -> Room:
        return next(room for room in self.rooms if room.number == number)


class AreaResult(Base, frozen=True):
    areas: tuple[Area, ...]


class AreaOptions(Base, frozen=True):
    """`drop` is a person's own drop for the first area (empty: scattered)."""

    level: int = 1
    areas: int = 1
    entrance: Edge = "south"
    rooms: Literal["all", "none"] = "all"
    drop: Drop | None = None


class Spot(Base, frozen=True):
    """One die of a cave: what it is, where, how wide; a `ring` it is drawn by when it is an area."""

    die: int
    sides: int
    face: int
    kind: str
    text: str
    at: Point
    across: int
    ring: Ring = ()
    group: int = -1
    number: int = 0


class Tunnel(Base, frozen=True):
    """A bent way between two dice (or from one to the edge, `ends[1]` -1): its middle line."""

    ends: tuple[int, int]
    width: int
    line: tuple[Point, ...]
    loop: bool = False


class CaveExit(Base, frozen=True):
    die: int
    kind: Literal["in", "level", "down"]
    text: str
    at: Point
    facing: Literal["n", "e", "s", "w"]
    to: int = 0


class Cave(Base, frozen=True):
    number: int
    level: int
    entrance: Edge
    drop: Drop
    wide: int
    high: int
    outline: Ring
    holes: tuple[Ring, ...]
    spots: tuple[Spot, ...]
    tunnels: tuple[Tunnel, ...]
    exits: tuple[CaveExit, ...]
    ceiling: int
    foes: tuple[Foe, ...] = ()
    groups: tuple[Group, ...] = ()
    hoards: tuple[Hoard, ...] = ()
    wanderers: tuple[Group, ...] = ()
    torches: tuple[int, ...] = ()
    throws: Throws = ()

    def foe(self, key: str) -> Foe:
        return next(foe for foe in self.foes if foe.key == key)


class CaveResult(Base, frozen=True):
    caves: tuple[Cave, ...]


class CaveOptions(Base, frozen=True):
    level: int = 1
    caves: int = 1
    entrance: Edge = "south"
    drop: Drop | None = None
