"""`printgen level`: levels one above the other on one sheet. The stair down of a level and the stair up of the next
stand on the same square."""

from printgen.chance.cup import Bag
from printgen.errors import Limit, Usage
from printgen.rules.axx.house import House
from printgen.rules.axx.layout.lay import MOST_ROOMS, sheet_of
from printgen.rules.axx.layout.trace import Square
from printgen.rules.axx.level.depths import Depths
from printgen.rules.axx.level.found import Level, LevelOptions, Levels
from printgen.rules.axx.level.one import make_level
from printgen.tables.load import Tables

DEEPEST, MOST_LEVELS = 20, 10


def make_levels(bag: Bag, tables: Tables, options: LevelOptions, house: House) -> Levels:
    check_options(options)
    counts = room_counts(bag, options)
    sheet = sheet_of(max(counts))
    titles = bag.ink("choice/axx/levels/titles").shuffled(tables.entries("axx/titles")["levels"].lines)
    levels: list[Level] = []
    stair: Square | None = None
    for i, count in enumerate(counts):
        at = Depths(bag, tables, options.depth + i, house)
        above = len(levels[-1].rooms) if levels else 0
        level, stair = make_level(at, count, sheet, stair, titles[i % len(titles)], above, last=i == len(counts) - 1)
        levels.append(level)
    return Levels(dungeon_name(bag, tables), tuple(levels))


def check_options(options: LevelOptions) -> None:
    if not 1 <= options.least <= options.most:
        raise Usage(f"--rooms {options.least}-{options.most}: give a range like 12-20, or one number")
    if options.most > MOST_ROOMS:
        raise Limit(f"--rooms {options.least}-{options.most}: a level holds at most {MOST_ROOMS}; ask for more levels")
    if not 1 <= options.levels <= MOST_LEVELS:
        raise Usage(f"--levels {options.levels}: give 1 to {MOST_LEVELS}")
    if not 1 <= options.depth <= DEEPEST:
        raise Usage(f"--depth {options.depth}: give 1 to {DEEPEST}")


def room_counts(bag: Bag, options: LevelOptions) -> list[int]:
    """Rooms of each level, inside the range; later levels stay near the first, for they share its sheet."""
    ink = bag.ink("choice/axx/levels/rooms")
    first = options.least + ink.below(options.most - options.least + 1)
    low, high = max(options.least, round(first * 0.75)), min(options.most, round(first * 1.25))
    return [first, *(low + ink.below(high - low + 1) for _ in range(options.levels - 1))]


def dungeon_name(bag: Bag, tables: Tables) -> str:
    """“The Salt Cellars of Hesk”."""
    ink = bag.ink("choice/axx/levels/name")
    words = tables.entries("axx/titles")
    first, place, owner = (ink.choose(words[key].lines) for key in ("first", "place", "owner"))
    return f"The {first} {place} of {owner}" if ink.below(3) else f"The {first} {place}"
