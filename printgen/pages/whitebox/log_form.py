"""The crawl log: fourteen rows, a turn track with a check every third turn, six torches (addendum §8)."""

from collections.abc import Sequence
from typing import Any

from printgen.pages.whitebox.room_words import log_notes
from printgen.pages.whitebox.words import upper, xp_of
from printgen.press.document import Part
from printgen.press.drawings import num, svg
from printgen.rules.whitebox.result import Area

ROWS = 14
TURNS, LINES = 12, 8


def turn_track(mm: float = 4.6) -> str:
    """Eight rows of twelve turns: circles, and each third a hexagon: throw a d6, on a 1 something comes."""
    gap = 1.0
    step = mm + gap
    circles, hexagons = [], []
    for row in range(LINES):
        for col in range(TURNS):
            x, y = col * step + mm / 2 + 0.3, row * step + mm / 2 + 0.3
            if col % 3 == 2:
                r = mm / 2 * 1.1
                w = r * 0.866
                hexagons.append(
                    f"M{num(x)} {num(y - r)}L{num(x + w)} {num(y - r / 2)}V{num(y + r / 2)}L{num(x)} {num(y + r)}L{num(x - w)} {num(y + r / 2)}V{num(y - r / 2)}Z"
                )
            else:
                r = mm / 2 * 0.92
                circles.append(
                    f"M{num(x - r)} {num(y)}a{num(r)} {num(r)} 0 1 0 {num(2 * r)} 0a{num(r)} {num(r)} 0 1 0 -{num(2 * r)} 0z"
                )
    body = f'<path d="{"".join(circles)}" fill="#fff" stroke="#000" stroke-width=".25"/>'
    body += f'<path d="{"".join(hexagons)}" fill="#fff" stroke="#000" stroke-width=".6"/>'
    return svg(TURNS * step + 0.2, LINES * step + 0.2, body)


def filled(area: Area) -> list[dict[str, Any]]:
    """A row a room: level, room, the monsters' XP, type, notes; searched and turns stay for the pencil."""
    return [
        {
            "level": area.level,
            "room": room.number,
            "xp": f"{xp_of(room.group, area):,}" if room.group is not None else "–",
            "type": upper(room.name) + (" (lair)" if room.lair else ""),
            "notes": log_notes(area, room),
        }
        for room in area.rooms
    ]


def pages_of(rows: Sequence[dict[str, Any]]) -> list[list[dict[str, Any] | None]]:
    """Fourteen to a page, the last filled up with empty rows."""
    pages: list[list[dict[str, Any] | None]] = []
    for start in range(0, max(len(rows), 1), ROWS):
        page: list[dict[str, Any] | None] = list(rows[start : start + ROWS])
        pages.append(page + [None] * (ROWS - len(page)))
    return pages


def log_part(
    id: str, title: str, rows: Sequence[dict[str, Any]], *, area: str = "", feature: str = "",
    torches: Sequence[int] = (), secret: bool = False, level: int = 2,
) -> Part:  # fmt: skip
    """One log of as many pages as it takes. The track's picture is `turns`."""
    context = {"pages": pages_of(rows), "area": area, "feature": feature, "torches": list(torches)}
    return Part(id, title, "whitebox/log.html", context, file="log", secret=secret, level=level)
