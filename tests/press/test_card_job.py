"""Pressing cards for a person's own wishes: decks, copies, sizes; the run's own cards.pdf; the same bytes; in time."""

import os
import subprocess
import sys
import time
from io import BytesIO
from pathlib import Path

import pikepdf
import pytest

from printgen.errors import Usage
from printgen.press.card_job import CardJob, press_cards
from printgen.press.cards import by_size, card_pdf
from printgen.press.deck import make_deck
from printgen.press.document import Card, Wish
from printgen.press.sizes import card_size, paper
from printgen.shelf import open_shelf
from printgen.tables.load import Tables
from tests.press.card_cases import HARD, goblins
from tests.press.read_pdf import boxes, puts, texts

SHELF = open_shelf()
TABLES = Tables(SHELF)
SLIP = Card("treasure", "room 4", "Gem", "35", "gp", text=("Sold in full.",), back="treasure", size="slip")
CARDS = [
    goblins(1),
    goblins(2, kind="boss"),
    SLIP,
    goblins(4, kind="trap", back="trap"),
]


@pytest.mark.parametrize(
    ("book", "sheet"), [("a5", "a4"), ("half-letter", "letter"), ("a4", "a4"), ("letter", "letter")]
)
def test_a_runs_cards_go_on_the_sheet_of_its_book(book: str, sheet: str) -> None:
    data = card_pdf(CARDS, Wish(paper=book), SHELF)
    size = paper(TABLES, sheet)
    assert all(page["mediabox"] == pytest.approx((0, 0, *size.points), abs=0.01) for page in boxes(data))
    assert card_pdf([], Wish(), SHELF) == b""


def test_a_run_may_name_its_card_and_its_flip() -> None:
    data = card_pdf(CARDS[:1], Wish(paper="a4", extra={"card": "tarot-us", "flip": "short"}), SHELF)
    with pikepdf.open(BytesIO(data)) as pdf:
        assert str(pdf.Root.ViewerPreferences.Duplex) == "/DuplexFlipShortEdge"
    assert "turn on the short edge" in texts(data)[0]


def test_readers_are_told_not_to_scale_and_which_edge_to_turn() -> None:
    with pikepdf.open(BytesIO(card_pdf(CARDS, Wish(), SHELF))) as pdf:
        wishes = pdf.Root.ViewerPreferences
        assert str(wishes.PrintScaling) == "/None"
        assert str(wishes.Duplex) == "/DuplexFlipLongEdge"
        assert bool(wishes.PickTrayByPDFSize)
    fronts_only = press_cards(CARDS, CardJob(backs="none"), TABLES).files[""]
    with pikepdf.open(BytesIO(fronts_only)) as pdf:
        assert "/Duplex" not in pdf.Root.ViewerPreferences


def test_slips_are_half_cards_on_sheets_of_their_own() -> None:
    size = card_size(TABLES, "poker-us")
    assert [(trim.height, len(cards)) for trim, cards in by_size(CARDS, size).items()] == [(88.9, 3), (44.45, 1)]
    data = card_pdf(CARDS, Wish(), SHELF)
    assert [len(page) for page in puts(data)] == [3, 3, 1, 1]


@pytest.mark.parametrize(("decks", "count"), [((), 4), (("encounter",), 2), (("treasure", "trap"), 2), (("boss",), 1)])
def test_decks_are_picked_by_their_back_or_their_kind(decks: tuple[str, ...], count: int) -> None:
    assert press_cards(CARDS, CardJob(decks=decks), TABLES).cards == count


def test_a_deck_that_is_not_there_is_answered_with_those_that_are() -> None:
    with pytest.raises(Usage, match=r"--deck tresure: .*“treasure”"):
        press_cards(CARDS, CardJob(decks=("tresure",)), TABLES)


def test_copies_multiply_and_are_bounded() -> None:
    assert press_cards(CARDS, CardJob(copies=3), TABLES).cards == 12
    with pytest.raises(Usage, match="--copies 0"):
        press_cards(CARDS, CardJob(copies=0), TABLES)


