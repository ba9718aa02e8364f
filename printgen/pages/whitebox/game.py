"""White Box's registration: its switches and commands."""

from printgen.games import Command, Game
from printgen.pages.whitebox.area_document import area_document
from printgen.pages.whitebox.area_plans import area_plans
from printgen.pages.whitebox.cave_document import cave_document
from printgen.pages.whitebox.cave_plans import cave_plans
from printgen.pages.whitebox.drop_files import area_files, cave_files
from printgen.pages.whitebox.text import area_text, cave_text
from printgen.rules.whitebox.areas import roll_areas
from printgen.rules.whitebox.cave import roll_caves
from printgen.rules.whitebox.house import House
from printgen.rules.whitebox.result import AreaOptions, AreaResult, CaveOptions, CaveResult

COMMANDS: dict[str, Command] = {
    "area": Command(
        options=AreaOptions,
        result=AreaResult,
        roll=roll_areas,
        plans=area_plans,
        document=area_document,
        text=area_text,
        files=area_files,
    ),
    "cave": Command(
        options=CaveOptions,
        result=CaveResult,
        roll=roll_caves,
        plans=cave_plans,
        document=cave_document,
        text=cave_text,
        files=cave_files,
    ),
}

GAME = Game(id="whitebox", title="White Box", algorithm=1, house=House, commands=COMMANDS)
