"""The door: help, speed, what every command has."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from printgen.cli.main import COMMANDS
from tests.cli.door import printgen

README = Path(__file__).resolve().parents[2] / "README.md"


def test_help_lists_every_command_and_imports_no_heavy_library(tmp_path: Path) -> None:
    code = (
        "import sys\nfrom printgen.cli.main import run\n"
        "try:\n    run(['--help'])\nexcept SystemExit:\n    pass\n"
        "print([name for name in ('weasyprint', 'reportlab', 'jinja2', 'pikepdf', 'svgwrite', 'msgspec') if name in sys.modules])"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env={**os.environ})
    assert shown.stdout.endswith("[]\n")
    assert all(f"  {name} " in shown.stdout for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_and_stands_in_the_readme(name: str, tmp_path: Path) -> None:
    heard = printgen(name, "--help", cwd=tmp_path)
    assert heard.code == 0 and f"printgen {name}" in heard.out
    assert f"printgen {name}" in README.read_text(encoding="utf-8")


def test_a_seed_is_made_and_shown_when_left_out(tmp_path: Path) -> None:
    heard = printgen("dungeon", "--format", "json", cwd=tmp_path)
    assert heard.code == 0, heard.err
    folder = tmp_path / heard.out.strip()
    assert (folder / "record.json").is_file() and folder.parent == tmp_path / "output"
    seed = heard.err.split("seed ")[1].split(":")[0]
    assert folder.name == f"dungeon-{seed}"
