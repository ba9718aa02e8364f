"""The full sheet of a character: a loose page, two columns of measured blocks, filled to the foot with lines to write on.

Heights are reckoned here in points from the faces themselves, so a sheet is one page; a list of gear too long for it goes
on to a further page marked "continued".
"""

from collections.abc import Mapping, Sequence
from typing import Any

from printgen.pages.axx import characters_words as words
from printgen.pages.axx.characters_small import wrapped
from printgen.pages.axx.characters_words import Line, plus, signed
from printgen.press.document import Part
from printgen.press.inline import wrap
from printgen.press.sizes import PT
from printgen.press.typecase import largest
from printgen.press.typecase import width as set_width
from printgen.rules.axx.abilities import ABILITIES
from printgen.rules.axx.attacks import Attack
from printgen.rules.axx.book import Book
from printgen.rules.axx.character import Character
from printgen.rules.axx.figures import Figures, figures
from printgen.rules.axx.gear import Thing, called, slots_of
from printgen.rules.axx.house import House

Block = dict[str, Any]
WRITE, ROW, HEAD, FIRST_HEAD = 19.5, 15.9, 36.1, 19.1
TOP = 251.5  # head, two rows of tablets, as the style sheet makes them
NOTE = 16.6
GAP, FOOT = 18.5, 8.0
DELVES = 3
PORTRAIT = 36.0
NAMES = (34.0, 30.0, 26.0, 22.0, 18.0)
LONG_NAMES = (18.0, 16.0, 14.0)
LEADING = 1.24
LIFE = ((8, 5.6, 1.05, 8), (22, 4.2, 0.95, 11), (48, 2.9, 0.7, 16), (80, 2.4, 0.45, 20))  # most, size, gap, row
TINTS = {"fighter": "melee", "barbarian": "melee", "ranger": "missile", "cleric": "Will", "thief": "Dodge"}
LEVELS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def sheet_part(one: Character, book: Book, house: House, block: tuple[float, float], file: str, seed: str) -> Part:
    """The part of one character on a page whose text block is `block` millimetres."""
    shown = figures(one, book, house)
    column = (block[0] - 8) / 2
    notes = [*words.armor_notes(shown), *magic_note(shown)]
    taken = TOP + GAP + FOOT + extra_head(one, block[0]) + extra_life(one.hp) + (NOTE if notes else 0)
    left = left_blocks(one, shown, book, house, column)
    right = right_blocks(one, shown, book, column)
    room, delves = columns_room(block[1] * PT - taken, max(tall(left), tall(right)))
    right, rest = kept(right, room)
    fill(left, room, "Notes")
    fill(right, room, "Treasure and scrolls")
    context = {
        "name": one.name,
        "name_size": name_size(one.name, block[0]),
        "label": label(one, book),
        "who": words.tie_line(one, book).value.replace("**", ""),
        "facts": facts(one, shown, book),
        "scores": [(str(one.scores.of(key)), key, signed(one.scores.mod(key, book))) for key in ABILITIES],
        "hp": one.hp,
        "life": life(one.hp),
        "tablets": tablets(shown),
        "notes": " · ".join(notes),
        "tint": TINTS.get(one.klass, ""),
        "left": left,
        "right": right,
        "rest": rest,
        "delves": delves,
        "foot_left": f"Rolls {one.throws[0]}–{one.throws[1]} · seed {seed} · printgen explain character/{one.number}",
        "foot_right": "AX&X · character sheet",
    }
    return Part(
        f"character-{one.number}", one.name, "axx/characters.html", context, file=file, contents=False, paper="loose"
    )


def columns_room(free: float, need: float) -> tuple[float, int]:
    """The height of the columns and how many lines for delves are left under them: up to three, fewer when the columns
    need the room."""
    for delves in range(DELVES, 0, -1):
        room = free - HEAD - delves * WRITE
        if need <= room:
            return room, delves
    return free, 0


def extra_head(one: Character, width: float) -> float:
    """How much taller a name of several lines makes the head than one line of 34 pt beside the portrait does."""
    size = name_size(one.name, width)
    lines = len(wrapped(one.name, width - PORTRAIT - 4, size))
    return max(0.0, LEADING * (lines * size - NAMES[0]))


def name_size(name: str, width: float) -> float:
    """One line when a size of the ladder lets it; else two, or as few as can be at the smallest."""
    room = width - PORTRAIT - 4
    size = largest(name, "display", room * PT, NAMES)
    if set_width(name, "display", size) <= room * PT:
        return size
    return next((size for size in LONG_NAMES if len(wrapped(name, room, size)) <= 2), LONG_NAMES[-1])


