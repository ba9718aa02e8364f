"""What a party knows of a tile during a delve."""

from printgen.rules.fourad.contents import Contents
from printgen.rules.fourad.tiles import Tile
from printgen.rules.fourad.treasure import Loot


class Site:
    """A tile at play. `kind` is what its contents turned out to be; `foe` what still stands in it. A floor has many that are
    never entered: what they have in common is the class's."""

    visited = searched = cleared = empty = way_out = final = False
    asleep = False  # what stands here sleeps: it is passed by
    kind = row = ""
    foe = ""  # an entry of fourad/foes still standing here
    first = ""  # the foe that was met here
    asker = ""  # a foe that asked a quest and stays, harmless
    number = life = tries = 0
    loot: Loot | None = None  # treasure smelled, or left behind foes
    held_first: Contents | None = None  # what the contents roll said

    def __init__(self, tile: Tile) -> None:
        self.tile = tile

    @property
    def held(self) -> bool:
        """Foes stand here."""
        return bool(self.foe)
