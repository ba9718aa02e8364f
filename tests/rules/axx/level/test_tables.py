"""The level tables a second time by hand, and what must hold of every entry."""

import re
from pathlib import Path

import pytest

from printgen.chance.loaded import loaded
from printgen.errors import BadFile
from printgen.rules.axx.level.depths import Depths
from printgen.rules.axx.level.stocking import stock_room
from printgen.shelf import Shelf
from printgen.tables.kinds.axx_level import Foe
from printgen.tables.lint import check
from printgen.tables.load import Tables
from tests.rules.axx.level.levels_desk import ROOT, tables

TRAPS = """
Folding stair; a short stair, its steps without wear; the third step; slide to the foot, prone
Ash door; soot above the lintel; the door opened unlatched; the torch blows out; half
Bell cord; a frayed rope behind a curtain; passing it; hung 10 ft up by an ankle
Loose keystone; fresh grit on the sill; the door forced; the doorway is choked, a turn to clear; half
Harp wires; a faint hum at neck height; walking upright; the lantern is cut down
Spear sheaf; a mat, and a wall holed like a comb; weight on the mat; the spears stay and bar the way
Great censer; a scorched arc on the ceiling; a tile; all in line save; half
Clean floor; no dust on the floor, and a hollow sound; the third walker; in the cellar, 20 ft below
Jar shelf; jars on a shelf, wired together; lifting one; pinned, STR check
Mill wheel; grooves in both walls; both doors open; swept to the far end; half
Hollow idol; an idol with a bowl, its pupils drilled right through; taking its bowl; the idol shrieks: wanderers on 1–2
Drowned closet; a tide line by the ceiling; the door shut; soaked, torches ruined; half
Hooked banner; a banner with a weighted hem; a brush of the shoulder; half speed until cut free
New rung; a ladder with one pale rung; climbing; the ladder comes down too
Wrong hinges; a box with hinges at the front of its lid; the lid raised; the lock jams, 15 to open
Warm pipes; a row of pipes, damp heat; a pedal tile; the room is fogged for a turn; half
See-saw floor; a floor of boards, nailed at mid-span; two at one end; the rear rank is cut off by a gap
Whisper vault; dust falls at speech; a raised voice; a slab splits the party; half
Mirror bay; scratches on the floor before a mirror; leaning in; the glass bursts, next check −2
One coin; a coin on a plate; lifting it; the hand is held, STR check
"""

TRICKS = """
three levers, one unworn; pull it; the nearest stuck or secret door opens; door
a stone face that asks your name; the truth; it tells what lives next door; neighbour
a basin of strange reflections; a drop of blood; shows where the wanderers are
a floor plan in tiles; press your own room; the way down glows a turn
a door without a handle, in no wall; knock, ask, wait; it opens, and closes behind
a candle burning upward; light it; one failed check this turn is thrown again
a board game left unfinished; INT check, 12; the next wanderers pass you by
a well full of stars; lower a light; a dry ledge; rest there is unbothered
two pans of a great balance; equal slots in each; the nearest lock gives way; lock
pipes that repeat five notes; WIS check, 12, to sing them; three turns without wanderers
a painted corridor; walk it blind; you stand in the farthest room; far
a worn chair; sit still a turn; learn one trap here; trap
a chained book; read a page aloud; one Lore question answered
an hourglass on its side; stand it up; two turns of silence, stealth easy
a frozen fountain; a torch’s heat; a drink ends Poisoned, once each
a mosaic beast with no eyes; give it two matching stones; the next reaction is +2
a wall of hands; shake only left ones; returns the key of a chest here; chest
an echo that lies; ask thrice, trust the last; one door is safe or not
four ropes, one wet; hold it; lowered softly to the next level
a sleeping colossus; cover its eyes; pass; else it shouts: wanderers on 1–2
"""

