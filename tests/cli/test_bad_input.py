"""Bad input is one line that says what, where and what would do; its exit code; and nothing half written."""

from pathlib import Path

import pytest

from tests.cli.door import printgen, tree

QUICK = ("dungeon", "--format", "json", "-o", "out")
CASES = [
    ("an unknown command", ("delv",), 2, "did you mean “delve”"),
    ("a seed with a line break", (*QUICK, "--seed", "a\nb"), 2, "--seed"),
    ("an empty seed", (*QUICK, "--seed", " "), 2, "--seed"),
    ("a seed too long", (*QUICK, "--seed", "x" * 201), 2, "201 characters"),
    ("an unknown house rule", (*QUICK, "--house", "dors=plain"), 2, "did you mean “doors”"),
    ("a house rule's wrong value", (*QUICK, "--house", "doors=open"), 2, "give plain or locked"),
    ("a house rule twice", (*QUICK, "--house", "doors=plain", "--house", "doors=locked"), 2, "twice"),
    ("no such dice file", (*QUICK, "--dice", "none.txt"), 4, "none.txt"),
    ("a dice file that runs out", (*QUICK, "--dice", "short.txt"), 4, "ran out after 3 dice"),
    ("a 7 on a d6", (*QUICK, "--dice", "seven.txt"), 4, "seven.txt:2: 7 on a d6"),
    ("a word among the dice", (*QUICK, "--dice", "word.txt"), 4, "word.txt:1: “six” is no die"),
    ("an unknown format", ("dungeon", "--format", "docx", "-o", "out"), 2, "docx"),
    ("an unknown paper", ("dungeon", "--paper", "a44", "-o", "out", "--seed", "s"), 2, "a44"),
    ("an unknown theme", ("dungeon", "--theme", "parchmint", "-o", "out", "--seed", "s"), 2, "parchmint"),
    ("an unknown ink", (*QUICK, "--ink", "lite"), 2, "did you mean “light”"),
    ("an unknown part", ("dungeon", "--parts", "mpa", "-o", "out", "--seed", "s"), 2, "mpa"),
    ("a shelf that is not there", ("--shelf", "nowhere", *QUICK), 4, "nowhere"),
    ("a shelf with a broken table", ("--shelf", "gap", *QUICK), 4, "contents.toml"),
    ("a shelf with a template's typo", ("--shelf", "typo", "dungeon", "-o", "out", "--seed", "s"), 4, "theme.css"),
    ("a template with a name nobody has", ("--shelf", "name", "dungeon", "-o", "out", "--seed", "s"), 4, "cover.html: line 2"),
    ("an output folder that exists", ("dungeon", "--format", "json", "-o", "full"), 5, "--force"),
    ("an output that is a file", ("dungeon", "--format", "json", "-o", "seven.txt"), 5, "is a file"),
    ("a run that is not there", ("explain", "nowhere"), 4, "no such run"),
    ("a table that is not there", ("tables", "show", "fourad/contnets"), 4, "did you mean “fourad/contents"),
    ("a reroll that is none", (*QUICK, "--reroll", "/"), 2, "--reroll"),
    ("an option unknown to click", ("dungeon", "--sed", "s"), 2, "--seed"),
]  # fmt: skip


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    desk = tmp_path_factory.mktemp("desk")
    for name, text in (("short.txt", "1\n2 3\n"), ("seven.txt", "1 # fine\n7\n"), ("word.txt", "six\n")):
        (desk / name).write_text(text, encoding="utf-8")
    (desk / "full").mkdir()
    (desk / "full/mine.txt").write_text("mine", encoding="utf-8")
    (desk / "gap/tables/fourad").mkdir(parents=True)
    (desk / "gap/tables/fourad/contents.toml").write_text("title = 'x'\n[rows.'2']\nbad = 1\n", encoding="utf-8")
    (desk / "name/templates/base").mkdir(parents=True)
    (desk / "name/templates/base/cover.html").write_text("<section>\n{{ nothing.here }}\n", encoding="utf-8")
    (desk / "typo/templates/base").mkdir(parents=True)
    (desk / "typo/templates/base/theme.css").write_text("body { {{ nothing.here", encoding="utf-8")
    return desk


@pytest.mark.parametrize(("name", "args", "code", "said"), CASES, ids=[case[0] for case in CASES])
def test_it_is_said_in_one_line(desk: Path, name: str, args: tuple[str, ...], code: int, said: str) -> None:
    before = tree(desk)
    heard = printgen(*args, cwd=desk)
    assert heard.code == code, heard.err
    assert said in heard.line
    assert tree(desk) == before, "something was written"


def test_force_never_overwrites_a_folder_that_is_not_ours(desk: Path) -> None:
    heard = printgen("dungeon", "--format", "json", "-o", "full", "--force", cwd=desk)
    assert heard.code == 5 and "other things" in heard.line
    assert (desk / "full/mine.txt").read_text(encoding="utf-8") == "mine"
