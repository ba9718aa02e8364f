"""Every house rule changes what it names, and nothing else is needed to see it."""

import pytest

from printgen.chance.cup import Bag
from printgen.chance.journal import Journal
from printgen.chance.loaded import loaded
from printgen.errors import Usage
from printgen.house import changed, parse_house
from printgen.rules.fourad.bodies import loot_bodies
from printgen.rules.fourad.chronicle import Met
from printgen.rules.fourad.clues import find_clue, total
from printgen.rules.fourad.contents import contents
from printgen.rules.fourad.delve import DelveOptions, conclude, delve, enough
from printgen.rules.fourad.encounter import aftermath, count
from printgen.rules.fourad.explore import hold, reach
from printgen.rules.fourad.fight.battle import one_round, way_out
from printgen.rules.fourad.fight.defend import defend, defense_adds
from printgen.rules.fourad.fight.end_of_round import morale, regrow, sicken
from printgen.rules.fourad.fight.opening import opening_shots
from printgen.rules.fourad.fight.save import drain, passes
from printgen.rules.fourad.fight.strike import attack_adds
from printgen.rules.fourad.fight.targets import targets
from printgen.rules.fourad.house import House
from printgen.rules.fourad.layout import lay_out
from printgen.rules.fourad.quests import Errand, after_fight
from printgen.rules.fourad.search import searchable
from printgen.rules.fourad.share import coins
from printgen.rules.fourad.tend import strip
from printgen.rules.fourad.things import Thing
from printgen.rules.fourad.traps import disarm
from printgen.rules.fourad.wander import wanderers
from printgen.rules.fourad.xp import tick
from tests.rules.fourad.seat import BOOK, TABLES, fight_with, hero, sheet, sit

SLING = Thing("sling")


def adds(what):
    return dict(what)


def slinger(house, level=3):
    with loaded() as bag:
        play = sit(bag, sheet(f"halfling {level}"), house=house)
        halfling = hero(play, "halfling")
        return adds(attack_adds(fight_with(play, "ogre"), halfling, SLING, shot=True)).get("level", 0)


def test_halfling_sling_none_third_or_full():
    assert [slinger(House(halfling_sling=one)) for one in ("none", "third", "full")] == [0, 1, 3]


def test_natural_six_defense_saves_or_is_thrown_again():
    with loaded(6) as bag:
        play = sit(bag, "wizard")
        assert defend(fight_with(play, "chaos-lord"), hero(play, "wizard"))
    with loaded(6, 1) as bag:
        play = sit(bag, sheet("wizard"), house=House(natural_six_defense="explode"))
        wizard = hero(play, "wizard")
        wizard.cursed = True
        assert not defend(fight_with(play, "chaos-lord"), wizard)  # 6 + 1 - 1 ties with 6


def test_extra_attacks_are_chosen_or_thrown_for():
    with loaded() as bag:
        play = sit(bag, "warrior", "wizard")
        assert [one.cls for one in targets(fight_with(play, "hobgoblins", 3))] == ["warrior", "wizard", "warrior"]
    with loaded(6) as bag:
        play = sit(bag, "warrior", "wizard", house=House(extra_attacks="random"))
        assert [one.cls for one in targets(fight_with(play, "hobgoblins", 3))] == ["warrior", "wizard", "wizard"]


def test_minion_xp_penalty_takes_one_from_the_roll_for_ten_encounters():
    for house, level in ((House(), 2), (House(minion_xp_penalty="-1"), 1)):
        with loaded(2) as bag:
            play = sit(bag, "warrior", house=house, tally=9)
            tick(play, bag.cup("x"))
            assert hero(play, "warrior").level == level


def test_doors_are_plain_or_two_in_six_locked():
    locks = [
        sum(exit.lock > 0 for tile in lay_out(Bag(f"doors {seed}"), TABLES, house).tiles for exit in tile.exits)
        for house in (House(), House(doors="locked"))
        for seed in range(3)
    ]
    assert locks[:3] == [0, 0, 0]
    assert min(locks[3:]) > 0


def test_a_locked_door_is_tried_and_a_failure_is_a_wandering_check():
    run = delve(Bag("locked doors", journal=(journal := Journal())), TABLES, DelveOptions(), House(doors="locked"))
    tried = [event for event in run.chronicle if type(event).__name__ == "Unlocked"]
    assert tried
    assert journal.rolls
    for at, event in enumerate(run.chronicle):
        if type(event).__name__ == "Unlocked" and not event.opened:
            assert type(run.chronicle[at + 1]).__name__ == "Checked"


