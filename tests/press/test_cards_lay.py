"""Cards on sheets: as many as the sheet holds and no more, every back behind its front, marks clear of the bleed."""

from functools import cache
from itertools import product

import pypdfium2
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from printgen.errors import Usage
from printgen.press.deck import Deck, make_deck, make_decks
from printgen.press.furniture import block
from printgen.press.grid import best_grid, wanted_grid
from printgen.press.laid import carried, sheets_pdf, split_pdf
from printgen.press.lay import Layout, Side, chosen_grid, lay, mark_room, sheet_of
from printgen.press.single import face_order, single_pdf
from printgen.press.sizes import PT, Size, card_size, paper
from printgen.shelf import open_shelf
from printgen.tables.load import Tables
from tests.press.card_cases import goblins
from tests.press.fold import box, box_through, from_matrix, reads_upright, true_size
from tests.press.read_pdf import boxes, lines, puts, texts

TABLES = Tables(open_shelf())
POKER = card_size(TABLES, "poker-us")
A4, LETTER = paper(TABLES, "a4"), paper(TABLES, "letter")

# The most cards a sheet holds: sheet, gap, margin of each column; count, columns × rows, r when the card is turned.
COLUMNS = [
    ("a4", 0, 5), ("a4", 6, 5), ("a4", 0, 12.7),
    ("letter", 0, 5), ("letter", 0, 6.35), ("letter", 6, 5), ("letter", 0, 12.7),
]  # fmt: skip
MOST = """
poker-us     9 3x3   8 2x4r  8 2x4r  9 3x3   9 3x3   6 3x2   8 2x4r
poker-eu     9 3x3   8 2x4r  8 2x4r  9 3x3   9 3x3   6 3x2   8 2x4r
bridge      10 2x5r  9 3x3   9 3x3   9 3x3   9 3x3   8 2x4r  8 2x4r
mini-us     18 3x6r 16 4x4  16 4x4  18 3x6r 18 3x6r 15 3x5r 16 4x4
mini-eu     16 4x4  12 4x3  12 4x3  18 3x6r 12 4x3  12 4x3  12 4x3
tarot-us     4 2x2   4 2x2   4 2x2   4 2x2   4 2x2   4 2x2   4 2x2
tarot-eu     4 2x2   4 2x2   4 2x2   4 2x2   4 2x2   4 2x2   4 2x2
index-3x5    4 2x2   4 2x2   4 2x2   4 2x2   4 2x2   4 2x2   4 2x2
index-4x6    2 1x2r  2 1x2r  2 1x2r  2 2x1   2 2x1   2 1x2r  2 1x2r
half-letter  1 1x1   1 1x1   1 1x1   1 1x1   1 1x1   1 1x1   1 1x1
a6           2 1x2r  2 1x2r  2 1x2r  2 1x2r  2 1x2r  2 1x2r  2 1x2r
a7           4 2x2   4 2x2   4 2x2   4 2x2   4 2x2   4 2x2   4 2x2
jumbo        4 2x2   4 2x2   4 2x2   4 2x2   4 2x2   4 2x2   4 2x2
square       6 2x3   6 2x3   6 2x3   6 2x3   6 2x3   6 2x3   6 2x3
business    10 2x5  10 2x5  10 2x5  12 4x3r 12 4x3r  8 2x4  10 2x5
"""
CASES = [
    (words[0], sheet, gap, margin, int(words[1 + 2 * at]), words[2 + 2 * at])
    for words in (row.split() for row in MOST.strip().splitlines())
    for at, (sheet, gap, margin) in enumerate(COLUMNS)
]


@pytest.mark.parametrize(("card", "sheet", "gap", "margin", "count", "shape"), CASES)
def test_a_sheet_holds_just_so_many(card: str, sheet: str, gap: float, margin: float, count: int, shape: str) -> None:
    size = card_size(TABLES, card)
    grid = best_grid(size, paper(TABLES, sheet), gap, margin)
    columns, rows = (int(word) for word in shape.rstrip("r").split("x"))
    assert (grid.count, grid.columns, grid.rows, grid.turned) == (count, columns, rows, shape.endswith("r"))


