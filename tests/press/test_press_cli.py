"""`printgen cards`, `impose` and `calibrate` as their user meets them: files, exit codes, one line, nothing half written."""

import json
import os
import sys
from collections.abc import Mapping
from io import StringIO
from pathlib import Path
from unittest import mock

import pytest

from printgen.cli.main import run
from tests.cli.door import Said, tree
from tests.press.books import book
from tests.press.read_pdf import boxes, puts, texts

RUN = ("level", "--seed", "heron", "--format", "json", "-o", "run")


def printgen(*args: str, cwd: Path, env: Mapping[str, str] | None = None) -> Said:
    """The command without a new process: these are many."""
    out, err, code, before = StringIO(), StringIO(), 0, Path.cwd()
    os.chdir(cwd)
    try:
        with (
            mock.patch.object(sys, "stdout", out),
            mock.patch.object(sys, "stderr", err),
            mock.patch.dict(os.environ, env or {}),
        ):
            run(list(args))
    except SystemExit as stop:
        code = int(stop.code or 0)
    finally:
        os.chdir(before)
    return Said(code, out.getvalue(), err.getvalue())


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a run and a PDF in it."""
    folder = tmp_path_factory.mktemp("press")
    assert printgen(*RUN, cwd=folder).code == 0
    (folder / "zine.pdf").write_bytes(book(10))
    (folder / "notes.txt").write_text("no pdf", encoding="utf-8")
    return folder


def test_cards_of_a_run_are_pressed_beside_it(place: Path) -> None:
    said = printgen("cards", "run", "--card", "poker-us", "--paper", "letter", "--flip", "long", cwd=place)
    assert (said.code, said.out) == (0, "run/cards-poker-us-letter.pdf\n")
    data = (place / "run/cards-poker-us-letter.pdf").read_bytes()
    assert boxes(data)[0]["mediabox"] == pytest.approx((0, 0, 612, 792), abs=0.01)
    assert "turn on the long edge" in texts(data)[0]
    assert "heron" in texts(data)[0]
    again = printgen("cards", "run", "--paper", "letter", cwd=place)
    assert again.code == 5 and "--force" in again.line


def test_decks_apart_and_as_json(place: Path) -> None:
    said = printgen("cards", "run", "--deck", "treasure", "--backs", "apart", "-o", "t.pdf", "--json", cwd=place)
    assert said.code == 0
    facts = json.loads(said.out)
    assert [one["name"] for one in facts["files"]] == ["t.pdf", "t-backs.pdf"]
    assert facts["cards"] > 0 and facts["per_sheet"] == 18
    fronts, backs = ((place / name).read_bytes() for name in ("t.pdf", "t-backs.pdf"))
    assert len(puts(fronts)) == len(puts(backs)) == facts["sheets"]
    assert all("Treasure" in text for text in texts(backs))


def test_two_runs_share_their_sheets(place: Path) -> None:
    one = printgen("cards", "run", "-o", "one.pdf", "--json", cwd=place)
    two = printgen("cards", "run", "run", "-o", "two.pdf", "--json", cwd=place)
    assert json.loads(two.out)["cards"] == 2 * json.loads(one.out)["cards"]


def test_a_saved_printer_moves_the_backs(place: Path) -> None:
    home = {"XDG_CONFIG_HOME": str(place / "settings")}
    assert (
        printgen(
            "calibrate", "--save", "attic", "--right", "1.5", "--down", "-2", "--flip", "short", cwd=place, env=home
        ).code
        == 0
    )
    assert (
        "attic: backs 1.5 mm right, -2 mm down, short edge" in printgen("calibrate", "--list", cwd=place, env=home).out
    )
    plain = printgen("cards", "run", "--flip", "short", "-o", "plain.pdf", cwd=place, env=home)
    moved = printgen("cards", "run", "--printer", "attic", "-o", "moved.pdf", cwd=place, env=home)
    assert (plain.code, moved.code) == (0, 0)
    one, two = (puts((place / name).read_bytes()) for name in ("plain.pdf", "moved.pdf"))
    assert one[0] == two[0]
    (_, before), (_, after) = one[1][0], two[1][0]
    assert (after[4] - before[4], after[5] - before[5]) == pytest.approx((1.5 * 72 / 25.4, 2 * 72 / 25.4), abs=0.01)
    assert printgen("calibrate", "--printer", "attic", "-o", "check.pdf", cwd=place, env=home).code == 0
    assert "moved 1.5 mm right and -2 mm down" in texts((place / "check.pdf").read_bytes())[1].replace("\r\n", " ")
    assert printgen("calibrate", "--forget", "attic", cwd=place, env=home).code == 0
    assert printgen("calibrate", "--list", cwd=place, env=home).out == ""


def test_cards_made_elsewhere_are_laid_beside_a_runs_own(place: Path) -> None:
    (place / "faces.pdf").write_bytes(book(3, 63.5, 88.9))
    said = printgen("cards", "faces.pdf", "--back-file", "faces.pdf", "--json", cwd=place)
    facts = json.loads(said.out)
    assert [one["name"] for one in facts["files"]] == ["faces-poker-us-a4.pdf"]
    assert (facts["cards"], facts["sheets"]) == (3, 1)
    both = json.loads(printgen("cards", "faces.pdf", "run", "-o", "both.pdf", "--json", cwd=place).out)
    assert both["cards"] > 3


def test_any_pdf_is_imposed_on_the_sheet_it_folds_from(place: Path) -> None:
    said = printgen("impose", "zine.pdf", cwd=place)
    assert (said.code, said.out, said.err) == (
        0,
        "zine-booklet.pdf\n",
        "10 pages, 3 sheets; print at 100 %, both sides, turned on the short edge\n",
    )
    assert boxes((place / "zine-booklet.pdf").read_bytes())[0]["mediabox"] == pytest.approx(
        (0, 0, 841.89, 595.28), abs=0.01
    )
    facts = json.loads(
        printgen("impose", "zine.pdf", "--paper", "a4", "--flip", "long", "-o", "b.pdf", "--json", cwd=place).out
    )
    assert (facts["pages"], facts["sheets"], facts["paper"], facts["flip"]) == (10, 3, "a4", "long")


REFUSED = [
    ("no run", ("cards", "nowhere", "-o", "x.pdf"), 4, "nowhere"),
    ("no card", ("cards", "run", "--card", "pokr", "-o", "x.pdf"), 2, "did you mean “poker”"),
    ("no paper", ("cards", "run", "--paper", "a44", "-o", "x.pdf"), 2, "did you mean “a4”"),
    ("no deck", ("cards", "run", "--deck", "spel", "-o", "x.pdf"), 2, "--deck spel"),
    ("nine with bleed", ("cards", "run", "--paper", "letter", "--bleed", "3", "--nup", "9", "-o", "x.pdf"), 2, "6 times at most"),
    ("no flip", ("cards", "run", "--flip", "lng", "-o", "x.pdf"), 2, "did you mean “long”"),
    ("no printer", ("cards", "run", "--printer", "attic", "-o", "x.pdf"), 2, "calibrate --save attic"),
    ("a back for a run", ("cards", "run", "--back-file", "zine.pdf", "-o", "x.pdf"), 2, "--back-file"),
    ("faces of another size", ("cards", "zine.pdf", "-o", "x.pdf"), 4, "148.0 × 210.0 mm"),
    ("an output that is a folder", ("cards", "run", "-o", "run"), 5, "run"),
    ("no PDF", ("impose", "none.pdf", "-o", "x.pdf"), 4, "none.pdf"),
    ("a text", ("impose", "notes.txt", "-o", "x.pdf"), 4, "notes.txt: is no PDF"),
    ("a folder", ("impose", "run", "-o", "x.pdf"), 4, "run: is a folder"),
    ("a sheet too small", ("impose", "zine.pdf", "--paper", "letter", "-o", "x.pdf"), 2, "--scale"),
    ("too many for a zine", ("impose", "zine.pdf", "--fold", "zine", "--paper", "a4", "-o", "x.pdf"), 2, "eight panels"),
    ("a signature of six", ("impose", "zine.pdf", "--signature", "6", "-o", "x.pdf"), 2, "multiple of 4"),
    ("a stock", ("impose", "zine.pdf", "--stock", "81gsm", "-o", "x.pdf"), 2, "80gsm"),
    ("creep without a saddle", ("impose", "zine.pdf", "--fold", "2up", "--caliper", "0.1", "-o", "x.pdf"), 2, "saddle"),
    ("creep less than nothing", ("impose", "zine.pdf", "--caliper", "-1", "-o", "x.pdf"), 2, "0 to 1 mm"),
    ("an offset of a sheet", ("impose", "zine.pdf", "--offset", "0", "300", "-o", "x.pdf"), 2, "25 mm at most"),
    ("an offset of cards", ("cards", "run", "--offset", "-300", "0", "-o", "x.pdf"), 2, "25 mm at most"),
    ("the source", ("impose", "zine.pdf", "-o", "zine.pdf", "--force"), 5, "zine.pdf: is what was given"),
    ("a printer's name", ("calibrate", "--save", "Attic 1"), 2, "small letters"),
    ("a printer's offset", ("calibrate", "--save", "attic", "--right", "99"), 2, "25 mm at most"),
]  # fmt: skip


@pytest.mark.parametrize(("args", "code", "said"), [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED])
def test_what_cannot_be_done_is_one_line_and_leaves_nothing(
    place: Path, args: tuple[str, ...], code: int, said: str
) -> None:
    before = tree(place)
    done = printgen(*args, cwd=place, env={"XDG_CONFIG_HOME": str(place / "none")})
    assert done.code == code
    assert said in done.line
    assert tree(place) == before
