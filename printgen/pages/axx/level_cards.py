"""Cards of a level: a threat for each band (wanderers too), a slip for each treasure, a card for each trap and trick."""

from collections.abc import Iterator

from printgen.pages.axx.level_key import place_words, rider_words, save_words
from printgen.pages.axx.level_words import foe_lines, gold, leader_line, runs, thing_words, title_of
from printgen.press.document import Box, Card, Cell, Strip
from printgen.rules.axx.level.found import Group, Level, LevelRoom, Levels, Spoils
from printgen.rules.axx.level.ledger import group_xp, worth
from printgen.rules.axx.level.words import upper_first

TRACK = (
    Cell(tuple(range(2, 6)), "hostile", "black"),
    Cell(tuple(range(6, 9)), "wary", "grey"),
    Cell(tuple(range(9, 13)), "friendly", "white"),
)
HOSTILE = (Cell(tuple(range(2, 13)), "hostile", "black"),)
MOST_HP = 24


def level_cards(run: Levels, seed: str) -> list[Card]:
    several = len(run.levels) > 1
    return [card for level in run.levels for card in _level(level, seed, f"level {level.depth}, " if several else "")]


def _level(level: Level, seed: str, on: str) -> Iterator[Card]:
    for room in level.rooms:
        if room.stock.group is not None:
            yield threat_card(level, room.stock.group, f"{on}room {room.number}", seed)
    for face, group in enumerate(level.wanderers, 1):
        yield threat_card(level, group, f"{on}wanderer {face}", seed)
    for room in level.rooms:
        if room.stock.snare is not None or room.stock.puzzle is not None:
            yield snare_card(room, f"{on}room {room.number}", seed)
    for room in level.rooms:
        if room.stock.spoils is not None:
            yield slip(
                room.stock.spoils, f"{on}room {room.number}", "hidden" if room.stock.hidden else "treasure", seed
            )
        led = room.stock.group
        if led is not None and led.leader is not None:
            yield slip(led.leader.spoils, f"{on}room {room.number}", "carried by the leader", seed)


def threat_card(level: Level, group: Group, place: str, seed: str) -> Card:
    """A band on one card where it fits: boxes for each HP while they are few, else the number alone."""
    foe = level.foes[group.foe]
    hp = foe.hp * group.number
    if group.leader is not None and group.leader.captain:
        hp += group.leader.hp - foe.hp
    fallen = (group.number + 1) // 2  # whose fall leaves half the band, or less
    if group.number == 1:
        boxes = [Box("HP", hp)]
    elif hp <= MOST_HP:
        boxes = [Box(f"{group.number}, HP {foe.hp} each", hp, half=fallen * foe.hp - 1)]
    else:
        boxes = [Box("number", group.number, half=fallen - 1)]
    text = [f"{upper_first(', '.join(foe.blows))}. {' '.join(foe_lines(foe, level.depth))}".strip()]
    if group.leader is not None:
        text.append(leader_line(group))
    text.append(f"*Wants {group.want}.{'' if foe.filler else f' Try: {foe.tries}'}*")
    xp = str(foe.xp) if group.number == 1 else f"{foe.xp}, all {group_xp(group, foe)}"
    surprise = "never surprised" if foe.cover else "surprise 1–2"
    rows = [("meet", f"{surprise} · 2d6 × 10 ft")]
    rows.append(("morale", "none: mindless" if foe.mind == "mindless" else _morale(group)))
    rows += [("purse", gold(group.purse))] if group.purse else []
    return Card(
        "threat", f"{place}, filler" if foe.filler else place, title_of(group, foe), foe.hd, "HD",
        (("AC", str(foe.ac)), ("HP", str(foe.hp)), ("XP", xp)), boxes, text, rows,
        Strip(12, HOSTILE if foe.mind == "mindless" else TRACK),
        f"rolls {runs(group.throws)}" if group.throws else "", seed,
    )  # fmt: skip


def _morale(group: Group) -> str:
    return "d6 1–3, at half its HP" if group.number == 1 else "d6 1–3, first loss and half"


def slip(spoils: Spoils, place: str, kind: str, seed: str) -> Card:
    """Half a card to hand over."""
    stats = [("worth", gold(worth(spoils)))] if worth(spoils) else []
    if spoils.slots:
        stats.append(("slots", str(spoils.slots)))
    if spoils.locked:
        stats.append(("lock", "12, STR 15"))
    text = [f"{gold(spoils.coins)} in coin."] if spoils.coins else []
    text += [upper_first(thing_words(one)) + "." for one in spoils.things]
    return Card(
        "treasure", place, spoils.name, stats=stats, text=text, foot_left=kind,
        foot_right=seed, back="treasure", size="slip",
    )  # fmt: skip


def snare_card(room: LevelRoom, place: str, seed: str) -> Card:
    """The tell first; the rest below."""
    rolls = f"rolls {runs(room.stock.throws)}" if room.stock.throws else ""
    if room.stock.puzzle is not None:
        trick = room.stock.puzzle
        text = [f"*{upper_first(trick.seen)}.*", f"**Solved by:** {trick.solved}.", f"**Gives:** {trick.gives}."]
        return Card("trick", place, trick.name, text=text, foot_left=rolls, foot_right=seed, back="trap")
    snare = room.stock.snare
    assert snare is not None
    tell = f"*{upper_first(snare.tell).rstrip('.')}.*"
    if snare.gas:
        return Card(
            "gas",
            place,
            snare.name,
            text=[tell, "All in the room: **Body 12 or Petrified**."],
            foot_left=rolls,
            foot_right=seed,
            back="trap",
        )
    text = [tell, f"**Set** {place_words(room, snare)}. **Trigger:** {snare.trigger}.", save_words(snare)]
    text.append(rider_words(snare))
    return Card("trap", place, snare.name, text=text, foot_left=rolls, foot_right=seed, back="trap")
