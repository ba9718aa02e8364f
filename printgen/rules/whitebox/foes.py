"""Which stat block a name stands for, how many come, and their hit points (addendum M2-M5)."""

import re
from typing import NamedTuple

from printgen.chance.cup import Cup
from printgen.rules.whitebox.result import Foe, Group
from printgen.tables.consult import consult
from printgen.tables.load import Tables

DEEPEST_TABLE = 10
_HD = re.compile(r"(\d+)(?:/(\d+)|([+-]\d+))?")


class HitDice(NamedTuple):
    """`dice` d6 and `add`; `half` a single d6 halved up; `whole` is what rules count by (0 when below one)."""

    dice: int
    add: int
    half: bool

    @property
    def whole(self) -> int:
        return 0 if self.half or (self.dice == 1 and self.add < 0) else self.dice


class Met(NamedTuple):
    """A foe, and the dice of how many come."""

    foe: Foe
    appear: str


def hit_dice(text: str) -> HitDice:
    match = _HD.fullmatch(text)
    if match is None:
        raise ValueError(f"hit dice {text}")
    return HitDice(int(match[1]), int(match[3] or 0), match[2] is not None)


def encounter(cup: Cup, tables: Tables, level: int, why: str) -> Met:
    """d12 on the level's table (below ten, the tenth), then the size of what has several."""
    found = consult(cup, tables.table(f"whitebox/encounters/{min(level, DEEPEST_TABLE)}"), why)
    return resolve(cup, tables, found.row.ref, level)


def resolve(cup: Cup, tables: Tables, ref: str, level: int) -> Met:
    listing, _, key = ref.partition("#")
    appear, family = "", ""
    if listing == "whitebox/families":
        family = key
        entry = tables.entries(listing)[key]
        band = next(band for band in entry.bands if band.level >= level)
        face = cup.d6(f"which {key.replace('-', ' ')}").total if len(band.members) > 1 else 1
        key = next(member.monster for member in band.members if member.face >= face)
        listing, appear = "whitebox/monsters", entry.appear
    block = tables.entries(listing)[key]
    dice = hit_dice(block.hd)
    hit = block.hit if block.hit is not None else dice.whole
    foe = Foe(
        key, block.name, block.plural, block.ac, block.ascending, block.hd, hit, block.attacks, block.save,
        block.move, block.alignment, block.xp, block.special, block.light,
    )  # fmt: skip
    named = tables.entries("whitebox/appearing")
    if key in named or family in named:
        appear = named[key if key in named else family].dice
    elif appear or block.appear:
        appear = appear or block.appear
    else:
        by_dice = tables.entries("whitebox/appearing-by-dice")
        appear = next(entry.dice for most, entry in by_dice.items() if dice.whole <= int(most))
    return Met(foe, appear)


def group(cup: Cup, met: Met, *, count: int = 0, lair: bool = False) -> Group:
    """`count` of a foe, or as many as the dice say, each with its own hit points; d6 for a person's alignment."""
    foe, throws = met.foe, []
    if not count:
        if met.appear == "1":
            count = 1
        else:
            roll = cup.throw(met.appear, f"how many: {foe.plural.lower()}")
            count = roll.total
            throws.append(roll.no)
    alignment = foe.alignment
    if alignment == "d6":
        roll = cup.d6("alignment: 1-3 chaotic, 4-5 neutral, 6 lawful")
        alignment = "C" if roll.total <= 3 else "N" if roll.total <= 5 else "L"
        throws.append(roll.no)
    dice = hit_dice(foe.hd)
    points = []
    for at in range(1, count + 1):
        adds = (("hit dice", dice.add),) if dice.add else ()
        roll = cup.throw(f"{dice.dice}d6", f"hit points of {foe.name.lower()} {at}", adds)
        throws.append(roll.no)
        points.append((roll.faces[0] + 1) // 2 if dice.half else max(roll.total, 1))
    return Group(foe.key, tuple(points), alignment, lair, tuple(throws))
