"""Booklets fold into order: checked by folding the pressed sheets in space, not by the formula that laid them."""

from io import BytesIO
from itertools import product

import pikepdf
import pypdfium2
import pytest

from printgen.errors import BadFile, Usage
from printgen.press.impose import Imposition, impose
from printgen.press.impose_order import order
from printgen.press.impose_sheet import facts, sheet_for, stock_caliper
from printgen.press.sizes import PT, Size, paper
from printgen.shelf import open_shelf
from printgen.tables.load import Tables
from tests.press.books import book
from tests.press.fold import Paper, Print, from_matrix, read_nested, read_stack, reads_upright, true_size, zine_read
from tests.press.read_pdf import boxes, lines, puts, texts

TABLES = Tables(open_shelf())
A3, A4, A5, LETTER = (paper(TABLES, name) for name in ("a3", "a4", "a5", "letter"))
SIZE = (148 * PT, 210 * PT)


def prints(data: bytes, size: tuple[float, float] = SIZE) -> list[list[Print]]:
    """Of every side: what was put on it, by its source page counted from 1."""
    return [
        [from_matrix(int(name.removeprefix("/P")) + 1, matrix, *size) for name, matrix in page] for page in puts(data)
    ]


def sheets(data: bytes, size: tuple[float, float] = SIZE) -> list[Paper]:
    sides = prints(data, size)
    return [(sides[at], sides[at + 1]) for at in range(0, len(sides), 2)]


def size_of(data: bytes) -> tuple[float, float]:
    _, _, wide, high = boxes(data)[0]["mediabox"]
    return wide, high


def numbers(read: list[Print | None]) -> list[object]:
    return [one.what if one else None for one in read]


def check_leaves(pressed: list[Paper], size: tuple[float, float], flip: str) -> None:
    """Each leaf's two faces read upright when it is turned, and nothing is scaled."""
    from tests.press.fold import leaves_of

    for sheet in pressed:
        for shown, hidden in leaves_of(sheet, size, flip):
            for one in (shown, hidden):
                assert one is None or true_size(one, *SIZE)
            if shown and hidden:
                assert reads_upright(shown, hidden, size, flip)


def expected(count: int, keep: bool) -> list[object]:
    """Pages in reading order with the blanks where they belong."""
    blanks: list[object] = [None] * (-count % 4)
    pages: list[object] = list(range(1, count + 1))
    return [*pages[:-1], *blanks, pages[-1]] if keep and count > 1 else [*pages, *blanks]


def fold_and_check(count: int, flip: str, keep: bool, rtl: bool) -> None:
    data = impose(book(count), Imposition(A4, flip=flip, keep_back_cover=keep, right_to_left=rtl))  # type: ignore[arg-type]
    size, pressed = size_of(data), sheets(data)
    assert numbers(read_nested(pressed, size, flip, rtl)) == expected(count, keep)
    check_leaves(pressed, size, flip)


SOME = [1, 2, 3, 4, 5, 7, 8, 9, 12, 16, 22, 24, 31, 32, 64, 127, 128]


@pytest.mark.parametrize("count", SOME)
def test_a_saddle_stitched_booklet_folds_into_reading_order(count: int) -> None:
    fold_and_check(count, "short", keep=False, rtl=False)


@pytest.mark.parametrize(("flip", "keep", "rtl"), list(product(["short", "long"], [False, True], [False, True])))
def test_it_does_so_for_either_flip_either_side_and_with_its_back_cover_kept(flip: str, keep: bool, rtl: bool) -> None:
    for count in (1, 2, 5, 8, 15, 30):
        fold_and_check(count, flip, keep, rtl)


@pytest.mark.long
@pytest.mark.parametrize(("flip", "keep", "rtl"), list(product(["short", "long"], [False, True], [False, True])))
def test_every_count_to_a_hundred_and_twenty_eight_folds_into_order(flip: str, keep: bool, rtl: bool) -> None:
    for count in range(1, 129):
        fold_and_check(count, flip, keep, rtl)


