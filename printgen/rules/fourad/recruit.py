"""New heroes: the class's kit, its gold thrown, a name for looks.

Rolls: each hero's gold (`fourad/hero/N/gold`). Names come from ink and never change a rule.
"""

from collections.abc import Sequence

from printgen.chance.cup import Bag, Cup, Ink
from printgen.rules.fourad.growth import full_life, refreshed
from printgen.rules.fourad.party import Party, Sheet
from printgen.rules.fourad.rulebook import Rulebook
from printgen.rules.fourad.things import fresh


def recruit(cup: Cup, book: Rulebook, cls: str, name: str, level: int = 1, kit: Sequence[str] = ()) -> Sheet:
    """A hero of a class with its starting kit (or one of its swaps) and gold."""
    own = book.classes[cls]
    gold = cup.throw(own.gold, f"{own.name}'s gold").total
    return equipped(book, cls, name, level, gold, kit or own.kit)


def equipped(book: Rulebook, cls: str, name: str, level: int, gold: int, kit: Sequence[str]) -> Sheet:
    """A hero with these things, sorted to where they are worn."""
    own = book.classes[cls]
    weapons, pack = [], []
    armor = shield = None
    for id in kit:
        gear, thing = book.gear[id], fresh(book, id)
        if gear.sort == "weapon":
            weapons.append(thing)
        elif gear.sort == "armor":
            armor = thing
        elif gear.sort == "shield":
            shield = thing
        else:
            pack.append(thing)
    life = full_life(own, level)
    sheet = Sheet(name, cls, level, life, life, gold, tuple(weapons), armor=armor, shield=shield, pack=tuple(pack))
    return refreshed(sheet, book)


def muster(bag: Bag, book: Rulebook, classes: Sequence[str], level: int) -> Party:
    """A new party, in the order given."""
    ink = bag.ink("ink/fourad/names")
    called: list[str] = []
    for cls in classes:
        called.append(name_for(ink, book, cls, called))
    heroes = [
        recruit(bag.cup(f"fourad/hero/{number}/gold"), book, cls, name, level)
        for number, (cls, name) in enumerate(zip(classes, called, strict=True), 1)
    ]
    return Party(tuple(heroes))


def name_for(ink: Ink, book: Rulebook, cls: str, taken: Sequence[str]) -> str:
    """A name nobody in the party bears yet."""
    free = [name for name in book.names[cls].names if name not in taken]
    return ink.choose(free) if free else f"{cls.capitalize()} {len(taken) + 1}"
