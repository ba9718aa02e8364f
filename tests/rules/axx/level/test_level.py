"""Doors, keys, places, tricks, wants, wanderers, the ledger: a level as stocked."""

import re

import msgspec
import pytest

from printgen.chance.cup import Bag
from printgen.chance.journal import Journal
from printgen.chance.loaded import loaded
from printgen.model.plan import Plan
from printgen.pages.axx.level_key import place_words
from printgen.rules.axx.house import House
from printgen.rules.axx.layout.secrets import throw_secrets
from printgen.rules.axx.layout.walk import room_distances
from printgen.rules.axx.level.depths import Depths
from printgen.rules.axx.level.doors import throw_doors
from printgen.rules.axx.level.found import Exit, Group, Level, LevelOptions, LevelRoom, Snare, Spoils, Stock, Thing
from printgen.rules.axx.level.guises import read_aloud
from printgen.rules.axx.level.ledger import keep_ledger
from printgen.rules.axx.level.locks import key_room
from printgen.rules.axx.level.make import make_levels
from printgen.rules.axx.level.places import place_cache, place_snare, wall_sections
from printgen.rules.axx.level.threats import throw_want
from printgen.rules.axx.level.tricks import Ground, gift, throw_trick
from printgen.rules.axx.level.wanderers import ready_wanderers
from printgen.rules.axx.level.words import agree
from printgen.tables.kinds.axx_level import Foe
from tests.rules.axx.level.levels_desk import laid, levels, tables


def room(number: int, stock: Stock, exits: tuple[Exit, ...] = ()) -> LevelRoom:
    return LevelRoom(number, f"r{number}", "Room", "room", (30, 30), 12, exits, stock)


def worked() -> Level:
    """Rooms A to F of the worked level 2."""
    foes: dict[str, Foe] = {f"axx/foes#{id}": tables().entries("axx/foes")[id] for id in ("goblins", "ghoul")}
    stocks = [
        Stock("empty"),
        Stock("empty", spoils=Spoils("1", "Loose pouch", 140), hidden=True),
        Stock("monster", Group("axx/foes#goblins", "2", 5), Spoils("3", "Chest", 800, (Thing("gem", 3, 50),), True)),
        Stock("trap", snare=Snare("Great censer", "a scorched arc")),
        Stock("treasure", spoils=Spoils("6", "Magic", 400, (Thing("Scroll of Sleep (Magic-User)"),))),
        Stock("treasure", Group("axx/foes#ghoul", "5", 1, 120), Spoils("4", "Art", 0, (Thing("idols", 1, 300),))),
    ]
    rooms = tuple(room(number, stock) for number, stock in enumerate(stocks, 1))
    return Level(2, "Worked", Plan("x", 1, 1), rooms, foes, ())


def test_the_worked_ledger_is_1910_gold_2285_xp_and_a_scroll() -> None:
    book = keep_ledger(worked())
    assert (book.gold, book.monsters, book.visit, book.xp) == (1910, 175, 200, 2285)
    assert book.items == ("Scroll of Sleep (Magic-User)",)
    assert book.share(4) == 571
    assert book.share(4, 2) == 457  # five shares: a hireling has half a one


def test_the_first_visit_may_be_for_each() -> None:
    book = keep_ledger(worked(), visit_each=True)
    assert (book.xp, book.share(4)) == (2085, 521 + 200)


def test_a_pack_of_seven_rats_is_84_xp() -> None:
    rats = tables().entries("axx/foes")["giant-rats"]
    stock = Stock("monster", Group("axx/foes#giant-rats", "1", 7))
    level = Level(1, "Rats", Plan("x", 1, 1), (room(1, stock),), {"axx/foes#giant-rats": rats}, ())
    assert keep_ledger(level).monsters == 84


def test_doors_are_stuck_on_1_to_4_locked_on_5_else_plain() -> None:
    board = laid("doors", 16).board
    plain = [link for link in board.links if all(o < 0 or board.spots[o].form.kind != "cave" for o in (link.a, link.b))]
    faces = [1 + at % 12 for at in range(len(plain))]
    with loaded(*faces) as bag:
        kinds = throw_doors(Depths(bag, tables(), 1), board, [])
    thrown = [kind for kind in kinds.values() if kind != "open"]
    assert thrown == ["stuck" if face < 5 else "locked" if face == 5 else "door" for face in faces]


