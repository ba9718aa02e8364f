"""The White Box tables: whole, resolving, and the small ones typed a second time."""

import re

import pytest

from printgen.rules.whitebox.foes import hit_dice
from printgen.tables.consult import consult
from printgen.tables.effects import Call
from printgen.tables.lint import check
from printgen.tables.load import Tables

TYPES = (
    "gateway/passage; bedroom/bunks; common room/sitting room; latrine/garbage pit; food stores/winery; kitchen/mess hall; "
    "cistern/well; meeting hall/auditorium; tool store/equipment store/armory; kennel/stable; laboratory; archive/library; "
    "tomb/crypt; prison/torture chamber; statuary/gallery/throne room; mine/smithy/forge/refinery/power works; "
    "shrine/altar room/chapel/temple; fountain/pool/stream/river/lake; clockwork/portcullis works/puzzle/control room; "
    "vault/treasure room"
)
CONTENTS = (
    "debris light pillar small large small large small large small large small slippery hanging body wedge trap passage "
    "compartment chest"
)
TRAPS = {
    3: "Luring spray", 4: "Chute", 5: "Flashing light", 6: "Oil slick", 7: "Poison dart", 8: "Falling stones", 9: "Arrow",
    10: "Pit", 11: "Blade", 12: "Poison needle", 13: "Poison gas", 14: "Alarm", 15: "Rolling boulder", 16: "Portcullis",
    17: "Spell", 18: "Spell",
}  # fmt: skip
DEPTHS = [("10 ft", "1d6"), ("10 ft", "1d6"), ("15 ft", "1d6"), ("20 ft", "2d6"), ("30 ft", "3d6"), ("50 ft", "5d6")]
PITS = ["empty", "water", "vermin", "poisonous", "spikes", "acid"]
FEATURES = (
    "Doorways Hallways Walls Construction Doorways Floor Ceilings Vents Shrines Statues Tapestries Bell Hallways Elevation "
    "Furniture Monsters Pillars Walls Floor Ceilings"
)
MODIFIERS = (
    "Mist Bone Acid Fur Eyes Stone Crawling Cold Hot Smell Bright Strange Slime Water Crumbling Carvings Mold Wooden Metal "
    "Sounds"
)
UNGUARDED = {
    1: "75 1d8 50 1d6 25 1d4 7 1d4 1 1d4 7 1d4 3 1d4 2",
    2: "50 1d10 50 1d8 25 1d6 20 1d6 2 1d4 10 1d6 7 1d4 5",
    3: "30 2d6 50 1d10 25 1d8 50 1d6 4 1d4 15 1d6 7 1d6 8",
    5: "20 3d6 50 2d6 25 1d10 50 2d6 8 1d4 20 1d8 10 1d6 12",
    7: "15 4d6 50 3d6 25 1d12 70 2d8 15 1d4 30 1d8 15 1d6 16",
    99: "10 5d6 50 5d6 25 2d8 75 4d6 30 1d4 40 1d8 30 1d8 20",
}


def test_nothing_is_wrong_with_any_table(tables: Tables) -> None:
    assert check(tables, "whitebox") == []
    for id in tables.ids("whitebox"):
        head = tables.any(id).head
        assert head.source and head.licence


def test_room_types_again(tables: Tables) -> None:
    rows = tables.table("whitebox/room-types").rows
    assert [row.name for row in rows] == TYPES.split("; ")
    rooms = tables.entries("whitebox/rooms")
    assert ["/".join(rooms[str(face)].names) for face in range(1, 21)] == TYPES.split("; ")
    assert {face for face in rooms if rooms[face].important} == {"14", "15", "20"}
    assert rooms["15"].important == ("throne room",)
    for room in rooms.values():
        assert len(set(room.small)) == 6 and len(set(room.large)) == 6


def test_room_contents_again(tables: Tables) -> None:
    assert [row.name for row in tables.table("whitebox/contents").rows] == CONTENTS.split()


def test_traps_and_pits_again(tables: Tables) -> None:
    traps = tables.table("whitebox/traps")
    assert {total: traps.row(total).name for total in range(3, 19)} == TRAPS
    depth, contents = tables.table("whitebox/pit-depth"), tables.table("whitebox/pit-contents")
    assert [(depth.row(face).name, depth.row(face).text) for face in range(1, 7)] == DEPTHS
    assert [contents.row(face).name.startswith(word) for face, word in enumerate(PITS, 1)] == [True] * 6


