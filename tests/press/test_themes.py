"""Themes and inks: what they change, what they promise, measured on the page."""

import io
from functools import lru_cache

import pikepdf
import pypdfium2
import pytest

from printgen.errors import BadFile
from printgen.press.bind import bind
from printgen.press.cover import cover
from printgen.press.document import Wish
from printgen.press.pages import on_its_paper
from printgen.press.preflight import check
from printgen.press.themes import open_theme, themes
from printgen.shelf import Shelf, built_in, open_shelf
from printgen.tables.load import Tables
from tests.press.sample import document, shelf
from tests.press.test_bind import letters, sizes, words

MM = 25.4 / 72
NAMES = ("classic", "easy", "large", "parchment", "plain")


@lru_cache(maxsize=6)
def bound(theme: str, ink: str = "dyson") -> dict[str, bytes]:
    return bind(document(), Wish(theme=theme, ink=ink), shelf())


def ink(data: bytes, page: int) -> float:
    """How much of a page is black, in hundredths."""
    picture = pypdfium2.PdfDocument(data)[page].render(scale=100 / 72, grayscale=True).to_numpy()
    return float(100 * (255 - picture.astype(float)).sum() / (255 * picture.size))


def test_the_five_themes_are_on_the_shelf_each_with_its_map() -> None:
    assert tuple(themes(shelf())) == NAMES
    assert all(shelf().has(f"templates/themes/{name}/map.toml") for name in NAMES)


@pytest.mark.parametrize("theme", NAMES)
def test_every_theme_prints_every_part_with_our_faces(theme: str) -> None:
    made = bound(theme)
    assert sorted(made) == ["book.pdf", "log.pdf", "map.pdf", "sheets.pdf"]
    for name, data in made.items():
        check(data, name)
    text = "".join(words(made["book.pdf"]))
    assert "Net store" in text
    assert "two goblins fall" in text.replace("\n", " ")


def test_large_print_is_on_full_sheets_and_nothing_of_it_is_small() -> None:
    made = bound("large")
    assert all(size == (pytest.approx(210, abs=0.01), pytest.approx(297, abs=0.01)) for size in sizes(made["book.pdf"]))
    # The chart is a picture and grows with the page; its figures are let off.
    small = [size for page, size, _, _ in letters(made["book.pdf"]) if size < 12.4]
    assert small == []


def test_large_print_has_no_italics_and_no_small_capitals() -> None:
    fonts = check(bound("large")["book.pdf"], "book.pdf").fonts
    assert not any("Italic" in font or "Small-Caps" in font for font in fonts)
    assert any(font.startswith("Atkinson") for font in fonts)


@pytest.mark.parametrize("theme", ["large", "easy"])
def test_themes_for_readers_in_need_have_no_italics(theme: str) -> None:
    assert not any("Italic" in font for font in check(bound(theme)["book.pdf"], "book.pdf").fonts)


def test_parchment_goes_over_the_edge_and_its_boxes_begin_at_the_corner() -> None:
    with pikepdf.open(io.BytesIO(bound("parchment")["book.pdf"])) as pdf:
        for page in pdf.pages:
            media, trim = [[float(one) * MM for one in box] for box in (page.mediabox, page.trimbox)]
            assert media == [0, 0, pytest.approx(154, abs=0.02), pytest.approx(216, abs=0.02)]
            assert trim == [pytest.approx(one, abs=0.02) for one in (3, 3, 151, 213)]
    picture = pypdfium2.PdfDocument(bound("parchment")["book.pdf"])[1].render(scale=0.5).to_numpy()
    assert (picture[1, 1] < 250).any()
    assert (picture[1, 1] == picture[-2, -2]).all()


def test_links_move_along_with_the_pages_they_lie_on() -> None:
    def places(theme: str) -> list[list[float]]:
        with pikepdf.open(io.BytesIO(bound(theme)["book.pdf"])) as pdf:
            return [[float(one) for one in note.Rect] for note in pdf.pages[1].Annots]

    for here, there in zip(places("classic"), places("parchment"), strict=True):
        assert there == [pytest.approx(one + 3 / MM, abs=0.05) for one in here]


def test_saving_ink_saves_ink() -> None:
    cover_light, cover_full = ink(bound("classic", "light")["book.pdf"], 0), ink(bound("classic")["book.pdf"], 0)
    assert cover_light <= 7 < cover_full <= 25
    assert ink(bound("plain")["book.pdf"], 0) <= 7
    assert ink(bound("classic")["log.pdf"], 0) <= 6
    assert ink(bound("classic")["sheets.pdf"], 0) <= 8


def test_nothing_depends_on_a_tint_when_ink_is_saved() -> None:
    assert 'fill="#000" stroke="#000" stroke-width=".77"' not in cover(148, 210, light=True)


def test_a_theme_of_the_projects_shelf_is_found(tmp_path) -> None:  # type: ignore[no-untyped-def]
    folder = tmp_path / "templates" / "themes" / "mine"
    folder.mkdir(parents=True)
    (folder / "theme.css").write_text(":root{--fs-body:12pt}", encoding="utf-8")
    mine = Shelf((tmp_path, built_in()))
    assert open_theme(mine, "Mine").css == ":root{--fs-body:12pt}"
    (folder / "press.toml").write_text("lead = 13\nlight = 1\nbled = 3\n", encoding="utf-8")
    with pytest.raises(BadFile, match=r"press\.toml: .*bled"):
        open_theme(Shelf((tmp_path, built_in())), "mine")


def test_large_prints_maps_are_drawn_for_its_full_sheets() -> None:
    shelf = open_shelf()
    for theme, paper, drawn in (
        ("large", "a5", "a4"),
        ("large", "half-letter", "letter"),
        ("large", "a3", "a3"),
        ("classic", "a5", "a5"),
    ):
        assert on_its_paper(Wish(paper=paper, theme=theme), Tables(shelf)).paper == drawn