@pytest.mark.parametrize("count", range(1, 129))
def test_the_order_alone_folds_for_every_count(count: int) -> None:
    """The same without a PDF: pages stand in a row of two, backs seen through the sheet."""
    sides = order("saddle", count)
    outside, inside = [], []
    for front, back in zip(sides[::2], sides[1::2], strict=True):
        left, right = (next(cell.page for cell in front.cells if cell.column == column) for column in (0, 1))
        behind_right, behind_left = (
            next(cell.page for cell in back.cells if cell.column == column) for column in (0, 1)
        )
        outside += [right, behind_right]
        inside = [behind_left, left, *inside]
    assert outside + inside == [n if n < count else None for n in range(-(-count // 4) * 4)]


@pytest.mark.parametrize(("count", "signature"), [(40, 16), (33, 16), (64, 32), (20, 4), (6, 8), (48, 48)])
def test_signatures_are_folds_of_their_own_in_order(count: int, signature: int) -> None:
    data = impose(book(count), Imposition(A4, signature=signature))
    pressed, size = sheets(data), size_of(data)
    each = signature // 4
    read: list[object] = []
    for start in range(0, len(pressed), each):
        read += numbers(read_nested(pressed[start : start + each], size, "short"))
    assert read == expected(count, keep=False)


@pytest.mark.parametrize("flip", ["short", "long"])
@pytest.mark.parametrize("count", [1, 3, 4, 8, 13, 40])
def test_a_perfect_bound_pile_is_in_order_once_cut_and_stacked(count: int, flip: str) -> None:
    data = impose(book(count), Imposition(A4, fold="perfect", flip=flip))  # type: ignore[arg-type]
    pressed, size = sheets(data), size_of(data)
    assert numbers(read_stack(pressed, size, flip)) == expected(count, keep=False)
    check_leaves(pressed, size, flip)


def test_single_pages_are_centred_on_sheets_of_their_own() -> None:
    data = impose(book(3), Imposition(A4, fold="single"))
    for number, side in enumerate(prints(data), 1):
        assert [one.what for one in side] == [number]
        if number % 2:
            assert side[0].origin == pytest.approx(((210 - 148) / 2 * PT, (297 - 210) / 2 * PT), abs=0.05)
    assert len(prints(data)) == 3


@pytest.mark.parametrize("sheet", ["a4", "letter"])
@pytest.mark.parametrize("count", [1, 5, 8])
def test_a_zine_of_eight_panels_folds_from_one_side(sheet: str, count: int) -> None:
    on = paper(TABLES, sheet)
    wide, high = on.height / 4, on.width / 2
    data = impose(book(count, wide, high), Imposition(on, fold="zine"))
    side = prints(data, (wide * PT, high * PT))
    assert len(side) == 1
    assert zine_read(side[0], size_of(data)) == [(number, True) for number in range(1, count + 1)]


def test_a_zines_back_cover_may_be_kept() -> None:
    data = impose(book(5, 74, 105), Imposition(A4, fold="zine", keep_back_cover=True))
    read = zine_read(prints(data, (74 * PT, 105 * PT))[0], size_of(data))
    assert [what for what, _ in read] == [1, 2, 3, 4, 5]
    last = max(from_matrix(0, matrix, 74 * PT, 105 * PT).origin[0] for name, matrix in puts(data)[0] if name == "/P4")
    assert last < 74 * PT  # panel 8: below, at the left


def test_more_than_eight_pages_are_no_zine() -> None:
    with pytest.raises(Usage, match="eight panels, the PDF 9 pages"):
        impose(book(9, 74, 105), Imposition(A4, fold="zine"))


@pytest.mark.parametrize(
    ("fold", "sheet", "size", "columns", "rows"), [("2up", "a4", (148, 210), 2, 1), ("4up", "a4", (105, 148), 2, 2)]
)
def test_n_up_reads_like_a_page(fold: str, sheet: str, size: tuple[float, float], columns: int, rows: int) -> None:
    data = impose(book(7, *size), Imposition(paper(TABLES, sheet), fold=fold))  # type: ignore[arg-type]
    points = (size[0] * PT, size[1] * PT)
    seen = []
    for side in prints(data, points):
        ordered = sorted(side, key=lambda one: (-round(one.origin[1]), one.origin[0]))
        seen += [one.what for one in ordered]
        assert len(side) <= columns * rows
    assert seen == list(range(1, 8))


# ---------------------------------------------------------------- scale and size


@pytest.mark.parametrize(
    ("page", "sheet", "size"),
    [
        ("a5", "a4", (841.89, 595.28)),
        ("half-letter", "letter", (792, 612)),
        ("a6", "a5", (595.28, 419.53)),
        ("a4", "a3", (1190.55, 841.89)),
    ],
)
def test_pages_are_moved_and_turned_and_never_scaled(page: str, sheet: str, size: tuple[float, float]) -> None:
    trim = paper(TABLES, page)
    for flip in ("short", "long"):
        data = impose(book(8, trim.width, trim.height), Imposition(paper(TABLES, sheet), flip=flip))  # type: ignore[arg-type]
        for one in boxes(data):
            assert one["mediabox"] == pytest.approx((0, 0, *size), abs=0.01)
            assert one["trimbox"] == one["bleedbox"] == one["mediabox"]
        for side in puts(data):
            for _, (a, b, c, d, _, _) in side:
                assert (abs(a), b, c, abs(d)) == pytest.approx((1, 0, 0, 1), abs=1e-9)
                assert a == d


def test_saddle_pages_meet_at_the_spine_and_stand_level() -> None:
    data = impose(book(8), Imposition(A4))
    spine = size_of(data)[0] / 2
    for side in prints(data):
        left, right = sorted(side, key=lambda one: one.origin[0])
        assert left.right[0] == pytest.approx(spine, abs=0.02)
        assert right.origin[0] == pytest.approx(spine, abs=0.02)
        assert left.origin[1] == right.origin[1]


def test_pages_too_large_are_refused_with_the_sheet_they_need() -> None:
    with pytest.raises(
        Usage, match=r"210 × 297 mm need a sheet of 420 × 297 mm for saddle; a larger --paper, or --scale"
    ):
        impose(book(4, 210, 297), Imposition(A4))


def test_told_to_scale_it_scales_alike_both_ways() -> None:
    data = impose(book(4, 210, 297), Imposition(A4, scale=True))
    for side in puts(data):
        for _, (a, b, c, d, _, _) in side:
            assert a == d == pytest.approx(595.28 / 841.89, abs=0.001)
            assert b == c == 0


def test_lying_pages_find_the_way_the_sheet_must_lie() -> None:
    data = impose(book(4, 148, 105), Imposition(A3))
    assert size_of(data)[0] > size_of(data)[1]
    data = impose(book(4, 210, 148), Imposition(Size("x", "x", 420, 148)))
    assert size_of(data) == pytest.approx((420 * PT, 148 * PT), abs=0.01)


# ---------------------------------------------------------------- creep


@pytest.mark.parametrize("flip", ["short", "long"])
def test_creep_moves_pages_to_the_spine_more_the_further_in(flip: str) -> None:
    plain, moved = (
        prints(impose(book(40), Imposition(A4, flip=flip, caliper=caliper)))  # type: ignore[arg-type]
        for caliper in (0.0, 0.1)
    )
    spine = A4.height * PT / 2
    for number, (before, after) in enumerate(zip(plain, moved, strict=True)):
        depth = number // 2
        for one, two in zip(before, after, strict=True):
            shift = two.origin[0] - one.origin[0]
            middle = (one.origin[0] + one.right[0]) / 2
            toward = 1 if middle < spine else -1
            assert shift == pytest.approx(toward * depth * 0.1 * PT, abs=0.001)
            assert two.origin[1] == one.origin[1]


def test_creep_begins_again_in_each_signature() -> None:
    moved = prints(impose(book(32), Imposition(A4, signature=16, caliper=0.2)))
    plain = prints(impose(book(32), Imposition(A4, signature=16)))
    shifts = [abs(a[0].origin[0] - b[0].origin[0]) / PT for a, b in zip(moved, plain, strict=True)]
    assert shifts == pytest.approx([0, 0, 0.2, 0.2, 0.4, 0.4, 0.6, 0.6] * 2, abs=0.001)


@pytest.mark.raster
def test_a_page_moved_over_the_spine_does_not_print_on_its_neighbour() -> None:
    from printgen.press.surface import Surface, new_canvas

    canvas, out = new_canvas(148, 210)
    for number in range(1, 17):
        Surface(canvas, 148, 210).box(0, 0, 148, 210, 0, 1.0 if number % 2 else 0.5)
        canvas.showPage()
    canvas.save()
    for page in pypdfium2.PdfDocument(impose(out.getvalue(), Imposition(A4, caliper=0.5))):
        picture = page.render(scale=4, grayscale=True).to_pil()
        middle = picture.width // 2
        shades = [picture.getpixel((middle + off, picture.height // 2)) for off in (-6, -3, 3, 6)]
        assert shades[0] == shades[1] and shades[2] == shades[3] and shades[0] != shades[2]


def test_creep_past_what_a_booklet_bears_is_refused() -> None:
    with pytest.raises(Usage, match="--signature 16"):
        impose(book(128), Imposition(A4, caliper=0.29))


def test_a_stocks_caliper_is_found_by_its_weight() -> None:
    assert stock_caliper(TABLES, "80gsm") == 0.1
    assert stock_caliper(TABLES, "80 gsm") == 0.1
    with pytest.raises(Usage, match=r"--stock 85gsm: .*--caliper"):
        stock_caliper(TABLES, "85gsm")


# ---------------------------------------------------------------- any PDF


def turned(turn: int, origin: tuple[float, float] = (0, 0), unit: float = 1.0) -> bytes:
    """A page that shows as 148 × 210, upright, whatever its box, turn and unit; `page 1` a third down."""
    with pikepdf.open(BytesIO(book(1))) as pdf:
        page = pdf.pages[0]
        wide, high = SIZE
        matrix = {
            0: (1, 0, 0, 1, 0, 0),
            90: (0, 1, -1, 0, high, 0),
            180: (-1, 0, 0, -1, wide, high),
            270: (0, -1, 1, 0, 0, wide),
        }[turn]
        a, b, c, d, e, f = (value / unit for value in matrix)
        move = f"{a} {b} {c} {d} {e + origin[0]} {f + origin[1]} cm"
        page.contents_add(f"q {move}".encode(), prepend=True)
        page.contents_add(b"Q")
        w, h = (wide, high) if turn in (0, 180) else (high, wide)
        page.mediabox = pikepdf.Rectangle(origin[0], origin[1], origin[0] + w / unit, origin[1] + h / unit)
        page.obj["/Rotate"] = turn
        if unit != 1:
            page.obj["/UserUnit"] = unit
        out = BytesIO()
        pdf.save(out)
        return out.getvalue()


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
@pytest.mark.parametrize("origin", [(0, 0), (-20, 35)])
@pytest.mark.parametrize("unit", [1.0, 2.0])
def test_a_pages_own_turn_origin_and_unit_are_undone(turn: int, origin: tuple[float, float], unit: float) -> None:
    data = impose(turned(turn, origin, unit), Imposition(A4))
    textpage = pypdfium2.PdfDocument(data)[0].get_textpage()
    left, foot, right, top = textpage.get_rect(0) if textpage.count_rects() else (0, 0, 0, 0)
    plain = pypdfium2.PdfDocument(impose(book(1), Imposition(A4)))[0].get_textpage()
    plain.count_rects()
    assert (left, foot, right, top) == pytest.approx(plain.get_rect(0), abs=0.3)


@pytest.mark.raster
def test_bleed_hangs_over_the_trim_but_not_into_the_other_page() -> None:
    from printgen.press.surface import Surface, new_canvas

    canvas, out = new_canvas(146, 206)
    for _ in range(4):
        Surface(canvas, 146, 206).box(0, 0, 146, 206, 0, 1.0)
        canvas.showPage()
    canvas.save()
    with pikepdf.open(BytesIO(out.getvalue())) as pdf:
        for page in pdf.pages:
            page.trimbox = pikepdf.Rectangle(3 * PT, 3 * PT, 143 * PT, 203 * PT)
        bled = BytesIO()
        pdf.save(bled)
    data = impose(bled.getvalue(), Imposition(A4, marks=False))
    picture = pypdfium2.PdfDocument(data)[0].render(scale=4, grayscale=True).to_pil()
    high = picture.height

    def at(x: float, y: float) -> int:
        return int(picture.getpixel((round(x * PT * 4), high - round(y * PT * 4))))  # type: ignore[arg-type]

    left, foot = 297 / 2 - 140, (210 - 200) / 2
    assert at(left - 2, 105) == 0 and at(left - 4, 105) == 255
    assert at(100, foot - 2) == 0 and at(100, foot - 4) == 255


@pytest.mark.raster
def test_what_was_cropped_away_stays_away() -> None:
    with pikepdf.open(BytesIO(book(1, 200, 260))) as pdf:
        pdf.pages[0].cropbox = pikepdf.Rectangle(26 * PT, 0, 174 * PT, 160 * PT)  # the number stands above it
        out = BytesIO()
        pdf.save(out)

    def darkest(data: bytes) -> int:
        picture = pypdfium2.PdfDocument(impose(data, Imposition(A4, marks=False)))[0].render(scale=2, grayscale=True)
        return int(picture.to_pil().getextrema()[0])  # type: ignore[arg-type]

    assert darkest(out.getvalue()) == 255
    assert darkest(book(1, 148, 160)) < 50


def test_small_pages_get_ticks_to_fold_and_trim_by() -> None:
    digest = paper(TABLES, "digest")
    data = impose(book(4, digest.width, digest.height), Imposition(LETTER))
    wide, high = size_of(data)
    found = lines(data, 0)
    assert any(abs(x1 - wide / 2) < 0.05 and abs(x2 - wide / 2) < 0.05 for x1, _, x2, _ in found)
    for x1, y1, x2, y2 in found:
        inside = (
            abs((y1 + y2) / 2 - high / 2) < digest.height * PT / 2 and abs((x1 + x2) / 2 - wide / 2) < digest.width * PT
        )
        assert not inside
    assert not lines(impose(book(4, digest.width, digest.height), Imposition(LETTER, marks=False)), 0)


def test_a_pdf_with_fields_keeps_what_was_written_in_them() -> None:
    from reportlab.pdfgen.canvas import Canvas

    out = BytesIO()
    canvas = Canvas(out, pagesize=SIZE, invariant=1)
    canvas.acroForm.textfield(name="hero", value="Brannoch", x=50, y=300, width=200, height=30)
    canvas.showPage()
    canvas.save()
    assert "Brannoch" in texts(impose(out.getvalue(), Imposition(A4)))[0]


def test_what_is_no_pdf_is_named() -> None:
    with pytest.raises(BadFile, match=r"notes\.txt: is no PDF"):
        impose(b"hello", Imposition(A4), "notes.txt")


def test_a_locked_pdf_is_named() -> None:
    with pikepdf.open(BytesIO(book(1))) as pdf:
        out = BytesIO()
        pdf.save(out, encryption=pikepdf.Encryption(owner="a", user="b"))
    with pytest.raises(BadFile, match="password"):
        impose(out.getvalue(), Imposition(A4))


def test_the_sheet_is_found_from_the_pages() -> None:
    for name, page in (
        ("a4", "a5"),
        ("letter", "half-letter"),
        ("a5", "a6"),
        ("tabloid", "letter"),
        ("letter", "digest"),
    ):
        size = paper(TABLES, page)
        assert sheet_for(TABLES, book(1, size.width, size.height), "", "saddle", "x").name == name
    assert sheet_for(TABLES, book(1, 74, 105), "", "zine", "x").name == "a4"


def test_odd_pages_fold_out_of_a_sheet_that_is_sold() -> None:
    for wide, high, name in (
        (120, 120, "a4"),
        (107, 215, "letter"),
        (134, 196, "a4"),
        (10, 10, "a4"),
        (210, 148, "a3"),
        (250, 250, "a2"),
    ):
        assert sheet_for(TABLES, book(1, wide, high), "", "saddle", "x").name == name, (wide, high)


def test_readers_are_told_not_to_scale_and_which_edge_to_turn() -> None:
    for flip, name in (("short", "/DuplexFlipShortEdge"), ("long", "/DuplexFlipLongEdge")):
        with pikepdf.open(BytesIO(impose(book(4), Imposition(A4, flip=flip)))) as pdf:  # type: ignore[arg-type]
            wishes = pdf.Root.ViewerPreferences
            assert (str(wishes.PrintScaling), str(wishes.Duplex), bool(wishes.PickTrayByPDFSize)) == (
                "/None",
                name,
                True,
            )


def test_lost_links_are_told() -> None:
    with pikepdf.open(BytesIO(book(4))) as pdf:
        with pdf.open_outline() as outline:
            outline.root.append(pikepdf.OutlineItem("One", 0))
        out = BytesIO()
        pdf.save(out)
    how = Imposition(A4)
    assert "bookmarks" in facts(out.getvalue(), impose(out.getvalue(), how), how)["warnings"][0]
    assert not facts(book(4), impose(book(4), how), how)["warnings"]


def test_the_same_book_twice_is_the_same_bytes() -> None:
    assert impose(book(12), Imposition(A4, caliper=0.1)) == impose(book(12), Imposition(A4, caliper=0.1))
