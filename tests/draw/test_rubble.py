"""A heap of stones lies on its own ground."""

from typing import ClassVar

import pytest

from printgen.draw import areas
from printgen.draw.geometry import XY, inside
from printgen.draw.pen import Pen
from printgen.model.plan import Feature

HEAPS = {
    "a square": ((0, 0), (300, 0), (300, 300), (0, 300)),
    "a wedge from a wall": ((0, 0), (300, 0), (150, 220)),
    "a patch cut by a wall": ((0, 0), (180, 0), (260, 140), (120, 260), (0, 200)),
}


class Stones(Pen):
    """Keeps the corners of every stone."""

    __slots__ = ()
    seen: ClassVar[list[XY]] = []

    def lines(self, points: list[XY], *, closed: bool = False) -> "Stones":  # type: ignore[override]
        self.seen.extend(points)
        return self


class Heap(areas._Area):
    def bodies(self, pen: Pen, width: float = 3.4) -> None: ...

    def solid(self, pen: Pen, colour: str = "") -> None: ...


@pytest.mark.parametrize("name", HEAPS)
def test_no_stone_lies_over_the_edge(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(areas, "Pen", Stones)
    monkeypatch.setattr(Stones, "seen", [])
    ring = HEAPS[name]
    heap = Heap(Feature("f", "rubble", (0, 0), outline=ring), ring, None, None, None)  # type: ignore[arg-type]
    Stones.seen.clear()  # the outline was drawn with the same pen
    areas._rubble(heap)
    assert len(Stones.seen) > 40
    assert all(inside(x, y, heap.shape) for x, y in Stones.seen)
