"""A trap: 3d6, then a pit's depth and contents, or a spell's name (addendum P1-P3)."""

from printgen.chance.cup import Cup
from printgen.rules.whitebox.house import House
from printgen.rules.whitebox.result import Trap
from printgen.tables.consult import consult
from printgen.tables.effects import Call
from printgen.tables.load import Tables


def spring(cup: Cup, tables: Tables, house: House, *, on: str = "") -> Trap:
    """`on` names the door it could be on; a pit is in the floor whatever the door."""
    found = consult(cup, tables.table("whitebox/traps"), "trap")
    throws = [found.roll.no]
    detail = ""
    for effect in found.row.effects:
        match effect:
            case Call(procedure="pit"):
                depth = consult(cup, tables.table("whitebox/pit-depth"), "pit depth")
                contents = consult(cup, tables.table("whitebox/pit-contents"), "pit contents")
                throws += [depth.roll.no, contents.roll.no]
                inside = contents.row.name if house.pits == "ours" else contents.row.name.partition(":")[0]
                detail = f"{depth.row.name} deep, {depth.row.text} from the fall; {inside}"
                on = ""
            case Call(procedure="spell"):
                if house.spell_trap == "hostile":
                    spell = consult(cup, tables.table("whitebox/spell-traps"), "which spell")
                    throws.append(spell.roll.no)
                    detail = spell.row.name
                else:
                    level = cup.pick(3, "level of the spell") + 1
                    names = tables.entries("whitebox/spells")[f"magic-user-{level}"].names
                    detail = cup.choose(names, "which spell").rstrip("*")
    return Trap(found.row.name, found.row.text, detail, on, tuple(throws))
