"""The kinds of Four Against Darkness's lists."""

from typing import Any

from printgen.tables.kinds import fourad_foes, fourad_heroes, fourad_traps, fourad_words

KINDS: dict[str, type[Any]] = {
    **fourad_foes.KINDS,
    **fourad_heroes.KINDS,
    **fourad_traps.KINDS,
    **fourad_words.KINDS,
}
