"""A person's own drop, from CSV or TOML: `sides,face,x,y` in centimetres (or x_cm,y_cm; x_mm,y_mm), optional `as`.

One to forty dice of the seven kinds, each a room; of exactly thirteen with three d20 the last d20 is the area feature.
Anything else is refused in one line that names the file and the row. Positions are rounded to a tenth of a millimetre
before anything is derived from them. The tray reaches from the ruler's corner to two centimetres past the farthest die,
unless it is given.
"""

import csv
import math
import tomllib
from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any

from printgen.errors import BadFile, Limit, Usage
from printgen.rules.whitebox.result import Die, Drop

KINDS = (4, 6, 8, 10, 12, 20)
MOST = 40
MARGIN = 200
FARTHEST = 100_000  # ten metres: no tray is larger
_NAMES = {"sides", "face", "x", "y", "x_cm", "y_cm", "x_mm", "y_mm", "as"}
_UNITS = (("x", "y", 100), ("x_cm", "y_cm", 100), ("x_mm", "y_mm", 10))


def read_drop(text: str, place: str, tray: tuple[int, int] | None = None) -> Drop:
    """The drop in `text`; `place` is named in errors, `tray` is in tenths of a millimetre."""
    rows = _toml_rows(text, place) if place.lower().endswith(".toml") else _csv_rows(text, place)
    if not rows:
        raise BadFile(f"{place}: holds no dice; write rows of sides,face,x,y")
    if len(rows) > MOST:
        raise Limit(f"{place}: {len(rows)} dice; give 1 to {MOST}")
    unit = _one_unit(rows)
    dice = [_die(row, where, unit) for where, row in rows]
    for (where, _), die in zip(rows, dice, strict=True):
        if tray is not None and (die.x > tray[0] or die.y > tray[1]):
            raise BadFile(
                f"{where}: lies at {die.x / 100:g}, {die.y / 100:g} cm, off the tray of {tray[0] / 100:g} × {tray[1] / 100:g}"
            )
    dice = _with_feature(dice, rows, place)
    wide, high = tray or (max(die.x for die in dice) + MARGIN, max(die.y for die in dice) + MARGIN)
    return Drop(wide, high, tuple(dice), by="file")


def _csv_rows(text: str, place: str) -> list[tuple[str, dict[str, Any]]]:
    lines = [(no, line) for no, line in enumerate(text.splitlines(), 1) if line.partition("#")[0].strip()]
    if not lines:
        return []
    if len(lines) > MOST + 1:
        raise Limit(f"{place}: {len(lines) - 1} dice; give 1 to {MOST}")
    bare = [line.partition("#")[0].lstrip("\ufeff") for _, line in lines]
    try:
        table = [[cell.strip() for cell in row] for row in csv.reader(StringIO("\n".join(bare)), strict=True)]
    except csv.Error as error:
        raise BadFile(f"{place}: {error}; write rows of sides,face,x,y") from None
    names = [name.lower() for name in table[0]]
    _known(names, f"{place}:{lines[0][0]}")
    if len(set(names)) < len(names):
        raise BadFile(f"{place}:{lines[0][0]}: a column is there twice; keep one")
    out = []
    for (no, _), row in zip(lines[1:], table[1:], strict=True):
        if len(row) != len(names):
            raise BadFile(f"{place}:{no}: has {len(row)} columns, the head {len(names)}; give {','.join(names)}")
        out.append((f"{place}:{no}", dict(zip(names, row, strict=True))))
    return out


def _toml_rows(text: str, place: str) -> list[tuple[str, dict[str, Any]]]:
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadFile(f"{place}: {error}") from None
    held = raw.get("dice", raw.get("die"))
    if not isinstance(held, list) or not all(isinstance(row, dict) for row in held):
        raise BadFile(f"{place}: write [[dice]] tables with sides, face, x, y")
    if len(held) > MOST:
        raise Limit(f"{place}: {len(held)} dice; give 1 to {MOST}")
    for no, row in enumerate(held, 1):
        _known(list(row), f"{place}: die {no}")
    return [(f"{place}: die {no}", row) for no, row in enumerate(held, 1)]


def _known(names: Sequence[str], where: str) -> None:
    odd = next((name for name in names if name not in _NAMES), None)
    if odd is not None:
        raise BadFile(f"{where}: column “{odd[:20]}” is unknown; give sides,face,x,y (or x_mm,y_mm), and as")
    for needed in ("sides", "face"):
        if needed not in names:
            raise BadFile(f"{where}: no column {needed}; give sides,face,x,y")
    _unit(names, where)


