"""Four Against Darkness: its registration, switches and commands."""

from printgen.games import Command, Game, Run
from printgen.model.plan import Plan
from printgen.pages.fourad.camp_text import camp_text
from printgen.pages.fourad.delve_document import delve_document
from printgen.pages.fourad.delve_plans import delve_plans
from printgen.pages.fourad.dungeon_document import dungeon_document
from printgen.pages.fourad.dungeon_plans import dungeon_plans
from printgen.pages.fourad.text_log import text_log
from printgen.record import Setting
from printgen.rules.fourad.camp import Camp, CampOptions, camp
from printgen.rules.fourad.delve import Delve, DelveOptions, delve
from printgen.rules.fourad.house import House
from printgen.rules.fourad.party import Party
from printgen.rules.fourad.party_text import party_toml
from printgen.rules.fourad.unplayed import Dungeon, Options, dungeon
from printgen.tables.load import Tables


def party_files(run: Run, tables: Tables) -> dict[str, str]:
    """party.toml, where heroes came home."""
    after: Party = run.record.result.after
    return {"party.toml": party_toml(after)} if any(hero.state == "up" for hero in after.heroes) else {}


def no_plans(camp: Camp, setting: Setting) -> dict[str, Plan]:
    """A camp has no map."""
    return {}


COMMANDS: dict[str, Command] = {
    "delve": Command(
        options=DelveOptions,
        result=Delve,
        roll=delve,
        plans=delve_plans,
        document=delve_document,
        text=text_log,
        files=party_files,
    ),
    "camp": Command(options=CampOptions, result=Camp, roll=camp, plans=no_plans, text=camp_text, files=party_files),
    "dungeon": Command(options=Options, result=Dungeon, roll=dungeon, plans=dungeon_plans, document=dungeon_document),
}

GAME = Game(id="fourad", title="Four Against Darkness", algorithm=1, house=House, commands=COMMANDS)
