"""What is printed of a delve: cover, contents, the reckoning, the map, the key, the log, the heroes before and after, an index,
the colophon; a card for each group that was met.
"""

from typing import Any

from printgen.chance.cup import Bag
from printgen.draw.look import Look
from printgen.draw.maps import look_of
from printgen.draw.sheet import draw
from printgen.draw.thumb import thumb
from printgen.games import Run
from printgen.pages.fourad.colophon import colophon_part
from printgen.pages.fourad.delve_cards import delve_cards
from printgen.pages.fourad.delve_key import delve_index, delve_key
from printgen.pages.fourad.delve_life import course, strips
from printgen.pages.fourad.delve_log import log_entries
from printgen.pages.fourad.delve_summary import summary
from printgen.pages.fourad.dungeon_document import thumb_mm
from printgen.pages.fourad.hero_sheet import hero_sheet
from printgen.pages.fourad.phrase import listed, some, word
from printgen.pages.fourad.prose import Prose
from printgen.press.chart import legend_mark, life_chart
from printgen.press.document import Document, Part, Wish
from printgen.press.pages import loose, sheet
from printgen.rules.fourad.christen import Namer
from printgen.rules.fourad.delve import Delve
from printgen.rules.fourad.rulebook import Rulebook, rulebook
from printgen.tables.load import Tables

SEEN = {
    "won": "and the last of the bosses",
    "home": "and a way home",
    "driven out": "and a door slammed behind",
    "lost": "and no way back",
}


def delve_document(run: Run, wish: Wish, tables: Tables) -> Document:
    """The Document of `printgen delve`."""
    delve: Delve = run.record.result
    book, seed = rulebook(tables), run.record.setting.seed
    rolls = {roll.no: roll for roll in run.rolls}
    namer = Namer(Bag(seed, rerolls=run.record.setting.rerolls), tables)
    heroes = len(delve.before.heroes)
    over = f"A delve for {word(heroes)} hero{'' if heroes == 1 else 'es'}"
    made = course(delve, book)
    facts = (("party", listed([hero.cls for hero in delve.before.heroes])),)
    first = run.rolls[0].faces[0] if run.rolls else 6
    levels = {hero.level for hero in delve.before.heroes}
    under = f"level {word(min(levels))}" if len(levels) == 1 else f"levels {word(min(levels))} to {word(max(levels))}"
    parts = [
        Part("cover", "Cover", "base/cover.html", {
            "over": over, "sub": f"{some(len(delve.seen), 'room')}, {SEEN[delve.ending]}", "under": f"{under} · seed {seed}", "face": first,
        }, contents=False),
        Part("contents", "Contents", "base/contents.html", {}, contents=False),
        Part("summary", "The reckoning", "fourad/summary.html", {**summary(delve, book, rolls, made), "chart": "life"}, file="log"),
        Part("map", "Map", "base/map.html", {"map": "map-gm", "alt": "The map of what was seen"}, file="map"),
        Part("key", "Tile key", "fourad/key.html", {"entries": delve_key(delve, book, rolls)}),
        Part("log", "The log", "fourad/log.html", {"entries": log_entries(delve, rolls, _prose(delve, tables, book, seed), wish.log)}, file="log"),
        Part("index", "Index", "base/index.html", {"title": "Index", "groups": delve_index(delve, book)}),
        Part("sheets", "The party", "fourad/hero.html", {"heroes": sheets(delve, book, seed, namer.title, loose(tables, wish.paper).paper.height)}, file="sheets", paper="loose"),
        colophon_part(run, tables, facts),
    ]  # fmt: skip
    return Document(
        title=namer.title,
        subtitle=over,
        parts=parts,
        pictures=_pictures(run, wish, tables, life(delve, book, wish, tables)),
        cards=delve_cards(delve, book, tables, wish, seed, rolls),
        seed=seed,
    )


def _prose(delve: Delve, tables: Tables, book: Rulebook, seed: str) -> Prose:
    return Prose(tables, book, seed, {hero.name: hero.life for hero in delve.before.heroes})


def sheets(delve: Delve, book: Rulebook, seed: str, dungeon: str, tall: float) -> list[dict[str, Any]]:
    """Each hero as he went in, then those who lived as they came out."""
    made = [
        hero_sheet(book, hero, at, when="As the party went in", seed=seed, tall=tall)
        for at, hero in enumerate(delve.before.heroes)
    ]
    for at, hero in enumerate(delve.after.heroes):
        if hero.state != "dead" and hero.life > 0:
            line = (dungeon, f"{some(len(delve.seen), 'room')} · {hero.gold} gp · level {hero.level}")
            made.append(hero_sheet(book, hero, at, when="As the party came out", seed=seed, delves=(line,), tall=tall))
    return made


def life(delve: Delve, book: Rulebook, wish: Wish, tables: Tables) -> dict[str, str]:
    """The life chart and the marks of its legend."""
    made = course(delve, book)
    page = sheet(tables, wish.paper)
    chart = life_chart(
        strips(delve, made), made.rooms, made.events, width=round(page.block[0], 1), light=wish.ink == "light"
    )
    marks = {f"mark-{kind}": legend_mark(kind) for kind in ("fight", "trap", "boss", "final")}
    return {"life": chart, **marks, "mark-dies": legend_mark("death")}


def _pictures(run: Run, wish: Wish, tables: Tables, more: dict[str, str]) -> dict[str, str]:
    look = look_of(wish)
    block = sheet(tables, wish.paper).block
    large = Look(
        look.ink, look.grid, 0.0, block, look.theme, scale=False, title=False, seed_line=False, names=look.names
    )
    whole = run.plans["gm"]
    pictures = {"map-gm": draw(whole, large), **more}
    for space in whole.spaces:
        pictures[space.id] = thumb(whole, [space.id], thumb_mm(space.outline), look=look)
    return pictures
