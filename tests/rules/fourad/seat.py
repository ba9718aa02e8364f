"""What these tests sit down with: a party, a floor of a few tiles, loaded dice."""

from msgspec.structs import replace

from printgen.chance.cup import Bag
from printgen.rules.fourad.encounter import come_back
from printgen.rules.fourad.fight.state import Fight
from printgen.rules.fourad.hands import light
from printgen.rules.fourad.heroes import Hero
from printgen.rules.fourad.house import House
from printgen.rules.fourad.party import Party, Sheet
from printgen.rules.fourad.play import Play
from printgen.rules.fourad.recruit import equipped
from printgen.rules.fourad.rulebook import Rulebook, rulebook
from printgen.rules.fourad.tiles import Exit, Layout, Tile
from printgen.shelf import open_shelf
from printgen.tables.load import Tables

TABLES = Tables(open_shelf())
BOOK: Rulebook = rulebook(TABLES)


def sheet(spec: str, **changes: object) -> Sheet:
    """ "warrior", "warrior 2": a fresh hero called by his class, with his kit and no gold."""
    cls, _, level = spec.partition(" ")
    made = equipped(BOOK, cls, cls, int(level or 1), 0, BOOK.classes[cls].kit)
    return replace(made, **changes)


def floor(*kinds: str, door: bool = True) -> Layout:
    """A row of tiles from the entrance east: "room" or "corridor", with doors (or open ways) between."""
    tiles = []
    for at, kind in enumerate(kinds, 1):
        side = "w" if at > 1 else "s"
        exits = [Exit(side, (at, 0), door, "tile" if at > 1 else "way in", at - 1)]  # type: ignore[arg-type]
        if at < len(kinds):
            exits.append(Exit("e", (at, 0), door, "tile", at + 1))
        tiles.append(Tile(at, "11", kind, kind, ((at, 0),), tuple(exits)))  # type: ignore[arg-type]
    return Layout(tuple(tiles), len(kinds))


def sit(
    bag: Bag,
    *heroes: str | Sheet,
    policy: str = "bold",
    house: House | None = None,
    kinds: tuple[str, ...] = ("room", "room"),
    door: bool = True,
    **party: object,
) -> Play:
    """A party in tile 2, come from tile 1."""
    sheets = tuple(one if isinstance(one, Sheet) else sheet(one) for one in heroes)
    gathered = replace(Party(sheets), **party)
    play = Play(bag, BOOK, gathered, house or House(), BOOK.policies[policy])
    play.open_floor(floor(*kinds, door=door))
    play.sites[0].visited = play.sites[1].visited = True
    play.fresh = len(kinds) - 2
    play.tile, play.back = 2, 1
    light(play)
    return play


def fight_with(
    play: Play,
    foe: str,
    number: int = 1,
    *,
    corridor: bool = False,
    ambush: bool = False,
    final: bool = False,
    behind: str = "",
) -> Fight:
    return Fight(play, play.cups()("fight"), foe, number, corridor=corridor, ambush=ambush, final=final, behind=behind)


def hero(play: Play, cls: str) -> Hero:
    """The hero of a class (each is called by it)."""
    return next(one for one in play.heroes if one.cls == cls)


def end(play: Play) -> None:
    come_back(play)
