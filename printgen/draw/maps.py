"""A run's maps as files: maps/<name>.svg and, when asked, .png."""

from collections.abc import Mapping
from typing import Protocol

from printgen.draw.look import Grid, Inkiness, Look
from printgen.draw.sheet import draw
from printgen.model.plan import Plan


class Wanted(Protocol):
    """What a map needs of a press wish."""

    @property
    def ink(self) -> str: ...
    @property
    def grid(self) -> str: ...
    @property
    def theme(self) -> str: ...
    @property
    def names(self) -> bool: ...


def look_of(wish: Wanted) -> Look:
    ink: Inkiness = wish.ink if wish.ink in ("light", "bold", "none") else "dyson"  # type: ignore[assignment]
    grid: Grid = wish.grid if wish.grid in ("lines", "dashes", "none") else "dots"  # type: ignore[assignment]
    return Look(ink=ink, grid=grid, theme=wish.theme, names=wish.names)


def draw_maps(plans: Mapping[str, Plan], wish: Wanted, *, png: bool, svg: bool) -> dict[str, bytes]:
    files: dict[str, bytes] = {}
    look = look_of(wish)
    for name, plan in plans.items():
        picture = draw(plan, look)
        if svg:
            files[f"maps/{name}.svg"] = picture.encode()
        if png:
            from printgen.draw.png import png_of

            files[f"maps/{name}.png"] = png_of(picture)
    return files