def test_no_light_is_minus_two_on_attack_and_defense():
    for house, lit, figure in (
        (House(), False, 0),
        (House(no_light="minus2"), False, -2),
        (House(no_light="minus2"), True, 0),
    ):
        with loaded() as bag:
            play = sit(bag, sheet("warrior", pack=(Thing("lantern"),) if lit else ()), house=house)
            warrior, fight = hero(play, "warrior"), fight_with(play, "ogre")
            assert adds(attack_adds(fight, warrior, warrior.weapon)).get("dark", 0) == figure
            assert adds(defense_adds(fight, warrior, bare=False, step=0)).get("dark", 0) == figure


def test_a_dragon_in_a_corridor_is_kept_or_thrown_again():
    with loaded(5, 6, 6) as bag:
        assert contents(bag.cup("x"), BOOK, House(), corridor=True).meeting.foe == "small-dragon"
    with loaded(5, 6, 6, 3) as bag:
        house = House(corridor_dragon="reroll")
        assert contents(bag.cup("x"), BOOK, house, corridor=True).meeting.foe == "ogre"


def test_search_cleared_rooms_or_only_empty_ones():
    for house, may in ((House(), True), (House(search_cleared="no"), False)):
        with loaded() as bag:
            play = sit(bag, "warrior", house=house)
            play.site.cleared = True
            assert searchable(play, play.site) is may


def test_wandering_gremlins_are_kept_or_thrown_again():
    with loaded(5, 6) as bag:
        assert wanderers(bag.cup("x"), BOOK, House()).foe == "gremlins"
    with loaded(5, 6, 1) as bag:
        assert wanderers(bag.cup("x"), BOOK, House(wandering_gremlins="reroll")).foe == "minotaur"


def test_any_rogue_disarms_or_only_one_who_leads():
    with loaded(6) as bag:
        play = sit(bag, "warrior", "rogue")
        assert disarm(play, bag.cup("x"), 5)
    with loaded() as bag:
        play = sit(bag, "warrior", "rogue", house=House(disarm="leader"))
        assert not disarm(play, bag.cup("x"), 5)


def test_unarmed_is_minus_two_or_nothing():
    for house, figure in ((House(), -2), (House(unarmed="0"), 0)):
        with loaded() as bag:
            play = sit(bag, sheet("warrior", weapons=()), house=house)
            assert adds(attack_adds(fight_with(play, "ogre"), hero(play, "warrior"), None)).get("unarmed", 0) == figure


def test_stretch_both_ways_or_longer_only():
    def sizes(house):
        from printgen.rules.fourad.outline import read_outline
        from printgen.rules.fourad.stretch import stretched

        outline = read_outline(TABLES.table("fourad/tiles").rows[1].text, "a tile")
        return {one.mask.bit_count() for one in stretched(outline.shape(), 1, house.stretch == "longer")}

    full = TABLES.table("fourad/tiles").rows[1].text.count(".")
    assert min(sizes(House())) < full
    assert min(sizes(House(stretch="longer"))) > full


def test_the_last_tiles_boss_replaces_its_contents_or_comes_after_them():
    with loaded(3, 4, 3, 1, 3, 1, 1) as bag:  # a hobgoblin, overruled; an ogre that kills
        play = sit(bag, sheet("warrior", life=2))
        hold(play, play.site)
        assert [event.foe for event in play.tell if isinstance(event, Met)] == ["ogre"]
    with loaded(3, 4, 3, 1, 6, 1, 1, 1, 1, 3, 1, 1) as bag:  # the hobgoblin falls, two coins; then the ogre
        play = sit(bag, sheet("warrior", life=2), house=House(last_tile="also"))
        hold(play, play.site)
        assert [event.foe for event in play.tell if isinstance(event, Met)] == ["hobgoblins", "ogre"]


def test_a_guarded_treasure_is_left_or_springs():
    for house, faces, life in ((House(), (1, 2, 1), 2), (House(guarded="sprung"), (1, 2, 1, 1, 1, 3), 1)):
        with loaded(*faces) as bag:
            play = sit(bag, sheet("warrior", life=2), policy="careful", house=house)
            held = contents(bag.cup("x"), BOOK, house, corridor=False)
            reach(play, play.site, held, play.cups())
            assert (hero(play, "warrior").life, play.gold()) == (life, 0 if life == 2 else 3)


