"""Marked text into lines: `**bold**`, `*italic*`, words wrapped to a width, ragged right, no hyphens.

A word wider than the line is broken where it must be, never cut. Marks without a partner are printed as they stand.
"""

import re
from functools import lru_cache
from typing import NamedTuple

from printgen.press.typecase import clean, is_legible, width

_MARK = re.compile(r"\*\*(?=\S)(.+?)(?<=\S)\*\*|\*(?=\S)(.+?)(?<=\S)\*")


class Span(NamedTuple):
    """Letters in one face."""

    face: str
    text: str


Line = tuple[Span, ...]


@lru_cache(maxsize=1024)
def spans(text: str, family: str = "text") -> tuple[Span, ...]:
    """`text` without its marks, span by span."""
    made, at = [], 0
    for match in _MARK.finditer(text):
        made += [Span(family, text[at : match.start()])] if match.start() > at else []
        made.append(Span(f"{family}-bold", match[1]) if match[1] else Span(f"{family}-italic", match[2]))
        at = match.end()
    return tuple(made + ([Span(family, text[at:])] if at < len(text) else []))


def bare(text: str) -> str:
    """`text` without its marks."""
    return "".join(span.text for span in spans(text))


def wrap(text: str, room: float, size: float, family: str = "text", marks: bool = True) -> tuple[Line, ...]:
    """Lines no wider than `room` points. Without `marks` stars are letters (names, seeds)."""
    return _wrap(text, room, size, family, marks, is_legible())


@lru_cache(maxsize=4096)
def _wrap(text: str, room: float, size: float, family: str, marks: bool, legible: bool) -> tuple[Line, ...]:
    """The lines; kept apart for `legible` print, whose letters are wider."""
    lines: list[Line] = []
    line: list[Span] = []
    used = 0.0
    for word in _words(text, family, room, size, marks):
        space = width(" ", word[0].face, size) if line else 0.0
        wide = sum(width(span.text, span.face, size) for span in word)
        if line and used + space + wide > room:
            lines.append(_joined(line))
            line, used, space = [], 0.0, 0.0
        line += ([Span(line[-1].face, " ")] if line else []) + list(word)
        used += space + wide
    return tuple([*lines, _joined(line)] if line else lines)


def _words(text: str, family: str, room: float, size: float, marks: bool) -> list[list[Span]]:
    """Words, each a list of spans, since a mark may begin or end inside one."""
    words: list[list[Span]] = [[]]
    text = clean(text)
    for face, letters in spans(text, family) if marks else (Span(family, text),):
        for part in re.split(r"( +)", letters):
            if part.startswith(" "):
                words.append([])
            elif part:
                words[-1].append(Span(face, part))
    return [piece for word in words if word for piece in _broken(word, room, size)]


def _broken(word: list[Span], room: float, size: float) -> list[list[Span]]:
    if sum(width(span.text, span.face, size) for span in word) <= room:
        return [word]
    pieces: list[list[Span]] = [[]]
    used = 0.0
    for face, letters in word:
        for letter in letters:
            wide = width(letter, face, size)
            if used + wide > room and pieces[-1]:
                pieces.append([])
                used = 0.0
            pieces[-1].append(Span(face, letter))
            used += wide
    return [list(_joined(piece)) for piece in pieces]


def _joined(line: list[Span]) -> Line:
    made: list[Span] = []
    for span in line:
        if made and made[-1].face == span.face:
            made[-1] = Span(span.face, made[-1].text + span.text)
        else:
            made.append(span)
    return tuple(made)
