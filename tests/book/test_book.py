"""Books built from recipes, looked at from outside."""

import hashlib
import io
import os
import subprocess
import sys
from functools import lru_cache
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from click.testing import CliRunner

from printgen.book.build import build
from printgen.book.credits import _said
from printgen.book.words import html_of
from printgen.cli.main import printgen
from printgen.press.preflight import check
from printgen.shelf import open_shelf

MM = 25.4 / 72
RECIPE = """\
title = "Two Levels"
subtitle = "a test of a zine"
author = "nobody"
seed = "two"
{extra}
[[part]]
is = "cover"
[[part]]
is = "contents"
[[part]]
is = "words"
text = '''
# Before
Some *words*, a [link](https://example.org), a <b>tag</b> & a picture:

![a square](square.svg)

> Read this aloud.

---

| a | b |
|--|--:|
| c | 1 |
'''
[[part]]
is = "roll"
name = "first"
game = "axx"
command = "level"
title = "The first way"
text = "Bring **rope**."
[[part]]
is = "roll"
game = "axx"
command = "level"
seed = "another"
parts = ["key"]
[[part]]
is = "letter"
text = "Come at once."
signed = "*A.*"
[[part]]
is = "rumours"
lines = ["one", "two", "three", "four"]
slips = true
[[part]]
is = "slips"
of = "first"
kind = "threat"
title = "To cut out"
[[part]]
is = "player-map"
of = "first"
[[part]]
is = "index"
[[part]]
is = "credits"
"""
SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9mm" height="9mm"><path d="M1 1h7v7h-7z"/></svg>'
)


def recipe(folder: Path, extra: str = "") -> Path:
    (folder / "square.svg").write_text(SQUARE, encoding="utf-8")
    path = folder / "book.toml"
    path.write_text(RECIPE.format(extra=extra), encoding="utf-8")
    return path


@lru_cache(maxsize=1)
def built() -> dict[str, bytes]:
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        return build(recipe(Path(folder)), open_shelf(), {})[1]


def pages(data: bytes) -> list[str]:
    return [page.get_textpage().get_text_bounded().replace("\r\n", "\n") for page in pypdfium2.PdfDocument(data)]


def page_of(part: str) -> str:
    """The text of the page where a part begins."""
    with pikepdf.open(io.BytesIO(built()["book.pdf"])) as pdf:
        names = pdf.Root.Names.Dests.Names
        numbers = [page.obj.objgen for page in pdf.pages]
        goal = next(names[at + 1][0].objgen for at in range(0, len(names), 2) if str(names[at]).startswith(part))
        return pages(built()["book.pdf"])[numbers.index(goal)]


def test_a_book_is_a_reading_pdf_an_imposed_one_and_the_records_of_its_rolls() -> None:
    assert {"book.pdf", "booklet.pdf", "runs/first-level/record.json", "runs/r2-level/journal.jsonl"} <= set(built())
    check(built()["book.pdf"], "book.pdf")


def test_own_pages_are_set_and_escaped() -> None:
    text = "\n".join(pages(built()["book.pdf"]))
    assert "Some words, a link, a <b>tag</b> & a picture:" in text.replace("\n", " ")
    assert "Read this aloud." in text
    assert "Bring rope." in text


def test_chapters_stand_in_the_contents_with_their_parts_under_them() -> None:
    contents = pages(built()["book.pdf"])[1]
    assert (
        contents.index("Before")
        < contents.index("The first way")
        < contents.index("Rumours")
        < contents.index("Credits")
    )


def test_bookmarks_nest_under_chapters() -> None:
    with pikepdf.open(io.BytesIO(built()["book.pdf"])) as pdf, pdf.open_outline() as outline:
        tops = {item.title: item for item in outline.root}
        assert {"Contents", "Before", "The first way", "Index", "Credits"} <= set(tops)
        assert len(tops["The first way"].children) > 2


def test_links_of_two_runs_do_not_meet() -> None:
    with pikepdf.open(io.BytesIO(built()["book.pdf"])) as pdf:
        names = pdf.Root.Names.Dests.Names
        keys = [str(names[at]) for at in range(0, len(names), 2)]
        assert len(keys) == len(set(keys))
        for page in pdf.pages:
            for note in page.get("/Annots", []):
                assert "/A" in note or str(note.Dest) in keys


def test_the_terms_of_a_work_are_said_once_and_begin_alike() -> None:
    ours, both = "The drawings and words are ours (MIT)", "Numbers and facts are the game's; the words are ours (MIT)"
    assert _said({ours, both}) == (both,)
    assert _said({ours}) == (ours,)
    assert _said({"names only", "OGL 1.0a"}) == ("Names only", "OGL 1.0a")


def test_only_the_parts_asked_for_are_taken_of_a_run() -> None:
    with pikepdf.open(io.BytesIO(built()["book.pdf"])) as pdf:
        names = pdf.Root.Names.Dests.Names
        second = {str(names[at]) for at in range(0, len(names), 2) if str(names[at]).startswith("r2-part-")}
        first = {str(names[at]) for at in range(0, len(names), 2) if str(names[at]).startswith("r1-part-")}
    assert 1 <= len(second) < len(first)


def test_the_index_names_pages_of_both_runs() -> None:
    entries = [line for line in page_of("part-index").splitlines() if line.strip()[-1:].isdigit()]
    assert len(entries) > 4


def test_the_index_names_a_page_once_though_two_of_a_kind_are_on_it() -> None:
    entries = [line.split() for line in page_of("part-index").splitlines() if line.strip()[-1:].isdigit()]
    for words in entries:
        numbers = [word.strip(",") for word in words if word.strip(",").isdigit()]
        assert len(numbers) == len(set(numbers)) or "room" in words, words
        assert not words[-1].endswith(",")


