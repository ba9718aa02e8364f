"""Binding: the sample delve as files, looked at from outside (pages, boxes, words, bookmarks, fonts)."""

import hashlib
import io
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from math import hypot
from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from printgen.errors import BadFile, BadPdf, Usage
from printgen.press.bind import bind
from printgen.press.document import Document, Part, Wish
from printgen.press.documents import lay_out
from printgen.press.gallery import Gallery
from printgen.press.preflight import check
from printgen.press.typeset import Setter
from tests.press.sample import TITLE, document, shelf

MM = 25.4 / 72
ROOT = Path(__file__).parents[2]
PAPERS = {
    "a5": (148, 210), "half-letter": (139.7, 215.9), "digest": (139.7, 209.55), "a4": (210, 297),
    "letter": (215.9, 279.4), "a6": (105, 148),
}  # fmt: skip
FAMILIES = ("Gravitas-One", "Crimson-Text", "Alegreya-Sans", "Atkinson-Hyperlegible", "PT-Serif")


@lru_cache(maxsize=4)
def bound(theme: str = "classic", times: int = 1) -> dict[str, bytes]:
    return bind(document(times), Wish(theme=theme), shelf())


def words(data: bytes) -> list[str]:
    """The text of each page."""
    pdf = pypdfium2.PdfDocument(data)
    return [page.get_textpage().get_text_bounded().replace("\r\n", "\n") for page in pdf]


def sizes(data: bytes) -> list[tuple[float, float]]:
    with pikepdf.open(io.BytesIO(data)) as pdf:
        return [(float(page.mediabox[2]) * MM, float(page.mediabox[3]) * MM) for page in pdf.pages]


def letters(data: bytes) -> Iterator[tuple[int, float, tuple[float, float, float, float], tuple[float, float]]]:
    """Every letter: its page, size in points, box, and the page's size."""
    pdf = pypdfium2.PdfDocument(data)
    for at, page in enumerate(pdf):
        text = page.get_textpage()
        for index in range(text.count_chars()):
            if text.get_text_range(index, 1).strip():
                turn = pypdfium2.raw.FS_MATRIX()
                pypdfium2.raw.FPDFText_GetMatrix(text, index, turn)
                size = pypdfium2.raw.FPDFText_GetFontSize(text, index)
                yield at, size * hypot(turn.c, turn.d), text.get_charbox(index), page.get_size()


def test_the_book_and_its_parts_come_out_as_files() -> None:
    assert sorted(bound()) == ["book.pdf", "log.pdf", "map.pdf", "sheets.pdf"]
    assert [len(sizes(data)) for _, data in sorted(bound().items())] == [8, 2, 2, 1]


@pytest.mark.parametrize("paper", PAPERS)
def test_pages_have_the_papers_size_to_the_hundredth_of_a_point(paper: str) -> None:
    data = bind(document(), Wish(paper=paper, parts=("map",)), shelf())["map.pdf"]
    for width, height in sizes(data):
        assert abs(width - PAPERS[paper][0]) < 0.01
        assert abs(height - PAPERS[paper][1]) < 0.01


def test_loose_sheets_are_on_the_full_sheet_that_goes_with_the_book() -> None:
    assert sizes(bound()["sheets.pdf"]) == [(pytest.approx(210, abs=0.01), pytest.approx(297, abs=0.01))]
    data = bind(document(), Wish(paper="half-letter", parts=("sheets",)), shelf())["sheets.pdf"]
    assert sizes(data)[:1] == [(pytest.approx(215.9, abs=0.01), pytest.approx(279.4, abs=0.01))]


def test_every_font_is_embedded_and_one_of_ours() -> None:
    for name, data in bound().items():
        assert check(data, name).fonts
        assert all(font.startswith(FAMILIES) for font in check(data, name).fonts)


def test_no_text_is_under_eight_points_or_outside_the_trim() -> None:
    for data in bound().values():
        for page, size, (left, low, right, high), (wide, tall) in letters(data):
            assert size >= 7.99, (page, size)
            assert -0.1 <= left <= right <= wide + 0.1
            assert -0.1 <= low <= high <= tall + 0.1


