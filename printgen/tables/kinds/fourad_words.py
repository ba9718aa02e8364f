"""Words for Four Against Darkness: themes of dungeons, names and first sentences by what a tile holds. Ink, no rules."""

import msgspec


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a dungeon is like: words of its title ("The", `first`, `place`, "of", `last`), a cover line, and what names
    and sentences are made with."""

    over: str
    first: tuple[str, ...]
    place: tuple[str, ...]
    last: tuple[str, ...]
    sub: tuple[str, ...]
    adjectives: tuple[str, ...]
    of: tuple[str, ...]
    corridors: tuple[str, ...]
    rooms: tuple[str, ...]


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Names and sentences for one topic; {adj} and {of} are the theme's."""

    names: tuple[str, ...]
    lines: tuple[str, ...]


KINDS = {"theme": Theme, "words": Words}
