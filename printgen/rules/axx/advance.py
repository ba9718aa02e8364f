"""Levels: hit points, attack, experience, spell slots. Pure but for the hit dice."""

from collections.abc import Sequence

from printgen.chance.cup import Cup
from printgen.rules.axx.book import Book
from printgen.rules.axx.house import House
from printgen.tables.kinds.axx import Klass, Track

TOP = 10
CYCLE = (1, 2, 0)  # past level 6: a 2nd, a 3rd, a 1st, and round again


def hit_dice(cup: Cup, klass: Klass, level: int) -> tuple[int, ...]:
    """The dice of levels 2 and up; level 1 is the die's maximum."""
    return tuple(cup.throw(f"d{klass.die}", f"hit points, level {now}").total for now in range(2, level + 1))


def hit_points(die: int, con: int, dice: Sequence[int], house: House) -> int:
    """Maximum + CON, least 1; each die + CON, least 1 (house rule: 0)."""
    floor = int(house.hp_floor)
    return max(1, die + con) + sum(max(floor, shown + con) for shown in dice)


def attack(track: Track, level: int) -> int:
    return track.attack[level - 1]


def attacks(track: Track, level: int) -> int:
    """How many a round."""
    return 1 + sum(level >= at for at in track.attacks_at)


def threshold(track: Track, level: int, house: House) -> int:
    """The XP at which a level begins. Totals double; by house rule each level's own price does."""
    if level < 2:
        return 0
    whole: int = 2 ** (level - 2)
    return track.level_two * (2 * whole - 1 if house.xp == "step" else whole)


def spell_slots(klass: Klass, level: int, casting: int, book: Book, house: House) -> tuple[int, int, int]:
    """1st, 2nd, 3rd; one more 1st with a modifier of +1 or better in the casting score."""
    if not klass.casts:
        return (0, 0, 0)
    printed = max(int(key) for key in book.slots)
    row = list(book.slots[str(min(level, printed))].slots)
    for past in range(level - printed):
        row[0 if house.slots == "first" else CYCLE[past % 3]] += 1
    if casting >= 1:
        row[0] += 1
    return (row[0], row[1], row[2])