def test_wandering_singles_count_toward_the_final_boss_or_not():
    for house, met in ((House(), 1), (House(count_wanderers="no"), 0)):
        with loaded() as bag:
            play = sit(bag, "warrior", house=house)
            count(fight_with(play, "ogre", ambush=True), "wandering")
            assert play.met == met


def test_clues_are_a_heros_or_the_partys():
    with loaded() as bag:
        play = sit(bag, sheet("warrior", clues=2), sheet("cleric", clues=1))
        assert total(play, hero(play, "warrior")) == 2
    with loaded(3, 6) as bag:  # the third clue of the party: a secret and an XP roll
        play = sit(bag, sheet("warrior", clues=1), sheet("cleric", clues=1), house=House(clues="party"))
        find_clue(play, bag.cup("x"), hero(play, "cleric"))
        assert play.secrets == ["buyer"]
        assert [one.clues for one in play.heroes] == [0, 0]


def test_save_naturals_decide_or_do_not():
    with loaded() as bag:
        play = sit(bag, "warrior")
        assert (passes(play, 1, 9, 4), passes(play, 6, 3, 4)) == (False, True)
        play = sit(bag, "warrior", house=House(save_naturals="no"))
        assert (passes(play, 1, 9, 4), passes(play, 6, 3, 4)) == (True, False)


def test_surprise_shots_are_lost_or_kept():
    with loaded() as bag:
        play = sit(bag, sheet("elf", hand=1))
        opening_shots(fight_with(play, "ogre", ambush=True))
    with loaded(5) as bag:
        play = sit(bag, sheet("elf", hand=1), house=House(surprise_shots="yes"))
        fight = fight_with(play, "ogre", ambush=True)
        opening_shots(fight)
        assert fight.lives == [5]


@pytest.mark.parametrize(("rule", "group", "single"), [("groups", 1, 0), ("none", 0, 0), ("all", 1, 1)])
def test_bribed_groups_leave_treasure_or_none_or_all_do(rule, group, single):
    for foe, number, leaves in (("hobgoblins", 2, group), ("ogre", 1, single)):
        thrown = ((1, 1) if foe == "ogre" else (1, 1, 2)) if leaves else ()
        with loaded(*thrown) as bag:
            play = sit(bag, "warrior", house=House(bribe_treasure=rule))
            aftermath(fight_with(play, foe, number), play.cups(), "bribed", None)
            assert any(type(event).__name__ == "Treasure" for event in play.tell) is bool(leaves)


def test_singles_that_fled_give_xp_or_not():
    for house, faces in ((House(), ()), (House(fled_xp="yes"), (6,))):
        with loaded(*faces) as bag:
            play = sit(bag, "warrior", house=house)
            aftermath(fight_with(play, "iron-eater"), play.cups(), "fled", None)
            assert hero(play, "warrior").level == (2 if faces else 1)


def test_poison_is_saved_against_once_a_round_or_once_a_wound():
    for house, faces in ((House(), (6,)), (House(poison="per_wound"), (6, 6))):
        with loaded(*faces) as bag:
            play = sit(bag, "warrior", house=house)
            hero(play, "warrior").hurt = 2
            sicken(fight_with(play, "centipedes", 3))


def test_all_of_a_singles_attacks_are_dealt_in_a_corridor_or_two():
    for house, blows in ((House(), 3), (House(corridor_boss="two"), 2)):
        with loaded() as bag:
            play = sit(bag, "warrior", "cleric", "rogue", house=house, kinds=("room", "corridor"))
            assert len(targets(fight_with(play, "chaos-lord", corridor=True))) == blows


def test_an_ambushed_line_fights_reversed_or_turns():
    for house, front in ((House(), ["wizard", "cleric"]), (House(rear_ambush="turn"), ["warrior", "rogue"])):
        with loaded(6, 6, 1, 1) as bag:
            play = sit(bag, "warrior", "rogue", sheet("wizard", left=()), "cleric", house=house)
            fight = fight_with(play, "hobgoblins", 2, corridor=True, ambush=True)
            fight.round = 1
            one_round(fight)
            assert [one.cls for one in fight.front()] == front


