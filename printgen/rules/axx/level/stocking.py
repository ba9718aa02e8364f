"""Stocking one room, in order: the room's d6; then for an empty one the d6 for a hidden hoard, for a monster the threat,
its number and whether it guards treasure, for a five which kind of snare and which, for treasure whether it is guarded;
the treasure; the guard; the purse."""

from printgen.chance.cup import Cup
from printgen.rules.axx.level.depths import Depths
from printgen.rules.axx.level.found import Group, Snare, Stock
from printgen.rules.axx.level.threats import meet, throw_purse
from printgen.rules.axx.level.treasure import find_treasure
from printgen.tables.consult import consult

HIDDEN, GUARDS, GUARDED = 1, 3, 2  # up to so much on a d6
DEEP = 4  # the first level where gas is met


def stock_room(cup: Cup, at: Depths) -> Stock:
    """One room's throws. Tricks are only named a trick here: their gift depends on the whole level."""
    mark = at.mark()
    kind = consult(cup, at.tables.table("axx/stocking"), "room").row.name
    if kind == "empty":
        hidden = cup.d6("hidden treasure").total <= HIDDEN
        spoils = find_treasure(cup, at) if hidden else None
        return Stock("empty", spoils=spoils, hidden=hidden, throws=at.since(mark))
    if kind == "monster":
        group, _ = meet(cup, at)
        spoils = find_treasure(cup, at) if cup.d6("guards treasure").total <= GUARDS else None
        return Stock("monster", _with_purse(cup, at, group), spoils, throws=at.since(mark))
    if kind == "trap":
        return _snare(cup, at, mark)
    guarded = cup.d6("guarded").total <= GUARDED
    spoils = find_treasure(cup, at)
    guard = _with_purse(cup, at, meet(cup, at)[0]) if guarded else None
    return Stock("treasure", guard, spoils, throws=at.since(mark))


def _with_purse(cup: Cup, at: Depths, group: Group) -> Group:
    return Group(group.foe, group.row, group.number, throw_purse(cup, at), throws=group.throws)


def _snare(cup: Cup, at: Depths, mark: int) -> Stock:
    deep = at.depth >= DEEP
    table = "axx/snares-deep" if deep and at.house.deep_trap == "thirds" else "axx/snares"
    kind = consult(cup, at.tables.table(table), "trap or trick").row.name
    if deep and at.house.deep_trap == "gas" and kind == "trap":
        kind = "gas"
    if kind == "trick":
        return Stock("trick", throws=at.since(mark))
    if kind == "gas":
        row = consult(cup, at.tables.table("axx/gas"), "gas").row
        return Stock("gas", snare=Snare(row.name, row.text, gas=True), throws=at.since(mark))
    row = consult(cup, at.tables.table("axx/traps"), "trap").row
    trap = at.tables.entries("axx/trap-list")[row.key]
    snare = Snare(row.name, trap.tell, trap.trigger, trap.rider, trap.half, place=trap.place)
    return Stock("trap", snare=snare, throws=at.since(mark))
