"""The envelope of a run: how it was rolled, and what came of it. To and from JSON, the same bytes everywhere.

`result` is the game's own frozen struct (one a command); the registry in `games.py` knows which. A record keeps digests
of the tables it was rolled on, never places on a disk.
"""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import msgspec

from printgen.errors import BadFile

FORMAT = 1


class Setting(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a command was asked: everything that decides the roll, and nothing else."""

    game: str
    command: str
    seed: str
    options: dict[str, Any] = {}
    house: dict[str, str] = {}
    rerolls: tuple[str, ...] = ()
    dice: str = "seed"  # "hand" when a person threw


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """record.json."""

    format: int
    algorithm: int
    setting: Setting
    tables: dict[str, str]
    throws: int
    result: Any

    def to_json(self) -> str:
        """Two-space indented, keys in the order of the structs, ending in a line feed."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2).decode() + "\n"


def read_record(text: str, place: str, results: Mapping[tuple[str, str], type[Any]]) -> Record:
    """A record whose result is its command's struct, or BadFile naming the field."""
    try:
        record = msgspec.json.decode(text, type=Record)
        if record.format != FORMAT:
            raise BadFile(f"{place}: record format {record.format}; this printgen reads {FORMAT}")
        key = (record.setting.game, record.setting.command)
        if key not in results:
            raise BadFile(f"{place}: {key[0]} {key[1]} is no command of this printgen")
        result = msgspec.convert(record.result, results[key])
    except msgspec.DecodeError as error:
        raise BadFile(f"{place}: {error}; mend that field, or roll the run again") from None
    return msgspec.structs.replace(record, result=result)


def digest(text: str) -> str:
    """Eight hex digits in two groups, as a colophon prints them."""
    full = sha256(text.encode()).hexdigest()
    return f"{full[:4]} {full[4:8]}"
