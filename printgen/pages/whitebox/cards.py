"""Encounter cards with hit-point boxes, and treasure slips to hand over."""

from collections.abc import Iterator, Mapping, Sequence

from printgen.pages.whitebox.words import ALIGNMENT, COINS, number_of, runs, stat_line, upper, value
from printgen.press.document import Box, Card, Cell, Strip
from printgen.rules.whitebox.result import Area, Cave, Foe, Group, Hoard

TRACK = (
    Cell((2, 3, 4, 5), "hostile", "black"), Cell((6, 7, 8), "unsure", "grey"), Cell((9, 10, 11, 12), "friendly", "white")
)  # fmt: skip
MOST_LINES = 5
LINE = 11  # boxes in a line


def area_cards(areas: Sequence[Area], seed: str) -> list[Card]:
    return [card for area in areas for card in _area(area, seed)]


def _area(area: Area, seed: str) -> Iterator[Card]:
    prefix = f"area {area.number}, " if area.number > 1 or len(area.exits) > 9 else ""
    for room in area.rooms:
        if room.group is not None:
            kind = "lair" if room.group.lair else "monster"
            yield from encounter(area.foe(room.group.key), room.group, kind, f"{prefix}room {room.number}", seed)
    for face, group in enumerate(area.wanderers, 1):
        yield from encounter(area.foe(group.key), group, "wanderer", f"{prefix}number {face}", seed)
    for room in area.rooms:
        for hoard in room.hoards:
            if not hoard.empty:
                yield slip(hoard, f"{prefix}room {room.number}", seed)


def cave_cards(caves: Sequence[Cave], seed: str) -> list[Card]:
    out: list[Card] = []
    for cave in caves:
        places: Mapping[int, int] = {spot.group: spot.number for spot in cave.spots if spot.group >= 0}
        prefix = f"cave {cave.number}, " if cave.number > 1 else ""
        for at, group in enumerate(cave.groups):
            out += encounter(cave.foe(group.key), group, "monster", f"{prefix}place {places[at]}", seed)
        for face, group in enumerate(cave.wanderers, 1):
            out += encounter(cave.foe(group.key), group, "wanderer", f"{prefix}number {face}", seed)
        out += [slip(hoard, f"{prefix}the cave", seed) for hoard in cave.hoards if not hoard.empty]
    return out


def encounter(foe: Foe, group: Group, kind: str, place: str, seed: str) -> list[Card]:
    """One card, or more where a group's hit points do not fit on one."""
    cards = []
    chunks = _chunks(group.hp)
    stats = dict(stat_line(foe))
    mood = ALIGNMENT.get(group.alignment, "")
    first = 1
    for at, points in enumerate(chunks, 1):
        boxes = [
            Box(f"HP {no}" if len(group.hp) > 1 else "HP", count, half=count // 2 if len(group.hp) == 1 else 0)
            for no, count in enumerate(points, first)
        ]
        first += len(points)
        special = [one for one in foe.special if one != "spells:"]
        text = [upper("; ".join(special)) + "."] if special else []
        write_in = (("spells", ""),) if len(special) < len(foe.special) else ()
        if len(chunks) > 1:
            text.insert(0, f"*Card {at} of {len(chunks)}: {number_of(group, foe)} in all.*")
        cards.append(
            Card(
                kind, place, foe.called(len(group.hp)), stats["HD"], "HD",
                (("AC", stats["AC"]), ("save", str(foe.save)), ("XP", f"{foe.xp:,}" + (" each" if len(group.hp) > 1 else ""))),
                boxes, text,
                (*write_in, ("attacks", f"{stats['to hit']}: {stats['attacks']}"), ("move", move_words(foe.move)), ("mood", mood)),
                Strip(12, TRACK), f"rolls {runs(group.throws)}" if group.throws else "", seed,
            )
        )  # fmt: skip
    return cards


def _chunks(points: Sequence[int]) -> list[tuple[int, ...]]:
    """As many on one card as five lines of boxes hold."""
    out: list[tuple[int, ...]] = []
    now: list[int] = []
    for count in points:
        if now and sum(_lines(one) for one in now) + _lines(count) > MOST_LINES:
            out.append(tuple(now))
            now = []
        now.append(count)
    return [*out, tuple(now)]


def _lines(points: int) -> int:
    return -(-points // LINE)


def move_words(move: str) -> str:
    """Feet a turn, walking and flying."""
    walk, _, fly = move.partition("/")
    return f"{walk}0 ft a turn" + (f", flying {fly}0" if fly else "")


def slip(hoard: Hoard, place: str, seed: str) -> Card:
    """Half a card to hand over when it is found."""
    coins = [f"{getattr(hoard, coin):,} {coin}" for coin in COINS if getattr(hoard, coin)]
    text = [", ".join(coins) + "."] if coins else []
    text += [upper(find.text) + "." for find in hoard.finds]
    name = {"hoard": "Hoard", "vault": "Vault", "chest": "Chest", "compartment": "Hidden cache"}[hoard.where]
    return Card(
        "treasure", place, name, stats=((("worth", value(hoard.copper)),) if hoard.copper else ()), text=text,
        foot_left=f"rolls {runs(hoard.throws)}", foot_right=seed, back="treasure", size="slip",
    )  # fmt: skip
