"""printgen all: three games, one seed, one folder, one book."""

import json
from pathlib import Path

import pikepdf
import pytest

from tests.cli.door import printgen, tree


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    desk = tmp_path_factory.mktemp("all")
    heard = printgen("all", "--seed", "heron-lamp-417", "-o", "out", "--json", cwd=desk)
    assert heard.code == 0, heard.err
    said = json.loads(heard.out)
    assert {file["name"] for file in said["files"]} == {
        name for name in tree(desk / "out") if not name.endswith(".printgen-files")
    }
    return desk / "out"


def test_every_game_has_its_runs(folder: Path) -> None:
    for name in ("delve", "area", "cave", "characters", "level"):
        assert (folder / name / "record.json").is_file() and (folder / name / "journal.jsonl").is_file()
        heard = printgen("audit", str(folder / name), cwd=folder)
        assert heard.code == 0, heard.out


def test_the_book_holds_a_chapter_for_each(folder: Path) -> None:
    with pikepdf.open(folder / "book.pdf") as book, book.open_outline() as outline:
        titles = [item.title for item in outline.root]
        assert len(book.pages) > 40
    assert len(titles) >= 7


def test_the_contents_are_one_page(folder: Path) -> None:
    import pypdfium2

    pages = [page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(folder / "book.pdf")]
    assert "Contents" in pages[1] and "Credits" in pages[1]


def test_a_run_of_it_can_be_pressed_again(folder: Path) -> None:
    heard = printgen("print", str(folder / "cave"), "--parts", "map", "--paper", "a4", cwd=folder)
    assert heard.code == 0, heard.err
    assert (folder / "cave/map.pdf").is_file()
