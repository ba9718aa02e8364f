"""From dice to boxes: a box for each die, pushed apart until each keeps two squares from the next (addendum G1-G4)."""

from typing import NamedTuple

from printgen.rules.whitebox.house import House
from printgen.rules.whitebox.result import Die, Drop

APART = 200
ROUNDS = 240
BLOCK = 40
SHEET = (2800, 3600)


class Box(NamedTuple):
    """A room's box in whole squares."""

    x: int
    y: int
    wide: int
    high: int

    @property
    def centre(self) -> tuple[int, int]:
        return 100 * self.x + 50 * self.wide, 100 * self.y + 50 * self.high

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.wide and self.y <= y < self.y + self.high


def box_size(die: Die, house: House) -> tuple[int, int]:
    """By the die's kind; turned when its face is even."""
    wide, high = house.box(die.sides)
    return (high, wide) if die.face % 2 == 0 else (wide, high)


def sheet_of(drop: Drop) -> tuple[int, int]:
    """The sheet in squares: the tray, scaled by one factor to 28 × 36 (36 × 28 when it is wide)."""
    wide, high = scaled(drop, drop.wide, drop.high)
    return -(-wide // 100), -(-high // 100)


def scaled(drop: Drop, x: int, y: int) -> tuple[int, int]:
    """A place of the tray in hundredths of a square."""
    most = SHEET if drop.wide <= drop.high else (SHEET[1], SHEET[0])
    if most[0] * drop.high <= most[1] * drop.wide:
        top, bottom = most[0], drop.wide
    else:
        top, bottom = most[1], drop.high
    return (2 * x * top + bottom) // (2 * bottom), (2 * y * top + bottom) // (2 * bottom)


def spread(drop: Drop, house: House, grown: int) -> list[Box] | None:
    """The boxes on a sheet grown by `grown` squares all round, or None when they do not settle."""
    wide, high = sheet_of(drop)
    sizes = [box_size(die, house) for die in drop.rooms]
    centres = []
    for die in drop.rooms:
        x, y = scaled(drop, die.x, die.y)
        centres.append([x * (wide + 2 * grown) // wide, y * (high + 2 * grown) // high])
    wide, high = wide + 2 * grown, high + 2 * grown
    for round_no in range(ROUNDS + 1):
        for (w, h), centre in zip(sizes, centres, strict=True):
            centre[0] = min(max(centre[0], 100 + 50 * w), 100 * (wide - 1) - 50 * w)
            centre[1] = min(max(centre[1], 100 + 50 * h), 100 * (high - 1) - 50 * h)
        boxes = [
            Box((x - 50 * w + 50) // 100, (y - 50 * h + 50) // 100, w, h)
            for (w, h), (x, y) in zip(sizes, centres, strict=True)
        ]
        if not _push(boxes, centres, other=round_no // BLOCK % 2 == 1):
            return boxes
    return None


def _push(boxes: list[Box], centres: list[list[int]], *, other: bool) -> bool:
    """Push every pair that lacks room; whether any did."""
    pushed = False
    for i, a in enumerate(boxes):
        for j in range(i + 1, len(boxes)):
            b = boxes[j]
            lack = (
                min(a.x + a.wide, b.x + b.wide) + 2 - max(a.x, b.x),
                min(a.y + a.high, b.y + b.high) + 2 - max(a.y, b.y),
            )
            if lack[0] <= 0 or lack[1] <= 0:
                continue
            pushed = True
            real = [
                50 * (a.wide + b.wide) + APART - abs(centres[i][0] - centres[j][0]),
                50 * (a.high + b.high) + APART - abs(centres[i][1] - centres[j][1]),
            ]
            along = 0 if real[0] <= real[1] else 1
            if other:
                along = 1 - along
            step = max(real[along], 0) // 2 + 5
            sign = 1 if centres[j][along] >= centres[i][along] else -1
            centres[j][along] += sign * step
            centres[i][along] -= sign * step
    return pushed
