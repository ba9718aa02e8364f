"""Loaded dice, for tests: the faces in order, whatever stream asks. Left-over or missing dice are an error."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from printgen.chance.cup import Bag
from printgen.chance.journal import Journal


class LoadedDice:
    by = "loaded"

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.faces, self.used = faces, 0

    def words(self, stream: str) -> Callable[[int, int], int]:
        def face(_: int, sides: int) -> int:
            if self.used >= len(self.faces):
                raise AssertionError(f"a die too few: {stream} asks for die {self.used + 1}, a d{sides}")
            shown = self.faces[self.used]
            self.used += 1
            if not 1 <= shown <= sides:
                raise AssertionError(f"loaded die {self.used} shows {shown} on a d{sides} ({stream})")
            return shown

        return face


@contextmanager
def loaded(*faces: int) -> Iterator[Bag]:
    """`with loaded(6, 3, 1) as bag:` — every die must be thrown."""
    source = LoadedDice(faces)
    yield Bag("loaded", source=source, journal=Journal())
    left = faces[source.used :]
    if left:
        raise AssertionError(f"dice left over: {left}")
