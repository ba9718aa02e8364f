"""The maps of an unplayed dungeon: the referee's, with all that stands in it, and the player's, with none of it."""

from collections.abc import Mapping

from printgen.model.plan import Plan
from printgen.pages.fourad.plan import plan_of
from printgen.record import Setting
from printgen.rules.fourad.contents import Contents
from printgen.rules.fourad.unplayed import Dungeon, Place

STANDS = {
    "fountain": "fountain",
    "blessed temple": "altar",
    "cursed altar": "altar",
    "armory": "weapon-rack",
    "statue": "statue",
    "puzzle box": "chest",
}


def dungeon_plans(dungeon: Dungeon, setting: Setting) -> Mapping[str, Plan]:
    """gm and player."""
    whole = plan_of(
        dungeon.layout,
        title=dungeon.name,
        seed=setting.seed,
        names={place.tile: place.title for place in dungeon.places},
        furniture={place.tile: kind for place in dungeon.places if (kind := stands(place.contents))},
        lairs=[place.tile for place in dungeon.places if is_lair(place)],
    )
    return {"gm": whole, "player": whole.for_players()}


def stands(held: Contents | None) -> str:
    """The drawing of what stands in a tile: a feature, a chest, a trap."""
    if held is None:
        return ""
    if held.feature is not None:
        return STANDS[held.feature.name]
    if held.treasure:
        return "chest"
    return "trap" if held.trap is not None else ""


def is_lair(place: Place) -> bool:
    """A boss waits here, or may."""
    return place.final is not None or place.last is not None
