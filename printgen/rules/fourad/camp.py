"""Between delves, in order: rest, sell, church, train, recruit, buy, prepare; what it cost is said line by line.

Rolls: what a magic item that nobody can use sells for (d6 x d6 and the like); a resurrection, d6 at the hero's level or less; a
recruit's gold. Curses, poison and quests are gone; levels, saved rolls, clues, secrets, gear and rewards stay. Each hero carries
200 gp down; what is more waits in the party's bank.
"""

import msgspec
from msgspec.structs import replace

from printgen.chance.cup import Bag
from printgen.rules.fourad.growth import refreshed
from printgen.rules.fourad.house import House
from printgen.rules.fourad.party import GRADUATION_ROLLS, LOAD, TOP_LEVEL, TRAINING, Party, Sheet
from printgen.rules.fourad.recruit import name_for, recruit
from printgen.rules.fourad.rulebook import Rulebook, rulebook
from printgen.rules.fourad.shop import bought, lantern_bearer, owns
from printgen.rules.fourad.things import Thing, article, named
from printgen.tables.kinds.fourad_heroes import Gear
from printgen.tables.load import Tables

BLESSING, RESURRECTION = 100, 1000


class CampOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `printgen camp` was asked: the party, and the classes to recruit (a fallen hero's own, when left out)."""

    party: Party
    recruits: tuple[str, ...] | None = None


class Deal(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing done: coins in (more than 0) or out, and the throws behind it."""

    what: str
    gold: int = 0
    nos: tuple[int, ...] = ()


class Camp(msgspec.Struct, frozen=True):
    """The result of `printgen camp`."""

    before: Party
    after: Party
    deals: tuple[Deal, ...]
    gone: tuple[str, ...]  # heroes who are left behind for good

    @property
    def cost(self) -> int:
        return -sum(deal.gold for deal in self.deals if deal.gold < 0)


class _Till:
    """The party's money and what was done with it."""

    def __init__(self, bag: Bag, book: Rulebook, party: Party) -> None:
        self.bag, self.book, self.party = bag, book, party
        self.heroes = [replace(hero, gold=0) for hero in party.heroes]
        self.purse = party.bank + sum(hero.gold for hero in party.heroes if out(hero))
        self.deals: list[Deal] = []

    def deal(self, what: str, gold: int = 0, nos: tuple[int, ...] = ()) -> None:
        self.purse += gold
        self.deals.append(Deal(what, gold, nos))


def out(hero: Sheet) -> bool:
    """Came out of the dungeon, on his feet or carried."""
    return hero.state == "up" or not hero.body


def camp(bag: Bag, tables: Tables, options: CampOptions, house: House) -> Camp:
    """Everything that can be done, as far as the money goes."""
    book = rulebook(tables)
    till = _Till(bag, book, options.party)
    sell(till)
    church(till)
    gone = tuple(hero.name for hero in till.heroes if hero.state != "up")
    till.heroes = [hero for hero in till.heroes if hero.state == "up"]
    train(till)
    fill_ranks(till, options)
    rest(till)
    buy(till, house)
    heroes, bank = _divide(till)
    after = replace(options.party, heroes=tuple(refreshed(hero, book) for hero in heroes), bank=bank)
    return Camp(options.party, after, tuple(till.deals), gone)


def rest(till: _Till) -> None:
    """Wounds heal."""
    for at, hero in enumerate(till.heroes):
        if hero.life < hero.full:
            till.heroes[at] = replace(hero, life=hero.full)
            till.deal(f"{hero.name} rests, life {hero.full} again")


def sell(till: _Till) -> None:
    """Gems and jewelry for their worth (a dwarf a fifth more, a generous buyer double); spare shields; what nobody can use."""
    book = till.book
    dwarf = max((book.classes[hero.cls].sells_gems for hero in till.heroes if hero.state == "up"), default=0)
    times = 2 if "buyer" in till.party.secrets else 1
    fallen = any(hero.state == "dead" and out(hero) for hero in till.heroes)
    for at, hero in enumerate(till.heroes):
        if not out(hero):
            continue
        kept = []
        for thing in hero.pack:
            gear = book.gear[thing.gear]
            if gear.resale == "worth":
                price = thing.worth * times * (100 + dwarf) // 100
                till.deal(f"{hero.name} sells {article(named(book, thing))}", price)
            elif thing.gear == "healing-symbol" and fallen:
                kept.append(thing)  # it goes to the church
            elif gear.sort != "tool" and not may_own_class(book, hero.cls, gear):
                price, nos = resale(till, thing)
                till.deal(f"{hero.name} sells {article(named(book, thing))}", price, nos)
            else:
                kept.append(thing)
        if hero.spare is not None and not book.gear[hero.spare.gear].magic:
            till.deal(f"{hero.name} sells a shield", book.gear[hero.spare.gear].price // 2)
            hero = replace(hero, spare=None)
        till.heroes[at] = replace(hero, pack=tuple(kept))


def may_own_class(book: Rulebook, cls: str, gear: Gear) -> bool:
    """May a hero of this class use it?"""
    own = book.classes[cls]
    return not (own.no_magic and gear.magic) and (not gear.classes or cls in gear.classes)


def resale(till: _Till, thing: Thing) -> tuple[int, tuple[int, ...]]:
    """What a thing sells for."""
    gear = till.book.gear[thing.gear]
    match gear.resale:
        case "half":
            return (0 if thing.spell == "armory" else gear.price // 2), ()
        case "flat":
            return gear.sells, ()
        case "charge":
            return gear.sells * thing.charges, ()
        case "worth":
            return thing.worth, ()
        case "dice":
            roll = till.bag.cup("fourad/camp/market").throw(gear.dice, f"what the {gear.name} sells for")
            return roll.total, (roll.no,)
        case _:
            return 0, ()


def church(till: _Till) -> None:
    """A Blessing for those of stone; the Mender's Symbol's one free try; resurrection where there is money."""
    symbol = next(
        (at for at, hero in enumerate(till.heroes) if any(one.gear == "healing-symbol" for one in hero.pack)), None
    )
    for at, hero in enumerate(till.heroes):
        if hero.state == "stone" and out(hero) and till.purse >= BLESSING:
            till.heroes[at] = replace(hero, state="up", body="")
            till.deal(f"The church blesses {hero.name}: flesh again", -BLESSING)
        elif hero.state == "dead" and out(hero):
            free = symbol is not None
            if not free and till.purse < RESURRECTION:
                till.deal(f"{hero.name} is buried: {RESURRECTION} gp were wanted")
                continue
            roll = till.bag.cup("fourad/camp/church").d6("resurrection")
            risen = roll.total <= hero.level
            if free and symbol is not None:
                bearer = till.heroes[symbol]
                pack = tuple(one for one in bearer.pack if one.gear != "healing-symbol")
                till.heroes[symbol] = replace(bearer, pack=pack)
                hero, symbol = till.heroes[at], None
            text = f"{hero.name} is raised from the dead" if risen else f"{hero.name} does not wake"
            till.deal(text, 0 if free else -RESURRECTION, (roll.no,))
            if risen:
                till.heroes[at] = replace(hero, state="up", body="", life=hero.full)


def train(till: _Till) -> None:
    """At level 5, with four saved rolls and 500 gp: ready to graduate."""
    for at, hero in enumerate(till.heroes):
        ripe = hero.level >= TOP_LEVEL and hero.saved >= GRADUATION_ROLLS and not hero.trained
        if ripe and till.purse >= TRAINING:
            till.heroes[at] = replace(hero, trained=True)
            till.deal(f"{hero.name} trains, and may graduate", -TRAINING)


def fill_ranks(till: _Till, options: CampOptions) -> None:
    """New heroes of level 1 for those who fell."""
    fallen = [hero.cls for hero in options.party.heroes if hero.name not in {one.name for one in till.heroes}]
    wanted = list(options.recruits) if options.recruits is not None else fallen
    ink = till.bag.ink("ink/fourad/recruits")
    for number, cls in enumerate(wanted[: 4 - len(till.heroes)], 1):
        taken = [hero.name for hero in (*till.heroes, *options.party.heroes)]
        new = recruit(
            till.bag.cup(f"fourad/camp/recruit/{number}"), till.book, cls, name_for(ink, till.book, cls, taken)
        )
        till.heroes.append(replace(new, gold=0))
        till.deal(f"{new.name}, {article(cls)}, joins with", new.gold)


EACH = ("bandage", "light-armor", "shield", "heavy-armor", "potion")


def buy(till: _Till, house: House) -> None:
    """Lantern and rope for the party; for each a bandage, what armor is missing, at last potions."""
    bearer = lantern_bearer(till.heroes, till.book, house)
    if bearer is not None:
        _buy(till, bearer, "lantern")
    if till.heroes and not any(owns(hero, "rope") for hero in till.heroes):
        _buy(till, len(till.heroes) - 1, "rope")
    for gear in EACH:
        for at in range(len(till.heroes)):
            if wants(till, till.heroes[at], gear):
                _buy(till, at, gear)


def wants(till: _Till, hero: Sheet, gear: str) -> bool:
    own = till.book.classes[hero.cls]
    two = any(till.book.gear[one.gear].weight == "two-handed" for one in hero.weapons)
    match gear:
        case "bandage":
            return not owns(hero, gear)
        case "light-armor":
            return gear in own.armor and hero.armor is None
        case "shield":
            return gear in own.armor and hero.shield is None and not own.casts_bare and not two
        case "heavy-armor":
            light = hero.armor is None or hero.armor.gear == "light-armor"
            return gear in own.armor and light and not own.casts_bare
        case _:
            return not own.no_magic and not owns(hero, gear)


def _buy(till: _Till, at: int, gear: str) -> None:
    price = till.book.gear[gear].price
    if till.purse >= price:
        hero = till.heroes[at]
        till.heroes[at] = bought(hero, till.book, gear)
        till.deal(f"{hero.name} buys {article(till.book.gear[gear].name)}", -price)


def _divide(till: _Till) -> tuple[list[Sheet], int]:
    """Even purses of 200 gp at most; the rest in the bank."""
    if not till.heroes:
        return [], till.purse
    part = min(LOAD, till.purse // len(till.heroes))
    return [replace(hero, gold=part) for hero in till.heroes], till.purse - part * len(till.heroes)
