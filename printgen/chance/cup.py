"""The cup: a named stream that writes down its throws. Nothing else throws dice.

Streams are named after things in the fiction (`fourad/tile/7/contents`). A `Bag` hands out cups over one of three
sources: the seed, a person's own dice, or loaded dice in tests. What is only pretty comes from `ink(...)`, which is
always the seed's, is never journaled and is never asked of a person.
"""

from collections.abc import Callable, Sequence
from struct import Struct
from typing import Protocol, TypeVar

from printgen.chance.dice import MOST_DICE, Dice, block, dice
from printgen.chance.journal import Journal, Reading, Roll
from printgen.errors import Usage

T = TypeVar("T")
WORDS = Struct(">8I").unpack  # the eight words of a block
Adds = tuple[tuple[str, int], ...]


class Source(Protocol):
    """Shows the face of the die at `index` of `stream`. `by` goes into the journal."""

    by: str

    def words(self, stream: str) -> Callable[[int, int], int]: ...


class SeedDice:
    """Faces from the seed: `word % 8` of the SHA-256 block `index // 8`."""

    by = "seed"

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def words(self, stream: str) -> Callable[[int, int], int]:
        seed, number = self.seed, -1
        words: tuple[int, ...] = ()

        def face(index: int, sides: int) -> int:
            nonlocal words, number
            if index >> 3 != number:
                number = index >> 3
                words = WORDS(block(seed, stream, number))
            return 1 + (words[index & 7] * sides >> 32)

        return face


class Cup:
    """Throws the dice of one stream, one after the other."""

    __slots__ = ("_by", "_face", "at", "journal", "stream")

    def __init__(self, stream: str, face: Callable[[int, int], int], journal: Journal | None, by: str) -> None:
        self.stream, self.journal, self.at = stream, journal, 0
        self._face, self._by = face, by

    def die(self, sides: int) -> int:
        shown = self._face(self.at, sides)
        self.at += 1
        return shown

    def throw(
        self, notation: str | Dice, why: str, adds: Adds = (), read: Callable[[int], Reading] | None = None
    ) -> Roll:
        """Throw, add, and write it down. `read` looks the total up (see `consult`)."""
        thrown = dice(notation) if isinstance(notation, str) else notation
        at = self.at
        plain = thrown.plain
        if plain is not None:
            count, sides, explodes = plain
            face = self._face
            self.at = at + count
            faces: tuple[int, ...]
            if count == 1:
                total = face(at, sides)
                faces = (total,)
                if explodes and total == sides:
                    faces = self._explode(faces, sides)
                    total = sum(faces)
            else:
                faces = tuple([face(at + one, sides) for one in range(count)])
                total = sum(faces)
        else:
            faces = thrown.throw(self.die)
            total = thrown.total(faces)
        for _, add in adds:
            total += add
        table, row, source = read(total) if read else ("", "", "")
        journal = self.journal
        number = len(journal.rolls) + 1 if journal is not None else 0
        roll = Roll(number, self.stream, at, thrown.text, faces, adds, total, why, table, row, source, self._by)
        if journal is not None:
            journal.rolls.append(roll)
        return roll

    def _explode(self, faces: tuple[int, ...], sides: int) -> tuple[int, ...]:
        """Again after a highest face, as long as one comes."""
        while faces[-1] == sides and len(faces) < MOST_DICE:
            faces = (*faces, self.die(sides))
        return faces

    def d6(self, why: str, adds: Adds = ()) -> Roll:
        """One d6: the commonest throw, kept short."""
        at = self.at
        shown = self._face(at, 6)
        self.at = at + 1
        total = shown
        for _, add in adds:
            total += add
        journal = self.journal
        if journal is None:
            return Roll(0, self.stream, at, "d6", (shown,), adds, total, why)
        roll = Roll(len(journal.rolls) + 1, self.stream, at, "d6", (shown,), adds, total, why, "", "", "", self._by)
        journal.rolls.append(roll)
        return roll

    def pick(self, count: int, why: str) -> int:
        """A fair choice among `count` things, counted from 0: two by halves of a d6, three by pairs, four and five by a
        d6 rerolled past them, six by a d6, more by one die of that many sides. One thing throws nothing."""
        if count < 1:
            raise ValueError(f"nothing to pick from: {why}")
        if count == 1:
            return 0
        if count > 6:
            return self.throw(f"d{count}", why).total - 1
        while True:
            shown = self.d6(why).total
            if count == 2:
                return (shown - 1) // 3
            if count == 3:
                return (shown - 1) // 2
            if shown <= count:
                return shown - 1

    def choose(self, things: Sequence[T], why: str) -> T:
        return things[self.pick(len(things), why)]


class Ink:
    """Chance for what is only pretty: cheap, unjournaled, never a rule."""

    __slots__ = ("_at", "_held", "_seed", "_stream")

    def __init__(self, seed: str, stream: str) -> None:
        self._seed, self._stream, self._at, self._held = seed, stream, 0, b""

    def word(self) -> int:
        at = self._at
        if not at & 7:
            self._held = block(self._seed, self._stream, at >> 3)
        self._at = at + 1
        at = 4 * (at & 7)
        return int.from_bytes(self._held[at : at + 4], "big")

    def unit(self) -> float:
        """0 ≤ x < 1."""
        return self.word() / 4294967296

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self.unit()

    def below(self, count: int) -> int:
        return self.word() * count >> 32

    def choose(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        deck = list(things)
        for last in range(len(deck) - 1, 0, -1):
            at = self.below(last + 1)
            deck[last], deck[at] = deck[at], deck[last]
        return deck


class Bag:
    """All the cups of one run. Asking twice for a stream gives the same cup, so its dice go on."""

    def __init__(
        self, seed: str, *, source: Source | None = None, journal: Journal | None = None, rerolls: Sequence[str] = ()
    ) -> None:
        self.seed, self.journal, self.rerolls = seed, journal, tuple(rerolls)
        self.source: Source = source or SeedDice(seed)
        self._cups: dict[str, Cup] = {}

    def cup(self, stream: str) -> Cup:
        cup = self._cups.get(stream)
        if cup is None:
            named = self.salted(stream) if self.rerolls else stream
            cup = self._cups[stream] = Cup(named, self.source.words(named), self.journal, self.source.by)
        return cup

    def ink(self, stream: str) -> Ink:
        """`ink/...` or `choice/...` only."""
        if not stream.startswith(("ink/", "choice/")):
            raise ValueError(f"{stream} is no ink stream")
        return Ink(self.seed, self.salted(stream))

    def salted(self, stream: str) -> str:
        """`--reroll fourad/tile/7` names its streams `fourad/tile/7~1/...`; twice, `~2`."""
        counts: dict[str, int] = {}
        for prefix in self.rerolls:
            if stream == prefix or stream.startswith(prefix + "/"):
                counts[prefix] = counts.get(prefix, 0) + 1
        for prefix in sorted(counts, key=len, reverse=True):
            stream = f"{prefix}~{counts[prefix]}{stream[len(prefix) :]}"
        return stream


def clean_reroll(prefix: str) -> str:
    """A stream prefix without stray slashes, or Usage."""
    kept = prefix.strip().strip("/")
    if not kept or "~" in kept or "\n" in kept:
        raise Usage(f"--reroll “{prefix}”: give the start of a stream's name, like fourad/tile/7")
    return kept
