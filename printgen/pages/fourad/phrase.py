"""Small words: numbers, plurals, lists, true minus signs. What every sentence of these pages is put together with."""

import re
from collections.abc import Sequence

WORDS = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
)  # fmt: skip
MINUS = "\u2212"
COMPASS = {"n": "north", "e": "east", "s": "south", "w": "west"}
_TIMES = re.compile(r"(?<=[\dd])\s?x\s?(?=[\dd])")
_DICE = re.compile(r"d\d")
_LESS = re.compile(r"(?<![\w\d])-(?=\d)")
_RANGE = re.compile(r"(?<![\w−])(\d+)-(?=\d)")
_TAIL = re.compile(r" of | \(")
_UNCOUNTED = ("gold", "armor")


def word(number: int) -> str:
    """Numbers up to twelve in words: four goblins, 13 rats."""
    return WORDS[number] if 0 <= number < len(WORDS) else str(number)


def some(number: int, one: str, many: str = "") -> str:
    """one goblin, four goblins, 13 rats."""
    return f"{word(number)} {one if number == 1 else many or plural(one)}"


def plural(one: str) -> str:
    """Of the plain nouns these pages use."""
    if one.endswith(("s", "x", "ch", "sh")):
        return f"{one}es"
    return f"{one[:-1]}ies" if one.endswith("y") and one[-2:-1] not in "aeiou" else f"{one}s"


def several(things: Sequence[str]) -> list[str]:
    """Like things told together: two potions of healing, three gems (35 gp), two lots of fools’ gold."""
    counts: dict[str, int] = {}
    for thing in things:
        counts[thing] = counts.get(thing, 0) + 1
    return [thing if number == 1 else _many(number, thing) for thing, number in counts.items()]


def _many(number: int, thing: str) -> str:
    if thing.endswith(_UNCOUNTED):
        return f"{word(number)} lots of {thing}"
    head = _TAIL.split(thing, maxsplit=1)[0]
    return some(number, head) + thing[len(head) :]


def a(noun: str) -> str:
    """a goblin, an ogre, an hour, a unicorn; fools’ gold is not counted."""
    if noun.strip("*").endswith(_UNCOUNTED):
        return noun
    sound = noun.lower().lstrip("*“")
    vowel = sound[:1] in "aeiou" and not sound.startswith(("uni", "use", "one", "eu"))
    return f"{'an' if vowel or sound.startswith(('hour', 'honest', 'heir')) else 'a'} {noun}"


def listed(things: Sequence[str], last: str = "and") -> str:
    """a, b and c."""
    if len(things) < 2:
        return "".join(things)
    return f"{', '.join(things[:-1])} {last} {things[-1]}"


def capital(text: str) -> str:
    """With a large first letter, past any marks; dice (d6) stay as they are."""
    if _DICE.match(text):
        return text
    for at, letter in enumerate(text):
        if letter.isalpha():
            return text[:at] + letter.upper() + text[at + 1 :]
        if letter not in "*“‘":
            break
    return text


def small(text: str) -> str:
    """With a small first letter: after a colon."""
    return text[:1].lower() + text[1:]


def nice(text: str) -> str:
    """Table text as it is printed: 3d6 × 10, −1, on 5–6, the foe’s."""
    return _LESS.sub(MINUS, _RANGE.sub(r"\1–", _TIMES.sub(" × ", text))).replace("'", "’")


def signed(number: int) -> str:
    return f"{MINUS}{-number}" if number < 0 else f"+{number}"
