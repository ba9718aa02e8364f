"""The reckoning: what came of a delve, on one page."""

from collections.abc import Mapping
from typing import Any

from printgen.chance.journal import Roll
from printgen.pages.fourad.delve_life import Course
from printgen.pages.fourad.hero_names import short_names, shortened
from printgen.pages.fourad.phrase import capital, listed, several, some, word
from printgen.pages.fourad.remember import three
from printgen.rules.fourad import chronicle as told
from printgen.rules.fourad.delve import Delve
from printgen.rules.fourad.party import Sheet
from printgen.rules.fourad.rulebook import Rulebook
from printgen.rules.fourad.things import named

ENDS = {
    "won": "The delve is won.",
    "home": "They came home, and left it unfinished.",
    "driven out": "They were driven out.",
    "lost": "Nobody came back.",
}


def summary(delve: Delve, book: Rulebook, rolls: Mapping[int, Roll], made: Course) -> dict[str, Any]:
    """Context of the summary's template."""
    names = short_names(delve.before)
    return {
        "words": words(delve, book),
        "tabs": [
            (len(delve.seen), "rooms" if len(delve.seen) != 1 else "room"),
            (delve.felled, "foes down"),
            (gold_out(delve), "gold out"),
            (len(rolls), "throws"),
        ],
        "chart_alt": "Step chart of each hero’s life, room by room",
        "legend": legend(made, delve),
        "fates": [fate(delve, book, hero) for hero in delve.before.heroes],
        "throws": [
            {"no": one.nos[0], "dice": [_bare(rolls[no]) for no in one.nos], "words": shortened(one.words, names)}
            for one in three(delve, rolls)
        ],
        "loot": loot(delve, book),
    }


def words(delve: Delve, book: Rulebook) -> str:
    hours, minutes = divmod(delve.minutes, 60)
    took = listed(
        [part for part in (some(hours, "hour") if hours else "", some(minutes, "minute") if minutes else "") if part]
    )
    said = [f"{capital(some(len(delve.seen), 'room'))} in {took or 'no time at all'}. {ENDS[delve.ending]}"]
    last = next((one for one in delve.chronicle if isinstance(one, told.Met) and one.final), None)
    if last is not None:
        beaten = delve.ending == "won"
        said.append(
            f"The **{last.name}** of tile {last.tile} was the final boss{'' if beaten else ', and still stands'}."
        )
    elif delve.why:
        said.append(f"{capital(delve.why)}.")
    alive = sum(1 for hero in delve.after.heroes if hero.state == "up" and hero.life > 0)
    total = len(delve.before.heroes)
    if delve.ending != "lost":
        walked = "all of them" if alive == total and total > 1 else f"{word(alive)} of {word(total)}"
        said.append(f"{capital(walked)} walked out.")
    unseen = len(delve.unvisited)
    if unseen:
        said.append(f"{capital(some(unseen, 'room'))} of that floor {'was' if unseen == 1 else 'were'} never seen.")
    return " ".join(said)


def gold_out(delve: Delve) -> int:
    """What those who came out brought more than they took in, in coins, gems and jewelry."""

    def worth(hero: Sheet) -> int:
        return hero.gold + sum(one.worth for one in hero.pack)

    came_in = sum(worth(hero) for hero in delve.before.heroes)
    return max(0, sum(worth(hero) for hero in delve.after.heroes if hero.state == "up") - came_in)


def fate(delve: Delve, book: Rulebook, hero: Sheet) -> tuple[str, int, int, str, int, str]:
    """Name, life at best, life lost, gold, XP rolls, and a line."""
    after = next((one for one in delve.after.heroes if one.name == hero.name), None)
    xp = sum(1 for one in delve.chronicle if isinstance(one, told.Rolled) and one.hero == hero.name)
    name = short_names(delve.before)[hero.name]
    if after is None or after.state == "dead" or after.life <= 0:
        died = next((one for one in delve.chronicle if isinstance(one, told.Died) and one.hero == hero.name), None)
        left = f"; lies in {after.body}" if after is not None and after.body else ""
        return name, hero.full, hero.full, "—", xp, f"dead: {died.by if died else 'lost below'}{left}"
    if after.state == "stone":
        return name, after.full, after.full - after.life, f"{after.gold} gp", xp, "stone, and waiting for a blessing"
    notes = []
    if after.level > hero.level:
        notes.append(f"level {after.level}")
    if after.clues > hero.clues:
        notes.append(some(after.clues, "clue"))
    found = [named(book, one) for one in after.pack if book.gear[one.gear].magic and one not in hero.pack]
    notes += found[:1]
    return name, after.full, after.full - after.life, f"{after.gold} gp", xp, ", ".join(notes) or "home"


def loot(delve: Delve, book: Rulebook) -> str:
    """What else came out: things of worth or magic."""
    old = [one for hero in delve.before.heroes for one in hero.pack]
    found: list[str] = []
    for hero in delve.after.heroes:
        if hero.state == "up":
            for one in (*hero.pack, *hero.weapons):
                gear = book.gear[one.gear]
                if one in old:
                    old.remove(one)
                elif one.worth or gear.magic or gear.sort in ("scroll", "charged", "trinket"):
                    found.append(named(book, one))
    return listed(several(sorted(found)))


def legend(made: Course, delve: Delve) -> list[tuple[str, str]]:
    """Only what occurs."""
    kinds = set(made.events.values())
    names = (("fight", "fight"), ("trap", "trap"), ("boss", "boss or weird"), ("final", "final boss"))
    out = [(f"mark-{kind}", words) for kind, words in names if kind in kinds]
    died = any(hero.state == "dead" or hero.life <= 0 for hero in delve.after.heroes)
    return [*out, ("mark-dies", "dies")] if died else out


def _bare(roll: Roll) -> dict[str, Any]:
    return {"faces": roll.faces, "adds": (), "total": None, "dice": roll.dice}
