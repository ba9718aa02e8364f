"""What a foe's data says in words: heads, treasure, morale, reactions, a bribe's price."""

from collections.abc import Sequence

from printgen.pages.fourad.phrase import a, nice, signed, some, word
from printgen.press.document import Cell
from printgen.tables.kinds.fourad_foes import Foe

KINDS = {"vermin": "Vermin", "minion": "Minions", "boss": "Boss", "weird": "Weird", "statue": "Statue"}
HATED = {"dwarf": "dwarves", "elf": "elves", "cleric": "clerics"}
REACTIONS = {
    "fight": ("fight", "grey"),
    "death": ("to the death", "black"),
    "flee": ("flee", "white"),
    "outnumbered": ("flee if fewer", "white"),
    "bribe": ("bribe", "white"),
    "quest": ("quest", "white"),
    "asleep": ("asleep", "white"),
}


def single(foe: Foe) -> bool:
    return foe.kind in ("boss", "weird", "statue")


def heads(foe: Foe, number: int) -> str:
    """four goblins, one troll, an ogre, invisible gremlins."""
    if foe.steals:
        return foe.plural
    if single(foe) and number == 1:
        return a(foe.name)
    return some(number, foe.name, foe.plural)


def treasure_words(foe: Foe) -> str:
    """Short, for a card: none, normal, −1, 2 × (+1)."""
    if not foe.rolls:
        return "none"
    if foe.rolls == 1:
        return signed(foe.add) if foe.add else "normal"
    return f"{foe.rolls} × ({signed(foe.add)})" if foe.add else f"{foe.rolls} rolls"


def xp_words(foe: Foe) -> str:
    if foe.kind == "vermin" or foe.steals:
        return "none"
    return "a tenth" if foe.kind == "minion" else "1 roll"


def below(number: int) -> int:
    """Under this many standing a group is below half its start."""
    return (number + 1) // 2


def morale_words(foe: Foe, number: int) -> str:
    if foe.morale is None:
        return "never"
    if number < 3:
        return "stands" if number == 1 else "at none"
    return f"below {below(number)}"


def price_words(foe: Foe, price: int = 0, number: int = 0) -> str:
    """What a bribe costs. `price` for all of `number`, when it has been thrown."""
    asked = foe.price
    if asked is None:
        return ""
    if asked.hoard:
        return f"all gold, {asked.least} at least, or one magic item"
    if asked.each:
        one = str(price // number) if price and number else nice(asked.dice)
        return f"{one} gp {a(foe.name)}"
    return f"{price or nice(asked.dice)} gp"


def cells(foe: Foe, price: str = "") -> tuple[Cell, ...]:
    """The reaction strip: equal neighbours in one cell."""
    made: list[Cell] = []
    start = 0
    for at in range(1, 7):
        if at == 6 or foe.reactions[at] != foe.reactions[start]:
            what = foe.reactions[start]
            shown, tone = REACTIONS[what]
            wide = at - start
            if what == "death" and wide == 1:
                shown = "death"
            note = price if what == "bribe" else "flee if fewer than you" if what == "outnumbered" else ""
            if what == "outnumbered":
                shown = "flee"
            made.append(Cell(tuple(range(start + 1, at + 1)), shown, tone, note))
            start = at
    return _one_flee(made)


def _one_flee(made: Sequence[Cell]) -> tuple[Cell, ...]:
    """A plain flee beside a flee-if-fewer keeps its word; the other says its condition in the cell."""
    if len(made) > 1 and made[0].word == made[1].word == "flee":
        second = made[1]
        return (made[0], Cell(second.faces, "if fewer", second.tone, second.note), *made[2:])
    return tuple(made)


def reaction_words(foe: Foe, price: str = "") -> str:
    """The strip in a line: 1 flee if fewer · 2–3 bribe (5 gp a goblin) · 4–6 fight."""
    if foe.steals:
        return "no fight, no talk"
    parts = []
    start = 0
    for at in range(1, 7):
        if at == 6 or foe.reactions[at] != foe.reactions[start]:
            faces = str(start + 1) if at == start + 1 else f"{start + 1}–{at}"
            what = foe.reactions[start]
            said = REACTIONS[what][0] + (f" ({price})" if what == "bribe" and price else "")
            parts.append(f"{faces} {said}")
            start = at
    return " · ".join(parts)


def strike(foe: Foe) -> str:
    """What an attack total does, from the level alone."""
    if single(foe):
        return f"{foe.level} or more: one life"
    return " · ".join(f"{foe.level * count} {word(count)}" for count in (1, 2, 3)) + " fall"


def guard(foe: Foe) -> str:
    cost = "" if foe.damage == 1 else f" {word(foe.damage)}"
    return f"beat {foe.level}; a tie wounds{cost}"
