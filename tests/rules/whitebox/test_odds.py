"""The rulings' exact odds, over many seeded drops: chi-square, fixed seeds, p > 0.001."""

from collections import Counter
from math import isclose

import pytest

from printgen.chance.cup import Bag
from printgen.rules.whitebox.cave import kind_of
from printgen.rules.whitebox.drop import SIX, TWELVE, face_of
from printgen.rules.whitebox.house import House
from printgen.rules.whitebox.result import Die
from printgen.tables.consult import consult
from printgen.tables.load import Tables

LIMIT = {1: 10.828, 2: 13.816, 3: 16.266}  # chi-square at p = 0.001


def chi(seen: dict[str, int], wanted: dict[str, float], count: int) -> float:
    return sum((seen.get(key, 0) - share * count) ** 2 / (share * count) for key, share in wanted.items())


def no_ones(dice: tuple[int, ...]) -> float:
    out = 1.0
    for sides in dice:
        out *= (sides - 1) / sides
    return out


def test_the_rulings_figures_are_what_the_dice_say() -> None:
    assert isclose(no_ones(TWELVE), 0.184, abs_tol=0.0005)
    assert isclose(no_ones(TWELVE[2:]), 0.327, abs_tol=0.0005), "no monster in a cave: d6 and up"
    assert isclose(sum(1 / sides for sides in TWELVE[2:]), 1.05, abs_tol=0.005)
    assert isclose(sum(1 / sides for sides in TWELVE), 1.55, abs_tol=0.005)
    assert isclose(2 * (1 / 8 + 1 / 12 + 1 / 20), 0.517, abs_tol=0.0005)
    assert isclose(1 - no_ones(SIX), 0.571, abs_tol=0.0005)


def drops(dice: tuple[int, ...], tables: Tables, count: int, stream: str) -> list[list[int]]:
    table = tables.table("whitebox/room-types")
    out = []
    for at in range(count):
        cup = Bag(f"odds-{at}").cup(f"whitebox/{stream}")
        out.append([face_of(cup, sides, table, "die")[0] for sides in dice])
    return out


def odds_of_drops(tables: Tables, count: int) -> None:
    areas = drops(TWELVE, tables, count, "area/1/drop")
    dead = sum(1 not in faces for faces in areas)
    assert (
        chi({"dead": dead, "open": count - dead}, {"dead": no_ones(TWELVE), "open": 1 - no_ones(TWELVE)}, count)
        < LIMIT[1]
    )
    stairs = Counter(sum(f == 1 and s in (8, 12, 20) for s, f in zip(TWELVE, faces, strict=True)) for faces in areas)
    mean = sum(key * held for key, held in stairs.items()) / count
    assert abs(mean - 0.5167) < 4.2 * (0.48 / count) ** 0.5
    lairs = sum(f == s for faces in areas for s, f in zip(TWELVE, faces, strict=True)) / count
    assert abs(lairs - 1.55) < 4.2 * (1.28 / count) ** 0.5
    for face, share in ((13, 0.1), (20, 0.1), (7, 0.7167), (8, 0.7167), (11, 0.2667), (12, 0.2667)):
        seen = sum(faces.count(face) for faces in areas) / count
        assert abs(seen - share) < 4.2 * (share / count) ** 0.5, face
    house = House()
    quiet = 0
    for faces in areas:
        kinds = [kind_of(tables, house, Die(s, f, 0, 0)) for s, f in zip(TWELVE, faces, strict=True)]
        quiet += "monster" not in kinds
    no_monster = no_ones(TWELVE[2:])
    assert chi({"no": quiet, "yes": count - quiet}, {"no": no_monster, "yes": 1 - no_monster}, count) < LIMIT[1]
    rooms = drops(SIX, tables, count, "area/1/room/1/drop")
    peopled = sum(any(f == s for s, f in zip(SIX, faces, strict=True)) for faces in rooms)
    assert chi({"a": peopled, "b": count - peopled}, {"a": 1 - no_ones(SIX), "b": no_ones(SIX)}, count) < LIMIT[1]


def odds_of_traps(tables: Tables, count: int) -> None:
    seen: Counter[str] = Counter()
    deadly = {"Poison dart", "Poison needle", "Poison gas"}
    for at in range(count):
        row = consult(Bag(f"trap-{at}").cup("whitebox/area/1/room/1/trap"), tables.table("whitebox/traps")).row
        seen[
            "pit" if row.name == "Pit" else "spell" if row.name == "Spell" else "die" if row.name in deadly else "rest"
        ] += 1
    wanted = {"pit": 27 / 216, "spell": 4 / 216, "die": 61 / 216}
    wanted["rest"] = 1 - sum(wanted.values())
    assert chi(dict(seen), wanted, count) < LIMIT[3]


def test_odds_over_a_thousand_drops(tables: Tables) -> None:
    odds_of_drops(tables, 1000)
    odds_of_traps(tables, 1500)


@pytest.mark.long
def test_odds_over_twenty_thousand_drops(tables: Tables) -> None:
    odds_of_drops(tables, 20_000)
    odds_of_traps(tables, 20_000)


def test_a_level_one_cache_is_empty_76_times_in_a_thousand(tables: Tables) -> None:
    line = tables.entries("whitebox/treasure/unguarded")["1"]
    empty = 1 - line.magic / 100
    for name in ("cp", "sp", "ep", "gp", "pp", "gems", "jewelry"):
        empty *= 1 - getattr(line, name).chance / 100
    assert isclose(empty, 0.076, abs_tol=0.0005)