def test_parting_blows_are_struck_or_not():
    for house, faces in ((House(), (1, 1)), (House(parting_blows="no"), (1,))):
        with loaded(*faces) as bag:
            play = sit(bag, "warrior", house=house)
            fight = fight_with(play, "hobgoblins", 4)
            fight.heads = 1
            morale(fight)
            assert fight.gone


def test_trolls_roll_once_or_every_round():
    for house, left in ((House(), 0), (House(troll_rise="each_round"), 1)):
        with loaded(1) as bag:
            play = sit(bag, "warrior", house=house)
            fight = fight_with(play, "trolls", 2)
            fight.heads, fight.fallen = 1, 1
            regrow(fight)
            assert fight.fallen == left


def test_a_drained_level_is_lost_or_comes_back_after_the_delve():
    for house, level in ((House(), 2), (House(drain="delve"), 3)):
        with loaded() as bag:
            play = sit(bag, "warrior 3", house=house)
            before = play.party(0)
            drain(hero(play, "warrior"))
            play.ended = "out"
            assert conclude(play, before, "done").after.heroes[0].level == level


def test_a_bull_rush_is_the_partys_first_defense_or_each_heros():
    for house, figures in ((House(), [-1, 0, 0]), (House(bull_rush="each"), [-1, -1, 0])):
        with loaded() as bag:
            play = sit(bag, "warrior", "cleric", house=house)
            fight = fight_with(play, "minotaur")
            found = []
            for one in (play.heroes[0], play.heroes[1], play.heroes[0]):
                found.append(adds(defense_adds(fight, one, bare=False, step=0)).get("bull rush", 0))
                fight.charged.add(one.name)
            assert found == figures


def test_webs_bar_withdrawing_or_flight_too():
    for house, how in ((House(), "flee"), (House(webs="both"), "")):
        with loaded() as bag:
            play = sit(bag, sheet("warrior", life=1), house=house)
            fight = fight_with(play, "giant-spider", behind="door")
            assert way_out(fight) == how
            fight.webbed = False
            assert way_out(fight) == "withdraw"


def test_the_load_counts_worth_or_coins_alone():
    for house, left in ((House(), 100), (House(load="coins"), 0)):
        with loaded() as bag:
            play = sit(bag, sheet("warrior", pack=(Thing("gem", worth=100),)), house=house)
            assert coins(play, 200) == left


def test_foes_that_run_count_for_peace_or_not():
    for house, steps in ((House(), 0), (House(peace_flee="yes"), 1)):
        with loaded() as bag:
            play = sit(bag, "warrior", house=house)
            play.errands.append(Errand("peace", "Peace", 1, ""))
            after_fight(fight_with(play, "rats", 3), play.cups(), "fled")
            assert play.errands[0].count == steps


def test_after_the_final_boss_the_party_leaves_or_roams():
    for house, home in ((House(), True), (House(after_final="roam"), False)):
        with loaded() as bag:
            play = sit(bag, "warrior", house=house)
            play.final = "beaten"
            assert bool(enough(play)) is home


def test_a_body_left_keeps_its_gear_or_is_looted():
    for house, gold in ((House(), 50), (House(left_body="looted"), 0)):
        with loaded() as bag:
            play = sit(bag, "warrior", sheet("cleric", life=0, state="dead", gold=50, body="tile 9"), house=house)
            strip(play)
            loot_bodies(play)
            assert hero(play, "cleric").gold == gold


def test_unplayed_final_is_settled_by_tile_order():
    from printgen.rules.fourad.unplayed import Options, dungeon

    settled = dungeon(Bag("first"), TABLES, Options(), House(unplayed_final="first"))
    finals = [place.final.final for place in settled.places if place.final is not None and place.final.settled]
    assert sum(finals) + (settled.places[settled.layout.last - 1].last is not None) == 1
    printed = dungeon(Bag("first"), TABLES, Options(), House())
    assert not any(place.final.settled for place in printed.places if place.final is not None)


def test_every_switch_has_a_test_here_and_unknown_ones_are_named():
    import pathlib

    text = pathlib.Path(__file__).read_text(encoding="utf-8")
    for name in House.__struct_fields__:
        assert f"{name}=" in text or f".{name} " in text, name
    with pytest.raises(Usage, match="bull_rush"):
        parse_house(["bullrush=each"], House)
    assert changed(parse_house(["bull_rush=each"], House)) == {"bull_rush": "each"}
