"""The seed catalogue of AX&X characters: seeds 1 to 25, a line a character. `python -m tests.golden.rewrite` rewrites it."""

from pathlib import Path

from printgen.chance.cup import Bag
from printgen.pages.axx.characters_text import roster_line
from printgen.rules.axx.book import open_book
from printgen.rules.axx.figures import figures
from printgen.rules.axx.house import House
from printgen.rules.axx.party import Options, roll_party
from printgen.shelf import Shelf
from printgen.tables.load import Tables

NAME = "catalogue-axx-characters.txt"
FILE = Path(__file__).with_name(NAME)
ROOT = Path(__file__).parents[2]


def catalogue() -> str:
    """Levels 1 to 10 by the seed; every other seed shops, every fourth arranges."""
    tables, house = Tables(Shelf((ROOT,))), House()
    book = open_book(tables)
    lines = []
    for seed in range(1, 26):
        options = Options(
            count=4, level=1 + (seed - 1) % 10, gear="kit" if seed % 2 else "shop", arrange=seed % 4 == 0
        )  # fmt: skip
        lines.append(f"# seed {seed}")
        party = roll_party(Bag(str(seed)), tables, options, house)
        lines += [roster_line(one, figures(one, book, house), book) for one in party.characters]
    return "\n".join(lines) + "\n"
