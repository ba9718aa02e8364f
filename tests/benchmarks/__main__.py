"""`python -m tests.benchmarks`: what things cost, as ratios to floors measured in the same run.

Floors: a bare interpreter for starting up, one SHA-256 digest for a die, parsing the finished SVG for drawing it. Ratios
travel between machines; seconds do not. Nothing here is a test.
"""

import hashlib
import subprocess
import sys
import time
import timeit
from collections.abc import Callable
from functools import partial

from lxml import etree

from printgen import games
from printgen.book.everything import ORDER
from printgen.draw.look import Look
from printgen.draw.sheet import draw
from printgen.record import Setting
from printgen.shelf import open_shelf
from printgen.tables.load import Tables


def least(work: Callable[[], object], times: int = 5) -> float:
    """Processor seconds of the quickest of several goes."""
    spent = []
    for _ in range(times):
        start = time.process_time()
        work()
        spent.append(time.process_time() - start)
    return min(spent)


def wall(*args: str) -> float:
    return min(timeit.repeat(lambda: subprocess.run([sys.executable, *args], capture_output=True), number=1, repeat=5))


def say(what: str, cost: float, floor: float, of: str) -> None:
    print(f"{what:<44} {cost * 1000:9.2f} ms  {cost / floor:8.1f} × {of}")


def main() -> None:
    digest = min(timeit.repeat(lambda: hashlib.sha256(b"x" * 40).digest(), number=20_000, repeat=5)) / 20_000
    tables = Tables(open_shelf())
    bare = wall("-c", "pass")
    say("printgen --help", wall("-m", "printgen.cli.main", "--help"), bare, "a bare interpreter")
    for id, name in (("fourad", "dungeon"), *ORDER):
        chosen = games.game(id)
        options, house = chosen.commands[name].options(), chosen.house()
        roll = partial(games.roll_run, Setting(id, name, "bench"), options, house, tables)
        run = roll()
        say(f"{name}: rolled, {len(run.rolls)} throws", least(roll), digest * len(run.rolls), "a digest a throw")
        for which, plan in list(run.plans.items())[:1]:
            picture = draw(plan, Look()).encode()
            floor = least(partial(etree.fromstring, picture))
            say(
                f"{name}: {which} drawn, {len(picture) // 1000} KB",
                least(partial(draw, plan, Look())),
                floor,
                "parsing it",
            )


if __name__ == "__main__":
    main()
