"""What is printed of a dice drop says what was rolled, and keeps from the players what is the referee's."""

import json
import re

import pytest

from printgen.draw.look import Look
from printgen.draw.sheet import draw
from printgen.games import Run, reopen, result_types
from printgen.model.plan import Plan
from printgen.pages.whitebox.area_document import area_document
from printgen.pages.whitebox.area_parts import drop_context, glance
from printgen.pages.whitebox.area_plans import area_plan, rooms_pages
from printgen.pages.whitebox.blank import blank_document, tray_sheet
from printgen.pages.whitebox.cards import area_cards, cave_cards, encounter
from printgen.pages.whitebox.cave_document import cave_document
from printgen.pages.whitebox.colophon import sources
from printgen.pages.whitebox.drop_files import area_files, cave_files, drop_csv
from printgen.pages.whitebox.log_form import filled, pages_of, turn_track
from printgen.pages.whitebox.room_words import entry
from printgen.press.document import Wish
from printgen.record import read_record
from printgen.rules.whitebox.dropfile import read_drop
from printgen.rules.whitebox.result import Area
from printgen.tables.load import Tables
from tests.rules.whitebox.conftest import areas

DIE = re.compile(r'<g id="die-(\d+)" transform="translate\(([\d.]+) ([\d.]+)\)')
NUMBER = re.compile(r'<text[^>]*? x="(-?\d+)" y="(-?\d+)"[^>]*>(\d+)</text>')


def test_a_record_goes_through_json_whole(area_run: Run, cave_run: Run) -> None:
    for run in (area_run, cave_run):
        again = read_record(run.record.to_json(), "record.json", result_types())
        assert again == run.record
        assert reopen(again, run.rolls).plans == run.plans


def test_the_drop_sheet_and_the_map_show_the_same_dice_at_the_same_places(worked_run: Run, tables: Tables) -> None:
    """Read back from both files: a die's millimetres on the tray, a room's number on the map."""
    area: Area = worked_run.record.result.areas[0]
    tray = area_files(worked_run, tables)["maps/drop.svg"]
    dice = {int(no): (float(x), float(y)) for no, x, y in DIE.findall(tray)}
    assert dice == {at: (die.x / 10, die.y / 10) for at, die in enumerate(area.drop.dice, 1)}
    svg = draw(worked_run.plans["gm"], Look())
    numbers = {int(text): (int(x), int(y)) for x, y, text in NUMBER.findall(svg)}
    for room in area.rooms:
        x, y = dice[room.die + 1]
        assert 100 * room.x <= 10 * x <= 100 * (room.x + room.wide), "the die lies in its room's box"
        assert 100 * room.y <= 10 * y <= 100 * (room.y + room.high)
        px, py = numbers[room.number]
        assert (
            100 * room.x <= px <= 100 * (room.x + room.wide) and 100 * room.y <= py <= 100 * (room.y + room.high) + 60
        )


def test_a_drops_file_maps_again(area_run: Run, cave_run: Run, tables: Tables) -> None:
    for text in (area_files(area_run, tables)["area-1-drop.csv"], cave_files(cave_run, tables)["cave-1-drop.csv"]):
        tray = re.search(r"tray ([\d.]+)x([\d.]+) cm", text)
        assert tray is not None
        size = (round(float(tray[1]) * 100), round(float(tray[2]) * 100))
        assert drop_csv(read_drop(text, "drop.csv", size)) == text


def test_the_players_map_cannot_tell(area_run: Run) -> None:
    for area in area_run.record.result.areas:
        plan = area_plan(area, "seed")
        shown = plan.for_players()
        svg = draw(shown, Look())
        assert "secret" not in svg.lower() and "compartment" not in svg.lower()
        names = {way.id for way in area.passages if way.secret}
        assert not names & {space.id for space in shown.spaces}
        assert {space.id for space in plan.spaces} - names == {space.id for space in shown.spaces}
        for room in area.rooms:
            assert all(space.name == "" for space in shown.spaces), f"no name of room {room.number}"


def test_walls_are_the_same_for_referee_and_players(area_run: Run) -> None:
    for area in area_run.record.result.areas:
        plan = area_plan(area, "seed")
        outlines = {space.id: space.outline for space in plan.spaces}
        for space in plan.for_players().spaces:
            assert outlines[space.id] == space.outline


