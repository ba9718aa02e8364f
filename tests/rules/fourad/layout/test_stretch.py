"""Stretching: one row or column, then two; a corridor stays one, nothing is lost."""

from printgen.rules.fourad.grid import STRIDE, is_corridor, reach
from printgen.rules.fourad.stretch import stretched
from tests.rules.fourad.layout.desk import drawn, outlines


def picture(shape) -> list[str]:
    return [
        "".join("." if shape.mask >> y * STRIDE + x & 1 else " " for x in range(shape.wide)).rstrip()
        for y in range(shape.tall)
    ]


def test_a_straight_corridor_grows_and_shrinks_along_itself_only():
    way = drawn("+...+").shape()
    assert sorted(picture(one)[0] for one in stretched(way, 1, False)) == ["..", "...."]
    assert all(one.tall == 1 for one in stretched(way, 2, False))


def test_longer_only_adds():
    way = drawn("+...+").shape()
    assert [picture(one)[0] for one in stretched(way, 1, True)] == ["...."]
    assert [picture(one)[0] for one in stretched(way, 2, True)] == ["....."]


def test_a_square_room_has_each_stretch_once():
    room = drawn("...\n...\n...\n +")
    sizes = [(one.wide, one.tall) for one in stretched(room.shape(), 1, False)]
    assert set(sizes) == {(3, 4), (4, 3), (3, 2), (2, 3)}


def test_a_tee_s_stem_grows_but_its_bar_never_doubles():
    tee = drawn("+...+\n  .\n  +").shape()
    for one in stretched(tee, 1, False) + stretched(tee, 2, False):
        assert is_corridor(one.mask)


def test_nothing_is_lost_in_any_stretch():
    for outline in outlines("fourad/tiles").values():
        plain = outline.shape()
        for by in (1, 2):
            for one in stretched(plain, by, False):
                assert is_corridor(one.mask) == is_corridor(plain.mask)
                assert reach(one.mask & -one.mask, one.mask) == one.mask
                assert len(one.exits) == len(plain.exits)
                assert abs(one.wide - plain.wide) + abs(one.tall - plain.tall) <= by
                for exit in one.exits:
                    assert one.mask >> exit.y * STRIDE + exit.x & 1
