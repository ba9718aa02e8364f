"""The type case: the faces ReportLab sets with, and which face has which letter.

A face is asked for by its part (`display`, `text`, `text-bold`, `figure` …), never by its file. A letter that a face
lacks is taken from the next face in line (Gravitas One has no −, Crimson Text no Ж), run by run, so nothing is ever set as
an empty box. A letter that none has is named (`Missing`). All files are static TTFs out of their own packages.
"""

import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from importlib import resources
from importlib.util import find_spec
from typing import NamedTuple

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from printgen.errors import Missing

FILES: dict[str, tuple[str, str]] = {
    "display": ("gravitas_one", "GravitasOne"),
    "text": ("crimson_text", "CrimsonText-Regular"),
    "text-italic": ("crimson_text", "CrimsonText-Italic"),
    "text-semi": ("crimson_text", "CrimsonText-SemiBold"),
    "text-bold": ("crimson_text", "CrimsonText-Bold"),
    "text-bold-italic": ("crimson_text", "CrimsonText-BoldItalic"),
    "label": ("alegreya_sans", "AlegreyaSans-Regular"),
    "label-italic": ("alegreya_sans", "AlegreyaSans-Italic"),
    "label-medium": ("alegreya_sans", "AlegreyaSans-Medium"),
    "label-bold": ("alegreya_sans", "AlegreyaSans-Bold"),
    "figure": ("atkinson_hyperlegible", "AtkinsonHyperlegible-Regular"),
    "figure-italic": ("atkinson_hyperlegible", "AtkinsonHyperlegible-Italic"),
    "figure-bold": ("atkinson_hyperlegible", "AtkinsonHyperlegible-Bold"),
    "spare": ("pt_serif", "PT_Serif-Web-Regular"),
    "spare-italic": ("pt_serif", "PT_Serif-Web-Italic"),
    "spare-bold": ("pt_serif", "PT_Serif-Web-Bold"),
}
_HEAVY = {"display", "text-bold", "text-semi", "text-bold-italic", "label-bold", "figure-bold"}
_SLANTED = {"text-italic", "label-italic", "figure-italic"}
_DROPPED = dict.fromkeys([*range(32), *range(127, 160), 0xAD, *range(0x200B, 0x2010), 0xFEFF])
_SPACES = {0x2009: " ", 0x202F: "\u00a0", 0x2002: " ", 0x2003: " "}


_LEGIBLE = {
    "text": "figure", "text-italic": "figure", "text-semi": "figure-bold", "text-bold": "figure-bold",
    "text-bold-italic": "figure-bold", "label": "figure", "label-italic": "figure", "label-medium": "figure",
    "label-bold": "figure-bold",
}  # fmt: skip
_legible: ContextVar[bool] = ContextVar("legible", default=False)


@contextmanager
def legible(wanted: bool = True) -> Iterator[None]:
    """Whatever is set meanwhile is set in Atkinson Hyperlegible, upright, but for the display face: large print."""
    before = _legible.set(wanted)
    try:
        yield
    finally:
        _legible.reset(before)


def is_legible() -> bool:
    return _legible.get()


def _cut(face: str) -> str:
    return _LEGIBLE.get(face, face) if is_legible() else face


class Run(NamedTuple):
    """Letters set in one face. `font` is the name ReportLab knows."""

    font: str
    text: str


def clean(text: str) -> str:
    """Composed letters, no control characters; rare spaces become the ones every face has."""
    return unicodedata.normalize("NFC", text.replace("\n", " ").replace("\t", " ")).translate(_DROPPED | _SPACES)


def in_line(face: str) -> tuple[str, ...]:
    """The faces asked for a letter, in order."""
    kind = "-bold" if face in _HEAVY else "-italic" if face in _SLANTED else ""
    line = [face, "text" + kind, "spare" + kind, "label" + kind, "figure" + kind]
    return tuple(dict.fromkeys(name for name in line if find(name)))


@cache
def find(face: str) -> bool:
    """Whether the package of a face is installed (all but the spare one are required)."""
    package, _ = FILES[face]
    if find_spec(f"fontpkg_{package}") is not None:
        return True
    if face.startswith("spare"):
        return False
    raise Missing(f"the face {face} is missing; pip install fontpkg-{package.replace('_', '-')}")


@cache
def font(face: str) -> TTFont:
    """The face, registered with ReportLab under `pg-<face>`."""
    package, file = FILES[face]
    find(face)
    with resources.as_file(resources.files(f"fontpkg_{package}") / "files" / f"{file}.ttf") as path:
        made = TTFont(f"pg-{face}", str(path))
    pdfmetrics.registerFont(made)
    return made


@lru_cache(maxsize=4096)
def face_of(letter: str, face: str) -> str:
    """The first face in line that has the letter, or Missing naming it."""
    for name in in_line(face):
        if ord(letter) in font(name).face.charToGlyph:
            return name
    name = unicodedata.name(letter, "unnamed")
    raise Missing(f"“{letter}” (U+{ord(letter):04X}, {name.lower()}): no face has it; write it another way")


def display_face(text: str) -> str:
    """The display face, or the bold text face for a name with letters that the display face lacks: one word, one face."""
    known = font("display").face.charToGlyph
    return "display" if all(ord(letter) in known for letter in clean(text) if letter.isalpha()) else "text-bold"


def runs(text: str, face: str) -> tuple[Run, ...]:
    """`text` cut where the face has to change."""
    return _runs(text, _cut(face))


@lru_cache(maxsize=8192)
def _runs(text: str, face: str) -> tuple[Run, ...]:
    made: list[Run] = []
    for letter in clean(text):
        name = font(face_of(letter, face)).fontName
        if made and (made[-1].font == name or (letter == " " and name != made[-1].font)):
            made[-1] = Run(made[-1].font, made[-1].text + letter)
        else:
            made.append(Run(name, letter))
    return tuple(made)


@lru_cache(maxsize=16384)
def _width_at_1000(text: str, face: str) -> float:
    return float(sum(pdfmetrics.stringWidth(run.text, run.font, 1000) for run in _runs(text, face)))


def width(text: str, face: str, size: float, track: float = 0.0) -> float:
    """The set width in points; `track` is extra space after each letter but the last, in ems."""
    letters = len(clean(text))
    return _width_at_1000(text, _cut(face)) * size / 1000 + track * size * max(0, letters - 1)


def largest(text: str, face: str, room: float, ladder: tuple[float, ...]) -> float:
    """The first size of the ladder at which the text fits `room` (points), else the last."""
    return next((size for size in ladder if width(text, face, size) <= room), ladder[-1])
