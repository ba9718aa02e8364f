"""What happens when WeasyPrint's parts are missing, and what is logged where."""

import builtins
import logging
from typing import Any

import pytest

from printgen.errors import BadPdf, Missing
from printgen.press import documents
from printgen.press.documents import lay_out
from printgen.press.gallery import Gallery
from printgen.press.preflight import check
from printgen.press.titles import title_lines, title_size


def without(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    real = builtins.__import__

    def imported(name: str, *args: Any, **more: Any) -> Any:
        if name == "weasyprint":
            raise error
        return real(name, *args, **more)

    monkeypatch.setattr(builtins, "__import__", imported)


def test_a_missing_pango_is_told_with_the_line_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, OSError("cannot load library 'libpango-1.0-0': no such file\nmore"))
    with pytest.raises(
        Missing, match=r"cannot load Pango \(cannot load .*\); apt-get install -y libpango-1\.0-0"
    ) as caught:
        documents.weasyprint()
    assert caught.value.code == 3
    assert "\n" not in str(caught.value)


def test_a_missing_weasyprint_is_told_with_the_line_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, ImportError("no weasyprint"))
    with pytest.raises(Missing, match="pip install weasyprint"):
        documents.weasyprint()


def test_weasyprints_log_stays_quiet_and_is_given_back(caplog: pytest.LogCaptureFixture) -> None:
    documents.weasyprint()
    logger = logging.getLogger("weasyprint")
    before = logger.handlers[:], logger.propagate, logger.level
    lay_out('<p style="no-such: thing">x</p><a href="#nowhere">y</a>', Gallery()).pdf()
    assert not caplog.records
    assert (logger.handlers[:], logger.propagate, logger.level) == before


def test_items_of_a_list_keep_their_marks() -> None:
    import pypdfium2

    data = lay_out("<ul><li>one</li></ul><ol><li>two</li></ol>", Gallery()).pdf()
    text = pypdfium2.PdfDocument(data)[0].get_textpage().get_text_bounded()
    assert "•" in text
    assert "1." in text


def test_what_is_no_pdf_does_not_pass_the_check() -> None:
    with pytest.raises(BadPdf, match=r"x\.pdf: cannot be read back"):
        check(b"%PDF-1.7 nothing", "x.pdf")


def test_more_pages_than_a_fixed_page_may_have_are_told() -> None:
    data = lay_out('<p>a</p><p style="break-before:page">b</p>', Gallery()).pdf()
    with pytest.raises(BadPdf, match=r"sheet\.pdf: 2 pages where 1 were wanted"):
        check(data, "sheet.pdf", pages=1)


TITLES = [
    ("Zine", ["Zine"]),
    ("The Drowned Vault of Hesk", ["The Drowned", "Vault of Hesk"]),
    ("The Brass Archive of the Second Moon", ["The Brass Archive", "of the Second Moon"]),
]


@pytest.mark.parametrize(("title", "lines"), TITLES)
def test_a_cover_title_is_cut_into_lines_of_like_length(title: str, lines: list[str]) -> None:
    assert title_lines(title) == lines


def test_a_cover_title_grows_no_larger_than_thirty_points_on_a5() -> None:
    assert title_size(["Zine"], 120)[0] == 30.0
    assert title_size(["A" * 30], 120)[0] < 16
