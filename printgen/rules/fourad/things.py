"""Things a hero owns, as frozen values: which gear, and what is particular to this one."""

import msgspec

from printgen.rules.fourad.rulebook import Rulebook


class Thing(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """`gear` is an entry of fourad/gear. `worth` in gp, `charges` left, a scroll's `spell`, an arrow's foe (`against`)."""

    gear: str
    worth: int = 0
    charges: int = 0
    spell: str = ""
    against: str = ""


def named(book: Rulebook, thing: Thing) -> str:
    """The name as a person reads it: scroll of Sleep, gem (35 gp), wand of Sleep (2)."""
    gear = book.gear[thing.gear]
    name = gear.name
    if thing.spell and not gear.spell:
        name += f" of {book.spells[thing.spell].name}" if gear.sort == "scroll" else f" ({thing.spell})"
    if thing.against:
        name += f" ({book.foes[thing.against].name})"
    if thing.worth:
        name += f" ({thing.worth} gp)"
    if thing.charges > 1 or gear.sort == "charged":
        name += f" ({thing.charges})"
    return name


def fresh(book: Rulebook, gear: str) -> Thing:
    """A new one, with all its charges."""
    return Thing(gear, charges=book.gear[gear].charges)


UNCOUNTED = ("light armor", "heavy armor", "fools", "rations", "lock picks")


def article(name: str) -> str:
    """an elf, a rope; but light armor."""
    return name if name.startswith(UNCOUNTED) else f"{'an' if name[0] in 'aeiou' else 'a'} {name}"
