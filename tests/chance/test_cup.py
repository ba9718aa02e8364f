"""Streams, sources, the journal."""

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printgen.chance.cup import Bag, clean_reroll
from printgen.chance.hand import dice_file
from printgen.chance.journal import Journal, read_journal
from printgen.chance.loaded import loaded
from printgen.chance.seed import clean_seed, slug
from printgen.errors import BadFile, Usage


def faces(bag: Bag, stream: str, count: int = 12) -> list[int]:
    return [bag.cup(stream).d6("test").total for _ in range(count)]


@given(st.integers(0, 30), st.integers(0, 30))
def test_throws_in_one_stream_never_move_another(first: int, second: int) -> None:
    bag = Bag("s")
    faces(bag, "fourad/tile/3/fight", first)
    faces(bag, "fourad/tile/4/fight", second)
    assert faces(bag, "fourad/tile/7/contents") == faces(Bag("s"), "fourad/tile/7/contents")


def test_a_reroll_moves_its_own_streams_and_no_other() -> None:
    plain, again = Bag("s"), Bag("s", rerolls=("fourad/tile/7",))
    assert faces(plain, "fourad/tile/7/contents") != faces(again, "fourad/tile/7/contents")
    assert again.cup("fourad/tile/7/contents").stream == "fourad/tile/7~1/contents"
    for other in ("fourad/tile/70/contents", "fourad/tile/6/contents", "fourad/tile"):
        assert faces(plain, other) == faces(again, other)


def test_a_reroll_given_twice_counts() -> None:
    assert Bag("s", rerolls=("a/b", "a/b")).salted("a/b/c") == "a/b~2/c"
    assert Bag("s", rerolls=("a", "a/b")).salted("a/b/c") == "a~1/b~1/c"


def test_the_journal_numbers_throws_in_order_and_reads_back() -> None:
    journal = Journal()
    bag = Bag("s", journal=journal)
    bag.cup("a").throw("2d6", "one", (("level", 2),))
    bag.cup("b").d6("two")
    assert [roll.no for roll in journal.rolls] == [1, 2]
    assert journal.rolls[0].total == sum(journal.rolls[0].faces) + 2
    assert read_journal(journal.lines()) == tuple(journal.rolls)


def test_a_journal_switched_off_changes_no_die() -> None:
    assert faces(Bag("s"), "a") == faces(Bag("s", journal=Journal()), "a")


def test_picking_is_fair_for_any_number_of_things() -> None:
    for count in range(1, 13):
        bag = Bag("fair")
        tally = [0] * count
        for _ in range(600 * count):
            tally[bag.cup("pick").pick(count, "which")] += 1
        assert sum((got - 600) ** 2 / 600 for got in tally) < 35, count


def test_two_are_picked_by_halves_three_by_pairs_and_four_reroll_past_it() -> None:
    with loaded(3, 4, 2, 3, 5, 5, 6, 4) as bag:
        cup = bag.cup("x")
        assert [cup.pick(2, ""), cup.pick(2, ""), cup.pick(3, ""), cup.pick(3, ""), cup.pick(3, "")] == [0, 1, 0, 1, 2]
        assert cup.pick(4, "") == 3


def test_loaded_dice_must_all_be_thrown() -> None:
    with pytest.raises(AssertionError, match="left over"), loaded(1, 2) as bag:
        bag.cup("x").d6("one")
    with pytest.raises(AssertionError, match="too few"), loaded(1) as bag:
        bag.cup("x").throw("2d6", "two")


def test_ink_never_reaches_the_journal() -> None:
    journal = Journal()
    ink = Bag("s", journal=journal).ink("ink/hatch")
    assert 0 <= ink.unit() < 1 and not journal.rolls
    with pytest.raises(ValueError):
        Bag("s").ink("fourad/tile/1")


def test_own_dice_are_read_with_comments_and_checked(tmp_path: Path) -> None:
    path = tmp_path / "dice.txt"
    path.write_text("5 3 # contents\n\n6,1\n7\n", encoding="utf-8")
    bag = Bag("s", source=dice_file(path), journal=Journal())
    assert [bag.cup("a").d6("").total for _ in range(4)] == [5, 3, 6, 1]
    with pytest.raises(BadFile, match=r"dice.txt:4: 7 on a d6"):
        bag.cup("a").d6("")
    with pytest.raises(BadFile, match="ran out after 5 dice"):
        bag.cup("a").d6("")


def test_a_dice_file_with_a_word_names_its_line(tmp_path: Path) -> None:
    path = tmp_path / "dice.txt"
    path.write_text("1\nsix\n", encoding="utf-8")
    with pytest.raises(BadFile, match=r"dice.txt:2: “six” is no die"):
        dice_file(path)


@pytest.mark.parametrize("seed", ["", "  ", "a\nb", "a\x07", "x" * 201])
def test_a_seed_that_is_none_is_refused(seed: str) -> None:
    with pytest.raises(Usage):
        clean_seed(seed)


def test_a_seed_is_composed_and_stripped() -> None:
    assert clean_seed("  cafe\u0301 ") == "café"


def test_slugs_of_different_seeds_differ() -> None:
    assert slug("heron-lamp-417") == "heron-lamp-417"
    assert len({slug("Ночь"), slug("День"), slug("a b"), slug("a/b"), slug("../..")}) == 5
    assert all("/" not in slug(seed) and ".." not in slug(seed) for seed in ("../x", "a/b", "…"))


@pytest.mark.parametrize("prefix", ["", "/", "a~1", "a\nb"])
def test_a_reroll_that_is_none_is_refused(prefix: str) -> None:
    with pytest.raises(Usage):
        clean_reroll(prefix)


def test_dice_are_the_same_in_a_process_with_another_hash_seed() -> None:
    code = "from printgen.chance.cup import Bag\nprint([Bag('s').cup('a').die(6) for _ in range(1)])"
    shown = {
        subprocess.run(
            [sys.executable, "-c", code], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(shown) == 1