def test_every_room_is_on_a_page_of_rooms_once(area_run: Run) -> None:
    area = area_run.record.result.areas[0]
    pages = rooms_pages(area, (26, 34))
    found = [space.number for page in pages for space in page.spaces if space.number]
    assert found == [room.number for room in area.rooms] and len(pages) > 1
    assert all(page.width <= 26 and (page.height <= 34 or len(page.spaces) < 9) for page in pages)


def test_furniture_stands_on_the_room_map_with_its_name(area_run: Run) -> None:
    area = area_run.record.result.areas[0]
    page: Plan = rooms_pages(area, (100, 100))[0]
    labels = {one.label for one in page.features}
    for room in area.rooms:
        for thing in room.things:
            if thing.kind in ("small", "large"):
                assert thing.name in labels


def test_an_entry_says_everything_in_the_room(area_run: Run) -> None:
    for area in area_run.record.result.areas:
        for room in area.rooms:
            found = entry(area, room)
            said = " ".join(
                [found["text"], found["foe"], found["trap"], *found["hoards"], *found["secrets"], *found["doors"]]
            )
            assert len(found["doors"]) == sum(door.room == room.number for door in area.portals)
            for thing in room.things:
                if thing.kind in ("small", "large"):
                    assert thing.name in said
            if room.group is not None:
                assert ", ".join(str(one) for one in room.group.hp) in said
            assert len(found["hoards"]) == len(room.hoards)
            assert found["rolls"]


def test_the_log_has_fourteen_rows_a_page_and_is_filled_but_for_the_pencil(area_run: Run) -> None:
    area = area_run.record.result.areas[0]
    rows = filled(area)
    assert [row["room"] for row in rows] == [room.number for room in area.rooms]
    pages = pages_of(rows)
    assert [len(page) for page in pages] == [14] and pages[0][12:] == [None, None]
    assert [len(page) for page in pages_of(rows * 3)] == [14, 14, 14]
    assert pages_of([]) == [[None] * 14]


def test_each_third_turn_is_a_hexagon() -> None:
    svg = turn_track()
    circles, hexagons = re.findall(r'<path d="([^"]*)"', svg)
    assert circles.count("M") == 64 and hexagons.count("M") == 32


def test_cards_have_a_box_for_each_hit_point(area_run: Run, cave_run: Run) -> None:
    areas = area_run.record.result.areas
    cards = area_cards(areas, "seed")
    counted = sum(box.count for card in cards for box in card.boxes)
    groups = [room.group for area in areas for room in area.rooms if room.group] + [
        one for area in areas for one in area.wanderers
    ]
    assert counted == sum(sum(group.hp) for group in groups)
    slips = [card for card in cards if card.size == "slip"]
    assert len(slips) == sum(not hoard.empty for area in areas for room in area.rooms for hoard in room.hoards)
    assert cave_cards(cave_run.record.result.caves, "seed")


def test_the_glance_and_the_drop_agree_with_the_area(area_run: Run) -> None:
    area = area_run.record.result.areas[0]
    found = drop_context(area, "here", 100)
    assert [row["no"] for row in found["rows"]] == [room.number for room in area.rooms]
    assert sum(row["full"] for row in found["rows"]) == sum(room.lair for room in area.rooms)
    facts = dict(glance(area, "here", True)["facts"])
    assert facts["the way in"] == "room 1"
    assert "elf" in dict(glance(area, "here", True)["rules"])["secrets"]
    assert "elf" not in dict(glance(area, "here", False)["rules"])["secrets"]


def test_the_colophon_names_exactly_the_sources_used(cave_run: Run, area_run: Run, tables: Tables) -> None:
    assert not any("Basic Fantasy" in one for one in sources(cave_run, tables)), "a cave reads no table of it"
    found = sources(area_run, tables)
    assert any("Basic Fantasy" in one and "CC BY-SA 4.0" in one for one in found)
    assert any("White Box: Fantastic" in one and "OGL 1.0a" in one for one in found)
    assert any("OSE System Reference Document" in one for one in found)


