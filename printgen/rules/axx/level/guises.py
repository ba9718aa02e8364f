"""What each room once was, and what is read aloud in it: its guise's line, then what is plainly there. Only pretty."""

from collections.abc import Mapping, Sequence

from printgen.chance.cup import Ink
from printgen.rules.axx.layout.board import Spot
from printgen.rules.axx.level.depths import Depths
from printgen.rules.axx.level.found import Spoils, Stock
from printgen.rules.axx.level.words import agree, counted, upper_first
from printgen.tables.kinds.axx_level import Guise


def choose_guises(ink: Ink, at: Depths, spots: Sequence[Spot]) -> list[Guise]:
    """One for each room, none twice while others suit."""
    left: dict[str, Guise] = dict(ink.shuffled(list(at.tables.entries("axx/guises").items())))
    every = dict(left)
    chosen: list[Guise] = []
    for spot in spots:
        id = _suiting(left, spot) or _suiting(every, spot) or next(iter(every))
        chosen.append(every[id])
        left.pop(id, None)
    return chosen


def _suiting(guises: Mapping[str, Guise], spot: Spot) -> str:
    for id, guise in guises.items():
        if spot.form.kind in guise.forms and guise.least <= spot.form.size <= guise.most:
            return id
    return ""


def read_aloud(ink: Ink, at: Depths, guise: Guise, stock: Stock, said: set[str]) -> str:
    """The guise's line; then a trap's tell or a trick, whoever is here, and treasure in plain
    sight. `said` keeps the lines a level has used, so that none comes twice while there are others."""
    parts = [ink.choose(guise.lines)]
    if stock.snare is not None:
        parts.append(_sentence(stock.snare.tell))
    if stock.puzzle is not None:
        parts.append(_sentence(stock.puzzle.seen))
    if stock.group is not None:
        foe = at.foes[stock.group.foe]
        lines = foe.seen or at.tables.entries("axx/plain-sight")[foe.mind].lines
        count = counted(stock.group.number, foe)
        line = agree(_fresh(ink, lines, said), stock.group.number)
        parts.append(line.format(count=count, Count=upper_first(count), where=guise.where))
    if stock.kind == "treasure" and stock.spoils is not None:
        parts.append(_treasure_line(ink, at, stock.spoils, guise, said))
    return " ".join(parts)


def _sentence(text: str) -> str:
    text = upper_first(text)
    return text if text.endswith((".", "!", "?")) else text + "."


def _fresh(ink: Ink, lines: Sequence[str], said: set[str]) -> str:
    """A line not used on this level, while there is one."""
    line = ink.choose([line for line in lines if line not in said] or lines)
    said.add(line)
    return line


def _treasure_line(ink: Ink, at: Depths, spoils: Spoils, guise: Guise, said: set[str]) -> str:
    sight = at.tables.entries("axx/plain-sight")
    lines: Sequence[str] = sight.get(f"treasure-{spoils.row}", sight["treasure-other"]).lines
    thing = spoils.things[0].name.lower() if spoils.things else "something wrapped"
    for word, entry in (("potion", "potion"), ("scroll", "scroll"), ("+1", "arms")):
        if word in thing:
            plain = thing.replace("+1 ", "").split(" (")[0]
            article = "an" if plain[0] in "aeiou" else "a"
            thing = sight[entry].lines[0].format(thing=plain if plain.endswith("armor") else f"{article} {plain}")
            break
    return _fresh(ink, lines, said).format(thing=thing, where=guise.where)
