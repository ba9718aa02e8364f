"""How quick a delve is: processor time for each die, layout and all, beside one sha256 of forty bytes, timed in turns.

Seed search lives on it. At most 30 digests a die without a journal, 40 with one.
"""

import time
from collections.abc import Callable
from hashlib import sha256

import pytest

from printgen.chance.cup import Bag
from printgen.chance.journal import Journal
from printgen.rules.fourad.delve import DelveOptions, delve
from printgen.rules.fourad.house import House
from printgen.shelf import open_shelf
from printgen.tables.load import Tables

pytestmark = pytest.mark.long
SEEDS, TURNS, DIGESTS = 30, 12, 4000
WITHOUT, WITH = 30, 40


def spent(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def test_a_die_of_a_delve_costs_at_most_thirty_digests_and_forty_with_a_journal(record_property):
    """The least time of each seed over the turns: what other work on the machine adds does not count."""
    tables, options, house = Tables(open_shelf()), DelveOptions(), House()

    def play(number: int, *, journal: bool) -> int:
        bag = Bag(f"speed {number}", journal=Journal() if journal else None)
        delve(bag, tables, options, house)
        return sum(len(roll.faces) for roll in bag.journal.rolls) if bag.journal is not None else 0

    def digests() -> None:
        block = b"x" * 40
        for _ in range(DIGESTS):
            sha256(block).digest()

    dice = sum(play(number, journal=True) for number in range(SEEDS))
    digest, without, with_one = 9.0, [9.0] * SEEDS, [9.0] * SEEDS
    for _ in range(TURNS):
        for number in range(SEEDS):
            digest = min(digest, spent(digests) / DIGESTS)
            without[number] = min(without[number], spent(lambda n=number: play(n, journal=False)))
            with_one[number] = min(with_one[number], spent(lambda n=number: play(n, journal=True)))
    figures = round(sum(without) / dice / digest, 1), round(sum(with_one) / dice / digest, 1)
    record_property("digests a die without and with a journal", figures)
    assert figures[0] <= WITHOUT, f"{figures[0]} digests a die"
    assert figures[1] <= WITH, f"{figures[1]} digests a die"