def test_what_the_pictures_of_the_design_show_is_on_the_pages() -> None:
    pages = words(bound()["book.pdf"])
    assert "Contents" in pages[1]
    for name in ("The water stair", "Sluice crossing", "Way in 2 · room, 12 squares"):
        assert name in pages[3]
    assert "Brunna, sword: 7 ÷ 3, two goblins fall" in pages[4]
    assert "Three throws to remember".lower() in pages[5].lower()
    assert "heron-lamp-417" in pages[7]
    assert "printgen explain hero 3" in words(bound()["sheets.pdf"])[0]


def test_dice_are_drawings_and_not_letters() -> None:
    assert not set("⚀⚁⚂⚃⚄⚅") & set("".join(words(bound()["book.pdf"])))


def test_folios_and_contents_name_the_same_pages() -> None:
    pages = words(bound()["book.pdf"])
    contents = [line.split() for line in pages[1].splitlines() if line[-1:].isdigit() and "." in line]
    for *_, number in contents:
        assert f"\n{number}" in "\n" + pages[int(number) - 1]
    assert [row[-1] for row in contents] == ["3", "4", "5", "6", "7"]


def test_bookmarks_are_the_parts_and_their_rooms() -> None:
    with pikepdf.open(io.BytesIO(bound()["book.pdf"])) as pdf, pdf.open_outline() as outline:
        tops = [item.title for item in outline.root]
        assert tops[:3] == ["Contents", "Map", "Tile key"]
        assert [item.title for item in outline.root[2].children][:2] == ["1 The water stair", "2 Eel passage"]


def test_a_cut_file_keeps_the_numbers_its_pages_are_printed_with() -> None:
    with pikepdf.open(io.BytesIO(bound()["log.pdf"])) as pdf:
        assert [page.label for page in pdf.pages] == ["5", "6"]


def test_viewers_are_asked_not_to_scale() -> None:
    for data in bound().values():
        with pikepdf.open(io.BytesIO(data)) as pdf:
            assert pdf.Root.ViewerPreferences.PrintScaling == pikepdf.Name("/None")
            assert pdf.Root.Lang == "en"
            assert str(pdf.docinfo["/Title"]).startswith(TITLE)


def test_links_of_the_contents_lead_to_their_pages() -> None:
    with pikepdf.open(io.BytesIO(bound()["book.pdf"])) as pdf:
        names = pdf.Root.Names.Dests.Names
        goals = {str(names[at]): names[at + 1][0].objgen for at in range(0, len(names), 2)}
        pages = [page.obj.objgen for page in pdf.pages]
        links = list(dict.fromkeys(str(note.Dest) for note in pdf.pages[1].Annots))
        assert [pages.index(goals[link]) for link in links] == [2, 3, 4, 5, 6]


def test_a_link_out_of_a_cut_file_goes_and_one_within_stays() -> None:
    link = Part("a", "A", "sample/links.html", {"here": "b", "there": "c"}, file="one")
    more = [Part(name, name, "sample/links.html", {"here": "a", "there": "a"}, file=file) for name, file in
            (("b", "one"), ("c", ""))]  # fmt: skip
    data = bind(Document("Links", "", (link, *more)), Wish(), shelf())["one.pdf"]
    with pikepdf.open(io.BytesIO(data)) as pdf:
        assert [[str(note.Dest) for note in page.Annots] for page in pdf.pages] == [["part-b"], ["part-a", "part-a"]]


def test_a_book_whose_parts_open_anywhere_is_laid_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    laid: list[bool] = []
    lay = Setter.lay
    monkeypatch.setattr(Setter, "likely", lambda self: 99)
    monkeypatch.setattr(Setter, "lay", lambda self, recto: laid.append(recto) or lay(self, recto))
    parts = tuple(replace(part, recto=False) for part in document().parts)
    bind(replace(document(), parts=parts), Wish(), shelf())
    assert laid == [False]


def test_only_the_parts_asked_for_are_laid_out() -> None:
    assert list(bind(document(), Wish(parts=("log",)), shelf())) == ["log.pdf"]


def test_a_part_no_run_has_is_answered_with_those_there_are() -> None:
    with pytest.raises(Usage, match=r"--parts logs: unknown .did you mean “log”"):
        bind(document(), Wish(parts=("logs",)), shelf())


def test_an_unknown_theme_is_answered_with_the_nearest() -> None:
    with pytest.raises(Usage, match=r"--theme parchmant: unknown .did you mean “parchment”"):
        bind(document(), Wish(theme="parchmant"), shelf())


