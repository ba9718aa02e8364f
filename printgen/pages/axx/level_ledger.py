"""The ledger in words: if all is found, what each share comes to."""

from collections.abc import Sequence

from printgen.pages.axx.level_words import gold, with_article
from printgen.rules.axx.level.found import Level
from printgen.rules.axx.level.ledger import Ledger, keep_ledger
from printgen.rules.axx.level.words import listed

PARTIES = ((3, 0), (4, 0), (5, 0), (6, 0), (4, 2))


def ledger_context(level: Level, *, visit_each: bool) -> dict[str, object]:
    book = keep_ledger(level, visit_each=visit_each)
    rows = [
        (str(line.room), level.rooms[line.room - 1].name, gold(line.gold) if line.gold else "–",
         listed(short(line.things)) or "–", f"{line.xp:,}" if line.xp else "–")
        for line in book.lines
    ]  # fmt: skip
    return {
        "title": f"Level {level.depth}: the ledger",
        "rows": rows,
        "gold": gold(book.gold),
        "monsters": f"{book.monsters:,}",
        "summary": summary(book),
        "visit": visit_words(book),
        "shares": [
            (f"{heroes} heroes" + (f", {hired} hirelings" if hired else ""), f"{book.share(heroes, hired):,}")
            for heroes, hired in PARTIES
        ],
    }


def summary(book: Ledger) -> str:
    """“If all is found: 1,910 GP and 2,285 XP, and a scroll.”"""
    items = f", and {listed([with_article(one) for one in short(book.items)])}" if book.items else ""
    return f"If all is found: **{gold(book.gold)}**, **{book.xp:,} XP**{items}."


def short(things: Sequence[str]) -> list[str]:
    """Names without what stands in brackets."""
    return [thing.partition(" (")[0] for thing in things]


def visit_words(book: Ledger) -> str:
    who = "for each of the party" if book.visit_each else "for the party, shared like the rest"
    return f"First visit: {book.visit} XP {who}."
