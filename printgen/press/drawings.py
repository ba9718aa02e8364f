"""The small drawings of a page as SVG text: dice, boxes to mark, the doorway, the swelled rule, the portrait frame.

All are black on paper, numbers rounded to a hundredth, few elements and long paths (WeasyPrint pays by the element).
"""

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]

PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, 1), (-1, 1), (1, -1)),
    5: ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)),
    6: ((-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)),
}
_STEP = 118  # from one die of a row to the next, in hundredths of a die


def num(value: float) -> str:
    """A number as the drawings write it."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def svg(width: float, height: float, body: str, *, unit: str = "", box: str = "") -> str:
    """A whole picture. With `unit` its size is written too, else it takes its place's."""
    size = f' width="{num(width)}{unit}" height="{num(height)}{unit}"' if unit else ""
    view = box or f"0 0 {num(width)} {num(height)}"
    return f'<svg xmlns="http://www.w3.org/2000/svg"{size} viewBox="{view}">{body}</svg>'


def path(points: Iterable[Point], *, close: bool = True) -> str:
    """Straight lines through points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + ("Z" if close else "")


def round_dot(x: float, y: float, radius: float) -> str:
    r, d = num(radius), num(2 * radius)
    return f"M{num(x - radius)} {num(y)}a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0 -{d} 0z"


def pips(face: int, left: float = 0.0) -> str:
    """The pips of a d6 face in a box of 100."""
    return "".join(round_dot(left + 50 + 24 * x, 50 + 24 * y, 9.5) for x, y in PIPS[face])


def dice_row(faces: Sequence[int], *, full: bool = False, light: bool = False) -> str:
    """Six-sided dice side by side. A full die is black; where ink is saved it has a double outline instead."""
    black = full and not light
    ink, paper = ("#fff", "#000") if black else ("#000", "#fff")
    outlines = "".join(_square(left) for left in range(0, _STEP * len(faces), _STEP))
    inner = "".join(_square(left, 9.0) for left in range(0, _STEP * len(faces), _STEP)) if full and light else ""
    marks = "".join(pips(face, _STEP * at) for at, face in enumerate(faces))
    body = f'<path d="{outlines}" fill="{paper}" stroke="#000" stroke-width="7"/>'
    body += f'<path d="{inner}" fill="none" stroke="#000" stroke-width="3"/>' if inner else ""
    body += f'<path d="{marks}" fill="{ink}"/>'
    return svg(_STEP * len(faces) - (_STEP - 100), 100, body)


def _square(left: float, inset: float = 0.0) -> str:
    r, side = num(15 - inset / 2), num(52 + 2 * (15 - inset) - 2 * (15 - inset / 2))
    x, y = num(left + 9 + inset + 15 - inset / 2), num(9 + inset)
    return (
        f"M{x} {y}h{side}a{r} {r} 0 0 1 {r} {r}v{side}a{r} {r} 0 0 1 -{r} {r}h-{side}"
        f"a{r} {r} 0 0 1 -{r} -{r}v-{side}a{r} {r} 0 0 1 {r} -{r}z"
    )


def _ring(radius: float, sides: int) -> list[Point]:
    turns = [math.radians(-90 + 360 * at / sides) for at in range(sides)]
    return [(50 + radius * math.cos(turn), 50 + radius * math.sin(turn)) for turn in turns]


def outline(sides: int) -> tuple[str, str, float, float]:
    """Of a die that is not six-sided: its outline, its inner edges, size and middle of a figure inside it."""
    if sides == 4:
        return path([(50, 6), (96, 88), (4, 88)]), "", 38, 64
    if sides == 8:
        return path([(50, 3), (95, 50), (50, 97), (5, 50)]), "", 42, 50
    if sides in (10, 100):
        edges = "M50 4L76 58L50 72L24 58ZM24 58L5 44M76 58L95 44M50 72V96"
        return path([(50, 4), (95, 44), (86, 64), (50, 96), (14, 64), (5, 44)]), edges, 32, 46
    if sides == 12:
        outer, inner = _ring(46, 10), _ring(30, 5)
        spokes = "".join(path([inner[at], outer[2 * at]], close=False) for at in range(5))
        return path(outer), path(inner) + spokes, 30, 50
    outer, inner = _ring(47, 6), _ring(31, 3)
    spokes = "".join(path([inner[at], outer[(2 * at + by) % 6]], close=False) for at in range(3) for by in (-1, 0, 1))
    return path(outer), path(inner) + spokes, 27, 53


def die_body(
    sides: int, face: int | None, *, full: bool = False, light: bool = False, stroke: float = 6, solid: bool = True
) -> str:
    """A die in a box of 100, its figure inside when `face` is given. For dice large enough to read (8.6 mm and up)."""
    black = full and not light
    ink, paper = ("#fff", "#000") if black else ("#000", "#fff" if solid else "none")
    if sides == 6:
        body = f'<path d="{_square(0)}" fill="{paper}" stroke="#000" stroke-width="{num(stroke)}"/>'
        return body + (f'<path d="{pips(face)}" fill="{ink}"/>' if face else "")
    shape, edges, size, middle = outline(sides)
    body = f'<path d="{shape}" fill="{paper}" stroke="#000" stroke-width="{num(stroke)}" stroke-linejoin="round"/>'
    if full and light:
        body += f'<path d="{shape}" transform="translate(9 9) scale(.82)" fill="none" stroke="#000" stroke-width="3"/>'
    if edges:
        fine = num(stroke * 0.4)
        body += f'<path d="{edges}" fill="none" stroke="{ink}" stroke-width="{fine}" stroke-linejoin="round"/>'
    if face is not None:
        body += (
            f'<text x="50" y="{num(middle + 0.34 * size)}" font-family="Atkinson Hyperlegible" font-weight="700"'
            f' font-size="{num(size)}" text-anchor="middle" fill="{ink}">{face}</text>'
        )
    return body


def boxes(
    count: int, lost: int = 0, future: int = 0, *, size: float = 4.4, gap: float = 1.2, line: float = 0.32,
    row: int = 99, group: int = 0,
) -> tuple[float, float, str]:  # fmt: skip
    """Boxes to mark, in millimetres: width, height, picture. The first `lost` are struck, `future` more are dashed."""
    total = count + future
    solid: list[str] = []
    dashed: list[str] = []
    struck: list[str] = []
    width = 0.0
    for at in range(total):
        down, across = divmod(at, row)
        x = across * (size + gap) + line + (across // group * gap * 1.3 if group else 0)
        y = down * (size + gap) + line
        width = max(width, x + size)
        (dashed if at >= count else solid).append(f"M{num(x)} {num(y)}h{num(size)}v{num(size)}h-{num(size)}z")
        if at < lost:
            near, far = 0.18 * size, 0.82 * size
            struck.append(f"M{num(x + near)} {num(y + far)}L{num(x + far)} {num(y + near)}")
    high = math.ceil(total / row) * (size + gap) - gap + 2 * line if total else 0.1
    body = f'<path d="{"".join(solid)}" fill="#fff" stroke="#000" stroke-width="{num(line)}"/>' if solid else ""
    if dashed:
        body += f'<path d="{"".join(dashed)}" fill="none" stroke="#555" stroke-width="{num(line)}" stroke-dasharray=".7 .6"/>'
    if struck:
        body += f'<path d="{"".join(struck)}" fill="none" stroke="#000" stroke-width="{num(line * 2.4)}" stroke-linecap="round"/>'
    wide = width + line + 0.2
    return wide, high, svg(wide, high, body)


def swell(width: float = 60, height: float = 2.2) -> str:
    """The swelled rule with an open lozenge in its middle."""
    half, reach, middle = width / 2, height * 0.92, height / 2
    sides = "".join(
        f"M{num(end)} {num(middle)}Q{num(half + side * half * 0.45)} {num(middle - 0.12)} {num(inner)} {num(middle - 0.34)}"
        f"V{num(middle + 0.34)}Q{num(half + side * half * 0.45)} {num(middle + 0.12)} {num(end)} {num(middle)}Z"
        for side, end, inner in ((-1, 0.0, half - reach - 1.1), (1, width, half + reach + 1.1))
    )
    lozenge = path([(half - reach, middle), (half, 0), (half + reach, middle), (half, height)])
    hole = path(
        [(half - reach * 0.38, middle), (half, middle - height * 0.19), (half + reach * 0.38, middle),
         (half, middle + height * 0.19)]
    )  # fmt: skip
    return svg(width, height, f'<path d="{sides}{lozenge}"/><path d="{hole}" fill="#fff"/>')


def doorway(
    middle: float, base: float, width: float, spring: float, ring: float, *, steps: int = 9, stones: int = 11,
    courses: int = 0, line: float = 0.5, light: bool = False,
) -> str:  # fmt: skip
    """The house's device: an arch of stones with a keystone, and steps going down into the dark.

    The opening is `width` wide from `base` up to `spring`, then half a circle. Where ink is saved the dark is left out and
    the steps are lines.
    """
    inner, outer, top = width / 2, width / 2 + ring, base - spring

    def at(radius: float, degrees: float) -> Point:
        turn = math.radians(degrees)
        return middle + radius * math.cos(turn), top - radius * math.sin(turn)

    def opening(radius: float) -> str:
        r = num(radius)
        return f"M{num(middle - radius)} {num(base)}V{num(top)}A{r} {r} 0 0 1 {num(middle + radius)} {num(top)}V{num(base)}Z"

    joints = "".join(
        path([at(inner, 180 * one / stones), at(outer, 180 * one / stones)], close=False) for one in range(1, stones)
    )
    rows = courses or max(2, round(spring / (ring * 0.95)))
    for one in range(rows):
        y = num(top + spring * one / rows)
        joints += f"M{num(middle - outer)} {y}H{num(middle - inner)}M{num(middle + inner)} {y}H{num(middle + outer)}"
    dark = "#fff" if light else "#000"
    body = (
        f'<path d="{opening(outer)}" fill="#fff" stroke="#000" stroke-width="{num(line * 1.9)}" stroke-linejoin="round"/>'
        f'<path d="{joints}" fill="none" stroke="#000" stroke-width="{num(line)}"/>'
        f'<path d="{opening(inner)}" fill="{dark}" stroke="#000" stroke-width="{num(line * 1.4)}"/>'
        f"{_steps(middle, base, inner, spring, steps, line, light)}"
    )
    near, far = 90 - 90 / stones, 90 + 90 / stones
    high = outer + ring * 0.28
    key = path([at(inner - ring * 0.10, near), at(high, near - 1), at(high, far + 1), at(inner - ring * 0.10, far)])
    return (
        body + f'<path d="{key}" fill="#fff" stroke="#000" stroke-width="{num(line * 1.5)}" stroke-linejoin="round"/>'
    )


def _steps(middle: float, base: float, half: float, spring: float, steps: int, line: float, light: bool) -> str:
    """White treads, each thinner, narrower and nearer the last."""
    deep = spring * 1.75

    def wide(y: float) -> float:
        return half * (1 - (base - y) / deep) * 0.98

    made, y, gap = [], base, spring * 0.25
    for at in range(steps):
        tread = gap * (0.60 - 0.045 * at)
        if wide(y) <= 0.6 or tread <= 0.12:
            break
        near, far = wide(y), wide(y - tread)
        made.append(
            path([(middle - near, y), (middle + near, y), (middle + far, y - tread), (middle - far, y - tread)])
        )
        y, gap = y - gap, gap * 0.84
    look = f'fill="none" stroke="#000" stroke-width="{num(line * 0.7)}"' if light else 'fill="#fff"'
    return f'<path d="{"".join(made)}" {look}/>'


def device(*, light: bool = False) -> str:
    """The doorway as a mark of its own, 50 by 56."""
    arch = doorway(25, 54, 26, 24, 9, steps=6, stones=9, line=1, light=light)
    return svg(50, 56, arch + '<path d="M1 54.6H49" stroke="#000" stroke-width="1.4"/>')


def portrait() -> str:
    """An arched frame to draw a face in, 34 by 43."""
    frame = '<path d="M.6 42.4V17A16.4 16.4 0 0 1 33.4 17V42.4Z" fill="none" stroke="#000" stroke-width="1"/>'
    frame += '<path d="M3 42V17A14 14 0 0 1 31 17V42" fill="none" stroke="#000" stroke-width=".25"/>'
    figure = (
        "M8.5 41.9c1-8 4.5-10 8.5-10s7.5 2 8.5 10M17 31.5c-3.4 0-5.2-3.2-5.2-6.8 0-3.8 2-6.2 5.2-6.2"
        "s5.2 2.4 5.2 6.2c0 3.6-1.8 6.8-5.2 6.8"
    )
    dots = 'fill="none" stroke="#777" stroke-width=".45" stroke-dasharray=".2 .9" stroke-linecap="round"'
    return svg(34, 43, f'{frame}<path d="{figure}" {dots}/>')
