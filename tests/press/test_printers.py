"""Saved printers and the sheet that measures them: what is read off the sheet is what puts backs behind fronts."""

from pathlib import Path

import pypdfium2
import pytest

from printgen.errors import BadFile, Usage
from printgen.press.calibrate import calibration_pdf, targets
from printgen.press.printers import Printer, checked, find_printer, printers_text, read_printers
from printgen.press.sizes import PT, paper
from printgen.shelf import open_shelf
from printgen.tables.load import Tables
from tests.press.fold import through
from tests.press.read_pdf import boxes, lines, texts

TABLES = Tables(open_shelf())


def crosses(data: bytes, page: int, arm: float) -> list[tuple[float, float]]:
    """The middles of crosses whose arms are `arm` mm."""
    level = [
        one
        for one in lines(data, page)
        if abs(one[1] - one[3]) < 0.01 and abs(abs(one[2] - one[0]) / PT - 2 * arm) < 0.01
    ]
    upright = [
        one
        for one in lines(data, page)
        if abs(one[0] - one[2]) < 0.01 and abs(abs(one[3] - one[1]) / PT - 2 * arm) < 0.01
    ]
    return sorted(
        {
            (round(up[0], 2), round(flat[1], 2))
            for flat in level
            for up in upright
            if abs((flat[0] + flat[2]) / 2 - up[0]) < 0.01 and abs((up[1] + up[3]) / 2 - flat[1]) < 0.01
        }
    )


@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize("name", ["a4", "letter", "a4-landscape"])
def test_on_a_true_printer_crosses_and_scales_fall_on_one_another(name: str, flip: str) -> None:
    sheet = paper(TABLES, name)
    data = calibration_pdf(sheet, flip)  # type: ignore[arg-type]
    size = sheet.points
    front, back = crosses(data, 0, 12.0), crosses(data, 1, 5.0)
    assert len(front) == len(back) == 5 == len(targets(sheet))
    seen = sorted(through(one, size, flip) for one in back)
    assert [pytest.approx(one, abs=0.05) for one in seen] == front


@pytest.mark.parametrize("flip", ["long", "short"])
def test_the_figures_read_off_move_backs_to_where_they_belong(flip: str) -> None:
    """A printer that lays backs 2 mm left and 1 mm up: the front's cross then shows at +2 and +1 on the back's scale."""
    sheet = paper(TABLES, "a4")
    stray = (-2.0, -1.0)
    printed = [(x + stray[0] * PT, y - stray[1] * PT) for x, y in crosses(calibration_pdf(sheet, flip), 1, 5.0)]  # type: ignore[arg-type]
    fronts = [through(one, sheet.points, flip) for one in crosses(calibration_pdf(sheet, flip), 0, 12.0)]  # type: ignore[arg-type]
    near = min(fronts, key=lambda one: abs(one[0] - printed[2][0]) + abs(one[1] - printed[2][1]))
    read = ((near[0] - printed[2][0]) / PT, (printed[2][1] - near[1]) / PT)  # right, down on the back's own scale
    assert read == pytest.approx((2.0, 1.0), abs=0.02)
    moved = crosses(calibration_pdf(sheet, flip, read), 1, 5.0)  # type: ignore[arg-type]
    printed_again = sorted(through((x + stray[0] * PT, y - stray[1] * PT), sheet.points, flip) for x, y in moved)
    assert printed_again == [pytest.approx(one, abs=0.05) for one in crosses(calibration_pdf(sheet, flip), 0, 12.0)]  # type: ignore[arg-type]


def test_the_calibration_sheet_says_how_to_use_it_and_has_a_ruler() -> None:
    data = calibration_pdf(paper(TABLES, "letter"))
    front, back = texts(data)
    assert "turning on the long edge" in front and "--right MM --down MM" in back.replace("\r\n", " ")
    assert any(abs(abs(x2 - x1) - 100 * PT) < 0.05 for x1, _, x2, _ in lines(data, 0))
    assert boxes(data)[0]["mediabox"] == pytest.approx((0, 0, 612, 792), abs=0.01)
    for page in pypdfium2.PdfDocument(data):
        textpage = page.get_textpage()
        for index in range(textpage.count_rects()):
            left, _, right, _ = textpage.get_rect(index)
            assert left > 10 and right < 602


def test_a_printer_is_read_back_as_it_was_saved(tmp_path: Path) -> None:
    known = {"office": Printer("office", 0.5, -1.25, "short", 6.35), "home": Printer("home")}
    path = tmp_path / "printers.toml"
    path.write_text(printers_text(known), encoding="utf-8")
    assert read_printers(path) == {"home": known["home"], "office": known["office"]}
    assert find_printer("office", path).down == -1.25


def test_no_file_is_no_printers_and_a_wrong_name_is_answered(tmp_path: Path) -> None:
    path = tmp_path / "printers.toml"
    assert read_printers(path) == {}
    with pytest.raises(Usage, match="calibrate --save office"):
        find_printer("office", path)
    path.write_text(printers_text({"office": Printer("office")}), encoding="utf-8")
    with pytest.raises(Usage, match="did you mean “office”"):
        find_printer("ofice", path)


BAD = [
    ("[a\n", "printers.toml"),
    ("[a]\nrigth = 1\n", "did you mean “right”"),
    ("[a]\nright = 'x'\n", "a number of mm"),
    ("[a]\nright = true\n", "a number of mm"),
    ("[a]\nflip = 'up'\n", "long or short"),
    ("a = 1\n", "a table"),
]


@pytest.mark.parametrize(("text", "said"), BAD)
def test_a_spoilt_file_is_named_with_what_would_do(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "printers.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile, match=said):
        read_printers(path)


@pytest.mark.parametrize(
    "one", [Printer("b d"), Printer(""), Printer("a", 26.0), Printer("a", down=-99), Printer("a", margin=-1)]
)
def test_what_cannot_be_meant_is_refused(one: Printer) -> None:
    with pytest.raises(Usage, match=r"would do|at most"):
        checked(one)
