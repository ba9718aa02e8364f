"""The water of a room of type 18: fountain and pool stand in the middle, stream and river cross from the wall nearest to
the area's die to the far one, a lake fills the half on that side (addendum G12)."""

from printgen.rules.whitebox.geometry import Point, Ring, clip_to, rectangle
from printgen.rules.whitebox.result import Water
from printgen.rules.whitebox.shape import Floor

RADIUS = {"fountain": 100, "pool": 180}
WIDTH = {"stream": 100, "river": 200}


def water_of(name: str, floor: Floor, die: Point) -> Water | None:
    """`die` is the area's die in the room's units."""
    wide, high = floor.wide, floor.high
    near = {"north": die[1], "east": wide - die[0], "south": high - die[1], "west": die[0]}
    side = min(near, key=lambda one: (near[one], one))
    down = side in ("north", "south")
    if name in RADIUS:
        ring = _round((wide // 2, high // 2), min(RADIUS[name], wide // 4, high // 4))
    elif name in WIDTH:
        half = WIDTH[name] // 2
        ring = (
            rectangle(wide // 2 - half, 0, 2 * half, high) if down else rectangle(0, high // 2 - half, wide, 2 * half)
        )
    elif name == "lake":
        ring = {
            "north": rectangle(0, 0, wide, high // 2), "south": rectangle(0, high - high // 2, wide, high // 2),
            "west": rectangle(0, 0, wide // 2, high), "east": rectangle(wide - wide // 2, 0, wide // 2, high),
        }[side]  # fmt: skip
    else:
        return None
    return Water(name, clip_to(ring, floor.ring))


def _round(at: Point, radius: int) -> Ring:
    spokes = (
        (0, -1000), (383, -924), (707, -707), (924, -383), (1000, 0), (924, 383), (707, 707), (383, 924),
        (0, 1000), (-383, 924), (-707, 707), (-924, 383), (-1000, 0), (-924, -383), (-707, -707), (-383, -924),
    )  # fmt: skip
    return tuple((at[0] + x * radius // 1000, at[1] + y * radius // 1000) for x, y in spokes)
