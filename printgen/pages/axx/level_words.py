"""Words that a level's pages share: what a band is called, its stat line, an exit, a treasure. Plain text with **bold**."""

from collections.abc import Sequence

from printgen.rules.axx.level.found import Exit, Group, Level, LevelRoom, Spoils, Thing
from printgen.rules.axx.level.ledger import group_xp, worth
from printgen.rules.axx.level.words import counted, listed, number_word, upper_first
from printgen.tables.kinds.axx_level import Foe

FORMS = {
    "room": "room", "ell": "room of two arms", "tee": "room like a T", "cross": "cross", "octagon": "octagon",
    "round": "round room", "hall": "pillared hall", "cave": "cave",
}  # fmt: skip
MINDS = {"thinking": "thinking", "beast": "beast", "mindless": "mindless"}


def title_of(group: Group, foe: Foe) -> str:
    """As the Threat table calls it, or by number."""
    return foe.title or (foe.many if group.number > 1 else foe.name)


def gold(number: int) -> str:
    return f"{number:,} GP"


def stat_line(foe: Foe) -> str:
    return f"HD {foe.hd} · HP {foe.hp} · AC {foe.ac} · {', '.join(foe.blows)}"


def xp_line(group: Group, foe: Foe) -> str:
    whole = group_xp(group, foe)
    return f"{whole} XP" if group.number == 1 else f"{foe.xp} XP each, {whole:,} for all"


def foe_lines(foe: Foe, depth: int) -> list[str]:
    """Its specials, a toll worked out for the level."""
    return [line.replace("{toll}", str(foe.toll * depth)) for line in foe.lines]


def save_line(foe: Foe) -> str:
    return f"Saves 1d20 + {foe.dice}; its effects are saved against at {10 + foe.dice}."


def leader_line(group: Group) -> str:
    """Who leads, by what one knows him, and what he carries."""
    if group.leader is None:
        return ""
    who = "A captain leads" if group.leader.captain else "One leads" if group.number > 1 else "A leader"
    tough = f" (HD 3, HP {group.leader.hp}, attack +{group.leader.attack})" if group.leader.captain else ""
    return f"{who}{tough}; the mark: {group.leader.mark}. Carries {spoils_words(group.leader.spoils)}."


def thing_words(thing: Thing) -> str:
    if thing.number > 1 and thing.worth:
        return f"{number_word(thing.number)} {thing.name}s at {gold(thing.worth)}"
    if thing.worth:
        article = "" if thing.name.startswith(("a ", "an ")) or thing.name.endswith(("s", "ware")) else "one "
        return f"{article}{thing.name} worth {gold(thing.worth)}"
    return thing.name


def with_article(thing: str) -> str:
    """“a Potion of Healing”, “a +1 sword”; armor is not counted, and other words have their own."""
    counted_by_one = thing.startswith(("Potion", "Scroll", "+1")) and "armor" not in thing
    return f"a {thing}" if counted_by_one else thing


def spoils_words(spoils: Spoils) -> str:
    """“800 GP and three gems at 50 GP (950 GP in all)”."""
    parts = ([f"**{gold(spoils.coins)}**"] if spoils.coins else []) + [
        with_article(thing_words(one)) for one in spoils.things
    ]
    words = listed(parts)
    whole = worth(spoils)
    if len(parts) > 1 and whole != spoils.coins:
        words += f" (**{gold(whole)}** in all)"
    if spoils.slots:
        words += f", {number_word(spoils.slots)} {'slot' if spoils.slots == 1 else 'slots'}"
    return words


def hoard_words(spoils: Spoils) -> str:
    """A treasure with its name and its lock."""
    lock = " Locked: a Thief’s 12, or STR 15." if spoils.locked else ""
    return f"{spoils.name}: {spoils_words(spoils)}.{lock}"


def exit_words(out: Exit, level: Level, here: int = 0) -> str:
    """“**north** stuck door, room 4”; a locked one says where its key is."""
    where = f"room {out.to}" if out.to else "passage"
    kind = {"door": "door", "open": "open"}.get(out.kind, f"{out.kind} door")
    key = ""
    if out.kind == "locked":
        holder = "here" if out.key == here else f"with {band_words(level, out.key)}" if out.key > 0 else "lost"
        key = f" (key {holder})"
    return f"**{out.wall}** {kind}{key}, {where}"


def band_words(level: Level, number: int) -> str:
    """“the five goblins in room 7”."""
    room = level.rooms[number - 1]
    if room.stock.group is None:
        return f"room {number}"
    group = room.stock.group
    foe = level.foes[group.foe]
    name = foe.name.lower() if group.number == 1 else f"{number_word(group.number)} {foe.many.lower()}"
    return f"the {name} in room {number}"


def size_words(room: LevelRoom) -> str:
    return f"{room.feet[0]} × {room.feet[1]} ft"


def band(group: Group, foe: Foe) -> str:
    return upper_first(counted(group.number, foe))


def runs(numbers: Sequence[int]) -> str:
    """Throw numbers, runs drawn together: 41–45, 60."""
    out: list[list[int]] = []
    for number in sorted(set(numbers)):
        if out and number == out[-1][-1] + 1:
            out[-1].append(number)
        else:
            out.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in out)
