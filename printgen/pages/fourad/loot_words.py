"""What was found, in words."""

from printgen.pages.fourad.phrase import MINUS, a, listed
from printgen.rules.fourad.rulebook import Rulebook
from printgen.rules.fourad.things import named
from printgen.rules.fourad.treasure import Loot


def loot_words(book: Rulebook, loot: Loot | None) -> str:
    """11 gp and a scroll of Sleep; nothing."""
    if loot is None or not loot:
        return "nothing"
    parts = [f"{loot.gold} gp"] if loot.gold else []
    parts += [a(named(book, thing)) for thing in loot.things]
    return listed(parts)


def rows_words(loot: Loot) -> str:
    """Which rows of the Treasure table it came from."""
    keys = [row.replace("-", MINUS) if row.startswith("-") else row for row in loot.rows]
    return f"{'row' if len(keys) == 1 else 'rows'} {listed(keys)}"
