"""Maps: every exit is a door or a mark; the player's has none of the secrets."""

from printgen.draw.look import Look
from printgen.draw.sheet import draw
from printgen.model.squares import outline, rings
from printgen.pages.fourad.dungeon_plans import STANDS
from printgen.pages.fourad.plan import place_for
from tests.pages.fourad.desk import delve_run, dungeon_run

SEEDS = ("1", "2", "3", "heron-lamp-417")


def test_every_exit_is_a_door_or_a_mark():
    for seed in SEEDS:
        run = dungeon_run(seed)
        plan, layout = run.plans["gm"], run.record.result.layout
        ways = sum(exit.leads in ("tile", "loop") for tile in layout.tiles for exit in tile.exits) // 2
        ends = sum(exit.leads in ("dead end", "edge") for tile in layout.tiles for exit in tile.exits)
        assert len(plan.doors) == ways + 1  # and the way in
        assert [mark.kind for mark in plan.marks].count("dead-end") == ends
        assert [mark.kind for mark in plan.marks].count("entrance") == 1
        assert len({door.id for door in plan.doors}) == len(plan.doors)
        assert len(plan.spaces) == len(layout.tiles)


def test_spaces_have_the_area_of_their_tiles():
    for seed in SEEDS:
        run = dungeon_run(seed)
        for space, tile in zip(run.plans["gm"].spaces, run.record.result.layout.tiles, strict=True):
            holes = sum(_area(ring) for ring in space.holes)
            assert (_area(space.outline) + holes) / 10_000 == len(tile.squares)


def _area(ring) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, (*ring[1:], ring[0]), strict=True)) / 2


def test_outlines_of_squares():
    ring, holes = outline([(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)])
    assert ring == ((0, 0), (300, 0), (300, 300), (0, 300))
    assert len(holes) == 1 and _area(holes[0]) == -10_000
    assert len(rings([(0, 0), (1, 1)])) == 2  # corners that touch stay apart


def test_the_players_map_has_none_of_what_is_there():
    for seed in SEEDS:
        run = dungeon_run(seed)
        gm, player = run.plans["gm"], run.plans["player"]
        assert any(feature.secret for feature in gm.features)
        assert not any(feature.secret for feature in player.features)
        picture = draw(player, Look())
        for word in (*set(STANDS.values()), "chest", "trap", "lair", "secret", gm.title):
            assert word.lower() not in picture.lower(), word
        assert all(not space.name and not space.tone for space in player.spaces)


def test_furniture_keeps_off_doors_where_there_is_room():
    for seed in SEEDS:
        for tile in dungeon_run(seed).record.result.layout.tiles:
            if len(tile.squares) > 4:
                assert place_for(tile) not in {exit.square for exit in tile.exits}
                assert place_for(tile) in tile.squares


def test_a_delves_map_shows_what_was_entered_and_marks_what_was_not_opened():
    for seed in SEEDS:
        run = delve_run(seed)
        delve, plan = run.record.result, run.plans["gm"]
        seen = {one.tile for one in delve.seen}
        assert {space.number for space in plan.spaces} == seen
        shut = sum(
            exit.leads in ("tile", "loop") and exit.to not in seen
            for tile in delve.layout.tiles if tile.number in seen for exit in tile.exits
        )  # fmt: skip
        assert [mark.kind for mark in plan.marks].count("unopened") == shut


def test_a_whole_map_is_drawn_small():
    for seed in SEEDS:
        assert len(draw(dungeon_run(seed).plans["gm"], Look()).encode()) <= 120_000