def test_a_reference_to_a_page_that_was_left_out_is_left_out_too() -> None:
    for text in pages(built()["book.pdf"]):
        for line in text.splitlines():
            assert not line.rstrip().endswith(" p."), line
            assert "p. [" not in line, line


def test_credits_name_exactly_the_works_that_were_used() -> None:
    text = " ".join("\n".join(pages(built()["book.pdf"])[-2:]).split())
    assert "AX&X: Core Rules" in text
    assert "White Box" not in text
    assert "Four Against Darkness" not in text
    assert "printgen level --seed two-1" in text
    assert "printgen level --seed another" in text


def test_the_players_map_tells_no_secret_word() -> None:
    assert "secret" not in page_of("part-map").lower()


def test_slips_show_the_cards_of_a_kind_and_rumours_their_lines() -> None:
    assert "To cut out" in page_of("part-slips")
    assert len(page_of("part-slips").split()) > 12
    assert {"one", "two", "three", "four"} <= set(page_of("part-rumours").split())


def test_a_letter_is_signed() -> None:
    assert "Come at once." in page_of("part-letter")
    assert "A." in page_of("part-letter").split()


def test_the_booklet_is_the_book_on_sheets_twice_as_large() -> None:
    with pikepdf.open(io.BytesIO(built()["booklet.pdf"])) as pdf:
        sides = len(pdf.pages)
        box = [float(one) * MM for one in pdf.pages[0].mediabox]
    assert sides == 2 * -(-len(pages(built()["book.pdf"])) // 4)
    assert sorted(box[2:]) == [pytest.approx(210, abs=0.1), pytest.approx(297, abs=0.1)]


def test_another_paper_on_the_command_line_and_no_booklet(tmp_path: Path) -> None:
    out = tmp_path / "out"
    (tmp_path / "z").mkdir()
    path = tmp_path / "z" / "book.toml"
    path.write_text('title = "Z"\n[[part]]\nis = "words"\ntext = "# Hello"\n', encoding="utf-8")
    result = CliRunner().invoke(
        printgen, ["book", str(tmp_path / "z"), "--paper", "half-letter", "--binding", "none", "-o", str(out)]
    )
    assert result.exit_code == 0, result.output
    assert sorted(one.name for one in out.iterdir() if not one.name.startswith(".")) == ["book.pdf"]
    with pikepdf.open(out / "book.pdf") as pdf:
        assert float(pdf.pages[0].mediabox[3]) * MM == pytest.approx(215.9, abs=0.01)


def test_the_starter_is_not_written_over_anything(tmp_path: Path) -> None:
    zine = str(tmp_path / "zine")
    first = CliRunner().invoke(printgen, ["book", "--new", zine])
    again = CliRunner().invoke(printgen, ["book", "--new", zine])
    assert first.exit_code == 0
    assert type(again.exception).__name__ == "Occupied"


@pytest.mark.long
def test_the_starter_builds_as_it_is_from_all_three_games(tmp_path: Path) -> None:
    zine, out = str(tmp_path / "zine"), tmp_path / "out"
    CliRunner().invoke(printgen, ["book", "--new", zine])
    result = CliRunner().invoke(printgen, ["book", zine, "-o", str(out)], catch_exceptions=False)
    assert result.exit_code == 0
    data = (out / "book.pdf").read_bytes()
    check(data, "book.pdf")
    assert 28 <= len(pages(data)) <= 36
    text = "\n".join(pages(data))
    for work in ("Four Against Darkness", "White Box", "AX&X"):
        assert work in text


@pytest.mark.long
def test_the_same_book_has_the_same_bytes_in_another_process(tmp_path: Path) -> None:
    path = recipe(tmp_path)
    code = (
        "import hashlib, sys, pathlib; from printgen.book.build import build; from printgen.shelf import open_shelf\n"
        f"for name, data in sorted(build(pathlib.Path({str(path)!r}), open_shelf(), {{}})[1].items()):\n"
        "    print(name, hashlib.sha256(data).hexdigest())"
    )
    env = dict(os.environ, PYTHONHASHSEED="11", TZ="Asia/Tokyo", PYTHONPATH=str(Path(__file__).parents[2]))
    out = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env=env, capture_output=True, text=True, check=True
    )
    assert out.stdout == "".join(
        f"{name} {hashlib.sha256(data).hexdigest()}\n" for name, data in sorted(built().items())
    )


MARKDOWN = [
    ("# A", '<h2 class="title">A</h2>'),
    ("## A", '<h3 class="own">A</h3>'),
    ("### A", '<h4 class="head">A</h4>'),
    ("> x", '<div class="read wide">\n<p>x</p>\n</div>'),
    ("a<script>", "<p>a&lt;script&gt;</p>"),
    ("[x](javascript:alert)", "<p>[x](javascript:alert)</p>"),
    ('"x" -- y...', "<p>“x” – y…</p>"),
    ("---", "RULE"),
]


@pytest.mark.parametrize(("text", "html"), MARKDOWN)
def test_markdown_becomes_the_presss_own_html(text: str, html: str) -> None:
    from markupsafe import Markup

    assert html_of(text, "here", lambda name: name, Markup("RULE")).strip() == html


def test_large_print_folds_out_of_the_sheet_its_own_pages_need(tmp_path: Path) -> None:
    path = tmp_path / "book.toml"
    path.write_text(
        'title = "Large"\ntheme = "large"\n[[part]]\nis = "words"\ntext = "Read **this**."\n', encoding="utf-8"
    )
    booklet = pypdfium2.PdfDocument(build(path, open_shelf(), {})[1]["booklet.pdf"])
    assert [round(side * MM) for side in booklet[0].get_size()] == [420, 297]
