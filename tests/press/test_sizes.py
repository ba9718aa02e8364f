"""Papers and cards are found by the names people write, and a wrong name is answered with the right one."""

import pytest

from printgen.errors import Usage
from printgen.press.sizes import card_size, margin_mm, paper, sheet_for_cards
from printgen.shelf import open_shelf
from printgen.tables.lint import check
from printgen.tables.load import Tables

TABLES = Tables(open_shelf())

PAPERS = [
    ("A4", 210, 297),
    ("a5", 148, 210),
    ("letter", 215.9, 279.4),
    ("Half Letter", 139.7, 215.9),
    ("half_letter", 139.7, 215.9),
    ("a4-landscape", 297, 210),
    ("landscape letter", 279.4, 215.9),
    ("11x17", 279.4, 431.8),  # an alias, not a size spelled in millimetres
    ("5.5x8.5in", 139.7, 215.9),
    ("120 x 180", 120, 180),
]


@pytest.mark.parametrize(("name", "width", "height"), PAPERS)
def test_a_paper_is_found_as_people_write_it(name: str, width: float, height: float) -> None:
    found = paper(TABLES, name)
    assert (found.width, found.height) == pytest.approx((width, height))


def test_us_and_eu_poker_are_apart() -> None:
    assert card_size(TABLES, "poker-us").width != card_size(TABLES, "poker-eu").width
    assert card_size(TABLES, "poker") == card_size(TABLES, "poker-us")


@pytest.mark.parametrize(
    ("wrong", "right"), [("lettr", "letter"), ("a44", "a4"), ("half-leter", "half-letter"), ("tablod", "tabloid")]
)
def test_a_wrong_paper_is_answered_with_the_nearest(wrong: str, right: str) -> None:
    with pytest.raises(Usage, match=f"--paper {wrong}: .*“{right}”"):
        paper(TABLES, wrong)


def test_a_size_nobody_can_hold_is_refused() -> None:
    with pytest.raises(Usage, match="20 to 2000"):
        paper(TABLES, "1x1")


@pytest.mark.parametrize(
    ("book", "sheet"),
    [("a5", "a4"), ("half-letter", "letter"), ("digest", "letter"), ("a4", "a4"), ("letter", "letter"), ("pa4", "pa4")],
)
def test_cards_of_a_small_book_are_laid_on_the_sheet_it_folds_from(book: str, sheet: str) -> None:
    assert sheet_for_cards(TABLES, book).name == sheet


def test_the_press_tables_have_no_fault() -> None:
    assert check(TABLES, "press") == []


def test_a_booklets_two_pages_lie_within_its_sheet() -> None:
    for booklet in TABLES.entries("press/booklets").values():
        page, sheet = paper(TABLES, booklet.page), paper(TABLES, booklet.sheet)
        assert 2 * page.width <= sheet.height + 0.01, booklet.title
        assert page.height <= sheet.width + 0.01, booklet.title


@pytest.mark.parametrize(
    ("said", "margin"), [("home", 5), ("Quarter inch", 6.35), ("none", 0), ("4", 4), ("4.5 mm", 4.5), ("0", 0)]
)
def test_a_margin_is_millimetres_or_a_name(said: str, margin: float) -> None:
    assert margin_mm(TABLES, said) == margin


@pytest.mark.parametrize("said", ["hme", "-1", "99", "4in"])
def test_a_margin_that_cannot_be_meant_is_answered(said: str) -> None:
    with pytest.raises(Usage, match="0 to 50 mm would do"):
        margin_mm(TABLES, said)
