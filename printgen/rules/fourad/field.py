"""The floor while it is being laid: squares taken, exits waiting. Private to the layout; a `Layout` comes out of it.

Whenever a tile is laid every open exit is looked at again: one that faces another tile's exit joins it (a door if
either is one), one that faces a wall is a dead end, one that faces the paper's edge ends there.
"""

from printgen.rules.fourad.fit import Field, Fit
from printgen.rules.fourad.grid import OUTSIDE, SHEET, SIDES, STEP, bit, is_corridor, square, squares
from printgen.rules.fourad.secret_door import Spot
from printgen.rules.fourad.tiles import Exit, Layout, Leads, Tile


class Way:
    """An exit while its floor is being laid. `leads` is empty as long as it is open."""

    __slots__ = ("at", "door", "front", "leads", "lock", "other", "secret", "side", "tile")

    def __init__(self, tile: "Laid", side: int, at: int, door: bool) -> None:
        self.tile, self.side, self.at, self.door = tile, side, at, door
        self.front = at + STEP[side]
        self.leads: Leads | str = ""
        self.other: Way | None = None
        self.lock, self.secret = 0, False

    def join(self, other: "Way", leads: Leads) -> None:
        self.leads = other.leads = leads
        self.door = other.door = self.door or other.door
        self.other, other.other = other, self

    def exit(self) -> Exit:
        to = self.other.tile.number if self.other else 0
        return Exit(SIDES[self.side], square(self.at), self.door, self.leads or "dead end", to, self.lock, self.secret)  # type: ignore[arg-type]


class Laid:
    """A tile while its floor is being laid."""

    __slots__ = ("fit", "laid_from", "mask", "name", "number", "roll", "throw", "ways")

    def __init__(self, number: int, fit: Fit, roll: str, name: str, throw: int, laid_from: int) -> None:
        self.number, self.fit, self.mask, self.roll, self.name = number, fit, fit.mask, roll, name
        self.throw, self.laid_from = throw, laid_from
        self.ways = [Way(self, side, at, door) for side, at, door in fit.exits]

    def tile(self) -> Tile:
        lain = self.fit
        return Tile(
            self.number,
            self.roll,
            self.name,
            "corridor" if is_corridor(self.mask) else "room",
            squares(self.mask),
            tuple([way.exit() for way in self.ways]),  # clockwise from north, as they were sorted when laid
            self.throw,
            squares(lain.pillars),
            lain.cut,
            lain.stretch,
            lain.turns,
            lain.mirrored,
            self.laid_from,
        )


class Floor:
    """Tiles laid so far. `news` are the exits still open when laying starts or goes on."""

    def __init__(self) -> None:
        self.tiles: list[Laid] = []
        self.taken = 0
        self.exits: dict[tuple[int, int], Way] = {}
        self.waiting: dict[tuple[int, int], Way] = {}
        self.news: list[Way] = []

    def field(self) -> Field:
        return Field(self.taken | OUTSIDE, self.waiting)

    def lay(self, fit: Fit, roll: str, name: str, throw: int, way: Way | None = None) -> Laid:
        """Put the tile down, join it to the exit it was entered by, settle every open exit."""
        tile = Laid(len(self.tiles) + 1, fit, roll, name, throw, way.tile.number if way else 0)
        self.tiles.append(tile)
        self.taken |= tile.mask
        if way is not None:
            way.join(tile.ways[fit.entry], "tile")
            del self.waiting[way.at, way.side]
        elif fit.entry >= 0:
            tile.ways[fit.entry].leads = "way in"
        tile.ways.sort(key=lambda one: (one.side, one.at))
        self._settle(tile)
        self.news = [one for one in tile.ways if not one.leads]
        return tile

    def _settle(self, tile: Laid) -> None:
        for way in tile.ways:
            if way.leads:
                continue
            met = self.waiting.pop((way.front, way.side + 2 & 3), None)
            if met is not None:
                way.join(met, "loop")
            elif not SHEET >> way.front & 1:
                way.leads = "edge"
            elif self.taken >> way.front & 1:
                way.leads = "dead end"
            else:
                self.waiting[way.at, way.side] = way
        for key, old in tuple(self.waiting.items()):
            if self.taken >> old.front & 1:
                old.leads = "dead end"
                del self.waiting[key]

    def open_wall(self, spot: Spot) -> None:
        """A secret door, waiting for the tile behind it."""
        tile = self.tiles[spot.tile - 1]
        way = Way(tile, SIDES.index(spot.side), bit(*spot.square), True)
        way.secret = True
        tile.ways.append(way)
        tile.ways.sort(key=lambda one: (one.side, one.at))
        self.waiting[way.at, way.side] = way
        self.news = [way]

    def clear(self) -> None:
        """Let go of what holds on to each other: gone at once, without the garbage collector."""
        for tile in self.tiles:
            for way in tile.ways:
                way.other = None
            tile.ways.clear()

    def layout(self, last: int = 0) -> Layout:
        return Layout(tuple(tile.tile() for tile in self.tiles), last or len(self.tiles))

    @classmethod
    def of(cls, layout: Layout) -> "Floor":
        """The floor a finished layout came from, to lay on."""
        floor = cls()
        for tile in layout.tiles:
            mask = sum(1 << bit(*at) for at in tile.squares)
            pillars = sum(1 << bit(*at) for at in tile.pillars)
            exits = tuple((SIDES.index(one.side), bit(*one.square), one.door) for one in tile.exits)
            lain = Fit(mask, pillars, exits, 0, tile.turns, tile.mirrored, tile.stretched, tile.truncated)
            floor.tiles.append(Laid(tile.number, lain, tile.roll, tile.name, tile.throw, tile.laid_from))
            floor.taken |= mask
        ways = {(way.at, way.side): way for laid in floor.tiles for way in laid.ways}
        for laid, old in zip(floor.tiles, layout.tiles, strict=True):
            for way, exit in zip(laid.ways, old.exits, strict=True):
                way.leads, way.lock, way.secret = exit.leads, exit.lock, exit.secret
                way.other = ways.get((way.front, way.side + 2 & 3)) if exit.to else None
        return floor