def extra_life(hp: int) -> float:
    """How much taller the boxes for hit points make their row of tablets."""
    fitted = life(hp)
    if not fitted:
        return 0.0
    rows = -(-max(hp, 8) // int(fitted["row"]))
    high = rows * (float(fitted["size"]) + float(fitted["gap"])) * PT
    return max(0.0, 29 + high - 49.3)


def label(one: Character, book: Book) -> str:
    level = LEVELS[one.level - 1] if one.level <= len(LEVELS) else str(one.level)
    kindred, klass = book.kindreds[one.kindred].name, book.classes[one.klass].name
    return f"{kindred} {klass} · level {level}"


def facts(one: Character, shown: Figures, book: Book) -> list[tuple[str, str]]:
    alignment = {"Neutrality": "Neutral"}.get(one.alignment, one.alignment)
    return [
        ("alignment", alignment),
        ("XP", words.xp_line(one, shown).removesuffix(" XP")),
        ("speed", f"{shown.speed} ft"),
        ("player", ""),
    ]


def tablets(shown: Figures) -> list[tuple[str, str]]:
    return [
        (str(shown.ac), "AC"),
        (plus(shown.melee), "melee"),
        (plus(shown.missile), "missile"),
        (plus(shown.saves.body), "Body"),
        (plus(shown.saves.dodge), "Dodge"),
        (plus(shown.saves.will), "Will"),
    ]


def magic_note(shown: Figures) -> list[str]:
    return [f"{plus(shown.saves.magic)} more on saves against magic"] if shown.saves.magic else []


def life(hp: int) -> Mapping[str, Any]:
    """Size and row of the boxes for hit points."""
    for most, size, gap, row in LIFE:
        if hp <= most:
            return {"size": size, "gap": gap, "row": row, "future": 8 - hp if hp < 8 else 0}
    return {}


# ---------------------------------------------------------------- blocks


def head(text: str, note: str = "") -> Block:
    return {"kind": "head", "text": text, "note": note, "height": HEAD}


def stat(line: Line, column: float) -> Block:
    """A labelled line, with its boxes."""
    room = (column - 19 - sum(3.7 * one.count + 4 * bool(one.word) for one in line.ticks)) * PT
    lines = max(1, len(wrap(line.value, max(room, 60), 10))) if line.value else 1
    ticks = [{"count": one.count, "marked": one.marked, "word": one.word} for one in line.ticks]
    written = bool(line.value or ticks)
    height = 12 * lines + 2.9 if written else WRITE
    return {
        "kind": "stat",
        "label": line.label,
        "value": line.value,
        "ticks": ticks,
        "blank": not written,
        "height": height,
    }


def spell(name: str, text: str, column: float) -> Block:
    lines = len(wrap(f"**{name}.** {text}", column * PT, 10))
    return {"kind": "spell", "name": name, "text": text, "height": 12 * lines + 4.4}


def blanks(count: int) -> Block:
    return {"kind": "lines", "count": count, "height": WRITE * count}


def tall(blocks: Sequence[Block]) -> float:
    return sum(float(block["height"]) for block in blocks) - (HEAD - FIRST_HEAD if blocks else 0)


def fill(blocks: list[Block], room: float, heading: str = "") -> None:
    """Lines to write on to the foot of the column."""
    left = room - tall(blocks)
    if heading and left >= HEAD + WRITE:
        blocks.append(head(heading))
        left -= HEAD
    count = int(left / WRITE)
    if count > 0:
        blocks.append(blanks(count))


def left_blocks(one: Character, shown: Figures, book: Book, house: House, column: float) -> list[Block]:
    """Strikes, boons, magic."""
    blocks = [head("Strikes", "d20, the foe’s AC or better"), strikes(shown, column)]
    traits = words.trait_lines(one, shown, book, house)
    arms = Line("arms", f"{book.classes[one.klass].arms}; others at −2")
    blocks += [head("Training and blood"), *(stat(line, column) for line in [arms, *traits])]
    if any(shown.spell_slots):
        blocks += magic_blocks(one, shown, book, column)
    return blocks


def strikes(shown: Figures, column: float) -> Block:
    rows = [strike(attack) for attack in shown.attacks]
    lines = sum(
        max(len(wrap(row[0], (column - 46) * PT, 10.5)), len(wrap(row[3], 25 * PT, 9, "label")), 1) for row in rows
    )
    return {"kind": "strikes", "rows": rows, "height": 14.0 + 13 * lines + 2.9 * len(rows) + 2}


def strike(attack: Attack) -> tuple[str, str, str, str]:
    """Weapon, attack, damage, note."""
    thrown = ", thrown" if attack.way == "thrown" else ""
    times = f" ×{attack.times}" if attack.times > 1 else ""
    notes = [attack.note.replace("60, 120, 240 ft: 0, −2, −5", "60 ft; 120 −2; 240 −5")]
    if attack.way != "thrown":
        notes.insert(0, attack.type)
    if attack.off_list:
        notes.append("off the list: −2 is in")
    return (
        words.capital(attack.name) + thrown,
        plus(attack.bonus) + times,
        attack.damage.replace("+", " + ").replace("−", " − "),
        ", ".join(note for note in notes if note),
    )


def magic_blocks(one: Character, shown: Figures, book: Book, column: float) -> list[Block]:
    klass = book.classes[one.klass]
    note = "prepared from the book after sleep" if klass.book else "prayed for after sleep"
    blocks = [head("Spells", f"{note}; strike out when cast")]
    for level, count in enumerate(shown.spell_slots, 1):
        if not count:
            continue
        label = f"{words.RANKS[level - 1]} level"
        blocks.append(stat(Line(label, "", (words.Ticks(count),)), column))
        listed = book.spells.get(f"{klass.casts}-{level}", {})
        if level == 1:
            keys = list(one.spells) if klass.book else list(listed)
            blocks += [spell(listed[key].name, listed[key].line, column) for key in keys if key in listed]
            blocks += [blanks(1)] if klass.book else []
        elif listed and not klass.book:
            blocks += [spell(entry.name, entry.line, column) for entry in listed.values()]
        else:
            blocks.append(blanks(1))
    if shown.turning is not None:
        value = f"1d20 **{plus(shown.turning)}**, once a fight, against 10 + HD"
        blocks.append(stat(Line("turning", value), column))
    return blocks


def right_blocks(one: Character, shown: Figures, book: Book, column: float) -> list[Block]:
    """What is carried, then the tie and the rest that is written in play."""
    over = f", over by {shown.over}" if shown.over else ""
    light = "" if shown.lights else " · no light"
    return [
        head("Carried", f"{shown.slots_used} of {shown.slots_most} slots{over}{light}"),
        stat(words.slots_line(shown), column),
        stat(Line("gold", f"{one.gold:,} GP"), column),
        *(thing_line(thing, book, column) for thing in one.gear),
        head("Ties and talk"),
        stat(Line(one.tie.lower(), ""), column),
        stat(Line("trinket", one.trinket), column),
        stat(words.tongues_line(shown), column),
        *([blanks(1)] if shown.tongues else []),
        head("The day", "a turn is ten minutes"),
        stat(Line("torch", "", (words.Ticks(6),)), column),
        stat(Line("since rest", "", (words.Ticks(5),)), column),
        stat(Line("brushes", "", (words.Ticks(6),)), column),
    ]


def kept(blocks: list[Block], room: float) -> tuple[list[Block], list[Block]]:
    """The column with what it has room for, and the things that go on to a further page; lines to add to what is
    carried where there is room for them."""
    rest: list[Block] = []
    blocks = [small(block) for block in blocks] if tall(blocks) > room else list(blocks)
    last = max((at for at, block in enumerate(blocks) if block["kind"] == "thing"), default=2)
    while tall(blocks) > room and blocks[last]["kind"] == "thing":
        rest.insert(0, blocks.pop(last))
        last -= 1
    if rest:
        blocks[0] = {**blocks[0], "note": f"{blocks[0]['note']} · goes on overleaf"}
    spare = min(int((room - tall(blocks)) / WRITE), 3)
    if spare > 0 and not rest:
        blocks.insert(last + 1, blanks(spare))
    return blocks, rest


def small(block: Block) -> Block:
    """A thing in smaller type, where the column is short of room."""
    return {**block, "small": True, "height": block["height"] - 3.0} if block["kind"] == "thing" else block


def thing_line(thing: Thing, book: Book, column: float) -> Block:
    item = book.item(thing.item)
    slots = slots_of(thing, item)
    note = getattr(item, "note", "")
    many = "no slot" if not slots else f"{slots} slot{'s' if slots > 1 else ''}"
    left = words.capital(called(thing, book)) + (f", {thing.type}" if thing.type else "")
    lines = max(1, len(wrap(left, (column - 45) * PT, 10.5)))
    return {
        "kind": "thing", "small": False, "left": left, "right": " · ".join(word for word in (note, many) if word),
        "height": 12.0 * lines + 4.4,
    }  # fmt: skip
