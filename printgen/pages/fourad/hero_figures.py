"""A hero's figures worked out from class, level and gear: bonuses, and what the die must show against each level."""

from printgen.pages.fourad.phrase import MINUS
from printgen.rules.fourad.party import Sheet
from printgen.rules.fourad.rulebook import Rulebook
from printgen.rules.fourad.things import Thing, named

LEVELS = range(1, 7)
FAR = ("bow", "sling")


def attack(book: Rulebook, hero: Sheet, weapon: Thing | None, *, undead: bool = False, few: bool = False) -> int:
    """What is added to an attack. `undead`, `few`: against such foes (clerics, rogues)."""
    own = book.classes[hero.cls]
    gear = book.gear[weapon.gear] if weapon is not None else None
    bonus = {"level": hero.level, "half": hero.level // 2, "outnumbering": hero.level if few else 0, "none": 0}[
        own.attack
    ]
    if undead and own.undead:
        bonus = hero.level
    if gear is not None:
        if own.barred_weight and gear.weight == own.barred_weight:
            bonus = 0
        if own.melee_only and gear.weight in FAR:
            bonus = 0
        if own.lucky and gear.weight == "sling":
            bonus = 0
    return bonus + (gear.attack if gear is not None else -2)


def defense(book: Rulebook, hero: Sheet, *, shield: bool = True) -> int:
    """What is added to a Defense roll; a shield only beside a one-handed weapon."""
    own = book.classes[hero.cls]
    bonus = book.gear[hero.armor.gear].defense if hero.armor else 0
    held = hero.weapons[hero.hand] if hero.weapons else None
    both = held is not None and book.gear[held.gear].weight in ("two-handed", "bow")
    if shield and hero.shield and not both:
        bonus += book.gear[hero.shield.gear].defense
    return bonus + (hero.level if own.defends else 0)


def strikes_on(bonus: int, level: int) -> str:
    """The least face that reaches the level; a first 1 always misses; past 6 only with a second die."""
    need = max(2, level - bonus)
    return f"{need}+" if need < 6 else "6" if need == 6 else "6*"


def safe_on(bonus: int, level: int) -> str:
    """The least face that comes over the level; 1 never saves, 6 always."""
    need = min(6, max(2, level + 1 - bonus))
    return f"{need}+" if need < 6 else "6"


def plus(bonus: int) -> str:
    """d6 + 2, d6 − 1, d6."""
    return "d6" if not bonus else f"d6 {MINUS if bonus < 0 else '+'} {abs(bonus)}"


def needs(book: Rulebook, hero: Sheet) -> list[tuple[str, ...]]:
    """Rows of the needs table: spells, each kind of weapon, what the class adds to, Defense."""
    own = book.classes[hero.cls]
    rows: list[tuple[str, ...]] = []
    if own.slots:
        rows.append((f"Spell, {plus(hero.level)}", *(strikes_on(hero.level, level) for level in LEVELS)))
    seen: set[str] = set()
    for weapon in hero.weapons:
        if weapon.gear in seen:
            continue
        seen.add(weapon.gear)
        rows.append(_blow(named(book, weapon), attack(book, hero, weapon)))
    held = hero.weapons[hero.hand] if hero.weapons else None
    if not hero.weapons:
        rows.append(_blow("unarmed", attack(book, hero, None)))
    if (own.undead and held is not None and hero.level > 1) or (own.undead and held is not None):
        rows.append(_blow("on the undead", attack(book, hero, held, undead=True)))
    if own.attack == "outnumbering" and held is not None:
        rows.append(_blow("on a few minions", attack(book, hero, held, few=True)))
    guard = defense(book, hero)
    rows.append((f"Defense, {plus(guard)}", *(safe_on(guard, level) for level in LEVELS)))
    bare = defense(book, hero, shield=False)
    if bare != guard:
        rows.append((f"no shield, {plus(bare)}", *(safe_on(bare, level) for level in LEVELS)))
    return rows


def _blow(name: str, bonus: int) -> tuple[str, ...]:
    return (f"{name[0].upper()}{name[1:]}, {plus(bonus)}", *(strikes_on(bonus, level) for level in LEVELS))
