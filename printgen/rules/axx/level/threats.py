"""Threats: which row, which foe it stands for, how many, what they carry, who leads them, what they want.

Order of throws: Threat d6 (the level added from level 3); a filler row, the first time it comes up on a level, its d12;
number; and, after any treasure they guard, purse. The leader's throws and the want come from cups of their own.
"""

from printgen.chance.cup import Cup
from printgen.errors import BadFile
from printgen.rules.axx.level.depths import Depths, amount
from printgen.rules.axx.level.found import Group, Leader
from printgen.rules.axx.level.treasure import find_treasure
from printgen.rules.axx.level.words import agree
from printgen.tables.consult import consult
from printgen.tables.effects import Consult, Foes
from printgen.tables.kinds.axx_level import Foe
from printgen.tables.schema import Row

LEADS_FROM = 3  # Hit Dice
CAPTAIN = (4, 6, 3, 14, 3)  # a band of so many, on this face: Hit Dice, HP, attack
MOST_KINDS = 4  # under kinds=4
PURSE = 2  # 1 to this on a d6
MOST_AGAIN = 200


def throw_threat(cup: Cup, at: Depths) -> tuple[Row, str, str]:
    """The row, the foe's place in its list, and its number as dice."""
    for _ in range(MOST_AGAIN):
        row = consult(cup, at.tables.table("axx/threats"), "threat", at.deeper).row
        ref, number = settle(cup, at, row)
        if at.house.kinds == "4" and ref not in at.foes and len(at.foes) >= MOST_KINDS:
            continue
        return row, ref, number
    raise BadFile("axx/threats: no row leads to a foe already met; --house kinds=rows throws as printed")


def settle(cup: Cup, at: Depths, row: Row) -> tuple[str, str]:
    """Which foe a row of the Threat table stands for; a row that leads to another table is settled once a level."""
    for effect in row.effects:
        match effect:
            case Foes(foe=ref, number=number):
                return ref, number
            case Consult(table=other):
                if row.key not in at.settled:
                    at.settled[row.key] = _down(cup, at, other)
                return at.settled[row.key]
    raise BadFile(f"axx/threats, row {row.key}: names no foe and no table")


def _down(cup: Cup, at: Depths, table: str) -> tuple[str, str]:
    for _ in range(MOST_AGAIN):
        row = consult(cup, at.tables.table(table)).row
        for effect in row.effects:
            match effect:
                case Foes(foe=ref, number=number):
                    return ref, number
                case Consult(table=other):
                    table = other
                    break
        else:
            raise BadFile(f"{table}, row {row.key}: names no foe and no table")
    raise BadFile(f"{table}: leads on and on; let a row name a foe")


def meet(cup: Cup, at: Depths) -> tuple[Group, Foe]:
    """A threat and its number."""
    mark = at.mark()
    row, ref, number = throw_threat(cup, at)
    return numbered(cup, at, row, ref, number, mark)


def numbered(cup: Cup, at: Depths, row: Row, ref: str, number: str, mark: int) -> tuple[Group, Foe]:
    foe = at.foe(ref)
    count = amount(cup, number, f"number of {foe.many.lower()}")
    return Group(ref, row.key, count, throws=at.since(mark)), foe


def throw_purse(cup: Cup, at: Depths) -> int:
    """Once an encounter: d6, on 1-2 they carry 1d6 × 10 GP, a coin result like any other."""
    if cup.d6("purse").total > PURSE:
        return 0
    return cup.throw("1d6x10", "purse").total * (at.depth if at.house.purse == "level" else 1)


def throw_leader(cup: Cup, at: Depths, group: Group, foe: Foe) -> Leader | None:
    """A thinking foe of 3+ HD leads, alone or one of a group: a mark, and one Treasure throw. Under captains=six one of
    a thinking band of four or more leads it on a 6."""
    if foe.mind != "thinking":
        return None
    captain = False
    hp, attack = foe.hp, foe.attack
    if foe.dice < LEADS_FROM:
        if at.house.captains != "six" or group.number < CAPTAIN[0] or cup.d6("captain").total != CAPTAIN[1]:
            return None
        captain, hp, attack = True, CAPTAIN[3], CAPTAIN[4]
    mark = consult(cup, at.tables.table("axx/marks")).row.text
    return Leader(mark, find_treasure(cup, at), hp, attack, captain)


def throw_want(cup: Cup, at: Depths, foe: Foe, number: int) -> str:
    """Thinking foes d12, beasts d4 from 13, the mindless d4 from 17, and with them the dead that do not think."""
    kind = "mindless" if foe.undead and foe.mind == "beast" else foe.mind
    table = at.tables.table(f"axx/wants-{kind}")
    first = table.adds[0]
    row = consult(cup, table, "want", (("counted from", first),) if first else ()).row
    return agree(row.text, number)
