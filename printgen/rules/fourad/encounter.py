"""A meeting from first sight to the last coin.

Rolls, in order: the opening (surprise, nose, reaction), the battle, then: a clue where the foe may leave one, treasure, whether
it carried what a quest asks for, XP. Wanderers have no treasure. A party that leaves, leaves the foes as they are.
"""

from printgen.rules.fourad.chronicle import Freed, Met, Note, Over, Treasure
from printgen.rules.fourad.clues import find_clue
from printgen.rules.fourad.fight.battle import battle
from printgen.rules.fourad.fight.opening import choose, nose, react, surprise
from printgen.rules.fourad.fight.state import Fight
from printgen.rules.fourad.gremlins import steal
from printgen.rules.fourad.luck import second_treasure
from printgen.rules.fourad.play import Cups, Play
from printgen.rules.fourad.quests import accept, after_fight, tie_up, wanted_alive
from printgen.rules.fourad.share import share
from printgen.rules.fourad.things import named
from printgen.rules.fourad.treasure import Loot, treasure
from printgen.rules.fourad.xp import tick, xp_rolls

BEATEN = frozenset({"slain", "slept", "subdued"})


def meet_foes(fight: Fight, cups: Cups, how: str, nos: tuple[int, ...] = (), loot: Loot | None = None) -> str:
    """Play the whole meeting; returns its outcome. `loot` is treasure already thrown. `cups(name)` are the tile's cups
    (power, bribe, treasure, more, quest)."""
    play, foe = fight.play, fight.foe
    announce(fight, how, nos)
    count(fight, how)
    if foe.steals:
        steal(play, fight.cup, foe.steals)
        return finish(fight, "stolen")
    fight.subdue = wanted_alive(play, fight.id)
    fight.mild = -1 if fight.subdue else 0
    if how != "return":
        surprise(fight)
        if not fight.ambush and loot is None and nose(fight, cups):
            loot = throw_treasure(fight, cups)
    fight.loot = loot
    if not fight.final and choose(fight):
        came = react(fight, cups)
        if came == "quest":
            accept(play, cups("quest"), asker=fight.id)
    result = fight.outcome or battle(fight, cups)
    if fight.round or fight.before:
        use_up_poison(fight)
    come_back(play)
    if result == "lost" and play.any_up():
        result = "left"
    finish(fight, result)
    aftermath(fight, cups, result, loot)
    if foe.kind == "minion" and how != "return":
        tick(play, fight.cup)  # an encounter is a group, and counts however it ended
    return result


def announce(fight: Fight, how: str, nos: tuple[int, ...]) -> None:
    foe, play = fight.foe, fight.play
    if play.tell is not None:
        play.tell.append(
            Met(
                play.tile,
                fight.id,
                foe.plural if fight.standing > 1 or foe.steals else foe.name,
                fight.heads if fight.group else len(fight.lives),
                foe.level,
                how,
                nos,
                fight.lives[0] if fight.lives else 0,
                sum(fight.attacks),
                fight.final,
            )
        )


def count(fight: Fight, how: str) -> None:
    """The final boss's count: once a meeting, however it ends."""
    play = fight.play
    if how == "return":
        return
    if not fight.group and (how not in ("wandering", "alarm", "event") or play.house.count_wanderers == "yes"):
        play.met += 1


def come_back(play: Play) -> None:
    """Marks of the fight come off; who slipped away or was whisked off is back."""
    for hero in play.heroes:
        hero.rest()


def finish(fight: Fight, result: str) -> str:
    play = fight.play
    play.felled += fight.felled
    if play.tell is not None:
        play.tell.append(Over(fight.id, fight.foe.name, result, fight.felled, fight.start, fight.round, play.lives()))
    return result


def aftermath(fight: Fight, cups: Cups, result: str, loot: Loot | None) -> None:
    """What a meeting leaves: curses lifted, a clue, treasure, a quest's due, XP."""
    play, foe = fight.play, fight.foe
    if result in ("left", "lost"):
        return
    beaten = result in BEATEN
    if beaten:
        lift(fight)
    if result == "slain" and foe.clue_on and play.any_up():
        roll = fight.cup.d6("a clue among its things")
        if play.tell is not None:
            found_one = "a clue among its things" if roll.total >= foe.clue_on else "nothing to be learned from it"
            play.tell.append(Note(f"There is {found_one}.", (roll.no,)))
        if roll.total >= foe.clue_on:
            find_clue(play, fight.cup)
    if result == "slept" and not fight.subdue:
        tie_up(play)
    if leaves_treasure(fight, result):
        found = loot if loot is not None else throw_treasure(fight, cups)
        share(play, found)
    after_fight(fight, cups, result)
    if not fight.group:
        earned = beaten or (play.house.fled_xp == "yes" and result in ("fled", "bribed"))
        if earned:
            xp_rolls(play, fight.cup, f"the {foe.name}", 2 if fight.final and foe.dragon else 1)


def leaves_treasure(fight: Fight, result: str) -> bool:
    """Foes of the tile's own contents, beaten or fled; bribed groups too (by house, none or all)."""
    if fight.ambush or not fight.foe.rolls or result in ("quest", "passed", "stolen"):
        return False
    if result == "bribed":
        rule = fight.play.house.bribe_treasure
        return rule == "all" or (rule == "groups" and fight.group)
    return True


def throw_treasure(fight: Fight, cups: Cups) -> Loot:
    play, foe = fight.play, fight.foe
    loot = treasure(
        cups("treasure"),
        play.book,
        foe.rolls,
        foe.add,
        magic_loot=foe.magic_loot,
        final=fight.final,
        again=second_treasure(play),
        more=cups("more") if fight.final else None,
    )
    tell_loot(play, loot, f"the {foe.plural if fight.group and fight.start > 1 else foe.name}")
    return loot


def tell_loot(play: Play, loot: Loot, where: str) -> None:
    if play.tell is not None:
        things = tuple(named(play.book, thing) for thing in loot.things)
        play.tell.append(Treasure(loot.nos, loot.rows, loot.gold, things, where))


def lift(fight: Fight) -> None:
    """A cursed hero who slew a boss alone is free; the evil eye closes with its lord."""
    play = fight.play
    for hero in play.heroes:
        if fight.power is not None:
            hero.evil_eye = False
        if hero.cursed and fight.foe.kind == "boss" and fight.touched == {hero.name} and hero.up:
            hero.cursed = False
            if play.tell is not None:
                play.tell.append(Freed(hero.name, "the curse", "slaying a boss alone"))


def use_up_poison(fight: Fight) -> None:
    """Blade poison lasts through the first fight with a foe it works on, however that ends."""
    if fight.foe.undead or fight.foe.kind == "statue":
        return
    for hero in fight.play.heroes:
        hero.poisoned = None
