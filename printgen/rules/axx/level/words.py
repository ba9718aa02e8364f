"""Numbers and bands in words, for what is read aloud."""

import re

from printgen.tables.kinds.axx_level import Foe

_AGREES = re.compile(r"\[([^|\]]*)\|([^\]]*)\]")  # “[looks|look]”: of one, of more
_SMALL = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]


def number_word(count: int) -> str:
    return _SMALL[count] if 0 <= count < len(_SMALL) else str(count)


def counted(count: int, foe: Foe) -> str:
    """“five goblins”, “a ghoul”."""
    if count == 1:
        name = foe.name.lower()
        return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"
    return f"{number_word(count)} {foe.many.lower()}"


def agree(text: str, count: int) -> str:
    """A table's line for so many: “{Count} [looks|look] up” keeps the first word for one, the second for more."""
    return _AGREES.sub(lambda found: found[1] if count == 1 else found[2], text)


def upper_first(text: str) -> str:
    return text[:1].upper() + text[1:]


def listed(words: list[str], last: str = "and") -> str:
    """“a, b and c”."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"
