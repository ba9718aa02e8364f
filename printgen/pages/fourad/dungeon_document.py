"""What is printed of an unplayed dungeon: for the player a cover, how to play, the map, the tables, a tracking sheet;
sealed behind a door of its own the key, the referee's map, foes, wanderers, treasure, an index; then the colophon.
"""

from collections.abc import Sequence

from printgen.draw.look import Look
from printgen.draw.maps import look_of
from printgen.draw.sheet import draw
from printgen.draw.thumb import thumb
from printgen.games import Run
from printgen.pages.fourad.at_the_table import table_sheets
from printgen.pages.fourad.colophon import colophon_part
from printgen.pages.fourad.dungeon_cards import dungeon_cards
from printgen.pages.fourad.dungeon_facts import Facts
from printgen.pages.fourad.dungeon_key import index_groups, key_entries
from printgen.pages.fourad.dungeon_lists import foe_rows, sealed_rows, wanderer_rows
from printgen.pages.fourad.phrase import some
from printgen.pages.fourad.tracking import tracking
from printgen.press.document import Document, Part, Wish
from printgen.press.pages import text_block
from printgen.rules.fourad.rulebook import Rulebook, rulebook
from printgen.rules.fourad.unplayed import Dungeon
from printgen.tables.load import Tables

SUBTITLE = "A dungeon for four heroes"
THUMB_MM = 3.0


def dungeon_document(run: Run, wish: Wish, tables: Tables) -> Document:
    """The Document of `printgen dungeon`."""
    dungeon: Dungeon = run.record.result
    secret = _secret_parts(run, dungeon, tables)
    open_parts = _open_parts(run, dungeon, tables, spoil=wish.key != "apart")
    cover, rest = open_parts[:2], open_parts[2:]
    parts = [*cover, *secret, *rest] if wish.key == "front" else [*cover, *rest, *secret]
    return Document(
        title=dungeon.name,
        subtitle=SUBTITLE,
        parts=[*parts, colophon_part(run, tables)],
        pictures=_pictures(run, wish, tables),
        cards=dungeon_cards(dungeon, rulebook(tables), tables, wish, run.record.setting.seed),
        seed=run.record.setting.seed,
    )


def _open_parts(run: Run, dungeon: Dungeon, tables: Tables, *, spoil: bool) -> list[Part]:
    tiles = len(dungeon.layout.tiles)
    first = run.rolls[0].faces[0] if run.rolls else 6
    return [
        Part(
            "cover",
            "Cover",
            "base/cover.html",
            {
                "over": SUBTITLE,
                "sub": cover_line(dungeon, rulebook(tables), spoil=spoil),
                "under": f"levels one to four · seed {run.record.setting.seed}",
                "face": first,
            },
            contents=False,
        ),
        Part("contents", "Contents", "base/contents.html", {}, contents=False),
        Part("play", "How to play this", "fourad/howto.html", {"tiles": tiles, "last": dungeon.layout.last}),
        Part("rules", "The rules in brief", "fourad/rules.html", {"tables": table_sheets(tables, "rules")}),
        Part("tables", "At the table", "fourad/tables.html", {"tables": table_sheets(tables, "play")}),
        Part(
            "map",
            "Map",
            "base/map.html",
            {"map": "map-player", "alt": "The map without its secrets"},
            file="map",
        ),
        Part("tracking", "Tracking sheet", "fourad/tracking.html", tracking(tiles), file="sheets"),
    ]


def cover_line(dungeon: Dungeon, book: Rulebook, *, spoil: bool = True) -> str:
    """47 rooms, two dragons, and one coal still red; the cover of a book that spoils nothing keeps the dragons to itself."""
    worst: dict[str, int] = {}
    for place in dungeon.places if spoil else ():
        for group in (place.group, place.last):
            if group is not None and book.foes[group.foe].kind == "boss":
                worst[group.foe] = worst.get(group.foe, 0) + 1
    parts = [some(len(dungeon.layout.tiles), "room")]
    if worst:
        foe = max(worst, key=lambda id: (book.foes[id].dragon, book.foes[id].level, worst[id], id))
        parts.append(some(worst[foe], book.foes[foe].name, book.foes[foe].plural))
    return f"{', '.join(parts)}, {dungeon.sub}"


def _secret_parts(run: Run, dungeon: Dungeon, tables: Tables) -> list[Part]:
    book = rulebook(tables)
    facts = Facts(tables, book)
    return [
        Part("seal", "Sealed", "fourad/seal.html", {"name": dungeon.name}, secret=True, contents=False, recto=True),
        Part("key", "Tile key", "fourad/key.html", {"entries": key_entries(dungeon, facts)}, secret=True),
        Part(
            "gm-map",
            "Map with its secrets",
            "base/map.html",
            {"map": "map-gm", "alt": "The map with all that stands in it"},
            file="map",
            secret=True,
        ),
        Part("foes", "Foes", "fourad/foes.html", {"rows": foe_rows(dungeon, book)}, secret=True),
        Part(
            "wanderers",
            "Wandering monsters",
            "fourad/wanderers.html",
            {"groups": wanderer_rows(dungeon, book)},
            secret=True,
        ),
        Part("treasure", "Sealed treasure", "fourad/sealed.html", {"rows": sealed_rows(dungeon, book)}, secret=True),
        Part(
            "index",
            "Index",
            "base/index.html",
            {"title": "Index", "groups": index_groups(dungeon, book)},
            secret=True,
        ),
    ]


def _pictures(run: Run, wish: Wish, tables: Tables) -> dict[str, str]:
    block = text_block(tables, wish.paper)
    look = look_of(wish)
    large = Look(
        look.ink, look.grid, 0.0, block, look.theme, scale=False, title=False, seed_line=False, names=look.names
    )
    pictures = {f"map-{name}": draw(plan, large) for name, plan in run.plans.items()}
    whole = run.plans["gm"]
    for space in whole.spaces:
        pictures[space.id] = thumb(whole, [space.id], thumb_mm(space.outline), look=look)
    return pictures


def thumb_mm(ring: Sequence[tuple[int, int]]) -> float:
    """Millimetres a square so that a tile fits the key's margin, 21 × 24 with its ring of hatch."""
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    wide, tall = (max(xs) - min(xs) + 124) / 100, (max(ys) - min(ys) + 124) / 100
    return round(min(THUMB_MM, 20.8 / wide, 23.6 / tall), 2)
