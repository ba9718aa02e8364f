"""The chronicle: what happened, in order, as small frozen events. Logs on paper and in text are made from it alone.

`nos` are the numbers of the throws in the journal (their dice, adds and totals are looked up there); `no` is one of them,
0 when no die was thrown. Names are those printed. Life after a wound is always given, so a log never has to count.
"""

from typing import Literal

import msgspec

Nos = tuple[int, ...]


class _Told(msgspec.Struct, frozen=True, tag_field="is", omit_defaults=True, gc=False):
    pass


class Life(msgspec.Struct, frozen=True, gc=False):
    """A hero's life at the end of a fight. `state`: up, dead, stone, away."""

    hero: str
    life: int
    full: int
    state: str = "up"


class Entered(_Told, frozen=True, tag="entered"):
    """The party steps into a tile. `new`: for the first time. `minutes` since the delve began."""

    tile: int
    came: int = 0
    new: bool = False
    corridor: bool = False
    minutes: int = 0


class Unlocked(_Told, frozen=True, tag="unlocked"):
    """A locked door tried by a hero."""

    hero: str
    nos: Nos
    level: int
    opened: bool


class Checked(_Told, frozen=True, tag="checked"):
    """The wandering check on entering a known tile: foes come on `upto` or less."""

    tile: int
    no: int
    face: int
    upto: int = 1


class Contents(_Told, frozen=True, tag="contents"):
    """The contents roll of a tile and its row; `overruled` when the last tile must hold the final boss."""

    tile: int
    no: int
    row: str
    text: str
    overruled: bool = False


class FinalTest(_Told, frozen=True, tag="final-test"):
    """Is this boss the last one? The die plus those met before, 6 or more; `forced` on the last tile, without a die."""

    no: int
    face: int
    before: int
    final: bool
    forced: bool = False


class Met(_Told, frozen=True, tag="met"):
    """Foes met. `how`: contents, wandering, alarm, event, statue, return."""

    tile: int
    foe: str
    name: str
    number: int
    level: int
    how: str
    nos: Nos = ()
    life: int = 0
    attacks: int = 0
    final: bool = False


class Surprise(_Told, frozen=True, tag="surprise"):
    no: int
    face: int
    surprised: bool


class Smelled(_Told, frozen=True, tag="smelled"):
    """A dwarf's nose for gold."""

    hero: str
    no: int
    total: int
    told: bool


class Chose(_Told, frozen=True, tag="chose"):
    """What the party decides: attack, wait, pass (walk by), refuse, withdraw, flee, home, way-out."""

    what: str
    why: str = ""


class Reacted(_Told, frozen=True, tag="reacted"):
    """The reaction die. `came` is what follows: fight, death, flee, bribed, quest, asleep."""

    no: int
    face: int
    reaction: str
    came: str
    nos: Nos = ()
    price: int = 0
    paid: str = ""


class Powered(_Told, frozen=True, tag="powered"):
    no: int
    face: int
    name: str


class Round(_Told, frozen=True, tag="round"):
    number: int


class Struck(_Told, frozen=True, tag="struck"):
    """A hero's blow or shot. `felled` heads or `wounds` dealt, `left` standing (heads, or the single foe's life)."""

    hero: str
    nos: Nos
    how: Literal["blow", "shot", "parting"]
    weapon: str
    total: int
    need: int
    felled: int = 0
    wounds: int = 0
    left: int = 0
    natural_one: bool = False
    rage: bool = False
    luck: bool = False


class Cast(_Told, frozen=True, tag="cast"):
    """A spell, from a slot, scroll, wand or staff (`by`)."""

    hero: str
    nos: Nos
    spell: str
    by: str = ""
    total: int = 0
    need: int = 0
    hit: bool = True
    felled: int = 0
    wounds: int = 0
    left: int = 0
    target: str = ""


class Did(_Told, frozen=True, tag="did"):
    """A turn spent otherwise: chop, swap, holy-water, slip (Luck), slay (the arrow), ring, escape, carry, drop, rejoin."""

    hero: str
    what: str
    target: str = ""
    no: int = 0


class Defended(_Told, frozen=True, tag="defended"):
    """A Defense roll: safe only above `need`. `lost` life, `left` after; `took` is gear eaten."""

    hero: str
    nos: Nos
    total: int
    need: int
    safe: bool
    lost: int = 0
    left: int = 0
    took: str = ""
    against: str = ""
    luck: bool = False


