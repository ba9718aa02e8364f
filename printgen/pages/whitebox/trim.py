"""A plan without its empty margins, so that it comes larger on a page of its own."""

from msgspec.structs import replace

from printgen.model.plan import UNIT, Plan, Point, Ring

ROOM = 1  # squares left all round


def trimmed(plan: Plan) -> Plan:
    """The same map on the smallest sheet of whole squares; nothing is turned or scaled."""
    points = [point for space in plan.spaces for point in space.outline] + [mark.at for mark in plan.marks]
    left = min(x for x, _ in points) // UNIT - ROOM
    top = min(y for _, y in points) // UNIT - ROOM
    right = -(-max(x for x, _ in points) // UNIT) + ROOM
    low = -(-max(y for _, y in points) // UNIT) + ROOM

    def moved(point: Point) -> Point:
        return point[0] - UNIT * left, point[1] - UNIT * top

    def ring(points: Ring) -> Ring:
        return tuple(moved(point) for point in points)

    return replace(
        plan,
        width=right - left,
        height=low - top,
        spaces=tuple(
            replace(one, outline=ring(one.outline), holes=tuple(ring(hole) for hole in one.holes))
            for one in plan.spaces
        ),
        doors=tuple(replace(one, at=moved(one.at)) for one in plan.doors),
        stairs=tuple(replace(one, at=moved(one.at)) for one in plan.stairs),
        features=tuple(replace(one, at=moved(one.at), outline=ring(one.outline)) for one in plan.features),
        marks=tuple(replace(one, at=moved(one.at)) for one in plan.marks),
        labels=tuple(replace(one, at=moved(one.at)) for one in plan.labels),
    )
