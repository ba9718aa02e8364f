"""The parts of an area's book: what each page is filled with."""

from collections.abc import Mapping, Sequence
from typing import Any

from printgen.pages.whitebox.log_form import filled, log_part
from printgen.pages.whitebox.room_words import entry
from printgen.pages.whitebox.words import listed, number_of, points, runs, stat_line, upper, xp_of
from printgen.press.document import Part
from printgen.rules.whitebox.result import Area, Foe, Group, Room


def area_parts(area: Area, several: bool, room_maps: Sequence[str], tray_mm: float, elf: bool) -> list[Part]:
    """Players' map first; all else is the referee's."""
    name = f"Area {area.number}"
    stem = f"area-{area.number}"
    here = f"dungeon level {area.level}"
    parts = [
        Part(stem, f"{name}: the players’ map", "base/map.html", {"map": f"{stem}/player", "alt": f"{name}, the players’ map"}, file="map"),
        Part(f"{stem}-gm", f"{name}: the map", "base/map.html", {"map": f"{stem}/gm", "alt": f"{name}, the referee’s map"}, file="map", secret=True),
        Part(f"{stem}-glance", f"{name} at a glance", "whitebox/glance.html", glance(area, here, elf), secret=True, level=2),
        Part(f"{stem}-drop", f"{name}: the drop", "whitebox/drop.html", drop_context(area, here, tray_mm), file="drop", secret=True, level=2),
    ]  # fmt: skip
    if room_maps:
        maps = [(picture, f"Rooms of area {area.number}") for picture in room_maps]
        parts.append(Part(f"{stem}-rooms", f"{name}: the rooms", "whitebox/pictures.html", {"maps": maps}, file="map", secret=True, level=2))  # fmt: skip
        context = {"title": f"{name}: room key", "note": here, "rooms": [entry(area, room) for room in area.rooms]}
        parts.append(
            Part(f"{stem}-key", f"{name}: room key", "whitebox/key.html", context, file="key", secret=True, level=2)
        )
    parts.append(
        Part(f"{stem}-foes", f"{name}: monsters", "whitebox/monsters.html", foes_context(area), secret=True, level=2)
    )
    parts.append(
        log_part(
            f"{stem}-log",
            f"{name}: crawl log",
            filled(area),
            area=f"{name}, level {area.level}",
            feature=area.feature.sentence,
            torches=area.torches,
            secret=True,
        )
    )
    return parts


def drop_context(area: Area, here: str, tray_mm: float) -> Mapping[str, Any]:
    feature = area.feature
    rows = []
    for room in area.rooms:
        die = area.drop.rooms[room.die]
        leads = sorted({sum(link.rooms) - room.number for link in area.links if room.number in link.rooms})
        rows.append(
            {
                "no": room.number, "sides": die.sides, "face": die.face, "full": die.top, "room": drop_words(area, room),
                "leads": ", ".join(str(one) for one in leads),
            }
        )  # fmt: skip
    tray = f"tray {area.drop.wide / 10:g} × {area.drop.high / 10:g} mm"
    return {
        "title": f"Area {area.number}", "note": f"{here} · {len(area.rooms)} rooms · {tray}", "tray": f"area-{area.number}/tray",
        "width": tray_mm,
        "feature": {
            "first": feature.first, "second": feature.second, "name": feature.name, "modifier": feature.modifier,
            "sentence": feature.sentence,
        },
        "rows": rows, "black": "a lair", "throws": runs([*area.throws, *feature.throws]) if area.throws else "",
    }  # fmt: skip


def drop_words(area: Area, room: Room) -> str:
    if room.area_change:
        out = next((one for one in area.exits if one.room == room.number and one.kind in ("level", "down")), None)
        to = (
            f", to area {out.to}"
            if out is not None and out.to
            else (f", to level {area.level + 1}" if room.area_change == "down" else "")
        )
        text = f"**{upper(room.name)}**{to}"
    else:
        text = upper(room.name)
    if room.lair and room.group is not None:
        text += f"; **lair** of {number_of(room.group, area.foe(room.group.key))}"
    elif room.lair:
        text += "; **lair**"
    return text


