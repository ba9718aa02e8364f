"""Layouts over many seeds: what must hold of each of them, and the steps one by one."""

import pytest

from printgen.chance.cup import Bag
from printgen.chance.loaded import loaded
from printgen.draw.ground import Ground
from printgen.errors import Limit, Usage
from printgen.rules.axx.layout.forms import read_form, turned
from printgen.rules.axx.layout.lay import read_forms, sheet_of
from printgen.rules.axx.layout.numbers import number_rooms
from printgen.rules.axx.layout.secrets import is_mouth, pieces_of, reading_order, spare, throw_secrets
from printgen.rules.axx.layout.trace import area, floor, trace
from printgen.rules.axx.layout.walk import room_distances
from printgen.rules.axx.level.found import LevelOptions
from printgen.rules.axx.level.make import check_options, room_counts
from tests.rules.axx.level.layout_rules import board_faults, level_faults
from tests.rules.axx.level.levels_desk import laid, levels, tables

COUNTS = [12, 16, 20, 1, 2, 3, 5, 8, 14, 30]


@pytest.mark.parametrize("at", range(30))
def test_a_layout_has_its_rooms_its_ring_its_floor_and_good_doors(at: int) -> None:
    count = COUNTS[at % len(COUNTS)]
    assert board_faults(laid(f"layout-{at}", count), count) == []


@pytest.mark.parametrize("at", range(16))
def test_a_level_can_be_walked_and_its_stairs_and_numbers_are_right(at: int) -> None:
    for level in levels(f"walk-{at}", LevelOptions(depth=1 + at % 5, least=10, most=16)).levels:
        assert level_faults(level) == []


@pytest.mark.long
@pytest.mark.parametrize("block", range(20))
def test_a_thousand_levels_keep_every_promise(block: int) -> None:
    for at in range(50):
        seed, depth = f"thousand-{block}-{at}", 1 + (block + at) % 6
        options = LevelOptions(depth, 1, *[(12, 20), (12, 20), (1, 1), (4, 9), (30, 40)][at % 5])
        made = levels(seed, options)
        for level in made.levels:
            assert options.least <= len(level.rooms) <= options.most
            assert level_faults(level) == [], seed
        job = laid(seed, 12 + at % 9)
        assert board_faults(job, 12 + at % 9) == [], seed


@pytest.mark.parametrize(("least", "most"), [(1, 1), (2, 3), (12, 20), (16, 16), (30, 40), (60, 60)])
def test_the_count_of_rooms_is_inside_the_range(least: int, most: int) -> None:
    options = LevelOptions(1, 2 if most < 30 else 1, least, most)
    for level in levels("range", options).levels:
        assert least <= len(level.rooms) <= most
        assert level_faults(level) == []


def test_every_count_of_a_range_comes_up() -> None:
    counts = {room_counts(Bag(f"count-{at}"), LevelOptions())[0] for at in range(200)}
    assert counts == set(range(12, 21))


def test_too_many_rooms_are_refused_with_what_would_do() -> None:
    with pytest.raises(Limit, match="at most 60; ask for more levels"):
        check_options(LevelOptions(least=12, most=61))


REFUSED = [
    (LevelOptions(least=0, most=4), "give a range like 12-20"),
    (LevelOptions(least=9, most=4), "give a range like 12-20"),
    (LevelOptions(levels=0), "give 1 to 10"),
    (LevelOptions(levels=11), "give 1 to 10"),
    (LevelOptions(depth=0), "give 1 to 20"),
    (LevelOptions(depth=21), "give 1 to 20"),
]


@pytest.mark.parametrize(("options", "said"), REFUSED)
def test_options_out_of_reason_are_refused(options: LevelOptions, said: str) -> None:
    with pytest.raises(Usage, match=said):
        check_options(options)


@pytest.mark.parametrize("at", range(4))
def test_stairs_of_stacked_levels_stand_on_the_same_square(at: int) -> None:
    made = levels(f"stack-{at}", LevelOptions(levels=4, least=8, most=14))
    for above, below in zip(made.levels, made.levels[1:], strict=False):
        down = next(stair for stair in above.plan.stairs if stair.way == "down")
        up = next(stair for stair in below.plan.stairs if stair.way == "up")
        assert down.at == up.at
        assert (down.to, up.to) == (f"level {below.depth}", f"level {above.depth}")
        assert above.rooms[-1].stairs[-1] == f"down to level {below.depth}, room 1"
        assert below.rooms[0].stairs[0] == f"up to level {above.depth}, room {len(above.rooms)}"
        assert (above.plan.width, above.plan.height) == (below.plan.width, below.plan.height)


def test_rooms_are_numbered_by_walk_and_the_last_is_the_farthest() -> None:
    job = laid("numbers", 16)
    secret = throw_secrets(Bag("numbers").cup("axx/level/1/secrets"), job.board)
    numbers = number_rooms(job.board, job.start, secret)
    far = room_distances(job.board, job.start, secret)
    walk = [far[room] for room in sorted(numbers, key=lambda room: numbers[room])]
    assert walk == sorted(walk) and walk[0] == 0 and walk[-1] == max(far.values())