# name, number, HD, HP, AC, attack, blows, XP, mind
THREATS = [
    ("Giant Rats", "2d6", "½", 2, 12, 0, ("bite +0 1d3 piercing",), 12, "beast"),
    ("Goblin Band", "1d6", "1", 4, 13, 1, ("blade +1 1d6",), 25, "thinking"),
    ("Skeleton Guard", "1d6", "1", 5, 13, 1, ("old sword +1 1d6",), 25, "mindless"),
    ("Orc Patrol", "1d4", "1", 5, 13, 1, ("axe +1 1d8",), 25, "thinking"),
    ("Ghoul", "1", "2", 10, 14, 2, ("two claws +2 1d3 each", "bite +2 1d3"), 50, "mindless"),
    ("Giant Spider", "1", "2", 9, 14, 2, ("bite +2 1d6 piercing",), 50, "beast"),
]


def test_no_table_has_a_fault() -> None:
    assert check(tables(), "axx") == []


def test_the_twenty_traps_are_as_written() -> None:
    shown = []
    for row in tables().table("axx/traps").rows:
        trap = tables().entries("axx/trap-list")[row.key]
        assert trap.name == row.name
        shown.append("; ".join([trap.name, trap.tell, trap.trigger, trap.rider, *(["half"] if trap.half else [])]))
    assert shown == TRAPS.strip().split("\n")


def test_the_twenty_tricks_are_as_written() -> None:
    shown = []
    for row in tables().table("axx/tricks").rows:
        trick = tables().entries("axx/trick-list")[row.key]
        assert trick.name == row.name
        gives = re.sub(r"[:,] \{\w+\}", "", trick.gives)
        shown.append("; ".join([trick.seen, trick.solved, gives, *([trick.needs] if trick.needs else [])]))
    assert shown == TRICKS.strip().split("\n")


def test_the_six_threats_are_as_printed() -> None:
    table = tables().table("axx/threats")
    foes = tables().entries("axx/foes")
    for face, (name, number, *rest) in enumerate(THREATS, 1):
        row = table.row(face)
        foe: Foe = foes[row.effects[0].foe.split("#")[1]]  # type: ignore[union-attr]
        assert row.name == name == foe.title
        assert number == foe.number == row.effects[0].number  # type: ignore[union-attr]
        assert [foe.hd, foe.hp, foe.ac, foe.attack, foe.blows, foe.xp, foe.mind] == rest


def test_rows_past_six_lead_to_the_white_box_level_five_lower() -> None:
    table = tables().table("axx/threats")
    for row in range(7, 27):
        assert table.row(row).effects[0].table == f"axx/fillers/{min(row - 5, 10)}"  # type: ignore[union-attr]


@pytest.mark.parametrize("id", sorted(tables().entries("axx/filler-foes")))
def test_a_filler_is_converted_by_the_games_own_rule(id: str) -> None:
    foe: Foe = tables().entries("axx/filler-foes")[id]
    match = re.fullmatch(r"(\d+)(?:([+−])(\d+))?", foe.hd)
    assert match
    whole, bonus = int(match[1]), int(match[3] or 0) * (-1 if match[2] == "−" else 1)
    assert foe.dice == foe.attack == whole
    assert foe.hp == (9 * whole + 1) // 2 + bonus
    assert foe.xp == 25 * whole and foe.filler
    assert all(f"+{whole}" in blow for blow in foe.blows)
    for target in re.findall(r"(?:Body|Dodge|Will|Turn) (\d+)", " ".join((*foe.lines, *foe.blows))):
        assert int(target) == 10 + whole


def test_fillers_agree_with_the_white_box_list() -> None:
    """The two games share no table; but a filler's AC is 19 less the old one, and its Hit Dice are Hit Dice."""
    monsters = tables().entries("whitebox/monsters")
    met = 0
    for id, foe in tables().entries("axx/filler-foes").items():
        if id in monsters:
            met += 1
            assert foe.ac == 19 - monsters[id].ac, id
            assert foe.hd.replace("−", "-") == monsters[id].hd.replace("−", "-"), id
    assert met >= 40


