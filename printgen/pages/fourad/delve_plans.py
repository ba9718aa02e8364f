"""The maps of a delve: the referee's with what stood in the tiles, the player's without; only tiles the party entered."""

from collections.abc import Mapping

from printgen.model.plan import Plan
from printgen.pages.fourad.dungeon_plans import STANDS
from printgen.pages.fourad.plan import plan_of
from printgen.record import Setting
from printgen.rules.fourad.delve import Delve


def delve_plans(delve: Delve, setting: Setting) -> Mapping[str, Plan]:
    """gm and player."""
    whole = plan_of(
        delve.layout,
        title=f"The delve of {setting.seed}",
        seed=setting.seed,
        names={one.tile: one.title for one in delve.seen},
        furniture={one.tile: STANDS[one.feature] for one in delve.seen if one.feature},
        lairs=[one.tile for one in delve.seen if one.boss],
        seen=[one.tile for one in delve.seen],
    )
    return {"gm": whole, "player": whole.for_players()}
