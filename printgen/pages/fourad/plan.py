"""A laid floor as a map: spaces, doors in walls, marks where ways end, pillars; features where contents say so.

Pillars are part of the tile and stand on both maps. What contents put there is secret: the player's map has none of it.
"""

from collections.abc import Iterable, Mapping, Sequence

from printgen.model.plan import UNIT, Door, DoorKind, Feature, Mark, Plan, Point, Space
from printgen.model.squares import outline
from printgen.rules.fourad.grid import SIDES, VECTOR, Square
from printgen.rules.fourad.tiles import Exit, Layout, Tile


def tile_id(number: int) -> str:
    return f"tile-{number}"


def plan_of(
    layout: Layout,
    *,
    title: str,
    seed: str = "",
    names: Mapping[int, str] | None = None,
    furniture: Mapping[int, str] | None = None,
    lairs: Iterable[int] = (),
    seen: Iterable[int] | None = None,
) -> Plan:
    """The map. `names` of tiles; `furniture`: tile → the drawing that stands in it; `lairs`: tiles of bosses; `seen`:
    tiles that were entered (all when left out), others are not drawn and doors to them are marked unopened."""
    shown = [tile for tile in layout.tiles if seen is None or tile.number in set(seen)]
    numbers = {tile.number for tile in shown}
    haunted, named, stands = set(lairs), names or {}, furniture or {}
    return Plan(
        title=title,
        player_title="Map",
        width=layout.wide,
        height=layout.tall,
        spaces=tuple(_space(tile, named.get(tile.number, ""), tile.number in haunted) for tile in shown),
        doors=tuple(door for tile in shown for exit in tile.exits for door in _door(tile, exit, numbers)),
        features=tuple(one for tile in shown for one in (*_pillars(tile), *_stands(tile, stands.get(tile.number, "")))),
        marks=tuple(mark for tile in shown for exit in tile.exits for mark in _mark(tile, exit, numbers)),
        paper=True,
        seed=seed,
    )


def _space(tile: Tile, name: str, lair: bool) -> Space:
    ring, holes = outline(tile.squares)
    tone = "lair" if lair else ""
    return Space(tile_id(tile.number), tile.kind, ring, holes, tile.number, name, tone=tone)


def edge(exit: Exit) -> Point:
    """The middle of the wall the exit lies in."""
    right, down = VECTOR[SIDES.index(exit.side)]
    x, y = exit.square
    return x * UNIT + UNIT // 2 + right * UNIT // 2, y * UNIT + UNIT // 2 + down * UNIT // 2


def _door(tile: Tile, exit: Exit, shown: set[int]) -> Sequence[Door]:
    """A way between two tiles is one door, drawn by the lower number (or by the one that is shown). Dead ends are wall,
    with a mark."""
    if exit.leads in ("dead end", "edge") or (exit.to in shown and exit.to < tile.number):
        return ()
    there = tile_id(exit.to) if exit.to in shown else ""
    axis = "h" if exit.side in "ns" else "v"
    id = f"door-{tile.number}-{exit.side}-{exit.square[0]}-{exit.square[1]}"
    return (Door(id, _kind(exit), edge(exit), axis, (tile_id(tile.number), there), secret=exit.secret),)  # type: ignore[arg-type]


def _kind(exit: Exit) -> DoorKind:
    if exit.secret:
        return "secret"
    if exit.leads == "way in":
        return "arch"
    if exit.lock:
        return "locked"
    return "door" if exit.door else "open"


def _mark(tile: Tile, exit: Exit, shown: set[int]) -> Sequence[Mark]:
    id = f"mark-{tile.number}-{exit.side}-{exit.square[0]}-{exit.square[1]}"
    at = edge(exit)
    match exit.leads:
        case "way in":
            return (Mark(id, "entrance", at, exit.side),)
        case "way out":
            return (Mark(id, "exit", at, exit.side, secret=True),)
        case "dead end" | "edge":
            return (Mark(id, "dead-end", at, exit.side),)
        case _:
            return () if exit.to in shown else (Mark(id, "unopened", at, exit.side),)


def _pillars(tile: Tile) -> list[Feature]:
    return [
        Feature(f"{tile_id(tile.number)}/pillar-{x}-{y}", "pillar", (x * UNIT + 50, y * UNIT + 50), (34, 34))
        for x, y in tile.pillars
    ]


def _stands(tile: Tile, kind: str) -> Sequence[Feature]:
    if not kind:
        return ()
    x, y = place_for(tile)
    return (Feature(f"{tile_id(tile.number)}/{kind}", kind, (x * UNIT + 50, y * UNIT + 50), (72, 72), secret=True),)


def place_for(tile: Tile) -> Square:
    """A square for furniture: against a wall, away from exits, pillars and the tile's middle, where its number is."""
    floor, doors = set(tile.squares), {one.square for one in tile.exits}
    middle_x = sum(x for x, _ in floor) / len(floor)
    middle_y = sum(y for _, y in floor) / len(floor)

    def worth(at: Square) -> tuple[int, int, float, Square]:
        walls = sum((at[0] + right, at[1] + down) not in floor for right, down in VECTOR)
        away = abs(at[0] - middle_x) + abs(at[1] - middle_y)
        return (at in doors) + (at in tile.pillars), -min(walls, 2), -away, at

    return min(sorted(floor), key=worth)
