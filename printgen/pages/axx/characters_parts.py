"""The pages beside the sheets: the roster, the hirelings, the reference sheet."""

from collections.abc import Sequence

from printgen.pages.axx.characters_words import plus, who
from printgen.press.document import Part
from printgen.rules.axx.book import Book
from printgen.rules.axx.character import Character
from printgen.rules.axx.figures import figures
from printgen.rules.axx.hirelings import Hireling, shares
from printgen.rules.axx.house import House


def roster_part(party: Sequence[Character], book: Book, house: House) -> Part:
    rows = []
    for one in party:
        shown = figures(one, book, house)
        body, dodge, will, _ = shown.saves
        twice = f" ×{shown.times}" if shown.times > 1 else ""
        rows.append(
            (
                str(one.number), one.name, who(one, book), str(one.hp), str(shown.ac), plus(shown.melee) + twice,
                f"{plus(body)} {plus(dodge)} {plus(will)}",
            )
        )  # fmt: skip
    context = {"title": "The party", "note": "saves: Body, Dodge, Will", "rows": rows}
    return Part("roster", "The party", "axx/roster.html", context, file="roster")


def hirelings_part(hired: Sequence[Hireling], heroes: int, book: Book) -> Part:
    """A block each: boxes for HP, for the first risk, for a week's wages."""
    rows = []
    for one in hired:
        hand = book.hirelings[one.kind]
        attack = f" · attack **{hand.attack}**" if hand.attack else ""
        rows.append(
            {
                "name": one.name,
                "what": f"{book.kindreds[one.kindred].name} {hand.name.lower()}",
                "hp": hand.hp,
                "stats": f"HD {hand.hd} · HP {hand.hp} · AC **{hand.ac}**{attack} · {hand.wage} GP a day",
            }
        )
    rule = (
        "The first time one is asked to risk death: CHA check, 12 or better, or they flee or quit. Half a share of XP each"
        + (f": with {heroes} in the party, XP goes in {shares(heroes, len(hired))} shares." if heroes else ".")
    )
    context = {"rows": rows, "rule": rule, "note": ""}
    return Part("hirelings", "Hirelings", "axx/hirelings.html", context, file="hirelings")


def reference_part(book: Book, house: House) -> Part:
    """What the table needs in play, by the house's rules."""
    brush = [
        (row.key.replace("-", "–").replace(" or more", "+"), row.name, row.text) for row in book.roll("brush").rows
    ]
    spells = [
        (klass.name, [(spell.name, spell.line) for spell in book.spells.get(f"{klass.casts}-1", {}).values()])
        for klass in book.classes.values()
        if klass.casts
    ]
    hands = [
        (hand.name, hand_words(hand.hd, hand.hp, hand.ac, hand.attack, hand.wage)) for hand in book.hirelings.values()
    ]
    prices = "; ".join(f"{track.name} {track.level_two:,}" for track in book.tracks.values())
    later = "each level’s own price doubles" if house.xp == "step" else "each later total is twice the last"
    context = {
        "naturals": house.naturals == "on",
        "brush": brush,
        "spells": spells,
        "hirelings": hands,
        "search": " on DEX + 2" if house.thief_search == "dex" else " on WIS",
        "xp": f"{prices} XP; {later}.",
        "foot": "AX&X: the rules, in our words",
    }
    return Part(
        "reference", "At the table", "axx/reference.html", context, file="reference", contents=False, paper="loose"
    )


def hand_words(hd: str, hp: int, ac: int, attack: str, wage: int) -> str:
    return f"HD {hd}, HP {hp}, AC {ac}{f', {attack}' if attack else ''}; {wage} GP a day."