REFUSED = [
    (CardJob(card="pokr"), "did you mean “poker”"),
    (CardJob(paper="lettr"), "did you mean “letter”"),
    (CardJob(paper="letter", bleed=3, nup=9), "6 times at most"),
    (CardJob(bleed=20), "--bleed 20"),
    (CardJob(card="half-letter", paper="a6"), "not scaled"),
    (CardJob(shop="mbprnt"), "did you mean “mbprint”"),
    (CardJob(nup=7), "6 or 8 would do"),
    (CardJob(card="a6", paper="a6", backs="gutterfold"), "folded down the middle"),
]


@pytest.mark.parametrize(("job", "said"), REFUSED)
def test_a_wish_that_cannot_be_met_is_answered(job: CardJob, said: str) -> None:
    with pytest.raises(Usage, match=said):
        press_cards(CARDS, job, TABLES)


def test_marks_out_of_reach_and_missing_backs_are_told() -> None:
    assert not press_cards(CARDS, CardJob(), TABLES).warnings
    warned = press_cards([goblins(1), goblins(2, back="")], CardJob(), TABLES).warnings
    assert any("no back" in one for one in warned)
    close = press_cards(CARDS[:2], CardJob(paper="letter", card="mini-eu"), TABLES).warnings
    assert any("--marks lines" in one for one in close)


def test_ink_saving_backs_and_fronts_use_far_less() -> None:
    import pypdfium2

    def ink(data: bytes, page: int) -> float:
        picture = pypdfium2.PdfDocument(data)[page].render(scale=3, grayscale=True).to_pil()
        counts = picture.histogram()
        return sum((255 - shade) / 255 * count for shade, count in enumerate(counts)) / (picture.width * picture.height)

    nine = [goblins(n) for n in range(9)]
    plain, light = (card_pdf(nine, Wish(paper="a4", ink=word), SHELF) for word in ("dyson", "light"))
    assert ink(plain, 1) < 0.20
    assert ink(light, 1) < 0.05
    assert ink(light, 0) < ink(plain, 0) < 0.10


@pytest.mark.parametrize(
    "job",
    [
        CardJob(),
        CardJob(paper="letter", flip="short", bleed=3),
        CardJob(backs="gutterfold"),
        CardJob(backs="apart"),
        CardJob(shop="mbprint"),
    ],
)
def test_the_same_cards_twice_are_the_same_bytes(job: CardJob) -> None:
    assert press_cards(CARDS + HARD, job, TABLES).files == press_cards(CARDS + HARD, job, TABLES).files


_SCRIPT = """
import hashlib
from printgen.press.card_job import CardJob, press_cards
from printgen.press.impose import Imposition, impose
from printgen.press.sizes import paper
from printgen.shelf import open_shelf
from printgen.tables.load import Tables
from tests.press.books import book
from tests.press.card_cases import HARD
tables = Tables(open_shelf())
for data in [*press_cards(HARD, CardJob(), tables).files.values(), impose(book(12), Imposition(paper(tables, "a4")))]:
    print(hashlib.sha256(data).hexdigest())
"""


def test_another_process_folder_locale_zone_and_hash_seed_press_the_same_bytes(tmp_path: Path) -> None:
    root = str(Path(__file__).resolve().parents[2])
    said = []
    for at, more in enumerate(
        ({"PYTHONHASHSEED": "1", "TZ": "UTC"}, {"PYTHONHASHSEED": "77", "TZ": "Asia/Tokyo", "LC_ALL": "C"})
    ):
        folder = tmp_path / str(at)
        folder.mkdir()
        done = subprocess.run(
            [sys.executable, "-c", _SCRIPT], cwd=folder, env={**os.environ, "PYTHONPATH": root, **more}, check=True,
            capture_output=True, text=True, timeout=60,
        )  # fmt: skip
        said.append(done.stdout)
        time.sleep(0 if at else 1.1)
    assert said[0] == said[1]
    assert said[0].count("\n") == 2


