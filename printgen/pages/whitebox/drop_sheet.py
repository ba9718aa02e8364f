"""The tray as a picture: every die where it fell, the ways between the rooms they are, the way in.

The picture's units are the tray's own millimetres, so a die's place can be read from the file: it is the first number
pair of its group.
"""

from collections.abc import Mapping, Sequence

from printgen.chance.cup import Ink
from printgen.press.drawings import die_body, num
from printgen.rules.whitebox.result import Drop

SIZE = {4: 20.6, 6: 20.6, 8: 23, 10: 24, 12: 26, 20: 28}
# where a die's number is tried: lower right first, as on every other die
SIDES = ((1, 1), (1, -1), (-1, 1), (-1, -1), (1, 0), (-1, 0), (0, 1), (0, -1))
Box = tuple[float, float, float, float]
FONT = 'font-family="Atkinson Hyperlegible" font-weight="700"'


def tray_mm(drop: Drop, block: tuple[float, float]) -> float:
    """How wide the tray is printed: with a heading above and the feature below; on a large page, its table too."""
    beside_table = block[1] - 38 - 5.9 * len(drop.rooms)
    high = beside_table if beside_table >= 110 else 0.83 * block[1]
    return round(min(block[0], 150.0, high * drop.wide / drop.high), 1)


def tray_picture(
    drop: Drop, numbers: Mapping[int, int], links: Sequence[tuple[int, int]], way_in: int, entrance: str, seed: str,
    *, light: bool = False, names: str = "die",
) -> str:  # fmt: skip
    """`numbers` are room numbers by die; `links` join dice; `way_in` is a die."""
    wide, high = drop.wide / 10, drop.high / 10
    unit = max(wide, high) / 360  # a drawing of a small tray has small dice: the page's are the same size
    body = _rim(wide, high, unit)
    at = [(die.x / 10, die.y / 10) for die in drop.dice]
    lines = "".join(f"M{num(at[a][0])} {num(at[a][1])}L{num(at[b][0])} {num(at[b][1])}" for a, b in links)
    if lines:
        body += f'<path d="{lines}" stroke="#777" stroke-width="{num(1.1 * unit)}" stroke-dasharray="{num(3.4 * unit)} {num(2.4 * unit)}" fill="none"/>'
    ink = Ink(seed, "ink/whitebox/tray")
    taken = [_square(x, y, 0.43 * SIZE[die.sides] * unit) for die, (x, y) in zip(drop.dice, at, strict=True)]
    room = (8 * unit, 8 * unit, wide - 8 * unit, high - 8 * unit)
    badges = ""
    for nth, die in enumerate(drop.dice):
        x, y = at[nth]
        size = SIZE[die.sides] * unit
        turn = ink.between(-16, 16)
        scale = num(size / 100)
        feature = die.role == "feature"
        art = die_body(die.sides, die.face, full=die.top and not feature, light=light, stroke=4.5)
        shadow = die_body(die.sides, None, stroke=0).replace("#000", "#fff")
        body += (
            f'<g id="{names}-{nth + 1}" transform="translate({num(x)} {num(y)}) rotate({num(turn)}) scale({scale}) translate(-50 -50)">'
            f'<g transform="translate(-9 -9) scale(1.18)">{shadow}</g>{art}</g>'
        )
        if not feature:
            badges += _badge(*_spot((x, y), size, (6.8 * unit, 6.8 * unit), room, taken), str(numbers[nth]), unit)
    if drop.feature is not None:
        nth = drop.dice.index(drop.feature)
        half = 18 * unit, 5 * unit
        badges += _words(*_spot(at[nth], SIZE[20] * unit, half, room, taken), "feature", unit)
    if way_in >= 0:
        arrow, words = _arrow(at[way_in], entrance, (wide, high), unit, taken)
        body, badges = body + arrow, badges + words
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(wide)} {num(high)}">{body}{badges}</svg>'


def _square(x: float, y: float, half: float) -> Box:
    return x - half, y - half, x + half, y + half