def glance(area: Area, here: str, elf: bool) -> Mapping[str, Any]:
    feature = area.feature
    facts = [("the way in", f"room {next(one.room for one in area.exits if one.kind == 'in')}")]
    ways = [
        f"{one.name} in room {one.room}" + (f" to area {one.to}, room {one.to_room}" if one.to else "")
        for one in area.exits
        if one.kind != "in"
    ]
    facts.append(("ways on", listed(ways) if ways else "none: a dead end but for the way in"))
    lairs = [
        f"room {room.number}" + (f" ({number_of(room.group, area.foe(room.group.key))})" if room.group else "")
        for room in area.rooms
        if room.lair
    ]
    facts.append(("lairs", listed(lairs) if lairs else "none"))
    locked = [
        f"room {door.room}, {door.side} (key in room {door.key})"
        if door.key
        else f"room {door.room}, {door.side} (no key here)"
        for door in area.portals
        if door.locked
    ]
    facts.append(("locked", listed(locked) if locked else "nothing"))
    traps = [f"{room.trap.name.lower()} in room {room.number}" for room in area.rooms if room.trap is not None]
    facts.append(("traps", listed(traps) if traps else "none"))
    secret = [f"rooms {way.rooms[0]} and {way.rooms[1]}" for way in area.passages if way.secret and len(way.rooms) == 2]
    secret += [f"a closet by room {way.rooms[0]}" for way in area.passages if way.secret and way.outline]
    secret += [
        f"a compartment in room {room.number}"
        for room in area.rooms
        if any(one.kind == "compartment" for one in room.things)
    ]
    facts.append(("secret", listed(secret) if secret else "nothing"))
    works = [f"room {room.number} {room.works}" for room in area.rooms if room.works]
    if works:
        facts.append(("works", listed(works)))
    hoards = [hoard for room in area.rooms for hoard in room.hoards]
    copper = sum(hoard.copper for hoard in hoards)
    from printgen.pages.whitebox.words import value

    magic = sum(find.magic for hoard in hoards for find in hoard.finds)
    found = value(copper) + (f" and {magic} magic item{'s' if magic > 1 else ''}" if magic else "")
    facts.append(("in all", f"{sum(xp_of(room.group, area) for room in area.rooms):,} XP of monsters, {found}"))
    rules = [
        ("move", "combat movement × 3, in feet a turn; a turn is ten minutes"),
        ("light", "a torch burns 1d4+4 turns; six are rolled ahead in the log"),
        ("wanderers", "d6 every third turn; on a 1 the next of the six ready ones"),
        ("stuck doors", "d6 1–2 to force (dwarf or halfling 1), a try a turn; noise"),
        ("iron doors", "cannot be forced; a locked one wants its key, a thief, knock, or the works"),
        ("secrets", "d6 1–2 a turn for each 10 ft searched" + ("; an elf 1–4, and 1–2 in passing" if elf else "")),
        ("traps", "spring on d6 1–2 when passed; save by a d20, the hero’s own number or over"),
    ]
    return {
        "title": f"Area {area.number} at a glance", "note": here,
        "feature": {
            "first": feature.first, "second": feature.second, "name": feature.name, "modifier": feature.modifier,
            "sentence": feature.sentence, "where": f"it is in room {feature.room}" if feature.room else "",
        },
        "facts": facts, "rules": rules,
    }  # fmt: skip


def foe_block(foe: Foe, where: str) -> Mapping[str, Any]:
    special = [one for one in foe.special if one != "spells:"]
    return {
        "name": foe.name, "stats": stat_line(foe), "special": upper("; ".join(special)) + "." if special else "",
        "where": where, "spells": "spells:" in foe.special,
    }  # fmt: skip


def wanderer_rows(groups: Sequence[Group], foes: Mapping[str, Foe]) -> list[list[str]]:
    return [
        [str(at), upper(number_of(group, foes[group.key])), points(group).removeprefix("HP ")]
        for at, group in enumerate(groups, 1)
    ]


def foes_context(area: Area) -> Mapping[str, Any]:
    blocks = []
    for foe in area.foes:
        rooms = [str(room.number) for room in area.rooms if room.group is not None and room.group.key == foe.key]
        blocks.append(
            foe_block(foe, f"rooms {listed(rooms)}" if len(rooms) > 1 else f"room {rooms[0]}" if rooms else "wanders")
        )
    kinds = len({room.group.key for room in area.rooms if room.group is not None})
    xp = sum(xp_of(room.group, area) for room in area.rooms)
    return {
        "title": f"Area {area.number}: monsters", "note": f"{kinds} kind{'s' if kinds != 1 else ''} live here", "foes": blocks,
        "wanderers": wanderer_rows(area.wanderers, {foe.key: foe for foe in area.foes}), "xp": f"{xp:,}",
    }  # fmt: skip
