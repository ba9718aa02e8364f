"""The tables of contents, search, features, events, traps and wanderers, typed a second time by hand, in columns."""

import pytest

from printgen.rules.fourad.contents import here
from printgen.tables.effects import Call, Choose, Clue, Consult, Foes, Gold, walk
from printgen.tables.lint import check
from tests.rules.fourad.layout.desk import TABLES

# row | in a room | in a corridor
CONTENTS = """
2  | treasure          | treasure
3  | traps treasure    | traps treasure
4  | events            |
5  | features          | features
6  | vermin            | vermin
7  | minions           | minions
8  | minions           |
9  |                   |
10 | weird             |
11 | bosses final      | bosses final
12 | small-dragon final|
"""

# table | die | row | what it is called or does
SMALL = """
search   | d6 | 1 or less | wanderers
search   | d6 | 2-4       | nothing
search   | d6 | 5-6       | a find
hidden   | d6 | 1-2       | an alarm
hidden   | d6 | 3-5       | a trap
hidden   | d6 | 6         | a ghost
features | d6 | 1         | fountain
features | d6 | 2         | blessed temple
features | d6 | 3         | armory
features | d6 | 4         | cursed altar
features | d6 | 5         | statue
features | d6 | 6         | puzzle box
events   | d6 | 1         | ghost
events   | d6 | 2         | wanderers
events   | d6 | 3         | lady in white
events   | d6 | 4         | trap
events   | d6 | 5         | wandering healer
events   | d6 | 6         | wandering alchemist
traps    | d6 | 1         | dart
traps    | d6 | 2         | poison gas
traps    | d6 | 3         | trapdoor
traps    | d6 | 4         | bear trap
traps    | d6 | 5         | spears
traps    | d6 | 6         | stone block
wandering| d6 | 1-2       | vermin
wandering| d6 | 3-4       | minions
wandering| d6 | 5         | weird monster
wandering| d6 | 6         | boss
ambush   | d6 | 1-3       | vermin
ambush   | d6 | 4         | minions
ambush   | d6 | 5         | weird monster
ambush   | d6 | 6         | boss
"""

# trap | level | hits | heroes | thrown | life | armor | shield | light | heavy | +level | +1 | more
SNARES = """
dart      | 2 | random | 1 | defense | 1 | yes | yes |  0 |  0 | rogue |              |
gas       | 3 | all    | 1 | defense | 1 | no  | no  |  0 |  0 | rogue |              |
trapdoor  | 4 | leader | 1 | save    | 1 | yes | yes | -1 | -2 | rogue | elf halfling | alone
bear-trap | 4 | leader | 1 | save    | 1 | yes | yes |  0 |  0 | rogue | elf halfling | lames
spears    | 5 | random | 2 | defense | 1 | yes | yes |  0 |  0 | rogue |              |
block     | 5 | last   | 1 | defense | 2 | yes | no  |  0 |  0 | rogue |              |
"""


def rows(text: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in text.strip().splitlines()]


def does(effects) -> str:
    words = []
    for effect in effects:
        match effect:
            case Consult(table=table):
                words.append(table.removeprefix("fourad/"))
            case Foes(foe=foe):
                words.append(foe.partition("#")[2])
            case Call(procedure=name):
                words.append(name)
    return " ".join(words)


def test_every_table_passes_the_lint():
    assert check(TABLES, "fourad") == []


@pytest.mark.parametrize(("row", "room", "corridor"), rows(CONTENTS))
def test_contents(row, room, corridor):
    table = TABLES.table("fourad/contents")
    assert table.dice == "2d6"
    found = table.row(int(row))
    assert found.key == row
    assert does(here(found.effects, False)) == room
    assert does(here(found.effects, True)) == corridor


def test_the_small_tables_are_those_typed_a_second_time():
    typed = rows(SMALL)
    names = list(dict.fromkeys(row[0] for row in typed))
    made = []
    for name in names:
        table = TABLES.table(f"fourad/{name}")
        made += [[name, table.dice, row.key, row.name] for row in table.rows]
    assert made == typed


def test_traps_are_those_typed_a_second_time():
    made = []
    for id, trap in TABLES.entries("fourad/snares").items():
        level = " ".join(sorted(cls for cls, add in trap.adds.items() if add == "level"))
        one = " ".join(sorted(cls for cls, add in trap.adds.items() if add == "one"))
        more = " ".join(word for word, holds in (("alone", trap.alone_dies), ("lames", trap.lames)) if holds)
        made.append(
            [id, str(trap.level), trap.hits, str(trap.heroes), trap.roll, str(trap.life), "yes" if trap.armor else "no",
             "yes" if trap.shield else "no", str(trap.light), str(trap.heavy), level, one, more]
        )  # fmt: skip
    assert made == rows(SNARES)


def test_a_trap_row_names_its_entry():
    for row in TABLES.table("fourad/traps").rows:
        assert TABLES.entries("fourad/snares")[row.ref.partition("#")[2]].name == row.name


def test_a_find_is_a_clue_a_secret_door_or_a_hidden_treasure_of_3d6_by_3d6():
    (choice,) = TABLES.table("fourad/search").row(6).effects
    assert isinstance(choice, Choose)
    clue, door, chest = choice.options
    assert clue == (Clue(),)
    assert door == (Call("secret-door"),)
    assert [one for one in walk(chest) if isinstance(one, Gold)] == [Gold("3d6x3d6")]
    assert chest[0] == Consult("fourad/hidden")  # the complication is thrown first


def test_wanderers_of_an_event_have_their_own_split():
    general, event = TABLES.table("fourad/wandering"), TABLES.table("fourad/ambush")
    assert [does(general.row(face).effects) for face in range(1, 7)] == [
        "vermin",
        "vermin",
        "minions",
        "minions",
        "weird",
        "bosses",
    ]
    assert [does(event.row(face).effects) for face in range(1, 7)] == [
        "vermin",
        "vermin",
        "vermin",
        "minions",
        "weird",
        "bosses",
    ]