def test_a_key_lies_in_the_nearest_monster_room_reached_without_its_door() -> None:
    met = 0
    for at in range(6):
        job = laid(f"keys-{at}", 16)
        secret = throw_secrets(Bag(f"keys-{at}").cup("axx/level/1/secrets"), job.board)
        for link in job.board.links:
            if link in secret:
                continue
            without = room_distances(job.board, job.start, [*secret, link])
            everywhere = set(range(16))
            holder = key_room(job.board, job.start, secret, link, everywhere)
            assert holder is not None and holder in without
            assert key_room(job.board, job.start, secret, link, everywhere - set(without)) is None
            met += len(without) < 16
    assert met > 10


def test_a_levels_keys_are_with_monsters_or_lost() -> None:
    seen = set()
    for at in range(8):
        for level in levels(f"level-keys-{at}").levels:
            for one in level.rooms:
                for out in one.exits:
                    if out.kind == "locked":
                        seen.add(out.key > 0)
                        assert out.key == -1 or level.rooms[out.key - 1].stock.group is not None
                    else:
                        assert out.key == 0
    assert seen <= {True, False} and True in seen


def test_a_hoard_is_hidden_behind_one_section_of_wall_without_a_door() -> None:
    board = laid("cache", 12).board
    sections = wall_sections(board, 0)
    with loaded(len(sections)) as bag:
        words, edge = place_cache(bag.cup("cache"), board, 0)
    assert edge == sections[-1]
    assert words.startswith(("north", "east", "south", "west")) and "end" in words


def test_a_trap_is_on_a_door_on_1_2_in_the_floor_on_3_4_on_an_object_on_5_6() -> None:
    exits = (Exit("d1", "secret", "north"), Exit("d2", "door", "east"), Exit("d3", "stuck", "south"))
    for faces, place, door in [
        ((1, 4), "door", "d3"),
        ((2, 3), "door", "d2"),
        ((3,), "floor", ""),
        ((6,), "object", ""),
    ]:
        with loaded(*faces) as bag:
            snare = place_snare(bag.cup("place"), Depths(bag, tables(), 1), Snare("x", "y"), exits)
        assert (snare.place, snare.door) == (place, door)


def test_a_trap_on_a_door_is_in_the_floor_where_no_door_can_be_seen() -> None:
    with loaded(1) as bag:
        snare = place_snare(bag.cup("x"), Depths(bag, tables(), 1), Snare("x", "y"), (Exit("d1", "open", "east"),))
    assert snare.place == "floor"


@pytest.mark.parametrize(("mind", "face", "want"), [
    ("thinking", 12, "an excuse to go home"),
    ("thinking", 1, "a door opened that shut behind them"),
    ("beast", 1, "the meat in your packs"),
    ("beast", 4, "the water behind you"),
    ("mindless", 1, "nobody across one row of tiles"),
    ("mindless", 4, "the thing you took, put back"),
])  # fmt: skip
def test_wants_go_by_what_kind_of_mind_it_has(mind: str, face: int, want: str) -> None:
    foe = next(one for one in tables().entries("axx/foes").values() if one.mind == mind)
    with loaded(face) as bag:
        assert throw_want(bag.cup("want"), Depths(bag, tables(), 1), foe, 5) == want


def test_the_dead_that_do_not_think_want_what_the_mindless_want() -> None:
    wraith = tables().entries("axx/filler-foes")["wraith"]
    assert wraith.mind == "beast" and wraith.undead
    with loaded(2) as bag:
        assert throw_want(bag.cup("want"), Depths(bag, tables(), 4), wraith, 1) == "a dead man’s last order kept"


