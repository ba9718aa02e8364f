"""A theme's map colours and the weights of the four inks. Colours come from templates/themes/<name>/map.toml."""

import tomllib
from dataclasses import dataclass
from functools import lru_cache

import msgspec

from printgen.draw.look import Inkiness
from printgen.errors import BadFile, suggest
from printgen.shelf import open_shelf, whereabouts


class Colours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """map.toml: what each part of a map is drawn in. `paper` empty leaves the sheet's own colour."""

    ink: str = "#000"
    paper: str = ""
    floor: str = "#fff"
    halo: str = "#e4e4e4"
    shadow: str = "#d5d5d5"
    grid: str = "#777"
    water: str = "#ececec"
    tint: str = "#e0e0e0"


@dataclass(frozen=True)
class HatchLook:
    """`far` from the wall, `step` between strokes, `inset` from the neighbouring bundle, all in hundredths."""

    far: float
    step: float
    inset: float
    length: float
    shortest: float
    width: float


@dataclass(frozen=True)
class Weights:
    """What an ink draws and how heavily."""

    wall: float
    halo: float
    shadow: bool
    pen: float  # how heavy the lines of symbols are
    grid: float  # and the dots of the floor
    hatch: HatchLook | None


INKS: dict[Inkiness, Weights] = {
    "dyson": Weights(9.4, 68, True, 0.94, 0.92, HatchLook(62, 12.2, 2.2, 44, 14, 2.9)),
    "light": Weights(4.3, 0, False, 0.64, 0.56, HatchLook(34, 17, 3.0, 30, 15, 2.0)),
    "bold": Weights(15, 100, True, 1.15, 1.0, HatchLook(78, 9.6, 1.8, 52, 13, 4.6)),
    "none": Weights(7, 0, False, 0.85, 0.85, None),
}


def colours(theme: str) -> Colours:
    return _colours(theme, whereabouts())


@lru_cache(maxsize=16)
def _colours(theme: str, _: tuple[str, str]) -> Colours:
    shelf = open_shelf()
    name = f"templates/themes/{theme}/map.toml"
    if not shelf.has(name):
        there = [one.split("/")[2] for one in shelf.names("templates/themes") if one.endswith("/map.toml")]
        raise BadFile(f"--theme {theme}: there is no {name}{suggest(theme, there)}")
    found = shelf.find(name)
    try:
        return msgspec.convert(tomllib.loads(found.text), Colours)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadFile(f"{found.path}: {error}") from None
