"""Themes: folders templates/themes/<name>/ of a `theme.css`, a `map.toml` (maps), and where it needs one a `press.toml`.

A theme's CSS comes after the base's and sets its properties anew; whatever the press itself must know is in `press.toml`.
"""

import tomllib

import msgspec

from printgen.errors import BadFile, Usage, suggest
from printgen.press.styles import stylesheet
from printgen.shelf import Shelf

MM = 25.4 / 72


class Habits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """press.toml: the line in points, whether ink is saved, whether PDFs are tagged for screen readers, whether small
    books go on full sheets instead, the smallest box to mark and the bleed in millimetres, the columns of a full page, the colours of our drawings."""

    lead: float = 13.0
    light: bool = False
    tags: bool = False
    full: bool = False
    least_box: float = 0.0
    bleed: float = 0.0
    columns: int = 2
    ink: str = "#000"
    paper: str = "#fff"


class Theme(msgspec.Struct, frozen=True):
    """A look: its name, its CSS over the base, its habits."""

    name: str
    css: str
    habits: Habits

    @property
    def lead(self) -> float:
        """The line in millimetres."""
        return self.habits.lead * MM


def themes(shelf: Shelf) -> list[str]:
    """The themes there are."""
    names = shelf.names("templates/themes")
    return sorted({name.split("/")[2] for name in names if name.endswith("/theme.css")})


def open_theme(shelf: Shelf, name: str) -> Theme:
    word = name.strip().lower()
    if word not in themes(shelf):
        raise Usage(f"--theme {name}: unknown{suggest(word, themes(shelf))}")
    folder = f"templates/themes/{word}"
    habits = Habits()
    if shelf.has(f"{folder}/press.toml"):
        found = shelf.find(f"{folder}/press.toml")
        try:
            habits = msgspec.convert(tomllib.loads(found.text), Habits, strict=False)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise BadFile(f"{found.path}: {error}") from None
    return Theme(word, stylesheet(shelf.find(f"{folder}/theme.css")), habits)
