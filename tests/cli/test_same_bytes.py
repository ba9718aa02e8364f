"""Same seed and options: the same bytes of every file, in another process, folder, hash seed, time zone and locale."""

from pathlib import Path

import pytest

from tests.cli.door import printgen, tree

ONE = {"PYTHONHASHSEED": "1", "TZ": "UTC", "LC_ALL": "C.UTF-8", "SOURCE_DATE_EPOCH": "1"}
OTHER = {
    "PYTHONHASHSEED": "4242",
    "TZ": "Pacific/Auckland",
    "LC_ALL": "C",
    "LANG": "tr_TR.UTF-8",
    "HOME": "/nonexistent",
}
CASES = [
    pytest.param(("dungeon", "--key", "apart")),
    pytest.param(("level", "--depth", "2", "--format", "svg,png,json,txt")),
    pytest.param(("area", "--format", "svg,png,json,txt")),
    pytest.param(("characters", "--sheet", "quarter")),
    pytest.param(("delve", "--paper", "letter", "--ink", "light"), marks=pytest.mark.long),
    pytest.param(("area", "--areas", "2"), marks=pytest.mark.long),
    pytest.param(("cave", "--theme", "parchment"), marks=pytest.mark.long),
    pytest.param(("level", "--levels", "2"), marks=pytest.mark.long),
    pytest.param(("characters", "--level", "5"), marks=pytest.mark.long),
]


@pytest.mark.parametrize("args", CASES, ids=lambda args: "-".join(args))
def test_every_file_is_the_same(args: tuple[str, ...], tmp_path: Path) -> None:
    made = []
    for name, env in (("here", ONE), ("another place/entirely", OTHER)):
        desk = tmp_path / name
        desk.mkdir(parents=True)
        heard = printgen(*args, "--seed", "Ночь & ’s", "-o", "out", cwd=desk, env=env)
        assert heard.code == 0, heard.err
        made.append(tree(desk / "out"))
    assert made[0].keys() == made[1].keys()
    assert [name for name in made[0] if made[0][name] != made[1][name]] == []
