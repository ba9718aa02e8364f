"""Quests: accepted before they are thrown, several at once, delivered in the asker's tile; unfinished at the exit they are lost.

Rolls: the quest; then its boss (thrown again when of the asker's own kind), its sum, or its magic item; after each single defeated
a d6, on 1 it carried the thing. Done, a roll for an epic reward.
"""

from printgen.chance.cup import Cup
from printgen.rules.fourad.chronicle import Quest
from printgen.rules.fourad.fight.state import Fight
from printgen.rules.fourad.foes import meet
from printgen.rules.fourad.play import Cups, Play
from printgen.rules.fourad.rewards import reward
from printgen.rules.fourad.things import Thing, named
from printgen.rules.fourad.treasure import magic_item
from printgen.tables.consult import consult
from printgen.tables.effects import Call

PEACEFUL = 3
UNIT = 50


class Errand:
    """A quest taken on. `tile` is where it was asked; `got` when its object is in the party's hands."""

    __slots__ = ("asker", "count", "foe", "got", "name", "open", "procedure", "sum", "text", "thing", "tile")

    def __init__(self, procedure: str, name: str, tile: int, asker: str) -> None:
        self.procedure, self.name, self.tile, self.asker = procedure, name, tile, asker
        self.foe, self.sum, self.count, self.text = "", 0, 0, ""
        self.thing: Thing | None = None
        self.open, self.got = True, False


def accept(play: Play, cup: Cup, asker: str = "") -> Errand:
    """Every policy accepts; then the quest is thrown, and what it asks."""
    step_peace(play, cup, "a quest taken on")
    found = consult(cup, play.book.table("fourad/quests"))
    effect = found.row.effects[0]
    assert isinstance(effect, Call)
    errand = Errand(effect.procedure, found.row.name, play.tile, asker)
    nos = [found.roll.no]
    match errand.procedure:
        case "head" | "alive":
            met = meet(cup, play.book, play.book.table("fourad/bosses"))
            nos += met.nos
            while met.foe == asker:
                met = meet(cup, play.book, play.book.table("fourad/bosses"))
                nos += met.nos
            errand.foe = met.foe
            errand.text = f"the {play.book.foes[met.foe].name}"
        case "gold":
            roll = cup.throw("d6x50", "how much gold")
            nos.append(roll.no)
            errand.sum = roll.total * (2 if worth(play) >= roll.total else 1)
            errand.text = f"{errand.sum} gp"
        case "that":
            loot = magic_item(cup, play.book)
            nos += loot.nos
            errand.thing = loot.things[0]
            errand.text = named(play.book, errand.thing)
        case "peace":
            errand.text = f"{PEACEFUL} meetings without a fight"
        case "slay":
            errand.text = "every foe in the dungeon"
    play.errands.append(errand)
    tell(play, errand, "accepted", tuple(nos))
    return errand


def tell(play: Play, errand: Errand, state: str, nos: tuple[int, ...] = (), text: str = "") -> None:
    if play.tell is not None:
        play.tell.append(Quest(errand.name, state, text or errand.text, nos))


def worth(play: Play) -> int:
    """In coins, gems and jewelry."""
    return sum(hero.worth for hero in play.heroes if hero.up)


def sought(play: Play) -> Errand | None:
    """A boss wanted by a quest: the next one met of row 11 or 12 is it."""
    return next((one for one in play.errands if one.open and not one.got and one.procedure in ("head", "alive")), None)


def has_rope(play: Play) -> bool:
    return any(hero.up and hero.has("rope") for hero in play.heroes)


def wanted_alive(play: Play, foe: str) -> bool:
    """Fight to take him: a quest wants this foe alive, and there is rope."""
    if not play.errands:
        return False
    return any(
        one.open and not one.got and one.procedure == "alive" and one.foe == foe for one in play.errands
    ) and has_rope(play)


def use_rope(play: Play) -> bool:
    for hero in play.heroes:
        rope = hero.has("rope") if hero.up else None
        if rope is not None:
            hero.pack.remove(rope)
            return True
    return False


def tie_up(play: Play) -> None:
    """Sleepers roped count for peace."""
    if any(one.open and one.procedure == "peace" for one in play.errands) and use_rope(play):
        step_peace(play, None, "sleepers bound")


def step_peace(play: Play, cup: Cup | None, what: str) -> None:
    """A meeting without a fight; the third ends the quest at once."""
    for errand in play.errands:
        if errand.open and errand.procedure == "peace":
            errand.count += 1
            tell(play, errand, "step", text=f"{what}: {errand.count} of {PEACEFUL}")
            if errand.count >= PEACEFUL:
                done(play, errand, cup or play.bag.cup(f"fourad/tile/{play.tile}/quest"))


def after_fight(fight: Fight, cups: Cups, result: str) -> None:
    """What a meeting's end means to the quests open."""
    play = fight.play
    if not play.errands:
        return
    if result == "bribed" or (result == "fled" and not fight.round and play.house.peace_flee == "yes"):
        step_peace(play, cups("quest"), "foes left in peace")
    beaten = result in ("slain", "slept", "subdued")
    for errand in play.errands:
        if not errand.open or errand.got:
            continue
        if errand.procedure == "head" and errand.foe == fight.id and result == "slain":
            errand.got = True
            tell(play, errand, "step", text="the head is taken")
        elif errand.procedure == "alive" and errand.foe == fight.id and beaten:
            if result != "slain" and use_rope(play):
                errand.got = True
                tell(play, errand, "step", text="bound, he walks behind the party")
            else:
                errand.open = False
                tell(play, errand, "lost", text="he is dead")
        elif errand.procedure == "that" and beaten and not fight.group and fight.foe.kind != "statue":
            roll = cups("quest").d6("does it carry the thing")
            if roll.total == 1:
                errand.got = True
                tell(play, errand, "step", (roll.no,), "it carried the thing")
            else:
                tell(play, errand, "step", (roll.no,), "it did not carry the thing")


def ready(play: Play, errand: Errand) -> bool:
    """All that is left is to bring it."""
    if not errand.open:
        return False
    return errand.got or (errand.procedure == "gold" and worth(play) >= errand.sum)


def deliver(play: Play, cup: Cup) -> None:
    """In the asker's tile: hand over what is due."""
    for errand in play.errands:
        if errand.tile == play.tile and ready(play, errand) and play.any_up():
            if errand.procedure == "gold":
                hand_over(play, errand.sum)
            done(play, errand, cup)


def hand_over(play: Play, owed: int) -> None:
    """Coins first, then the smallest gems and jewelry."""
    coins = min(owed, play.gold())
    play.pay(coins)
    owed -= coins
    while owed > 0:
        pieces = [
            (one.worth, hero.place, hero, one) for hero in play.heroes if hero.up for one in hero.pack if one.worth
        ]
        if not pieces:
            break
        value, _, hero, thing = min(pieces, key=lambda piece: piece[:2])
        hero.pack.remove(thing)
        owed -= value


def done(play: Play, errand: Errand, cup: Cup) -> None:
    errand.open = False
    tell(play, errand, "done")
    reward(play, cup)


def slain_all(play: Play, cup: Cup) -> None:
    """The layout is complete and no foe stands in it."""
    for errand in play.errands:
        if errand.open and errand.procedure == "slay":
            done(play, errand, cup)


def lose_the_rest(play: Play) -> None:
    """At the exit."""
    for errand in play.errands:
        if errand.open:
            errand.open = False
            tell(play, errand, "lost")
