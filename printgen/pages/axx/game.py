"""AX&X's registration: its switches and commands."""

from printgen.games import Command, Game
from printgen.pages.axx.characters_document import characters_document
from printgen.pages.axx.characters_text import roster
from printgen.pages.axx.level_document import level_document
from printgen.pages.axx.level_plans import level_plans
from printgen.pages.axx.level_text import level_text
from printgen.rules.axx.house import House
from printgen.rules.axx.level.found import LevelOptions, Levels
from printgen.rules.axx.level.make import make_levels
from printgen.rules.axx.party import Options, Party, roll_party

COMMANDS: dict[str, Command] = {
    "characters": Command(
        options=Options,
        result=Party,
        roll=roll_party,
        plans=lambda party, setting: {},
        document=characters_document,
        text=roster,
        files=lambda run, tables: {"roster.txt": roster(run, tables)},
    ),
    "level": Command(
        options=LevelOptions,
        result=Levels,
        roll=make_levels,
        plans=level_plans,
        document=level_document,
        text=level_text,
    ),
}

GAME = Game(id="axx", title="AX&X", algorithm=1, house=House, commands=COMMANDS)
