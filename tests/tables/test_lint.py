"""What is wrong with a table is named: file, row, what would do. And nothing is wrong with ours."""

from pathlib import Path

import pytest

from printgen.chance.loaded import loaded
from printgen.errors import BadFile
from printgen.shelf import Shelf, open_shelf
from printgen.tables.consult import consult
from printgen.tables.lint import check
from printgen.tables.load import Tables

HEAD = 'title = "T"\nsource = "s"\nlicence = "l"\ndice = "d6"\n'
WHOLE = HEAD + '[rows."1-3"]\ntext = "low"\n[rows."4-6"]\ntext = "high"\n'

FAULTS = [
    ("a gap", HEAD + '[rows."1-3"]\n[rows."5-6"]\n', "no row for 4"),
    ("an overlap", HEAD + '[rows."1-4"]\n[rows."4-6"]\n', "4 is on rows 1-4 and 4-6"),
    ("a row never shown", HEAD + '[rows."1-6"]\n[rows."7"]\n', "never shows it"),
    ("adds not covered", HEAD + 'adds = [-1, 0]\n[rows."1-6"]\n', "no row for 0"),
    (
        "a dangling table",
        HEAD + '[rows."1-6"]\neffects = [{ do = "consult", table = "t/none" }]\n',
        "“t/none” is not there",
    ),
    ("a dangling ref", HEAD + '[rows."1-6"]\nref = "t/b#x"\n', "“t/b#x” is not there"),
    ("bad dice in an effect", HEAD + '[rows."1-6"]\neffects = [{ do = "gold", dice = "2d" }]\n', "“2d”"),
    ("a loop", HEAD + '[rows."1-6"]\neffects = [{ do = "consult", table = "t/a" }]\n', "for ever"),
    ("an unknown field", HEAD + '[rows."1-6"]\ntxt = "x"\n', "unknown field `txt`"),
    ("an unknown effect", HEAD + '[rows."1-6"]\neffects = [{ do = "dance" }]\n', "dance"),
    ("an unknown top field", WHOLE.replace("dice", "dyce = 1\ndice"), "unknown field “dyce”"),
    ("a key that is no range", HEAD + '[rows."low"]\n', "write 4, 4-6"),
    ("a backward range", HEAD + '[rows."6-1"]\n', "runs backwards"),
    ("a duplicate row", HEAD + '[rows."1-6"]\n[rows."1-6"]\n', "1-6"),
    ("no title", WHOLE.replace('title = "T"\n', ""), "title"),
    (
        "an unknown kind",
        'title="T"\nsource="s"\nlicence="l"\nkind="no.such"\n[entries.a]\n',
        "kind “no.such” is unknown",
    ),
]


def shelf_with(tmp_path: Path, text: str) -> Tables:
    (tmp_path / "tables/t").mkdir(parents=True)
    (tmp_path / "tables/t/a.toml").write_text(text, encoding="utf-8")
    return Tables(Shelf((tmp_path,)))


@pytest.mark.parametrize(("name", "text", "said"), FAULTS, ids=[name for name, _, _ in FAULTS])
def test_a_fault_is_named(tmp_path: Path, name: str, text: str, said: str) -> None:
    faults = check(shelf_with(tmp_path, text))
    assert any(said in fault for fault in faults), faults
    assert all("\n" not in fault for fault in faults)


def test_every_bad_row_is_named_at_once(tmp_path: Path) -> None:
    text = HEAD + '[rows."1-3"]\nx = 1\n[rows."4-6"]\ny = 2\n'
    with pytest.raises(BadFile) as caught:
        shelf_with(tmp_path, text).table("t/a")
    assert "row “1-3”" in str(caught.value) and "row “4-6”" in str(caught.value)


def test_a_throw_on_a_table_is_journaled_with_its_row(tmp_path: Path) -> None:
    table = shelf_with(tmp_path, WHOLE).table("t/a")
    with loaded(5) as bag:
        found = consult(bag.cup("x"), table)
        assert bag.journal is not None
        assert (found.row.text, bag.journal.rolls[0].table, bag.journal.rolls[0].row) == ("high", "t/a", "4-6")


def test_a_missing_table_suggests_the_nearest(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="did you mean"):
        shelf_with(tmp_path, WHOLE).table("t/aa")


def test_the_first_shelf_that_has_a_file_wins(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name / "tables").mkdir(parents=True)
        (tmp_path / name / "tables/a.toml").write_text(WHOLE.replace("low", name), encoding="utf-8")
    tables = Tables(Shelf((tmp_path / "one", tmp_path / "two")))
    assert tables.table("a").rows[0].text == "one"


def test_every_table_of_ours_is_whole() -> None:
    assert check(Tables(open_shelf())) == []


def test_every_table_names_its_licence_and_source() -> None:
    tables = Tables(open_shelf())
    for id in tables.ids():
        head = tables.any(id).head
        assert head.source and head.licence and head.title, id
