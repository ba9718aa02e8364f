"""What is printed of `printgen cave`: cover, contents; for each cave its maps, its places, its monsters, the drop and a
crawl log; a blank log, the colophon; and cards."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from printgen.draw.maps import look_of
from printgen.draw.sheet import draw
from printgen.games import Run
from printgen.pages.whitebox.area_parts import foe_block, wanderer_rows
from printgen.pages.whitebox.cards import cave_cards
from printgen.pages.whitebox.cave_plans import cave_plan
from printgen.pages.whitebox.colophon import colophon_part
from printgen.pages.whitebox.drop_sheet import tray_mm, tray_picture
from printgen.pages.whitebox.log_form import log_part, turn_track
from printgen.pages.whitebox.trim import trimmed
from printgen.pages.whitebox.words import ALIGNMENT, hoard_words, listed, number_of, points, runs, upper
from printgen.press.document import Document, Part, Wish
from printgen.press.pages import text_block
from printgen.rules.whitebox.result import Cave, CaveResult, Spot
from printgen.tables.load import Tables

NAMES = {
    "way": "Way on", "pillar": "Stone", "chasm": "Chasm", "raised": "Raised ground", "water": "Water", "plants": "Plants",
    "monster": "Monster", "ceiling": "Open cave",
}  # fmt: skip


def cave_document(run: Run, wish: Wish, tables: Tables) -> Document:
    result: CaveResult = run.record.result
    setting = run.record.setting
    block = text_block(tables, wish.paper)
    large = replace(look_of(wish), page_mm=block, seed_line=False)
    pictures: dict[str, str] = {"turns": turn_track()}
    shown: list[Part] = []
    secret: list[Part] = []
    for cave in result.caves:
        stem, plan = f"cave-{cave.number}", trimmed(cave_plan(cave, setting.seed))
        pictures[f"{stem}/gm"] = draw(plan, large)
        pictures[f"{stem}/player"] = draw(plan.for_players(), large)
        pictures[f"{stem}/tray"] = cave_tray(cave, setting.seed, light=wish.ink == "light")
        for part in cave_parts(cave, tray_mm(cave.drop, block)):
            (secret if part.secret else shown).append(part)
    words = f"{sum(len(cave.spots) for cave in result.caves)} dice, one hollow hill"
    front = [
        Part("cover", "Cover", "base/cover.html", {"over": "dice-drop cave for White Box", "sub": words, "under": f"seed {setting.seed}"}, contents=False),
        Part("contents", "Contents", "base/contents.html", {}, contents=False),
    ]  # fmt: skip
    blank = log_part("blank-log", "A blank crawl log", [], level=1)
    parts = [*front, *secret, *shown, blank] if wish.key == "front" else [*front, *shown, blank, *secret]
    return Document(
        "The Hollow Under", "Dice-drop cave for White Box", [*parts, colophon_part(run, tables)], pictures,
        cave_cards(result.caves, setting.seed), setting.seed,
    )  # fmt: skip


def cave_tray(cave: Cave, seed: str, *, light: bool = False) -> str:
    numbers = {spot.die: spot.number for spot in cave.spots}
    links = [tunnel.ends for tunnel in cave.tunnels if tunnel.ends[1] >= 0]
    way = next(one for one in cave.exits if one.kind == "in")
    die = -1 if way.text.startswith("shaft") else way.die
    return tray_picture(cave.drop, numbers, links, die, cave.entrance, seed, light=light)


def cave_parts(cave: Cave, tray_mm: float) -> list[Part]:
    name, stem, here = f"Cave {cave.number}", f"cave-{cave.number}", f"cavern level {cave.level}"
    spots = sorted(cave.spots, key=lambda spot: spot.number)
    key = {
        "title": f"{name}: its places",
        "note": here,
        "places": [place(cave, spot) for spot in spots],
        "facts": facts(cave),
    }
    return [
        Part(stem, f"{name}: the players’ map", "base/map.html", {"map": f"{stem}/player", "alt": f"{name}, the players’ map"}, file="map"),
        Part(f"{stem}-gm", f"{name}: the map", "base/map.html", {"map": f"{stem}/gm", "alt": f"{name}, the referee’s map"}, file="map", secret=True),
        Part(f"{stem}-key", f"{name}: its places", "whitebox/cave.html", key, file="key", secret=True, level=2),
        Part(f"{stem}-foes", f"{name}: monsters", "whitebox/monsters.html", foes(cave), secret=True, level=2),
        Part(f"{stem}-drop", f"{name}: the drop", "whitebox/drop.html", drop(cave, here, tray_mm), file="drop", secret=True, level=2),
        log_part(f"{stem}-log", f"{name}: crawl log", rows(cave), area=f"{name}, level {cave.level}", torches=cave.torches, secret=True),
    ]  # fmt: skip


def words_of(cave: Cave, spot: Spot) -> str:
    """What a die stands for, in a line."""
    if spot.kind == "monster":
        group = cave.groups[spot.group]
        foe = cave.foe(group.key)
        mood = f", {ALIGNMENT[group.alignment]}" if foe.alignment == "d6" else ""
        return f"**{upper(number_of(group, foe))}**{mood} ({points(group)})"
    if spot.kind == "way":
        out = next((one for one in cave.exits if one.die == spot.die and one.kind != "in"), None)
        to = f", to cave {out.to}" if out is not None and out.to else ", unexplored"
        return f"**{upper(spot.text)}**{to}"
    if spot.kind == "plants":
        return f"{upper(spot.text)}, overgrown"
    return upper(spot.text)


def place(cave: Cave, spot: Spot) -> Mapping[str, Any]:
    ways = sorted(
        {
            cave.spots[other].number
            for tunnel in cave.tunnels
            if spot.die in tunnel.ends and tunnel.ends[1] >= 0
            for other in tunnel.ends
            if other != spot.die
        }
    )
    mouth = next((one for one in cave.exits if one.die == spot.die and one.kind == "in"), None)
    text = words_of(cave, spot)
    if mouth is not None:
        text += f"; {mouth.text}" + (f", from cave {mouth.to}" if mouth.to else "")
    return {
        "no": spot.number, "name": NAMES[spot.kind], "sides": spot.sides, "face": spot.face, "text": text,
        "leads": ", ".join(str(one) for one in ways), "full": spot.face == spot.sides, "across": spot.across,
    }  # fmt: skip


def facts(cave: Cave) -> list[tuple[str, str]]:
    ways = [one.text + (f" to cave {one.to}" if one.to else "") for one in cave.exits if one.kind != "in"]
    xp = sum(cave.foe(group.key).xp * len(group.hp) for group in cave.groups)
    out = [
        ("ceiling", f"{cave.ceiling} ft, but where a height is written"),
        ("ways on", listed(ways) if ways else "none: a dead end but for the way in"),
        ("monsters", f"{xp:,} XP in all" if cave.groups else "none"),
    ]
    out += [("treasure", hoard_words(hoard)) for hoard in cave.hoards]
    out += [
        ("move", "combat movement × 3, in feet a turn; a turn is ten minutes"),
        ("light", "a torch burns 1d4+4 turns"),
        ("wanderers", "d6 every third turn; on a 1 the next of the six ready ones"),
        ("chasms", "always leave a ledge 5 ft wide beside the wall"),
    ]
    return out


def foes(cave: Cave) -> Mapping[str, Any]:
    blocks = []
    for foe in cave.foes:
        held = [str(spot.number) for spot in cave.spots if spot.group >= 0 and cave.groups[spot.group].key == foe.key]
        blocks.append(foe_block(foe, f"at {listed(held)}" if held else "wanders"))
    xp = sum(cave.foe(group.key).xp * len(group.hp) for group in cave.groups)
    return {
        "title": f"Cave {cave.number}: monsters", "note": f"cavern level {cave.level}", "foes": blocks,
        "wanderers": wanderer_rows(cave.wanderers, {foe.key: foe for foe in cave.foes}), "xp": f"{xp:,}",
    }  # fmt: skip


def drop(cave: Cave, here: str, tray_mm: float) -> Mapping[str, Any]:
    held = [
        {**place(cave, spot), "room": words_of(cave, spot)} for spot in sorted(cave.spots, key=lambda spot: spot.number)
    ]
    tray = f"tray {cave.drop.wide / 10:g} × {cave.drop.high / 10:g} mm"
    return {
        "title": f"Cave {cave.number}", "note": f"{here} · {tray}", "tray": f"cave-{cave.number}/tray", "width": tray_mm,
        "feature": None, "rows": held, "black": "a life form", "throws": runs(cave.throws),
    }  # fmt: skip


def rows(cave: Cave) -> Sequence[dict[str, Any]]:
    out = []
    for spot in sorted(cave.spots, key=lambda one: one.number):
        group = cave.groups[spot.group] if spot.group >= 0 else None
        xp = cave.foe(group.key).xp * len(group.hp) if group else 0
        notes = (
            number_of(group, cave.foe(group.key))
            if group
            else (f"{spot.face} ft high" if spot.kind == "ceiling" else spot.text)
        )
        out.append(
            {
                "level": cave.level,
                "room": spot.number,
                "xp": f"{xp:,}" if group else "–",
                "type": NAMES[spot.kind],
                "notes": notes,
            }
        )
    return out
