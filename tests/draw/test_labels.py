"""No word on another word, on a symbol, on a wall or off the page; every number in its own room."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from printgen.draw.geometry import Box, inside, overlap, rounded
from printgen.draw.labels import crosses
from printgen.draw.look import Look
from printgen.draw.sheet import Drawn, draw_sheet
from printgen.draw.walls import build
from printgen.model.plan import Plan, Space, Stair
from tests.draw.games import COMMANDS, plans, referee
from tests.draw.samples import SAMPLES, box

FULL = (Look(names=True), Look(page_mm=(117, 174)))
LOOKS = tuple(replace(look, ink="none", grid="none") for look in FULL)  # words know nothing of ink


def faults(plan: Plan, drawn: Drawn) -> Iterator[str]:
    """Everything wrong with the words of a drawn map."""
    page: Box = drawn.frame.view
    boxes = [(word.words, word.box) for word in drawn.words]
    edges = build(plan).edges
    for number, (words, one) in enumerate(boxes):
        if one[0] < page[0] or one[1] < page[1] or one[2] > page[2] or one[3] > page[3]:
            yield f"“{words}” leaves the page"
        yield from (f"“{words}” lies on “{other}”" for other, two in boxes[number + 1 :] if overlap(one, two))
        yield from (f"“{words}” lies on a symbol at {two}" for two in drawn.symbols if overlap(one, two))
        yield from (f"“{words}” lies on a wall" for edge in edges if crosses(one, edge))
    furniture = drawn.furniture
    for number, one in enumerate(furniture):
        if one[0] < page[0] or one[1] < page[1] - 1 or one[2] > page[2] + 1 or one[3] > page[3] + 1:
            yield f"furniture {one} leaves the page {page}"
        yield from (f"furniture {one} lies on {two}" for two in furniture[number + 1 :] if overlap(one, two, -1))


def numbers_missing(plan: Plan, drawn: Drawn) -> list[int]:
    """Rooms whose number is nowhere on the map."""
    there = {word.words for word in drawn.words if word.role == "number"}
    return [space.number for space in plan.spaces if space.number and str(space.number) not in there]


@pytest.mark.parametrize("name", list(SAMPLES))
def test_words_of_the_samples_lie_free(name: str) -> None:
    for look in LOOKS:
        plan = SAMPLES[name]()
        drawn = draw_sheet(plan, look)
        assert not list(faults(plan, drawn))
        assert not numbers_missing(plan, drawn)


@pytest.mark.parametrize(("id", "command"), COMMANDS)
def test_words_of_games_maps_lie_free(id: str, command: str) -> None:
    check(id, command, range(1, 3))


@pytest.mark.long
@pytest.mark.parametrize(("id", "command"), COMMANDS)
def test_words_of_a_thousand_maps_lie_free(id: str, command: str) -> None:
    check(id, command, range(1, 1001), looks=(Look(ink="none", grid="none"),))
    check(id, command, range(1, 21), looks=FULL)


def check(id: str, command: str, seeds: range, looks: tuple[Look, ...] = LOOKS) -> None:
    for seed in seeds:
        for name, plan in plans(id, command, str(seed)).items():
            for look in looks if name.endswith("gm") else looks[:1]:
                drawn = draw_sheet(plan, look)
                assert not list(faults(plan, drawn)), (id, seed, name)
                assert not numbers_missing(plan, drawn), (id, seed, name)


def test_a_number_stands_in_its_own_room() -> None:
    for plan in (SAMPLES["rooms"](), SAMPLES["tiles"]()):
        for word in draw_sheet(plan, Look()).words:
            if word.role == "number":
                space = next(one for one in plan.spaces if str(one.number) == word.words)
                x, y = (word.box[0] + word.box[2]) / 2, (word.box[1] + word.box[3]) / 2
                assert inside(x, y, rounded(space.outline) if space.smooth else space.outline)


def test_an_l_shaped_rooms_number_stands_in_its_wide_part() -> None:
    outline = tuple((x * 100, y * 100) for x, y in ((0, 0), (8, 0), (8, 1), (4, 1), (4, 5), (0, 5)))
    plan = Plan("L", 8, 5, spaces=(Space("a", "room", outline, number=7),))
    (word,) = draw_sheet(plan, Look()).words
    assert word.box[2] < 400 and 100 < word.box[1] < 400


def test_a_number_without_room_stands_beside_its_space_with_a_line() -> None:
    from printgen.model.plan import Feature

    full = Feature("f", "statue", (250, 250), (400, 400))
    plan = Plan("x", 8, 8, spaces=(Space("a", "room", box(1, 1, 3, 3), number=12),), features=(full,))
    drawn = draw_sheet(plan, Look())
    assert not list(faults(plan, drawn)) and not numbers_missing(plan, drawn)


def test_very_long_names_and_titles_are_cut_never_run_off() -> None:
    plan = Plan(
        "W" * 300,
        6,
        6,
        subtitle="Ж" * 200,
        seed="seed " * 38,
        spaces=(Space("a", "room", box(1, 1, 4, 4), number=1, name="M" * 60),),
    )
    for look in (Look(names=True), Look(names=True, page_mm=(100, 140))):
        assert not list(faults(plan, draw_sheet(plan, look)))


def test_in_a_room_of_one_square_the_thing_makes_room_for_the_number() -> None:
    from printgen.model.plan import Door, Feature

    for at, axis in (((250, 200), "h"), ((250, 300), "h"), ((300, 250), "v")):
        plan = Plan(
            "x", 6, 6, spaces=(Space("a", "room", box(2, 2, 1, 1), number=27),), doors=(Door("d", "door", at, axis, ("a", "")),),  # type: ignore[arg-type]
            features=(Feature("f", "altar", (250, 250), (100, 50)),),
        )  # fmt: skip
        for look in LOOKS:
            drawn = draw_sheet(plan, look)
            assert not list(faults(plan, drawn))
            (word,) = [word for word in drawn.words if word.role == "number"]
            assert word.box[0] > 200 and word.box[2] < 300 and word.box[1] > 200 and word.box[3] < 300


def test_words_on_a_pocket_page_are_8_point_and_never_under_6_and_a_half() -> None:
    """What a person reads at the table: ways down, heights, numbers; on A5, where squares are smallest."""
    for id, command in (("whitebox", "area"), ("whitebox", "cave"), ("axx", "level")):
        for seed in ("1", "2", "7"):
            drawn = draw_sheet(referee(id, command, seed), LOOKS[1])
            points = {word: word.size / drawn.frame.unit * 72 / 25.4 for word in drawn.words}
            assert min(points.values()) >= 6.49
            assert all(size >= 8 for word, size in points.items() if word.role in ("stair", "label"))


def test_a_stairs_words_stand_on_its_own_floor_when_there_is_room() -> None:
    room = Space("a", "room", box(1, 1, 5, 5))
    for facing in ("n", "e", "s", "w"):
        for at in ((150, 350), (550, 350), (350, 150)):
            drawn = draw_sheet(Plan("x", 7, 7, spaces=(room,), stairs=(Stair("s", at, facing, "down", "2"),)), Look())  # type: ignore[arg-type]
            (word,) = drawn.words
            assert word.box[0] > 100 and word.box[2] < 600 and word.box[1] > 100 and word.box[3] < 600
