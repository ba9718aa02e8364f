"""AX&X's registration: its switches and commands."""

from printgen.games import Command, Game
from printgen.rules.axx.house import House

COMMANDS: dict[str, Command] = {}

GAME = Game(id="axx", title="AX&X", algorithm=1, house=House, commands=COMMANDS)