@pytest.mark.parametrize(("card", "sheet", "gap", "margin", "count", "shape"), CASES)
def test_cards_lie_inside_the_margins_and_centred(
    card: str, sheet: str, gap: float, margin: float, count: int, shape: str
) -> None:
    size, on = card_size(TABLES, card), paper(TABLES, sheet)
    grid = best_grid(size, on, gap, margin)
    corners = [grid.corner(place) for place in range(grid.count)]
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    right, foot = max(x for x, _ in corners) + grid.wide, max(y for _, y in corners) + grid.high
    assert min(left, top) >= margin - 1e-6
    assert right <= on.width - margin + 1e-6 and foot <= on.height - margin + 1e-6
    assert left == pytest.approx(on.width - right) and top == pytest.approx(on.height - foot)
    assert len(set(corners)) == grid.count


def test_nine_poker_cards_leave_what_is_known_of_letter_and_a4() -> None:
    letter, a4 = best_grid(POKER, LETTER), best_grid(POKER, A4)
    assert (letter.left, letter.top) == pytest.approx((12.7, 6.35))
    assert (a4.left, a4.top) == pytest.approx((9.75, 15.15))


@cache
def deck_of(count: int, card: str = "poker-us", bleed: float = 0.0, bare: tuple[int, ...] = ()) -> Deck:
    """A deck whose pages are only numbers: geometry asks no more."""
    backs = tuple(None if n in bare else count + n % 3 for n in range(count))
    return Deck(card_size(TABLES, card), bleed, b"", tuple(range(count)), backs)


def pairs(sides: list[Side], deck: Deck, layout: Layout) -> None:
    """Every front has its own back right behind it, upright when the card is turned; a bare card has nothing."""
    sheet = (layout.sheet.width * PT, layout.sheet.height * PT)
    behind = dict(zip(deck.fronts, deck.backs, strict=True))
    wide, high = ((edge + 2 * deck.bleed) * PT for edge in (deck.size.width, deck.size.height))
    fronts = [side for side in sides if not side.back]
    backs = {side.number: side for side in sides if side.back}
    seen = []
    for side in fronts:
        prints = [
            (one.page, from_matrix(one.page, carried(one, deck.size, deck.bleed, layout.sheet), wide, high, deck.bleed * PT))
            for one in side.placed
        ]  # fmt: skip
        back = [
            from_matrix(one.page, carried(one, deck.size, deck.bleed, layout.sheet), wide, high, deck.bleed * PT)
            for one in backs[side.number].placed
            if one.page is not None
        ]
        for page, front in prints:
            seen.append(page)
            assert true_size(front, deck.size.width * PT, deck.size.height * PT)
            here = [one for one in back if box_through(one, sheet, layout.flip) == pytest.approx(box(front), abs=0.05)]
            if behind[page] is None:
                assert not here
                continue
            assert [one.what for one in here] == [behind[page]]
            assert true_size(here[0], deck.size.width * PT, deck.size.height * PT)
            assert reads_upright(front, here[0], sheet, layout.flip)
        assert len(back) == sum(behind[page] is not None for page, _ in prints)
    assert seen == list(deck.fronts)


@settings(max_examples=80, deadline=None)
@given(
    wide=st.floats(25, 120), high=st.floats(25, 160), across=st.floats(140, 460), down=st.floats(140, 460),
    bleed=st.sampled_from([0.0, 1.5, 3.0]), flip=st.sampled_from(["long", "short"]), count=st.integers(1, 40),
)  # fmt: skip
def test_any_card_on_any_sheet_has_its_back_behind_it(
    wide: float, high: float, across: float, down: float, bleed: float, flip: str, count: int
) -> None:
    card, sheet = Size("card", "card", wide, high), Size("sheet", "sheet", across, down)
    backs = tuple(None if number % 5 == 4 else count + number % 2 for number in range(count))
    deck, layout = Deck(card, bleed, b"", tuple(range(count)), backs), Layout(sheet, flip)  # type: ignore[arg-type]
    assume(best_fits(deck, sheet))
    pairs(lay(deck, layout), deck, layout)


SHEETS = ["a4", "letter", "a4-landscape", "tabloid", "pa4"]


