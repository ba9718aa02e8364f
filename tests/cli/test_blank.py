"""The empty kits: every sheet keeps off the paper's edge, and there is a line for the name."""

from pathlib import Path

import numpy as np
import pypdfium2
import pytest

from tests.cli.door import printgen

EDGE = 5  # mm: what a home printer cannot reach; nothing is printed there without bleed


def inked_edges(pdf: Path) -> list[int]:
    """Pages with ink nearer than EDGE to the paper's edge."""
    found = []
    for number, page in enumerate(pypdfium2.PdfDocument(pdf), 1):
        picture = np.asarray(page.render(scale=60 / 72, grayscale=True).to_numpy()).squeeze()
        rim = int(EDGE / 25.4 * 60)
        inside = picture[rim:-rim, rim:-rim]
        if int((picture < 128).sum()) > int((inside < 128).sum()):
            found.append(number)
    return found


@pytest.mark.parametrize("game", ["fourad", "axx"])
@pytest.mark.parametrize("paper", ["a5", "letter"])
def test_nothing_of_an_empty_kit_runs_off_the_paper(game: str, paper: str, tmp_path: Path) -> None:
    heard = printgen("blank", game, "--paper", paper, "-o", "out", cwd=tmp_path)
    assert heard.code == 0, heard.err
    for pdf in sorted((tmp_path / "out").glob("*.pdf")):
        if pdf.stem not in ("quarter", "half", "hirelings"):  # their cut ticks belong at the edge
            assert inked_edges(pdf) == [], pdf.name
