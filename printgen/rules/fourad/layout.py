"""Lays a whole dungeon: the entrance, then tile after tile until no open exit remains.

Breadth first: the oldest open exit, a tile's exits clockwise from north; tiles are numbered as they are laid. Dice:
the entrance (d6, `fourad/entrance`), then each tile's d66 (`fourad/tile/N/shape`) and, where doors may be locked, its
doors' locks (`fourad/tile/N/lock`). The same seed gives the same floor to whoever plays on it.

`extend` goes on from a secret door: the tile behind it, and all that opens from there.
"""

from collections import deque

from printgen.chance.cup import Bag, Cup
from printgen.rules.fourad.field import Floor, Laid, Way
from printgen.rules.fourad.fit import Fit, fit
from printgen.rules.fourad.grid import MARGIN, STRIDE, TALL, WIDE
from printgen.rules.fourad.house import House
from printgen.rules.fourad.outline import Outline, read_outline
from printgen.rules.fourad.secret_door import Spot
from printgen.rules.fourad.tiles import Layout
from printgen.tables.consult import Finding, consult
from printgen.tables.load import Tables

ENTRANCE, ROOMS = "fourad/entrance", "fourad/tiles"


def lay_out(bag: Bag, tables: Tables, house: House) -> Layout:
    """The whole floor, entrance first."""
    floor = Floor()
    found = consult(bag.cup("fourad/entrance"), tables.table(ENTRANCE), "the way in")
    lay_entrance(floor, found)
    _lay_from(floor, bag, tables, house)
    layout = floor.layout()
    floor.clear()
    return layout


def extend(layout: Layout, spot: Spot, bag: Bag, tables: Tables, house: House) -> Layout:
    """The floor with a tile behind the secret door at `spot`, and whatever leads on from it. `last` stays."""
    floor = Floor.of(layout)
    floor.open_wall(spot)
    _lay_from(floor, bag, tables, house)
    return floor.layout(layout.last)


def lay_entrance(floor: Floor, found: Finding) -> None:
    """Centred on the lower edge; an odd width lies one column to the left."""
    outline = outline_of(ENTRANCE, found)
    shape = outline.shape()
    move = (TALL - shape.tall + MARGIN) * STRIDE + (WIDE - shape.wide) // 2 + MARGIN
    exits = tuple((one.side, one.y * STRIDE + one.x + move, one.door) for one in shape.exits)
    entry = next((number for number, one in enumerate(shape.exits) if one.way_in), -1)
    floor.lay(
        Fit(shape.mask << move, shape.pillars << move, exits, entry, 0, False, 0, False),
        found.row.key,
        found.row.name,
        found.roll.no,
    )


def outline_of(table: str, found: Finding) -> Outline:
    return read_outline(found.row.text, f"tables/{table}.toml, row {found.row.key}")


def _lay_from(floor: Floor, bag: Bag, tables: Tables, house: House) -> None:
    rooms, longer = tables.table(ROOMS), house.stretch == "longer"
    queue: deque[Way] = deque(floor.news)
    while queue:
        way = queue.popleft()
        if way.leads:
            continue  # closed since, by a tile laid before its turn came
        number = len(floor.tiles) + 1
        found = consult(bag.cup(f"fourad/tile/{number}/shape"), rooms, "which tile")
        lain = fit(outline_of(ROOMS, found), way.front, way.side, floor.field(), longer=longer)
        tile = floor.lay(lain, found.row.key, found.row.name, found.roll.no, way)
        if house.doors == "locked":
            lock_doors(bag.cup(f"fourad/tile/{number}/lock"), tile)
        queue.extend(tile.ways)


def lock_doors(cup: Cup, tile: Laid) -> None:
    """2 in 6 of the doors between this tile and older ones are locked; of level 3, or the die when it shows more."""
    for way in tile.ways:
        if way.door and way.other is not None and cup.d6("is the door locked").total <= 2:
            level = max(3, cup.d6("the lock").total)
            way.lock = way.other.lock = level
