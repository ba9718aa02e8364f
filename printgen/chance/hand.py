"""A person's own dice: whole numbers from a file (`#` comments) or asked for one at a time on a terminal."""

from collections.abc import Callable, Iterator
from pathlib import Path

from printgen.errors import BadFile, Limit

MOST_NUMBERS = 100_000


class HandDice:
    """Faces by hand, taken as given and checked against the die asked for."""

    by = "hand"

    def __init__(self, faces: Iterator[tuple[int, str]], place: str) -> None:
        self._faces, self._place, self.used = faces, place, 0

    def words(self, stream: str) -> Callable[[int, int], int]:
        def face(_: int, sides: int) -> int:
            shown, where = next(self._faces, (0, ""))
            if not where:
                raise BadFile(f"{self._place}: ran out after {self.used} dice; {stream} asks for a d{sides}: add more")
            self.used += 1
            if not 1 <= shown <= sides:
                raise BadFile(f"{where}: {shown} on a d{sides} ({stream}); give 1 to {sides}")
            return shown

        return face


def dice_file(path: Path) -> HandDice:
    """Read a dice file whole, so a bad line is named before anything is rolled."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(f"--dice {path}: cannot be read ({error.__class__.__name__}); give a UTF-8 text file") from None
    return read_dice(text, str(path))


def read_dice(text: str, place: str) -> HandDice:
    """Own dice from text; `place` is named in errors."""
    faces = []
    for number, line in enumerate(text.splitlines(), 1):
        for word in line.partition("#")[0].replace(",", " ").split():
            if not word.isdecimal() or len(word) > 4:
                raise BadFile(f"{place}:{number}: “{word[:20]}” is no die; give whole numbers, # for comments")
            faces.append((int(word), f"{place}:{number}"))
    if len(faces) > MOST_NUMBERS:
        raise Limit(f"{place}: more than {MOST_NUMBERS} dice")
    return HandDice(iter(faces), place)


class AskedDice:
    """Own dice asked for one at a time; `ask(prompt)` returns what was typed."""

    by = "hand"

    def __init__(self, ask: Callable[[str], str]) -> None:
        self._ask = ask

    def words(self, stream: str) -> Callable[[int, int], int]:
        def face(_: int, sides: int) -> int:
            prompt = f"{stream}: throw a d{sides}"
            while True:
                typed = self._ask(prompt).strip()
                if typed.isdecimal() and 1 <= int(typed) <= sides:
                    return int(typed)
                prompt = f"{typed or 'nothing'} is not on a d{sides}; throw again"

        return face
