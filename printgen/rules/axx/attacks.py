"""What a weapon does in this character's hands: melee, thrown, shot. Off the class's list: -2, printed."""

import re

import msgspec

from printgen.rules.axx import advance
from printgen.rules.axx.book import Book
from printgen.rules.axx.character import Character
from printgen.rules.axx.gear import Thing, called, on_list
from printgen.rules.axx.house import House
from printgen.tables.kinds.axx import Weapon

OFF_LIST = -2
_PLUS = re.compile(r"(.*?)([+-]\d+)?")


class Attack(msgspec.Struct, frozen=True):
    """One line of the weapons table. `way` is melee, thrown or missile; `times` attacks or shots a round."""

    item: str
    name: str
    type: str
    way: str
    bonus: int
    times: int
    damage: str
    off_list: bool
    note: str = ""


def damage(die: str, add: int) -> str:
    """The die and what is added, as one number: 1d6+1 and +2 is 1d6+3."""
    match = _PLUS.fullmatch(die)
    bare, printed = (match[1], int(match[2] or 0)) if match else (die, 0)
    total = printed + add
    return bare if not total else f"{bare}{'+' if total > 0 else '−'}{abs(total)}"


def attacks_of(one: Character, thing: Thing, book: Book, house: House) -> tuple[Attack, ...]:
    """Every way to use one weapon: in melee, thrown where it can be, shot."""
    weapon = book.item(thing.item)
    if not isinstance(weapon, Weapon):
        return ()
    klass, kindred = book.classes[one.klass], book.kindreds[one.kindred]
    track = book.tracks[klass.track]
    base, times = advance.attack(track, one.level), advance.attacks(track, one.level)
    off = not on_list(klass, thing.item, thing.type, house)
    base += OFF_LIST if off else 0
    name = called(thing, book)
    strength, dexterity = one.scores.mod("STR", book), one.scores.mod("DEX", book)
    out = []
    if weapon.melee:
        hurt = damage(weapon.damage, strength + kindred.melee_damage)
        note = "two hands" if weapon.hands == 2 else ""
        note = ", ".join(word for word in (note, "second rank" if weapon.reach else "") if word)
        out.append(Attack(thing.item, name, thing.type, "melee", base + strength, times, hurt, off, note))
    if weapon.throw is not None:
        bonus = base + dexterity + weapon.throw
        shots = max(times, weapon.shots)
        out.append(Attack(thing.item, name, thing.type, "thrown", bonus, shots, weapon.damage, off, "to 30 ft"))
    if weapon.missile:
        shots = 1 if weapon.reloads else max(times, weapon.shots)
        note = "then an action to reload" if weapon.reloads else "60, 120, 240 ft: 0, −2, −5"
        out.append(Attack(thing.item, name, thing.type, "missile", base + dexterity, shots, weapon.damage, off, note))
    return tuple(out)
