"""One picture in resvg, WeasyPrint and Chromium: at 150 dpi, our own fonts in all, differences hardly anywhere."""

import base64
import io
import os
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pypdfium2
import pytest
from PIL import Image, ImageFilter

from printgen.draw.look import Look
from printgen.draw.png import png_of, size_mm
from printgen.draw.sheet import draw
from printgen.press.fonts import ready
from printgen.press.picture import picture_pdf
from tests.draw.games import COMMANDS, referee

DPI = 150
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def by_resvg(svg: str) -> Image.Image:
    return Image.open(io.BytesIO(png_of(svg, DPI)))


def by_weasyprint(svg: str) -> Image.Image:
    return pypdfium2.PdfDocument(picture_pdf(svg))[0].render(scale=DPI / 72).to_pil()


def by_chromium(svg: str, folder: Path) -> Image.Image:
    """At the very dots of the other picture: half a dot of stretch over a page is no difference of drawing."""
    width, height = (round(side / 25.4 * DPI) / DPI * 25.4 for side in size_mm(svg))
    page = folder / "map.html"
    data = base64.b64encode(svg.encode()).decode()
    page.write_text(
        f'<style>body{{margin:0}}img{{display:block;width:{width}mm;height:{height}mm}}</style><img src="data:image/svg+xml;base64,{data}">'
    )
    out = folder / "map.png"
    scale = DPI / 96
    command = [
        str(CHROMIUM), "--headless", "--no-sandbox", "--disable-gpu", f"--screenshot={out}", "--hide-scrollbars",
        f"--force-device-scale-factor={scale}", f"--window-size={round(width / 25.4 * 96) + 1},{round(height / 25.4 * 96) + 1}",
        f"--user-data-dir={folder / 'profile'}", page.as_uri(),
    ]  # fmt: skip
    subprocess.run(
        command, check=True, capture_output=True, timeout=120, env={**os.environ, "FONTCONFIG_FILE": str(ready())}
    )
    return Image.open(out)


def difference(one: Image.Image, two: Image.Image) -> float:
    """The share of pixels that differ by more than 128 once both are blurred by a pixel."""
    width, height = min(one.width, two.width), min(one.height, two.height)
    assert abs(one.width - two.width) <= 3 and abs(one.height - two.height) <= 3
    a, b = (
        np.asarray(one.convert("L").crop((0, 0, width, height)).filter(ImageFilter.GaussianBlur(1)), dtype=int)
        for one in (one, two)
    )
    return float((np.abs(a - b) > 128).mean())


@pytest.mark.raster
@pytest.mark.parametrize(("id", "command"), COMMANDS[::2])
def test_weasyprint_and_resvg_draw_one_picture(id: str, command: str) -> None:
    svg = draw(referee(id, command, "1"))
    assert difference(by_resvg(svg), by_weasyprint(svg)) < 0.002


def test_the_measure_sees_a_wall_moved() -> None:
    plain = Image.new("L", (400, 400), 255)
    moved = plain.copy()
    moved.paste(0, (100, 100, 110, 300))
    assert difference(plain, moved) > 0.01


@pytest.mark.long
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here")
@pytest.mark.parametrize("look", [Look(), Look(ink="light", theme="parchment")], ids=["dyson", "parchment"])
@pytest.mark.parametrize(("id", "command"), COMMANDS)
def test_three_renderers_draw_one_picture(id: str, command: str, look: Look, tmp_path: Path) -> None:
    for seed in ("1", "2", "3", "4", "5"):
        svg = draw(referee(id, command, seed), look)
        resvg = by_resvg(svg)
        assert difference(resvg, by_weasyprint(svg)) < 0.002, seed
        assert difference(resvg, by_chromium(svg, tmp_path)) < 0.002, seed


@pytest.mark.parametrize(("id", "command"), COMMANDS[1::2])
def test_a_maps_pdf_is_at_most_100_kb(id: str, command: str) -> None:
    assert len(picture_pdf(draw(referee(id, command, "2")))) <= 100_000
