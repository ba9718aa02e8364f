"""What the character tests share: the built-in tables, one character from loaded dice, and its figures in a line."""

from functools import cache
from pathlib import Path

from printgen.chance.cup import Bag
from printgen.chance.loaded import loaded
from printgen.rules.axx.attacks import Attack
from printgen.rules.axx.book import Book, open_book
from printgen.rules.axx.character import Character, Wanted, create
from printgen.rules.axx.figures import Figures, figures
from printgen.rules.axx.house import House
from printgen.rules.axx.party import Options, Party, roll_party
from printgen.shelf import Shelf
from printgen.tables.load import Tables

ROOT = Path(__file__).parents[3]
PLAIN = House()


@cache
def tables() -> Tables:
    return Tables(Shelf((ROOT,)))


@cache
def book() -> Book:
    return open_book(tables())


def faces(text: str) -> list[int]:
    """ "443 555 | 3 10" as dice: the scores face by face, then numbers."""
    scores, _, further = text.partition("|")
    return [int(face) for face in scores.replace(" ", "")] + [int(face) for face in further.split()]


def made(dice: str, house: House = PLAIN, **wanted: object) -> Character:
    """The character these dice make; every die must be thrown."""
    with loaded(*faces(dice)) as bag:
        return create(bag, 1, Wanted(**wanted), "Test", book(), house)  # type: ignore[arg-type]


def of(one: Character, house: House = PLAIN) -> Figures:
    return figures(one, book(), house)


def party(seed: str = "desk", house: House = PLAIN, rerolls: tuple[str, ...] = (), **options: object) -> Party:
    return roll_party(Bag(seed, rerolls=rerolls), tables(), Options(**options), house)  # type: ignore[arg-type]


def blow(attack: Attack) -> str:
    """ "sword +1 ×2 1d6−3"."""
    times = f" ×{attack.times}" if attack.times > 1 else ""
    way = "" if attack.way == "melee" else f" {attack.way}"
    return f"{attack.name}{way} {attack.bonus:+d}{times} {attack.damage}"


def blows(one: Character, *ways: str, house: House = PLAIN) -> list[str]:
    return [blow(attack) for attack in of(one, house).attacks if not ways or attack.way in ways]


def saves(one: Character, house: House = PLAIN) -> str:
    """ "+2/+2/+0", and (+2) against magic."""
    body, dodge, will, magic = of(one, house).saves
    return f"{body:+d}/{dodge:+d}/{will:+d}" + (f" ({magic:+d})" if magic else "")
