"""A changed face, total, row or table is named; a run as its seed makes it passes; a die can be explained."""

import hashlib
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.door import printgen

COMMANDS = ("dungeon", "delve", "area", "cave", "characters", "level")


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    desk = tmp_path_factory.mktemp("audit")
    for command in COMMANDS:
        heard = printgen(command, "--seed", "salt-well-101", "--format", "json", "-o", command, cwd=desk)
        assert heard.code == 0, heard.err
    return desk


@pytest.mark.parametrize("command", COMMANDS)
def test_a_run_as_its_seed_makes_it_passes(desk: Path, command: str) -> None:
    heard = printgen("audit", command, cwd=desk)
    assert (heard.code, heard.err) == (0, "")


def tamper(desk: Path, change: Callable[[list[dict[str, object]]], None]) -> str:
    """What audit says of a dungeon whose journal was changed."""
    path = desk / "dungeon/journal.jsonl"
    kept = path.read_text(encoding="utf-8")
    rolls = [json.loads(line) for line in kept.splitlines()]
    change(rolls)
    path.write_text("".join(json.dumps(roll) + "\n" for roll in rolls), encoding="utf-8")
    heard = printgen("audit", "dungeon", cwd=desk)
    path.write_text(kept, encoding="utf-8")
    assert heard.code == 1
    return heard.out


def read(rolls: list[dict[str, object]]) -> dict[str, object]:
    return next(roll for roll in rolls if roll["table"] == "fourad/contents")


def test_a_changed_face_is_named(desk: Path) -> None:
    def change(rolls: list[dict[str, object]]) -> None:
        roll = rolls[0]
        roll["faces"] = [face % 6 + 1 for face in roll["faces"]]  # type: ignore[attr-defined]

    assert "roll 1 " in tamper(desk, change) and "the seed shows" in tamper(desk, change)


def test_a_changed_total_is_named(desk: Path) -> None:
    def change(rolls: list[dict[str, object]]) -> None:
        read(rolls)["total"] = 99

    assert "total 99; faces and adds come to" in tamper(desk, change)


def test_a_changed_row_is_named(desk: Path) -> None:
    def change(rolls: list[dict[str, object]]) -> None:
        roll = read(rolls)
        roll["row"] = "3" if roll["row"] != "3" else "4"

    assert "fourad/contents reads" in tamper(desk, change)


def test_a_missing_line_is_named(desk: Path) -> None:
    assert "journal holds" in tamper(desk, lambda rolls: rolls.__delitem__(-1))


def test_a_changed_table_is_named(desk: Path, tmp_path: Path) -> None:
    heard = printgen("copy", "fourad/contents", "--to", str(tmp_path), cwd=desk)
    assert heard.code == 0, heard.err
    table = tmp_path / "tables/fourad/contents.toml"
    table.write_text(table.read_text(encoding="utf-8") + "\n# mine\n", encoding="utf-8")
    heard = printgen("--shelf", str(tmp_path), "audit", "dungeon", cwd=desk)
    assert heard.code == 1 and "tables/fourad/contents.toml: has changed" in heard.out


def test_a_changed_record_is_named(desk: Path) -> None:
    path = desk / "dungeon/record.json"
    kept = path.read_text(encoding="utf-8")
    path.write_text(re.sub(r'("number": )1\b', r"\g<1>77", kept, count=1), encoding="utf-8")
    heard = printgen("audit", "dungeon", cwd=desk)
    path.write_text(kept, encoding="utf-8")
    assert heard.code == 1 and "77; rolled again it is 1" in heard.out


def test_an_explained_face_can_be_checked_by_hand(desk: Path) -> None:
    said = printgen("explain", "dungeon", "1", cwd=desk).out
    match = re.search(r"printf '%s\\n%s\\n%d' '(.*)' '(.*)' (\d+) \| sha256sum", said)
    digits = re.search(r"hex digits (\d+) to (\d+)", said)
    assert match and digits
    whole = hashlib.sha256(f"{match[1]}\n{match[2]}\n{match[3]}".encode()).hexdigest()
    word = int(whole[int(digits[1]) - 1 : int(digits[2])], 16)
    roll = json.loads((desk / "dungeon/journal.jsonl").read_text(encoding="utf-8").splitlines()[0])
    assert 1 + (word * 6 >> 32) == roll["faces"][0]


@pytest.mark.parametrize("command", COMMANDS)
def test_dice_by_hand_give_the_run_they_were_thrown_for(desk: Path, command: str) -> None:
    rolls = [json.loads(line) for line in (desk / command / "journal.jsonl").read_text(encoding="utf-8").splitlines()]
    (desk / "mine.txt").write_text(
        "# my own dice\n" + "".join(f"{' '.join(map(str, roll['faces']))} # {roll['why']}\n" for roll in rolls),
        encoding="utf-8",
    )
    heard = printgen(
        command, "--seed", "salt-well-101", "--dice", "mine.txt", "--format", "json", "-o", f"{command}-hand", cwd=desk
    )
    assert heard.code == 0, heard.err
    mine = json.loads((desk / f"{command}-hand/record.json").read_text(encoding="utf-8"))
    seeds = json.loads((desk / command / "record.json").read_text(encoding="utf-8"))
    assert mine["result"] == seeds["result"] and mine["setting"]["dice"] == "hand"
    assert printgen("audit", f"{command}-hand", cwd=desk).code == 0
