"""party.toml: a party as text a person can read and edit, out and in again.

Whatever is left out has its plain value: a hero needs only a name and a class. Errors name the file and the field.
"""

import tomllib
from typing import Any

import msgspec

from printgen.errors import BadFile
from printgen.rules.fourad.growth import full_life, refreshed
from printgen.rules.fourad.legal import check_party
from printgen.rules.fourad.party import Party, Sheet
from printgen.rules.fourad.recruit import equipped
from printgen.rules.fourad.rulebook import Rulebook

HEAD = """# A party of Four Against Darkness, in marching order. Change what you like: names, gold, spells prepared, gear.
# printgen delve --party party.toml takes it down again; printgen camp does what can be done between delves.
"""


def party_toml(party: Party) -> str:
    """The party as TOML."""
    data: dict[str, Any] = msgspec.to_builtins(party)
    heroes = data.pop("heroes")
    lines = [HEAD, *(f"{key} = {_value(value)}" for key, value in data.items())]
    for hero in heroes:
        lines += ["", "[[heroes]]", *(f"{key} = {_value(value)}" for key, value in hero.items())]
    return "\n".join(lines) + "\n"


def _value(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case str():
            escaped = value.replace("\\", "\\\\").replace('"', '\\"')
            return f'"{escaped}"'
        case list() | tuple():
            return "[" + ", ".join(_value(one) for one in value) + "]"
        case dict():
            return "{ " + ", ".join(f"{key} = {_value(one)}" for key, one in value.items()) + " }"
        case _:
            raise AssertionError(f"{value!r} has no place in TOML")


def read_party(text: str, place: str, book: Rulebook) -> Party:
    """A party from TOML, checked against the rules; BadFile says what would do."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadFile(f"{place}: {error}") from None
    try:
        party = msgspec.convert(raw, Party)
    except msgspec.ValidationError as error:
        raise BadFile(f"{place}: {error}") from None
    check_party(party, book, place)
    return msgspec.structs.replace(party, heroes=tuple(_filled(hero, book) for hero in party.heroes))


def _filled(hero: Sheet, book: Rulebook) -> Sheet:
    """Life and kit where the file says nothing of them."""
    own = book.classes[hero.cls]
    full = hero.full or full_life(own, hero.level, hero.longer)
    life = hero.life if hero.life or hero.state == "dead" else full
    bare = not (hero.weapons or hero.pack or hero.armor or hero.shield) and not hero.gold
    if bare and hero.state == "up":
        kit = equipped(book, hero.cls, hero.name, hero.level, 0, own.kit)
        hero = msgspec.structs.replace(hero, weapons=kit.weapons, armor=kit.armor, shield=kit.shield, pack=kit.pack)
    return refreshed(msgspec.structs.replace(hero, full=full, life=life), book)
