"""What a room of type 19 acts on: the first there is of an iron door, a secret passage, a trap, the nearest plain door
(which becomes a portcullis). No die is thrown."""

from collections.abc import Sequence

from msgspec.structs import replace

from printgen.rules.whitebox.result import Passage, Portal, Room


def works(rooms: Sequence[Room], portals: Sequence[Portal], ways: Sequence[Passage]) -> tuple[list[Room], list[Portal]]:
    """The rooms with what they work, the doors with what became of them."""
    doors, out = list(portals), []
    for room in rooms:
        if room.face == 19:
            text, doors = _one(room, rooms, doors, ways)
            room = replace(room, works=text)
        out.append(room)
    return out, doors


def _one(room: Room, rooms: Sequence[Room], doors: list[Portal], ways: Sequence[Passage]) -> tuple[str, list[Portal]]:
    iron = next((door for door in doors if door.kind.startswith("iron") and door.room != room.number), None)
    if iron is not None:
        return f"opens and locks the iron {iron.side} door of room {iron.room}", doors
    hidden = next((way for way in ways if way.secret and len(way.rooms) == 2), None)
    if hidden is not None:
        return f"opens the secret passage between rooms {hidden.rooms[0]} and {hidden.rooms[1]}", doors
    trapped = next((one for one in rooms if one.trap is not None), None)
    if trapped is not None:
        return f"makes the trap of room {trapped.number} safe", doors
    for kinds in (("door",), ("stuck",), ("arch",)):
        near = [
            ((door.at[0] - room.centre[0]) ** 2 + (door.at[1] - room.centre[1]) ** 2, at)
            for at, door in enumerate(doors)
            if door.kind in kinds and door.passage.startswith("corridor")
        ]
        if near:
            at = min(near)[1]
            doors[at] = replace(doors[at], kind="portcullis")
            return f"raises and drops the portcullis at the {doors[at].side} of room {doors[at].room}", doors
    return "works nothing any more", doors
