"""The tables of creation, typed a second time from the rules."""

from printgen.rules.axx import advance
from printgen.tables.kinds.axx import Armor, Goods, Weapon
from printgen.tables.lint import check
from tests.rules.axx.characters_desk import PLAIN, book, tables

MODIFIERS = {
    3: -3,
    4: -2,
    5: -2,
    6: -1,
    7: -1,
    8: -1,
    9: 0,
    10: 0,
    11: 0,
    12: 0,
    13: 1,
    14: 1,
    15: 1,
    16: 2,
    17: 2,
    18: 3,
}
WEAPONS = """
light     1d4    1  2   1
medium    1d6    1  10  1
heavy     1d10   2  15  2
spear     1d6    1  3   1
polearm   1d8    2  8   2
javelin   1d4    1  1   1
darts     1d3    1  1   1
sling     1d4    1  2   1
bow       1d6    2  20  1
crossbow  1d6+1  2  25  1
"""
ARMOR = {"light-armor": (11, 1, 20), "medium-armor": (14, 2, 75), "heavy-armor": (16, 3, 100), "shield": (1, 1, 10)}
GOODS = {
    "rations": (1, 5), "torches": (1, 1), "lantern": (2, 12), "oil": (1, 2), "poison": (0, 25), "rope": (1, 1),
    "pole": (1, 1), "spikes": (1, 3), "grapnel": (1, 5), "sack": (1, 1), "mirror": (0, 10), "chalk": (0, 1),
}  # fmt: skip
CLASSES = {  # track, die, two scores, body dodge will magic, speed
    "fighter": ("warrior", 8, ("STR", "CON"), (2, 0, 0, 0), 30),
    "barbarian": ("warrior", 10, ("CON", "STR"), (0, 0, 0, 2), 40),
    "ranger": ("warrior", 8, ("DEX", "WIS"), (2, 0, 0, 0), 30),
    "cleric": ("priest", 6, ("WIS", "CHA"), (0, 0, 2, 0), 30),
    "thief": ("specialist", 6, ("DEX", "INT"), (0, 2, 0, 0), 30),
    "magic-user": ("mage", 4, ("INT", "WIS"), (0, 0, 0, 2), 30),
}
ATTACK = {
    "warrior": "1 2 3 4 5 6 7 8 9 10",
    "specialist": "1 1 2 2 3 3 4 4 5 5",
    "priest": "1 1 2 2 3 3 4 4 5 5",
    "mage": "0 1 1 2 2 3 3 4 4 5",
}
THOUSANDS = {
    "specialist": "0 1.5 3 6 12 24 48 96 192 384",
    "warrior": "0 2 4 8 16 32 64 128 256 512",
    "priest": "0 2 4 8 16 32 64 128 256 512",
    "mage": "0 2.5 5 10 20 40 80 160 320 640",
}
SLOTS = "1 | 2 | 2/1 | 3/2 | 4/2/1 | 4/2/2 | 4/3/2 | 4/3/3 | 5/3/3 | 5/4/3"
KITS = {
    "fighter": "sword shield chain",
    "barbarian": "great axe hide trophy",
    "ranger": "bow sword woodcraft",
    "cleric": "mace chain symbol",
    "thief": "dagger leather tools",
    "magic-user": "dagger spellbook",
}


def test_every_table_is_whole() -> None:
    assert check(tables(), "axx") == []


def test_ability_modifiers() -> None:
    assert {score: book().modifiers[score] for score in range(3, 19)} == MODIFIERS


def test_the_dex_edge() -> None:
    assert [book().edges[score] for score in range(3, 19)] == [0] * 13 + [1, 1, 2]


def test_weapons_in_the_price_lists_order() -> None:
    weapons = {key: item for key, item in book().items.items() if isinstance(item, Weapon)}
    typed = [line.split() for line in WEAPONS.strip().splitlines()]
    assert list(weapons) == [row[0] for row in typed]
    for key, die, slots, price, hands in typed:
        one = weapons[key]
        assert (one.damage, one.slots, one.price, one.hands) == (die, int(slots), int(price), int(hands)), key


def test_damage_types_are_chosen_for_three_weapons_and_fixed_for_the_rest() -> None:
    fixed = {k: i.types for k, i in book().items.items() if isinstance(i, Weapon) and len(i.types) == 1}
    assert fixed == {
        "spear": ("piercing",), "polearm": ("edged",), "javelin": ("piercing",), "darts": ("piercing",),
        "sling": ("blunt",), "bow": ("piercing",), "crossbow": ("piercing",),
    }  # fmt: skip