def _spot(
    at: tuple[float, float], size: float, half: tuple[float, float], room: Box, taken: list[Box]
) -> tuple[float, float]:
    """Where a die's number or word covers no other die, number or word, or as little of them as may be; it is taken then."""
    best: tuple[float, float, float] | None = None
    for far in (0.0, 0.25, 0.5, 0.9, 1.4, 2.0):
        for dx, dy in SIDES:
            x = at[0] + dx * (size * (0.5 + far) + half[0] - 6.8 * size / 28)
            y = at[1] + dy * (size * (0.42 + far) + half[1] - 6.8 * size / 28)
            x, y = min(max(x, room[0] + half[0]), room[2] - half[0]), min(max(y, room[1] + half[1]), room[3] - half[1])
            box = (x - half[0], y - half[1], x + half[0], y + half[1])
            hidden = sum(_shared(box, other) for other in taken if other != _square(*at, 0.43 * size))
            hidden += _shared(box, _square(*at, 0.2 * size))
            if best is None or hidden < best[0] - 0.01:
                best = (hidden, x, y)
        if best is not None and best[0] < 0.01:
            break
    assert best is not None
    taken.append((best[1] - half[0], best[2] - half[1], best[1] + half[0], best[2] + half[1]))
    return best[1], best[2]


def _shared(a: Box, b: Box) -> float:
    """The area two boxes have in common."""
    return max(min(a[2], b[2]) - max(a[0], b[0]), 0) * max(min(a[3], b[3]) - max(a[1], b[1]), 0)


def _rim(wide: float, high: float, unit: float) -> str:
    u = unit
    ticks = "".join(
        f"M{num(10 * i)} {num(5 * u)}v{num((6 if i % 5 == 0 else 3.6) * u)}" for i in range(1, int(wide / 10 + 0.99))
    )
    ticks += "".join(
        f"M{num(5 * u)} {num(10 * i)}h{num((6 if i % 5 == 0 else 3.6) * u)}" for i in range(1, int(high / 10 + 0.99))
    )
    return (
        f'<rect x="{num(1.2 * u)}" y="{num(1.2 * u)}" width="{num(wide - 2.4 * u)}" height="{num(high - 2.4 * u)}" rx="{num(10 * u)}"'
        f' fill="#fff" stroke="#000" stroke-width="{num(1.9 * u)}"/>'
        f'<rect x="{num(5 * u)}" y="{num(5 * u)}" width="{num(wide - 10 * u)}" height="{num(high - 10 * u)}" rx="{num(7 * u)}"'
        f' fill="none" stroke="#000" stroke-width="{num(0.5 * u)}"/>'
        f'<path d="{ticks}" stroke="#777" stroke-width="{num(0.5 * u)}"/>'
    )


def _arrow(
    at: tuple[float, float], side: str, tray: tuple[float, float], unit: float, taken: list[Box]
) -> tuple[str, str]:
    """From the named edge to the way in's die: the arrow, and its words beside it where they cover nothing."""
    x, y = at
    dx, dy = {"south": (0, -1), "north": (0, 1), "west": (1, 0), "east": (-1, 0)}[side]
    to_die = {"south": tray[1] - y, "north": y, "west": x, "east": tray[0] - x}[side]
    rim, half = 10 * unit, 4.4 * unit
    head = min(9 * unit, max(to_die - rim - 13 * unit, 8 * unit) / 2)  # a die near the edge has a short arrow
    sx = {"west": rim, "east": tray[0] - rim}.get(side, x)
    sy = {"north": rim, "south": tray[1] - rim}.get(side, y)
    tip = (sx + 2 * head * dx, sy + 2 * head * dy)
    base = (sx + head * dx, sy + head * dy)
    corners = f"M{num(tip[0])} {num(tip[1])}L{num(base[0] + half * dy)} {num(base[1] + half * dx)}L{num(base[0] - half * dy)} {num(base[1] - half * dx)}Z"
    shaft = f"M{num(sx)} {num(sy)}L{num(base[0])} {num(base[1])}"
    wide, high = tray
    room = (8 * unit, 8 * unit, wide - 8 * unit, high - 8 * unit)
    taken.append(_square(base[0], base[1], head))
    place = _spot(base, 2 * head, (16 * unit, 5 * unit), room, taken)
    return f'<path d="{shaft}" stroke="#000" stroke-width="{num(1.4 * unit)}"/><path d="{corners}"/>', _words(
        *place, "way in", unit
    )


def _words(x: float, y: float, text: str, unit: float) -> str:
    place = f'x="{num(x)}" y="{num(y + 3 * unit)}" {FONT} font-size="{num(8.4 * unit)}" text-anchor="middle"'
    return (
        f'<text {place} fill="#fff" stroke="#fff" stroke-width="{num(3 * unit)}" stroke-linejoin="round">{text}</text>'
        f"<text {place}>{text}</text>"
    )


def _badge(x: float, y: float, text: str, unit: float) -> str:
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(6.4 * unit)}" fill="#fff" stroke="#000" stroke-width="{num(0.9 * unit)}"/>'
        f'<text x="{num(x)}" y="{num(y + 3.1 * unit)}" {FONT} font-size="{num(8.8 * unit)}" text-anchor="middle">{text}</text>'
    )
