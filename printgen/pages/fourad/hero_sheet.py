"""A hero on a loose sheet, filled in or blank: every box the class needs."""

from typing import Any

from printgen.pages.fourad.hero_figures import attack, defense, needs
from printgen.pages.fourad.phrase import capital, nice, signed, some, word
from printgen.pages.fourad.sheet_room import page, share
from printgen.rules.fourad.party import Sheet
from printgen.rules.fourad.rulebook import Rulebook
from printgen.rules.fourad.things import Thing, named
from printgen.tables.kinds.fourad_heroes import HeroClass

Block = dict[str, Any]
ORDER = ("first", "second", "third", "fourth")
TREASURE = ("gem", "jewelry")


def hero_sheet(
    book: Rulebook,
    hero: Sheet,
    place: int,
    *,
    when: str = "",
    seed: str = "",
    delves: tuple[tuple[str, str], ...] = (),
    tall: float = 297,
) -> dict[str, Any]:
    """Context of one sheet `tall` millimetres high. `when`: as they went in, as they came out."""
    own = book.classes[hero.cls]
    held = hero.weapons[hero.hand] if hero.weapons else None
    carried = _carried(book, hero)
    treasure = [
        (capital(book.gear[one.gear].name), f"{one.worth} gp")
        for one in hero.pack
        if book.gear[one.gear].sort in TREASURE
    ]
    scars = [_state(hero)] if hero.state != "up" else []
    left, rows = _powers(book, hero, own), needs(book, hero)
    if left_points(left, len(rows)) > page(tall, 24, len(own.text) > 66):
        left = [bare(block) for block in left]
    given = share(
        tall, len(own.text) > 66, left_points(left, len(rows)), len(carried), len(treasure), len(scars), len(delves)
    )
    return {
        "label": f"{own.name} · level {word(hero.level)}",
        "name": hero.name,
        "name_size": name_size(hero.name),
        "who": own.text,
        "facts": [
            ("marches", ORDER[place] if place < len(ORDER) else ""),
            ("gold", f"{hero.gold} gp"),
            ("light", "the lantern" if any(one.gear == "lantern" for one in hero.pack) else "none"),
            ("player", ""),
        ],
        "life": {
            "count": max(1, hero.full),
            "lost": max(0, hero.full - max(0, hero.life)),
            "future": max(0, min(12, _top(own)) - hero.full),
        },
        "life_note": _life_note(hero),
        "tablets": [
            (signed(attack(book, hero, held)), "Attack", own.attack == "level" and not own.slots),
            (signed(defense(book, hero)), "Defense", own.defends),
            *_power(own, hero),
        ],
        "clues": hero.clues,
        "left": left,
        "needs": rows,
        "carried": carried + [("", "")] * given.carried,
        "treasure": treasure + [("", "")] * given.treasure,
        "saved": min(4, hero.saved),
        "trained": 10 if hero.trained else 0,
        "scars": scars + [""] * given.scars,
        "notes": given.notes,
        "delves": [*delves[: given.delves], *[("", "")] * max(0, given.delves - len(delves))],
        "foot_left": " · ".join(part for part in (when, f"seed {seed}" if seed else "") if part),
        "tight": given.tight,
        "portrait": given.portrait,
        "blank": False,
    }


def bare(block: Block) -> Block:
    """The block with names alone: who knows so many spells has them by heart."""
    if "rows" not in block:
        return block
    rows = [{**row, "text": "" if row["name"] else row["text"]} for row in block["rows"] if "future" not in row]
    return {**block, "rows": rows}


