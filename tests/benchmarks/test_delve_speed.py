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
SEEDS, TURNS, DIGESTS = 60, 9, 60_000
WITHOUT, WITH = 30, 40


def spent(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def test_a_die_of_a_delve_costs_at_most_thirty_digests_and_forty_with_a_journal(record_property):
    tables, options, house = Tables(open_shelf()), DelveOptions(), House()

    def play(*, journal: bool) -> int:
        dice = 0
        for number in range(SEEDS):
            bag = Bag(f"speed {number}", journal=Journal() if journal else None)
            delve(bag, tables, options, house)
            if bag.journal is not None:
                dice += sum(len(roll.faces) for roll in bag.journal.rolls)
        return dice

    def digests() -> None:
        block = b"x" * 40
        for _ in range(DIGESTS):
            sha256(block).digest()

    dice = play(journal=True)
    least = [9.0, 9.0, 9.0]
    for _ in range(TURNS):
        for at, work in enumerate((digests, lambda: play(journal=False), lambda: play(journal=True))):
            least[at] = min(least[at], spent(work))
    digest = least[0] / DIGESTS
    without, with_one = least[1] / dice / digest, least[2] / dice / digest
    record_property("digests a die without and with a journal", (round(without, 1), round(with_one, 1)))
    assert without <= WITHOUT, f"{without:.1f} digests a die"
    assert with_one <= WITH, f"{with_one:.1f} digests a die"
