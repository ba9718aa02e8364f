"""Parties for many seeds: every class, every level, one to four heroes, each called by his class and place."""

from printgen.rules.fourad.house import House
from printgen.rules.fourad.party import Party
from printgen.rules.fourad.recruit import equipped
from printgen.rules.fourad.shop import outfit
from tests.rules.fourad.seat import BOOK

CLASSES = tuple(BOOK.classes)
GOLD = {"warrior": 7, "cleric": 4, "rogue": 10, "wizard": 14, "barbarian": 4, "elf": 7, "dwarf": 10, "halfling": 7}
SIZES = (4, 4, 4, 3, 4, 4, 2, 4, 4, 1)


def party_for(number: int) -> Party:
    """The party of a seed's number: the classes in turn, levels 1 to 5."""
    step = 1 + number // 8 % 7
    size = SIZES[number % len(SIZES)]
    classes = [CLASSES[(number + step * at) % len(CLASSES)] for at in range(size)]
    level = 1 + number // 3 % 5
    heroes = [
        equipped(BOOK, cls, f"{cls} {place}", level, GOLD[cls], BOOK.classes[cls].kit)
        for place, cls in enumerate(classes, 1)
    ]
    return outfit(Party(tuple(heroes)), BOOK, House())
