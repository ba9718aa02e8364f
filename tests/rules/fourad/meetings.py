"""How often delves met each rule: rows of tables, specials of foes, spells, powers, reactions, endings.

Counted from what a run keeps, its journal and chronicle, not from inside the code: a rule that leaves no trace is not met.
"""

from collections import Counter
from collections.abc import Iterable, Mapping

from printgen.chance.journal import Roll
from printgen.rules.fourad import chronicle as told
from printgen.rules.fourad.delve import Delve
from tests.rules.fourad.seat import BOOK

TABLES = (
    "contents", "vermin", "minions", "bosses", "weird", "treasure", "magic", "magic-weapons", "spells", "features", "events",
    "traps", "search", "hidden", "quests", "rewards", "secrets", "wandering", "ambush",
)  # fmt: skip
# what a foe's card can do, by the trace it leaves
SPECIALS = (
    "infection", "shrieking", "dwarf +1", "poison 2", "poison 3", "crushing", "arrows -1", "no missiles", "cleric full level",
    "surprise", "orcs fear spells", "orc magic is gold", "elf +1", "troll rises", "troll stays dead", "chop", "dwarf rouses trolls",
    "troll defense", "mummy rises", "fireball on a mummy", "ogre takes two", "gaze stone", "gaze life", "clue of the chaos lord",
    "dragon breath", "dragon bites", "bull rush", "gear eaten", "chimera breath", "webs burnt", "gremlins", "living statue", "ghost",
    "hatred",
)  # fmt: skip
POWERS = (
    "rage", "luck on an attack", "luck on a defense", "luck on a search", "luck on treasure", "slip", "healing", "blessing",
    "disarmed", "not disarmed", "nose", "ring", "escape", "potion", "bandage", "fools’ gold", "rogue outnumbering", "level up",
    "saved roll", "opening shot", "parting blow", "swap", "final by the die", "final on the last tile", "withdraw", "flee",
    "corridor ambush", "room ambush", "retracing check", "secret way out", "secret door", "quest done", "quest lost", "temple",
    "curse", "curse lifted", "carried", "statue gold",
)  # fmt: skip


def wanted() -> list[str]:
    """Everything that has to be met."""
    out = [f"table {name} {row.key}" for name in TABLES for row in BOOK.table(f"fourad/{name}").rows]
    out += [f"foe {foe.name}" for foe in BOOK.foes.values()]
    out += [f"special {name}" for name in SPECIALS]
    out += [f"power {name}" for name in POWERS]
    out += [f"spell {spell.name}" for spell in BOOK.spells.values()]
    out += [f"chaos {name}" for name in ("no power", "evil eye", "energy drain", "hellfire")]
    out += [f"reaction {name}" for name in ("fight", "death", "flee", "bribed", "quest", "asleep")]
    out += [
        f"outcome {name}"
        for name in ("slain", "slept", "subdued", "fled", "bribed", "quest", "passed", "left", "stolen", "lost")
    ]
    out += [f"ending {name}" for name in ("won", "home", "driven out", "lost")]
    return out


def count(run: Delve, rolls: Iterable[Roll], met: Counter[str]) -> None:
    """Add one delve."""
    by = {roll.no: roll for roll in rolls}
    for roll in by.values():
        if roll.table:
            met[f"table {roll.table.removeprefix('fourad/')} {roll.row}"] += 1
    met[f"ending {run.ending}"] += 1
    teller = _Teller(by, met)
    for event in run.chronicle:
        teller.hear(event)


