"""Magic items, by the White Box tables: from a kind and a tier (minor, medium, major) to a name."""

from typing import Literal

from printgen.chance.cup import Cup
from printgen.tables.consult import Finding, consult
from printgen.tables.effects import Call, Consult, Item
from printgen.tables.load import Tables

Tier = Literal["minor", "medium", "major"]
TIERS: tuple[Tier, Tier, Tier] = ("minor", "medium", "major")
STEP = {"minor": 0, "medium": 6, "major": 12}
WONDER = {"minor": 0, "medium": 20, "major": 40}
ROOT = "whitebox/treasure/"


def tier_of(level: int) -> Tier:
    """A cache's tier by dungeon level (T3)."""
    return "minor" if level <= 3 else "medium" if level <= 7 else "major"


def magic_item(cup: Cup, tables: Tables, kind: str, tier: Tier) -> str:
    """`kind`: weapon, armor, arms (either), potion, scroll, ring, wand, other."""
    match kind:
        case "weapon" | "armor" | "arms":
            while True:
                found = _adding(cup, tables, "arms", STEP[tier])
                if kind == "arms" or found.row.text == kind:
                    return _arms(cup, tables, found)
        case "scroll":
            return _scroll(cup, tables, _adding(cup, tables, "scrolls", STEP[tier]))
        case "potion":
            return _named(cup, tables, "potions")
        case "ring":
            return _named(cup, tables, "rings-lesser" if tier == "minor" else "rings-greater")
        case "wand":
            if tier == "major" and cup.pick(2, "a wand or a staff"):
                return _named(cup, tables, "staves")
            return _named(cup, tables, "wands-lesser" if tier == "minor" else "wands-greater")
        case _:
            found = _adding(cup, tables, "misc", WONDER[tier])
            return _follow(cup, tables, found)


def _adding(cup: Cup, tables: Tables, table: str, add: int) -> Finding:
    return consult(cup, tables.table(ROOT + table), adds=(("tier", add),) if add else ())


def _named(cup: Cup, tables: Tables, table: str) -> str:
    return _follow(cup, tables, consult(cup, tables.table(ROOT + table)))


def _follow(cup: Cup, tables: Tables, found: Finding) -> str:
    """The last table's word, or the row's own."""
    for effect in found.row.effects:
        match effect:
            case Consult(table=table):
                return _follow(cup, tables, consult(cup, tables.table(table)))
            case Call(procedure="wand", args=(int(level), *_)):
                return f"{found.row.name} of {_spell(cup, tables, 'magic-user', level)}"
            case Call(procedure="either", args=names):
                return str(cup.choose(names, "which of the two"))
    return found.row.name


def _arms(cup: Cup, tables: Tables, found: Finding) -> str:
    name = found.row.name
    for effect in found.row.effects:
        if not isinstance(effect, Consult):
            continue
        sub = consult(cup, tables.table(effect.table))
        match effect.table.removeprefix(ROOT):
            case "missiles":
                return _missiles(cup, name, sub)
            case "cursed":
                return f"{name}, {sub.row.name}"
            case "power":
                return f"Weapon +1, {sub.row.name}"
            case _:
                return _follow(cup, tables, sub)
    return name


def _missiles(cup: Cup, name: str, sub: Finding) -> str:
    bonus = name.split()[0]
    for effect in sub.row.effects:
        if isinstance(effect, Item):
            count = 1 if effect.number == "1" else cup.throw(effect.number, f"how many {effect.item}").total
            thing = effect.item.removesuffix("s") if count == 1 else effect.item
            return f"{count} {thing} {bonus}"
    return name


def _scroll(cup: Cup, tables: Tables, found: Finding) -> str:
    for effect in found.row.effects:
        match effect:
            case Consult(table=table):
                what = consult(cup, tables.table(table)).row.name
                return f"{what}{found.row.name.removeprefix('Protection')}"
            case Call(procedure="spells", args=(int(count), str(dice))):
                caster = "magic-user" if cup.d6("1-3 magic-user, 4-6 cleric").total <= 3 else "cleric"
                names = []
                for _ in range(count):
                    level = _spell_level(cup, dice, 5 if caster == "cleric" else 6)
                    names.append(_spell(cup, tables, caster, level))
                return f"{caster.capitalize()}’s scroll: {', '.join(names)}"
    return found.row.name


def _spell_level(cup: Cup, dice: str, most: int) -> int:
    if dice == "1":
        return 1
    while True:
        level = cup.throw(dice, "level of the spell").total
        if level <= most:
            return level


def _spell(cup: Cup, tables: Tables, caster: str, level: int) -> str:
    names = tables.entries("whitebox/spells")[f"{caster}-{level}"].names
    return str(cup.choose(names, "which spell")).rstrip("*")