@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize(("card", "bleed"), [("poker-us", 0.0), ("poker-us", 3.0), ("bridge", 0.0), ("business", 2.0)])
def test_every_back_lies_behind_its_front_and_reads_upright(sheet: str, flip: str, card: str, bleed: float) -> None:
    layout = Layout(paper(TABLES, sheet), flip)  # type: ignore[arg-type]
    for count in (1, 2, 3, 5, 9, 10, 19, 40):
        deck = deck_of(count, card, bleed)
        pairs(lay(deck, layout), deck, layout)


@pytest.mark.long
@pytest.mark.parametrize(
    ("flip", "sheet"), list(product(["long", "short"], [*SHEETS, "a3", "legal", "letter-landscape"]))
)
def test_every_back_lies_behind_its_front_for_all_counts_cards_and_bleeds(flip: str, sheet: str) -> None:
    on = paper(TABLES, sheet)
    for card, bleed, count in product(TABLES.entries("press/cards"), (0.0, 3.0), range(1, 41)):
        deck = deck_of(count, card, bleed)
        layout = Layout(on, flip)  # type: ignore[arg-type]
        if best_fits(deck, on):
            pairs(lay(deck, layout), deck, layout)


def best_fits(deck: Deck, sheet: Size) -> bool:
    try:
        best_grid(deck.size, sheet, 2 * deck.bleed)
    except Usage:
        return False
    return True


@pytest.mark.parametrize("flip", ["long", "short"])
def test_cards_without_backs_stay_white_and_put_nothing_out_of_step(flip: str) -> None:
    layout = Layout(A4, flip)  # type: ignore[arg-type]
    for bare in ((0,), (0, 1, 2), tuple(range(9)), (4, 12)):
        deck = deck_of(20, bare=bare)
        sides = lay(deck, layout)
        assert [side.back for side in sides] == [False, True] * 3
        pairs(sides, deck, layout)


def test_the_back_of_the_one_card_on_a_last_sheet_is_in_the_mirrored_column() -> None:
    sides = lay(deck_of(10), Layout(A4, "long"))
    front, back = sides[2].placed, sides[3].placed
    assert len(front) == len(back) == 1
    assert front[0].x == pytest.approx(9.75)
    assert back[0].x == pytest.approx(A4.width - 9.75 - 63.5)
    assert back[0].y == front[0].y


def test_a_short_edge_flip_on_an_upright_sheet_mirrors_rows_and_turns_the_backs() -> None:
    back = lay(deck_of(1), Layout(A4, "short"))[1].placed[0]
    assert back.turn == 180
    assert back.x == pytest.approx(9.75)
    assert back.y == pytest.approx(A4.height - 15.15 - 88.9)


def test_an_offset_moves_backs_right_and_down_and_fronts_not_at_all() -> None:
    plain, moved = (lay(deck_of(3), Layout(A4, offset=offset)) for offset in ((0.0, 0.0), (0.5, -1.25)))
    assert plain[0] == moved[0]
    for one, two in zip(plain[1].placed, moved[1].placed, strict=True):
        assert (two.x - one.x, two.y - one.y) == pytest.approx((0.5, -1.25))


def test_fronts_only_has_no_backs() -> None:
    assert not any(side.back for side in lay(deck_of(20), Layout(A4, backs="none")))


@pytest.mark.parametrize("card", ["poker-us", "tarot-us", "mini-us", "business", "a6"])
@pytest.mark.parametrize("sheet", ["a4", "letter", "tabloid"])
def test_a_gutterfold_lays_each_back_behind_its_front_when_folded(card: str, sheet: str) -> None:
    deck, layout = deck_of(11, card), Layout(paper(TABLES, sheet), backs="gutterfold")
    sides = lay(deck, layout)
    seen = []
    for side in sides:
        on = sheet_of(side, layout)
        points = (on.width * PT, on.height * PT)
        prints = [
            (one, from_matrix(one.page, carried(one, deck.size, 0, on), *deck.size.points)) for one in side.placed
        ]
        for (front, a), (back, b) in zip(prints[::2], prints[1::2], strict=True):
            seen.append(front.page)
            assert back.page == deck.backs[front.page or 0]
            assert front.x + front.wide <= side.fold - 2.9
            # Folding the right half behind the left is turning the sheet about its upright middle line.
            edge = "long" if on.height >= on.width else "short"
            assert box_through(b, points, edge) == pytest.approx(box(a), abs=0.05)
            assert reads_upright(a, b, points, edge)
            assert min(box(b)[0], box(a)[0]) >= 5 * PT - 0.1 and box(b)[2] <= points[0] - 5 * PT + 0.1
    assert seen == list(deck.fronts)


