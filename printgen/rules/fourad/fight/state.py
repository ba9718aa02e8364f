"""One fight: the foes, how they stand to the party, what has happened in it."""

from printgen.chance.cup import Cup
from printgen.rules.fourad.heroes import Hero
from printgen.rules.fourad.play import Play
from printgen.rules.fourad.treasure import Loot
from printgen.tables.kinds.fourad_foes import Power

GROUPS = frozenset({"vermin", "minion"})


class Fight:
    """`heads` stand of a group that began with `start`; a single has its life in `lives` (more than one where a mummy
    rose). `behind`: the exit the party can leave by, "" none, else "door" or "open". Line: who stands foremost."""

    __slots__ = (
        "ambush", "attacks", "before", "behind", "below", "charged", "corridor", "cup", "fallen", "felled",
        "final", "foe", "foes_first", "foes_turns", "gone", "group", "heads", "id", "level", "line", "lives", "loot", "mild", "needy",
        "numb", "outcome", "play", "power", "round", "shaken", "slept", "spelled", "start", "subdue",
        "surprised", "tested", "to_death", "touched", "victims", "webbed", "weighed",
    )  # fmt: skip

    def __init__(
        self,
        play: Play,
        cup: Cup,
        id: str,
        number: int = 1,
        *,
        corridor: bool = False,
        ambush: bool = False,
        final: bool = False,
        behind: str = "",
        life: int = 0,
    ) -> None:
        foe = play.book.foes[id]
        self.play, self.cup, self.id, self.foe = play, cup, id, foe
        self.group = foe.kind in GROUPS
        self.level, self.start = foe.level, number
        self.heads = number if self.group else 1
        more = 1 if final else 0
        self.lives: list[int] = [] if self.group else [life or foe.life + more, *[foe.life] * (number - 1)]
        self.attacks: list[int] = [] if self.group else [foe.attacks + more, *[foe.attacks] * (number - 1)]
        self.corridor, self.ambush, self.final, self.behind = corridor, ambush, final, behind
        turned = ambush and corridor
        self.line: list[Hero] = list(reversed(play.heroes)) if turned else list(play.heroes)
        self.surprised = ambush
        self.foes_first, self.to_death = ambush, final
        self.round = self.foes_turns = self.felled = self.fallen = self.slept = self.spelled = 0
        self.below = self.tested = self.subdue = self.numb = self.gone = self.shaken = False
        self.webbed = foe.webs
        self.weighed = False  # is every hero's Defense figure worked out?
        self.power: Power | None = None
        self.touched: set[str] = set()  # names of heroes who acted against it or were hit by it
        self.victims: list[Hero] = []  # killed by it this round
        self.before: list[str] = []  # who has attacked
        self.charged: set[str] = set()  # who has defended
        self.outcome = ""
        self.loot: Loot | None = None  # treasure a dwarf smelled: it was thrown early, and stands
        self.needy = False  # somebody is to be healed this turn
        self.mild = 0  # on every attack: subduing

    @property
    def standing(self) -> int:
        """Heads of a group, or single foes."""
        return self.heads if self.group else len(self.lives)

    @property
    def left(self) -> int:
        """What a log says is left: heads, or the first single's life."""
        return self.heads if self.group else self.lives[0] if self.lives else 0

    def up(self) -> list[Hero]:
        """Heroes in this fight, in marching order."""
        return [hero for hero in self.play.heroes if hero.up]

    def front(self) -> list[Hero]:
        """Who can reach the foes: in a corridor the two foremost of the line, in a room everyone. Marching order."""
        if not self.corridor:
            return self.up()
        two = [hero for hero in self.line if hero.up][:2]
        return two if len(two) < 2 or two[0].place < two[1].place else [two[1], two[0]]

    def outnumbered(self) -> bool:
        """Fewer foes than heroes."""
        return self.standing < len(self.up())

    def wound(self, wounds: int) -> int:
        """Wounds to the foremost single; returns those that told."""
        if not self.lives:
            return 0
        told = min(wounds, self.lives[0])
        self.lives[0] -= told
        if self.lives[0] <= 0:
            self.lives.pop(0)
            self.attacks.pop(0)
            self.felled += 1
        return told

    def fell(self, heads: int) -> int:
        """Fell so many of a group; never more than stand."""
        told = min(heads, self.heads)
        self.heads -= told
        self.felled += told
        return told
