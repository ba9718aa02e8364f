"""One level, in order: layout; secret doors; door kinds; rooms by number, each from its own stream, with leaders and
wants; places of hoards and traps; tricks; wanderers; then what is only pretty."""

import msgspec

from printgen.rules.axx.layout.job import Job
from printgen.rules.axx.layout.lay import lay_out
from printgen.rules.axx.layout.numbers import number_rooms
from printgen.rules.axx.layout.secrets import throw_secrets
from printgen.rules.axx.layout.sheet_plan import letter, make_plan
from printgen.rules.axx.layout.stairs import place_down
from printgen.rules.axx.layout.trace import Square
from printgen.rules.axx.level.depths import Depths
from printgen.rules.axx.level.doors import throw_doors
from printgen.rules.axx.level.exits import exits_of
from printgen.rules.axx.level.found import Ending, Level, LevelRoom
from printgen.rules.axx.level.furnish import furnish
from printgen.rules.axx.level.guises import choose_guises, read_aloud
from printgen.rules.axx.level.rooms import describe, settle_room, stock_one
from printgen.rules.axx.level.tricks import solve_tricks
from printgen.rules.axx.level.wanderers import ready_wanderers
from printgen.tables.kinds.axx_level import Guise


def make_level(
    at: Depths, count: int, sheet: tuple[int, int], stair: Square | None, title: str, above: int, *, last: bool
) -> tuple[Level, Square]:
    """The level, and the square its stair down stands on. `above` is how many rooms the level above has, if one is."""
    job = lay_out(at.bag, at.tables, at.depth, count, sheet, stair)
    board = job.board
    secret = throw_secrets(at.cup("secrets"), board)
    numbers = number_rooms(board, job.start, secret)
    kinds = throw_doors(at, board, secret)
    laid = sorted(numbers, key=lambda room: numbers[room])  # indexes laid, by number printed
    stocks = [stock_one(at, number) for number in range(1, count + 1)]
    monsters = {room for room, stock in zip(laid, stocks, strict=True) if stock.group}
    exits = exits_of(job, numbers, kinds, monsters)
    stocks = [settle_room(at, board, laid[i], i + 1, stock, exits[i + 1]) for i, stock in enumerate(stocks)]
    down = place_down(job, laid[-1])
    guises = choose_guises(at.bag.ink(f"choice/axx/level/{at.depth}/guises"), at, [board.spots[room] for room in laid])
    ways = _ways(at.depth, above, last)
    rooms = tuple(
        describe(board.spots[laid[i]], i + 1, guises[i].name, exits[i + 1], stocks[i], _stairs(ways, i + 1, count))
        for i in range(count)
    )
    rooms = _spoken(at, guises, solve_tricks(at, board, secret, numbers, rooms))
    wanderers = ready_wanderers(at)
    features = furnish(at, job, laid, guises, rooms, down)
    names = {room.number: room.name for room in rooms}
    titles = (f"Level {at.depth}: {title}", f"Level {at.depth}", "")
    plan = make_plan(
        job, numbers, kinds, names, down, features, titles, (ways[0].split(",")[0], ways[1].split(",")[0]), at.bag.seed
    )
    return Level(at.depth, title, plan, rooms, dict(sorted(at.foes.items())), wanderers, _endings(at, job)), down


def _spoken(at: Depths, guises: list[Guise], rooms: tuple[LevelRoom, ...]) -> tuple[LevelRoom, ...]:
    """What is read aloud, once everything in the rooms is known."""
    out, said = [], set[str]()
    for room, guise in zip(rooms, guises, strict=True):
        ink = at.bag.ink(f"choice/axx/level/{at.depth}/aloud/{room.number}")
        out.append(msgspec.structs.replace(room, aloud=read_aloud(ink, at, guise, room.stock, said)))
    return tuple(out)


def _ways(depth: int, above: int, last: bool) -> tuple[str, str]:
    """Where the stairs go: the room above this one's first, the room below its last."""
    up = f"level {depth - 1}, room {above}" if above else "daylight" if depth == 1 else f"level {depth - 1}"
    return up, f"level {depth + 1}" + ("" if last else ", room 1")


def _stairs(ways: tuple[str, str], number: int, count: int) -> tuple[str, ...]:
    """The stairs of one room, in words."""
    return ((f"up to {ways[0]}",) if number == 1 else ()) + ((f"down to {ways[1]}",) if number == count else ())


def _endings(at: Depths, job: Job) -> tuple[Ending, ...]:
    reasons = at.tables.entries("axx/dead-ends")
    return tuple(
        Ending(letter(i), reasons[end.reason].name, reasons[end.reason].text) for i, end in enumerate(job.dead_ends)
    )
