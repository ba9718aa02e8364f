"""AX&X's registration: its switches and commands."""

from printgen.games import Command, Game
from printgen.pages.axx.characters_document import characters_document
from printgen.pages.axx.characters_text import roster
from printgen.rules.axx.house import House
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
}

GAME = Game(id="axx", title="AX&X", algorithm=1, house=House, commands=COMMANDS)
