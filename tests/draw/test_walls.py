"""The plan's rule: the edge of every space is wall except where a door lies on it."""

import pytest

from printgen.draw.geometry import distance, rounded
from printgen.draw.ground import Ground
from printgen.draw.walls import JAMB, UNCUT, build, merged, without
from printgen.model.plan import Door, DoorKind, Plan, Space
from tests.draw.games import COMMANDS, plans
from tests.draw.samples import KINDS, box, cave

TWO = (Space("a", "room", box(0, 0, 4, 4)), Space("b", "room", box(4, 0, 4, 4)))


def shared_wall(kind: DoorKind | None) -> list[tuple[float, float]]:
    """What is left of the wall between two rooms that touch."""
    doors = (Door("d", kind, (400, 150), "v", ("a", "b")),) if kind else ()
    walls = build(Plan("x", 8, 4, spaces=TWO, doors=doors))
    return sorted((y1, y2) for x1, y1, x2, y2 in walls.solid if x1 == x2 == 400)


def test_a_wall_between_two_rooms_is_one_line() -> None:
    assert shared_wall(None) == [(0, 400)]


def test_an_open_way_takes_its_whole_width_out_of_the_wall() -> None:
    assert shared_wall("open") == [(0, 100), (200, 400)]


@pytest.mark.parametrize("kind", sorted(set(KINDS) - UNCUT - {"open"}))
def test_a_door_stands_between_jambs(kind: DoorKind) -> None:
    assert shared_wall(kind) == [(0, 100 + JAMB), (200 - JAMB, 400)]


@pytest.mark.parametrize("kind", sorted(UNCUT))
def test_secret_concealed_and_false_doors_leave_the_wall_whole(kind: DoorKind) -> None:
    assert shared_wall(kind) == [(0, 400)]


def test_a_hole_is_rock_with_a_wall_round_it() -> None:
    plan = Plan("x", 6, 6, spaces=(Space("a", "room", box(0, 0, 6, 6), (box(2, 2, 2, 2),)),))
    ground = Ground(plan)
    assert not ground.floor(300, 300) and ground.floor(100, 100)
    assert sum(1 for one in build(plan).edges if one[0] == one[2] == 200 or one[1] == one[3] == 200) == 2


def test_a_holes_direction_does_not_matter() -> None:
    around, against = box(2, 2, 2, 2), tuple(reversed(box(2, 2, 2, 2)))
    for hole in (around, against):
        assert not Ground(Plan("x", 6, 6, spaces=(Space("a", "room", box(0, 0, 6, 6), (hole,)),))).floor(300, 300)


def test_a_cave_has_curves_and_its_door_a_straight_wall() -> None:
    ring = ((0, 0), (200, 0), (400, 0), (400, 150), (400, 250), (400, 400), (200, 420), (0, 400))
    plan = Plan(
        "x",
        6,
        5,
        spaces=(Space("a", "cave", ring, smooth=True),),
        doors=(Door("d", "door", (400, 200), "v", ("a", "")),),
    )
    walls = build(plan)
    assert "q" in str(walls.wall)
    assert [one for one in walls.edges if one[0] == one[2] == 400 and one[1] <= 150 and one[3] >= 250]
    assert not [
        one for one in walls.solid if one[0] == one[2] == 400 and min(one[1], one[3]) < 200 < max(one[1], one[3])
    ]


def test_spans_join_and_are_cut() -> None:
    assert merged([(5, 9), (0, 3), (3, 4)]) == [(0, 4), (5, 9)]
    assert without((0, 10), [(2, 3), (2.5, 4), (9, 12)]) == [(0, 2), (4, 9)]
    assert without((0, 10), [(-1, 11)]) == []


def test_a_curved_outline_is_floor_within_its_drawn_line() -> None:
    plan = cave()
    ground, (space,) = Ground(plan), plan.spaces
    drawn = rounded(space.outline)
    assert ground.floor(1200, 1200) and not ground.floor(1350, 1000)
    assert sum(ground.floor(x, y) for x, y in drawn) < len(drawn)


def door_faults(plan: Plan) -> list[str]:
    """Doors that float, stand in a corner, or lead from nowhere."""
    bare = build(Plan("x", plan.width, plan.height, spaces=plan.spaces)).edges
    ids = {space.id for space in plan.spaces}
    faults = []
    for door in plan.doors:
        if not set(door.sides) - {""} or not set(door.sides) <= ids | {""}:
            faults.append(f"{door.id}: sides {door.sides}")
        half = door.width / 2 - 12
        for along in (-half, -half / 2, 0, half / 2, half):
            x, y = (door.at[0] + along, door.at[1]) if door.axis == "h" else (door.at[0], door.at[1] + along)
            if min(distance(x, y, edge) for edge in bare) > 12:
                faults.append(f"{door.id}: {door.kind} at {door.at} is off its wall by {along}")
                break
    return faults


def stair_faults(plan: Plan) -> list[str]:
    ground = Ground(plan)
    return [
        f"{stair.id} at {stair.at}"
        for stair in plan.stairs
        for dx in (-0.22, 0.22)
        for dy in (-0.22, 0.22)
        if not ground.floor(stair.at[0] + dx * min(stair.width, 100), stair.at[1] + dy * min(stair.width, 100))
    ]


@pytest.mark.parametrize(("id", "command"), COMMANDS)
def test_doors_of_games_maps_stand_in_walls_and_stairs_on_floor(id: str, command: str) -> None:
    check(id, command, range(1, 5))


def test_stairs_stand_clear_of_a_wall_that_juts_between_their_corners() -> None:
    check("whitebox", "area", range(76, 77))


@pytest.mark.long
@pytest.mark.parametrize(("id", "command"), COMMANDS)
def test_doors_of_a_thousand_maps_stand_in_walls_and_stairs_on_floor(id: str, command: str) -> None:
    check(id, command, range(1, 1001))


def check(id: str, command: str, seeds: range) -> None:
    for seed in seeds:
        for name, plan in plans(id, command, str(seed)).items():
            assert not door_faults(plan), (id, command, seed, name)
            assert not stair_faults(plan), (id, command, seed, name)
