"""The log on paper: every throw once, sentences in shape, life as it stood."""

import re
from itertools import pairwise

import pytest

from printgen.pages.fourad.delve_life import course, strips
from printgen.pages.fourad.delve_log import clock, log_entries
from printgen.pages.fourad.delve_summary import summary
from printgen.pages.fourad.prose import Prose
from printgen.pages.fourad.remember import three
from tests.pages.fourad.desk import BOOK, TABLES, delve_run

SEEDS = tuple(str(seed) for seed in range(1, 13))
ONE_OF = re.compile(r"\ba (?!one\b)[aeiou]\w+|\b1 (?:goblins|rats|orcs|lives|wounds)\b", re.I)


def entries(seed: str, mode: str = "full", *classes: str):
    run = delve_run(seed, *classes)
    delve, rolls = run.record.result, {roll.no: roll for roll in run.rolls}
    prose = Prose(TABLES, BOOK, seed, {hero.name: hero.life for hero in delve.before.heroes})
    return run, log_entries(delve, rolls, prose, mode)


def rows(made):
    return [row for one in made for block in one["blocks"] if block["kind"] == "rows" for row in block["rows"]]


@pytest.mark.parametrize("seed", SEEDS)
def test_every_throw_of_play_is_drawn_in_the_full_log(seed):
    run, made = entries(seed)
    shown: set[int] = set()
    for row in rows(made):
        for part in filter(None, row["no"].split(", ")):
            first, _, last = part.partition("–")
            shown.update(range(int(first), int(last or first) + 1))
    play = {roll.no for roll in run.rolls if not roll.stream.endswith(("/shape", "fourad/entrance", "/lock"))}
    before = {
        roll.no for roll in run.rolls if roll.stream.startswith(("fourad/party", "fourad/hero", "fourad/recruit"))
    }
    assert play - before - shown == set()


@pytest.mark.parametrize("seed", SEEDS)
def test_as_many_faces_are_drawn_as_were_thrown(seed):
    run, made = entries(seed)
    rolls = {roll.no: roll for roll in run.rolls}
    for row in rows(made):
        drawn = sum(len(group["faces"]) for group in row["dice"])
        thrown = 0
        for part in filter(None, row["no"].split(", ")):
            first, _, last = part.partition("–")
            thrown += sum(len(rolls[no].faces) for no in range(int(first), int(last or first) + 1))
        assert drawn == thrown, row


@pytest.mark.parametrize("seed", SEEDS)
def test_sentences_have_their_articles_and_numbers_right(seed):
    _, made = entries(seed)
    for row in rows(made):
        assert not ONE_OF.search(row["what"]), row["what"]
        assert "{" not in row["what"] and "  " not in row["what"]
        assert row["what"].count("**") % 2 == 0


def test_the_same_thing_is_not_said_twice_running():
    _, made = entries("heron-lamp-417")
    said = [row["what"] for row in rows(made) if row["what"] and row["step"] not in ("way", "find", "foes")]
    assert sum(one == two for one, two in pairwise(said)) <= len(said) * 0.03
    assert len(set(said)) > len(said) * 0.6


@pytest.mark.parametrize("seed", SEEDS)
def test_every_tile_that_was_entered_has_an_entry_once(seed):
    run, made = entries(seed)
    assert sorted(one["no"] for one in made) == [one.tile for one in run.record.result.seen]


def test_a_brief_log_is_shorter_and_a_log_of_dice_says_what_was_added():
    _, full = entries("4")
    _, brief = entries("4", "brief")
    _, dice = entries("4", "dice")
    assert len(rows(brief)) < len(rows(full)) * 0.7
    assert any("level +1" in row["what"] or "armor" in row["what"] for row in rows(dice))
    assert not any("level +1" in row["what"] for row in rows(full))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_chart_ends_where_the_party_ended(seed):
    run = delve_run(seed)
    delve = run.record.result
    made = course(delve, BOOK)
    assert made.rooms[-1] == "out" and len(made.rooms) == len(delve.seen) + 1
    after = {hero.name: hero for hero in delve.after.heroes}
    for hero, strip in zip(delve.before.heroes, strips(delve, made), strict=True):
        assert len(made.life[hero.name]) == len(made.rooms)
        assert strip.dead == (after[hero.name].state == "dead" or after[hero.name].life <= 0)
        if not strip.dead:
            assert strip.life[-1] == after[hero.name].life
            if len(made.rooms) > 2:
                assert strip.life[-2] <= strip.most


def test_the_reckoning_counts_tiles_that_were_entered_only():
    run = delve_run("4")
    delve = run.record.result
    made = summary(delve, BOOK, {roll.no: roll for roll in run.rolls}, course(delve, BOOK))
    assert made["tabs"][0][0] == len(delve.seen) < len(delve.layout.tiles)
    assert made["tabs"][3] == (len(run.rolls), "throws")
    assert len(made["fates"]) == 4


@pytest.mark.parametrize("seed", SEEDS)
def test_three_throws_to_remember_are_throws_of_the_journal_in_order(seed):
    run = delve_run(seed)
    found = three(run.record.result, {roll.no: roll for roll in run.rolls})
    assert len(found) <= 3
    assert [one.nos for one in found] == sorted(one.nos for one in found)
    assert all(one.words.endswith(".") for one in found)


def test_a_party_of_one_has_a_log():
    run, made = entries("6", "full", "dwarf")
    assert made and run.record.result.before.heroes[0].cls == "dwarf"


@pytest.mark.parametrize(
    ("minutes", "said"), [(0, "the start"), (10, "10 m in"), (60, "1 h"), (70, "1 h 10 m"), (605, "10 h 05 m")]
)
def test_the_clock_is_said_shortly(minutes, said):
    assert clock(minutes) == said
