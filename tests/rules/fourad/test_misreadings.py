"""The twenty-seven misreadings seen in public programs: each is a test that our program does not make it."""

import pytest

from printgen.chance.cup import Bag
from printgen.chance.journal import Journal
from printgen.chance.loaded import loaded
from printgen.errors import BadFile
from printgen.rules.fourad.chronicle import Checked, Met, Struck, Treasure
from printgen.rules.fourad.contents import contents, is_final
from printgen.rules.fourad.delve import DelveOptions, delve
from printgen.rules.fourad.encounter import meet_foes
from printgen.rules.fourad.explore import hold
from printgen.rules.fourad.features import puzzle, statue
from printgen.rules.fourad.fight.battle import one_round
from printgen.rules.fourad.fight.defend import defend
from printgen.rules.fourad.fight.foes_turn import foes_turn
from printgen.rules.fourad.fight.opening import react
from printgen.rules.fourad.fight.strike import strike
from printgen.rules.fourad.foes import meet
from printgen.rules.fourad.house import House
from printgen.rules.fourad.legal import check_hero
from printgen.rules.fourad.party_text import party_toml
from printgen.rules.fourad.search import hidden_treasure
from printgen.rules.fourad.things import Thing
from printgen.rules.fourad.walk import step
from printgen.rules.fourad.wander import wanderers
from printgen.rules.fourad.wandering import check
from printgen.tables.consult import consult
from tests.rules.fourad.seat import BOOK, TABLES, fight_with, hero, sheet, sit

FOUR = ("warrior", "cleric", "rogue", "wizard")


def rolled(*faces, corridor=False):
    """A contents roll with these dice."""
    with loaded(*faces) as bag:
        return contents(bag.cup("x"), BOOK, House(), corridor=corridor)


def test_01_a_defense_tie_is_a_wound():
    with loaded(2) as bag:
        play = sit(bag, "warrior")
        assert not defend(fight_with(play, "hobgoblins", 1), hero(play, "warrior"))


def test_02_eleven_against_two_minions_of_level_three_fells_two_and_the_log_says_two():
    with loaded(6, 4) as bag:
        play = sit(bag, "warrior")
        assert strike(fight_with(play, "goblins", 2), hero(play, "warrior")) == 2
        told = play.tell[-1]
        assert (told.total, told.felled) == (11, 2)


def test_03_a_defense_needs_to_exceed_the_level_five_or_more_against_four():
    """A sheet that printed 4+ against level 4 would be wrong: 4 falls short, 5 is safe."""
    for face, safe in ((4, False), (5, True)):
        with loaded(face) as bag:
            play = sit(bag, "wizard")
            assert defend(fight_with(play, "hobgoblins", 1), hero(play, "wizard")) is safe


def test_04_who_strikes_first_stays_first():
    with loaded(1, 4, 1, 4) as bag:
        play = sit(bag, "warrior")
        fight = fight_with(play, "ogre")
        one_round(fight)
        one_round(fight)
        kinds = [type(event).__name__ for event in play.tell]
        assert kinds == ["Round", "Struck", "Defended"] * 2


def test_05_a_boss_with_two_attacks_makes_two():
    with loaded(6, 6) as bag:
        play = sit(bag, "warrior")
        foes_turn(fight_with(play, "orc-brute"))


def test_06_a_statue_with_six_life_needs_six_wounds():
    with loaded(1, *(5, 6) * 5, 5, 6, 1, 1, 1) as bag:  # it wakes; six hits; XP; 3d6 x 10 gp
        play = sit(bag, "warrior")
        statue(play, play.site, play.cups(), "")
        blows = [event for event in play.tell if isinstance(event, Struck)]
        assert [event.left for event in blows] == [5, 4, 3, 2, 1, 0]
        assert play.gold() == 30


def test_07_armor_and_weapons_count_in_a_fight():
    with loaded(3, 3, 3, 3) as bag:
        play = sit(bag, "warrior", sheet("warrior", name="bare", armor=None, shield=None))
        fight = fight_with(play, "hobgoblins", 2)
        armored, bare = play.heroes
        assert (defend(fight, armored), defend(fight, bare)) == (True, False)  # 3 + 2 and 3 against 4
        assert strike(fight_with(play, "hobgoblins", 2), armored) == 1  # 3 + 1
        armored.weapon = Thing("dagger")
        assert strike(fight_with(play, "hobgoblins", 2), armored) == 0  # 3 + 1 - 1


