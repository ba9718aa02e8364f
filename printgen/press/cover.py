"""The cover's picture: frame, doorway in ragged rock, a die on the sill. Drawn for a page of 148 × 210 and laid on any.

Another shape of page keeps the scale of its width; the rock, ground and frame reach as far as the page does.
"""

from math import atan2, hypot, sin

from printgen.chance.cup import Ink
from printgen.press.drawings import die_body, doorway, num, svg
from printgen.press.rock import path_of, rock

_WIDTH, _SPRING, _RING = 46.0, 46.0, 11.5
_GROUND = (
    (-52, 3.4, 20), (-26, 2.6, 9), (18, 3, 17), (40, 4.6, 12), (-44, 6.6, 13), (30, 7.4, 9), (-18, 8.6, 7),
)  # fmt: skip


def cover(width: float, height: float, *, face: int = 6, seed: str = "cover", light: bool = False) -> str:
    """The picture, in millimetres of the page."""
    scale = scale_of(width, height)
    wide, high = width / scale, height / scale
    middle, base = wide / 2, high - 37
    frame = (
        f'<path d="M8 8H{num(wide - 8)}V{num(high - 8)}H8Z" fill="none" stroke="#000" stroke-width="{num(0.45 if light else 1.5)}"/>'
        f'<path d="M10 10H{num(wide - 10)}V{num(high - 10)}H10Z" fill="none" stroke="#000" stroke-width=".32"/>'
    )
    strokes = _rock(middle, base, seed, light)
    stone = f'<path transform="scale(.01)" d="{path_of(strokes)}" stroke="#000" stroke-width="{24 if light else 33}" stroke-linecap="round" fill="none"/>'
    ground = "".join(f"M{num(middle + x)} {num(base + y)}h{num(long)}" for x, y, long in _GROUND)
    die = (
        f'<ellipse cx="{num(middle + 17)}" cy="{num(base + 4.3)}" rx="6" ry=".9" fill="#000"/>'
        f'<g transform="translate({num(middle + 12.5)} {num(base - 4.6)}) rotate(14) scale(.085)">'
        f"{die_body(6, face if 1 <= face <= 6 else 6, stroke=9)}</g>"
    )
    arch = doorway(
        middle, base, _WIDTH, _SPRING, _RING, steps=7, stones=11, courses=4, line=0.36 if light else 0.55, light=light
    )
    sill = f'<path d="M{num(middle - 58)} {num(base)}H{num(middle + 58)}" stroke="#000" stroke-width="1.1" stroke-linecap="round"/>'
    floor = f'<path d="{ground}" stroke="#000" stroke-width=".4" stroke-linecap="round"/>'
    body = f"{frame}{stone}{arch}{sill}{floor}{die}"
    return svg(wide, high, body)


def scale_of(width: float, height: float) -> float:
    """How many millimetres of the page one of the drawing takes."""
    return min(width / 148, height / 206)


def _rock(middle: float, base: float, seed: str, light: bool) -> list[tuple[float, float, float, float]]:
    """Ragged rock about the arch; a single ring of it where ink is saved."""
    reach = 3.2 if light else 19.0
    around = _WIDTH / 2 + _RING
    spring = base - _SPRING

    def depth(x: float, y: float) -> float:
        if y > base - 2.2:
            return -99
        if y <= spring:
            away = hypot(x - middle, y - spring) - around
        else:
            away = max(abs(x - middle) - around, 0)
        turn = atan2(spring - y, x - middle)
        edge = reach * (1 + (2.2 * sin(5 * turn + 0.6) + 1.6 * sin(11 * turn + 2)) / 19)
        return away * reach / edge

    box = (middle - 60.5, base - 97, middle + 60.5, base)
    made = rock(depth, box, 7.2, Ink(seed, "ink/cover"), near=-0.7, far=reach, step=0.19 if light else 0.118)
    return [stroke for stroke in made if max(stroke[1], stroke[3]) < base - 0.5]
