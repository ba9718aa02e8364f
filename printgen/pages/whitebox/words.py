"""How White Box things are said in print: coins, doors, foes, throws."""

from collections.abc import Iterable, Sequence

from printgen.rules.whitebox.result import Area, Find, Foe, Group, Hoard, Portal, Room, Trap

KINDS = {
    "door": "wooden door", "stuck": "stuck door", "arch": "arch", "open": "opening", "iron": "iron door",
    "iron-locked": "iron door, locked", "secret": "secret door", "portcullis": "portcullis",
}  # fmt: skip
ALIGNMENT = {"C": "chaotic", "N": "neutral", "L": "lawful"}
WHERE = {"hoard": "Hoard", "vault": "In the vault", "chest": "In the chest", "compartment": "In the compartment"}
COINS = ("pp", "gp", "ep", "sp", "cp")


def upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def listed(words: Sequence[str], last: str = "and") -> str:
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def runs(numbers: Iterable[int]) -> str:
    """1-3, 7: the numbers of throws."""
    out: list[list[int]] = []
    for number in sorted(set(numbers)):
        if out and number == out[-1][1] + 1:
            out[-1][1] = number
        else:
            out.append([number, number])
    return ", ".join(str(a) if a == b else f"{a}–{b}" for a, b in out)


def value(copper: int) -> str:
    """A worth in gold pieces."""
    gold, rest = divmod(copper, 100)
    return f"{gold:,} gp" if not rest else f"{copper / 100:,.2f}".rstrip("0").rstrip(".") + " gp"


def hoard_words(hoard: Hoard) -> str:
    """Everything in it, and its worth; “nothing” for an empty one."""
    if hoard.empty:
        return f"{WHERE[hoard.where]}: nothing."
    coins = [f"{getattr(hoard, coin):,} {coin}" for coin in COINS if getattr(hoard, coin)]
    things = coins + find_words(hoard.finds)
    worth = f" (worth {value(hoard.copper)})" if hoard.copper else ""
    return f"{WHERE[hoard.where]}: {'; '.join(things)}{worth}."


def find_words(finds: Sequence[Find]) -> list[str]:
    """Gems and jewels of a kind together, each with its worth; magic in italics."""
    held: dict[str, list[int]] = {}
    magic = []
    for find in finds:
        if find.magic:
            magic.append(f"*{find.text}*")
        else:
            held.setdefault(find.text.rpartition(", ")[0], []).append(find.worth)
    out = []
    for kind, worths in held.items():
        if len(worths) == 1:
            out.append(f"{kind}, {worths[0]:,} gp")
        else:
            out.append(f"{count_of(len(worths))} {many(kind)}: {', '.join(f'{one:,}' for one in worths)} gp")
    return out + magic


COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def count_of(number: int) -> str:
    return COUNTS[number] if number < len(COUNTS) else str(number)


def many(kind: str) -> str:
    """pieces of jewelry, fancy stones, gems or jewels"""
    if " of " in kind:
        head, _, tail = kind.partition(" of ")
        return f"{many(head)} of {tail}"
    return " or ".join(f"{one}s" for one in kind.split(" or "))


def door_words(door: Portal, area: Area) -> str:
    """north: stuck door, to 3"""
    to = beyond(door, area)
    text = f"{door.side}: {KINDS[door.kind]}"
    if door.locked:
        text += f" (key in room {door.key})" if door.key else " (no key here)"
    return f"{text}, {to}" if to else text


def beyond(door: Portal, area: Area) -> str:
    """Where a door's passage leads."""
    way = next(way for way in area.passages if way.id == door.passage)
    others = [str(number) for number in way.rooms if number != door.room]
    if others:
        return f"to {listed(others)}"
    if way.id == "way-in":
        return "the way in"
    if way.outline:
        return "a closet 5 ft square"
    return "the way on" if way.id.startswith("way-on") else "a way on"


def number_of(group: Group, foe: Foe) -> str:
    count = len(group.hp)
    return f"{count} {foe.called(count).lower()}"


def points(group: Group) -> str:
    return f"HP {', '.join(str(one) for one in group.hp)}"


def xp_of(group: Group | None, area: Area) -> int:
    return area.foe(group.key).xp * len(group.hp) if group is not None else 0


def stat_line(foe: Foe) -> list[tuple[str, str]]:
    """Label and value, in the order of the page."""
    hit = f"+{foe.hit}"
    return [
        ("AC", f"{foe.ac} [{foe.ascending}]"), ("HD", foe.hd.replace("-", "−")), ("to hit", hit),
        ("attacks", "; ".join(foe.attacks).replace("-", "−")), ("save", f"**{foe.save}**"), ("move", foe.move.replace("/", ", flying ")),
        ("align", {"d6": "varies"}.get(foe.alignment, foe.alignment)), ("XP", f"{foe.xp:,}"),
    ]  # fmt: skip


def trap_words(trap: Trap) -> str:
    place = f" on the {trap.on} door" if trap.on else ""
    detail = f" {upper(trap.detail)}." if trap.detail else ""
    return f"{trap.name}{place}: {trap.text}.{detail}"


def type_words(room: Room) -> str:
    """The room's type with what it is besides."""
    name = upper(room.name)
    if room.area_change == "level":
        name += ", a way on"
    return f"{name}, lair" if room.lair else name
