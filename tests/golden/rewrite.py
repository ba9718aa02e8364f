"""Writes the seed catalogues anew: `python -m tests.golden.rewrite [game ...]`. Say in the commit why the dice changed.

A catalogue is a module of this folder with `NAME` (its file) and `catalogue()` (its text).
"""

import sys
from importlib import import_module
from pathlib import Path

FOLDER = Path(__file__).parent
NOT = ("__init__", "rewrite")


def modules() -> list[str]:
    return sorted(
        path.stem for path in FOLDER.glob("*.py") if path.stem not in NOT and not path.stem.startswith("test_")
    )


def main(wanted: list[str]) -> None:
    for name in modules():
        module = import_module(f"tests.golden.{name}")
        if hasattr(module, "catalogue") and (not wanted or name in wanted):
            (FOLDER / module.NAME).write_text(module.catalogue(), encoding="utf-8", newline="\n")
            print(f"tests/golden/{module.NAME}")


if __name__ == "__main__":
    main(sys.argv[1:])