def left_points(blocks: list[Block], needs: int) -> float:
    """How high the left column is without its notes, in points."""
    high = 19.0 + 18 + 16 * needs + 42
    for block in blocks:
        high += 36
        for row in block.get("rows", ()):
            high += 7 + (13 if row["name"] else 0) + (12 * -(-len(row["text"]) // 52) if row["text"] else 15)
        for row in block.get("powers", ()):
            high += 7 + 13 * -(-len(row["text"]) // 30)
    return high


def blank_sheet(book: Rulebook, cls: str, tall: float = 297) -> dict[str, Any]:
    """An empty sheet for a class at level one: its boxes and powers, nothing thrown."""
    own = book.classes[cls]
    hero = Sheet(
        name="",
        cls=cls,
        life=own.life + 1,
        full=own.life + 1,
        weapons=(),
        blessings=own.blessings,
        healings=own.healings,
    )
    slots = own.slots_base + 1 if own.slots == "many" else 1 if own.slots else 0
    hero = Sheet(
        name="", cls=cls, life=hero.full, full=hero.full, weapons=tuple(Thing(one) for one in own.kit if book.gear[one].sort == "weapon"),
        armor=next((Thing(one) for one in own.kit if book.gear[one].sort == "armor"), None),
        shield=next((Thing(one) for one in own.kit if book.gear[one].sort == "shield"), None),
        pack=tuple(Thing(one) for one in own.kit if book.gear[one].sort not in ("weapon", "armor", "shield")),
        prepared=("",) * slots, left=("",) * slots, blessings=own.blessings, healings=own.healings,
        rage=1 if own.rages else 0, luck=2 if own.lucky else 0,
    )  # fmt: skip
    made = hero_sheet(book, hero, 9, tall=tall)
    made |= {
        "label": f"{own.name} · level ",
        "facts": [("marches", ""), ("gold", ""), ("light", ""), ("player", "")],
        "foot_left": f"starts with {nice(own.gold)} gp",
        "blank": True,
    }
    return made


def name_size(name: str) -> float:
    """Points for a name: 34, less for a long one."""
    return round(max(12.0, min(34.0, 34.0 * 15 / max(15, len(name)))), 1)


def _top(own: HeroClass) -> int:
    return own.life + 5


def _life_note(hero: Sheet) -> str:
    return f"{word(hero.full)} at best" if hero.full <= 12 else "at best"


def _power(own: HeroClass, hero: Sheet) -> list[tuple[str, str, bool]]:
    """The tablet for what the class does, when it is neither attack nor Defense."""
    if own.slots:
        return [(signed(hero.level), "Spells", True)]
    if own.healings:
        return [(signed(hero.level), "Healing", True)]
    if own.lucky:
        return [(str(hero.luck), "Luck", True)]
    if own.nose:
        return [(signed(hero.level), "Nose", False)]
    if own.rages:
        return [(str(hero.rage), "Rage", False)]
    if own.trapwise:
        return [(signed(hero.level), "Traps", False)]
    return []


def _powers(book: Rulebook, hero: Sheet, own: HeroClass) -> list[Block]:
    """Boxes for spells and powers; what is used is struck out."""
    blocks: list[Block] = []
    if own.slots:
        note = f"{some(len(hero.prepared), 'slot')}; strike out when cast"
        left = list(hero.left)
        rows: list[Block] = []
        for spell in hero.prepared:
            gone = spell not in left
            if not gone:
                left.remove(spell)
            first = spell and all(row["spell"] != spell for row in rows)
            text = nice(book.spells[spell].text) if first else ("Another copy." if spell else "")
            rows.append(
                {"spell": spell, "name": book.spells[spell].name if spell else "", "text": text, "marked": gone}
            )
        blocks.append(
            {
                "head": "Prepared spells",
                "note": note,
                "rows": [*rows, {"spell": "", "name": "", "text": "", "future": True}],
            }
        )
    counts = (
        (own.blessings, hero.blessings, "Blessing", "Ends a curse or stone, without a roll."),
        (own.healings, hero.healings, "Healing", f"d6 + {hero.level} life to one hero, in a fight too, for the turn."),
        (_rages(hero) if own.rages else 0, hero.rage, "Rage", "Three dice, the best of them; double harm."),
        (hero.level + 1 if own.lucky else 0, hero.luck, "Luck", "Throw once more, or slip out of a melee."),
    )
    powers = [
        {"name": name, "text": text, "count": most, "lost": max(0, most - left)}
        for most, left, name, text in counts
        if most
    ]
    if powers:
        blocks.append({"head": "Once used, struck out", "note": "for each delve", "powers": powers})
    scrolls = [one for one in hero.pack if book.gear[one.gear].sort == "scroll"]
    if scrolls:
        rows = [{"spell": "", "name": "", "text": capital(named(book, one)), "marked": False} for one in scrolls]
        blocks.append({"head": "Scrolls", "note": "read once", "rows": rows})
    return blocks


def _rages(hero: Sheet) -> int:
    return 1 + hero.level // 2


def _carried(book: Rulebook, hero: Sheet) -> list[tuple[str, str]]:
    """Weapons, armor, shield and pack, like things together."""
    lines: list[tuple[str, str]] = []
    for weapon in hero.weapons:
        gear = book.gear[weapon.gear]
        kind = ", ".join(part for part in (gear.weight if gear.weight not in FAR_NAMES else "", gear.damage) if part)
        lines.append(
            (
                capital(f"{named(book, weapon)}{f', {kind}' if kind else ''}"),
                f"{signed(gear.attack)} attack" if gear.attack else "",
            )
        )
    for thing in (hero.armor, hero.shield, hero.spare):
        if thing is not None:
            gear = book.gear[thing.gear]
            lines.append((capital(named(book, thing)), f"{signed(gear.defense)} defense"))
    counted: dict[str, int] = {}
    notes: dict[str, str] = {}
    for one in hero.pack:
        gear = book.gear[one.gear]
        if gear.sort in (*TREASURE, "scroll"):
            continue
        name = capital(named(book, one))
        counted[name] = counted.get(name, 0) + 1
        notes[name] = gear.text if len(gear.text) < 26 else ""
    return lines + [
        (f"{name} × {count}" if count > 1 else name, nice(notes[name]).rstrip(".")) for name, count in counted.items()
    ]


FAR_NAMES = ("bow", "sling")


def _state(hero: Sheet) -> str:
    if hero.state == "stone":
        return "Turned to stone: a Blessing ends it."
    return f"Dead{f', and lies in {hero.body}' if hero.body else ''}."