@pytest.mark.parametrize("mind", ["thinking", "beast", "mindless"])
def test_what_is_wanted_and_seen_agrees_with_one_and_with_many(mind: str) -> None:
    every = [row.text for row in tables().table(f"axx/wants-{mind}").rows]
    every += tables().entries("axx/plain-sight")[mind].lines
    every += [line for foe in tables().entries("axx/foes").values() if foe.mind == mind for line in foe.seen]
    for line in every:
        one, many = f" {agree(line, 1)} ", f" {agree(line, 2)} "
        assert "[" not in one + many
        assert not re.search(r" (their|them|they|look|each|one of) ", one.replace(".", " ").replace(",", " ")), line
        assert not re.search(r" (it has|looks|is moving) ", many), line


def test_a_trap_is_where_its_own_trigger_is() -> None:
    """An ash door is never in the floor, and nothing is thrown for it; a cave without a door has it across its mouth."""
    ash = Snare("Ash door", "x", place="door")
    mouth = (Exit("d1", "open", "east"),)
    with loaded() as bag:
        at = Depths(bag, tables(), 1)
        assert place_snare(bag.cup("x"), at, ash, mouth) == ash
        assert place_snare(bag.cup("y"), at, ash, (Exit("d2", "stuck", "west"),)).door == "d2"
        assert place_snare(bag.cup("z"), at, Snare("One coin", "x", place="object"), mouth).place == "object"
    assert place_words(room(1, Stock("trap", snare=ash), mouth), ash) == "across the way in"
    places = [trap.place for trap in tables().entries("axx/trap-list").values()]
    assert {place: places.count(place) for place in set(places)} == {"door": 6, "floor": 7, "object": 7}


def ground(*stocks: Stock, exits: tuple[Exit, ...] = ()) -> Ground:
    rooms = tuple(room(number, stock, exits if number == 2 else ()) for number, stock in enumerate(stocks, 1))
    return Ground(rooms, lambda number: {one.number: abs(one.number - number) for one in rooms})


def test_a_trick_whose_gift_the_level_lacks_is_thrown_again() -> None:
    nothing = ground(Stock("trick"), Stock("empty"))
    with loaded(1, 2, 9, 12, 17, 3) as bag:
        puzzle = throw_trick(Depths(bag, tables(), 1), 1, nothing)
    assert puzzle.name == "Basin"


def test_a_gift_is_worked_out_for_the_level() -> None:
    stuck = (Exit("d1", "stuck", "north"), Exit("d2", "locked", "west"))
    chest = Stock("treasure", spoils=Spoils("3", "Chest", 100, locked=True))
    full = ground(Stock("trick"), Stock("monster", Group("axx/foes#goblins", "2", 5)), chest, Stock("trap", snare=Snare("x", "y")), exits=stuck)  # fmt: skip
    with loaded() as bag:
        at = Depths(bag, tables(), 1)
        at.foe("axx/foes#goblins")
        said = {needs: gift(at, 1, full, needs) for needs in ("door", "neighbour", "lock", "far", "trap", "chest", "")}
    assert said == {
        "door": "the stuck door in the north wall of room 2",
        "neighbour": "five goblins, in room 2",
        "lock": "the locked door in the west wall of room 2",
        "far": "room 4",
        "trap": "in room 4",
        "chest": "in room 3",
        "": "",
    }


def test_every_trick_comes_up_and_none_prints_a_gap() -> None:
    ways = (Exit("d1", "stuck", "north"), Exit("d2", "locked", "west"))
    chest = Stock("treasure", spoils=Spoils("3", "Chest", 100, locked=True))
    goblins = Stock("monster", Group("axx/foes#goblins", "2", 5))
    full = ground(Stock("trick"), goblins, chest, Stock("trap", snare=Snare("x", "y")), exits=ways)
    seen = set()
    for seed in range(150):
        at = Depths(Bag(f"tricks-{seed}"), tables(), 1)
        at.foe("axx/foes#goblins")
        puzzle = throw_trick(at, 1, full)
        seen.add(puzzle.name)
        assert "{" not in puzzle.gives and not puzzle.gives.endswith((":", " "))
    assert seen == {row.name for row in tables().table("axx/tricks").rows}


