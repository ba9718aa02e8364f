"""Words and drawings as templates get them."""

import pytest
from lxml import etree
from markupsafe import Markup

from printgen.press.drawings import boxes, device, dice_row, die_body, portrait, svg, swell
from printgen.press.gallery import Gallery
from printgen.press.marks import Pen, coins, count, md, number, runs_of, signed

INLINE = [
    ("plain", "plain"),
    ("**two goblins fall**", "<b>two goblins fall</b>"),
    ("*softly*, **loud**", "<i>softly</i>, <b>loud</b>"),
    ("**a *b* c**", "<b>a <i>b</i> c</b>"),
    ("6* only with a second die", "6* only with a second die"),  # a lone mark stays as it stands
    ("2 * 3 * 4", "2 * 3 * 4"),  # spaces inside: no marks
    ("<script>&", "&lt;script&gt;&amp;"),
    ("**<b>**", "<b>&lt;b&gt;</b>"),
]


@pytest.mark.parametrize(("text", "html"), INLINE)
def test_marks_become_bold_and_italic_and_all_else_is_escaped(text: str, html: str) -> None:
    assert md(text) == html


def test_markup_is_left_as_it_is() -> None:
    assert md(Markup("<b>x</b> **y**")) == "<b>x</b> **y**"


def test_signs_are_true_minuses() -> None:
    assert [signed(value) for value in (2, 0, -1)] == ["+2", "+0", "−1"]
    assert [number(value) for value in (1240, -1240)] == ["1,240", "−1,240"]
    assert coins(1240) == "1,240\u00a0gp"


def test_counts_agree_with_their_noun() -> None:
    assert [count(1, "room"), count(3, "room"), count(2, "fungus", "fungi")] == ["1 room", "3 rooms", "2 fungi"]


def test_throw_numbers_are_told_shortly() -> None:
    assert runs_of([3, 1, 2, 7, 9, 10, 7]) == "1–3, 7, 9–10"
    assert runs_of([]) == ""


def test_a_throw_is_faces_adds_and_total() -> None:
    pen = Pen(Gallery())
    shown = pen.throw({"faces": [6, 2], "adds": [-1, ["level", 2], 0], "total": 9})
    assert shown.count("<img") == 1
    assert shown.endswith(" − 1 + 2 = <b>9</b></span>")
    assert 'alt="d6: 6, 2"' in shown


def test_a_lone_die_of_the_journal_shows_no_total() -> None:
    from printgen.chance.journal import Roll

    pen = Pen(Gallery())
    assert "=" not in pen.throw(Roll(1, "fourad/x", 0, "1d6", (4,), (), 4, "why")).split("src")[1].split(">")[1]
    assert pen.throw(Roll(1, "fourad/x", 0, "1d6", (4,), (("level", 1),), 5, "why")).endswith(" + 1 = <b>5</b></span>")


def test_other_dice_show_their_figure_beside_their_outline() -> None:
    shown = Pen(Gallery()).throw(
        {"faces": [13], "sides": 20},
    )
    assert "d20" in shown
    assert "<b>13</b>" in shown


def test_more_than_eight_boxes_stand_in_fives() -> None:
    gallery = Gallery()
    eight, ten = Pen(gallery).boxes(8, size=4.4), Pen(gallery).boxes(10, size=4.4)
    wide = [float(one.split("width:")[1].split("mm")[0]) for one in (eight, ten)]
    assert wide[1] - wide[0] > 2 * (4.4 + 1.2) + 1


def test_boxes_are_struck_and_dashed_as_asked() -> None:
    wide, high, picture = boxes(3, 1, 2, size=5)
    root = etree.fromstring(picture)
    solid, dashed, struck = (one.get("d") for one in root)
    assert (solid.count("M"), dashed.count("M"), struck.count("M")) == (3, 2, 1)
    assert wide > 5 * 5
    assert high == pytest.approx(5.64)


@pytest.mark.parametrize("sides", [4, 6, 8, 10, 12, 20])
@pytest.mark.parametrize("full", [False, True])
@pytest.mark.parametrize("light", [False, True])
def test_every_die_is_drawn_inside_its_box(sides: int, full: bool, light: bool) -> None:
    root = etree.fromstring(svg(100, 100, die_body(sides, 1, full=full, light=light)))
    black = any(one.get("fill") == "#000" and one.get("stroke") for one in root.iter())
    assert black == (full and not light)


def test_drawings_are_well_formed_and_say_nothing_of_blank_numbers() -> None:
    for picture in (dice_row([1, 2, 3, 4, 5, 6]), dice_row([6], full=True, light=True), swell(), device(), portrait()):
        etree.fromstring(picture)
        assert "nan" not in picture


def test_a_die_saves_ink_by_a_double_outline() -> None:
    pen = Pen(Gallery(light=True))
    pen.die(6, full=True)
    picture = pen.gallery.get("printgen:dice/6-full-light")
    assert isinstance(picture, str)
    assert 'fill="#000" stroke' not in picture


def test_a_theme_gives_drawings_its_own_ink_and_paper() -> None:
    gallery = Gallery(ink="#123", paper="#eee")
    gallery.put("x", svg(1, 1, '<path fill="#fff" stroke="#000" d="M0 0"/>'))
    assert gallery.get("printgen:x") == svg(1, 1, '<path fill="#eee" stroke="#123" d="M0 0"/>')