def test_ninety_cards_are_pressed_in_a_second_and_a_half() -> None:
    ninety = [goblins(number, kind=("minions", "boss", "vermin", "weird")[number % 4]) for number in range(90)]
    card_pdf(ninety[:1], Wish(), SHELF)
    start = time.process_time()
    data = card_pdf(ninety, Wish(), SHELF)
    assert time.process_time() - start < 1.5
    assert len(boxes(data)) == 20
    assert len(data) < 700_000


def test_sixty_four_pages_are_imposed_in_half_a_second() -> None:
    from printgen.press.impose import Imposition, impose
    from tests.press.books import book

    data = book(64)
    start = time.process_time()
    impose(data, Imposition(paper(TABLES, "a4")))
    assert time.process_time() - start < 0.5


def test_a_sheets_fonts_are_embedded_and_ours() -> None:
    with pikepdf.open(BytesIO(card_pdf(CARDS + HARD, Wish(), SHELF))) as pdf:
        fonts = [
            thing for thing in pdf.objects if isinstance(thing, pikepdf.Dictionary) and thing.get("/Type") == "/Font"
        ]
        assert fonts
        for font in fonts:
            assert "/FontFile2" in font.FontDescriptor
            assert "Helvetica" not in str(font.BaseFont)


def test_large_print_has_large_cards_and_no_text_under_twelve() -> None:
    from printgen.press.cards import card_look
    from printgen.press.faces_front import fronts, grown

    look = card_look(SHELF, "large", "dyson")
    size = card_size(TABLES, look.card)
    assert size.name == "jumbo"
    for card in HARD:
        assert all(front.size * grown(size)[1] >= 12 for front in fronts(card, size, False, look.least))


def test_large_print_is_set_in_atkinson_but_for_names_and_leaves_other_cards_alone() -> None:
    def faces(theme: str) -> set[str]:
        made = press_cards(HARD[4:6], CardJob(theme=theme), TABLES).files[""]
        with pikepdf.open(BytesIO(made)) as pdf:
            fonts = [one for one in pdf.objects if isinstance(one, pikepdf.Dictionary) and one.get("/Type") == "/Font"]
            return {str(one.BaseFont).partition("+")[2].partition("-")[0] for one in fonts}

    classic = faces("classic")
    assert faces("large") == {"AtkinsonHyperlegible", "GravitasOne"}
    assert faces("classic") == classic != faces("large")


@pytest.mark.raster
def test_a_theme_that_prints_to_the_edge_inks_the_bleed_of_fronts_and_backs() -> None:
    import pypdfium2

    from printgen.press.lay import Layout, lay

    pressed = press_cards(CARDS[:2], CardJob(theme="parchment", marks="none"), TABLES)
    assert pressed.most == 8
    pdf = pypdfium2.PdfDocument(pressed.files[""])
    deck = make_deck(CARDS[:2], card_size(TABLES, "poker-us"), bleed=3.0)
    for page, side in zip(pdf, lay(deck, Layout(paper(TABLES, "a4"))), strict=True):
        picture = page.render(scale=4).to_pil().convert("L")
        for one in side.placed:
            for x, y, inked in (
                (one.x - 2, one.y + 3, True),
                (one.x + 3, one.y - 2, True),
                (one.x - 4.2, one.y + 3, False),
            ):
                shade = picture.getpixel((round(x * 72 / 25.4 * 4), round(y * 72 / 25.4 * 4)))
                if inked:
                    assert shade < 250
                elif one.x == min(other.x for other in side.placed):
                    assert shade == 255


def test_plain_cards_are_one_plate_of_black() -> None:
    with pikepdf.open(BytesIO(card_pdf(CARDS + HARD, Wish(), SHELF))) as pdf:
        streams = [
            thing for thing in pdf.objects if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == "/Form"
        ]
        used = {str(op.operator) for one in [*streams, *pdf.pages] for op in pikepdf.parse_content_stream(one)}
    assert used & {"g", "G"}
    assert not used & {"rg", "RG", "k", "K", "cs", "CS", "sc", "SC", "scn", "SCN", "sh"}