def test_spear_and_polearm_strike_from_the_second_rank() -> None:
    assert [key for key, item in book().items.items() if isinstance(item, Weapon) and item.reach] == [
        "spear",
        "polearm",
    ]


def test_armor() -> None:
    found = {k: (i.ac, i.slots, i.price) for k, i in book().items.items() if isinstance(i, Armor)}
    assert found == ARMOR


def test_goods() -> None:
    sold = {k: (i.slots, i.price) for k, i in book().items.items() if isinstance(i, Goods) and i.price is not None}
    assert sold == GOODS
    unpriced = [k for k, i in book().items.items() if isinstance(i, Goods) and i.price is None]
    assert unpriced == ["symbol", "trophy", "tools", "woodcraft", "spellbook"]


def test_classes() -> None:
    found = {
        key: (one.track, one.die, one.suits, (one.body, one.dodge, one.will, one.magic), one.speed)
        for key, one in book().classes.items()
    }
    assert found == CLASSES


def test_tracks() -> None:
    for key, row in ATTACK.items():
        assert " ".join(map(str, book().tracks[key].attack)) == row


def test_experience() -> None:
    for key, row in THOUSANDS.items():
        found = [advance.threshold(book().tracks[key], level, PLAIN) for level in range(1, 11)]
        assert found == [int(float(word) * 1000) for word in row.split()], key


def test_spell_slots() -> None:
    mage = book().classes["magic-user"]
    for level, row in enumerate(SLOTS.split("|"), 1):
        typed = [int(word) for word in row.strip().split("/")]
        assert list(advance.spell_slots(mage, level, 0, book(), PLAIN)) == [*typed, 0, 0][:3], level


def test_kits() -> None:
    for key, words in KITS.items():
        assert " ".join(piece.name or piece.item for piece in book().kits[key].items) == words


def test_kindreds() -> None:
    rows = book().roll("kindred")
    assert [rows.row(face).name for face in range(1, 7)] == ["Human", "Human", "Dwarf", "Elf", "Halfling", "Half-Orc"]
    assert [key for key, one in book().kindreds.items() if one.body] == ["dwarf"]
    assert [key for key, one in book().kindreds.items() if not one.two_handed] == ["halfling"]


def test_ties_and_brushes() -> None:
    ties, brush = book().roll("ties"), book().roll("brush")
    assert [ties.row(face).name for face in range(1, 7)] == ["Ally", "Enemy", "Debt", "Patron", "Mentor", "Kin"]
    assert [brush.row(face).name for face in range(1, 9)] == [
        "Close call", "Close call", "Scarred", "Shaken", "Grievous", "Maimed", "Slain", "Slain",
    ]  # fmt: skip
    assert brush.adds == (0, 6)


def test_wilds_and_alignments() -> None:
    wilds, law = book().roll("wilds"), book().roll("alignments")
    assert [wilds.row(face).name for face in range(1, 7)] == ["forest", "hills", "marsh", "moor", "mountain", "coast"]
    assert [law.row(face).name for face in range(1, 7)] == ["Law"] * 3 + ["Neutrality"] * 2 + ["Chaos"]


def test_the_nine_spells() -> None:
    assert [one.name for one in book().spells["cleric-1"].values()] == [
        "Cure Light Wounds", "Light", "Bless", "Protection from Evil",
    ]  # fmt: skip
    assert [one.name for one in book().spells["magic-user-1"].values()] == [
        "Magic Missile", "Sleep", "Shield", "Charm Person", "Hold Portal",
    ]  # fmt: skip
    assert sorted(book().spells) == ["cleric-1", "magic-user-1"]  # the higher ones are a user's table


def test_hirelings() -> None:
    found = {key: (one.hd, one.hp, one.ac, one.wage, one.attack) for key, one in book().hirelings.items()}
    assert found == {"torchbearer": ("½", 3, 10, 1, ""), "man-at-arms": ("1", 6, 13, 5, "+1, 1d6")}


def test_names_are_twelve_and_twelve_for_each_kindred() -> None:
    for kindred in book().kindreds:
        entries = tables().listing(f"axx/names/{kindred}").entries
        assert [len(entries[part].parts) for part in ("first", "last")] == [12, 12], kindred
