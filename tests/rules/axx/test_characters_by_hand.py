"""Sixteen more characters, each worked by hand from the rules: every class, every kindred, levels 1 to 10."""

import pytest

from tests.rules.axx.test_characters_worked import C, L, N, Worked, check_worked

CASES = [
    Worked("human barbarian 2", "444 665 555 333 233 334 | 5 7 3", (12, 18, 15, 9, 8, 10), 19, (13, 13, 0),
           ["great axe +2 1d10"], "+2/+4/+0 (+2)", 40, (3, 12), (2000, 4000), N, "Debt", extra={"raised": "DEX"}),
    Worked("dwarf barbarian 10", "666 222 666 122 445 111 | 1 10 1 5 9 2 8 3 7 6 6", (18, 6, 18, 5, 13, 3), 91,
           (11, 11, 0), ["great axe +13 ×2 1d10+3"], "+10/+4/+6 (+2)", 40, (3, 18), (512000, 1024000), L, "Kin"),
    Worked("human ranger 4", "333 445 444 344 555 222 | 3 6 4 8 1 1", (9, 13, 13, 11, 15, 6), 25, (10, 10, 0),
           ["bow and arrows missile +5 ×2 1d6", "sword +4 1d6"], "+5/+3/+3", 30, (4, 9), (8000, 16000), L, "Ally",
           extra={"raised": "CON", "wild": "coast", "crafts": [5]}),
    Worked("half-orc fighter 3", "544 666 221 332 211 665 | 6 1 7 5", (13, 18, 5, 8, 4, 17), 12, (17, 16, 0),
           ["sword +4 1d6+2"], "+1/+4/-1", 20, (4, 13), (4000, 8000), C, "Mentor"),
    Worked("elf cleric 6", "323 444 334 553 553 555 | 6 1 2 3 4 5 2", (8, 12, 10, 13, 13, 15), 21, (14, 14, 0),
           ["mace +2 1d6−1"], "+3/+3/+6", 20, (3, 8), (32000, 64000), C, "Enemy",
           extra={"spell_slots": (5, 2, 2), "turning": 7}),
    Worked("half-orc cleric 10", "665 333 545 222 664 443 | 4 6 6 1 2 3 4 5 1 2 4", (17, 9, 14, 6, 16, 11), 46,
           (14, 14, 0), ["mace +7 1d6+3"], "+6/+5/+9", 20, (3, 17), (512000, 1024000), L, "Patron",
           extra={"spell_slots": (6, 4, 3), "turning": 12}),
    Worked("human thief 2", "433 555 333 444 535 112 | 1 4 6", (10, 16, 9, 12, 13, 4), 10, (12, 12, 0),
           ["dagger +1 1d4", "dagger thrown +1 1d4"], "+1/+5/+2", 30, (3, 10), (1500, 3000), L, "Kin",
           extra={"raised": "DEX", "crafts": [6, 6, 3]}),
    Worked("dwarf thief 10", "122 643 643 111 333 444 | 2 1 2 3 4 5 6 1 2 3 5", (5, 13, 13, 3, 9, 12), 43,
           (11, 11, 0), ["dagger +3 1d4−2", "dagger thrown +4 1d4"], "+8/+8/+5", 30, (3, 5), (384000, 768000),
           L, "Mentor", extra={"crafts": [13, 13, 10]}),
    Worked("dwarf magic-user 10", "222 232 665 666 212 333 | 6 4 3 2 1 4 3 2 1 4 5 4 3", (6, 7, 17, 18, 5, 9), 48,
           (10, 10, 0), ["dagger +4 1d4−1", "dagger thrown +2 1d4"], "+9/+4/+3 (+2)", 30, (2, 6),
           (640000, 1280000), C, "Debt", extra={"spell_slots": (6, 4, 3), "spells": ("hold-portal", "charm-person")}),
    # dice past the list are thrown again: 6 of five spells, 5 of the four left
    Worked("halfling magic-user 2", "443 664 332 444 345 666 | 3 2 6 1 5 2 1", (11, 16, 8, 12, 12, 18), 4,
           (11, 11, 12), ["dagger +1 1d4", "dagger thrown +1 1d4"], "+0/+3/+1 (+2)", 30, (2, 11), (2500, 5000),
           L, "Ally", extra={"spell_slots": (2, 0, 0), "spells": ("magic-missile", "shield"), "crafts": [4]}),
    Worked("half-orc ranger 7", "664 554 533 433 665 223 | 4 4 8 8 1 2 3 4 2", (16, 14, 11, 10, 17, 7), 34,
           (10, 10, 0), ["bow and arrows missile +8 ×2 1d6", "sword +9 ×2 1d6+3"], "+5/+4/+5", 30, (4, 16),
           (64000, 128000), N, "Enemy", extra={"wild": "moor", "crafts": [9]}),
    Worked("elf fighter 10", "555 122 333 664 443 544 | 5 1 1 1 1 1 1 1 1 8 4", (15, 5, 9, 16, 11, 13), 24,
           (15, 14, 0), ["sword +11 ×2 1d6+1"], "+7/+3/+5", 20, (4, 15), (512000, 1024000), N, "Patron"),
    # a human too weak for the kit puts the +1 on STR, though DEX stands at 15
    Worked("human fighter 1", "111 555 444 333 333 333 | 2 5", (4, 15, 12, 9, 9, 9), 8, (15, 14, 0),
           ["sword -1 1d6−2"], "+2/+1/+0", 20, (4, 4), (0, 2000), L, "Mentor", extra={"raised": "STR"}),
    Worked("dwarf ranger 5", "554 333 664 333 222 333 | 1 2 5 5 5 5 6", (14, 9, 16, 9, 6, 9), 38, (10, 10, 0),
           ["bow and arrows missile +5 ×2 1d6", "sword +6 1d6+1"], "+8/+2/+1", 30, (4, 14), (16000, 32000), L, "Kin",
           extra={"wild": "hills", "crafts": [4]}),
    Worked("halfling cleric 4", "333 664 544 333 444 333 | 5 3 3 3 1", (9, 16, 13, 9, 12, 9), 19, (15, 15, 16),
           ["mace +2 1d6"], "+3/+4/+4", 20, (3, 9), (8000, 16000), C, "Ally",
           extra={"spell_slots": (3, 2, 0), "turning": 4, "crafts": [4]}),
    Worked("halfling fighter 8", "444 444 444 444 444 444 | 3 8 8 8 8 8 8 8 3", (12, 12, 12, 12, 12, 12), 64,
           (15, 14, 16), ["sword +8 ×2 1d6"], "+6/+4/+4", 20, (4, 12), (128000, 256000), L, "Debt",
           extra={"crafts": [2]}),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.what)
def test_a_character_worked_by_hand_comes_out_to_the_last_value(case: Worked) -> None:
    check_worked(case)
