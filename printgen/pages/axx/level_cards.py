"""Cards of a level: a threat for each band (wanderers too), a slip for each treasure, a card for each trap and trick."""

from collections.abc import Iterator

from printgen.pages.axx.level_key import place_words, save_words
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
MOST_HP = 40


def level_cards(run: Levels, seed: str) -> list[Card]:
    return [card for level in run.levels for card in _level(level, seed)]


def _level(level: Level, seed: str) -> Iterator[Card]:
    for room in level.rooms:
        if room.stock.group is not None:
            yield threat_card(level, room.stock.group, f"room {room.number}", seed)
    for face, group in enumerate(level.wanderers, 1):
        yield threat_card(level, group, f"wanderer {face}", seed)
    for room in level.rooms:
        if room.stock.snare is not None or room.stock.puzzle is not None:
            yield snare_card(level, room, seed)
    for room in level.rooms:
        if room.stock.spoils is not None:
            yield slip(
                level, room.stock.spoils, f"room {room.number}", "hidden" if room.stock.hidden else "treasure", seed
            )
        led = room.stock.group
        if led is not None and led.leader is not None:
            yield slip(level, led.leader.spoils, f"room {room.number}", "carried by the leader", seed)


def threat_card(level: Level, group: Group, place: str, seed: str) -> Card:
    foe = level.foes[group.foe]
    boxes = [Box("number", group.number, half=group.number // 2)] if group.number > 1 else []
    hp = foe.hp * group.number
    if group.leader is not None and group.leader.captain:
        hp += group.leader.hp - foe.hp
    if hp <= MOST_HP:
        boxes.append(Box("HP" if group.number == 1 else f"HP, {foe.hp} each", hp))
    morale = "none: mindless" if foe.mind == "mindless" else "d6 1–3 at first loss, at half"
    text = [", ".join(foe.blows) + ".", " ".join(foe_lines(foe, level.depth))]
    if group.leader is not None:
        text.append(leader_line(group))
    text.append(f"*Wants {group.want}. Try: {foe.tries}*")
    return Card(
        "filler" if foe.filler else "threat", f"level {level.depth}, {place}", title_of(group, foe), foe.hd, "HD",
        (("AC", str(foe.ac)), ("HP", str(foe.hp)), ("XP", f"{foe.xp}" if group.number == 1 else f"{foe.xp}, all {group_xp(group, foe)}")),
        boxes, [one for one in text if one.strip()],
        (
            ("surprise", "in cover, never" if foe.cover else "d6 a side: 1–2"),
            ("distance", "2d6 × 10 ft"),
            ("morale", morale),
            ("purse", gold(group.purse) if group.purse else "none"),
        ),
        Strip(12, HOSTILE if foe.mind == "mindless" else TRACK), f"rolls {runs(group.throws)}" if group.throws else "", seed,
    )  # fmt: skip


def slip(level: Level, spoils: Spoils, place: str, kind: str, seed: str) -> Card:
    """Half a card to hand over."""
    stats = [("worth", gold(worth(spoils)))] if worth(spoils) else []
    if spoils.slots:
        stats.append(("slots", str(spoils.slots)))
    if spoils.locked:
        stats.append(("lock", "12, STR 15"))
    text = [f"{gold(spoils.coins)} in coin."] if spoils.coins else []
    text += [upper_first(thing_words(one)) + "." for one in spoils.things]
    return Card(
        "treasure", f"level {level.depth}, {place}", spoils.name, stats=stats, text=text, foot_left=kind,
        foot_right=seed, back="treasure", size="slip",
    )  # fmt: skip


def snare_card(level: Level, room: LevelRoom, seed: str) -> Card:
    """The tell first; the rest below."""
    place = f"level {level.depth}, room {room.number}"
    if room.stock.puzzle is not None:
        trick = room.stock.puzzle
        text = [f"*{upper_first(trick.seen)}.*", f"**Solved by:** {trick.solved}.", f"**Gives:** {trick.gives}."]
        return Card("trick", place, trick.name, text=text, foot_right=seed, back="trap")
    snare = room.stock.snare
    assert snare is not None
    tell = f"*{upper_first(snare.tell).rstrip('.')}.*"
    if snare.gas:
        return Card(
            "gas",
            place,
            snare.name,
            text=[tell, "All in the room: **Body 12 or Petrified**."],
            foot_right=seed,
            back="trap",
        )
    text = [tell, f"**Set** {place_words(room, snare)}. **Sprung by** {snare.trigger}.", save_words(snare)]
    text.append(f"**Then:** {snare.rider}.")
    return Card("trap", place, snare.name, text=text, foot_right=seed, back="trap")
