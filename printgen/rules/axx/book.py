"""The tables creation reads, opened once: `open_book(tables)`. Everything a rule looks up by key is here."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from printgen.errors import BadFile, suggest
from printgen.tables.kinds.axx import Armor, Goods, Hand, Kindred, Kit, Klass, Shop, Slots, Spell, Track, Weapon
from printgen.tables.load import Tables
from printgen.tables.schema import Table

Item = Weapon | Armor | Goods
SPELL_LEVELS = (1, 2, 3)


@dataclass(frozen=True)
class Book:
    """The lists by key; rolled tables come from `tables`."""

    tables: Tables
    classes: Mapping[str, Klass]
    kindreds: Mapping[str, Kindred]
    tracks: Mapping[str, Track]
    slots: Mapping[str, Slots]
    items: Mapping[str, Item]
    kits: Mapping[str, Kit]
    shops: Mapping[str, Shop]
    hirelings: Mapping[str, Hand]
    spells: Mapping[str, Mapping[str, Spell]]  # "cleric-1" → its list; a list nobody has is absent

    def roll(self, id: str) -> Table:
        return self.tables.table(f"axx/{id}")

    @cached_property
    def modifiers(self) -> tuple[int, ...]:
        """The modifier of a score, by score (0 to 18)."""
        table = self.roll("modifiers")
        return (0, 0, 0, *(int(table.row(score).text) for score in range(3, 19)))

    @cached_property
    def edges(self) -> tuple[int, ...]:
        """What DEX adds to AC, by score (0 to 18)."""
        table = self.roll("edge")
        return (0, 0, 0, *(int(table.row(score).text) for score in range(3, 19)))

    @cached_property
    def ties(self) -> Mapping[str, str]:
        """What a tie means, by its name."""
        return {row.name: row.text for row in self.roll("ties").rows}

    def item(self, key: str) -> Item:
        if key not in self.items:
            raise BadFile(f"gear “{key}” is not on the list{suggest(key, list(self.items))}")
        return self.items[key]

    def spell(self, klass: Klass, key: str) -> Spell:
        for level in SPELL_LEVELS:
            found = self.spells.get(f"{klass.casts}-{level}", {}).get(key)
            if found is not None:
                return found
        raise BadFile(f"spell “{key}” is on no list of a {klass.name}")

    def optional(self, id: str) -> Table | None:
        """A rolled table only a user's shelf may have."""
        return self.roll(id) if self.tables.shelf.has(f"tables/axx/{id}.toml") else None


def open_book(tables: Tables) -> Book:
    def listing(id: str) -> Mapping[str, Any]:
        return tables.listing(f"axx/{id}").entries

    spells = {
        f"{caster}-{level}": listing(f"spells/{caster}-{level}")
        for caster in ("cleric", "magic-user")
        for level in SPELL_LEVELS
        if tables.shelf.has(f"tables/axx/spells/{caster}-{level}.toml")
    }
    items = {**listing("weapons"), **listing("armor"), **listing("gear")}
    return Book(
        tables, listing("classes"), listing("kindreds"), listing("tracks"), listing("slots"), items,
        listing("kits"), listing("shop"), listing("hirelings"), spells,
    )  # fmt: skip
