"""What is printed of `printgen area`: cover, contents; for each area its maps, a page at a glance, the drop, rooms, key,
monsters and crawl log; a blank log, an index, the colophon; and cards."""

from collections.abc import Sequence

from printgen.draw.look import Look
from printgen.draw.maps import look_of
from printgen.draw.sheet import draw
from printgen.draw.thumb import thumb
from printgen.games import Run
from printgen.model.plan import Plan
from printgen.pages.whitebox.area_parts import area_parts
from printgen.pages.whitebox.area_plans import area_plan, rooms_pages
from printgen.pages.whitebox.cards import area_cards
from printgen.pages.whitebox.colophon import colophon_part
from printgen.pages.whitebox.drop_sheet import tray_mm, tray_picture
from printgen.pages.whitebox.log_form import log_part, turn_track
from printgen.pages.whitebox.trim import trimmed
from printgen.pages.whitebox.words import upper
from printgen.press.document import Document, Part, Wish
from printgen.press.pages import text_block
from printgen.rules.whitebox.result import Area, AreaResult
from printgen.tables.load import Tables

ROOM_MM = 4.4
THUMB_MM = 3.2
HEAD_AND_LEGEND = 40  # millimetres of a page of room maps that are not rooms


def area_document(run: Run, wish: Wish, tables: Tables) -> Document:
    result: AreaResult = run.record.result
    setting = run.record.setting
    block = text_block(tables, wish.paper)
    look = look_of(wish)
    pictures: dict[str, str] = {"turns": turn_track()}
    secret: list[Part] = []
    shown: list[Part] = []
    elf = setting.house.get("secret_doors", "elf") == "elf"
    for area in result.areas:
        names = _pictures(pictures, area, look, block, setting.seed, light=wish.ink == "light")
        for part in area_parts(area, len(result.areas) > 1, names, tray_mm(area.drop, block), elf):
            (secret if part.secret else shown).append(part)
    levels = sorted({area.level for area in result.areas})
    under = f"level {levels[0]}" if len(levels) == 1 else f"levels {levels[0]} to {levels[-1]}"
    face = result.areas[0].drop.dice[2].face if len(result.areas[0].drop.dice) > 2 else 6
    title = "The Dropped Dungeon"
    front = [
        Part("cover", "Cover", "base/cover.html", {"over": "dice-drop dungeon for White Box", "sub": cover_line(result), "under": f"{under} · seed {setting.seed}", "face": min(face, 6)}, contents=False),
        Part("contents", "Contents", "base/contents.html", {}, contents=False),
    ]  # fmt: skip
    blank = log_part("blank-log", "A blank crawl log", [], level=1)
    index = Part("index", "Index", "base/index.html", {"groups": index_groups(result)}, secret=True)
    keyed = any(room.drop for area in result.areas for room in area.rooms)
    tail = [*secret, *([index] if keyed else [])]
    parts = [*front, *tail, *shown, blank] if wish.key == "front" else [*front, *shown, blank, *tail]
    return Document(
        title, "Dice-drop dungeon for White Box", [*parts, colophon_part(run, tables)], pictures,
        area_cards(result.areas, setting.seed), setting.seed,
    )  # fmt: skip


def cover_line(result: AreaResult) -> str:
    rooms = sum(len(area.rooms) for area in result.areas)
    lairs = sum(room.lair for area in result.areas for room in area.rooms)
    words = ["no lair", "one lair", "two lairs", "three lairs", "four lairs"]
    return f"{rooms} rooms, {words[lairs] if lairs < 5 else f'{lairs} lairs'}, dropped from one hand"


def _pictures(
    pictures: dict[str, str], area: Area, look: Look, block: tuple[float, float], seed: str, *, light: bool
) -> list[str]:
    """The area's pictures under its name; the names of the pages of room maps."""
    stem = f"area-{area.number}"
    from dataclasses import replace

    large = replace(look, page_mm=block, title=True, seed_line=False)
    plan = area_plan(area, seed)
    close = trimmed(plan)
    pictures[f"{stem}/gm"] = draw(close, large)
    pictures[f"{stem}/player"] = draw(close.for_players(), large)
    pictures[f"{stem}/tray"] = area_tray(area, seed, light=light)
    for room in area.rooms:
        pictures[f"{stem}/room-{room.number}"] = _thumb(plan, f"room-{room.number}", look)
    names: list[str] = []
    if not any(room.drop for room in area.rooms):
        return names
    fitted = replace(look, page_mm=block, square_mm=ROOM_MM, seed_line=False, north=False)
    squares = int((block[0] - 2) / ROOM_MM), int((block[1] - HEAD_AND_LEGEND) / ROOM_MM)
    for at, page in enumerate(rooms_pages(area, squares), 1):
        names.append(f"{stem}/rooms-{at}")
        pictures[names[-1]] = draw(page, fitted)
    return names


def area_tray(area: Area, seed: str, *, light: bool = False) -> str:
    by_number = {room.number: room.die for room in area.rooms}
    # room dice keep their order among all dice
    order = [at for at, die in enumerate(area.drop.dice) if die.role == "room"]
    numbers = {order[room.die]: room.number for room in area.rooms}
    links = [(order[by_number[a]], order[by_number[b]]) for a, b in (link.rooms for link in area.links)]
    way_in = next(order[room.die] for room in area.rooms if room.way_in)
    edge = area.entrance if not area.exits or area.exits[0].name != "stairs up" else ""
    return tray_picture(area.drop, numbers, links, way_in if edge else -1, edge or "south", seed, light=light)


def _thumb(plan: Plan, id: str, look: Look) -> str:
    ring = next(space.outline for space in plan.spaces if space.id == id)
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    wide, tall = (max(xs) - min(xs) + 124) / 100, (max(ys) - min(ys) + 124) / 100
    return thumb(plan, [id], round(min(THUMB_MM, 20.8 / wide, 23.6 / tall), 2), look=look)


def index_groups(result: AreaResult) -> list[list[object]]:
    """Monsters, room types, traps and finds, each with its rooms."""
    foes: dict[str, list[str]] = {}
    rooms: dict[str, list[str]] = {}
    traps: dict[str, list[str]] = {}
    finds: dict[str, list[str]] = {}
    for area in result.areas:
        for room in area.rooms:
            anchor = f"area-{area.number}-room-{room.number}"
            rooms.setdefault(upper(room.name), []).append(anchor)
            if room.group is not None:
                foes.setdefault(area.foe(room.group.key).plural, []).append(anchor)
            if room.trap is not None:
                traps.setdefault(room.trap.name, []).append(anchor)
            for hoard in room.hoards:
                for find in hoard.finds:
                    if find.magic:
                        finds.setdefault(upper(find.text.partition(":")[0]), []).append(anchor)
    groups: Sequence[tuple[str, dict[str, list[str]]]] = (
        ("Monsters", foes), ("Rooms", rooms), ("Traps", traps), ("Magic", finds)
    )  # fmt: skip
    return [[name, [[word, held[word]] for word in sorted(held)]] for name, held in groups]
