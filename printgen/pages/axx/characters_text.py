"""Characters as plain text: the roster, one line each, and the txt form of a run."""

from printgen.games import Run
from printgen.pages.axx.characters_words import carried_line, plus, who
from printgen.press.inline import bare
from printgen.rules.axx.book import Book, open_book
from printgen.rules.axx.character import Character
from printgen.rules.axx.figures import Figures, figures
from printgen.rules.axx.house import House
from printgen.rules.axx.party import Party
from printgen.tables.load import Tables


def roster_line(one: Character, shown: Figures, book: Book) -> str:
    """`1 Hola, Dwarf Ranger of Chaos, level 1. HP 5, AC 11, ...` on one line."""
    scores = " ".join(f"{ability} {one.scores.of(ability)}" for ability in one.scores.__struct_fields__)
    ac = f"AC {shown.ac}" + (f" ({shown.ac_bare})" if shown.ac_bare != shown.ac else "")
    body, dodge, will, magic = shown.saves
    saves = f"{plus(body)}/{plus(dodge)}/{plus(will)}" + (f" (magic {plus(magic)})" if magic else "")
    blows = "; ".join(
        f"{blow.name}{'' if blow.way == 'melee' else ' ' + blow.way} {plus(blow.bonus)}"
        f"{f' ×{blow.times}' if blow.times > 1 else ''} {blow.damage}"
        for blow in shown.attacks
    )
    slots = "/".join(str(count) for count in shown.spell_slots if count)
    spells = ", ".join(book.spell(book.classes[one.klass], key).name for key in one.spells)
    magic_words = f"; spells {slots}{': ' + spells if spells else ''}" if slots else ""
    arranged = ", arranged" if one.arranged else ""
    return (
        f"{one.number} {one.name}, {who(one, book)}. {scores}{arranged}. HP {one.hp}, {ac}, {blows}, saves {saves}, "
        f"{shown.speed} ft{magic_words}; {bare(carried_line(one, shown, book))}; {one.gold} GP; {one.tie}."
    )


def roster(run: Run, tables: Tables) -> str:
    """Everyone, a line each; then the hirelings."""
    book, house, party = open_book(tables), house_of(run), party_of(run)
    lines = [roster_line(one, figures(one, book, house), book) for one in party.characters]
    for one in party.hirelings:
        hand = book.hirelings[one.kind]
        attack = f", {hand.attack}" if hand.attack else ""
        kindred = book.kindreds[one.kindred].name
        lines.append(
            f"{one.name}, {kindred} {hand.name.lower()}. HP {hand.hp}, AC {hand.ac}{attack}; {hand.wage} GP a day."
        )
    return "\n".join(lines) + "\n"


def house_of(run: Run) -> House:
    return House(**run.record.setting.house)  # type: ignore[arg-type]


def party_of(run: Run) -> Party:
    result: Party = run.record.result
    return result
