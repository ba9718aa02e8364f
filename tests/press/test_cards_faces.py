"""Card faces: everything said is printed, what does not fit goes on, our own type and nothing else."""

from collections import Counter
from io import BytesIO

import pikepdf
import pypdfium2
import pytest

from printgen.errors import Limit, Missing
from printgen.press.deck import make_deck
from printgen.press.faces_front import fronts
from printgen.press.sizes import PT, Size, card_size
from printgen.shelf import open_shelf
from printgen.tables.load import Tables
from tests.press.card_cases import HARD, SIX, goblins, words

TABLES = Tables(open_shelf())
POKER = card_size(TABLES, "poker-us")
ALL = [card_size(TABLES, name) for name in TABLES.entries("press/cards")]


def _texts(data: bytes) -> list[str]:
    with_pages = pypdfium2.PdfDocument(data)
    return [page.get_textpage().get_text_range().replace("\r\n", "\n") for page in with_pages]


def _run(text: str) -> str:
    return "".join(text.split())


@pytest.mark.parametrize("size", ALL, ids=lambda size: size.name)
def test_everything_a_card_says_is_printed_on_every_size(size: Size) -> None:
    deck = make_deck([goblins(7)], size)
    said = _run(" ".join(_texts(deck.faces)[number] for number in deck.fronts))
    for word in (
        "Goblins", "MINIONS", "ROOM7", "3", "LEVEL", "TREASURE", "dwarves", "below3", "NUMBER", "surprise", "attackthem.",
        "9threefall", "atiewounds", "outnumbered", "goblin", "flee", "bribe", "fight", "death", "rolls7", "heron-lamp-417",
    ):  # fmt: skip
        assert word in said, word


@pytest.mark.parametrize("count", [0, 10, 40, 80, 120, 400])
@pytest.mark.parametrize("name", ["poker-us", "mini-us", "tarot-eu", "business-us", "a6"])
def test_text_that_does_not_fit_goes_on_and_no_word_is_lost(name: str, count: int) -> None:
    deck = make_deck([goblins(text=(words(count),))], card_size(TABLES, name))
    pages = [_texts(deck.faces)[number] for number in deck.fronts]
    printed = [word for page in pages for word in page.split() if word.startswith("word")]
    assert Counter(printed) == Counter(words(count).split())
    if len(pages) > 1:
        assert all(f"{number} of {len(pages)}" in page for number, page in enumerate(pages, 1))
        assert all("goes on" in page for page in pages[:-1])
        assert "goes on" not in pages[-1]


def test_text_shrinks_by_halves_to_eight_before_it_goes_on() -> None:
    sizes = []
    for count in range(1, 60):
        made = fronts(goblins(text=(words(count),)), POKER)
        sizes.append((len(made), made[0].size))
    alone = [size for faces, size in sizes if faces == 1]
    assert alone == sorted(alone, reverse=True)
    assert {10.0, 8.0} < set(alone) <= {10.0, 9.5, 9.0, 8.5, 8.0}
    assert all(size >= 8 for _, size in sizes)


def test_a_card_that_goes_on_is_set_as_large_as_two_cards_allow() -> None:
    made = fronts(goblins(text=(words(60),)), POKER)
    assert len(made) == 2
    assert made[0].size > 8


@pytest.mark.parametrize("card", HARD, ids=range(len(HARD)))
@pytest.mark.parametrize("light", [False, True])
def test_nothing_is_printed_outside_the_safe_zone_or_over_something_else(card: object, light: bool) -> None:
    deck = make_deck([card], POKER, light=light)  # type: ignore[list-item]
    pdf = pypdfium2.PdfDocument(deck.faces)
    safe = (POKER.margin - 0.5) * PT
    for number in deck.fronts:
        page = pdf[number]
        wide, high = page.get_size()
        textpage = page.get_textpage()
        boxes = []
        for index in range(textpage.count_rects()):
            left, foot, right, top = textpage.get_rect(index)
            assert left >= safe and right <= wide - safe, textpage.get_text_bounded(left, foot, right, top)
            assert foot >= safe - 1.5 and top <= high - safe, textpage.get_text_bounded(left, foot, right, top)
            boxes.append((left, foot, right, top))
        for a in range(len(boxes)):
            for b in range(a + 1, len(boxes)):
                assert not _overlap(boxes[a], boxes[b]), (card, boxes[a], boxes[b])


