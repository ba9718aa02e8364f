"""Posters, pieces and pages of thumbnails: what is on which sheet, measured in the PDF."""

import io
from itertools import pairwise

import pikepdf
import pypdfium2
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from printgen.draw.look import Look
from printgen.errors import Usage
from printgen.model.plan import Plan, Space
from printgen.press.contact import Entry, contact_pdf
from printgen.press.fog import fog
from printgen.press.poster import MARGIN, content, poster
from printgen.press.sizes import Size, paper
from printgen.press.tiling import Tile, letters, tiling
from tests.draw.games import tables
from tests.draw.samples import box, rooms, tiles

A4 = Size("a4", "A4", 210.0, 297.0)
ROOM = Plan("One room", 12, 12, spaces=(Space("a", "room", box(2, 2, 6, 6), number=1),))
APART = Plan(
    "Two rooms",
    60,
    12,
    spaces=(Space("a", "room", box(2, 2, 4, 4), number=1), Space("b", "room", box(52, 2, 4, 4), number=2)),
)


def texts(pdf: bytes) -> list[str]:
    return [page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(pdf)]


def sizes_mm(pdf: bytes) -> set[tuple[int, int]]:
    with pikepdf.open(io.BytesIO(pdf)) as opened:
        return {tuple(round(float(side) * 25.4 / 72) for side in page.mediabox[2:]) for page in opened.pages}  # type: ignore[misc]


@given(
    st.floats(20, 3000), st.floats(20, 3000), st.floats(60, 400), st.floats(60, 400), st.floats(3, 20), st.floats(5, 40)
)
@settings(max_examples=60, deadline=None)
def test_sheets_cover_the_whole_picture_with_their_overlap(
    w: float, h: float, rx: float, ry: float, over: float, sq: float
) -> None:
    found = tiling(w, h, rx, ry, over, sq, lambda tile: True)
    assert len(found.kept) == found.columns * found.rows
    for tile in found.kept:
        assert tile.width <= rx + 1e-6 and tile.height <= ry + 1e-6
        assert tile.x >= 0 and tile.x + tile.width <= w + 1e-6
    first_row = [tile for tile in found.kept if tile.row == 0]
    assert first_row[0].x == 0 and abs(first_row[-1].x + first_row[-1].width - w) < 0.02
    for one, two in pairwise(first_row):
        assert abs(one.x + one.width - two.x - min(over, two.width)) < over + 0.02
        assert one.x + one.width >= two.x


def test_seams_lie_on_lines_of_the_grid() -> None:
    found = tiling(1000, 1000, 188, 275, 10, 25.4, lambda tile: True)
    assert {round(tile.x / 25.4, 6) % 1 for tile in found.kept} == {0}
    assert {round(tile.y / 25.4, 6) % 1 for tile in found.kept} == {0}


def test_sheets_are_named_like_squares_of_a_board() -> None:
    assert [letters(n) for n in (0, 25, 26, 27, 701, 702)] == ["A", "Z", "AA", "AB", "ZZ", "AAA"]
    assert Tile(2, 4, 0, 0, 1, 1).name == "C5"


def test_a_poster_has_a_key_and_its_sheets_and_no_empty_ones() -> None:
    made = poster(APART, Look(), A4, 25.4)
    pages = texts(made.pdf)
    assert len(pages) == made.sheets + 1
    assert made.skipped > 0 and made.sheets + made.skipped == made.columns * made.rows
    assert f"{made.sheets} sheets" in pages[0] and "empty left out" in pages[0]
    assert all("print at 100 %" in page for page in pages[1:])


def test_each_sheet_says_its_name_and_its_neighbours() -> None:
    made = poster(rooms(), Look(), A4, 25.4)
    pages = texts(made.pdf)
    assert "A1" in pages[1] and "right B1" in pages[1] and "below A2" in pages[1]


def test_every_room_number_is_on_a_sheet() -> None:
    made = poster(tiles(), Look(), A4, 25.4)
    words = " ".join(texts(made.pdf)[1:]).split()
    for space in tiles().spaces:
        assert str(space.number) in words


