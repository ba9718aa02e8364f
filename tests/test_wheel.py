"""The wheel, in a clean environment outside the checkout, prints a dungeon."""

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.xdist_group("wheel")
def test_the_wheel_prints_a_dungeon_outside_the_checkout(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    # The locked packages of this environment are lent to the new one; printgen itself is only the wheel.
    venv.create(tmp_path / "env", with_pip=False)
    python = tmp_path / "env" / ("Scripts" if os.name == "nt" else "bin") / "python"
    (site,) = (tmp_path / "env").rglob("site-packages")
    lent = next(path for path in sys.path if path.endswith("site-packages"))
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", str(site), str(wheel)],
        check=True, capture_output=True,
    )  # fmt: skip
    (site / "lent.pth").write_text(lent + "\n", encoding="utf-8")
    env = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    code = "import printgen, sys; assert sys.argv[1] not in printgen.__file__, printgen.__file__"
    subprocess.run([str(python), "-c", code, str(ROOT)], check=True, cwd=tmp_path, env=env)
    done = subprocess.run(
        [str(python), "-m", "printgen.cli.main", "dungeon", "--seed", "wheel", "-o", "out"],
        cwd=tmp_path, env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert {"record.json", "journal.jsonl", "book.pdf", "map.pdf"} <= {
        path.name for path in (tmp_path / "out").iterdir()
    }