def test_08_the_final_boss_counter_moves():
    with loaded(*(5, 6, 6) * 3, 5, 1, 1) as bag:
        play = sit(bag, "warrior 5")
        meet_foes(fight_with(play, "minotaur"), play.cups(), "contents")
        assert play.met == 1


def test_09_six_is_enough_five_and_one_before_are_final():
    assert is_final(5, 1)
    assert not is_final(4, 1)


def test_10_a_corridors_row_ten_raises_no_count():
    play = seen_tile((5, 5), corridor=True)
    assert play.met == 0
    assert not any(isinstance(event, Met) for event in play.tell)


def seen_tile(faces, corridor):
    with loaded(*faces) as bag:
        play = sit(bag, *FOUR, kinds=("room", "corridor" if corridor else "room", "room"))
        hold(play, play.site)
        return play


def test_11_row_twelve_in_a_room_is_a_small_dragon():
    held = rolled(6, 6)
    assert held.meeting.foe == "small-dragon"
    assert held.tests


@pytest.mark.parametrize(("faces", "total"), [((2, 2), 4), ((4, 4), 8), ((5, 5), 10), ((6, 6), 12)])
def test_12_a_corridors_4_8_10_and_12_are_empty(faces, total):
    held = rolled(*faces, corridor=True)
    assert held.total == total
    assert held.blank
    assert held.empty
    assert (held.meeting, held.event, held.feature) == (None, None, None)


def test_12_a_corridors_5_and_11_are_not_empty():
    assert rolled(2, 3, 1, corridor=True).feature.name == "fountain"
    assert rolled(5, 6, 3, corridor=True).meeting.foe == "ogre"


@pytest.mark.parametrize(("face", "add", "row"), [(1, -1, "0 or less"), (6, 1, "6 or more"), (6, 2, "6 or more")])
def test_13_treasure_totals_off_the_die_have_a_row(face, add, row):
    with loaded(face) as bag:
        assert consult(bag.cup("x"), BOOK.table("fourad/treasure"), adds=(("foe", add),)).row.key == row


def test_14_a_misfit_tile_is_cut_never_thrown_again():
    """One d66 a tile: the throws for shapes are as many as the tiles, and some tiles are cut."""
    cut = 0
    for seed in range(12):
        journal = Journal()
        run = delve(Bag(f"misfit {seed}", journal=journal), TABLES, DelveOptions(), House())
        shapes = [roll for roll in journal.rolls if roll.stream.endswith("/shape")]
        assert len(shapes) == len(run.layout.tiles) - 1
        cut += sum(tile.truncated for tile in run.layout.tiles)
    assert cut


def test_15_the_last_tile_holds_the_final_boss():
    with loaded(4, 5, 3, 1, 1) as bag:  # row 9: empty, overruled; the Boss table: an ogre, final
        play = sit(bag, "warrior 5")
        hero(play, "warrior").life = 2
        hold(play, play.site)
        met = next(event for event in play.tell if isinstance(event, Met))
        assert (met.name, met.final, met.life, met.attacks) == ("ogre", True, 7, 2)


def test_16_every_known_tile_entered_has_its_own_wandering_check():
    with loaded(2, 2, 2) as bag:
        play = sit(bag, "warrior", kinds=("room", "room", "room"))
        play.tile, play.sites[2].visited = 3, True
        for number in (2, 1, 2):
            assert step(play, number)
        assert [event.tile for event in play.tell if isinstance(event, Checked)] == [2, 1, 2]


def test_17_wandering_monsters_have_no_treasure():
    with loaded(1, 3, 3, 1, 6, 5) as bag:  # one hobgoblin; the defense; a blow that fells it
        play = sit(bag, "warrior")
        assert check(play, play.site, play.cups(), "") == "slain"
        assert not any(isinstance(event, Treasure) for event in play.tell)


def test_18_retracing_has_its_own_split_of_wanderers():
    with loaded(3, 3, 1) as bag:
        assert wanderers(bag.cup("x"), BOOK, House()).foe == "hobgoblins"
    with loaded(3, 3, 1, 1) as bag:
        assert wanderers(bag.cup("x"), BOOK, House(), "fourad/ambush").foe == "swarmlings"