class Saved(_Told, frozen=True, tag="saved"):
    """A save: passed at `need` or more."""

    hero: str
    no: int
    total: int
    need: int
    against: str
    passed: bool
    lost: int = 0
    left: int = 0
    does: str = ""


class Died(_Told, frozen=True, tag="died"):
    hero: str
    by: str


class Rose(_Told, frozen=True, tag="rose"):
    """Something dead stands up, or does not."""

    name: str
    no: int = 0
    face: int = 0
    stood: bool = True


class Morale(_Told, frozen=True, tag="morale"):
    no: int
    total: int
    held: bool
    standing: int


class Retreated(_Told, frozen=True, tag="retreated"):
    """The party leaves a fight."""

    how: Literal["withdraw", "flee"]


class Over(_Told, frozen=True, tag="over"):
    """A fight or meeting ends. `outcome`: slain, slept, subdued, fled, bribed, quest, passed, left, stolen, lost."""

    foe: str
    name: str
    outcome: str
    felled: int = 0
    number: int = 0
    rounds: int = 0
    life: tuple[Life, ...] = ()


class Treasure(_Told, frozen=True, tag="treasure"):
    """What was found, from which rows; `where` names the source."""

    nos: Nos
    rows: tuple[str, ...]
    gold: int
    things: tuple[str, ...] = ()
    where: str = ""


class Took(_Told, frozen=True, tag="took"):
    hero: str
    what: str


class LeftBehind(_Told, frozen=True, tag="left-behind"):
    what: str


class Trap(_Told, frozen=True, tag="trap"):
    name: str
    level: int
    nos: Nos = ()
    targets: tuple[str, ...] = ()


class Disarmed(_Told, frozen=True, tag="disarmed"):
    hero: str
    no: int
    total: int
    need: int
    done: bool


class Searched(_Told, frozen=True, tag="searched"):
    """A search: `found` is wanderers, nothing, clue, door, treasure, chest."""

    tile: int
    nos: Nos
    total: int
    found: str
    hero: str = ""


class Feature(_Told, frozen=True, tag="feature"):
    """A special feature and what came of it."""

    tile: int
    no: int
    name: str
    text: str = ""


class Happening(_Told, frozen=True, tag="happening"):
    """A special event."""

    tile: int
    no: int
    name: str
    text: str = ""


class Healed(_Told, frozen=True, tag="healed"):
    hero: str
    by: str
    gained: int
    left: int
    nos: Nos = ()


class Freed(_Told, frozen=True, tag="freed"):
    """A curse lifted, a hero of stone turned back."""

    hero: str
    of: str
    by: str


class Rolled(_Told, frozen=True, tag="xp"):
    """An XP roll: up above the hero's level."""

    hero: str
    why: str
    nos: Nos = ()
    total: int = 0
    need: int = 0
    up: bool = False
    saved: bool = False


class Quest(_Told, frozen=True, tag="quest"):
    """`state`: accepted, refused, done, lost, step."""

    name: str
    state: str
    text: str = ""
    nos: Nos = ()


class Reward(_Told, frozen=True, tag="reward"):
    name: str
    text: str
    nos: Nos = ()
    hero: str = ""


class Clue(_Told, frozen=True, tag="clue"):
    hero: str
    count: int


class Secret(_Told, frozen=True, tag="secret"):
    hero: str
    name: str
    text: str
    nos: Nos = ()


class Note(_Told, frozen=True, tag="note"):
    """A plain sentence for what happens seldom."""

    text: str
    nos: Nos = ()


class Ended(_Told, frozen=True, tag="ended"):
    """`ending`: won, home, driven out, lost."""

    ending: str
    why: str
    tile: int
    minutes: int


Event = (
    Entered | Unlocked | Checked | Contents | FinalTest | Met | Surprise | Smelled | Chose | Reacted | Powered | Round
    | Struck | Cast | Did | Defended | Saved | Died | Rose | Morale | Retreated | Over | Treasure | Took | LeftBehind
    | Trap | Disarmed | Searched | Feature | Happening | Healed | Freed | Rolled | Quest | Reward | Clue | Secret | Note
    | Ended
)  # fmt: skip
