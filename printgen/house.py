"""House rules: `--house KEY=VALUE` for every ruling that has another reading.

A game's switches are one frozen msgspec struct whose fields are `Literal[...]`, default first, named after the ruling.
"""

from collections.abc import Sequence
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec

from printgen.errors import Usage, suggest

T = TypeVar("T", bound=msgspec.Struct)


def parse_house(given: Sequence[str], switches: type[T]) -> T:
    """The game's options from KEY=VALUE pairs; Usage names the pair and what would do."""
    hints = get_type_hints(switches)
    values: dict[str, Any] = {}
    for pair in given:
        key, equals, value = pair.partition("=")
        key = key.strip().replace(".", "_")
        if not equals:
            raise Usage(f"--house {pair}: write KEY=VALUE")
        if key not in hints:
            raise Usage(f"--house {key}: no such rule{suggest(key, sorted(hints))}")
        if key in values:
            raise Usage(f"--house {key}: given twice; keep one")
        allowed = get_args(hints[key])
        match = next((one for one in allowed if str(one) == value.strip()), None)
        if match is None:
            raise Usage(f"--house {key}={value}: give {' or '.join(str(one) for one in allowed)}")
        values[key] = match
    return switches(**values)


def changed(house: msgspec.Struct) -> dict[str, str]:
    """The switches that differ from the defaults, for the record and the colophon."""
    plain = type(house)()
    return {
        name: str(getattr(house, name))
        for name in house.__struct_fields__
        if getattr(house, name) != getattr(plain, name)
    }