def test_backs_apart_are_a_file_that_keeps_step() -> None:
    deck = make_deck([goblins(n, back="" if n in (2, 11) else "encounter") for n in range(1, 12)], POKER)
    fronts, backs = split_pdf([deck], Layout(A4, backs="apart"))
    assert len(puts(fronts)) == len(puts(backs)) == 2
    assert [len(page) for page in puts(backs)] == [8, 1]
    assert "Sheet 2, backs" in texts(backs)[1]


# ---------------------------------------------------------------- refusals


def test_nine_with_bleed_on_letter_is_refused_and_six_named() -> None:
    with pytest.raises(Usage, match=r"--nup 9: .* 6 times at most; cards are not scaled"):
        wanted_grid(POKER, LETTER, 9, gap=6)


def test_fewer_than_fit_are_laid_in_whole_rows() -> None:
    grid = wanted_grid(POKER, A4, 4)
    assert (grid.columns, grid.rows) == (2, 2)
    with pytest.raises(Usage, match="6 or 8 would do"):
        wanted_grid(POKER, A4, 7)


def test_a_card_larger_than_its_sheet_is_refused() -> None:
    with pytest.raises(Usage, match="not scaled"):
        best_grid(card_size(TABLES, "half-letter"), paper(TABLES, "a5"))


def test_a_gap_narrower_than_two_bleeds_is_refused() -> None:
    with pytest.raises(Usage, match="--gap 2: 6 mm at least"):
        chosen_grid(POKER, 3, Layout(A4, gap=2))


def test_of_two_grids_that_hold_as_many_the_one_whose_marks_print_is_taken() -> None:
    layout = Layout(LETTER)
    grid = chosen_grid(POKER, 3.0, layout)
    assert grid.count == 6
    assert mark_room(grid, 3.0, layout) >= 2


# ---------------------------------------------------------------- read back from the PDF


@pytest.mark.parametrize(("sheet", "flip"), list(product(["a4", "letter"], ["long", "short"])))
def test_the_pressed_sheet_has_its_cards_where_the_plan_says(sheet: str, flip: str) -> None:
    deck = make_deck([goblins(n) for n in range(1, 12)], POKER)
    layout = Layout(paper(TABLES, sheet), flip)  # type: ignore[arg-type]
    found, sides = puts(sheets_pdf([deck], layout)), lay(deck, layout)
    assert len(found) == len(sides) == 4
    for page, side in zip(found, sides, strict=True):
        planned = [carried(one, deck.size, 0, layout.sheet) for one in side.placed]
        assert [one[1] for one in page] == [pytest.approx(matrix, abs=0.05) for matrix in planned]
        for _, (a, b, c, d, _, _) in page:
            assert abs(a * d - b * c) == 1  # moved and turned, never scaled
    for page in boxes(sheets_pdf([deck], layout)):
        assert page["mediabox"] == pytest.approx((0, 0, *layout.sheet.points), abs=0.05)


