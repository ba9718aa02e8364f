"""The drawing surface sets every letter in a face that has it, wraps without cutting, and lays panels where they belong."""

from io import BytesIO

import pikepdf
import pypdfium2
import pytest

from printgen.errors import Missing
from printgen.press.inline import bare, spans, wrap
from printgen.press.palette import PLAIN, palette_of
from printgen.press.sheets import sheet_pdf
from printgen.press.sizes import PT, paper
from printgen.press.surface import Surface
from printgen.press.surface_dice import die
from printgen.press.surface_tablet import labelled, tablet
from printgen.press.surface_ticks import tick_boxes
from printgen.press.typecase import FILES, display_face, find, font, largest, runs, width
from printgen.shelf import open_shelf
from printgen.tables.load import Tables

LETTER = paper(Tables(open_shelf()), "letter")
ODD = "Дмитрий − × ’ — é ß & < > % # \\ ½ † Ő → ‘’“”…"


def _page(*panels: object, columns: int = 1, rows: int = 1) -> bytes:
    return sheet_pdf(panels, LETTER, columns, rows)  # type: ignore[arg-type]


def _text(data: bytes, page: int = 0) -> str:
    return str(pypdfium2.PdfDocument(data)[page].get_textpage().get_text_range())


def _fonts(data: bytes) -> dict[str, bool]:
    """Base font → whether its file is inside."""
    with pikepdf.open(BytesIO(data)) as pdf:
        found = {}
        for thing in pdf.objects:
            if isinstance(thing, pikepdf.Dictionary) and thing.get("/Type") == "/Font":
                descriptor = thing.get("/FontDescriptor")
                found[str(thing.BaseFont)] = descriptor is not None and "/FontFile2" in descriptor
        return found


def test_odd_letters_survive_in_every_face() -> None:
    def sheet(surface: Surface) -> None:
        for row, face in enumerate(name for name in FILES if find(name)):
            surface.text(10, 10 + 8 * row, ODD, face, 10)

    text = _text(_page(sheet))
    assert text.count(ODD) == sum(find(name) for name in FILES)


def test_every_letter_set_is_in_the_face_it_is_set_in() -> None:
    names = {font(face).fontName: face for face in FILES if find(face)}
    for face in ("display", "text", "text-italic", "label-bold", "figure"):
        for run in runs(ODD, face):
            cmap = font(names[run.font]).face.charToGlyph
            assert all(ord(letter) in cmap for letter in run.text)


def test_a_name_is_set_in_one_face() -> None:
    assert display_face("Brannoch Slate − ½") == "display"
    assert display_face("Дмитрий Smith") == "text-bold"
    assert display_face("Őri") == "text-bold"


def test_a_letter_that_no_face_has_is_named() -> None:
    with pytest.raises(Missing, match=r"“☠” \(U\+2620, skull and crossbones\)"):
        runs("no ☠ here", "text")


def test_fonts_are_ours_and_embedded_and_nothing_else_slips_in() -> None:
    def sheet(surface: Surface) -> None:
        surface.text(10, 10, ODD, "display", 12)
        surface.caps(10, 20, "room 12")
        surface.caps(10, 30, "armour")
        tablet(surface, 10, 40, 14, 14, "ac", "+2", note="x")
        die(surface, 40, 40, 10, 20, 20)

    fonts = _fonts(_page(sheet))
    assert fonts
    assert all(fonts.values()), fonts
    assert not any("Helvetica" in name for name in fonts)


def test_marks_make_faces_and_lonely_stars_stay() -> None:
    assert [span.face for span in spans("a **b** *c* d")] == ["text", "text-bold", "text", "text-italic", "text"]
    assert bare("a **b** *c*") == "a b c"
    assert bare("3 * 4 * 5, 2** x") == "3 * 4 * 5, 2** x"


