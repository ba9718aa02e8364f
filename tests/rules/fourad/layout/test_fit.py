"""Which way a tile lies: whole before stretched before cut, the most usable exits, the first on ties."""

from textwrap import dedent

from printgen.rules.fourad.fit import Field, fit
from printgen.rules.fourad.grid import OUTSIDE, bit, square, squares
from tests.rules.fourad.layout.desk import drawn

NORTH, EAST, SOUTH, WEST = range(4)


def field(taken=(), waiting=()) -> Field:
    return Field(sum(1 << bit(x, y) for x, y in taken) | OUTSIDE, set(waiting))


def lain(picture: str, outline: str, facing: int = NORTH, longer: bool = False):
    """Lay a tile behind the door `@` of a picture (# taken, everything else free), the sheet's upper left corner."""
    lines = dedent(picture).strip("\n").split("\n")
    taken = [(x, y) for y, line in enumerate(lines) for x, mark in enumerate(line) if mark == "#"]
    (front,) = [(x, y) for y, line in enumerate(lines) for x, mark in enumerate(line) if mark == "@"]
    made = fit(drawn(outline), bit(*front), facing, field(taken), longer=longer)
    return made, set(squares(made.mask))


def test_it_lies_whole_when_it_can():
    made, floor = lain("......\n......\n..@...\n..#...", "+...+", facing=EAST)
    assert (made.stretch, made.cut) == (0, False)
    assert floor == {(2, 2), (3, 2), (4, 2)}


def test_the_fit_with_most_usable_exits_wins():
    # Turned one way the elbow's other end faces the edge of the paper, mirrored it opens to the free side.
    made, _ = lain("@.....\n#.....", "+..\n  .\n  +", facing=NORTH)
    other = next(exit for number, exit in enumerate(made.exits) if number != made.entry)
    right, down = [(0, -1), (1, 0), (0, 1), (-1, 0)][other[0]]
    x, y = square(other[1])
    assert x + right >= 0 and y + down >= 0
    assert (x + right, y + down) not in {(0, 1)}


def test_it_is_stretched_by_one_before_two_and_cut_only_then():
    # Four squares are free ahead: a way of five loses one, a way of six loses two, one of seven is cut.
    free = "@   #"
    for long, stretch, cut in ((5, 1, False), (6, 2, False), (7, 0, True)):
        made, floor = lain(free + "\n#####", f"+{'.' * long}+", facing=EAST)
        assert (made.stretch, made.cut) == (stretch, cut), long
        assert floor == {(0, 0), (1, 0), (2, 0), (3, 0)}


def test_with_longer_nothing_is_taken_away():
    made, _ = lain("@   #\n#####", "+.....+", facing=EAST, longer=True)
    assert made.cut


def test_a_cut_keeps_the_most_squares_and_no_other_exit():
    made, floor = lain(
        """
        ##.##
        ##.##
        @...#
        #####
        """,
        "+.......+\n   .\n   .\n   .\n   +",
        facing=EAST,
    )
    assert made.cut
    assert len(made.exits) == 1
    assert floor <= {(0, 2), (1, 2), (2, 2), (3, 2), (2, 1), (2, 0)}
    assert len(floor) >= 4


def test_a_room_cut_to_one_square_wide_is_a_corridor():
    from printgen.rules.fourad.outline import kind_of

    made, floor = lain("#@#\n###", "...\n...\n...\n +", facing=NORTH)
    assert floor == {(1, 0)}
    assert kind_of(made.mask) == "corridor"


def test_a_waiting_exit_counts_as_usable():
    plain = drawn("+..\n  +")  # west in; leaves to the south
    front, walls = bit(5, 5), [(6, 6), (6, 4), (5, 4), (5, 6)]
    below = field(walls, [(bit(6, 6), NORTH)])
    made = fit(plain, front, EAST, below, longer=False)
    other = next(exit for number, exit in enumerate(made.exits) if number != made.entry)
    assert other[0] == SOUTH
    above = field(walls, [(bit(6, 4), SOUTH)])
    made = fit(plain, front, EAST, above, longer=False)
    other = next(exit for number, exit in enumerate(made.exits) if number != made.entry)
    assert other[0] == NORTH
