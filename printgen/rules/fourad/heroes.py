"""A hero at play: everything that changes, and the figures worked out from it.

Made from a `Sheet`, and a sheet again when the delve is over. `up` is alive, not stone, not elsewhere: only such heroes act,
are hit, and are counted.
"""

from printgen.rules.fourad.party import LOAD, Sheet
from printgen.rules.fourad.rulebook import Rulebook
from printgen.rules.fourad.things import Thing
from printgen.tables.kinds.fourad_heroes import Gear, HeroClass


class Hero:
    """One hero during a delve. Marks that last the fight are set back by `rest()`."""

    __slots__ = (
        "armor", "away", "bandaged", "bear", "bearing", "blessings", "body", "book", "busy", "cls", "clues",
        "cursed", "drained", "enchanted", "evil_eye", "full", "gear", "gold", "guard", "healings", "hurt",
        "lamp", "learned", "left", "level", "life", "longer", "luck", "mark", "name", "own", "pack", "place", "poisoned",
        "prepared", "protected", "rage", "ready", "saved", "shield", "spare", "stone", "temple", "trained", "up",
        "weapon", "weapons",
    )  # fmt: skip

    def __init__(self, sheet: Sheet, book: Rulebook) -> None:
        self.book = book
        self.name, self.cls = sheet.name, sheet.cls
        self.own: HeroClass = book.classes[sheet.cls]
        self.gear: dict[str, Gear] = book.gear
        self.level, self.life, self.full, self.gold = sheet.level, sheet.life, sheet.full, sheet.gold
        self.weapons = list(sheet.weapons)
        self.weapon: Thing | None = sheet.weapons[sheet.hand] if sheet.weapons else None
        self.armor, self.shield, self.spare = sheet.armor, sheet.shield, sheet.spare
        self.pack = list(sheet.pack)
        self.prepared, self.left = list(sheet.prepared), list(sheet.left)
        self.blessings, self.healings = sheet.blessings, sheet.healings
        self.rage, self.luck = sheet.rage, sheet.luck
        self.clues, self.saved, self.trained = sheet.clues, sheet.saved, sheet.trained
        self.longer, self.learned = sheet.longer, sheet.learned
        self.stone, self.away, self.body = sheet.state == "stone", "", sheet.body
        self.cursed = self.bear = self.temple = self.bandaged = False
        self.evil_eye = False
        self.lamp = False  # the lit lantern is in one of his hands
        self.drained = 0
        self.enchanted: Thing | None = None
        self.poisoned: Thing | None = None
        self.bearing: Hero | None = None  # a body or statue on his shoulders
        self.place = 0
        self.guard = 0
        self.mark: tuple[bool, int, int] | None = None
        self.ready: Thing | None = None  # the default weapon, as long as the mark holds
        self.up = self.life > 0 and not self.stone
        self.rest()

    def rest(self) -> None:
        """Marks of a fight come off; a hero who slipped or was whisked away is back."""
        self.protected = self.busy = False
        self.hurt = 0
        if self.away and self.away != "entrance":
            self.away = ""
        self.up = self.life > 0 and not self.stone and not self.away

    @property
    def alive(self) -> bool:
        return self.life > 0

    @property
    def worth(self) -> int:
        """What counts against the load: coins, gems and jewelry."""
        return self.gold + sum(one.worth for one in self.pack)

    @property
    def room(self) -> int:
        """How much more in gold pieces he can carry."""
        return max(0, LOAD - self.worth)

    def has(self, gear: str) -> Thing | None:
        """The first such thing in the pack."""
        for one in self.pack:
            if one.gear == gear:
                return one
        return None

    def wears(self) -> str:
        return self.armor.gear if self.armor else ""

    def two_handed(self) -> bool:
        """Both hands are on the weapon held: a two-handed one or a bow."""
        return self.weapon is not None and self.gear[self.weapon.gear].weight in ("two-handed", "bow")

    def heal(self, life: int) -> int:
        """Regain life up to the full; the bear trap's hurt ends. Returns what was gained."""
        gained = min(life, self.full - self.life)
        self.life += gained
        if gained > 0:
            self.bear = False
        return gained

    def melee_weapon(self) -> Thing | None:
        """The best weapon for a melee: by its bonus, then by what the class picks up first."""
        best, score = None, (-99, 0)
        for at, one in enumerate(self.weapons):
            gear = self.gear[one.gear]
            if gear.weight in ("bow", "sling") or (self.lamp and gear.weight == "two-handed"):
                continue
            mine = (gear.attack + self._counts(gear) + (1 if one is self.enchanted else 0), -at)
            if mine > score:
                best, score = one, mine
        return best

    def missile_weapon(self) -> Thing | None:
        best, score = None, -99
        for one in self.weapons:
            gear = self.gear[one.gear]
            if gear.weight not in ("bow", "sling") or (self.lamp and gear.weight == "bow"):
                continue
            if gear.attack + self._counts(gear) > score:
                best, score = one, gear.attack + self._counts(gear)
        return best

    def _counts(self, gear: Gear) -> int:
        return 0 if self.own.barred_weight and gear.weight == self.own.barred_weight else self.level

    def shoots(self) -> bool:
        """A bow or sling is in hand."""
        return self.weapon is not None and self.gear[self.weapon.gear].weight in ("bow", "sling")

    def sheet(self) -> Sheet:
        hand = self.weapons.index(self.weapon) if self.weapon in self.weapons and self.weapon else 0
        return Sheet(
            self.name, self.cls, self.level, self.life, self.full, self.gold, tuple(self.weapons), hand, self.armor,
            self.shield, self.spare, tuple(self.pack), tuple(self.prepared), tuple(self.left), self.blessings, self.healings,
            self.rage, self.luck, self.clues, self.saved, self.trained, self.longer, self.learned,
            "dead" if self.life <= 0 else "stone" if self.stone else "up", self.body,
        )  # fmt: skip