def _unit(names: Sequence[str], where: str) -> tuple[str, str, int]:
    """The two columns a die's place is in, and how many tenths of a millimetre one of them is."""
    held = [unit for unit in _UNITS if unit[0] in names or unit[1] in names]
    if not held:
        raise BadFile(f"{where}: no columns x and y; give sides,face,x,y in centimetres, or x_mm,y_mm")
    if len(held) > 1:
        raise BadFile(f"{where}: two units ({','.join(held[0][:2])} and {','.join(held[1][:2])}); keep one")
    missing = next((name for name in held[0][:2] if name not in names), None)
    if missing is not None:
        raise BadFile(f"{where}: no column {missing}; give sides,face,{held[0][0]},{held[0][1]}")
    return held[0]


def _one_unit(rows: Sequence[tuple[str, Mapping[str, Any]]]) -> tuple[str, str, int]:
    """All dice are measured alike."""
    first = _unit(list(rows[0][1]), rows[0][0])
    for where, row in rows:
        other = _unit(list(row), where)
        if other != first:
            raise BadFile(f"{where}: two units ({first[0]} before, {other[0]} here); keep one")
    return first


def _die(row: Mapping[str, Any], where: str, unit: tuple[str, str, int]) -> Die:
    sides = _whole(row.get("sides", ""), where, "sides")
    if sides not in KINDS:
        raise BadFile(f"{where}: there is no d{sides} here; give 4, 6, 8, 10, 12 or 20")
    face = _whole(row.get("face", ""), where, "face")
    if not 1 <= face <= sides:
        raise BadFile(f"{where}: {face} on a d{sides}; give 1 to {sides}")
    x, y = (_tenths(row.get(name, ""), where, name, unit[2]) for name in unit[:2])
    role = str(row.get("as", "") or "room").strip().lower()
    if role not in ("room", "feature"):
        raise BadFile(f"{where}: as “{role[:20]}”; give room or feature")
    if role == "feature" and sides != 20:
        raise BadFile(f"{where}: the feature is a d20, not a d{sides}")
    return Die(sides, face, x, y, "feature" if role == "feature" else "room")


def _whole(value: Any, where: str, name: str) -> int:
    text = str(value).strip().lower().removeprefix("d") if name == "sides" else str(value).strip()
    if not text.isdecimal() or len(text) > 4 or isinstance(value, bool):
        raise BadFile(f"{where}: {name} “{str(value)[:20]}” is no whole number")
    return int(text)


def _tenths(value: Any, where: str, name: str, scale: int) -> int:
    try:
        number = float(str(value))
    except ValueError:
        number = math.nan
    if not math.isfinite(number) or isinstance(value, bool):
        raise BadFile(f"{where}: {name} “{str(value)[:20]}” is no number")
    tenths = math.floor(number * scale + 0.5)
    if not 0 <= tenths <= FARTHEST:
        raise BadFile(f"{where}: {name} {str(value)[:20]} is off the tray")
    return tenths


def _with_feature(dice: list[Die], rows: Sequence[tuple[str, Mapping[str, Any]]], place: str) -> list[Die]:
    features = [at for at, die in enumerate(dice) if die.role == "feature"]
    if len(features) > 1:
        raise BadFile(f"{rows[features[1]][0]}: a second die is the feature; keep one")
    told = [row.get("as", "") != "" for _, row in rows]
    twenties = [at for at, die in enumerate(dice) if die.sides == 20]
    if not features and not any(told) and len(dice) == 13 and len(twenties) == 3:
        die = dice[twenties[-1]]
        dice[twenties[-1]] = Die(die.sides, die.face, die.x, die.y, "feature")
    if all(die.role == "feature" for die in dice):
        raise BadFile(f"{place}: holds no room; give a die more")
    return dice


def read_tray(text: str) -> tuple[int, int]:
    """`28x36` in centimetres, or Usage."""
    parts = text.lower().replace("×", "x").split("x")
    try:
        sides = [math.floor(float(part) * 100 + 0.5) for part in parts]
    except (ValueError, OverflowError):
        sides = []
    if len(sides) != 2 or not all(500 <= side <= 20_000 for side in sides):
        raise Usage(f"--tray {text[:20]}: give width x height in centimetres, like 28x36 (5 to 200)")
    return sides[0], sides[1]
