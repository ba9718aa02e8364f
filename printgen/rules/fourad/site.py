"""What a party knows of a tile during a delve."""

from printgen.rules.fourad.contents import Contents
from printgen.rules.fourad.tiles import Tile
from printgen.rules.fourad.treasure import Loot


class Site:
    """A tile at play. `kind` is what its contents turned out to be; `foe` what still stands in it."""

    __slots__ = (
        "asker",
        "asleep",
        "cleared",
        "empty",
        "final",
        "first",
        "foe",
        "held_first",
        "kind",
        "life",
        "loot",
        "number",
        "row",
        "searched",
        "start",
        "tile",
        "tries",
        "visited",
        "way_out",
    )  # fmt: skip

    def __init__(self, tile: Tile) -> None:
        self.tile = tile
        self.visited = self.searched = self.cleared = self.empty = self.way_out = self.final = False
        self.asleep = False  # what stands here sleeps: it is passed by
        self.kind = self.row = ""
        self.foe = ""  # an entry of fourad/foes still standing here
        self.number = self.life = self.start = self.tries = 0
        self.asker = ""  # a foe that asked a quest and stays, harmless
        self.loot: Loot | None = None  # treasure smelled, or left behind foes
        self.held_first: Contents | None = None  # what the contents roll said
        self.first = ""  # the foe that was met here

    @property
    def held(self) -> bool:
        """Foes stand here."""
        return bool(self.foe)
