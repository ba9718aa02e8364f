"""Exact odds of a notation by convolution: whole counts, no floats, so tests compare without tolerances."""

from collections import Counter
from collections.abc import Callable
from itertools import product as combinations

from printgen.chance.dice import Dice, Factor
from printgen.errors import Usage

MOST_COMBINATIONS = 200_000


def distribution(notation: Dice) -> dict[int, int]:
    """Total → number of equally likely ways. Refuses exploding dice (no end) and vast ones (Usage)."""
    whole: Counter[int] = Counter({0: 1})
    for sign, factors in notation.terms:
        term: Counter[int] = Counter({sign: 1})
        for factor in factors:
            term = _combine(term, _factor(factor, notation.text), lambda a, b: a * b)
        whole = _combine(whole, term, lambda a, b: a + b)
    return dict(whole)


def _combine(left: Counter[int], right: Counter[int], join: Callable[[int, int], int]) -> Counter[int]:
    out: Counter[int] = Counter()
    for a, ways in left.items():
        for b, more in right.items():
            out[join(a, b)] += ways * more
    return out


def _factor(factor: Factor, text: str) -> Counter[int]:
    if not factor.sides:
        return Counter({factor.count: 1})
    if factor.explodes:
        raise Usage(f"dice “{text}”: exploding dice have no last total")
    if factor.keep or factor.read == "66":
        if factor.sides**factor.count > MOST_COMBINATIONS:
            raise Usage(f"dice “{text}”: too many to count out")
        return Counter(factor.value(f) for f in combinations(range(1, factor.sides + 1), repeat=factor.count))
    out: Counter[int] = Counter({0: 1})
    one = Counter(factor_value(factor, shown) for shown in range(1, factor.sides + 1))
    for _ in range(factor.count):
        out = _combine(out, one, lambda a, b: a + b)
    return out


def factor_value(factor: Factor, shown: int) -> int:
    return (shown + 1) // 2 if factor.read == "pairs" else shown
