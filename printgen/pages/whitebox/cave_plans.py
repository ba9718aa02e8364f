"""A cave as maps: the referee's with numbers, heights and monsters, the players' with the ground alone."""

from collections.abc import Mapping

from printgen.model.plan import Feature, Label, Mark, Plan, Space
from printgen.record import Setting
from printgen.rules.whitebox.result import Cave, CaveExit, CaveResult, Spot

SPROUTS = ((-22, 10), (24, 14), (2, -24))
GROUND = {"chasm": "chasm", "raised": "raised", "plants": "raised", "water": "water"}


def cave_plans(result: CaveResult, setting: Setting) -> Mapping[str, Plan]:
    plans: dict[str, Plan] = {}
    for cave in result.caves:
        stem = f"cave-{cave.number}-" if len(result.caves) > 1 else ""
        plan = cave_plan(cave, setting.seed)
        plans[f"{stem}gm"] = plan
        plans[f"{stem}player"] = plan.for_players()
    return plans


def cave_plan(cave: Cave, seed: str) -> Plan:
    features: list[Feature] = []
    labels: list[Label] = []
    for spot in cave.spots:
        features += spot_features(spot)
        labels.append(Label(f"no-{spot.die}", str(spot.number), number_at(spot), 90, secret=True))
        if spot.kind == "water" and spot.sides == 20 and len(spot.ring) > 6:
            labels.append(Label(f"ford-{spot.die}", "ford", ford_at(spot), 55))
        if spot.kind == "ceiling":
            labels.append(
                Label(f"height-{spot.die}", f"{spot.face} ft", (spot.at[0], spot.at[1] + 75), 62, secret=True)
            )
    marks = []
    for at, one in enumerate(cave.exits, 1):
        if one.text.startswith("shaft"):
            features.append(Feature(f"shaft-{at}", "shaft", one.at, (150, 150), label=exit_words(one) or one.text))
            continue
        kind = "entrance" if one.kind == "in" else "exit" if one.to else "unexplored"
        marks.append(Mark(f"way-{at}", kind, one.at, one.facing, exit_words(one)))  # type: ignore[arg-type]
    return Plan(
        f"Cave {cave.number}", cave.wide, cave.high, 5, f"Cave level {cave.level}",
        f"Cavern level {cave.level} · ceiling {cave.ceiling} ft but where it says",
        (Space("cave", "cave", cave.outline, cave.holes, smooth=True),), (), (), tuple(features),
        tuple(marks), tuple(labels), seed=seed,
    )  # fmt: skip


def ford_at(spot: Spot) -> tuple[int, int]:
    """A river's narrowest place: a third of the way along it. Its ring goes down one bank and up the other."""
    third = len(spot.ring) // 2 // 3
    (ax, ay), (bx, by) = spot.ring[third], spot.ring[-1 - third]
    return (ax + bx) // 2, (ay + by) // 2


def number_at(spot: Spot) -> tuple[int, int]:
    """A number beside what stands at its die."""
    if spot.kind in ("ceiling",):
        return spot.at
    return spot.at[0] - 75, spot.at[1] - 55


def spot_features(spot: Spot) -> list[Feature]:
    out: list[Feature] = []
    if spot.kind in GROUND and len(spot.ring) >= 3:
        out.append(Feature(f"ground-{spot.die}", GROUND[spot.kind], spot.at, outline=spot.ring))
    if spot.kind == "plants":
        x, y = spot.at
        out += [
            Feature(f"plants-{spot.die}-{at}", "plant", (x + dx, y + dy), (62, 62))
            for at, (dx, dy) in enumerate(SPROUTS)
        ]
    if spot.kind == "pillar":
        out += pillars(spot)
    if spot.kind == "monster":
        out.append(Feature(f"foe-{spot.die}", "monster", spot.at, (110, 110), secret=True))
    return out


def pillars(spot: Spot) -> list[Feature]:
    x, y = spot.at
    if spot.sides in (4, 6):
        return [Feature(f"pillar-{spot.die}", "stalagmite", (x, y), (80, 80))]
    if spot.sides == 8:
        places = ((-60, -30), (55, -45), (5, 60))
        return [
            Feature(f"pillar-{spot.die}-{at}", "stalagmite", (x + dx, y + dy), (90, 90))
            for at, (dx, dy) in enumerate(places)
        ]
    size = {10: 140, 12: 200, 20: 320}[spot.sides]
    return [Feature(f"pillar-{spot.die}", "pillar", (x, y), (size, size))]


def exit_words(one: CaveExit) -> str:
    if one.kind == "in":
        return f"from cave {one.to}" if one.to else ""
    return f"to cave {one.to}" if one.to else ""
