"""Cards made elsewhere: a page a card, laid at their own size with their own bleed, or refused with what would do."""

from io import BytesIO

import pikepdf
import pytest

from printgen.errors import BadFile, Usage
from printgen.press.card_job import CardJob, Faces, press_cards
from printgen.press.deck_file import deck_from_pdf
from printgen.press.sizes import PT, card_size
from printgen.shelf import open_shelf
from printgen.tables.load import Tables
from tests.press.books import book
from tests.press.read_pdf import boxes, puts, texts

TABLES = Tables(open_shelf())
POKER = card_size(TABLES, "poker-us")


def trimmed(data: bytes, bleed: float, turn: int = 0) -> bytes:
    with pikepdf.open(BytesIO(data)) as pdf:
        for page in pdf.pages:
            left, foot, right, top = (float(edge) for edge in page.mediabox)
            inset = bleed * PT
            page.trimbox = pikepdf.Rectangle(left + inset, foot + inset, right - inset, top - inset)
            page.obj["/Rotate"] = turn
        out = BytesIO()
        pdf.save(out)
        return out.getvalue()


BLEEDS = [
    (book(2, 63.5, 88.9), 0.0),
    (book(2, 69.5, 94.9), 3.0),
    (trimmed(book(2, 69.5, 94.9), 3.0), 3.0),
    (trimmed(book(2, 94.9, 69.5), 3.0, turn=90), 3.0),
    (book(2, 63.4, 88.8), 0.0),  # a maker who rounds
]


@pytest.mark.parametrize(("data", "bleed"), BLEEDS)
def test_bleed_is_found_from_the_pages(data: bytes, bleed: float) -> None:
    deck = deck_from_pdf(data, POKER, "faces.pdf")
    assert deck.bleed == pytest.approx(bleed, abs=0.05)
    for page in boxes(deck.faces):
        assert page["mediabox"] == pytest.approx(
            (0, 0, (63.5 + 2 * deck.bleed) * PT, (88.9 + 2 * deck.bleed) * PT), abs=0.01
        )
    assert "page 2" in texts(deck.faces)[1]


def test_bleed_may_be_left_off_but_not_made() -> None:
    assert deck_from_pdf(book(2, 69.5, 94.9), POKER, "f", bleed=0.0).bleed == 0
    with pytest.raises(BadFile, match="0 mm of bleed, not the 3"):
        deck_from_pdf(book(2, 63.5, 88.9), POKER, "f", bleed=3.0)


def test_pages_of_another_size_are_refused_and_not_scaled() -> None:
    with pytest.raises(BadFile, match=r"f\.pdf, page 1: is 148\.0 × 210\.0 mm; Poker.* not scaled"):
        deck_from_pdf(book(1), POKER, "f.pdf")


def test_one_back_serves_all_and_as_many_serve_each() -> None:
    faces = book(4, 63.5, 88.9)
    assert deck_from_pdf(faces, POKER, "f", book(1, 63.5, 88.9), "b").backs == (4, 4, 4, 4)
    assert deck_from_pdf(faces, POKER, "f", faces, "b").backs == (4, 5, 6, 7)
    with pytest.raises(Usage, match="--back-file b: has 3 pages for 4 cards"):
        deck_from_pdf(faces, POKER, "f", book(3, 63.5, 88.9), "b")
    with pytest.raises(BadFile, match="less bleed"):
        deck_from_pdf(book(4, 69.5, 94.9), POKER, "f", book(1, 63.5, 88.9), "b")


def test_they_are_pressed_like_our_own() -> None:
    given = [Faces("f.pdf", book(10, 63.5, 88.9), "b.pdf", book(1, 63.5, 88.9))]
    pressed = press_cards([], CardJob(paper="letter", copies=2), TABLES, given)
    assert (pressed.cards, pressed.sheets, pressed.most) == (20, 3, 9)
    assert [len(page) for page in puts(pressed.files[""])] == [9, 9, 9, 9, 2, 2]
    for page in puts(pressed.files[""]):
        assert all(abs(a) in (0, 1) and abs(b) in (0, 1) for _, (a, b, *_rest) in page)
