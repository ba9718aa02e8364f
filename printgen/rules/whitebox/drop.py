"""A scattered drop: faces are throws of the cup; where dice come to rest is the seed's, never asked of a person.

Twelve dice (2d4 2d6 2d8 2d10 2d12 2d20), for an area a thirteenth d20 that is the feature, six (d4 to d20) for a room.
Dice that fall on one another are pushed apart, inside the tray; positions are whole tenths of a millimetre.
"""

from collections.abc import Sequence

from printgen.chance.cup import Bag, Cup, Ink
from printgen.chance.journal import Reading
from printgen.rules.whitebox.result import Die, Drop
from printgen.tables.schema import Table

TWELVE = (4, 4, 6, 6, 8, 8, 10, 10, 12, 12, 20, 20)
SIX = (4, 6, 8, 10, 12, 20)
TRAY = (2800, 3600)
ROOM_TRAY = (1600, 1600)


def scatter(
    bag: Bag, stream: str, sides: Sequence[int], table: Table, tray: tuple[int, int], *, feature: Table | None = None
) -> tuple[Drop, tuple[int, ...]]:
    """Drop `sides`, each read on `table` (and a d20 more on `feature`); also the throws' numbers."""
    cup = bag.cup(f"{stream}/drop")
    read = [face_of(cup, one, table, f"d{one} of the drop") for one in sides]
    if feature is not None:
        read.append(face_of(cup, 20, feature, "area feature"))
    places = fall(bag.ink(f"choice/{stream}/fall"), len(read), tray)
    dice = []
    for at, ((face, _), (x, y)) in enumerate(zip(read, places, strict=True)):
        room = at < len(sides)
        dice.append(Die(sides[at] if room else 20, face, x, y, "room" if room else "feature"))
    return Drop(*tray, tuple(dice)), tuple(number for _, number in read)


def face_of(cup: Cup, sides: int, table: Table, why: str) -> tuple[int, int]:
    """A die's face, read on the table of the drop, and the throw's number."""

    def read(total: int) -> Reading:
        return Reading(table.id, table.row(total).key, table.head.source)

    roll = cup.throw(f"d{sides}", why, (), read)
    return roll.total, roll.no


def fall(ink: Ink, count: int, tray: tuple[int, int]) -> list[tuple[int, int]]:
    """Places at least about a die apart, a die's width from the rim."""
    wide, high = tray
    rim = min(190, wide // 4, high // 4)
    apart = 220
    places = [[ink.between(rim, wide - rim), ink.between(rim, high - rim)] for _ in range(count)]
    for _ in range(60):
        moved = False
        for i in range(count):
            for j in range(i + 1, count):
                dx, dy = places[j][0] - places[i][0], places[j][1] - places[i][1]
                far = abs(dx) if abs(dx) > abs(dy) else abs(dy)
                if far < apart:
                    moved = True
                    along = 0 if abs(dx) > abs(dy) else 1
                    push = (apart - far) / 2 + 1
                    sign = 1 if (dx if along == 0 else dy) >= 0 else -1
                    places[j][along] += sign * push
                    places[i][along] -= sign * push
        for place in places:
            place[0] = min(max(place[0], rim), wide - rim)
            place[1] = min(max(place[1], rim), high - rim)
        if not moved:
            break
    return [(int(x), int(y)) for x, y in places]
