"""A character, and how one is made. Order of throws: abilities 3d6 × 6; kindred; class (only among the tied); alignment;
gold, where there is shopping; a Ranger's wild; hit dice from level 2; a Magic-User's two spells; the tie; a trinket where
a shelf has them. What is given throws nothing. The record keeps facts; figures are worked out from them (`figures.py`).
"""

import msgspec

from printgen.chance.cup import Bag
from printgen.rules.axx import abilities, advance, gear, klass, shop, spells
from printgen.rules.axx.abilities import Scores
from printgen.rules.axx.book import Book
from printgen.rules.axx.gear import Thing
from printgen.rules.axx.house import House
from printgen.tables.consult import consult


class Wanted(msgspec.Struct, frozen=True):
    """What is fixed beforehand; empty is thrown."""

    level: int = 1
    klass: str = ""
    kindred: str = ""
    alignment: str = ""
    gear: str = "kit"
    arrange: bool = False


class Character(msgspec.Struct, frozen=True, rename={"klass": "class"}, forbid_unknown_fields=True):
    """The facts of one character. `throws` are the first and last of its numbers in the journal."""

    number: int
    name: str
    kindred: str
    klass: str
    alignment: str
    level: int
    rolled: Scores
    scores: Scores
    arranged: bool
    raised: str
    hit_dice: tuple[int, ...]
    hp: int
    xp: int
    gear: tuple[Thing, ...]
    gold: int
    bought: bool
    wild: str
    spells: tuple[str, ...]
    tie: str
    trinket: str
    throws: tuple[int, int]


def create(bag: Bag, number: int, wanted: Wanted, name: str, book: Book, house: House) -> Character:
    """One character from the streams `axx/character/<number>/...`; without a name one is made by `name_character`."""
    stream = f"axx/character/{number}"
    before = len(bag.journal) if bag.journal is not None else 0
    rolled = abilities.roll_scores(bag.cup(f"{stream}/abilities"))
    kindred_key = klass.choose_kindred(bag, stream, book, wanted.kindred)
    plain = wanted.arrange or house.class_by == "d6"
    class_key = klass.choose_class(bag, stream, book, rolled, wanted.klass, wanted.alignment, plain)
    kind, calling = book.kindreds[kindred_key], book.classes[class_key]
    alignment = klass.choose_alignment(bag, stream, book, calling, wanted.alignment)

    things = gear.kit(class_key, kind, book, house)
    scores = abilities.arrange(rolled, calling) if wanted.arrange else rolled
    raised = ""
    if kind.raises:
        weight = gear.slots_used(things, book) if wanted.gear == "kit" else 0
        raised = abilities.helps(scores, calling, weight)
        scores = scores.raised(raised) if raised else scores
    gold = 0
    if wanted.gear == "shop":
        purse = shop.money(bag.cup(f"{stream}/gear"))
        things, gold = shop.shop(class_key, calling, kind, purse, scores.STR, book, house)

    wild = klass.choose_wild(bag, stream, book) if class_key == "ranger" else ""
    dice = advance.hit_dice(bag.cup(f"{stream}/hp"), calling, wanted.level)
    hp = advance.hit_points(calling.die, scores.mod("CON", book), dice, house)
    known = spells.first_spells(bag.cup(f"{stream}/spells"), calling, book)
    tie = consult(bag.cup(f"{stream}/tie"), book.roll("ties"), "tie").row.name
    trinkets = book.optional("trinkets")
    trinket = consult(bag.cup(f"{stream}/trinket"), trinkets, "trinket").row if trinkets else None
    after = len(bag.journal) if bag.journal is not None else 0
    return Character(
        number=number,
        name=name,
        kindred=kindred_key,
        klass=class_key,
        alignment=alignment,
        level=wanted.level,
        rolled=rolled,
        scores=scores,
        arranged=wanted.arrange,
        raised=raised,
        hit_dice=dice,
        hp=hp,
        xp=advance.threshold(book.tracks[calling.track], wanted.level, house),
        gear=things,
        gold=gold,
        bought=wanted.gear == "shop",
        wild=wild,
        spells=known,
        tie=tie,
        trinket=(trinket.name or trinket.text) if trinket else "",
        throws=(before + 1, after) if after else (0, 0),
    )
