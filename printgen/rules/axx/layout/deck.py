"""Which kinds of rooms a level gets, and how large: half plain, half special, every special kind before one comes twice."""

from printgen.rules.axx.layout.job import Job

SPECIAL = ("ell", "cross", "octagon", "round", "hall", "cave", "tee")
ROOM_SHARE = 0.34  # of the sheet
LEAST = 9.0


def deal(job: Job) -> None:
    """The deck of kinds, largest rooms first, and a size for each."""
    ink = job.ink("deck")
    board = job.board
    mean = max(LEAST, ROOM_SHARE * board.width * board.height / job.count)
    kinds: list[str] = []
    special: list[str] = []
    while len(kinds) < job.count:
        if not special:
            special = ink.shuffled(SPECIAL)
        kinds.append(special.pop() if len(kinds) % 2 == 0 else "room")
    rooms = [
        (kind, mean * ink.between(0.95, 1.5) if kind != "room" else mean * ink.between(0.5, 1.15)) for kind in kinds
    ]
    rooms.sort(key=lambda room: -room[1])
    head, tail = rooms[: len(rooms) // 2], rooms[len(rooms) // 2 :]
    rooms = ink.shuffled(head) + ink.shuffled(tail)
    job.deck = [kind for kind, _ in rooms]
    job.sizes = [size for _, size in rooms]