def test_19_an_elf_neither_prepares_blessing_nor_casts_with_a_shield():
    with pytest.raises(BadFile, match="an elf cannot prepare Blessing"):
        check_hero(sheet("elf", prepared=("blessing",)), BOOK, "party.toml")
    from printgen.rules.fourad.spells import ways

    with loaded() as bag:
        play = sit(bag, "elf", sheet("elf", name="shielded", shield=Thing("shield")))
        assert [bool(ways(one)) for one in play.heroes] == [True, False]


def test_20_a_halfling_bears_no_shield():
    with pytest.raises(BadFile, match="a halfling bears no shield"):
        check_hero(sheet("halfling", shield=Thing("shield")), BOOK, "party.toml")


def test_21_ten_orcs_are_one_encounter():
    with loaded(*(6,) * 6, 3, 1, 1) as bag:  # 6 x 6 + 3 + 1 = 40: all ten fall; treasure row 1: a coin
        play = sit(bag, "warrior")
        meet_foes(fight_with(play, "orcs", 10), play.cups(), "contents")
        assert play.tally == 1


@pytest.mark.parametrize("die", range(1, 7))
def test_22_a_random_bribe_is_thrown(die):
    with loaded(2, die) as bag:
        play = sit(bag, *FOUR, policy="careful")
        hero(play, "warrior").gold = 200
        react(fight_with(play, "fungi-folk", 5), play.cups())
        assert play.gold() == 200 - 5 * die


def test_23_a_puzzle_boxs_treasure_is_thrown_when_it_is_solved():
    with loaded(1, 5, 1, 3) as bag:
        play = sit(bag, "rogue")
        puzzle(play, play.cups(), 6)  # 1 + 1 fails, 5 + 1 opens it; then the treasure: row 1, three coins
        kinds = [type(event).__name__ for event in play.tell]
        assert kinds.index("Treasure") > max(at for at, kind in enumerate(kinds) if kind == "Saved")
        assert (hero(play, "rogue").life, play.gold()) == (3, 3)
    with loaded(1, 1) as bag:
        play = sit(bag, "rogue", policy="balanced")
        puzzle(play, play.cups(), 6)  # two failures, then they leave it: no treasure is ever thrown
        assert not any(isinstance(event, Treasure) for event in play.tell)


def test_24_zombies_are_met_and_are_a_d6():
    with loaded(1, 4, 5) as bag:
        found = meet(bag.cup("x"), BOOK, BOOK.table("fourad/minions"))
        assert (found.foe, found.number) == ("zombies", 4)
    with loaded(1, 4, 3) as bag:
        found = meet(bag.cup("x"), BOOK, BOOK.table("fourad/minions"))
        assert (found.foe, found.number) == ("skeletons", 6)


def test_25_the_summary_counts_only_tiles_entered():
    run = delve(Bag("summary", journal=Journal()), TABLES, DelveOptions(), House())
    entered = {event.tile for event in run.chronicle if type(event).__name__ == "Entered" and event.new}
    assert {one.tile for one in run.seen} == entered
    assert len(entered) + len(run.unvisited) == len(run.layout.tiles)


def test_26_a_hidden_treasures_complication_comes_before_its_gold():
    with loaded(4, 6, 1, 1, 1, 1, 1, 1) as bag:  # a trap of level 4: saved with a 6; 3 x 3 gp
        play = sit(bag, "warrior")
        hidden_treasure(play, play.site, play.cups())
        kinds = [type(event).__name__ for event in play.tell]
        assert kinds.index("Saved") < kinds.index("Treasure")
        assert play.gold() == 9
    with loaded(5, 2) as bag:  # the trap kills: nobody is left to take the gold
        play = sit(bag, sheet("warrior", life=1))
        hidden_treasure(play, play.site, play.cups())
        assert not any(isinstance(event, Treasure) for event in play.tell)


def test_27_eight_classes_give_eight_different_sheets():
    made = [sheet(cls) for cls in BOOK.classes]
    figures = {
        (one.full, one.armor, one.shield, one.weapons, one.prepared, one.blessings, one.rage, one.luck) for one in made
    }
    assert len(figures) == 8
    with loaded() as bag:
        kept = {party_toml(sit(bag, cls).party(0)).replace(cls, "hero") for cls in BOOK.classes}
    assert len(kept) == 8
