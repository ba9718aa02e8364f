"""Small files, few elements, quick drawing, little ink; the same bytes in every process."""

import io
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from printgen.draw.look import Inkiness, Look
from printgen.draw.png import png_of
from printgen.draw.sheet import draw
from printgen.model.plan import Plan
from tests.draw.games import COMMANDS, referee
from tests.draw.samples import tiles

ROOT = Path(__file__).parents[2]
BARE = {"legend": False, "scale": False, "north": False, "title": False, "seed_line": False}


@pytest.mark.parametrize(("id", "command"), COMMANDS)
def test_a_page_is_at_most_100_kb(id: str, command: str) -> None:
    for seed in ("1", "2", "3"):
        assert len(draw(referee(id, command, seed))) <= 100_000


def test_wall_floor_and_hatch_are_a_handful_of_elements() -> None:
    svg = draw(tiles(), Look(**BARE, numbers=False))  # type: ignore[arg-type]
    assert len(re.findall(r"<(path|use|g|clipPath)\b", svg)) <= 40


def cost(plan: Plan, times: int) -> float:
    """The least CPU of several drawings."""
    look = Look()
    best = 9e9
    for _ in range(times):
        start = time.process_time()
        draw(plan, look)
        best = min(best, time.process_time() - start)
    return best


def test_drawing_a_page_of_forty_tiles_is_quick() -> None:
    """0.4 s is the goal on the machine of the issue; twice that here, for a machine that does other things."""
    assert cost(tiles(), 3) <= 0.8


def test_cost_a_square_does_not_grow_with_the_map() -> None:
    small, large = tiles(across=5, down=7), tiles(across=25, down=25)
    for _ in range(4):  # whatever else the machine does
        ratio = cost(large, 1) / (100 * 100) / (cost(small, 3) / (20 * 28))
        if ratio <= 1.3:
            return
    raise AssertionError(f"{ratio:.2f} times as much a square")


def ink(plan: Plan, kind: Inkiness) -> float:
    """The share of black over the box of what is drawn."""
    picture = Image.open(io.BytesIO(png_of(draw(plan, Look(kind, **BARE)), 75))).convert("L")  # type: ignore[arg-type]
    grey = np.asarray(picture, dtype=float)
    ys, xs = np.where(grey < 250)
    return float(1 - grey[ys.min() : ys.max() + 1, xs.min() : xs.max() + 1].mean() / 255)


@pytest.mark.parametrize(("id", "command"), COMMANDS)
def test_ink_is_at_most_15_percent_and_light_7(id: str, command: str) -> None:
    for seed in ("1", "2"):
        plan = referee(id, command, seed)
        light, usual = ink(plan, "light"), ink(plan, "dyson")
        assert light < usual <= 0.15 and light <= 0.07, seed


def test_two_processes_draw_the_same_bytes() -> None:
    code = (
        "import hashlib,sys;from tests.draw.samples import SAMPLES;from printgen.draw.sheet import draw;"
        "from printgen.draw.look import Look;"
        "print(hashlib.sha256(''.join(draw(p(), Look(ink=i)) for p in SAMPLES.values() for i in ('dyson','light')).encode()).hexdigest())"
    )
    shown = set()
    for seed, zone, lang in (("1", "UTC", "C"), ("2", "Asia/Tokyo", "de_DE.UTF-8")):
        env = {**os.environ, "PYTHONHASHSEED": seed, "TZ": zone, "LANG": lang, "PYTHONPATH": str(ROOT)}
        done = subprocess.run(
            [sys.executable, "-c", code], env=env, cwd=ROOT, capture_output=True, text=True, check=True
        )
        shown.add(done.stdout)
    assert len(shown) == 1
