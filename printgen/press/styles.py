"""A stylesheet off the shelf, looked over before WeasyPrint meets it: a typo is named with its file and line."""

import re
from functools import lru_cache
from typing import Any

from printgen.errors import BadFile
from printgen.shelf import Found

_APART = re.compile(r'/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.S)


def stylesheet(found: Found) -> str:
    """The text of a CSS file; BadFile where its braces do not close or a rule cannot be read."""
    _look_over(found.text, str(found.path))
    return found.text


@lru_cache(maxsize=32)
def _look_over(text: str, place: str) -> None:
    bare = _APART.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)
    open_at: list[int] = []
    for number, line in enumerate(bare.split("\n"), 1):
        for letter in line:
            if letter == "{":
                open_at.append(number)
            elif letter == "}":
                if not open_at:
                    raise BadFile(f"{place}: line {number}: a closing brace with nothing open; take it out")
                open_at.pop()
    if open_at:
        raise BadFile(f"{place}: line {open_at[-1]}: a brace is never closed; add one")
    import tinycss2

    for rule in tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True):
        for problem in [rule, *(_inside(rule) if rule.type in ("qualified-rule", "at-rule") else ())]:
            if problem.type == "error":
                raise BadFile(
                    f"{place}: line {problem.source_line}: not CSS here ({problem.message}); a colon or semicolon may be missing"
                )


def _inside(rule: Any) -> list[Any]:
    import tinycss2

    if not rule.content:
        return []
    found: list[Any] = tinycss2.parse_blocks_contents(rule.content, skip_comments=True, skip_whitespace=True)
    return found
