"""Numbers and bands in words, for what is read aloud."""

from printgen.tables.kinds.axx_level import Foe

_SMALL = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]


def number_word(count: int) -> str:
    return _SMALL[count] if 0 <= count < len(_SMALL) else str(count)


def counted(count: int, foe: Foe) -> str:
    """“five goblins”, “a ghoul”."""
    if count == 1:
        name = foe.name.lower()
        return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"
    return f"{number_word(count)} {foe.many.lower()}"


def upper_first(text: str) -> str:
    return text[:1].upper() + text[1:]


def listed(words: list[str], last: str = "and") -> str:
    """“a, b and c”."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"