def test_the_tray_sheet_is_true_to_size() -> None:
    svg = tray_sheet(17, 22)
    assert 'width="179mm"' in svg and 'viewBox="0 0 179 229"' in svg
    assert svg.count("<text") == 18 + 22


@pytest.mark.parametrize("key", ["back", "front"])
def test_the_parts_of_an_area(key: str, area_run: Run, tables: Tables) -> None:
    document = area_document(area_run, Wish(key=key), tables)
    ids = [part.id for part in document.parts]
    assert len(set(ids)) == len(ids) and ids[0] == "cover" and ids[-1] == "colophon"
    assert all(not part.secret for part in document.parts if part.id in ("area-1", "area-2", "blank-log"))
    assert all(part.secret for part in document.parts if part.id.startswith("area-1-"))
    json.dumps([dict(part.context) for part in document.parts])


def test_the_paper_of_an_area_and_a_cave(cave_run: Run, worked_run: Run, tables: Tables) -> None:
    """Pressed: every room's number, name and hit points are on a page; fixed pages are one page."""
    import pypdfium2

    from printgen.press.bind import bind

    wish = Wish(parts=("key", "log", "book"))
    files = bind(area_document(worked_run, wish, tables), wish, tables.shelf)
    book = pypdfium2.PdfDocument(files["book.pdf"])
    text = "\n".join(page.get_textpage().get_text_range() for page in book)
    flat = re.sub(r"\s+", " ", text)
    area = worked_run.record.result.areas[0]
    for room in area.rooms:
        assert room.name[1:] in flat
        if room.group is not None:
            assert f"HP {', '.join(str(one) for one in room.group.hp)}" in flat
    assert len(pypdfium2.PdfDocument(files["log.pdf"])) == 2, "a blank log and a filled one, a page each"
    wish = Wish(parts=("key",))
    assert len(pypdfium2.PdfDocument(bind(cave_document(cave_run, wish, tables), wish, tables.shelf)["key.pdf"])) == 2


def test_the_empty_kit(tables: Tables) -> None:
    import pypdfium2

    from printgen.press.bind import bind

    files = bind(blank_document(Wish(), tables), Wish(), tables.shelf)
    assert len(pypdfium2.PdfDocument(files["sheets.pdf"])) == 2
    text = " ".join(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(files["sheets.pdf"]))
    assert "printgen area --drop FILE" in re.sub(r"\s+", " ", text)


def test_the_text_form_says_every_room_and_place(area_run: Run, cave_run: Run, tables: Tables) -> None:
    from printgen.pages.whitebox.text import area_text, cave_text

    text = area_text(area_run, tables)
    for area in area_run.record.result.areas:
        assert area.feature.sentence in text
        for room in area.rooms:
            assert f"{room.number}. {room.name[:1].upper()}{room.name[1:]}" in text
    assert "*" not in text
    text = cave_text(cave_run, tables)
    assert all(
        f"{spot.number}. d{spot.sides} {spot.face}:" in text
        for cave in cave_run.record.result.caves
        for spot in cave.spots
    )


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("stool", "a stool"), ("iron chest (empty)", "an iron chest (empty)"), ("tongs", "tongs"), ("clothes press", "a clothes press"),
        ("jar of parts", "a jar of parts"), ("great canvas", "a great canvas"), ("wet steps", "wet steps"), ("straw", "straw"),
        ("coins in the water", "coins in the water"), ("jailer’s table", "a jailer’s table"),
    ],
)  # fmt: skip
def test_furnishings_take_their_article(name: str, said: str) -> None:
    from printgen.pages.whitebox.room_words import article

    assert article(name) == said


def test_a_foe_who_casts_has_a_line_for_its_spells_on_its_card(tables: Tables) -> None:
    caster = next(
        (area, room)
        for seed in range(60)
        for area in areas(tables, f"caster {seed}", level=3).areas
        for room in area.rooms
        if room.group is not None and "spells:" in area.foe(room.group.key).special
    )
    area, room = caster
    assert room.group is not None
    card = encounter(area.foe(room.group.key), room.group, "monster", "room 1", "x")[0]
    assert card.rows[0] == ("spells", "") and not any("pells:" in line for line in card.text)
