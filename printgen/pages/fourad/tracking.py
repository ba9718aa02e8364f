"""The tracking sheet: what a player marks while a dungeon is played."""

from typing import Any

from printgen.rules.fourad.unplayed import READY


def tracking(tiles: int = 0, heroes: int = 4) -> dict[str, Any]:
    """Context of the tracking sheet; without tiles an empty one for any dungeon."""
    return {
        "tiles": tiles,
        "heroes": heroes,
        "ready": READY,
        "once": ("Lady in white", "Healer", "Alchemist", "Fountain"),
    }
