"""The hatch: strokes that never cross, only where rock is, told by the walls there alone."""

import re

from printgen.draw.geometry import Segment, distance
from printgen.draw.ground import Ground
from printgen.draw.hatch import hatch
from printgen.draw.look import Look
from printgen.draw.sheet import draw
from printgen.draw.theme import INKS
from printgen.draw.walls import build
from printgen.model.plan import Plan, Space
from tests.draw.samples import box, cave, rooms

LOOK = INKS["dyson"].hatch
assert LOOK is not None


def strokes(plan: Plan) -> list[Segment]:
    assert LOOK is not None
    data = hatch(build(plan).edges, Ground(plan), (-96, -96, plan.width * 100 + 96, plan.height * 100 + 96), (), LOOK)
    found, x, y = [], 0, 0
    for a, b, c, d in re.findall(r"[Mm](-?\d+) ?(-?\d+)l(-?\d+) ?(-?\d+)", data):
        x, y = x + int(a), y + int(b)
        found.append((x, y, x + int(c), y + int(d)))
        x, y = x + int(c), y + int(d)
    return found


def cross(a: Segment, b: Segment) -> bool:
    def side(p: float, q: float, s: Segment) -> float:
        return (s[2] - s[0]) * (q - s[1]) - (s[3] - s[1]) * (p - s[0])

    return (
        side(a[0], a[1], b) * side(a[2], a[3], b) < 0 and side(b[0], b[1], a) * side(b[2], b[3], a) < 0
    )  # fmt: skip


def test_no_two_strokes_cross() -> None:
    for plan in (rooms(), cave()):
        found = strokes(plan)
        assert len(found) > 500
        by: dict[tuple[int, int], list[Segment]] = {}
        for one in found:
            by.setdefault((int(one[0] // 100), int(one[1] // 100)), []).append(one)
        crossings = 0
        for (x, y), mine in by.items():
            near = [one for dx in (-1, 0, 1) for dy in (-1, 0, 1) for one in by.get((x + dx, y + dy), ())]
            crossings += sum(cross(a, b) for a in mine for b in near)
        assert crossings <= len(found) * 0.004  # the shaking of ends may graze


def test_every_stroke_shows_rock() -> None:
    plan = rooms()
    ground, edges = Ground(plan), build(plan).edges
    hidden = [
        one for one in strokes(plan)
        if all(ground.floor(x, y) and min(distance(x, y, edge) for edge in edges) > 12
               for x, y in ((one[0], one[1]), (one[2], one[3]), ((one[0] + one[2]) / 2, (one[1] + one[3]) / 2)))
    ]  # fmt: skip
    assert not hidden


def test_strokes_stay_near_walls() -> None:
    plan = Plan("x", 9, 9, spaces=(Space("a", "room", box(3, 3, 3, 3)),))
    edges = build(plan).edges
    for x1, y1, x2, y2 in strokes(plan):
        assert min(distance((x1 + x2) / 2, (y1 + y2) / 2, edge) for edge in edges) < 125


def test_the_hatch_at_a_place_follows_from_the_walls_there_alone() -> None:
    """A secret room far off changes no stroke here: the hatch cannot tell of it."""
    one = Plan("x", 30, 9, spaces=(Space("a", "room", box(2, 2, 4, 4)),))
    two = Plan("x", 30, 9, spaces=(*one.spaces, Space("b", "room", box(20, 2, 4, 4))))
    assert [s for s in strokes(two) if s[0] < 1200] == strokes(one)


def test_the_hatch_does_not_know_seed_or_title() -> None:
    plan = Plan("One", 9, 9, spaces=(Space("a", "room", box(2, 2, 4, 4)),), seed="a")
    other = Plan("Two", 9, 9, spaces=plan.spaces, seed="b")
    look = Look(title=False, seed_line=False)
    body = re.compile(r"<title.*?</desc>", re.S)
    assert body.sub("", draw(plan, look)) == body.sub("", draw(other, look))


def test_none_ink_has_no_hatch() -> None:
    thick = max(len(part) for part in draw(rooms(), Look(ink="none")).split('d="'))
    assert thick < 9000