def test_every_filler_is_on_some_filler_table() -> None:
    named = {
        effect.foe.split("#")[1]
        for id in tables().ids("axx/fillers")
        for row in tables().table(id).rows
        for effect in row.effects
        if effect.__struct_config__.tag == "foes" and "filler-foes" in effect.foe  # type: ignore[union-attr]
    }
    assert named == set(tables().entries("axx/filler-foes"))


def test_guises_suit_every_form_at_every_size() -> None:
    guises = tables().entries("axx/guises").values()
    kinds = {form.kind for form in tables().entries("axx/forms").values()} | {"cave"}
    for guise in guises:
        assert set(guise.forms) <= kinds and guise.least <= guise.most and len(guise.lines) >= 2
    for kind in kinds:
        assert sum(kind in guise.forms for guise in guises) >= 5, kind


def test_guises_draw_only_what_can_be_drawn() -> None:
    drawn = set(tables().entries("press/glyphs")) | {"water", "pool", "mosaic", "rubble", "vegetation"}
    wanted = {kind for guise in tables().entries("axx/guises").values() for kind, _ in guise.glyphs}
    wanted |= {end.glyph for end in tables().entries("axx/dead-ends").values() if end.glyph}
    assert wanted <= drawn


OWN = """
title = "Mine"
source = "me"
licence = "mine"
dice = "d12"
[rows."1-12"]
name = "Badger"
effects = [{ do = "foes", foe = "axx/my-foes#badger", number = "1d4" }]
"""
BADGER = """
title = "Mine"
source = "me"
licence = "mine"
kind = "axx.foe"
[entries.badger]
name = "Badger"
many = "Badgers"
number = "1d4"
hd = "1"
dice = 1
hp = 6
ac = 12
attack = 1
blows = ["bite +1 1d6"]
mind = "beast"
xp = 25
"""


def own_shelf(folder: Path, files: dict[str, str]) -> Tables:
    for name, text in files.items():
        path = folder / "tables" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return Tables(Shelf((folder, ROOT)))


def test_a_users_table_of_the_same_name_replaces_a_filler(tmp_path: Path) -> None:
    mine = own_shelf(tmp_path, {"axx/fillers/3.toml": OWN, "axx/my-foes.toml": BADGER})
    with loaded(4, 5, 7, 2, 6, 6) as bag:
        at = Depths(bag, mine, 3)
        room = stock_room(at.cup("room"), at)
    assert room.group is not None and at.foes[room.group.foe].name == "Badger"
    assert not at.foes[room.group.foe].filler


def test_a_users_spell_table_fills_a_scroll_of_the_second_level(tmp_path: Path) -> None:
    scroll = (
        'title = "x"\nsource = "me"\nlicence = "mine"\ndice = "1d6"\n'
        '[rows."1-6"]\neffects = [{ do = "item", item = "Scroll of Web" }]\n'
    )
    mine = own_shelf(tmp_path, {"axx/scroll-2.toml": scroll})
    with loaded(6, 3, 6, 5, 2, 3, 1, 1) as bag:
        at = Depths(bag, mine, 1)
        room = stock_room(at.cup("room"), at)
    assert room.spoils is not None and room.spoils.things[0].name == "Scroll of Web"


def test_a_treasure_row_that_does_what_treasure_cannot_is_named(tmp_path: Path) -> None:
    odd = (
        'title = "x"\nsource = "me"\nlicence = "mine"\ndice = "1d6"\n'
        '[rows."1-6"]\nname = "Odd"\neffects = [{ do = "clue" }]\n'
    )
    mine = own_shelf(tmp_path, {"axx/treasure.toml": odd})
    with pytest.raises(BadFile, match="axx/treasure, row 1-6: treasure is gold"), loaded(6, 3, 1) as bag:
        at = Depths(bag, mine, 1)
        stock_room(at.cup("room"), at)
