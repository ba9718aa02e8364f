"""Threats as the referee runs them: a block for each band, with boxes for HP and morale, the reaction track, the purse."""

from typing import NamedTuple

from printgen.pages.axx.level_words import foe_lines, leader_line, save_line, stat_line, title_of, xp_line
from printgen.rules.axx.level.found import Group, Level

MOST_BOXES = 150


class Block(NamedTuple):
    """One band. `hp` are the boxes of each of its members; `half` is how many may fall before morale is thrown again."""

    where: str
    anchor: str
    name: str
    number: int
    stats: str
    hp: tuple[int, ...]
    lines: tuple[str, ...]
    tries: str
    want: str
    mind: str
    purse: str
    xp: str
    leader: str
    filler: bool


def room_blocks(level: Level) -> list[Block]:
    return [
        block(level, room.stock.group, f"Room {room.number}", f"threat-{level.depth}-{room.number}")
        for room in level.rooms
        if room.stock.group is not None
    ]


def wanderer_blocks(level: Level) -> list[Block]:
    return [
        block(level, group, str(face), f"wanderer-{level.depth}-{face}")
        for face, group in enumerate(level.wanderers, 1)
    ]


def block(level: Level, group: Group, where: str, anchor: str) -> Block:
    foe = level.foes[group.foe]
    hp = [foe.hp] * group.number
    if group.leader is not None and group.leader.captain:
        hp[0] = group.leader.hp
    many = sum(hp) > MOST_BOXES
    lines = (*foe_lines(foe, level.depth), *((save_line(foe),) if foe.filler else ()))
    return Block(
        where, anchor, title_of(group, foe), group.number, stat_line(foe), () if many else tuple(hp), lines, foe.tries,
        group.want, foe.mind, f"{group.purse:,} GP" if group.purse else "none", xp_line(group, foe), leader_line(group),
        foe.filler,
    )  # fmt: skip
