"""The heart of a level: one large room near the middle that the main ways run to."""

from printgen.rules.axx.layout.forms import turned
from printgen.rules.axx.layout.job import Job

KINDS = ("hall", "octagon", "cross", "round", "hall", "tee")
FROM = 5  # rooms a level needs to have one


def lay_heart(job: Job) -> None:
    if job.count < FROM:
        return
    ink, board = job.ink("heart"), job.board
    kind = ink.choose(KINDS)
    size = max(job.sizes) * 1.35
    start = board.spots[0].middle
    places = []
    for form in job.forms_near(kind, size, 3):
        turn = turned(form, ink.below(8))
        for x in range(1, board.width - turn.width):
            for y in range(1, board.height - turn.height):
                if not board.fits(turn, x, y):
                    continue
                off = (
                    abs(x + turn.width / 2 - board.width / 2) / board.width
                    + abs(y + turn.height / 2 - board.height / 2) / board.height
                )
                apart = max(abs(x + turn.width / 2 - start[0]), abs(y + turn.height / 2 - start[1]))
                if apart < 6:
                    continue
                places.append((off + ink.between(0, 0.22), turn.id, x, y, turn))
    if not places:
        return
    _, _, x, y, turn = min(places, key=lambda place: place[:4])
    job.heart = board.lay(turn, x, y)
    if kind in job.deck:
        at = job.deck.index(kind)
        del job.deck[at], job.sizes[at]
    else:
        job.deck.pop()
        job.sizes.pop()
