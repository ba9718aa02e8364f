"""What is printed of `printgen level`: cover, contents, players' maps, hirelings; then the referee's map, key, threats,
wanderers, traps and tricks, ledger of each level; index, colophon; and the cards."""

from collections.abc import Mapping

from printgen.draw.look import Look
from printgen.draw.maps import look_of
from printgen.draw.sheet import draw
from printgen.draw.thumb import thumb
from printgen.games import Run
from printgen.pages.axx.level_cards import level_cards
from printgen.pages.axx.level_colophon import colophon_part
from printgen.pages.axx.level_index import index_part
from printgen.pages.axx.level_key import pic_name
from printgen.pages.axx.level_parts import contents_part, cover_part, hands_part, map_part, referee_parts
from printgen.press.document import Document, Part, Wish
from printgen.press.pages import sheet
from printgen.press.themes import open_theme
from printgen.rules.axx.level.found import Level, Levels
from printgen.tables.load import Tables

ROOM_PICTURE = (23.0, 26.0, 4.0)  # mm wide and high at most, and a square at most
HATCH_ROUND = 1.3  # squares of hatch beyond a room, both sides together


def level_document(run: Run, wish: Wish, tables: Tables) -> Document:
    result: Levels = run.record.result
    each = run.record.setting.house.get("visit") == "each"
    several = len(result.levels) > 1
    open_parts = [map_part(level, "player", several) for level in result.levels] + [hands_part(tables)]
    secret = [part for level in result.levels for part in referee_parts(level, several, visit_each=each)]
    secret.append(index_part(result))
    middle = [*secret, *open_parts] if wish.key == "front" else [*open_parts, *secret]
    parts: list[Part] = [cover_part(result), contents_part(), *middle, colophon_part(run, result)]
    return Document(
        title=result.name,
        subtitle=subtitle(result),
        parts=parts,
        pictures=pictures(result, wish, tables),
        cards=level_cards(result, run.record.setting.seed),
        seed=run.record.setting.seed,
    )


def subtitle(result: Levels) -> str:
    first, last = result.levels[0].depth, result.levels[-1].depth
    return f"AX&X, level {first}" if first == last else f"AX&X, levels {first} to {last}"


def pictures(result: Levels, wish: Wish, tables: Tables) -> Mapping[str, str]:
    """Maps as large as a page takes, and every room by itself."""
    theme = open_theme(tables.shelf, wish.theme)
    block = sheet(tables, wish.paper, lead=theme.lead, full=theme.habits.full, columns=theme.habits.columns).block
    base = look_of(wish)
    look = Look(ink=base.ink, grid=base.grid, page_mm=block, theme=base.theme, names=base.names)
    out: dict[str, str] = {}
    for level in result.levels:
        out[f"map/{level.depth}/gm"] = draw(level.plan, look)
        out[f"map/{level.depth}/player"] = draw(level.plan.for_players(), look)
        for room in level.rooms:
            out[pic_name(level, room.number)] = thumb(level.plan, [room.space], square_mm(level, room.space), look=base)
    return out


def square_mm(level: Level, space: str) -> float:
    """How large a square may be for the room to fit its corner of the key."""
    outline = next(one.outline for one in level.plan.spaces if one.id == space)
    wide = (max(x for x, _ in outline) - min(x for x, _ in outline)) / 100 + HATCH_ROUND
    high = (max(y for _, y in outline) - min(y for _, y in outline)) / 100 + HATCH_ROUND
    return round(min(ROOM_PICTURE[0] / wide, ROOM_PICTURE[1] / high, ROOM_PICTURE[2]), 2)
