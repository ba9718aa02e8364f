"""What a party may be: one to four heroes of known classes, no two of one name, in gear and with spells their class allows.

Each refusal is one line: where, what, and what would do.
"""

from collections.abc import Sequence

from printgen.errors import BadFile, PrintgenError, Usage, suggest
from printgen.rules.fourad.growth import slots
from printgen.rules.fourad.party import MOST_SHIELDS, MOST_WEAPONS, TOP_LEVEL, Party, Sheet
from printgen.rules.fourad.rulebook import Rulebook
from printgen.rules.fourad.share import armor_id
from printgen.rules.fourad.things import article

MOST = 4


def check_classes(classes: Sequence[str], book: Rulebook) -> None:
    """The classes of --party."""
    _count(len(classes), "--party", Usage)
    for cls in classes:
        if cls not in book.classes:
            raise Usage(f"--party: “{cls}” is no class{suggest(cls, list(book.classes))}")


def check_level(level: int) -> None:
    if not 1 <= level <= TOP_LEVEL:
        raise Usage(f"--level {level}: give 1 to {TOP_LEVEL}")


def check_party(party: Party, book: Rulebook, place: str) -> None:
    """A party from a file."""
    _count(len(party.heroes), place, BadFile)
    names: set[str] = set()
    for hero in party.heroes:
        if hero.name in names:
            raise BadFile(f"{place}: two heroes are called {hero.name}; call one otherwise")
        names.add(hero.name)
        check_hero(hero, book, place)


def _count(many: int, place: str, kind: type[PrintgenError]) -> None:
    if not 1 <= many <= MOST:
        raise kind(f"{place}: {many} heroes; give 1 to {MOST}")


def check_hero(hero: Sheet, book: Rulebook, place: str) -> None:
    """Class, level, life, gold, spells, weapons, armor."""
    who = f"{place}: {hero.name}"
    if not hero.name.strip() or any(ord(letter) < 32 for letter in hero.name) or len(hero.name) > 60:
        raise BadFile(f"{place}: a hero's name is empty, too long or holds control characters; give 1 to 60 plain ones")
    if "*" in hero.name:
        raise BadFile(f"{place}: “{hero.name}”: a star sets words in bold; give a name without one")
    if hero.cls not in book.classes:
        raise BadFile(f"{who}: “{hero.cls}” is no class{suggest(hero.cls, list(book.classes))}")
    if not 1 <= hero.level <= TOP_LEVEL:
        raise BadFile(f"{who}: level {hero.level}; give 1 to {TOP_LEVEL}")
    for what in ("life", "full", "gold", "clues", "saved", "longer", "learned"):
        if not 0 <= getattr(hero, what) <= 100_000:
            raise BadFile(f"{who}: {what} {getattr(hero, what)}; give 0 or more")
    if hero.full and hero.life > hero.full:
        raise BadFile(f"{who}: life {hero.life} of {hero.full}; give {hero.full} at most")
    if hero.state not in ("up", "dead", "stone"):
        raise BadFile(f"{who}: state “{hero.state}”; give up, dead or stone")
    _spells(hero, book, who)
    _gear(hero, book, who)


def _spells(hero: Sheet, book: Rulebook, who: str) -> None:
    own = book.classes[hero.cls]
    for spell in hero.prepared:
        if spell not in book.spells:
            raise BadFile(f"{who}: “{spell}” is no spell{suggest(spell, list(book.spells))}")
        if not own.slots:
            raise BadFile(f"{who}: {article(hero.cls)} prepares no spells; take {book.spells[spell].name} out")
        if spell in own.barred_spells:
            allowed = ", ".join(one for one in book.spells if one not in own.barred_spells)
            raise BadFile(f"{who}: {article(hero.cls)} cannot prepare {book.spells[spell].name} (may: {allowed})")
    most = slots(own, hero.level, hero.learned)
    if len(hero.prepared) > most:
        raise BadFile(f"{who}: {len(hero.prepared)} spells prepared; {most} at most")


def _gear(hero: Sheet, book: Rulebook, who: str) -> None:
    own = book.classes[hero.cls]
    worn = [one for one in (hero.armor, hero.shield, hero.spare) if one is not None]
    for thing in (*hero.weapons, *worn, *hero.pack):
        if thing.gear not in book.gear:
            raise BadFile(f"{who}: “{thing.gear}” is nothing to own{suggest(thing.gear, list(book.gear))}")
        gear = book.gear[thing.gear]
        if own.no_magic and gear.magic:
            raise BadFile(f"{who}: {article(hero.cls)} carries no {gear.name}; give it to somebody else")
        if thing.spell and gear.sort == "scroll" and thing.gear != "six-leaf-book" and thing.spell not in book.spells:
            raise BadFile(f"{who}: “{thing.spell}” is no spell{suggest(thing.spell, list(book.spells))}")
    for weapon in hero.weapons:
        gear = book.gear[weapon.gear]
        if gear.sort != "weapon":
            raise BadFile(f"{who}: {article(gear.name)} is no weapon; move it to pack")
        if gear.weight not in own.weapons:
            raise BadFile(f"{who}: {article(hero.cls)} fights with no {gear.name} (may: {', '.join(own.weapons)})")
    if len(hero.weapons) > MOST_WEAPONS:
        raise BadFile(f"{who}: {len(hero.weapons)} weapons; {MOST_WEAPONS} at most")
    if hero.weapons and not 0 <= hero.hand < len(hero.weapons):
        raise BadFile(f"{who}: hand {hero.hand}; give 0 to {len(hero.weapons) - 1}")
    if hero.armor is not None:
        gear = book.gear[hero.armor.gear]
        if gear.sort != "armor" or armor_id(gear) not in own.armor:
            raise BadFile(f"{who}: {article(hero.cls)} wears no {gear.name} (may: {', '.join(own.armor) or 'none'})")
    shields = [one for one in (hero.shield, hero.spare) if one is not None]
    for shield in shields:
        if book.gear[shield.gear].sort != "shield" or "shield" not in own.armor:
            raise BadFile(f"{who}: {article(hero.cls)} bears no shield (may: {', '.join(own.armor) or 'nothing'})")
    if len(shields) > MOST_SHIELDS:
        raise BadFile(f"{who}: {len(shields)} shields; {MOST_SHIELDS} at most")