def test_a_square_is_an_inch_on_the_sheet() -> None:
    """The room's left wall and its right wall, found in the picture of sheets, lie six inches apart."""
    made = poster(ROOM, Look(grid="none", ink="none", numbers=False), Size("a2", "A2", 420.0, 594.0), 25.4)
    assert made.sheets == 1
    page = pypdfium2.PdfDocument(made.pdf)[1].render(scale=100 / 72).to_pil().convert("L")
    y = round((MARGIN + 4 * 25.4) / 25.4 * 100)
    dark = [x for x in range(page.width) if page.getpixel((x, y)) < 100]
    left, right = min(dark), max(dark)
    wall = 7  # of the ink "none", in hundredths of a square
    assert abs((right - left) - (600 + wall)) <= 3
    assert abs(left - (MARGIN / 25.4 * 100 + 100 - wall / 2)) <= 3


def test_the_paper_lies_when_that_takes_fewer_sheets() -> None:
    wide = Plan("x", 12, 6, spaces=(Space("a", "room", box(1, 1, 7, 3), number=1),))
    made = poster(wide, Look(), A4, 25.4)
    assert made.sheets == 1 and sizes_mm(made.pdf) == {(297, 210)}


def test_the_poster_is_the_content_in_whole_squares() -> None:
    assert content(ROOM) == (100, 100, 900, 900)


def test_the_same_poster_has_the_same_bytes() -> None:
    assert poster(ROOM, Look(), A4, 25.4).pdf == poster(ROOM, Look(), A4, 25.4).pdf


def test_what_cannot_be_a_poster_is_refused() -> None:
    with pytest.raises(Usage, match="no spaces"):
        poster(Plan("x", 4, 4), Look(), A4, 25.4)
    with pytest.raises(Usage, match="too small"):
        poster(ROOM, Look(), Size("tiny", "Tiny", 40, 60), 25.4)
    with pytest.raises(Usage, match="3 to 40 mm"):
        poster(ROOM, Look(), A4, 25.4, overlap=90)


def test_fog_has_a_piece_a_room_and_its_number_on_the_back() -> None:
    plan = rooms().for_players()
    made = fog(plan, Look(), A4, 15)
    pages = texts(made.pdf)
    assert len(pages) == 2 * made.sheets
    corridors = sum(1 for space in plan.spaces if not space.number)
    names = [str(space.number) for space in plan.spaces if space.number] + [letters(n) for n in range(corridors)]
    assert made.pieces == len(names)  # none is larger than a sheet
    assert sorted("".join("".join(pages[1::2]).split())) == sorted("".join(names))


def test_a_room_larger_than_a_sheet_comes_in_parts() -> None:
    plan = Plan("x", 30, 30, spaces=(Space("a", "room", box(0, 0, 20, 12), number=4),))
    made = fog(plan, Look(), A4, 25.4)
    backs = " ".join(texts(made.pdf)[1::2]).split()
    assert {"4a", "4b", "4c"} <= set(backs) and made.pieces > 2


def test_backs_lie_behind_their_fronts_when_turned_on_the_long_edge() -> None:
    plan = Plan("x", 12, 12, spaces=(Space("a", "room", box(0, 0, 3, 3), number=7),))
    page = pypdfium2.PdfDocument(fog(plan, Look(), A4, 20).pdf)[1]
    text = page.get_textpage()
    left, _, right, _ = text.get_charbox(text.get_text_range().index("7"))
    middle = (left + right) / 2 * 25.4 / 72
    assert abs(middle - (210 - 9 - (60 + 2 * 8 / 100 * 20) / 2)) < 1.5


def test_fog_of_nothing_is_refused() -> None:
    with pytest.raises(Usage, match="nothing to cut"):
        fog(Plan("x", 4, 4), Look(), A4, 25.4)


def test_a_page_of_thumbnails_shows_every_seed() -> None:
    entries = [Entry(f"seed-{n}", ROOM, "1 places") for n in range(14)]
    pdf = contact_pdf(entries, "Rooms", paper(tables(), "a5"), 3, Look())
    pages = texts(pdf)
    assert len(pages) >= 1 and sizes_mm(pdf) == {(148, 210)}
    assert all(f"seed-{n}" in " ".join(pages) for n in range(14))
