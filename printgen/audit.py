"""Recomputes a run from its seed and says what differs: a face, a total, a row, a table, the record.

Three looks, each of which can name its fault alone: every line of the journal against itself (its faces from seed,
stream and index; its total from faces and adds; its row from the table), every table against the digest the record
keeps, and the whole run rolled again against record and journal. Dice by hand are taken as given.
"""

import json
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from printgen.chance.cup import SeedDice, Source
from printgen.chance.dice import dice
from printgen.chance.hand import HandDice
from printgen.chance.journal import Roll
from printgen.errors import PrintgenError
from printgen.games import game, options_of, roll_run
from printgen.record import Record
from printgen.tables.load import Tables

MOST_SHOWN = 20


def audit(record: Record, rolls: Sequence[Roll], tables: Tables) -> list[str]:
    """Every difference found, one line each; empty when the run is as its seed makes it."""
    faults = [fault for roll in rolls for fault in check_roll(roll, record.setting.seed, tables)]
    faults += list(_tables(record, tables))
    algorithm = game(record.setting.game).algorithm
    if record.algorithm != algorithm:
        return [
            *faults,
            f"rolled by algorithm {record.algorithm}; this printgen has {algorithm}: see “Dice” in CHANGELOG",
        ]
    if record.throws != len(rolls):
        faults.append(f"record.json: says {record.throws} throws; the journal holds {len(rolls)}")
    return (faults + list(_again(record, rolls, tables)))[:MOST_SHOWN]


def check_roll(roll: Roll, seed: str, tables: Tables) -> Iterator[str]:
    """A journal line against its own seed, dice and table."""
    place = f"roll {roll.no} ({roll.stream}, {roll.why})"
    try:
        thrown = dice(roll.dice)
        if roll.by == "seed":
            face = SeedDice(seed).words(roll.stream)
            at = iter(range(roll.at, roll.at + 10_000))
            faces = thrown.throw(lambda sides: face(next(at), sides))
            if faces != roll.faces:
                yield f"{place}: faces {list(roll.faces)}; the seed shows {list(faces)}"
        total = thrown.total(roll.faces) + sum(add for _, add in roll.adds)
    except (PrintgenError, StopIteration, RuntimeError, IndexError):
        yield f"{place}: {roll.dice} does not come to faces {list(roll.faces)}"
        return
    if total != roll.total:
        yield f"{place}: total {roll.total}; faces and adds come to {total}"
    if roll.table:
        try:
            row = tables.table(roll.table).row(roll.total).key
        except (PrintgenError, KeyError):
            yield f"{place}: table {roll.table} has no row for {roll.total}"
        else:
            if row != roll.row:
                yield f"{place}: row {roll.row}; {roll.table} reads {row} for {roll.total}"


def _tables(record: Record, tables: Tables) -> Iterator[str]:
    for id, digest in record.tables.items():
        name = f"tables/{id}.toml"
        if not tables.shelf.has(name):
            yield f"{name}: is not on the shelf; the run was rolled on it"
        elif tables.shelf.find(name).digest != digest:
            yield f"{name}: has changed since this run was rolled"


def _again(record: Record, rolls: Sequence[Roll], tables: Tables) -> Iterator[str]:
    options, house = options_of(record.setting)
    source: Source | None = None
    if record.setting.dice == "hand":
        source = HandDice(((face, "the journal") for roll in rolls for face in roll.faces), "the journal")
    try:
        fresh = roll_run(record.setting, options, house, tables, source)
    except PrintgenError as error:
        yield f"the run cannot be rolled again: {error}"
        return
    for old, new in zip(rolls, fresh.rolls, strict=False):
        if old != new:
            yield f"roll {old.no}: {_difference(old, new)}"
            break
    if len(rolls) != len(fresh.rolls):
        yield f"journal.jsonl: {len(rolls)} rolls; the seed makes {len(fresh.rolls)}"
    for name in sorted(set(record.tables) ^ set(fresh.record.tables)):
        yield f"record.json: tables: {name} is {'not read' if name in record.tables else 'read too'} when rolled again"
    yield from _record(record, fresh.record)


def _difference(old: Roll, new: Roll) -> str:
    for field in Roll.__struct_fields__:
        if getattr(old, field) != getattr(new, field):
            return f"{field} is {getattr(old, field)!r}; rolled again it is {getattr(new, field)!r}"
    return "differs"


def _record(old: Record, new: Record) -> Iterator[str]:
    was = json.loads(msgspec.json.encode(old.result))
    is_now = json.loads(msgspec.json.encode(new.result))
    for place, before, after in _walk("result", was, is_now):
        yield f"record.json: {place} is {before}; rolled again it is {after}"


def _walk(place: str, a: Any, b: Any) -> Iterator[tuple[str, str, str]]:
    if isinstance(a, dict) and isinstance(b, dict):
        for key in [*a, *(key for key in b if key not in a)]:
            yield from _walk(f"{place}.{key}", a.get(key), b.get(key))
    elif isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for at, (left, right) in enumerate(zip(a, b, strict=True)):
            yield from _walk(f"{place}[{at}]", left, right)
    elif a != b:
        yield place, _short(a), _short(b)


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:57] + "…"
