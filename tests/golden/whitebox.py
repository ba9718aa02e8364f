"""The catalogue of White Box: seeds 1 to 25 as readable text, a line a room, a line a cave."""

from printgen.rules.whitebox.result import Area, Cave
from printgen.shelf import open_shelf
from printgen.tables.load import Tables
from tests.rules.whitebox.conftest import areas, caves

NAME = "catalogue-whitebox.txt"


def catalogue() -> str:
    tables = Tables(open_shelf())
    lines: list[str] = []
    for seed in range(1, 26):
        for area in areas(tables, str(seed), level=1 + seed % 10, areas=2 if seed % 5 == 0 else 1).areas:
            lines += area_lines(seed, area)
        lines += cave_lines(seed, caves(tables, str(seed), level=1 + seed % 10).caves[0])
    return "\n".join(lines) + "\n"


def area_lines(seed: int, area: Area) -> list[str]:
    out = [f"seed {seed} area {area.number} level {area.level} {area.wide}x{area.high}: {area.feature.sentence}"]
    for room in area.rooms:
        die = area.drop.rooms[room.die]
        doors = " ".join(f"{door.side[0]}:{door.kind}" for door in area.portals if door.room == room.number)
        things = " ".join(f"{thing.name}@{thing.at[0]},{thing.at[1]}" for thing in room.things)
        group = f"{len(room.group.hp)} {room.group.key} {room.group.hp}" if room.group is not None else "-"
        trap = f"{room.trap.name} {room.trap.detail}".strip() if room.trap is not None else "-"
        hoards = " ".join(f"{one.where}={one.copper}" for one in room.hoards) or "-"
        out.append(
            f"  {room.number} d{die.sides}:{die.face} {room.name} {room.x},{room.y} {room.wide}x{room.high} | {doors} | {things} | "
            f"{group} | {trap} | {hoards}"
        )
    out.append("  exits " + " ".join(f"{one.kind}:{one.room}>{one.to}" for one in area.exits))
    out.append("  wanderers " + " ".join(f"{len(one.hp)}x{one.key}" for one in area.wanderers))
    return out


def cave_lines(seed: int, cave: Cave) -> list[str]:
    spots = " ".join(
        f"{spot.number}:d{spot.sides}:{spot.face}:{spot.kind}"
        for spot in sorted(cave.spots, key=lambda one: one.number)
    )
    groups = " ".join(f"{len(one.hp)}x{one.key}{one.hp}" for one in cave.groups) or "-"
    hoard = sum(one.copper for one in cave.hoards)
    return [f"seed {seed} cave level {cave.level} ceiling {cave.ceiling}: {spots} | {groups} | {hoard}"]
