"""A level's layout, step by step. Geometry is `choice/...` chance; whatever the rules decide is thrown later, on it."""

from collections.abc import Callable

from printgen.chance.cup import Bag
from printgen.errors import Limit
from printgen.rules.axx.layout.board import Board
from printgen.rules.axx.layout.deck import deal
from printgen.rules.axx.layout.ends import give_reasons
from printgen.rules.axx.layout.entrance import lay_entrance
from printgen.rules.axx.layout.forms import Form, read_form
from printgen.rules.axx.layout.heart import lay_heart
from printgen.rules.axx.layout.job import Job
from printgen.rules.axx.layout.loops import open_loops
from printgen.rules.axx.layout.passages import passages
from printgen.rules.axx.layout.rooms import lay_rooms
from printgen.rules.axx.layout.spines import dig_spines
from printgen.rules.axx.layout.trace import Square
from printgen.tables.load import Tables

Step = Callable[[Job], None]
STEPS: tuple[Step, ...] = (deal, lay_entrance, lay_heart, dig_spines, lay_rooms, open_loops, give_reasons)
MOST_TRIES = 40
MOST_ROOMS = 60
FLOOR = 0.30  # of the sheet, at least
SQUARES_A_ROOM = 49  # of the sheet, rock and all
SLIM = 0.91  # a sheet’s width to its height: what a page leaves between title and legend


def sheet_of(count: int) -> tuple[int, int]:
    """Squares across and down for that many rooms."""
    area = SQUARES_A_ROOM * max(count, 2)
    width = max(9, round((area * SLIM) ** 0.5))
    return width, max(9, round(area / width))


def lay_out(
    bag: Bag, tables: Tables, level: int, count: int, sheet: tuple[int, int], stair: Square | None = None
) -> Job:
    """Try until every room asked for is there, a fair part of the sheet is floor, and one can walk in a ring."""
    if count > MOST_ROOMS:
        raise Limit(f"--rooms {count}: a level holds at most {MOST_ROOMS}; ask for more levels instead")
    forms = read_forms(tables)
    reasons = list(tables.entries("axx/dead-ends"))
    for attempt in range(MOST_TRIES):
        job = Job(bag, level, attempt, count, forms, reasons, Board(*sheet), stair)
        for step in STEPS:
            step(job)
        if len(job.board.spots) == count and job.board.floor() >= FLOOR * sheet[0] * sheet[1] and looped(job):
            return job
    raise Limit(f"level {level}: {count} rooms would not fit a sheet of {sheet[0]} × {sheet[1]}; try another seed")


def looped(job: Job) -> bool:
    """More links than a tree has (three rooms at most need none)."""
    return job.count < 4 or len(job.board.links) >= len(job.board.spots) + len(passages(job.board))


def read_forms(tables: Tables) -> dict[str, list[Form]]:
    forms: dict[str, list[Form]] = {}
    for id, entry in tables.entries("axx/forms").items():
        forms.setdefault(entry.kind, []).append(read_form(id, entry.kind, entry.picture, curved=entry.round))
    return forms
