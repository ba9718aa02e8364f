"""A plan as JSON: written, edited by hand, read again (MAPS.md describes the fields).

`{"format": 1, "plan": {...}}`; the plan's fields are those of `printgen.model.plan`, in hundredths of a square. What is
read is checked: sizes and counts bounded, every place on the sheet, every outline a figure.
"""

from collections.abc import Iterator

import msgspec

from printgen.errors import BadFile, Limit
from printgen.model.plan import UNIT, Plan, Point

FORMAT = 1
MOST_SQUARES = 250  # a side
MOST_THINGS = 20_000


class PlanFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: int
    plan: Plan


def plan_json(plan: Plan) -> str:
    return msgspec.json.format(msgspec.json.encode(PlanFile(FORMAT, plan)), indent=2).decode() + "\n"


def read_plan(text: str, place: str) -> Plan:
    """The plan of a file, or BadFile naming the field."""
    try:
        found = msgspec.json.decode(text, type=PlanFile)
    except msgspec.DecodeError as error:
        raise BadFile(f"{place}: {error}; see MAPS.md") from None
    if found.format != FORMAT:
        raise BadFile(f"{place}: plan format {found.format}; this printgen reads {FORMAT}")
    check(found.plan, place)
    return found.plan


def check(plan: Plan, place: str) -> None:
    """Bounds that keep a drawing finite and on its sheet."""
    for name, side in (("width", plan.width), ("height", plan.height)):
        if not 1 <= side <= MOST_SQUARES:
            raise Limit(f"{place}: {name} {side}: give 1 to {MOST_SQUARES} squares")
    if not 1 <= plan.feet <= 1000:
        raise BadFile(f"{place}: feet {plan.feet}: give 1 to 1000")
    things = sum(map(len, (plan.spaces, plan.doors, plan.stairs, plan.features, plan.marks, plan.labels)))
    if things > MOST_THINGS:
        raise Limit(f"{place}: {things} things; {MOST_THINGS} at most")
    for what, point in _points(plan):
        if not (-UNIT <= point[0] <= (plan.width + 1) * UNIT and -UNIT <= point[1] <= (plan.height + 1) * UNIT):
            raise BadFile(
                f"{place}: {what}: {point[0]}, {point[1]} lies off the sheet of {plan.width} × {plan.height} squares"
            )
    for space in plan.spaces:
        for ring in (space.outline, *space.holes):
            if len(ring) < 3:
                raise BadFile(f"{place}: space {space.id}: an outline needs three points or more")
    for door in plan.doors:
        if not 10 <= door.width <= 40 * UNIT:
            raise BadFile(f"{place}: door {door.id}: width {door.width}; give 10 to {40 * UNIT} hundredths")
    sizes = [(stair.id, (stair.width, stair.length)) for stair in plan.stairs]
    sizes += [(feature.id, feature.size) for feature in plan.features]
    for id, sides in sizes:
        if not all(1 <= side <= MOST_SQUARES * UNIT for side in sides):
            raise BadFile(
                f"{place}: {id}: size {sides[0]} × {sides[1]}; give 1 to {MOST_SQUARES * UNIT} hundredths a side"
            )


def _points(plan: Plan) -> Iterator[tuple[str, Point]]:
    for space in plan.spaces:
        for ring in (space.outline, *space.holes):
            for point in ring:
                yield f"space {space.id}", point
    for kind in (plan.doors, plan.stairs, plan.features, plan.marks, plan.labels):
        for thing in kind:
            yield f"{type(thing).__name__.lower()} {thing.id}", thing.at
    for feature in plan.features:
        for point in feature.outline:
            yield f"feature {feature.id}", point
