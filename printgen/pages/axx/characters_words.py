"""A character in words: the labelled lines that every sheet, card and roster is made of. Marks: **bold**.

A line may begin with boxes to tick; an empty value is a line to write on.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from printgen.rules.axx.attacks import Attack
from printgen.rules.axx.book import Book
from printgen.rules.axx.character import Character
from printgen.rules.axx.figures import Figures
from printgen.rules.axx.gear import Thing, called, slots_of
from printgen.rules.axx.house import House
from printgen.tables.kinds.axx import Goods, Spell

RANKS = ("1st", "2nd", "3rd")
COUNTS = ("no", "one", "two", "three", "four", "five", "six")
OF = {"Law": " of Law", "Neutrality": ", Neutral", "Chaos": " of Chaos"}


@dataclass(frozen=True)
class Ticks:
    """So many boxes, the first `marked` struck, with a word before them."""

    count: int
    marked: int = 0
    word: str = ""


@dataclass(frozen=True)
class Line:
    """A labelled line. `part` groups lines on the larger sheets."""

    label: str
    value: str = ""
    ticks: tuple[Ticks, ...] = ()
    part: str = ""


def signed(value: int) -> str:
    """+2, 0, −1."""
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"


def plus(value: int) -> str:
    """+2, +0, −1: what is added to a d20."""
    return f"−{-value}" if value < 0 else f"+{value}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def who(one: Character, book: Book) -> str:
    """Dwarf Fighter of Law, level 1."""
    kindred, klass = book.kindreds[one.kindred].name, book.classes[one.klass].name
    return f"{kindred} {klass}{OF.get(one.alignment, ', ' + one.alignment)}, level {one.level}"


def saves_line(shown: Figures) -> str:
    body, dodge, will, magic = shown.saves
    boon = f" ({plus(magic)} on magic)" if magic else ""
    return f"Body **{signed(body)}** · Dodge **{signed(dodge)}** · Will **{signed(will)}**{boon}"


def weapon_line(attacks: Sequence[Attack], whole: bool = False) -> str:
    """All ways of one weapon: Dagger, piercing: +0, 1d4−1; thrown +1, 1d4. Short unless `whole`: no thrown swords."""
    first = attacks[0]
    ways = []
    for at, attack in enumerate(attacks):
        if attack.way == "thrown" and attack.item == "medium" and not whole:
            continue  # by the rules a sword may be thrown; the larger sheets say how
        word = "thrown " if attack.way == "thrown" and at else ""
        twice = f" ×{attack.times}" if attack.times > 1 and attack.way != "missile" else ""
        shots = f", {attack.times} shots" if attack.times > 1 and attack.way == "missile" else ""
        ways.append(f"{word}**{plus(attack.bonus)}**{twice}, {attack.damage}{shots}")
    off = "; −2 is in, off the class’s list" if first.off_list else ""
    note = "; fires once, then reloads" if any(attack.note.startswith("then") for attack in attacks) else ""
    return f"{capital(first.name)}, {first.type}: {'; '.join(ways)}{note}{off}"


def weapons(shown: Figures) -> list[list[Attack]]:
    """Attacks by weapon, in the order carried."""
    groups: dict[tuple[str, str], list[Attack]] = {}
    for attack in shown.attacks:
        groups.setdefault((attack.name, attack.type), []).append(attack)
    return list(groups.values())


def short(spell: Spell) -> str:
    return spell.short or spell.name


def armor_notes(shown: Figures) -> list[str]:
    """What stands beside the AC: without the shield, against the large."""
    notes = []
    if shown.ac_bare != shown.ac:
        notes.append(f"{shown.ac_bare} without shield")
    if shown.ac_large:
        notes.append(f"{shown.ac_large} against the large")
    return notes


def speed_note(shown: Figures) -> str:
    return f"{shown.speed} ft a round"


def side_note(shown: Figures) -> str:
    """What stands under the hit points; with two kinds of AC there the speed has a line of its own."""
    notes = armor_notes(shown)
    return " · ".join(notes if len(notes) > 1 else [*notes, speed_note(shown)])


def carried_line(one: Character, shown: Figures, book: Book) -> str:
    """4 of 15 slots: sword, shield, chain; no light."""
    things = ", ".join(called(thing, book) for thing in one.gear) or "nothing"
    over = f", over by {shown.over}" if shown.over else ""
    light = "" if shown.lights else "; no light"
    return f"{shown.slots_used} of {shown.slots_most} slots{over}: {things}{light}"


def spell_lines(one: Character, shown: Figures, book: Book) -> list[Line]:
    """Boxes for prepared spells by level; the list, or a line to write on where the spells are in a supplement."""
    klass = book.classes[one.klass]
    if not klass.casts:
        return []
    ticks = tuple(Ticks(count, word=RANKS[at]) for at, count in enumerate(shown.spell_slots) if count)
    lines = [Line("spells", "a day" if len(ticks) == 1 else "", ticks, "magic")]
    names = one.spells if klass.book else tuple(book.spells.get(f"{klass.casts}-1", {}))
    lines.append(
        Line(
            "book" if klass.book else "prays for",
            " · ".join(short(book.spell(klass, key)) for key in names),
            part="magic",
        )
    )
    for level in (2, 3):
        if shown.spell_slots[level - 1]:
            known = (
                [] if klass.book else [spell.name for spell in book.spells.get(f"{klass.casts}-{level}", {}).values()]
            )
            lines.append(Line(f"{RANKS[level - 1]} level", " · ".join(known), part="magic"))
    if shown.turning is not None:
        lines.append(Line("turning", f"1d20 **{plus(shown.turning)}**, once a fight, against 10 + HD", part="magic"))
    return lines


def trait_lines(one: Character, shown: Figures, book: Book, house: House) -> list[Line]:
    """What the class and the kindred bring."""
    klass, kindred = book.classes[one.klass], book.kindreds[one.kindred]
    lines = []
    if shown.crafts:
        words = [
            f"{craft.name} **{plus(craft.bonus)}**" + (f" ({craft.sometimes})" if craft.sometimes else "")
            for craft in shown.crafts
        ]
        lines.append(Line("craft" if one.klass in ("thief", "ranger") else "quiet", capital("; ".join(words))))
    lines += [Line(label, text) for label, text in klass.lines]
    if one.klass == "barbarian":
        drinks = "; will drink a potion" if house.barbarian_potions == "yes" else ", drinks no potion"
        lines.append(Line("distrust", f"wields nothing magic{drinks}"))
    sight = [f"{kindred.sight} ft in the dark"] if kindred.sight else []
    for label, text in kindred.lines:
        if label == "once a day":
            lines.append(Line(label, text, (Ticks(1),)))
        elif label == "notices":
            sight.append(f"notes {text}")
        else:
            lines.append(Line(label, text))
    if kindred.raises:
        raised = f"; +1 {one.raised} is in the score" if one.raised else ""
        lines.append(Line("human", f"one in ten more XP{raised}"))
    if sight:
        lines.append(Line("sight", "; ".join(sight)))
    if one.arranged:
        thrown = " ".join(str(one.rolled.of(ability)) for ability in one.rolled.__struct_fields__)
        lines.append(Line("scores", f"arranged; thrown {thrown}"))
    return lines


def tongues_line(shown: Figures) -> Line:
    more = f", and {COUNTS[min(shown.tongues, 6)]} more:" if shown.tongues else ""
    return Line("tongues", f"the common one{more}")


def tie_line(one: Character, book: Book) -> Line:
    return Line("tie", f"**{one.tie}.** {book.ties.get(one.tie, '')}".strip())


def xp_line(one: Character, shown: Figures) -> str:
    return f"{one.xp:,} of {shown.next_xp:,} XP"


def small_lines(one: Character, shown: Figures, book: Book, house: House) -> list[Line]:
    """Every line of a quarter sheet, in order."""
    lines = [Line("saves", saves_line(shown))]
    lines += [Line("weapon", weapon_line(group)) for group in weapons(shown)]
    lines += spell_lines(one, shown, book)
    lines += trait_lines(one, shown, book, house)
    lines.append(Line("carried", carried_line(one, shown, book)))
    if len(armor_notes(shown)) > 1:
        lines.append(Line("speed", speed_note(shown)))
    lines.append(tie_line(one, book))
    lines.append(Line("trinket", one.trinket))
    if shown.tongues:
        lines.append(tongues_line(shown))
    lines.append(Line("xp, gold", f"{xp_line(one, shown)} · {one.gold:,} GP"))
    lines.append(slots_line(shown))
    lines.append(Line("torch", "", (Ticks(6), Ticks(4, word="brushes today"))))
    return lines


def half_lines(one: Character, shown: Figures, book: Book, house: House) -> list[Line]:
    """Every line of a half sheet: as a quarter's, with each spell's and each thing's own line."""
    klass = book.classes[one.klass]
    lines = [Line("saves", saves_line(shown))]
    lines += [Line("weapon", weapon_line(group, whole=True)) for group in weapons(shown)]
    lines.append(Line("arms", f"{klass.arms}; others at −2"))
    for line in spell_lines(one, shown, book):
        if line.label in ("book", "prays for"):
            keys = one.spells if klass.book else tuple(book.spells.get(f"{klass.casts}-1", {}))
            known = [book.spell(klass, key) for key in keys]
            label = line.label
            for spell in known:
                lines.append(Line(label, f"**{spell.name}.** {spell.line}"))
                label = ""
        else:
            lines.append(line)
    lines += trait_lines(one, shown, book, house)
    if len(armor_notes(shown)) > 1:
        lines.append(Line("speed", speed_note(shown)))
    lines += [tie_line(one, book), Line("trinket", one.trinket), tongues_line(shown)]
    lines.append(Line("xp, gold", f"{xp_line(one, shown)} · {one.gold:,} GP"))
    lines.append(slots_line(shown))
    label = "carried"
    for thing in one.gear:
        lines.append(Line(label, thing_words(thing, book)))
        label = ""
    if not shown.lights:
        lines.append(Line(label, "no light"))
    lines.append(Line("torch", "", (Ticks(6), Ticks(5, word="since rest"))))
    lines.append(Line("brushes", "today", (Ticks(6),)))
    return lines


def thing_words(thing: Thing, book: Book) -> str:
    """Sword, edged · 1 slot."""
    item = book.item(thing.item)
    slots = slots_of(thing, item)
    many = "no slot" if not slots else f"{slots} slot{'s' if slots > 1 else ''}"
    kind = f", {thing.type}" if thing.type else ""
    note = f" · {item.note}" if isinstance(item, Goods) and item.note else ""
    return f"{capital(called(thing, book))}{kind} · {many}{note}"


def slots_line(shown: Figures) -> Line:
    """A box a slot, those in use struck; more than there are is said."""
    word = f"over by {shown.over}" if shown.over else ""
    return Line("slots", word, (Ticks(shown.slots_most, min(shown.slots_used, shown.slots_most)),))
