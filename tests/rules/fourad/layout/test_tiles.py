"""The 42 drawings: to the facts the rulings state, each figure derived from the squares."""

import pytest

from printgen.errors import BadFile
from printgen.rules.fourad.outline import kind_of, read_outline
from tests.rules.fourad.layout.desk import TABLES, drawn, outlines

# Typed a second time, by hand: row, name, room or corridor, squares, doors and open ways clockwise from north.
TYPED = """
11 Crossing         C  5 n+ e: s+ w:
12 Guardroom        R 12 e: s+
13 Straight way     C  4 e: w+
14 Octagon          R 12 n+ e+
15 Elbow            C  5 s: w+
16 Great octagon    R 21 n+ e+ s: w:
21 Dog-leg room     R 12 n+ e+ s:
22 Tee              C  4 e: s+ w+
23 Cell             R  9 n+ s+
24 Blind crook      C  4 n+
25 Alcoves          R 12 e+ w+
26 Pillared hall    R 18 e+ w:
31 Ring passage     C  8 n+ e: s: w+
32 Angle room       R 12 n: e+
33 Long way         C  6 e+ w:
34 Cross chamber    R 16 n+ e: s+ w+
35 Staircase way    C  8 n+ e: s+
36 Apse             R 10 n+ e+
41 Round the well   R 14 n+ e: w+
42 Double bend      C  7 e: w+
43 Closet           R  8 e: w+
44 Diamond          R 13 n+ e+ w:
45 Long tee         C  7 e+ s: w+
46 Four posts       R 16 n+ s+ w:
51 Pinwheel         C 15 n+ e+ s: w+
52 Kneeling room    R 11 n+ w+
53 Step             C  2 e+ w+
54 Twin bays        R  9 e+ s: w+
55 Side branch      C  7 n+ e: s+
56 Vestry           R 10 e+ s+ w:
61 Hook             C  8 s: w+
62 Broad tee        R 13 s+ w:
63 Sealed crypt     R  8 n+
64 Gallery          R 10 n+ e: w+
65 Fish-hook        C  8 e: s+ w+
66 Four doors       R  9 n+ e+ s+ w:
"""
TYPED_ENTRANCES = """
1 Gate hall        R 12 n+ e+ s^ w+
2 Three ways       C  7 n+ e: s^ w+
3 Round porch      R 16 n+ e+ s^ w:
4 Long nave        R 15 n: e+ s^ w+
5 Water stair      R 14 n+ e+ s^ w+
6 Pillared court   R 21 n: e+ s^ w+
"""


def kind(outline) -> str:
    return kind_of(outline.shape().mask)


def described(table: str) -> str:
    lines = []
    for row in TABLES.table(table).rows:
        outline = read_outline(row.text, row.key)
        exits = " ".join(
            f"{'nesw'[one.side]}{'^' if one.way_in else '+' if one.door else ':'}" for one in outline.exits
        )
        lines.append(f"{row.key} {row.name:16} {kind(outline)[0].upper()} {len(outline.cells):2} {exits}")
    return "\n".join(lines)


def test_the_rooms_are_those_typed_a_second_time():
    assert described("fourad/tiles") == TYPED.strip()


def test_the_entrances_are_those_typed_a_second_time():
    assert described("fourad/entrance") == TYPED_ENTRANCES.strip()


def test_fifteen_of_the_thirty_six_are_corridors_by_their_squares():
    made = outlines("fourad/tiles")
    assert len(made) == 36
    corridors = [
        key
        for key, one in made.items()
        if not any({(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= one.cells for x, y in one.cells)
    ]
    assert len(corridors) == 15
    assert corridors == [key for key, one in made.items() if kind(one) == "corridor"]


def test_areas_are_as_the_rulings_say():
    made = outlines("fourad/tiles").values()
    areas = {name: sorted(len(one.cells) for one in made if kind(one) == name) for name in ("room", "corridor")}
    assert (areas["room"][0], areas["room"][-1]) == (8, 21)
    assert (areas["corridor"][0], areas["corridor"][-1]) == (2, 15)
    assert sum(map(sum, areas.values())) / 36 == pytest.approx(9.8, abs=0.05)


def test_exits_are_as_the_rulings_say():
    made = list(outlines("fourad/tiles").values())
    counts = [len(one.exits) for one in made]
    assert {number: counts.count(number) for number in set(counts)} == {1: 2, 2: 16, 3: 12, 4: 6}
    doors = sum(exit.door for one in made for exit in one.exits)
    assert doors / sum(counts) == pytest.approx(2 / 3, abs=0.02)


def test_no_tile_has_two_exits_on_a_side():
    for table in ("fourad/tiles", "fourad/entrance"):
        for key, one in outlines(table).items():
            assert len({exit.side for exit in one.exits}) == len(one.exits), key


def test_every_entrance_has_its_way_in_below():
    for one in outlines("fourad/entrance").values():
        (way,) = [exit for exit in one.exits if exit.way_in]
        assert way.side == 2
        assert len(one.exits) == 4


REFUSED = [
    ("..x", "“x” in the drawing"),
    ("", "no floor"),
    (".. ..", "two pieces"),
    ("..\n  +", "must touch one floor square"),
    ("+\n..\n..\n", None),
    (" +\n+..\n ..+\n ..+", "two exits on one side"),
]


@pytest.mark.parametrize(("text", "complaint"), REFUSED)
def test_a_drawing_that_is_none_is_refused_by_name(text, complaint):
    if complaint is None:
        assert len(read_outline(text, "here").exits) == 1
        return
    with pytest.raises(BadFile, match=complaint):
        read_outline(text, "here")


def test_a_tile_is_turned_by_quarters_and_mirrored():
    hook = drawn("""
        +...
           .
           :
    """)
    assert [(one.side, one.x, one.y) for one in hook.exits] == [(2, 2, 1), (3, 0, 0)]
    turned = hook.shape(1)  # clockwise: west becomes north, south becomes west
    assert {(one.side, one.x, one.y) for one in turned.exits} == {(3, 0, 2), (0, 1, 0)}
    mirrored = hook.shape(0, True)
    assert {(one.side, one.x, one.y) for one in mirrored.exits} == {(2, 0, 1), (1, 2, 0)}
    assert (turned.wide, turned.tall, mirrored.wide) == (2, 3, 3)


def test_every_turn_keeps_the_squares_and_the_kind():
    for outline in outlines("fourad/tiles").values():
        for turns in range(4):
            for mirrored in (False, True):
                shape = outline.shape(turns, mirrored)
                assert shape.mask.bit_count() == len(outline.cells)
                assert kind_of(shape.mask) == kind(outline)
