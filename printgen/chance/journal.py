"""The journal: every throw, in order of play, as one JSON line each.

A line tells why the dice were thrown, from which stream and index, their faces, what was added, the total, and on which
table and row it was read. `total` is the notation's value of the faces plus the adds.
"""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec


class Roll(msgspec.Struct, frozen=True, gc=False):
    """One throw. `no` is its number in the journal (0 when nobody keeps one)."""

    no: int
    stream: str
    at: int
    dice: str
    faces: tuple[int, ...]
    adds: tuple[tuple[str, int], ...]
    total: int
    why: str
    table: str = ""
    row: str = ""
    source: str = ""
    by: str = "seed"


class Reading(NamedTuple):
    """Where a throw was looked up."""

    table: str
    row: str
    source: str


class Journal:
    """Rolls in order of play."""

    def __init__(self) -> None:
        self.rolls: list[Roll] = []

    def __len__(self) -> int:
        return len(self.rolls)

    def lines(self) -> str:
        return journal_lines(self.rolls)


def journal_lines(rolls: Iterable[Roll]) -> str:
    encoder = msgspec.json.Encoder()
    return "".join(encoder.encode(roll).decode() + "\n" for roll in rolls)


def read_journal(text: str) -> tuple[Roll, ...]:
    """Rolls from journal.jsonl; msgspec.ValidationError names a bad line's field."""
    decoder = msgspec.json.Decoder(Roll)
    return tuple(decoder.decode(line) for line in text.splitlines() if line.strip())
