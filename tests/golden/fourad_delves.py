"""The catalogue of delves: seeds 1 to 25 played by parties of every class, a line a tile entered. A changed line is a changed die."""

from printgen.chance.cup import Bag
from printgen.chance.journal import Journal
from printgen.rules.fourad import chronicle as told
from printgen.rules.fourad.delve import Delve, DelveOptions, delve
from printgen.rules.fourad.house import House
from printgen.rules.fourad.rulebook import rulebook
from printgen.shelf import open_shelf
from printgen.tables.load import Tables

NAME = "catalogue-fourad-delves.txt"
SEEDS = range(1, 26)
POLICIES = ("bold", "balanced", "careful")


def catalogue() -> str:
    tables = Tables(open_shelf())
    classes = tuple(rulebook(tables).classes)
    lines = []
    for seed in SEEDS:
        party = tuple(classes[(seed + 3 * at) % len(classes)] for at in range(4 - seed % 3 // 2))
        policy = POLICIES[seed % 3]
        journal = Journal()
        options = DelveOptions(party, 1 + seed % 4, policy)
        run = delve(Bag(str(seed), journal=journal), tables, options, House())
        lines.append(f"== seed {seed}: {', '.join(party)} of level {options.level}, {policy}: {run.ending} ({run.why})")
        lines += tiles(run)
        heroes = ", ".join(f"{one.cls} {one.level} {one.life}/{one.full} {one.gold} gp" for one in run.after.heroes)
        lines.append(f"   {len(journal)} throws, {run.felled} felled; {heroes}")
    return "\n".join(lines) + "\n"


def tiles(run: Delve) -> list[str]:
    """A line for each tile entered for the first time; what happens on the way back is counted in."""
    lines: list[str] = []
    for event in run.chronicle:
        match event:
            case told.Entered(tile=tile, new=True):
                lines.append(f"{tile:2}")
            case told.Entered():
                pass
            case told.Contents(row=row, text=text):
                lines[-1] += f" {row}: {text};"
            case told.FinalTest(face=face, before=before, final=final):
                lines[-1] += f" final {face}+{before}{'!' if final else ''};"
            case told.Over(name=name, number=number, outcome=outcome, rounds=rounds):
                lines[-1] += f" {number} {name} {outcome}{f' in {rounds}' if rounds else ''};"
            case told.Treasure(gold=gold, things=things):
                lines[-1] += f" [{', '.join([f'{gold} gp'] * bool(gold) + list(things)) or 'nothing'}];"
            case told.Searched(found=found):
                lines[-1] += f" search: {found};"
            case told.Died(hero=hero):
                lines[-1] += f" {hero} dies;"
            case told.Feature(name=name) | told.Happening(name=name) | told.Trap(name=name):
                lines[-1] += f" {name};"
            case told.Quest(name=name, state=state):
                lines[-1] += f" {name} {state};"
            case _:
                pass
    return lines
