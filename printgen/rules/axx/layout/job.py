"""What the steps of a layout hand on: the board, what was asked, and one stream of chance for each step."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from printgen.chance.cup import Bag, Ink
from printgen.rules.axx.layout.board import Board
from printgen.rules.axx.layout.forms import Form
from printgen.rules.axx.layout.trace import Square


@dataclass(frozen=True)
class DeadEnd:
    """A passage that goes nowhere: its last square, the way it faces, and why (an entry of axx/dead-ends)."""

    at: Square
    side: int
    reason: str


@dataclass
class Job:
    """One try at one level. `stair` is the square the stair from above comes down on, if one does."""

    bag: Bag
    level: int
    attempt: int
    count: int
    forms: Mapping[str, Sequence[Form]]  # by kind
    reasons: Sequence[str]
    board: Board
    stair: Square | None = None
    start: Square = (0, 0)  # the square of the stair up
    heart: int = 0
    deck: list[str] = field(default_factory=list)
    sizes: list[float] = field(default_factory=list)
    dead_ends: list[DeadEnd] = field(default_factory=list)

    def ink(self, step: str) -> Ink:
        return self.bag.ink(f"choice/axx/level/{self.level}/{step}/{self.attempt}")

    def forms_near(self, kind: str, size: float, how_many: int = 3) -> list[Form]:
        """The forms of a kind whose floor comes nearest to `size`."""
        return sorted(self.forms[kind], key=lambda form: (abs(form.size - size), form.id))[:how_many]
