"""printgen delve and camp from the door: what they write, what they refuse, and that nothing is left behind then."""

import json
from pathlib import Path

import pytest

from tests.cli.door import printgen

REFUSED = [
    ("an unknown class", ("--party", "warrior,rouge"), "did you mean “rogue”"),
    ("five heroes", ("--party", "warrior,warrior,warrior,warrior,warrior"), "5 heroes; give 1 to 4"),
    ("no heroes", ("--party", ","), "0 heroes"),
    ("a level too high", ("--level", "6"), "give 1 to 5"),
    ("an unknown house rule", ("--house", "bullrush=each"), "did you mean “bull_rush”"),
    ("a wrong value of one", ("--house", "bull_rush=often"), "give first or each"),
    ("an unknown policy", ("--policy", "bald"), "did you mean “bold”"),
    ("a party that is not there", ("--party", "nowhere.toml"), "cannot be read"),
]


@pytest.mark.parametrize(("what", "args", "words"), REFUSED, ids=[one[0] for one in REFUSED])
def test_it_refuses_in_one_line_and_writes_nothing(what, args, words, tmp_path: Path):
    said = printgen("delve", "--seed", "x", *args, "--format", "json", cwd=tmp_path)
    assert said.code in (2, 4)
    assert words in said.line
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("hero", "words"),
    [
        ("name='A'\nclass='elf'\nprepared=['blessing']", "an elf cannot prepare Blessing"),
        ("name='A'\nclass='halfling'\nshield={gear='shield'}", "a halfling bears no shield"),
        ("name='A'\nclass='rogue'\n[[heroes]]\nname='A'\nclass='elf'", "two heroes are called A"),
    ],
)
def test_a_party_file_is_checked(hero, words, tmp_path: Path):
    (tmp_path / "party.toml").write_text(f"[[heroes]]\n{hero}\n", encoding="utf-8")
    said = printgen("delve", "--party", "party.toml", "--seed", "x", "--format", "json", cwd=tmp_path)
    assert said.code == 4
    assert words in said.line
    assert [path.name for path in tmp_path.iterdir()] == ["party.toml"]


def test_a_delve_a_camp_and_the_next_delve(tmp_path: Path):
    args = ("--format", "txt,svg,json", "-q")
    assert printgen("delve", "--seed", "home 3", "--policy", "careful", "-o", "one", *args, cwd=tmp_path).code == 0
    names = {path.name for path in (tmp_path / "one").rglob("*") if path.is_file()}
    assert {"record.json", "journal.jsonl", "log.txt", "party.toml", "gm.svg", "player.svg"} <= names
    said = printgen("camp", "one", "--seed", "rest", "-o", "two", *args, cwd=tmp_path)
    assert said.code == 0, said.err
    assert "Spent:" in (tmp_path / "two" / "log.txt").read_text(encoding="utf-8")
    assert printgen("delve", "--party", "two", "--seed", "again", "-o", "three", *args, cwd=tmp_path).code == 0
    record = json.loads((tmp_path / "three" / "record.json").read_text(encoding="utf-8"))
    assert record["result"]["before"]["delves"] == 1
    assert record["setting"]["options"]["party"]["heroes"]


def test_the_log_ends_as_the_record_does(tmp_path: Path):
    assert printgen("delve", "--seed", "log", "-o", "run", "--format", "txt", "-q", cwd=tmp_path).code == 0
    record = json.loads((tmp_path / "run" / "record.json").read_text(encoding="utf-8"))["result"]
    text = (tmp_path / "run" / "log.txt").read_text(encoding="utf-8")
    last = text.strip().splitlines()[-1]
    assert last.startswith(f"{len(record['seen'])} tiles entered")
    assert last.endswith(f"{record['ending']}.")
    for hero in record["after"]["heroes"]:
        assert f"{hero['name']}, {hero['class']}" in text
    journal = (tmp_path / "run" / "journal.jsonl").read_text(encoding="utf-8").count("\n")
    assert f"{journal} throws" in last