def _overlap(one: tuple[float, ...], two: tuple[float, ...]) -> bool:
    """By more than a third of the lower one's height and a point across."""
    across = min(one[2], two[2]) - max(one[0], two[0])
    high = min(one[3], two[3]) - max(one[1], two[1])
    return across > 1.0 and high > 0.34 * min(one[3] - one[1], two[3] - two[1])


def test_faces_of_type_are_ours_embedded_and_few() -> None:
    deck = make_deck(HARD, POKER)
    with pikepdf.open(BytesIO(deck.faces)) as pdf:
        fonts = [
            thing for thing in pdf.objects if isinstance(thing, pikepdf.Dictionary) and thing.get("/Type") == "/Font"
        ]
        for font in fonts:
            assert "/FontFile2" in font.FontDescriptor, font.BaseFont
            assert any(
                family in str(font.BaseFont)
                for family in ("GravitasOne", "CrimsonText", "AlegreyaSans", "AtkinsonHyperlegible", "PTSerif")
            ), font.BaseFont


def test_no_text_is_smaller_than_eight_but_the_cards_fine_print() -> None:
    deck = make_deck([goblins(), *HARD], POKER)
    with pikepdf.open(BytesIO(deck.faces)) as pdf:
        sizes = {
            float(op.operands[1])
            for page in pdf.pages
            for op in pikepdf.parse_content_stream(page)
            if str(op.operator) == "Tf"
        }
    assert min(sizes) == 6.5
    assert {size for size in sizes if size < 8} <= {6.5, 7.5}


def test_a_strip_shares_its_bar_by_faces_and_merges_equal_results() -> None:
    deck = make_deck([goblins()], POKER)
    with pikepdf.open(BytesIO(deck.faces)) as pdf:
        bars = [
            [float(value) for value in op.operands]
            for op in pikepdf.parse_content_stream(pdf.pages[0])
            if str(op.operator) == "re" and abs(float(op.operands[3]) - 4.7 * PT) < 0.05
        ]
    assert len(bars) == len(SIX.cells)
    sixth = (POKER.width - 2 * POKER.margin) * PT / 6
    for bar, cell in zip(bars, SIX.cells, strict=True):
        assert bar[2] == pytest.approx(len(cell.faces) * sixth, abs=0.05)
        assert bar[0] == pytest.approx(POKER.margin * PT + (cell.faces[0] - 1) * sixth, abs=0.05)


def test_a_word_too_long_for_its_cell_is_spelled_out_in_the_notes() -> None:
    card = HARD[7]
    text = " ".join(_texts(make_deck([card], POKER).faces)[0].split())
    assert "a: asleep until the feast of fools" in text


def test_a_card_too_small_for_its_head_is_refused_by_name() -> None:
    with pytest.raises(Limit, match="Goblins"):
        fronts(goblins(), Size("tiny", "a stamp", 30, 22, 3))


def test_cards_of_a_kind_share_one_back_and_one_without_has_none() -> None:
    deck = make_deck([goblins(1), goblins(2, kind="boss"), goblins(3), goblins(4, back="")], POKER)
    assert deck.backs == (4, 5, 4, None)
    assert "Minions" in _texts(deck.faces)[4]
    assert "Boss" in _texts(deck.faces)[5]


def test_a_continuation_has_the_back_of_its_card() -> None:
    deck = make_deck([goblins(text=(words(200),))], POKER)
    assert len(deck.fronts) > 1
    assert len(set(deck.backs)) == 1


@pytest.mark.parametrize(
    "change", [{"name": "Ghoul ☠"}, {"text": ("It ☠ bites",)}, {"foot_right": "☠"}, {"place": "☠"}]
)
def test_a_letter_no_face_has_is_named_with_its_card(change: dict[str, object]) -> None:
    with pytest.raises(Missing, match=r"card “.*”: “☠”"):
        make_deck([goblins(**change)], POKER)  # type: ignore[arg-type]


def test_no_word_is_lost_where_a_card_goes_on_between_paragraphs() -> None:
    for count in range(10, 34):
        paragraphs = tuple(f"word{number} again{number}" for number in range(count))
        deck = make_deck([goblins(text=paragraphs)], POKER)
        printed = " ".join(_texts(deck.faces)[number] for number in deck.fronts).split()
        assert [word for word in printed if word.startswith("word")] == [f"word{number}" for number in range(count)]
        assert sum(word.startswith("again") for word in printed) == count
