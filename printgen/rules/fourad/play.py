"""The state of a delve at play: the party, the dice, what has been met. Every verb of the rules takes it first.

The chronicle is kept only where the journal is (`tell` is None otherwise): seed search plays without either.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from printgen.chance.cup import Bag, Cup
from printgen.rules.fourad.chronicle import Event, Life
from printgen.rules.fourad.heroes import Hero
from printgen.rules.fourad.house import House
from printgen.rules.fourad.party import Party
from printgen.rules.fourad.rulebook import Rulebook
from printgen.rules.fourad.site import Site
from printgen.rules.fourad.tiles import Layout
from printgen.tables.kinds.fourad_heroes import Policy

NOWHERE = Layout((), 0)
Cups = Callable[[str], Cup]  # the cups of a tile by name: fight, treasure, tend ...

if TYPE_CHECKING:
    from printgen.rules.fourad.quests import Errand


class Play:
    """A delve at play."""

    __slots__ = (
        "arranged", "back",
        "bag",
        "bank",
        "book",
        "chest",
        "corpses",
        "ended",
        "errands",
        "felled",
        "final",
        "fresh",
        "full",
        "heroes",
        "hidden",
        "house",
        "last",
        "layout",
        "met",
        "minutes",
        "once",
        "opened",
        "policy",
        "rewards",
        "secrets",
        "shut",
        "sites",
        "tally",
        "tell",
        "tile",
        "torch",
        "weak",
    )  # fmt: skip

    def __init__(self, bag: Bag, book: Rulebook, party: Party, house: House, policy: Policy) -> None:
        self.bag, self.book, self.house, self.policy = bag, book, house, policy
        self.heroes = [Hero(sheet, book) for sheet in party.heroes]
        self.tell: list[Event] | None = [] if bag.journal is not None else None
        self.tally, self.last = party.tally, party.last
        self.secrets, self.weak, self.rewards = list(party.secrets), list(party.weak), list(party.rewards)
        self.chest, self.hidden, self.bank = party.chest, party.hidden, party.bank
        self.met = 0  # bosses and weird monsters met so far
        self.minutes = 0
        self.tile = 1
        self.back = 0  # the tile they came from; 0 is daylight
        self.final = ""  # "met" or "beaten"
        self.ended = ""
        self.layout: Layout = NOWHERE
        self.sites: list[Site] = []  # site of tile n at n - 1
        self.arranged: tuple[object, ...] = ()  # how everyone was when the marching order was last looked at
        self.fresh = 0  # tiles not entered yet
        self.opened: set[tuple[int, int]] = set()  # locked doors opened
        self.shut: set[tuple[int, int]] = set()  # locked doors given up
        self.felled = 0
        self.once: set[str] = set()  # once-a-delve rows that have come up; asked by name only
        self.errands: list[Errand] = []
        self.corpses: list[Hero] = []
        self.full = sum(hero.full for hero in self.heroes)
        self.torch: Hero | None = None  # who bears the lit lantern
        for place, hero in enumerate(self.heroes, 1):
            hero.place = place

    def open_floor(self, layout: Layout) -> None:
        """A floor to explore, or one that has grown behind a secret door."""
        self.layout = layout
        self.fresh += len(layout.tiles) - len(self.sites)
        self.sites += [Site(tile) for tile in layout.tiles[len(self.sites) :]]
        for site, tile in zip(self.sites, layout.tiles, strict=True):
            site.tile = tile

    @property
    def site(self) -> Site:
        return self.sites[self.tile - 1]

    def cups(self, number: int = 0) -> Cups:
        """The cups of a tile (the party's, when none is named): `cups("fight")` is fourad/tile/7/fight."""
        cup, stem = self.bag.cup, f"fourad/tile/{number or self.tile}/"
        return lambda name: cup(stem + name)

    def behind(self) -> str:
        """What the party can leave by: "door" or "open"."""
        tile = self.site.tile
        for exit in tile.exits:
            if (exit.to == self.back and exit.leads in ("tile", "loop")) if self.back else exit.leads == "way in":
                return "door" if exit.door else "open"
        return "open"

    @property
    def lit(self) -> bool:
        """The lantern's light is with the party."""
        return self.torch is not None and self.torch.up

    def up(self) -> list[Hero]:
        """Heroes who act and are hit, in marching order."""
        return [hero for hero in self.heroes if hero.up]

    def any_up(self) -> bool:
        for hero in self.heroes:  # noqa: SIM110 - a plain loop is quicker, and this is asked after everything
            if hero.up:
                return True
        return False

    def life(self) -> int:
        """The party's life in hundredths of its full sum."""
        whole = sum(hero.life for hero in self.heroes if hero.up or hero.away)
        return 100 * whole // self.full if self.full else 0

    def gold(self) -> int:
        """The party's coins."""
        return sum(hero.gold for hero in self.heroes if hero.up)

    def pay(self, price: int) -> None:
        """Coins from the fullest purse first; the party must have them."""
        for hero in sorted((one for one in self.heroes if one.up), key=lambda one: -one.gold):
            part = min(price, hero.gold)
            hero.gold -= part
            price -= part
        assert price == 0, "paid more than the party has"

    def have(self, cls: str) -> int:
        """How many heroes of a class are up."""
        return sum(1 for hero in self.heroes if hero.up and hero.cls == cls)

    def lives(self) -> tuple[Life, ...]:
        """Everyone's life, for the end of a fight."""
        return tuple(
            Life(
                hero.name,
                hero.life,
                hero.full,
                "dead" if not hero.life else "stone" if hero.stone else "away" if hero.away else "up",
            )
            for hero in self.heroes
        )

    def party(self, delves: int) -> Party:
        """The party as it now is, frozen."""
        return Party(
            tuple(hero.sheet() for hero in self.heroes),
            delves,
            self.tally,
            self.last,
            tuple(self.secrets),
            tuple(self.weak),
            tuple(self.rewards),
            self.bank,
            self.chest,
            self.hidden,
        )
