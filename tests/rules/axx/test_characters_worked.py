"""The twelve characters of the addendum, §3: thrown with loaded dice, compared to the last value."""

from dataclasses import dataclass, field

import pytest

from tests.rules.axx.characters_desk import blows, made, of, saves


@dataclass(frozen=True)
class Worked:
    """Dice of the six scores, then the further dice; what the sheet must say."""

    what: str
    dice: str
    scores: tuple[int, ...]
    hp: int
    ac: tuple[int, int, int]  # with shield, without, against the large (0: the same)
    blows: list[str]
    saves: str
    speed: int
    slots: tuple[int, int]
    xp: tuple[int, int]
    alignment: str
    tie: str
    over: int = 0
    extra: dict[str, object] = field(default_factory=dict)


L, N, C = "Law", "Neutrality", "Chaos"
CASES = [
    Worked("human fighter 1", "443 555 533 421 632 544 | 3 4", (11, 16, 11, 7, 11, 13), 8, (16, 15, 0),
           ["sword +1 1d6"], "+2/+2/+0", 20, (4, 11), (0, 2000), L, "Patron", extra={"raised": "DEX"}),
    Worked("dwarf fighter 6", "111 324 664 312 441 235 | 4 8 3 5 1 6 1", (3, 9, 16, 6, 9, 10), 43, (15, 14, 0),
           ["sword +3 ×2 1d6−3"], "+9/+3/+3", 20, (4, 3), (32000, 64000), N, "Ally", over=1),
    Worked("half-orc barbarian 1", "655 442 654 331 223 341 | 6 2", (16, 10, 15, 7, 7, 8), 11, (11, 11, 0),
           ["great axe +3 1d10+3"], "+1/+0/-1 (+2)", 40, (3, 16), (0, 2000), C, "Enemy"),
    Worked("halfling barbarian 3", "564 533 443 412 325 641 | 5 7 2 6", (15, 11, 11, 7, 10, 11), 19, (11, 11, 12),
           ["battle axe +4 1d6+1"], "+1/+1/+1 (+2)", 40, (2, 15), (4000, 8000), N, "Kin"),
    Worked("elf ranger 1", "445 666 344 432 651 252 | 2 3 5", (13, 18, 11, 9, 12, 9), 8, (12, 12, 0),
           ["bow and arrows missile +4 ×2 1d6", "sword +2 1d6+1"], "+2/+3/+0", 30, (4, 13), (0, 2000), L, "Mentor",
           extra={"wild": "marsh"}),
    Worked("halfling ranger 10", "345 655 534 253 446 316 | 4 1 8 1 4 6 3 5 7 2 8 3", (12, 16, 12, 10, 14, 10), 52,
           (11, 11, 12), ["bow and arrows missile +12 ×2 1d6", "sword +10 ×2 1d6"], "+7/+7/+6", 30, (4, 12),
           (512000, 1024000), N, "Debt", extra={"wild": "forest"}),
    Worked("human cleric 5", "354 261 522 443 665 455 | 5 4 6 1 3 1", (12, 9, 9, 11, 18, 14), 20, (14, 14, 0),
           ["mace +3 1d6"], "+2/+2/+7", 20, (3, 12), (16000, 32000), C, "Ally",
           extra={"spell_slots": (5, 2, 1), "turning": 8, "raised": "WIS"}),
    Worked("dwarf cleric 1", "633 541 655 362 422 152 | 1 6", (12, 10, 16, 11, 8, 8), 8, (14, 14, 0),
           ["mace +1 1d6"], "+4/+0/+1", 20, (3, 12), (0, 2000), L, "Kin",
           extra={"spell_slots": (1, 0, 0), "turning": 0}),
    Worked("halfling thief 1", "224 665 442 541 333 466 | 4 2", (8, 17, 10, 10, 9, 16), 6, (12, 12, 13),
           ["dagger +0 1d4−1", "dagger thrown +1 1d4"], "+0/+4/+0", 30, (3, 8), (0, 1500), N, "Enemy",
           extra={"crafts": [5, 7, 1]}),
    Worked("half-orc thief 7", "545 555 343 462 264 122 | 6 6 2 5 1 3 4 3", (14, 15, 10, 12, 12, 5), 27, (11, 11, 0),
           ["dagger +5 1d4+2", "dagger thrown +3 1d4"], "+3/+6/+3", 30, (3, 14), (48000, 96000), C, "Debt",
           extra={"crafts": [10, 10, 7]}),
    Worked("elf magic-user 3", "342 455 241 664 531 363 | 4 1 4 2 3 5", (9, 14, 7, 16, 9, 12), 7, (10, 10, 0),
           ["dagger +1 1d4", "dagger thrown +0 1d4"], "+0/+2/+1 (+2)", 30, (2, 9), (5000, 10000), N, "Mentor",
           extra={"spell_slots": (3, 1, 0), "spells": ("sleep", "charm-person")}),
    Worked("human magic-user 1", "335 452 111 556 245 346 | 1 1 1 4", (11, 11, 4, 16, 11, 13), 2, (10, 10, 0),
           ["dagger +0 1d4", "dagger thrown -2 1d4"], "-2/+0/+0 (+2)", 30, (2, 11), (0, 2500), L, "Patron",
           extra={"spell_slots": (2, 0, 0), "spells": ("magic-missile", "sleep"), "raised": "CON"}),
]  # fmt: skip


def check_worked(case: Worked) -> None:
    kindred, klass, level = case.what.rsplit(" ", 2)
    one = made(case.dice, kindred=kindred, klass=klass, level=int(level))
    shown = of(one)
    assert tuple(one.scores.of(a) for a in one.scores.__struct_fields__) == case.scores
    assert one.hp == case.hp
    assert (shown.ac, shown.ac_bare, shown.ac_large) == case.ac
    wanted_ways = {"thrown"} if any(" thrown " in blow for blow in case.blows) else set()
    assert blows(one, "melee", "missile", *wanted_ways) == case.blows
    assert saves(one) == case.saves
    assert shown.speed == case.speed
    assert (shown.slots_used, shown.slots_most) == case.slots
    assert shown.over == case.over
    assert (one.xp, shown.next_xp) == case.xp
    assert (one.alignment, one.tie) == (case.alignment, case.tie)
    assert one.gold == 0 and not shown.lights
    found = {
        "raised": one.raised,
        "wild": one.wild,
        "spells": one.spells,
        "spell_slots": shown.spell_slots,
        "turning": shown.turning,
        "crafts": [craft.bonus for craft in shown.crafts],
    }
    for key, value in case.extra.items():
        assert found[key] == value, key


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.what)
def test_a_character_worked_in_the_addendum_comes_out_to_the_last_value(case: Worked) -> None:
    check_worked(case)
