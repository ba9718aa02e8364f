"""What a recipe's reader found, said to the one who wrote it: the key, what stands there, what would do."""

import re
from collections.abc import Sequence

import msgspec

from printgen.errors import BadFile, suggest

_WRONG = re.compile(r"Expected `(\w+)[^`]*`, got `(\w+)[^`]*`(?: - at `\$\.?(.*)`)?")
_BOUND = re.compile(r"Expected `\w+` (<=|>=) (\d+) - at `\$\.?(.*)`")
_LACKS = re.compile(r"missing required field `(\w+)`")
_KINDS = {
    "str": "words in quotes", "int": "a whole number", "float": "a number", "bool": "true or false",
    "array": "a list in [ ]", "object": "a table in { }", "null": "nothing",
}  # fmt: skip


def plainly(error: msgspec.ValidationError) -> str:
    """The one line of msgspec's in the words of a recipe: “face: 9 …” rather than “at `$.face`”."""
    text = str(error)
    if found := _LACKS.search(text):
        return f'{found[1]}: is missing; write {found[1]} = "…"'
    if found := _WRONG.search(text):
        wanted, got = (_KINDS.get(word, word) for word in found.group(1, 2))
        return f"{_key(found[3])}: is {got}; {wanted} would do"
    if found := _BOUND.search(text):
        return f"{_key(found[3])}: {found[2]} at {'most' if found[1] == '<=' else 'least'}"
    return text


def _key(path: str | None) -> str:
    """`lines[2]` of msgspec's `lines[1]`: people count from one."""
    said = re.sub(r"\[(\d+)\]", lambda number: f"[{int(number[1]) + 1}]", path or "")
    return said.replace("[...]", "") or "it"


def check_keys(given: Sequence[str], known: Sequence[str], place: str, table: str) -> None:
    """Every key of an inner table (`options`, `house`) is one there is."""
    for key in given:
        if key not in known:
            raise BadFile(f"{place}: {table}.{key}: unknown{suggest(key, tuple(known))}")
