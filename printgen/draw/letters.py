"""How wide words are in the faces of the maps: advances of ASCII letters in hundredths of an em, from the font files."""

from functools import lru_cache

FIGURE = "Atkinson Hyperlegible"
LABEL = "Alegreya Sans"
DISPLAY = "Gravitas One"
TEXT = "Crimson Text"
FAMILY = {
    FIGURE: "Atkinson Hyperlegible, sans-serif",
    LABEL: "Alegreya Sans, sans-serif",
    DISPLAY: "Gravitas One, Crimson Text, serif",
    TEXT: "Crimson Text, serif",
}
RISE = 0.34  # from the middle of a capital to its baseline, in ems

_ADVANCES = {
    FIGURE: (
        "32 28 41 78 62 98 70 22 37 37 43 62 24 37 24 44 65 45 59 60 63 61 63 54 62 56 24 24 57 62 57 61 "
        "75 69 64 67 69 58 54 72 68 46 56 66 54 84 70 76 63 78 65 62 62 66 66 88 70 69 62 33 44 33 59 43 "
        "31 55 60 52 60 57 37 60 57 32 26 57 31 89 57 57 60 60 37 53 38 57 53 72 53 52 52 37 23 37 53 "
    ),
    LABEL: (
        "16 26 31 53 44 84 70 18 29 30 38 48 23 31 23 29 52 35 46 42 49 42 48 42 48 48 23 23 48 48 48 34 "
        "83 59 55 52 65 49 44 60 69 28 32 56 42 79 69 64 53 64 57 48 50 63 57 90 61 54 54 29 29 29 43 45 "
        "39 47 52 38 52 46 31 49 52 25 28 47 25 80 52 49 51 51 33 38 33 52 43 68 45 44 42 29 31 29 48 "
    ),
    DISPLAY: (
        "37 45 47 72 86 91 91 27 48 48 51 52 40 52 40 46 88 57 80 80 75 81 82 75 82 82 40 40 40 53 40 75 "
        "120 92 94 90 99 90 82 94 109 60 64 103 81 108 91 95 90 95 99 86 85 92 88 127 93 86 81 48 46 48 67 75 "
        "46 90 91 78 91 77 57 81 95 53 56 89 53 136 95 82 92 91 77 76 60 93 77 114 83 77 81 46 26 46 73 "
    ),
    TEXT: (
        "22 18 29 41 43 60 61 14 29 27 33 45 20 29 18 45 45 36 40 40 40 40 40 40 40 42 26 23 40 49 41 29 "
        "71 60 54 57 65 53 43 63 61 32 29 66 48 79 67 63 49 64 61 43 58 64 64 95 64 58 53 30 21 29 30 47 "
        "22 45 41 34 43 35 30 43 45 26 27 47 24 71 48 40 43 43 35 28 29 46 40 59 46 49 39 27 20 26 46 "
    ),
}
_WIDEST = 0.9


@lru_cache(maxsize=8)
def _table(face: str) -> tuple[int, ...]:
    return tuple(int(one) for one in _ADVANCES[face].split())


def width(words: str, face: str, size: float) -> float:
    """Width of `words`; letters beyond ASCII are taken as wide ones."""
    table = _table(face)
    total = sum(table[ord(c) - 32] / 100 if 32 <= ord(c) < 127 else _WIDEST for c in words)
    return total * size


def clean(words: str) -> str:
    """One line of plain letters: control characters are no part of a map."""
    return " ".join("".join(c if c.isprintable() else " " for c in words).split())