class _Teller:
    """Reads a chronicle with the foe at hand in mind."""

    def __init__(self, rolls: Mapping[int, Roll], met: Counter[str]) -> None:
        self.rolls, self.met = rolls, met
        self.foe = self.last = ""
        self.corridor = False
        self.how = ""
        self.webbed = False
        self.hits: list[str] = []

    def adds(self, nos: Iterable[int]) -> set[str]:
        return {f"{what} {add:+d}" for no in nos if no in self.rolls for what, add in self.rolls[no].adds}

    def say(self, *names: str) -> None:
        for name in names:
            self.met[name] += 1

    def hear(self, event: told.Event) -> None:
        match event:
            case told.Entered(corridor=corridor):
                self.corridor, self.last = corridor, ""
            case told.Checked():
                self.say("power retracing check")
            case told.Met():
                self.meet(event)
            case told.Surprise(surprised=True):
                self.say("special surprise")
            case told.Smelled():
                self.say("power nose")
            case told.Reacted(came=came, paid=paid):
                self.say(f"reaction {came}")
                if paid == "fools’ gold":
                    self.say("power fools’ gold")
            case told.Powered(name=name):
                self.say(f"chaos {name}")
            case told.Struck():
                self.strike(event)
            case told.Cast(spell=spell, nos=nos):
                self.say(f"spell {spell}")
                adds = self.adds(nos)
                if "vampire bats -1" in adds:
                    self.say("special shrieking")
                if "mummy +2" in adds:
                    self.say("special fireball on a mummy")
                if self.foe == "giant-spider" and spell == "Fireball":
                    self.say("special webs burnt")
            case told.Did(what=what, target=target):
                self.did(what, target)
            case told.Defended():
                self.defend(event)
            case told.Saved():
                self.save(event)
            case told.Rose(name=name, stood=stood):
                if name == "troll":
                    self.say("special troll rises" if stood else "special troll stays dead")
                else:
                    self.say("special mummy rises")
            case told.Morale(no=no):
                if "spells -1" in self.adds((no,)) or self.foe == "orcs":
                    self.say("special orcs fear spells")
            case told.Retreated(how=how):
                self.say(f"power {how}")
            case told.Over(outcome=outcome):
                self.say(f"outcome {outcome}")
                self.last, self.foe = self.foe, ""
            case told.Treasure(where=where, nos=nos):
                if where == "the statue":
                    self.say("power statue gold")
                if any(self.rolls[no].why == "gold for its magic" for no in nos if no in self.rolls):
                    self.say("special orc magic is gold")
            case told.Disarmed(done=done):
                self.say("power disarmed" if done else "power not disarmed")
            case told.Searched(found=found):
                if found == "door":
                    self.say("power secret door")
            case told.Healed(by=by, nos=nos):
                self.say(
                    "power healing"
                    if nos
                    else "power potion"
                    if by == "a potion"
                    else "power bandage"
                    if by == "a bandage"
                    else "healed"
                )
            case told.Freed(of=of):
                self.say("power blessing", "spell Blessing") if of == "stone" else self.say("power curse lifted")
            case told.Rolled(up=up, saved=saved):
                if up:
                    self.say("power level up")
                if saved:
                    self.say("power saved roll")
            case told.FinalTest(final=True, forced=forced):
                self.say("power final on the last tile" if forced else "power final by the die")
            case told.Quest(state=state):
                if state in ("done", "lost"):
                    self.say(f"power quest {state}")
            case told.Clue():
                if self.last == "chaos-lord":
                    self.say("special clue of the chaos lord")
            case told.Note(text=text):
                self.note(text)
            case _:
                pass

    def meet(self, event: told.Met) -> None:
        self.foe, self.how = event.foe, event.how
        self.say(f"foe {BOOK.foes[event.foe].name}")
        if event.how in ("wandering", "alarm", "event"):
            self.say("power corridor ambush" if self.corridor else "power room ambush")
        if event.foe == "gremlins":
            self.say("special gremlins")
        if event.foe == "statue":
            self.say("special living statue")

    def strike(self, event: told.Struck) -> None:
        adds = self.adds(event.nos)
        if event.rage:
            self.say("power rage")
        if event.luck:
            self.say("power luck on an attack")
        if event.how == "shot":
            self.say("power opening shot")
        if event.how == "parting":
            self.say("power parting blow")
        for trace, name in (
            ("dwarf +1", "special dwarf +1"), ("elf +1", "special elf +1"), ("crushing +1", "special crushing"),
            ("arrows -1", "special arrows -1"), ("temple +1", "power temple"),
        ):  # fmt: skip
            if trace in adds:
                self.say(name)
        if BOOK.foes[self.foe].undead and event.hero.startswith("cleric"):
            self.say("special cleric full level")
        if event.hero.startswith("rogue") and any(one.startswith("level") for one in adds):
            self.say("power rogue outnumbering")

    def did(self, what: str, target: str) -> None:
        names = {
            "chop": "special chop", "swap": "power swap", "slip": "power slip", "ring": "power ring", "escape": "power escape",
            "carry": "power carried",
        }  # fmt: skip
        if what in names:
            self.say(names[what])
        if what == "escape":
            self.say("spell Escape")
        if what == "luck":
            self.say("power luck on treasure" if target == "treasure" else "power luck on a search")

    def defend(self, event: told.Defended) -> None:
        adds = self.adds(event.nos)
        if event.luck:
            self.say("power luck on a defense")
        if event.took:
            self.say("special gear eaten")
        if event.lost == 2 and self.foe == "ogre":
            self.say("special ogre takes two")
        if "bull rush -1" in adds:
            self.say("special bull rush")
        if self.foe == "trolls" and any(one.startswith(("dwarf", "halfling")) for one in adds):
            self.say("special troll defense")
        if "cursed -1" in adds:
            self.say("power curse")
        if self.foe:
            hates = BOOK.foes[self.foe].hates
            if hates and event.hero.startswith(hates):
                self.say("special hatred")

    def save(self, event: told.Saved) -> None:
        match event.against:
            case "infection":
                self.say("special infection")
            case "poison":
                self.say(f"special poison {event.need}")
            case "gaze":
                self.say("special gaze stone" if self.foe == "medusa" else "special gaze life")
            case "dragon breath":
                self.say("special dragon breath")
            case "fire":
                self.say("special chimera breath")
            case "fear":
                self.say("special ghost")
            case _:
                pass

    def note(self, text: str) -> None:
        if text.startswith("No breath") and self.foe == "small-dragon":
            self.say("special dragon bites")
        if "fight to the death" in text:
            self.say("special dwarf rouses trolls")
        if text.startswith("Arrows and stones pass"):
            self.say("special no missiles")
        if "leads out of the dungeon" in text:
            self.say("power secret way out")


def report(met: Counter[str]) -> str:
    """The table, one line a rule."""
    return "\n".join(f"{met[name]:7d}  {name}" for name in wanted()) + "\n"