def test_group_k_of_the_ready_wanderers_is_row_k() -> None:
    at = Depths(Bag("wander"), tables(), 1)
    assert [group.row for group in ready_wanderers(at)] == ["1", "2", "3", "4", "5", "6"]
    deeper = Depths(Bag("wander"), tables(), 3)
    assert [group.row for group in ready_wanderers(deeper)] == ["4", "5", "6", "7", "8", "9"]


def test_a_wanderers_throws_are_number_purse_and_want() -> None:
    faces = [*(3, 4, 6, 1), *(5, 6, 3), *(6, 1, 5, 2), *(2, 6, 9), *(6, 4), *(2, 3, 1)]
    with loaded(*faces) as bag:
        groups = ready_wanderers(Depths(bag, tables(), 1))
    assert [group.number for group in groups] == [7, 5, 6, 2, 1, 1]
    assert [group.purse for group in groups] == [0, 0, 50, 0, 0, 30]
    assert groups[0].want == "the meat in your packs"


def test_the_entrance_is_stocked_unless_it_is_to_be_safe() -> None:
    kinds = {levels(f"in-{at}", house=House(entrance_safe="no")).levels[0].rooms[0].stock.kind for at in range(6)}
    assert len(kinds) > 1
    for at in range(3):
        stock = levels(f"in-{at}", house=House(entrance_safe="yes")).levels[0].rooms[0].stock
        assert stock == Stock("empty")


def test_at_most_four_kinds_are_stocked_under_kinds_4() -> None:
    for at in range(6):
        level = levels(f"kinds-{at}", LevelOptions(depth=5, least=20, most=20), House(kinds="4")).levels[0]
        assert len({one.stock.group.foe for one in level.rooms if one.stock.group}) <= 4


def test_a_record_says_the_same_after_json() -> None:
    made = levels("json", LevelOptions(levels=2))
    again = msgspec.json.decode(msgspec.json.encode(made), type=type(made))
    assert again == made


def test_every_throw_is_in_some_rooms_or_wanderers_list_but_the_doors() -> None:
    journal = Journal()
    made = make_levels(Bag("throws", journal=journal), tables(), LevelOptions(), House())
    level = made.levels[0]
    listed = [no for one in level.rooms for no in one.stock.throws] + [no for g in level.wanderers for no in g.throws]
    assert len(listed) == len(set(listed))
    rest = [roll for roll in journal.rolls if roll.no not in listed]
    assert {roll.stream for roll in rest} <= {"axx/level/1/secrets", "axx/level/1/doors"}


def test_one_room_thrown_anew_leaves_the_others() -> None:
    plain = make_levels(Bag("anew"), tables(), LevelOptions(), House()).levels[0]
    anew = make_levels(Bag("anew", rerolls=("axx/level/1/room/5",)), tables(), LevelOptions(), House()).levels[0]
    assert plain.plan.spaces == anew.plan.spaces and plain.plan.doors == anew.plan.doors
    for before, after in zip(plain.rooms, anew.rooms, strict=True):
        if before.number != 5 and before.stock.kind != "trick":
            assert before.stock == msgspec.structs.replace(after.stock, throws=before.stock.throws) or (
                before.stock.group is not None
            )


def test_what_is_read_aloud_gives_the_tell_and_not_the_trap() -> None:
    at = Depths(Bag("aloud"), tables(), 1)
    guise = tables().entries("axx/guises")["chapel"]
    snare = Snare("Spear sheaf", "a wall holed like a comb", "weight on the mat", "the spears stay")
    said = read_aloud(Bag("aloud").ink("ink/x"), at, guise, Stock("trap", snare=snare), set())
    assert "A wall holed like a comb." in said and "mat" not in said and "spear" not in said.lower()


def test_hidden_treasure_is_not_read_aloud() -> None:
    at = Depths(Bag("aloud"), tables(), 1)
    guise = tables().entries("axx/guises")["empty"]
    stock = Stock("empty", spoils=Spoils("3", "Chest", 100), hidden=True)
    said = read_aloud(Bag("aloud").ink("ink/x"), at, guise, stock, set())
    assert said in guise.lines
