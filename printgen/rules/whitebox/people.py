"""Who lives here: lairs in die order, then rooms by number, then six ready wanderers (addendum M1, M6).

At most four kinds an area, unless the house says otherwise: what would be a fifth is the nearest kind there is.
"""

from collections.abc import Mapping, Sequence

from printgen.chance.cup import Bag, Cup
from printgen.rules.whitebox.foes import Met, encounter, group
from printgen.rules.whitebox.house import House
from printgen.rules.whitebox.links import distance
from printgen.rules.whitebox.result import Foe, Group
from printgen.rules.whitebox.spread import Box
from printgen.tables.load import Tables

WANDERERS = 6


class Census:
    """The kinds an area holds, where, and which one is nearest to a room."""

    def __init__(self, tables: Tables, level: int, house: House, boxes: Mapping[int, Box]) -> None:
        self.tables, self.level, self.house, self.boxes = tables, level, house, boxes
        self.kinds: dict[str, Met] = {}
        self.lairs: dict[int, str] = {}
        self.peopled: dict[int, str] = {}

    def nearest(self, room: int, among: Mapping[int, str]) -> str:
        return min((distance(self.boxes[room], self.boxes[other]), other, kind) for other, kind in among.items())[2]

    def rolled(self, cup: Cup, room: int, why: str) -> Met:
        """A kind from the level's table, or the nearest one when it would be a fifth."""
        met = encounter(cup, self.tables, self.level, why)
        if met.foe.key in self.kinds or self.house.kinds == "any" or len(self.kinds) < int(self.house.kinds):
            self.kinds.setdefault(met.foe.key, met)
            return self.kinds[met.foe.key]
        return self.kinds[self.nearest(room, self.lairs or self.peopled)]

    def lair(self, cup: Cup, room: int) -> Met:
        if self.house.lairs == "reuse" and self.lairs and cup.d6("1-4 a kind met, 5-6 another").total <= 4:
            met = self.kinds[self.nearest(room, self.lairs)]
        else:
            met = self.rolled(cup, room, "whose lair")
        self.lairs[room] = self.peopled[room] = met.foe.key
        return met

    def room(self, cup: Cup, room: int) -> Met:
        """d6 1-4 the nearest lair's kind (no lair: the nearest peopled room's; the first rolls), 5-6 roll."""
        known = self.lairs or self.peopled
        if known and cup.d6("1-4 the nearest kind, 5-6 another").total <= 4:
            met = self.kinds[self.nearest(room, known)]
        else:
            met = self.rolled(cup, room, "which monster")
        self.peopled[room] = met.foe.key
        return met


def settle(bag: Bag, prefix: str, census: Census, lairs: Sequence[int], maxima: Mapping[int, int]) -> dict[int, Group]:
    """Everyone, by room number. `lairs` are in die order; `maxima` are the highest faces of each room's own drop."""
    out: dict[int, Group] = {}
    for room in lairs:
        cup = bag.cup(f"{prefix}/room/{room}/monsters")
        out[room] = group(cup, census.lair(cup, room), lair=True)
    for room in sorted(maxima):
        if room in out or not maxima[room]:
            continue
        cup = bag.cup(f"{prefix}/room/{room}/monsters")
        met = census.room(cup, room)
        out[room] = group(cup, met, count=maxima[room] if census.house.room_monsters == "die" else 0)
    return out


def wanderers(
    bag: Bag, prefix: str, tables: Tables, level: int, kinds: Mapping[str, Met]
) -> tuple[list[Group], list[Foe]]:
    """Six ready groups: d6 1-3 one of the kinds that live here, 4-6 the level's table."""
    groups, foes = [], []
    for at in range(1, WANDERERS + 1):
        cup = bag.cup(f"{prefix}/wanderer/{at}")
        met = None
        if kinds and cup.d6("1-3 a kind of this place, 4-6 another").total <= 3:
            met = cup.choose(list(kinds.values()), "which kind")
        met = met or encounter(cup, tables, level, "wandering monster")
        groups.append(group(cup, met))
        foes.append(met.foe)
    return groups, foes
