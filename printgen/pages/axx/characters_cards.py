"""A card a character: what is asked for at the table, at a glance."""

from collections.abc import Sequence

from printgen.pages.axx import characters_words as words
from printgen.press.document import Box, Card
from printgen.rules.axx.book import Book
from printgen.rules.axx.character import Character
from printgen.rules.axx.figures import figures
from printgen.rules.axx.house import House


def character_cards(party: Sequence[Character], book: Book, house: House) -> list[Card]:
    return [character_card(one, book, house) for one in party]


def character_card(one: Character, book: Book, house: House) -> Card:
    """Level in the die; AC, melee, missile; boxes for HP; strikes, saves, boons."""
    shown = figures(one, book, house)
    kindred, klass = book.kindreds[one.kindred].name, book.classes[one.klass].name
    twice = f" ×{shown.times}" if shown.times > 1 else ""
    text = [words.weapon_line(group) for group in words.weapons(shown)]
    text += ["; ".join(words.armor_notes(shown))] if words.armor_notes(shown) else []
    text += [f"**{words.capital(line.label)}:** {line.value}" for line in magic(one, book)]
    text += [
        f"**{words.capital(line.label)}:** {line.value}"
        for line in words.trait_lines(one, shown, book, house)
        if line.label not in ("human", "scores")
    ]
    body, dodge, will, _ = shown.saves
    scores = " ".join(str(one.scores.of(key)) for key in one.scores.__struct_fields__)
    slots = [Box(f"{words.RANKS[at]} level", count) for at, count in enumerate(shown.spell_slots) if count]
    return Card(
        kind=f"{kindred} {klass}",
        place={"Neutrality": "neutral"}.get(one.alignment, one.alignment.lower()),
        name=one.name,
        badge=str(one.level),
        badge_label="level",
        stats=(
            ("AC", str(shown.ac)),
            ("melee", words.plus(shown.melee) + twice),
            ("missile", words.plus(shown.missile)),
        ),
        boxes=[Box("HP", one.hp), *slots],
        text=text,
        rows=(
            ("saves", f"Body {words.plus(body)}, Dodge {words.plus(dodge)}, Will {words.plus(will)}"),
            ("scores", scores),
        ),
        foot_left=f"rolls {one.throws[0]}–{one.throws[1]}",
        foot_right=words.speed_note(shown),
        back="character",
    )


def magic(one: Character, book: Book) -> list[words.Line]:
    """The book of a Magic-User."""
    klass = book.classes[one.klass]
    return [words.Line("book", ", ".join(book.spell(klass, key).name for key in one.spells))] if one.spells else []
