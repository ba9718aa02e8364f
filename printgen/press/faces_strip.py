"""A card's reaction strip: six drawn dice (or the totals of 2d6) over a bar of results, equal ones merged."""

from printgen.press.document import Cell, Strip
from printgen.press.faces_parts import Area, Part
from printgen.press.inline import wrap
from printgen.press.sizes import PT
from printgen.press.surface import Surface
from printgen.press.surface_dice import die
from printgen.press.typecase import largest, width

_BAR, _DICE, _NOTE = 4.7, 3.7, 3.6
_FILL = {"white": 0.0, "grey": 0.14, "black": 1.0}


def strip_block(strip: Strip, area: Area) -> Part:
    """Notes in italic, the die's faces, and under them the bar: equal results merged, white, grey or black."""
    words, keys = _words(strip, area)
    notes = [cell.note for cell in strip.cells if cell.note] + keys
    lines = wrap(" · ".join(notes), area.wide * PT, 9, "text-italic", marks=False) if notes else ()
    note_high = _NOTE * len(lines)

    def draw(surface: Surface, y: float) -> None:
        for number, line in enumerate(lines):
            surface.spans(area.left, y + 2.3 + number * _NOTE, line, 9)
        dice_y = y + note_high + 0.4
        bar_y = dice_y + _DICE + 0.9
        _scale(surface, strip, dice_y, area)
        x = area.left
        for cell, word in zip(strip.cells, words, strict=True):
            wide = _share(cell, strip) * area.wide
            _cell(surface, x, bar_y, wide, cell, word, area.light)
            x += wide

    return Part(note_high + 0.4 + _DICE + 0.9 + _BAR, draw)


def _steps(strip: Strip) -> int:
    """How many faces the bar is divided into: 2d6 runs from 2 to 12."""
    return 11 if strip.die == 12 else strip.die


def _share(cell: Cell, strip: Strip) -> float:
    return len(cell.faces) / _steps(strip)


def _scale(surface: Surface, strip: Strip, y: float, area: Area) -> None:
    step = area.wide / _steps(strip)
    if strip.die == 6:
        for face in range(1, 7):
            die(surface, area.left + (face - 1) * step + (step - _DICE) / 2, y, _DICE, face)
        return
    if step >= 3.2:
        first = 2 if strip.die == 12 else 1
        for place in range(_steps(strip)):
            surface.text(area.left + (place + 0.5) * step, y + 3.2, str(first + place), "figure-bold", 7.5, "center")
        return
    x = area.left
    for cell in strip.cells:
        wide = _share(cell, strip) * area.wide
        low, high = min(cell.faces), max(cell.faces)
        surface.text(x + wide / 2, y + 3.2, f"{low}–{high}" if high > low else str(low), "figure-bold", 7.5, "center")
        x += wide


def _words(strip: Strip, area: Area) -> tuple[list[str], list[str]]:
    """The word in each cell. One too long for its cell is a letter there, and spelled out in the notes."""
    words: list[str] = []
    keys: list[str] = []
    for cell in strip.cells:
        room = (_share(cell, strip) * area.wide - 1.0) * PT
        if width(_said(cell, area.light), "label-bold", 6.5) <= room:
            words.append(_said(cell, area.light))
        else:
            letter = "abcdefghijklmnop"[len(keys)]
            words.append(letter)
            keys.append(f"{letter}: {cell.word}")
    return words, keys


def _said(cell: Cell, light: bool) -> str:
    return cell.word.upper() if light and cell.tone == "black" else cell.word


def _cell(surface: Surface, x: float, y: float, wide: float, cell: Cell, word: str, light: bool) -> None:
    black = cell.tone == "black" and not light
    surface.box(x, y, wide, _BAR, 0.7, 0.0 if light else _FILL[cell.tone])
    if light and cell.tone == "black":
        surface.box(x + 0.6, y + 0.6, wide - 1.2, _BAR - 1.2, 0.4)
    sizes = tuple(8.5 - 0.25 * step for step in range(9))
    size = largest(word, "label-bold", (wide - 1.2) * PT, sizes)
    surface.text(x + wide / 2, y + _BAR - 1.55, word, "label-bold", size, "center", 0.0 if black else 1.0)
