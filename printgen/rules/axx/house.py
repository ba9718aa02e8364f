"""The switches of AX&X: every ruling that has another reading, default first. `--house KEY=VALUE`."""

from typing import Literal

import msgspec


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One field a ruling; characters first, then levels."""

    class_by: Literal["fit", "d6"] = "fit"  # which class the scores suit, or a plain d6
    kit_extras: Literal["none", "basics"] = "none"  # a kit is a kit, or it brings torches and rations
    barbarian_medium: Literal["30", "40", "20"] = "30"  # feet a round of a Barbarian in medium armor
    barbarian_potions: Literal["yes", "no"] = "yes"  # drinks them, or distrusts them too
    hp_floor: Literal["1", "0"] = "1"  # the least a level adds
    xp: Literal["total", "step"] = "total"  # thresholds double, or the price of each level does
    slots: Literal["cycle", "first"] = "cycle"  # past level 6 a slot goes to 2nd, 3rd, 1st in turn, or to 1st
    thief_missiles: Literal["yes", "no"] = "yes"  # darts, javelin and sling are light, or they are not
    thief_search: Literal["wis", "dex"] = "wis"  # a Thief searches on WIS, or on DEX + 2
    naturals: Literal["off", "on"] = "off"  # natural 20 and 1
    kinds: Literal["rows", "4"] = "rows"  # Threat as printed, or four kinds a level
    deep_trap: Literal["thirds", "gas"] = "thirds"  # from level 4: trap, trick, gas by thirds, or every trap is gas
    purse: Literal["level", "flat"] = "level"  # a purse is a coin result and grows with the level, or is not
    captains: Literal["none", "six"] = "none"  # a leader in thinking bands of four or more on a 6
    visit: Literal["party", "each"] = "party"  # first-visit XP shared, or for each
    entrance_safe: Literal["no", "yes"] = "no"  # the first room is stocked, or empty
