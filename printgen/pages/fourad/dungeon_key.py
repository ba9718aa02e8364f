"""The tile key of an unplayed dungeon, and the index of what is in it."""

from collections.abc import Sequence
from typing import Any

from printgen.pages.fourad.dungeon_facts import Facts, mark_of
from printgen.pages.fourad.exits import line
from printgen.pages.fourad.foe_words import single
from printgen.pages.fourad.phrase import capital
from printgen.pages.fourad.plan import tile_id
from printgen.press.marks import runs_of
from printgen.rules.fourad.rulebook import Rulebook
from printgen.rules.fourad.unplayed import Dungeon, Group, Place

Entry = dict[str, Any]


def anchor(number: int) -> str:
    return f"key-{number}"


def key_entries(dungeon: Dungeon, facts: Facts) -> list[Entry]:
    """Every tile in order, as the key's template wants it."""
    return [_entry(dungeon, place, facts) for place in dungeon.places]


def _entry(dungeon: Dungeon, place: Place, facts: Facts) -> Entry:
    tile = dungeon.layout.tile(place.tile)
    return {
        "no": tile.number,
        "name": place.title,
        "sub": line(tile),
        "pic": tile_id(tile.number),
        "mark": mark_of(place),
        "words": place.words,
        "facts": facts.of(place),
        "rolls": runs_of(throws(tile.throw, place)),
        "id": anchor(tile.number),
    }


def throws(tile: int, place: Place) -> list[int]:
    """The numbers of every throw that made a tile, but those that are sealed."""
    nos = [tile]
    if place.contents is not None:
        nos += place.contents.nos
    for group in (place.group, place.last):
        nos += group_throws(group)
    if place.final is not None:
        nos.append(place.final.no)
    return [no for no in nos if no]


def group_throws(group: Group | None) -> list[int]:
    if group is None:
        return []
    return [no for no in (*group.nos, group.power_no, *group.price_nos) if no]


def index_groups(dungeon: Dungeon, book: Rulebook) -> Sequence[tuple[str, Sequence[tuple[str, Sequence[str]]]]]:
    """Foes, features and events, treasure: each with the entries of the key that have it."""
    foes: dict[str, list[str]] = {}
    things: dict[str, list[str]] = {}
    loot: dict[str, list[str]] = {}
    for place in dungeon.places:
        here = anchor(place.tile)
        for group in (place.group, place.last):
            if group is not None:
                foe = book.foes[group.foe]
                name = capital(foe.name if single(foe) and not foe.steals else foe.plural)
                if here not in foes.setdefault(name, []):
                    foes[name].append(here)
        held = place.contents
        if held is None:
            continue
        for reading in (held.feature, held.event, held.trap):
            if reading is not None and reading.name not in ("wanderers", "trap"):
                things.setdefault(capital(reading.name), []).append(here)
        if held.treasure:
            loot.setdefault("In a trap" if held.guarded else "Unguarded", []).append(here)
    return [
        (name, sorted(found.items()))
        for name, found in (("Foes", foes), ("Features, events, traps", things), ("Treasure", loot))
    ]