@pytest.mark.parametrize("room", [20.0, 60.0, 155.0])
@pytest.mark.parametrize(
    "text", ["One time in six they **surprise** you.", "Llanfairpwllgwyngyllgogerychwyrndrobwll", ODD]
)
def test_wrapped_lines_fit_and_lose_nothing(room: float, text: str) -> None:
    lines = wrap(text, room, 10)
    for line in lines:
        assert sum(width(span.text, span.face, 10) for span in line) <= room + 1e-6
    words = "".join(span.text for line in lines for span in line)
    assert words.replace(" ", "") == bare(text).replace(" ", "")


def test_the_ladder_gives_the_largest_size_that_fits() -> None:
    ladder = (16.0, 14.0, 12.5, 11.0)
    assert largest("Ogre", "display", 200, ladder) == 16
    size = largest("Small Dragon", "display", 120, ladder)
    assert width("Small Dragon", "display", size) <= 120
    bigger = ladder[ladder.index(size) - 1]
    assert width("Small Dragon", "display", bigger) > 120


def test_tracking_is_set_back_after_capitals() -> None:
    def sheet(surface: Surface) -> None:
        surface.caps(10, 10, "hit points", 8)
        surface.text(10, 20, "plain", "text", 10)

    with pikepdf.open(BytesIO(_page(sheet))) as pdf:
        spacing = [
            float(op.operands[0]) for op in pikepdf.parse_content_stream(pdf.pages[0]) if str(op.operator) == "Tc"
        ]
    assert spacing[-1] == 0


def test_ink_is_grey_only() -> None:
    def sheet(surface: Surface) -> None:
        tick_boxes(surface, 10, 10, 4, lost=1, dashed=2, half=2)
        labelled(surface, 10, 40, 90, "notes", "a **b**")
        die(surface, 40, 60, 4, 6, full=True)

    with pikepdf.open(BytesIO(_page(sheet))) as pdf:
        used = {str(op.operator) for op in pikepdf.parse_content_stream(pdf.pages[0])}
    assert not used & {"rg", "RG", "k", "K", "cs", "CS", "sc", "scn"}


def test_panels_are_laid_in_reading_order_and_a_part_sheet_is_right() -> None:
    def panel(name: str) -> object:
        return lambda surface: surface.text(10, 10, name, "text", 10)

    data = _page(*(panel(name) for name in "ABCDEF"), columns=2, rows=2)
    pdf = pypdfium2.PdfDocument(data)
    assert len(pdf) == 2
    for number, letter in enumerate("ABCDEF"):
        page, place = divmod(number, 4)
        row, column = divmod(place, 2)
        textpage = pdf[page].get_textpage()
        index = textpage.get_text_range().replace("\r\n", "").index(letter)
        boxes = [
            textpage.get_charbox(i) for i in range(textpage.count_chars()) if textpage.get_text_range(i, 1) == letter
        ]
        assert index >= 0
        assert boxes[0][0] == pytest.approx((column * LETTER.width / 2 + 10) * PT, abs=1.0)
        assert boxes[0][1] == pytest.approx((LETTER.height - row * LETTER.height / 2 - 10) * PT, abs=1.0)


def test_the_same_sheet_twice_is_the_same_bytes() -> None:
    def sheet(surface: Surface) -> None:
        surface.paragraph(10, 10, 60, ODD)

    assert _page(sheet) == _page(sheet)


def test_a_coloured_sheet_is_coloured_to_its_corners_and_a_plain_one_is_grey_alone() -> None:
    brown = palette_of("#2b1a0c", "#efe2c4")
    drawn = [lambda part: part.text(10, 10, "Edka")]
    for palette, corner in ((PLAIN, (255, 255, 255)), (brown, (239, 226, 196))):
        data = sheet_pdf(drawn, LETTER, 2, 2, palette=palette)
        picture = pypdfium2.PdfDocument(data)[0].render(scale=0.5).to_pil().convert("RGB")
        assert picture.getpixel((1, 1)) == picture.getpixel((picture.width - 2, picture.height - 2)) == corner
