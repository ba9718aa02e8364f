"""Without Pango: maps, records, texts and cards are made; only documents are refused, with the line to type."""

from pathlib import Path

import pytest

from tests.cli.door import Said, printgen, tree


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib/weasyprint.py").write_text(
        "raise OSError(\"cannot load library 'libpango-1.0-0'\")\n", encoding="utf-8"
    )
    (tmp_path / "desk").mkdir()
    return tmp_path / "desk"


def without(desk: Path, *args: str) -> Said:
    root = Path(__file__).resolve().parents[2]
    return printgen(*args, cwd=desk, env={"PYTHONPATH": f"{desk.parent / 'lib'}:{root}"})


def test_maps_records_and_texts_are_made(desk: Path) -> None:
    heard = without(desk, "delve", "--seed", "s", "--format", "svg,png,json,txt", "-o", "run")
    assert heard.code == 0, heard.err
    assert {"record.json", "journal.jsonl", "log.txt", "maps/gm.svg", "maps/gm.png"} <= set(tree(desk / "run"))


def test_cards_and_small_sheets_are_made(desk: Path) -> None:
    assert without(desk, "dungeon", "--seed", "s", "--format", "json", "-o", "run").code == 0
    heard = without(desk, "cards", "run", "-o", "cards.pdf")
    assert heard.code == 0, heard.err
    heard = without(desk, "dungeon", "--seed", "s", "--parts", "cards", "-o", "cut")
    assert heard.code == 0, heard.err
    heard = without(desk, "characters", "--seed", "s", "--sheet", "quarter", "-o", "four")
    assert heard.code == 0, heard.err
    assert (
        (desk / "cards.pdf").is_file() and (desk / "cut/cards.pdf").is_file() and (desk / "four/sheets.pdf").is_file()
    )


def test_documents_say_what_to_install_and_nothing_is_written(desk: Path) -> None:
    heard = without(desk, "dungeon", "--seed", "s", "-o", "run")
    assert heard.code == 3 and "apt-get install" in heard.line and "libpango" in heard.line
    assert not (desk / "run").exists()
