"""Six ready wanderers: group k is row k of Threat (the level added from level 3), so the d6 at the table stays the
game's own. Numbers, purses and wants are thrown ahead."""

import msgspec

from printgen.rules.axx.level.depths import Depths
from printgen.rules.axx.level.found import Group
from printgen.rules.axx.level.threats import numbered, settle, throw_leader, throw_purse, throw_want

HOW_MANY = 6


def ready_wanderers(at: Depths) -> tuple[Group, ...]:
    table = at.tables.table("axx/threats")
    deeper = sum(add for _, add in at.deeper)
    groups = []
    for face in range(1, HOW_MANY + 1):
        cup, mark = at.cup(f"wanderer/{face}"), at.mark()
        row = table.row(face + deeper)
        ref, number = settle(cup, at, row)
        group, foe = numbered(cup, at, row, ref, number, mark)
        group = msgspec.structs.replace(
            group,
            purse=throw_purse(cup, at),
            leader=throw_leader(cup, at, group, foe),
            want=throw_want(cup, at, foe, group.number),
        )
        groups.append(msgspec.structs.replace(group, throws=at.since(mark)))
    return tuple(groups)
