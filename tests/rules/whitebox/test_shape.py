"""A room's outline from its own drop: hull, hall, whole box; porches from every door; rings that join exactly."""

from itertools import product

import pytest

from printgen.rules.whitebox.geometry import area, clip_to, hull, inside, rectangle, trace, union
from printgen.rules.whitebox.result import Die, Drop
from printgen.rules.whitebox.shape import floor_of, outline_of, straight_edges
from printgen.rules.whitebox.spread import Box


def own(*places: tuple[int, int]) -> Drop:
    return Drop(1600, 1600, tuple(Die(6, 1, x, y) for x, y in places))


def test_dice_in_a_line_make_a_hall_down_the_long_side() -> None:
    floor = floor_of(own((0, 500), (400, 520), (1000, 510)), Box(3, 3, 6, 5))
    assert floor.shape == "hall" and floor.ring == rectangle(0, 400, 1200, 200)
    assert all(inside(place, floor.ring) for place in floor.places)
    upright = floor_of(own((0, 500), (400, 520), (1000, 510)), Box(3, 3, 3, 4))
    assert upright.ring == rectangle(200, 0, 200, 800), "the box's long side, whatever way the dice lay"
    square = floor_of(own((500, 0), (500, 900)), Box(3, 3, 4, 4))
    assert square.ring == rectangle(300, 0, 200, 800), "in a square box the way the dice lay"


def test_dice_on_one_spot_make_the_whole_box() -> None:
    floor = floor_of(own((700, 700), (700, 700)), Box(0, 0, 3, 2))
    assert floor.shape == "box" and floor.ring == rectangle(0, 0, 600, 400) and floor.places == ((300, 200),) * 2


def test_a_hull_fills_its_box_and_is_convex() -> None:
    floor = floor_of(own((0, 0), (1000, 300), (200, 900), (500, 500), (900, 800), (100, 400)), Box(0, 0, 4, 3))
    xs, ys = [x for x, _ in floor.ring], [y for _, y in floor.ring]
    assert (min(xs), max(xs), min(ys), max(ys)) == (0, 800, 0, 600)
    assert hull(floor.ring) == floor.ring or area(hull(floor.ring)) == area(floor.ring)
    assert {side for side, _, _ in straight_edges(floor)} == {"north", "east", "south", "west"}


DROPS = {
    "diamond": own((0, 500), (500, 0), (1000, 500), (500, 1000)), "slant": own((0, 0), (1000, 1000), (300, 500)),
    "hall": own((0, 500), (1000, 510)), "spot": own((5, 5)), "ell": own((0, 0), (0, 900), (900, 900), (50, 40)),
}  # fmt: skip


@pytest.mark.parametrize("name", DROPS)
@pytest.mark.parametrize("size", [(2, 2), (3, 2), (4, 4), (5, 6)])
def test_every_door_has_a_porch_to_the_wall(name: str, size: tuple[int, int]) -> None:
    """All doors at once, at every square of every side."""
    wide, high = size
    floor = floor_of(DROPS[name], Box(0, 0, wide, high))
    sides = [*product(("north", "south"), range(wide)), *product(("west", "east"), range(high))]
    for count in (1, len(sides)):
        for start in range(len(sides) if count == 1 else 1):
            doors = (sides * 2)[start : start + count]
            ring = outline_of(floor, doors)
            assert area(ring) >= area(floor.ring) > 0 and len(set(ring)) == len(ring)
            for side, at in doors:
                flat = side in ("north", "south")
                line = {"north": 0, "south": floor.high, "west": 0, "east": floor.wide}[side]
                middle = 200 * at + 100
                step = 3 if side in ("north", "west") else -3
                spot = (middle, line + step) if flat else (line + step, middle)
                assert inside(spot, ring), (side, at)


def test_union_fills_what_rings_enclose() -> None:
    ring = union(
        [rectangle(0, 0, 300, 100), rectangle(0, 200, 300, 100), rectangle(0, 0, 100, 300), rectangle(200, 0, 100, 300)]
    )
    assert ring == rectangle(0, 0, 300, 300)


def test_squares_that_meet_at_a_corner_are_two_rings() -> None:
    assert len(trace({(0, 0), (1, 1)}, 100)) == 2
    around = {(x, y) for x in range(3) for y in range(3)} - {(1, 1)}
    outer, hole = sorted(trace(around, 100), key=area, reverse=True)
    assert area(outer) == 2 * 90_000 and area(hole) == -2 * 10_000


def test_clipping_keeps_what_is_inside() -> None:
    diamond = hull([(50, 0), (100, 50), (50, 100), (0, 50)])
    assert area(clip_to(rectangle(0, 0, 100, 50), diamond)) == area(diamond) // 2
    assert clip_to(rectangle(200, 200, 10, 10), diamond) == ()
