"""If all is found: gold by room, XP for monsters, XP for the visit, shares. Nothing is thrown here."""

from typing import NamedTuple

from printgen.rules.axx.level.found import Group, Level, Spoils
from printgen.tables.kinds.axx_level import Foe

VISIT = 100  # XP, times the depth


class Line(NamedTuple):
    """One room's part: what is worth gold there, and the XP of what lives there."""

    room: int
    gold: int
    things: tuple[str, ...]
    xp: int


class Ledger(NamedTuple):
    """The whole level. `xp` counts gold brought to town, monsters, and the first visit when it is shared."""

    lines: tuple[Line, ...]
    gold: int
    monsters: int
    visit: int
    items: tuple[str, ...]
    visit_each: bool

    @property
    def xp(self) -> int:
        return self.gold + self.monsters + (0 if self.visit_each else self.visit)

    def share(self, heroes: int, hirelings: int = 0) -> int:
        """One hero's part, a hireling's being half; rounded down."""
        return 2 * self.xp // (2 * heroes + hirelings) + (self.visit if self.visit_each else 0)


def worth(spoils: Spoils | None) -> int:
    if spoils is None:
        return 0
    return spoils.coins + sum(thing.number * thing.worth for thing in spoils.things)


def magic(spoils: Spoils | None) -> tuple[str, ...]:
    """Things the list gives no price for."""
    return tuple(thing.name for thing in spoils.things if not thing.worth) if spoils else ()


def group_xp(group: Group, foe: Foe) -> int:
    """XP of a band; a captain counts for his own three dice."""
    if group.leader and group.leader.captain:
        return foe.xp * (group.number - 1) + 75
    return foe.xp * group.number


def keep_ledger(level: Level, *, visit_each: bool = False) -> Ledger:
    lines = []
    for room in level.rooms:
        group = room.stock.group
        led = group.leader.spoils if group and group.leader else None
        gold = worth(room.stock.spoils) + worth(led) + (group.purse if group else 0)
        xp = group_xp(group, level.foes[group.foe]) if group else 0
        things = magic(room.stock.spoils) + magic(led)
        if gold or xp or things:
            lines.append(Line(room.number, gold, things, xp))
    return Ledger(
        tuple(lines),
        sum(line.gold for line in lines),
        sum(line.xp for line in lines),
        VISIT * level.depth,
        tuple(thing for line in lines for thing in line.things),
        visit_each,
    )