def test_features_again(tables: Tables) -> None:
    for id, words in (("features", FEATURES), ("modifiers", MODIFIERS)):
        names = [re.split(r"[/ ]", row.name)[0] for row in tables.table(f"whitebox/{id}").rows]
        assert names == words.split()


def test_unguarded_treasure_again(tables: Tables) -> None:
    lines = tables.entries("whitebox/treasure/unguarded")
    for level, text in UNGUARDED.items():
        line = lines[str(level)]
        columns = [getattr(line, name) for name in ("cp", "sp", "ep", "gp", "pp", "gems", "jewelry")]
        assert " ".join(f"{one.chance} {one.dice}" for one in columns) + f" {line.magic}" == text
    assert set(lines) == {str(level) for level in UNGUARDED}


def test_saves_are_nineteen_less_whole_hit_dice_and_never_under_three(tables: Tables) -> None:
    for key, foe in tables.entries("whitebox/monsters").items():
        if key != "centipede-giant-small":
            assert foe.save == max(3, min(18, 19 - max(1, hit_dice(foe.hd).dice))), key
        assert foe.ascending == 19 - foe.ac


def test_there_are_114_stat_blocks_and_18_classed_foes(tables: Tables) -> None:
    assert len(tables.entries("whitebox/monsters")) == 114
    assert len(tables.entries("whitebox/people")) == 18


@pytest.mark.parametrize("level", range(1, 11))
def test_every_encounter_stands_for_a_stat_block(level: int, tables: Tables) -> None:
    from printgen.chance.loaded import loaded
    from printgen.rules.whitebox.foes import resolve

    for row in tables.table(f"whitebox/encounters/{level}").rows:
        id, _, key = row.ref.partition("#")
        several = id == "whitebox/families" and any(
            len(band.members) > 1 for band in tables.entries(id)[key].bands if band.level >= level
        )
        wants = several and len(next(b for b in tables.entries(id)[key].bands if b.level >= level).members) > 1
        with loaded(*([6] if wants else [])) as bag:
            met = resolve(bag.cup("test"), tables, row.ref, level)
        assert met.foe.hit >= 0 and met.foe.attacks


def test_variants_follow_the_level(tables: Tables) -> None:
    from printgen.chance.loaded import loaded
    from printgen.rules.whitebox.foes import resolve

    cases = [
        ("hell-hound", 4, (), "4"), ("hell-hound", 7, (), "7"), ("hydra", 5, (), "5"), ("hydra", 10, (), "10"),
        ("hydra", 14, (), "12"), ("vampire", 8, (), "8"), ("centipede-giant", 2, (), "2"), ("centipede-giant", 4, (), "4"),
        ("elemental-air", 8, (), "8"), ("elemental-air", 10, (5,), "12"), ("elemental-air", 10, (6,), "16"),
        ("lich", 10, (), "12"), ("lich", 12, (), "14"), ("lich", 20, (), "18"), ("dragon-white", 5, (2,), "5"),
        ("dragon-white", 5, (3,), "6"), ("dragon-white", 5, (5,), "7"),
    ]  # fmt: skip
    for family, level, dice, hd in cases:
        with loaded(*dice) as bag:
            assert resolve(bag.cup("test"), tables, f"whitebox/families#{family}", level).foe.hd == hd, (family, level)


def test_the_five_kinds_of_dice_that_call_a_procedure(tables: Tables) -> None:
    called = {
        effect.procedure
        for id in tables.ids("whitebox")
        if hasattr(tables.any(id), "rows")
        for row in tables.table(id).rows
        for effect in row.effects
        if isinstance(effect, Call)
    }
    assert called == {"pit", "spell", "hoard", "spells", "wand", "either"}


def test_every_row_is_reached(tables: Tables) -> None:
    """Every table's every row, by throwing it often enough."""
    from printgen.chance.cup import Bag

    cup = Bag("rows").cup("rows")
    for id in tables.ids("whitebox"):
        found = tables.any(id)
        if hasattr(found, "rows"):
            table = tables.table(id)
            low, high = table.adds
            for add in sorted({low, (low + high) // 2, high}):
                seen = {consult(cup, table, adds=(("add", add),)).row.key for _ in range(400)}
                assert seen
            if low == high:
                seen = {consult(cup, table).row.key for _ in range(3000)}
                assert seen == {row.key for row in table.rows}, id
