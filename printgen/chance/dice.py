"""Dice: the notation, and a face as a pure function of seed, stream and index.

Grammar: terms joined by + and -, each a product of factors joined by x, × or *, each a whole number or dice: `NdS`,
`d%`, `d66` (two d6 read as tens and ones), `d3` (a d6 read in pairs), with `kh`/`kl` and a count (keep highest or
lowest) or `!` (a highest face is thrown again and added). At most 1,000 dice and 200 characters; anything else is
refused by name. Faces are kept in the order thrown; a total is always worked out from them.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256

from printgen.errors import Usage

MOST_DICE = 1000
MOST_TEXT = 200
_FACTOR = re.compile(r"(?P<n>\d*)d(?P<s>\d+|%)(?:(?P<keep>kh|kl)(?P<kept>\d*))?(?P<bang>!?)|(?P<int>\d+)")


def block(seed: str, stream: str, number: int) -> bytes:
    """Eight 32-bit words, big end first: a user can check a logged die with sha256sum."""
    return sha256(f"{seed}\n{stream}\n{number}".encode()).digest()


def face(seed: str, stream: str, index: int, sides: int) -> int:
    """The face, 1 to `sides`, that the die at `index` of `stream` shows."""
    at = 4 * (index % 8)
    word = int.from_bytes(block(seed, stream, index // 8)[at : at + 4], "big")
    return 1 + (word * sides >> 32)


@dataclass(frozen=True, slots=True)
class Factor:
    """`count` dice of `sides`, or the plain number `count` when sides is 0."""

    count: int
    sides: int = 0
    keep: str = ""
    kept: int = 0
    explodes: bool = False
    read: str = ""  # "66": tens and ones; "pairs": a d6 as a d3

    def __str__(self) -> str:
        if not self.sides:
            return str(self.count)
        count = "" if self.count == 1 else str(self.count)
        if self.read == "66":
            return "d66"
        sides = "3" if self.read == "pairs" else "%" if self.sides == 100 else str(self.sides)
        keep = self.keep + str(self.kept) if self.keep else ""
        return f"{count}d{sides}{keep}{'!' if self.explodes else ''}"

    def throw(self, die: Callable[[int], int]) -> list[int]:
        if self.sides and not self.explodes:
            sides = self.sides
            return [die(sides) for _ in range(self.count)]
        faces = []
        for _ in range(self.count if self.sides else 0):
            shown = die(self.sides)
            faces.append(shown)
            while self.explodes and shown == self.sides:
                if len(faces) >= MOST_DICE:
                    break
                shown = die(self.sides)
                faces.append(shown)
        return faces

    def take(self, faces: Iterator[int]) -> list[int]:
        """This factor's own faces from a longer row of them, explosions included."""

        def next_face(_: int) -> int:
            return next(faces)

        return self.throw(next_face)

    def value(self, faces: Sequence[int]) -> int:
        if not self.sides:
            return self.count
        if self.read == "66":
            return 10 * faces[0] + faces[1]
        if self.read == "pairs":
            return sum((shown + 1) // 2 for shown in faces)
        if self.keep:
            ranked = sorted(faces, reverse=self.keep == "kh")
            return sum(ranked[: self.kept])
        return sum(faces)


@dataclass(frozen=True, slots=True)
class Dice:
    """A parsed notation: signed terms, each a product of factors."""

    text: str
    terms: tuple[tuple[int, tuple[Factor, ...]], ...]
    plain: tuple[int, int, bool] | None = None  # NdS alone: count, sides, does it explode; the commonest, kept quick

    def __str__(self) -> str:
        return self.text

    def throw(self, die: Callable[[int], int]) -> tuple[int, ...]:
        """All faces in the order of the notation; `die(sides)` shows one face."""
        if len(self.terms) == 1 and len(self.terms[0][1]) == 1:  # the commonest kind, kept quick
            return tuple(self.terms[0][1][0].throw(die))
        return tuple(shown for _, factors in self.terms for factor in factors for shown in factor.throw(die))

    def total(self, faces: Sequence[int]) -> int:
        """What those faces come to by this notation."""
        if len(self.terms) == 1 and len(self.terms[0][1]) == 1 and self.terms[0][0] == 1:
            return self.terms[0][1][0].value(faces)
        rest, total = iter(faces), 0
        for sign, factors in self.terms:
            product = sign
            for factor in factors:
                product *= factor.value(factor.take(rest))
            total += product
        return total

    def bounds(self) -> tuple[int, int]:
        """The least and greatest total (exploding dice are counted once: no upper end)."""
        low = high = 0
        for sign, factors in self.terms:
            least = most = 1
            for factor in factors:
                number = factor.count if not factor.sides else factor.kept or factor.count
                top = 66 if factor.read == "66" else 3 if factor.read == "pairs" else factor.sides
                bottom = 11 if factor.read == "66" else 1
                if factor.read == "66":
                    number = 1
                least *= number * bottom if factor.sides else factor.count
                most *= number * top if factor.sides else factor.count
            low, high = low + (least if sign > 0 else -most), high + (most if sign > 0 else -least)
        return low, high

    def totals(self) -> tuple[int, ...]:
        """Every total these dice can show (for tables; exploding dice have none)."""
        from printgen.chance.odds import distribution

        return tuple(sorted(distribution(self)))


_parsed: dict[str, Dice] = {}


def dice(text: str) -> Dice:
    """Parse a notation, or refuse it by name (Usage)."""
    found = _parsed.get(text)
    if found is None:
        found = _parsed[text] = _parse(text)
    return found


def _parse(text: str) -> Dice:
    if len(text) > MOST_TEXT:
        raise Usage(f"dice “{text[:20]}…”: longer than {MOST_TEXT} characters")
    bare = text.replace(" ", "").replace("−", "-").replace("×", "x").replace("*", "x").lower()
    pieces = re.split(r"([+-])", bare)
    if pieces[0] == "" or len(pieces) % 2 == 0:
        raise Usage(f"dice “{text}”: not understood (like 2d6, d6+2, 3d6x10, d66, 4d6kh3)")
    terms, count = [], 0
    for sign, product in zip(["+", *pieces[1::2]], pieces[0::2], strict=True):
        factors = tuple(_factor(one, text) for one in product.split("x"))
        count += sum(factor.count for factor in factors if factor.sides)
        terms.append((-1 if sign == "-" else 1, factors))
    if count > MOST_DICE:
        raise Usage(f"dice “{text}”: more than {MOST_DICE} dice")
    return Dice(text, tuple(terms), _plain(terms))


def _plain(terms: Sequence[tuple[int, tuple[Factor, ...]]]) -> tuple[int, int, bool] | None:
    """NdS, or dS!, and nothing beside it."""
    sign, factors = terms[0]
    one = factors[0]
    if len(terms) > 1 or sign < 0 or len(factors) > 1 or not one.sides or one.keep or one.read:
        return None
    return None if one.explodes and one.count > 1 else (one.count, one.sides, one.explodes)


def _factor(one: str, text: str) -> Factor:
    match = _FACTOR.fullmatch(one)
    if not match:
        raise Usage(f"dice “{text}”: “{one}” is neither a number nor dice (like 2d6, d6+2, 3d6x10, d66, 4d6kh3)")
    if match["int"]:
        return Factor(int(match["int"]))
    count, sides = int(match["n"] or 1), 100 if match["s"] == "%" else int(match["s"])
    kept = int(match["kept"] or 1) if match["keep"] else 0
    if sides == 66 and count == 1 and not match["keep"] and not match["bang"]:
        return Factor(2, 6, read="66")
    if sides == 3 and not match["keep"] and not match["bang"]:
        return Factor(count, 6, read="pairs")
    if not (1 <= count <= MOST_DICE and 2 <= sides <= MOST_DICE and kept <= count):
        raise Usage(f"dice “{text}”: “{one}” needs 1 to {MOST_DICE} dice of 2 to {MOST_DICE} sides")
    return Factor(count, sides, match["keep"] or "", kept, bool(match["bang"]))