def test_a_door_nobody_needs_is_secret_on_a_1_and_no_door_is_once_all_others_are_needed() -> None:
    job = laid("secret", 16)
    pieces = pieces_of(job.board)
    order = [link for link in reading_order(job.board.links) if not is_mouth(job.board, link)]
    faces, secret = [], []
    for link in order:  # all ones: every spare door in turn
        if spare(job.board, pieces, link, secret):
            faces.append(1)
            secret.append(link)
    with loaded(*faces) as bag:
        assert throw_secrets(bag.cup("secrets"), job.board) == secret
    assert secret and all(not spare(job.board, pieces, link, secret) for link in order if link not in secret)
    assert set(room_distances(job.board, job.start, secret)) == set(range(16))


def test_other_faces_leave_every_door_in_sight() -> None:
    job = laid("secret", 16)
    pieces = pieces_of(job.board)
    spares = [x for x in job.board.links if not is_mouth(job.board, x) and spare(job.board, pieces, x, [])]
    with loaded(*[2 + at % 11 for at in range(len(spares))]) as bag:
        assert throw_secrets(bag.cup("secrets"), job.board) == []


def test_a_level_of_sixteen_has_at_least_five_kinds_of_rooms() -> None:
    for at in range(6):
        assert len({spot.form.kind for spot in laid(f"kinds-{at}", 16).board.spots}) >= 5


def test_all_eight_kinds_of_rooms_come_up() -> None:
    seen = {spot.form.kind for at in range(8) for spot in laid(f"all-{at}", 16).board.spots}
    assert seen == {"room", "ell", "tee", "cross", "octagon", "round", "hall", "cave"}


def test_a_sheet_grows_with_its_rooms() -> None:
    areas = [width * height for width, height in map(sheet_of, range(2, 61))]
    assert areas == sorted(areas)


def test_the_same_seed_lays_the_same_level_and_another_attempt_does_not() -> None:
    one, two, three = laid("same", 14), laid("same", 14), laid("other", 14)
    assert one.board.owner == two.board.owner and one.board.owner != three.board.owner


OUTLINES = [
    ("###\n###", 6.0, 4),
    ("##\n#.", 3.0, 6),
    ("/#\\\n###\n\\#/", 7.0, 8),
]


@pytest.mark.parametrize(("picture", "squares", "corners"), OUTLINES)
def test_a_picture_becomes_a_clockwise_outline(picture: str, squares: float, corners: int) -> None:
    form = read_form("x", "room", picture)
    assert (floor(form.outline), len(form.outline)) == (squares, corners)
    for way in range(8):
        spun = turned(form, way)
        assert area(spun.outline) > 0 and floor(spun.outline) == squares
        assert len(spun.squares) == len(form.squares) and len(spun.doors) == len(form.doors)


def test_a_ring_of_squares_has_a_hole_that_runs_the_other_way() -> None:
    ring, holes = trace([(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)])
    assert ring == ((0, 0), (300, 0), (300, 300), (0, 300))
    assert len(holes) == 1 and area(holes[0]) == -10000


def test_no_door_may_stand_at_the_end_of_a_wall() -> None:
    form = read_form("x", "room", "#####\n#####\n#####")
    assert {at for (at, side) in form.doors if side == 0} == {(1, 0), (2, 0), (3, 0)}
    assert {at for (at, side) in form.doors if side == 1} == {(4, 1)}


def test_every_form_of_the_table_has_doors_on_three_sides_or_more() -> None:
    for kind, forms in read_forms(tables()).items():
        for form in forms:
            assert len({side for _, side in form.doors}) >= 3, (kind, form.id)
            assert form.pillars == tuple(sorted(form.pillars)) and set(form.pillars) <= form.whole


# Rooms with bent walls: their stair down once stood with a corner in the rock.
@pytest.mark.parametrize("seed", ["169", "182", "246"])
def test_a_stair_in_a_round_room_stands_on_a_square_that_is_floor_throughout(seed: str) -> None:
    (level,) = levels(seed).levels
    ground = Ground(level.plan)
    spots = [
        (x - 48 + 8 * i, y - 48 + 8 * j)
        for x, y in (one.at for one in level.plan.stairs)
        for i in range(13)
        for j in range(13)
    ]
    assert all(ground.floor(*one) for one in spots)


def test_only_squares_no_wall_cuts_are_floored_in_a_round_form() -> None:
    form = read_form("r", "round", "\n".join(["#####"] * 5), curved=True)
    corners = {(x, y) for x in (0, 1, 3, 4) for y in (0, 1, 3, 4) if x in (0, 4) or y in (0, 4)}
    assert form.whole - form.floored == corners
    assert all(turned(form, way).floored == form.floored for way in range(8))
