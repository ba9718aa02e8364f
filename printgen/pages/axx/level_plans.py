"""A level's maps by name: one level is gm and player, more are level-1-gm and so on."""

from collections.abc import Mapping

from printgen.model.plan import Plan
from printgen.record import Setting
from printgen.rules.axx.level.found import Levels


def level_plans(run: Levels, setting: Setting) -> Mapping[str, Plan]:
    plans: dict[str, Plan] = {}
    for level in run.levels:
        stem = f"level-{level.depth}-" if len(run.levels) > 1 else ""
        plans[f"{stem}gm"] = level.plan
        plans[f"{stem}player"] = level.plan.for_players()
    return plans