def test_with_the_key_apart_the_players_book_holds_nothing_of_it() -> None:
    made = bind(document(), Wish(key="apart"), shelf())
    book, key = "".join(words(made["book.pdf"])), "".join(words(made["key.pdf"]))
    assert "Net store" in key
    assert "Net store" not in book
    assert "Tile key" not in book
    assert b"Net store" not in made["book.pdf"]
    assert "Net store" not in "".join(words(made["map.pdf"]))


def test_parts_of_a_long_book_open_on_a_recto() -> None:
    data = bound("classic", 14)["book.pdf"]
    pages = words(data)
    assert len(pages) > 16
    with pikepdf.open(io.BytesIO(data)) as pdf:
        names = pdf.Root.Names.Dests.Names
        goals = {str(names[at]): names[at + 1][0].objgen for at in range(0, len(names), 2)}
        place = [page.obj.objgen for page in pdf.pages]
        assert {place.index(goals[name]) % 2 for name in ("part-log", "part-log-4", "part-log-8")} == {0}


def test_a_short_book_wastes_no_page() -> None:
    assert all(text.strip() for text in words(bound()["book.pdf"])[3:])


def test_words_over_the_edge_stop_the_press() -> None:
    part = Part("wide", "Wide", "sample/wide.html", {"text": "unbreakable" * 40})
    with pytest.raises(BadPdf, match=r"Wide: page 1: “unbreakable.*” runs over the edge of the page; shorten it"):
        bind(Document("Wide", "", (part,)), Wish(), shelf())


LOCKED = ["http://example.org/x.png", "https://example.org/x.svg", "file:///etc/passwd", "ftp://example.org/x"]


@pytest.mark.parametrize("url", LOCKED)
@pytest.mark.parametrize("form", ['<img src="{}">', "<style>p{{background:url({})}}</style><p>x</p>"])
def test_pages_cannot_fetch(url: str, form: str) -> None:
    with pytest.raises(BadFile, match="refused"):
        lay_out(form.format(url), Gallery())


def test_a_picture_cannot_fetch_either() -> None:
    gallery = Gallery({"x": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><image href="file:///etc/passwd" width="9" height="9"/></svg>'})  # fmt: skip
    with pytest.raises((BadFile, BadPdf)):
        lay_out('<img src="printgen:picture/x">', gallery).pdf()


def test_a_picture_that_is_none_stops_the_press() -> None:
    with pytest.raises(BadPdf, match="did not come out"):
        lay_out('<img src="printgen:picture/x">', Gallery({"x": "no picture"}))


def test_titles_of_any_letters_do_not_break_a_page() -> None:
    title = 'Ж "&<\\>%#{}’ — × é ß'
    made = bind(replace(document(), title=title), Wish(parts=("log",)), shelf())["log.pdf"]
    with pikepdf.open(io.BytesIO(made)) as pdf:
        assert str(pdf.docinfo["/Title"]).startswith(title)
    assert "× É SS" in words(made)[1].upper() or "× É ß".upper() in words(made)[1].upper()


AGAIN = """
import hashlib, sys
sys.path.insert(0, {root!r})
from printgen.press.bind import bind
from printgen.press.document import Wish
from tests.press.sample import document, shelf
for name, data in sorted(bind(document(), Wish(theme={theme!r}), shelf()).items()):
    print(name, hashlib.sha256(data).hexdigest())
"""


@pytest.mark.parametrize("theme", ["classic", "parchment"])
def test_the_same_bytes_in_any_process_folder_zone_locale_and_hash_seed(tmp_path: Path, theme: str) -> None:
    code = AGAIN.format(root=str(ROOT), theme=theme)
    env = dict(
        os.environ, PYTHONHASHSEED="7", TZ="Asia/Kathmandu", LC_ALL="C", SOURCE_DATE_EPOCH="1", HOME=str(tmp_path)
    )
    env.pop("FONTCONFIG_FILE", None)
    out = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env=env, capture_output=True, text=True, check=True
    )
    here = bound(theme)
    mine = "".join(f"{name} {hashlib.sha256(data).hexdigest()}\n" for name, data in sorted(here.items()))
    assert out.stdout == mine
