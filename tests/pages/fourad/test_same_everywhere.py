"""The same seed gives the same bytes: another process, hash seed, time zone, locale, folder; and little CPU."""

import hashlib
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from printgen.chance.cup import Bag
from printgen.chance.journal import Journal
from printgen.draw.look import Look
from printgen.draw.sheet import draw
from printgen.pages.fourad.dungeon_plans import dungeon_plans
from printgen.record import Setting
from printgen.rules.fourad.house import House
from printgen.rules.fourad.unplayed import Options, dungeon
from tests.pages.fourad.desk import TABLES

ROOT = Path(__file__).parents[3]


def made(folder: Path, *words: str, **environ: str) -> dict[str, str]:
    """Digest of every file that a command made in a process of its own."""
    folder.mkdir()
    env = {**os.environ, "PYTHONPATH": str(ROOT), **environ}
    subprocess.run(
        [sys.executable, "-m", "printgen.cli.main", *words, "-o", str(folder / "run"), "-q"],
        check=True, cwd=folder, env=env, capture_output=True,
    )  # fmt: skip
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted((folder / "run").rglob("*"))
        if path.is_file()
    }


ELSEWHERE = {"PYTHONHASHSEED": "77", "TZ": "Pacific/Auckland", "LC_ALL": "C"}


def test_a_dungeons_record_journal_and_maps_are_the_same_in_another_process(tmp_path):
    words = ("dungeon", "--seed", "heron-lamp-417", "--format", "json,svg")
    one = made(tmp_path / "one", *words, PYTHONHASHSEED="1", TZ="UTC")
    assert one == made(tmp_path / "two", *words, **ELSEWHERE)
    assert {"run/record.json", "run/journal.jsonl", "run/maps/gm.svg", "run/maps/player.svg"} <= set(one)


@pytest.mark.long
@pytest.mark.parametrize("command", ["dungeon", "delve"])
def test_every_file_of_a_run_is_the_same_in_another_process(tmp_path, command):
    words = (command, "--seed", "heron-lamp-417", "--format", "json,svg,txt,pdf")
    assert made(tmp_path / "one", *words, PYTHONHASHSEED="1") == made(tmp_path / "two", *words, **ELSEWHERE)


def test_a_whole_dungeon_is_rolled_and_drawn_in_half_a_second_of_cpu():
    def once(seed: str) -> float:
        start = time.process_time()
        result = dungeon(Bag(seed, journal=Journal()), TABLES, Options(), House())
        draw(dungeon_plans(result, Setting("fourad", "dungeon", seed))["gm"], Look())
        return time.process_time() - start

    once("warm")
    assert min(once(str(seed)) for seed in range(1, 4)) <= 0.5
