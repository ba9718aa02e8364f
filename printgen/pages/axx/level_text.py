"""A level as plain text, a line a room: for reading in a terminal, and for comparing."""

from printgen.games import Run
from printgen.pages.axx.level_words import band, exit_words, hoard_words
from printgen.rules.axx.level.found import Level, LevelRoom, Levels
from printgen.rules.axx.level.ledger import keep_ledger
from printgen.tables.load import Tables


def level_text(run: Run, tables: Tables) -> str:
    result: Levels = run.record.result
    lines = [result.name]
    for level in result.levels:
        lines += ["", *one_level(level)]
    return "\n".join(lines) + "\n"


def one_level(level: Level) -> list[str]:
    book = keep_ledger(level)
    lines = [f"Level {level.depth}: {level.name} ({len(level.rooms)} rooms, {book.gold:,} GP, {book.xp:,} XP)"]
    lines += [room_line(level, room) for room in level.rooms]
    for face, group in enumerate(level.wanderers, 1):
        lines.append(f"  wanderer {face}: {band(group, level.foes[group.foe])}; want {group.want}")
    lines += [f"  {end.letter}: {end.name}" for end in level.endings]
    return lines


def room_line(level: Level, room: LevelRoom) -> str:
    stock = room.stock
    what: list[str] = [stock.kind]
    if stock.group is not None:
        what.append(band(stock.group, level.foes[stock.group.foe]).lower())
        if stock.group.purse:
            what.append(f"purse {stock.group.purse}")
    if stock.snare is not None:
        what.append(stock.snare.name.lower())
    if stock.puzzle is not None:
        what.append(f"{stock.puzzle.name.lower()}: {stock.puzzle.gives}")
    if stock.spoils is not None:
        what.append(
            ("hidden, " + stock.cache + ": " if stock.hidden else "") + hoard_words(stock.spoils).replace("**", "")
        )
    ways = "; ".join(exit_words(out, level, room.number).replace("**", "") for out in room.exits)
    return f"  {room.number} {room.name} ({room.form} {room.feet[0]}×{room.feet[1]}): {' | '.join(what)} [{ways}]"
