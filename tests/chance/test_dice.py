"""The notation and the face function, against hand-worked values and exact counting."""

import hashlib
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printgen.chance.cup import Bag
from printgen.chance.dice import dice, face
from printgen.chance.odds import distribution
from printgen.errors import Usage

ACCEPTED = [
    ("2d6", (2, 12)),
    ("d6", (1, 6)),
    ("d6+2", (3, 8)),
    ("2d6-1", (1, 11)),
    ("2d6 − 1", (1, 11)),  # the true minus sign
    ("3d6x10", (30, 180)),
    ("3d6 × 10", (30, 180)),
    ("3d6*10", (30, 180)),
    ("3d6x3d6", (9, 324)),
    ("d66", (11, 66)),
    ("d%", (1, 100)),
    ("d3", (1, 3)),
    ("2d3+1", (3, 7)),
    ("4d6kh3", (3, 18)),
    ("2d20kl", (1, 20)),
    ("1", (1, 1)),
    ("d8-d6", (-5, 7)),
]
REJECTED = ["", "d", "2d", "d1", "0d6", "1001d6", "2d6kh3", "d6++1", "-d6", "2d6x", "two", "d6!2", "d6;d6", "9" * 201]


@pytest.mark.parametrize(("text", "bounds"), ACCEPTED)
def test_a_notation_is_read(text: str, bounds: tuple[int, int]) -> None:
    assert dice(text).bounds() == bounds
    totals = distribution(dice(text))
    assert (min(totals), max(totals)) == bounds


@pytest.mark.parametrize("text", REJECTED)
def test_anything_else_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(Usage) as caught:
        dice(text)
    assert "\n" not in str(caught.value)


def test_subtraction_keeps_its_sign() -> None:
    assert dice("d8-2").total((5,)) == 3
    assert dice("10-d4-d4").total((1, 2)) == 7


def test_a_face_is_the_word_of_a_sha256_block() -> None:
    whole = hashlib.sha256(b"heron-lamp-417\nfourad/tile/7/contents\n1").digest()
    word = int.from_bytes(whole[4 * 3 : 4 * 3 + 4], "big")
    assert face("heron-lamp-417", "fourad/tile/7/contents", 11, 6) == 1 + word * 6 // 2**32


def test_a_known_row_of_faces_never_changes() -> None:
    shown = [face("golden", "fourad/tile/1/contents", at, 6) for at in range(12)]
    assert shown == [2, 6, 1, 6, 1, 2, 1, 1, 6, 2, 3, 6]


def test_a_d3_is_a_d6_in_pairs_and_keeps_the_face_thrown() -> None:
    assert [dice("d3").total((shown,)) for shown in range(1, 7)] == [1, 1, 2, 2, 3, 3]


def test_a_d66_reads_tens_and_ones() -> None:
    totals = distribution(dice("d66"))
    assert len(totals) == 36 and set(totals.values()) == {1}
    assert dice("d66").total((3, 5)) == 35


def test_exploding_dice_throw_again_on_the_highest_face() -> None:
    shown = iter((6, 6, 2))
    faces = dice("d6!").throw(lambda _: next(shown))
    assert faces == (6, 6, 2)
    assert dice("d6!+1").total(faces) == 15


def test_keeping_the_highest_three_of_four_is_counted_exactly() -> None:
    ways = distribution(dice("4d6kh3"))
    assert Fraction(ways[18], 6**4) == Fraction(21, 1296)
    assert sum(total * count for total, count in ways.items()) / 6**4 == pytest.approx(12.2446, abs=1e-4)


@given(st.integers(1, 6), st.integers(2, 12), st.integers(-5, 5))
def test_totals_of_a_throw_lie_in_the_distribution(count: int, sides: int, add: int) -> None:
    notation = dice(f"{count}d{sides}{add:+d}" if add else f"{count}d{sides}")
    roll = Bag("hypothesis").cup(f"t/{count}/{sides}/{add}").throw(notation, "a throw")
    assert roll.total in distribution(notation)
    assert notation.total(roll.faces) == roll.total


def test_every_face_of_a_die_is_as_likely_as_another() -> None:
    counts = [0] * 20
    for at in range(20_000):
        counts[face("fair", "test", at, 20) - 1] += 1
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts)
    assert chi_square < 43.8  # 19 degrees of freedom, p = 0.001
