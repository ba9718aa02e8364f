"""The switches of the White Box rulings, default first; `tables/whitebox/RULINGS.md` explains each."""

from typing import Literal

import msgspec


class House(msgspec.Struct, frozen=True):
    """`--house KEY=VALUE`; box.d20 and box_d20 are the same key."""

    box_d4: Literal["2x2", "3x2"] = "2x2"
    box_d6: Literal["3x2", "2x2", "3x3"] = "3x2"
    box_d8: Literal["3x3", "3x2", "4x3"] = "3x3"
    box_d10: Literal["4x3", "3x3", "4x4"] = "4x3"
    box_d12: Literal["4x4", "4x3", "5x4"] = "4x4"
    box_d20: Literal["6x5", "5x4", "4x4", "8x6"] = "6x5"
    kinds: Literal["4", "any"] = "4"
    lairs: Literal["roll", "reuse"] = "roll"
    room_monsters: Literal["die", "group"] = "die"
    iron_locked: Literal["4", "6", "0"] = "4"
    stuck: Literal["most", "all", "none"] = "most"
    feature_die: Literal["dropped", "rolled"] = "dropped"
    spell_trap: Literal["hostile", "any"] = "hostile"
    pits: Literal["ours", "bare"] = "ours"
    vault: Literal["both", "cache"] = "both"
    dead_end: Literal["secret", "stop"] = "secret"
    cave_d4: Literal["plants", "monster"] = "plants"
    cave_hoard: Literal["yes", "no"] = "yes"
    cave_down: Literal["as_areas", "never"] = "as_areas"
    secret_doors: Literal["elf", "plain"] = "elf"

    def box(self, sides: int) -> tuple[int, int]:
        """Width and height in squares of the room a die stands for."""
        text: str = getattr(self, f"box_d{sides}")
        wide, _, high = text.partition("x")
        return int(wide), int(high)
