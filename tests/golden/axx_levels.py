"""The seed catalogue of AX&X levels: seeds 1 to 25, a line a room. `python -m tests.golden.axx_levels` rewrites it."""

from pathlib import Path

from printgen.chance.cup import Bag
from printgen.pages.axx.level_text import one_level
from printgen.rules.axx.house import House
from printgen.rules.axx.level.found import LevelOptions
from printgen.rules.axx.level.make import make_levels
from printgen.shelf import Shelf
from printgen.tables.load import Tables

NAME = "catalogue-axx-levels.txt"
FILE = Path(__file__).with_name(NAME)
ROOT = Path(__file__).parents[2]


def catalogue() -> str:
    """Depth 1, 2, 3 … by the seed, so that fillers and gas are in it; every fifth seed has two levels."""
    tables = Tables(Shelf((ROOT,)))
    lines = []
    for seed in range(1, 26):
        options = LevelOptions(depth=1 + (seed - 1) % 6, levels=2 if seed % 5 == 0 else 1)
        made = make_levels(Bag(str(seed)), tables, options, House())
        lines.append(f"# seed {seed}: {made.name}")
        for level in made.levels:
            lines += one_level(level)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FILE.write_text(catalogue(), encoding="utf-8")
