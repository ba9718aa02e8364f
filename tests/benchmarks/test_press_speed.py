"""How quick the press is: beside WeasyPrint's own time for the same HTML, and for whole booklets (`pytest -m long`).

Times are of the processor, the least of a few, in this process: other work on the machine does not count.
"""

import time
from collections.abc import Callable

import pytest

from printgen.press.bind import bind
from printgen.press.document import Wish
from printgen.press.documents import lay_out, weasyprint
from printgen.press.gallery import Gallery
from printgen.press.preflight import check
from printgen.press.themes import open_theme
from printgen.press.typeset import Setter
from tests.press.sample import document, shelf

pytestmark = pytest.mark.long


def least(work: Callable[[], object], times: int = 2) -> float:
    took = []
    for _ in range(times):
        start = time.process_time()
        work()
        took.append(time.process_time() - start)
    return min(took)


def test_pressing_takes_at_most_a_third_more_than_weasyprint_alone() -> None:
    made = document(6)
    parts = [part for part in made.parts if part.paper != "loose"]
    gallery = Gallery(made.pictures)
    html = Setter(made, parts, Wish(), shelf(), open_theme(shelf(), "classic"), gallery).html(True)
    weasyprint()
    alone = least(lambda: lay_out(html, gallery).pdf())
    ours = least(lambda: bind(made, Wish(parts=("book",)), shelf()))
    assert ours <= 1.35 * alone, (ours, alone)


def test_a_booklet_of_twenty_four_pages_takes_five_seconds() -> None:
    weasyprint()
    start = time.process_time()
    made = bind(document(15), Wish(parts=("book",)), shelf())
    took = time.process_time() - start
    assert 22 <= len(check(made["book.pdf"], "book").sizes) <= 28
    assert took <= 5, took


def test_ninety_six_pages_take_sixteen_seconds_and_a_quarter_of_a_gigabyte() -> None:
    import resource
    import subprocess
    import sys

    code = (
        "from printgen.press.bind import bind; from printgen.press.document import Wish\n"
        "from tests.press.sample import document, shelf; from printgen.press.preflight import check\n"
        "made = bind(document(84), Wish(parts=('book',)), shelf()); print(len(check(made['book.pdf'], 'b').sizes))"
    )
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert int(out.stdout) >= 92
    assert after.ru_utime - before.ru_utime <= 16
    assert after.ru_maxrss <= 250 * 1024
