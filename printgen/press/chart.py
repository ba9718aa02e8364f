"""The life chart: one strip a hero over a common row of rooms, as SVG text in millimetres.

A strip is as tall as its hero's life, so a warrior's is taller. Steps fall in the middle of their room; dotted lines each
two lives; the start at the left, the end at the right, a cross for death. Nothing is overlaid, nothing is told by grey.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from printgen.press.drawings import num, path, svg

_UNIT, _GAP, _TOP = 1.62, 4.6, 8.6  # a life, between strips, above the first
_TALLEST = 30.0  # of all strips together: a party of higher levels has lower lives, and keeps to its page
_LEFT, _RIGHT = 21.0, 7.0
_LEAST = 4.2  # of a strip: its name and class stand beside it
_APART = 7.0  # of the last two labels of the row: "31" and "out"
_NAME_SIZES = (4.1, 3.7, 3.3, 2.9)
_FIGURE = 'font-family="Atkinson Hyperlegible" font-weight="700" font-size="2.95"'


@dataclass(frozen=True)
class Strip:
    """A hero's life at the end of each room. `most` is how tall the strip is; `dead` marks the last figure as death."""

    name: str
    kind: str
    most: int
    life: Sequence[int]
    dead: bool = False


def life_chart(
    strips: Sequence[Strip], rooms: Sequence[str], events: Mapping[int, str], *, width: float = 117, light: bool = False
) -> str:
    """The chart. `rooms` are the labels of the columns (the last often "out"); `events` by column: fight, trap, boss, final."""
    columns = max(len(rooms), 1)
    step = (width - _LEFT - _RIGHT) / columns
    every = max(1, -(-len(max(rooms, key=len, default="1")) * 18 // int(step * 10) or 1))
    body = "".join(
        f'<text x="{num(_LEFT + (at + 0.5) * step)}" y="3.2" {_FIGURE} text-anchor="middle">{room}</text>'
        for at, room in enumerate(rooms)
        if at == columns - 1 or (at % every == 0 and (columns - 1 - at) * step >= _APART)
    )
    body += "".join(event_mark(kind, _LEFT + (at + 0.5) * step, 6.05) for at, kind in sorted(events.items()))
    unit = min(_UNIT, _TALLEST / max(1, sum(max(strip.most, 1) for strip in strips)))
    base = _TOP - _GAP
    for strip in strips:
        base += _GAP + max(max(strip.most, 1) * unit, _LEAST)
        body += _strip(strip, base, step, columns, light, unit)
    height = base + 3.2
    return svg(width, height + 1, body, unit="mm", box=f"0 -1 {num(width)} {num(height + 1)}")


def event_mark(kind: str, x: float, y: float) -> str:
    """Square fight, open triangle trap, lozenge boss, large lozenge final boss."""
    if kind == "fight":
        return f'<rect x="{num(x - 0.85)}" y="{num(y - 0.85)}" width="1.7" height="1.7"/>'
    if kind == "trap":
        shape = path([(x - 1.1, y + 0.95), (x, y - 1.05), (x + 1.1, y + 0.95)])
        return f'<path d="{shape}" fill="#fff" stroke="#000" stroke-width=".3"/>'
    if kind in ("boss", "final"):
        r = 1.35 if kind == "boss" else 1.9
        return f'<path d="{path([(x - r, y), (x, y - r), (x + r, y), (x, y + r)])}"/>'
    return ""


def legend_mark(kind: str) -> str:
    """A mark of the legend, 4 by 4."""
    if kind == "death":
        return svg(4, 4, f'<path d="M.6 .6L3.4 3.4M.6 3.4L3.4 .6" {_CROSS}/>')
    return svg(4, 4, f'<g transform="translate(2 2) scale(1.15)">{event_mark(kind, 0, 0)}</g>')


_CROSS = 'stroke="#000" stroke-width="1" stroke-linecap="round" fill="none"'


def _strip(strip: Strip, base: float, step: float, columns: int, light: bool, unit: float) -> str:
    def y(lives: int) -> float:
        return base - lives * unit

    life = list(strip.life)
    end = next((at for at, lives in enumerate(life) if lives <= 0), len(life) - 1) if strip.dead else len(life) - 1
    line = f"M{num(_LEFT)} {num(y(life[0]))}"
    before = life[0]
    for at in range(end + 1):
        if life[at] != before:
            line += f"H{num(_LEFT + (at + 0.5) * step)}V{num(y(max(life[at], 0)))}"
            before = life[at]
    last = _LEFT + (end + 0.5) * step if strip.dead else _LEFT + (end + 1) * step
    line += f"H{num(last)}"
    right = num(_LEFT + columns * step)
    ground = f'<path d="M{num(_LEFT)} {num(base)}V{line[1:].split(" ", 1)[1].split("H", 1)[0]}'
    ground += f'{line[line.index("H") :]}V{num(base)}Z" fill="{"none" if light else "#e0e0e0"}"/>'
    dots = "".join(f"M{num(_LEFT)} {num(y(lives))}H{right}" for lives in range(2, strip.most + 1, 2))
    rule = f'<path d="{dots}" stroke="#777" stroke-width=".16" stroke-dasharray=".3 .9"/>' if dots else ""
    rule += f'<path d="{line}" fill="none" stroke="#000" stroke-width=".75"/>'
    rule += f'<path d="M{num(_LEFT)} {num(base)}H{right}" stroke="#000" stroke-width=".3"/>'
    name, size = _fitted(strip.name)
    words = (
        f'<text x="0" y="{num(base - 3.6)}" font-family="Crimson Text, PT Serif" font-weight="600" font-size="{size}">{_safe(name)}</text>'
        f'<text x="0" y="{num(base - 0.3)}" font-family="Alegreya Sans" font-size="3">{_safe(strip.kind)}</text>'
        f'<text x="{num(_LEFT - 1)}" y="{num(y(life[0]) + 1)}" {_FIGURE} text-anchor="end">{life[0]}</text>'
    )
    if strip.dead:
        cross = f"M{num(last - 1.3)} {num(base - 1.3)}l2.6 2.6M{num(last - 1.3)} {num(base + 1.3)}l2.6 -2.6"
        words += f'<path d="{cross}" stroke="#000" stroke-width=".8" stroke-linecap="round" fill="none"/>'
    else:
        shown = num(y(life[end]) + 1.2)
        words += f'<text x="{num(last + 1.2)}" y="{shown}" font-family="Gravitas One" font-size="4">{life[end]}</text>'
    return ground + rule + words


def _fitted(name: str) -> tuple[str, float]:
    """The name and its size (mm) in the room beside the start figure; a first word, then letters, where it is too long."""
    from printgen.press.typecase import largest, width

    room = _LEFT - 1 - 4
    for shown in (name, name.split()[0]):
        size = largest(shown, "text-bold", room, _NAME_SIZES)  # points or millimetres: both grow alike
        if width(shown, "text-bold", size) <= room:
            return shown, size
    while len(shown) > 1 and width(shown + "…", "text-bold", size) > room:
        shown = shown[:-1]
    return shown + "…", size


def _safe(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")
