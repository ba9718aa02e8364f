"""The catalogue of Four Against Darkness: seeds 1 to 25 as readable text, a line a tile. A changed line is a changed die."""

from printgen.chance.cup import Bag
from printgen.chance.journal import Journal
from printgen.rules.fourad.house import House
from printgen.rules.fourad.rulebook import rulebook
from printgen.rules.fourad.things import named
from printgen.rules.fourad.unplayed import Dungeon, Group, Options, Place, dungeon
from printgen.shelf import open_shelf
from printgen.tables.load import Tables

NAME = "catalogue-fourad.txt"
SEEDS = range(1, 26)


def catalogue() -> str:
    tables = Tables(open_shelf())
    lines = []
    for seed in SEEDS:
        journal = Journal()
        made = dungeon(Bag(str(seed), journal=journal), tables, Options(), House())
        share = round(100 * made.layout.covered)
        lines.append(f"== seed {seed}: {len(made.layout.tiles)} tiles, {share}% of the sheet, {len(journal)} throws")
        lines += [_tile(made, place, tables) for place in made.places]
        lines.append("   wanderers: " + ", ".join(f"{group.number} {group.foe}" for group in made.wanderers))
    return "\n".join(lines) + "\n"


def _tile(made: Dungeon, place: Place, tables: Tables) -> str:
    tile = made.layout.tile(place.tile)
    exits = " ".join(
        f"{one.side}{'+' if one.door else ':'}{one.to or {'dead end': 'x', 'edge': '|', 'way in': '^'}[one.leads]}"
        for one in tile.exits
    )
    shape = f"{tile.roll:>2}{'c' if tile.corridor else 'r'}{len(tile.squares)}{'!' if tile.truncated else '~' * tile.stretched}"
    x, y = tile.squares[0]
    return f"{place.tile:2} {shape:6} at {x:2},{y:2} {exits:22} {_held(place, tables)}".rstrip()


def _held(place: Place, tables: Tables) -> str:
    held = place.contents
    if held is None:
        return ""
    parts = [f"{held.total}:"]
    if held.blank:
        parts.append("blank")
    for reading in (held.feature, held.event, held.trap):
        if reading is not None:
            parts.append(reading.name + (f" {held.level}" if held.level else ""))
    for group in (place.group, place.last):
        if group is not None:
            parts.append(("last " if group is place.last else "") + _group(group))
    if place.final is not None:
        parts.append(f"final at {place.final.need}")
    for loot in (place.loot, place.more, place.hoard):
        if loot is not None:
            things = [named(rulebook(tables), thing) for thing in loot.things]
            parts.append(f"[{', '.join([f'{loot.gold} gp'] * bool(loot.gold) + things) or 'nothing'}]")
    if place.gold:
        parts.append(f"[statue {place.gold} gp]")
    return " ".join(parts)


def _group(group: Group) -> str:
    power = f" power {group.power}" if group.power else ""
    return f"{group.number} {group.foe}{power}{f' bribe {group.price}' if group.price else ''}"
