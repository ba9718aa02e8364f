"""Themes: folders templates/themes/<name>/ of a `theme.css` and, when maps look otherwise too, a `map.toml`.

The first line of a theme.css may be a note to the press: `/* printgen: lead=20pt light tags */` (the line of the page,
whether ink is saved, whether the PDF is tagged for screen readers).
"""

import re
from dataclasses import dataclass

from printgen.errors import BadFile, Usage, suggest
from printgen.shelf import Shelf

_NOTE = re.compile(r"/\*\s*printgen:\s*(.*?)\s*\*/")
_LEAD = re.compile(r"lead=(\d+(?:\.\d+)?)pt")


@dataclass(frozen=True)
class Theme:
    """A look: its CSS over the base, the line in millimetres, whether it saves ink, whether its PDFs are tagged."""

    name: str
    css: str
    lead: float
    light: bool = False
    tags: bool = False


def themes(shelf: Shelf) -> list[str]:
    """The themes there are."""
    names = shelf.names("templates/themes")
    return sorted({name.split("/")[2] for name in names if name.endswith("/theme.css")})


def open_theme(shelf: Shelf, name: str) -> Theme:
    word = name.strip().lower()
    if word not in themes(shelf):
        raise Usage(f"--theme {name}: unknown{suggest(word, themes(shelf))}")
    found = shelf.find(f"templates/themes/{word}/theme.css")
    note = _NOTE.match(found.text.lstrip())
    words = note[1].split() if note else []
    lead = 13.0
    for one in words:
        match = _LEAD.fullmatch(one)
        if match:
            lead = float(match[1])
        elif one not in ("light", "tags"):
            raise BadFile(f"{found.path}: line 1: “{one}” is unknown; lead=13pt, light and tags would do")
    return Theme(word, found.text, lead * 25.4 / 72, "light" in words, "tags" in words)
