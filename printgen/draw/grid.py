"""The squares of the floor, in dots, lines or dashes; and the paper's own frame, grid and ticks."""

from collections import defaultdict

from printgen.draw.ground import Ground
from printgen.draw.look import Grid
from printgen.draw.pen import Pen
from printgen.model.plan import UNIT, Plan

DASH: dict[Grid, str] = {"dots": "0.1 19.9", "dashes": "14 11", "lines": "", "none": ""}
WIDTH: dict[Grid, float] = {"dots": 3.7, "dashes": 2.4, "lines": 1.8, "none": 0}


def floor_grid(plan: Plan, ground: Ground) -> Pen:
    """Grid lines inside the floor, joined to runs. Lines on a wall are left to the wall."""
    pen = Pen()
    squares = _squares(plan, ground)
    across: dict[int, list[int]] = defaultdict(list)
    down: dict[int, list[int]] = defaultdict(list)
    for x, y in sorted(squares):
        if (x, y - 1) in squares:
            across[y].append(x)
        if (x - 1, y) in squares:
            down[x].append(y)
    for y in sorted(across):
        for start, end in _runs(across[y]):
            pen.move(start * UNIT, y * UNIT).line(end * UNIT, y * UNIT)
    for x in sorted(down):
        for start, end in _runs(sorted(down[x])):
            pen.move(x * UNIT, start * UNIT).line(x * UNIT, end * UNIT)
    return pen


def _squares(plan: Plan, ground: Ground) -> set[tuple[int, int]]:
    """Squares whose middle half is floor."""
    found = set()
    for space in plan.spaces:
        xs, ys = [x for x, _ in space.outline], [y for _, y in space.outline]
        for x in range(min(xs) // UNIT, -(-max(xs) // UNIT)):
            for y in range(min(ys) // UNIT, -(-max(ys) // UNIT)):
                if (x, y) not in found and all(
                    ground.floor(x * UNIT + a, y * UNIT + b)
                    for a, b in ((50, 50), (22, 22), (78, 22), (22, 78), (78, 78))
                ):
                    found.add((x, y))
    return found


def _runs(places: list[int]) -> list[tuple[int, int]]:
    runs: list[tuple[int, int]] = []
    for place in places:
        if runs and runs[-1][1] == place:
            runs[-1] = (runs[-1][0], place + 1)
        else:
            runs.append((place, place + 1))
    return runs


def paper_grid(plan: Plan) -> Pen:
    """Every line of the sheet."""
    pen = Pen()
    width, height = plan.width * UNIT, plan.height * UNIT
    for x in range(1, plan.width):
        pen.move(x * UNIT, 0).line(x * UNIT, height)
    for y in range(1, plan.height):
        pen.move(0, y * UNIT).line(width, y * UNIT)
    return pen


def paper_ticks(plan: Plan) -> Pen:
    """Ticks outside the frame, longer every fifth square."""
    pen = Pen()
    width, height = plan.width * UNIT, plan.height * UNIT
    for x in range(plan.width + 1):
        long = 26 if x % 5 == 0 else 14
        pen.move(x * UNIT, -6).line(x * UNIT, -6 - long).move(x * UNIT, height + 6).line(x * UNIT, height + 6 + long)
    for y in range(plan.height + 1):
        long = 26 if y % 5 == 0 else 14
        pen.move(-6, y * UNIT).line(-6 - long, y * UNIT).move(width + 6, y * UNIT).line(width + 6 + long, y * UNIT)
    return pen