def test_text_is_where_its_card_is() -> None:
    deck = make_deck([goblins(n, name=f"Card{n}") for n in range(1, 12)], POKER)
    pdf = pypdfium2.PdfDocument(sheets_pdf([deck], Layout(A4)))
    for number in range(1, 12):
        page = pdf[2 * ((number - 1) // 9)]
        textpage = page.get_textpage()
        finder = textpage.search(f"Card{number}", match_whole_word=True)
        found = finder.get_next()
        left, foot, _, top = textpage.get_charbox(found[0])
        row, column = divmod((number - 1) % 9, 3)
        assert 9.75 + column * 63.5 < left / PT < 9.75 + column * 63.5 + 10
        from_top = A4.height - (foot + top) / 2 / PT
        assert 15.15 + row * 88.9 + 4 < from_top < 15.15 + row * 88.9 + 17


@pytest.mark.parametrize(
    ("sheet", "bleed", "card"), list(product(["a4", "letter"], [0.0, 3.0], ["poker-us", "tarot-us", "mini-us"]))
)
def test_marks_stand_in_line_with_the_cuts_and_clear_of_the_bleed(sheet: str, bleed: float, card: str) -> None:
    deck = make_deck([goblins(n) for n in range(1, 6)], card_size(TABLES, card), bleed=bleed)
    layout = Layout(paper(TABLES, sheet))
    data, sides = sheets_pdf([deck], layout), lay(deck, layout)
    for number, side in enumerate(sides):
        left, top, right, foot = block(side.placed)
        high = layout.sheet.height
        trims = [
            (one.x * PT, (high - one.y - one.high) * PT, (one.x + one.wide) * PT, (high - one.y) * PT)
            for one in side.placed
        ]
        marks = [line for line in lines(data, number) if 0.5 * PT - 0.1 <= _long(line) <= 4 * PT + 0.1]
        inside = (left * PT - 15, (high - foot) * PT - 15, right * PT + 15, (high - top) * PT + 15)
        marks = [one for one in marks if inside[0] <= one[0] <= inside[2] and inside[1] <= one[1] <= inside[3]]
        upright = {round(x1, 1) for x1, y1, x2, y2 in marks if abs(x1 - x2) < 0.01 and _in_line(x1, trims, 0)}
        level = {round(y1, 1) for x1, y1, x2, y2 in marks if abs(y1 - y2) < 0.01 and _in_line(y1, trims, 1)}
        assert upright == {round(edge, 1) for trim in trims for edge in (trim[0], trim[2])}
        assert level == {round(edge, 1) for trim in trims for edge in (trim[1], trim[3])}
        for x1, y1, x2, y2 in marks:
            for trim in trims:
                clear = bleed * PT
                assert (
                    max(x1, x2) <= trim[0] - clear + 0.01 or min(x1, x2) >= trim[2] + clear - 0.01
                    or max(y1, y2) <= trim[1] - clear + 0.01 or min(y1, y2) >= trim[3] + clear - 0.01
                )  # fmt: skip


def _long(line: tuple[float, ...]) -> float:
    return float(((line[0] - line[2]) ** 2 + (line[1] - line[3]) ** 2) ** 0.5)


def _in_line(at: float, trims: list[tuple[float, float, float, float]], axis: int) -> bool:
    return any(abs(at - trim[axis + side]) < 0.06 for trim in trims for side in (0, 2))


@pytest.mark.raster
def test_backs_ink_the_bleed_and_nothing_inks_past_it() -> None:
    deck = make_deck([goblins(n) for n in range(1, 5)], POKER, bleed=3.0)
    layout = Layout(A4, marks="none")
    data = sheets_pdf([deck], layout)
    scale = 6
    picture = pypdfium2.PdfDocument(data)[1].render(scale=scale, grayscale=True).to_pil()

    def darkest(x1: float, y1: float, x2: float, y2: float) -> int:
        return int(picture.crop([round(edge * PT * scale) for edge in (x1, y1, x2, y2)]).getextrema()[0])  # type: ignore[arg-type]

    back = lay(deck, layout)[1].placed
    left, top, _, _ = block(back)
    for one in back:
        outer = (one.x - 3, one.y - 3, one.x + one.wide + 3, one.y + one.high + 3)
        for x1, y1, x2, y2 in (
            (one.x, one.y - 2.5, one.x + one.wide, one.y - 1.5), (one.x - 2.5, one.y, one.x - 1.5, one.y + one.high),
            (one.x, one.y + one.high + 1.5, one.x + one.wide, one.y + one.high + 2.5),
        ):  # fmt: skip
            assert darkest(x1, y1, x2, y2) < 80
        if one.y == top:
            assert darkest(outer[0], outer[1] - 1.2, outer[2], outer[1] - 0.2) == 255
        if one.x == left:
            assert darkest(outer[0] - 1.2, outer[1], outer[0] - 0.2, outer[3]) == 255


@pytest.mark.raster
def test_a_planted_face_keeps_its_bleed_on_fronts_too() -> None:
    from printgen.press.surface import Surface, new_canvas

    canvas, out = new_canvas(69.5, 94.9)
    Surface(canvas, 69.5, 94.9).box(0, 0, 69.5, 94.9, 0, 1.0)
    canvas.showPage()
    canvas.save()
    from printgen.press.deck import boxed

    deck = Deck(POKER, 3.0, boxed(out.getvalue(), 3.0), (0,), (0,))
    pdf = pypdfium2.PdfDocument(sheets_pdf([deck], Layout(A4, marks="none")))
    for page, side in zip(pdf, lay(deck, Layout(A4)), strict=True):
        one = side.placed[0]
        picture = page.render(scale=4, grayscale=True).to_pil()
        at = (round((one.x - 2) * PT * 4), round((one.y + 20) * PT * 4))
        assert picture.getpixel(at) == 0
        assert picture.getpixel((round((one.x - 4) * PT * 4), at[1])) == 255


@pytest.mark.parametrize("bleed", [0.0, 3.0])
def test_trim_lies_in_bleed_lies_in_media_with_its_corner_at_nought(bleed: float) -> None:
    deck = make_deck([goblins()], POKER, bleed=bleed)
    for data in (deck.faces, sheets_pdf([deck], Layout(A4)), single_pdf([deck], "front-back")):
        for page in boxes(data):
            media, bled, trim = page["mediabox"], page["bleedbox"], page["trimbox"]
            assert media[:2] == (0, 0)
            for outer, inner in ((media, bled), (bled, trim)):
                assert outer[0] <= inner[0] and outer[1] <= inner[1] and outer[2] >= inner[2] and outer[3] >= inner[3]
    face = boxes(deck.faces)[0]
    assert face["trimbox"][2] - face["trimbox"][0] == pytest.approx(63.5 * PT, abs=0.05)


@pytest.mark.parametrize("sheet", ["a4", "letter", "pa4"])
def test_a_ruler_of_a_hundred_millimetres_and_a_word_on_scaling_stand_in_the_slug(sheet: str) -> None:
    data = sheets_pdf([make_deck([goblins(n) for n in range(9)], POKER)], Layout(paper(TABLES, sheet)))
    for number, text in enumerate(texts(data)):
        assert any(_long(line) == pytest.approx(100 * PT, abs=0.05) for line in lines(data, number))
        assert "100 mm" in text
    assert "print at 100 %, turn on the long edge" in texts(data)[0]


def test_two_sizes_in_one_press_keep_their_own_sheets_and_count_on() -> None:
    slip = Size("slip", "slip", POKER.width, POKER.height / 2, POKER.margin)
    decks = make_decks({POKER: [goblins(1)], slip: [goblins(2, size="slip")]})
    said = texts(sheets_pdf(decks, Layout(A4)))
    assert [f"Sheet {number}" in text for number, text in zip((1, 1, 2, 2), said, strict=True)] == [True] * 4


# ---------------------------------------------------------------- shops


def test_a_shop_gets_faces_in_its_own_order() -> None:
    deck = deck_of(4, bare=(1,))
    assert face_order(deck, "back-front") == [4, 0, None, 1, 6, 2, 4, 3]
    assert face_order(deck, "front-back") == [0, 4, 1, None, 2, 6, 3, 4]
    assert face_order(deck, "backs-last") == [0, 1, 2, 3, 4, 6]


@pytest.mark.parametrize("shop", sorted(TABLES.entries("press/shops")))
def test_a_shops_pages_are_trim_and_bleed_and_without_marks(shop: str) -> None:
    entry = TABLES.entries("press/shops")[shop]
    deck = make_deck([goblins(1), goblins(2, back="")], POKER, bleed=entry.bleed)
    data = single_pdf([deck], entry.order)
    said = texts(data)
    assert ("Minions" in said[0]) == (entry.order == "back-front")
    for page in boxes(data):
        assert page["mediabox"][2] == pytest.approx((63.5 + 2 * entry.bleed) * PT, abs=0.05)
    assert not any("100 mm" in text for text in said)
