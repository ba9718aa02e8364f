"""Four Against Darkness: its registration, switches and commands."""

from printgen.games import Command, Game
from printgen.pages.fourad.dungeon_plans import dungeon_plans
from printgen.rules.fourad.house import House
from printgen.rules.fourad.unplayed import Dungeon, Options, dungeon

COMMANDS: dict[str, Command] = {
    "dungeon": Command(options=Options, result=Dungeon, roll=dungeon, plans=dungeon_plans),
}

GAME = Game(id="fourad", title="Four Against Darkness", algorithm=1, house=House, commands=COMMANDS)
