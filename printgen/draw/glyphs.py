"""Drawings of furniture and features: path data from tables/press/glyphs.toml, put on the map at any size and turn.

Path data is SVG's, upper-case (absolute) commands M L H V Q C A Z only, and `O x y r` for a circle; the drawing's box is
its `size`, with its middle at 0 0. Weights of line are the map's own, so all drawings look of one hand.
"""

import re
from functools import lru_cache

from printgen.draw.layers import Layers, Place
from printgen.draw.pen import Pen
from printgen.errors import BadFile
from printgen.model.plan import Feature
from printgen.shelf import open_shelf, whereabouts
from printgen.tables.kinds.press import Glyph
from printgen.tables.load import Tables

_TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "A": 7, "O": 3, "Z": 0}
Command = tuple[str, tuple[float, ...]]


def glyph(kind: str) -> Glyph | None:
    """The drawing of that name, or of a word that means it ("wardrobe"), or None."""
    return _library(whereabouts())[0].get(furniture(kind))


def glyph_names() -> list[str]:
    return list(_library(whereabouts())[0])


def furniture(word: str) -> str:
    """The drawing's name for a furnishing's word, or the word itself: it is then drawn as a labelled box."""
    drawings, words = _library(whereabouts())
    plain = word.lower().strip().partition(" (")[0]
    for name in (plain, plain.replace(" ", "-")):
        if name in drawings or name in words:
            return name if name in drawings else words[name]
    return plain


@lru_cache(maxsize=4)
def _library(_: tuple[str, str]) -> tuple[dict[str, Glyph], dict[str, str]]:
    drawings: dict[str, Glyph] = Tables(open_shelf()).entries("press/glyphs")
    words = {word: name for name, drawing in drawings.items() for word in drawing.words}
    return drawings, words


def size_of(feature: Feature, drawing: Glyph | None) -> tuple[float, float]:
    """What a drawing truly covers: of a drawing that keeps its shape, as much as fits."""
    width, height = feature.size
    if drawing is not None and drawing.keep:
        scale = min(width / drawing.size[0], height / drawing.size[1])
        return drawing.size[0] * scale, drawing.size[1] * scale
    return width, height


def place_of(feature: Feature, drawing: Glyph | None) -> Place:
    width, height = size_of(feature, drawing)
    of = drawing.size if drawing is not None else (100, 100)
    turn = 0 if drawing is not None and drawing.upright else feature.turn
    return Place(*feature.at, turn, width / of[0], height / of[1])


def draw_glyph(drawing: Glyph | None, place: Place, layers: Layers) -> None:
    """Put a drawing into the layers; a thing without one is a plain box."""
    if drawing is None:
        place.box(layers.body, -38, -38, 38, 38)
        return
    for data, pen in (
        (drawing.plate, layers.plate),
        (drawing.body, layers.body),
        (drawing.solid, layers.solid),
        (drawing.line, layers.line),
        (drawing.knock, layers.knock),
    ):
        if data:
            put_path(data, place, pen)


def put_path(data: str, place: Place, pen: Pen) -> None:
    """Path data, moved, scaled and turned, into a pen."""
    x = y = 0.0
    for letter, n in commands(data):
        match letter:
            case "M":
                x, y = n
                pen.move(*place.at(x, y))
            case "Z":
                pen.close()
            case "O":
                _oval(place, pen, *n)
            case "Q":
                x, y = n[2:]
                pen.quad(*place.at(n[0], n[1]), *place.at(x, y))
            case "C":
                x, y = n[4:]
                pen.cubic(place.at(n[0], n[1]), place.at(n[2], n[3]), *place.at(x, y))
            case "A":
                x, y = n[5:]
                pen.arc(n[0] * place.sx, n[1] * place.sy, place.turn, int(n[3]), int(n[4]), *place.at(x, y))
            case _:
                x = n[0] if letter in "LH" else x
                y = n[-1] if letter in "LV" else y
                pen.line(*place.at(x, y))


def _oval(place: Place, pen: Pen, x: float, y: float, r: float) -> None:
    rx, ry = r * place.sx, r * place.sy
    turn = 0 if abs(rx - ry) < 0.5 else place.turn % 180
    pen.move(*place.at(x - r, y))
    pen.arc(rx, ry, turn, 1, 1, *place.at(x + r, y)).arc(rx, ry, turn, 1, 1, *place.at(x - r, y)).close()


@lru_cache(maxsize=512)
def commands(data: str) -> tuple[Command, ...]:
    """Path data as commands with their numbers."""
    tokens = _TOKEN.findall(data)
    found: list[Command] = []
    letter, at = "", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            letter, at = tokens[at], at + 1
        takes = _TAKES.get(letter, -1)
        values = tokens[at : at + takes] if takes >= 0 else []
        if takes < 0 or len(values) < takes or any(one.isalpha() for one in values):
            raise BadFile(f"tables/press/glyphs.toml: path “{data[:40]}”: {letter or tokens[at]} is not a drawing command "
                          "of ours (M L H V Q C A Z, O x y r)")  # fmt: skip
        found.append((letter, tuple(float(one) for one in values)))
        at += takes
        letter = "L" if letter == "M" else letter
    return tuple(found)
