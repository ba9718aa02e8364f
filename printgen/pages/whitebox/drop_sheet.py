"""The tray as a picture: every die where it fell, the ways between the rooms they are, the way in.

The picture's units are the tray's own millimetres, so a die's place can be read from the file: it is the first number
pair of its group.
"""

from collections.abc import Mapping, Sequence

from printgen.chance.cup import Ink
from printgen.press.drawings import die_body, num
from printgen.rules.whitebox.result import Drop

SIZE = {4: 20.6, 6: 20.6, 8: 23, 10: 24, 12: 26, 20: 28}
FONT = 'font-family="Atkinson Hyperlegible" font-weight="700"'


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
    arrow, words = _arrow(at[way_in], entrance, (wide, high), unit) if way_in >= 0 else ("", "")
    body += arrow
    ink = Ink(seed, "ink/whitebox/tray")
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
        side = -1 if x + size * 0.5 + (48 if feature else 8) * unit > wide else 1
        low = -0.42 if y + size * 0.42 + 8 * unit > high else 0.42
        badges += _badge(x + side * size * 0.5, y + size * low, "feature" if feature else str(numbers[nth]), unit, side)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(wide)} {num(high)}">{body}{badges}{words}</svg>'


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


def _arrow(at: tuple[float, float], side: str, tray: tuple[float, float], unit: float) -> tuple[str, str]:
    """From the named edge to the way in's die: the arrow, and its words beside it, towards the tray's middle."""
    x, y = at
    rim, head, half = 10 * unit, 9 * unit, 4.4 * unit
    dx, dy = {"south": (0, -1), "north": (0, 1), "west": (1, 0), "east": (-1, 0)}[side]
    sx = {"west": rim, "east": tray[0] - rim}.get(side, x)
    sy = {"north": rim, "south": tray[1] - rim}.get(side, y)
    tip = (sx + 2 * head * dx, sy + 2 * head * dy)
    base = (sx + head * dx, sy + head * dy)
    corners = f"M{num(tip[0])} {num(tip[1])}L{num(base[0] + half * dy)} {num(base[1] + half * dx)}L{num(base[0] - half * dy)} {num(base[1] - half * dx)}Z"
    shaft = f"M{num(sx)} {num(sy)}L{num(base[0])} {num(base[1])}"
    left = x > tray[0] / 2
    tx, ty = sx + (-8 if left else 8) * unit, sy + (-1 if side == "south" else 8) * unit
    if side in ("west", "east"):
        tx, ty = sx, sy + (-9 if y > tray[1] / 2 else 15) * unit
        left = side == "east"
    text = (
        f'x="{num(tx)}" y="{num(ty)}" {FONT} font-size="{num(8.4 * unit)}" text-anchor="{"end" if left else "start"}"'
    )
    words = (
        f'<text {text} fill="#fff" stroke="#fff" stroke-width="{num(3 * unit)}" stroke-linejoin="round">way in</text>'
        f"<text {text}>way in</text>"
    )
    return f'<path d="{shaft}" stroke="#000" stroke-width="{num(1.4 * unit)}"/><path d="{corners}"/>', words


def _badge(x: float, y: float, text: str, unit: float, side: int) -> str:
    if text == "feature":
        anchor = "start" if side > 0 else "end"
        place = f'x="{num(x + 2 * unit * side)}" y="{num(y + 4 * unit)}" {FONT} font-size="{num(8.4 * unit)}" text-anchor="{anchor}"'
        return (
            f'<text {place} fill="#fff" stroke="#fff" stroke-width="{num(3 * unit)}" stroke-linejoin="round">feature</text>'
            f"<text {place}>feature</text>"
        )
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(6.4 * unit)}" fill="#fff" stroke="#000" stroke-width="{num(0.9 * unit)}"/>'
        f'<text x="{num(x)}" y="{num(y + 3.1 * unit)}" {FONT} font-size="{num(8.8 * unit)}" text-anchor="middle">{text}</text>'
    )
