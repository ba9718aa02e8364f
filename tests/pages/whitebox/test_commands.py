"""printgen area and cave at the door."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from printgen.cli.main import printgen, run
from tests.rules.whitebox.worked import DROP


def invoke(*args: str) -> object:
    return CliRunner().invoke(printgen, list(args), catch_exceptions=False)


def test_a_drop_of_ones_own_becomes_a_map(tmp_path: Path) -> None:
    (tmp_path / "mine.csv").write_text(DROP, encoding="utf-8")
    for name in ("a", "b"):
        result = CliRunner().invoke(
            printgen,
            ["area", "--seed", "own", "--drop", str(tmp_path / "mine.csv"), "--tray", "28x36", "--format", "svg,json", "-o", str(tmp_path / name)],
            catch_exceptions=False,
        )  # fmt: skip
        assert result.exit_code == 0, result.output
    first, second = ((tmp_path / name / "maps" / "gm.svg").read_bytes() for name in ("a", "b"))
    assert (
        first == second
        and (tmp_path / "a" / "record.json").read_bytes() == (tmp_path / "b" / "record.json").read_bytes()
    )


BAD = {
    "7 on a d6": ("sides,face,x,y\n6,7,1,1\n", 4), "no d7": ("sides,face,x,y\n7,1,1,1\n", 4), "columns": ("sides,x,y\n6,1,1\n", 4),
    "off": ("sides,face,x,y\n6,1,400,1\n", 4), "many": ("sides,face,x,y\n" + "6,1,1,1\n" * 10_000, 6),
    "units": ("sides,face,x,y,x_mm,y_mm\n6,1,1,1,1,1\n", 4), "forty-one": ("sides,face,x,y\n" + "6,1,1,1\n" * 41, 6),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
@pytest.mark.parametrize("command", ["area", "cave"])
def test_a_bad_drop_is_one_line_and_nothing_is_written(
    command: str, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, code = BAD[name]
    (tmp_path / "bad.csv").write_text(text, encoding="utf-8")
    with pytest.raises(SystemExit) as stop:
        run([command, "--drop", str(tmp_path / "bad.csv"), "--tray", "28x36", "-o", str(tmp_path / "out")])
    said = capsys.readouterr()
    assert stop.value.code == code and said.out == ""
    assert len(said.err.strip().splitlines()) == 1 and "bad.csv" in said.err
    assert not (tmp_path / "out").exists()


def test_what_is_given_wrongly_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cases = [
        (["area", "--tray", "28x36"], 2, "--tray"), (["area", "--drop", "no.csv"], 4, "no.csv"),
        (["area", "--entrance", "up"], 2, "--entrance"), (["area", "--level", "99"], 2, "99"),
        (["cave", "--caves", "0"], 2, "0"), (["area", "--house", "box.d20=9x9"], 2, "box"),
    ]  # fmt: skip
    for args, code, word in cases:
        with pytest.raises(SystemExit) as stop:
            run([*args, "-o", str(tmp_path / "out")])
        assert stop.value.code == code and word in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_a_cave_takes_no_feature_die(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.csv").write_text(DROP, encoding="utf-8")
    with pytest.raises(SystemExit) as stop:
        run(["cave", "--drop", str(tmp_path / "mine.csv"), "-o", str(tmp_path / "out")])
    assert stop.value.code == 4 and "feature" in capsys.readouterr().err


def test_box_d20_is_a_house_rule_with_a_dot(tmp_path: Path) -> None:
    args = [
        "area",
        "--seed",
        "2",
        "--house",
        "box.d20=4x4",
        "--rooms",
        "none",
        "--format",
        "json",
        "-o",
        str(tmp_path / "out"),
    ]
    result = CliRunner().invoke(printgen, args, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    assert '"box_d20": "4x4"' in (tmp_path / "out" / "record.json").read_text(encoding="utf-8")


def test_own_dice_play_an_area(tmp_path: Path) -> None:
    """--dice: faces by hand; where they fall is the seed's."""
    (tmp_path / "dice.txt").write_text("1 " * 900, encoding="utf-8")
    args = [
        "area",
        "--seed",
        "hand",
        "--dice",
        str(tmp_path / "dice.txt"),
        "--format",
        "json",
        "-o",
        str(tmp_path / "out"),
    ]
    result = CliRunner().invoke(printgen, args, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    assert '"by":"hand"' in (tmp_path / "out" / "journal.jsonl").read_text(encoding="utf-8")
