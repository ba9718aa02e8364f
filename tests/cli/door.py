"""Runs printgen as its user does: a process, its exit code, its one line."""

import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Said:
    code: int
    out: str
    err: str

    @property
    def line(self) -> str:
        """The one line an error is."""
        assert self.err.count("\n") == 1 and "Traceback" not in self.err, self.err
        return self.err.strip()


def printgen(*args: str, cwd: Path, env: Mapping[str, str] | None = None, stdin: str = "") -> Said:
    whole = {**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parents[2]), **(env or {})}
    done = subprocess.run(
        [sys.executable, "-m", "printgen.cli.main", *args],
        cwd=cwd, env=whole, input=stdin.encode(), capture_output=True, check=False, timeout=120,
    )  # fmt: skip
    return Said(done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8"))


def tree(folder: Path) -> dict[str, bytes]:
    """Every file under a folder by its name."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()
    }
