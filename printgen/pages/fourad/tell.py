"""The chronicle in sentences: each event a step, what happened, and the throws behind it. Logs in text and on paper are made of
these lines. `**bold**` marks a consequence; life is told as it stands.
"""

from typing import NamedTuple

from printgen.pages.fourad.phrase import a, capital, word
from printgen.rules.fourad import chronicle as told


class Line(NamedTuple):
    """A line of a log. `step` is a short label ("round 2", "search"), `nos` the throws' numbers in the journal."""

    step: str
    words: str
    nos: tuple[int, ...] = ()


def line_of(event: told.Event) -> Line:
    """The event in a sentence."""
    match event:
        case told.Entered(tile=tile, new=new, corridor=corridor, minutes=minutes, came=came):
            kind = "a corridor" if corridor else "a room"
            if tile == 1 and new:
                return Line("enter", f"The party steps into the entrance, tile 1. {clock(minutes)} have gone.")
            if new:
                return Line("enter", f"From tile {came} into tile {tile}, {kind}. {clock(minutes)} have gone.")
            return Line("back", f"Back into tile {tile}.")
        case told.Unlocked(hero=hero, nos=nos, level=level, opened=opened):
            end = "**it opens**" if opened else "it stays shut"
            return Line("lock", f"{hero} tries the lock, level {level}: {end}.", nos)
        case told.Checked(no=no, face=face, upto=upto):
            heard = "**wandering monsters**" if face <= upto else "nothing stirs"
            return Line("wanderers", capital(f"{heard}."), (no,))
        case told.Contents(no=no, row=row, text=text, overruled=overruled):
            tail = "; but the last tile holds the final boss" if overruled else ""
            return Line("contents", f"{row}: {text}{tail}.", (no,))
        case told.FinalTest(no=no, face=face, before=before, final=final, forced=forced):
            if forced:
                return Line("final?", "No way is left to try: **this is the final boss**.")
            end = "**the final boss**" if final else "not the final boss"
            return Line("final?", f"{face} and {before} met before make {face + before}: {end}.", (no,))
        case told.Met():
            return _met(event)
        case told.Surprise(no=no, surprised=surprised):
            return Line("surprise", "**They surprise the party.**" if surprised else "No surprise.", (no,))
        case told.Smelled(hero=hero, no=no, total=total, told=found):
            end = "**there is treasure**" if found else "nothing"
            return Line("nose", f"{hero} sniffs, {total}: {end}.", (no,))
        case told.Chose(what=what, why=why):
            return _chose(what, why)
        case told.Reacted():
            return _reacted(event)
        case told.Powered(no=no, name=name):
            return Line("power", f"It has {name}." if name != "no power" else "It shows no power.", (no,))
        case told.Round(number=number):
            return Line(f"round {number}", "")
        case told.Struck():
            return _struck(event)
        case told.Cast():
            return _cast(event)
        case told.Did(hero=hero, what=what, target=target, no=no):
            return Line("", _did(hero, what, target), (no,) if no else ())
        case told.Defended():
            return _defended(event)
        case told.Saved():
            return _saved(event)
        case told.Died(hero=hero, by=by):
            return Line("", f"**{hero} is dead**, killed by {killer(by)}.")
        case told.Rose(name=name, no=0):
            return Line("", f"**What was {name} rises**, one of them.")
        case told.Rose(name=name, no=no, stood=stood):
            return Line("", f"**The {name} stands up again.**" if stood else f"The {name} stays dead.", (no,))
        case told.Morale(no=no, held=held, standing=standing):
            end = "they hold" if held else "**they run**"
            return Line("morale", f"{standing} left, below half or shaken by spells: {end}.", (no,))
        case told.Retreated(how=how):
            going = "The party withdraws through the door" if how == "withdraw" else "The party flees"
            return Line("", f"{going}; every foe strikes once.")
        case told.Over():
            return _over(event)
        case told.Treasure(nos=nos, gold=gold, things=things, where=where):
            haul = [f"{gold} gp"] * bool(gold) + list(things)
            return Line("treasure", f"From {where}: **{', '.join(haul)}**." if haul else f"From {where}: nothing.", nos)
        case told.Took(hero=hero, what=what):
            return Line("", f"{hero} takes {one(what)}.")
        case told.LeftBehind(what=what):
            return Line("", f"Left behind: {what}.")
        case told.Trap(name=name, level=level, nos=nos):
            return Line("trap", f"A trap: {name}, level {level}.", nos)
        case told.Disarmed(hero=hero, no=no, total=total, need=need, done=done):
            end = "**disarmed**" if done else "it springs"
            return Line("trap", f"{hero} tries to disarm it, {total} against {need}: {end}.", (no,))
        case told.Searched(nos=nos, found=found, hero=hero):
            return Line("search", SEARCHED[found].format(hero=hero), nos)
        case told.Feature(no=no, name=name):
            return Line("feature", f"Here is {a(name)}.", (no,))
        case told.Happening(no=no, name=name, text=text):
            tail = " again; nothing comes of it" if text == "again" else ""
            return Line("event", f"{name.capitalize()}{tail}.", (no,))
        case told.Healed(hero=hero, by=by, gained=gained, left=left, nos=nos):
            if by == hero:
                return Line("heal", f"{hero}’s own hands give {gained} life back: {left}.", nos)
            return Line("heal", f"{by} gives {hero} {gained} life back: {left}.", nos)
        case told.Freed(hero=hero, of=of, by=by):
            return Line("", f"{by} frees {hero} of {of}.")
        case told.Rolled():
            return _rolled(event)
        case told.Quest(name=name, state=state, text=text, nos=nos):
            return Line("quest", f"{name} ({state}): {text}.", nos)
        case told.Reward(name=name, text=text, nos=nos, hero=hero):
            return Line("reward", f"**{name}**{f' for {hero}' if hero else ''}. {text}", nos)
        case told.Clue(hero=hero, count=count):
            return Line("clue", f"{hero} has **{word(count)} clue{'s' if count > 1 else ''}**.")
        case told.Secret(hero=hero, name=name, text=text, nos=nos):
            return Line("secret", f"Three clues make a secret: **{name}**. {text}", nos)
        case told.Note(text=text, nos=nos):
            return Line("", text, nos)
        case told.Ended(ending=ending, why=why, minutes=minutes):
            return Line("end", f"**{ENDINGS[ending]}** {capital(why)}. {clock(minutes)} were spent below.")


SEARCHED = {
    "wanderers": "The noise brings **wandering monsters**.",
    "nothing": "Nothing is found.",
    "clue": "{hero} finds **a clue**.",
    "door": "{hero} finds **a secret door**.",
    "treasure": "{hero} finds **a hidden treasure**.",
}
ENDINGS = {
    "won": "The delve is won.",
    "home": "The party came home.",
    "driven out": "The party was driven out.",
    "lost": "The party is lost.",
}


def clock(minutes: int) -> str:
    hours, rest = divmod(minutes, 60)
    return f"{minutes} minutes" if not hours else f"{hours} h {rest:02d} min"


UNCOUNTED = ("fools’ gold", "light armor", "heavy armor", "lock picks", "rations", "blade poison")
ONLY = ("Six-Leaf Book", "Warder’s Shield", "Mender’s Symbol")  # there is one of each
BARE = ("infection", "poison", "fear", "hellfire", "energy drain", "dragon breath", "fire")


def one(thing: str) -> str:
    """A thing taken, with its article: a gem (35 gp), an axe, fools’ gold, the Mender’s Symbol."""
    if thing.startswith((*UNCOUNTED, "a ", "an ", "the ")):
        return thing
    return f"the {thing}" if thing.startswith(ONLY) else a(thing)


def killer(by: str) -> str:
    """What killed a hero, with its article: the ogre, the dart, poison."""
    return by if by in BARE or by.startswith(("a ", "the ")) else f"the {by}"


def _met(event: told.Met) -> Line:
    many = f"{event.number} {event.name}" if event.number > 1 else a(event.name)
    if not event.level:
        return Line("foes", f"**{capital(event.name)}**.", event.nos)
    figures = f"level {event.level}"
    if event.life:
        figures += f", life {event.life}, {event.attacks} attack{'s' if event.attacks != 1 else ''}"
    how = {
        "wandering": "Out of the dark behind them: ",
        "alarm": "The alarm brings ",
        "event": "Out of nowhere: ",
        "return": "Still here: ",
    }.get(event.how, "")
    words = f"{how}**{many}**" if how else capital(f"**{many}**")
    return Line("foes", f"{words} ({figures}).{' The final boss.' if event.final else ''}", event.nos)


def _chose(what: str, why: str) -> Line:
    words = {
        "attack": "The party attacks at once.",
        "wait": "The party waits to see what they do.",
        "withdraw": "Enough: they will withdraw.",
        "flee": "Enough: they will run.",
        "home": f"The party turns for home: {why}.",
    }
    return Line("choice", words.get(what, f"{what}."))


def _reacted(event: told.Reacted) -> Line:
    words = {
        "fight": "they fight",
        "death": "they fight to the death",
        "flee": "**they flee**",
        "bribed": f"they want {event.price} gp and **take {event.paid}**",
        "quest": "**they ask for a service**",
        "asleep": "asleep",
    }[event.came]
    if event.reaction == "bribe" and event.came == "fight":
        words = f"they want {event.price} gp; unpaid, they fight"
    return Line("reaction", f"{event.face}: {words}.", (event.no, *event.nos))


def _struck(event: told.Struck) -> Line:
    verb = {"blow": "strikes", "shot": "shoots", "parting": "strikes at those who run"}[event.how]
    rage = " in a rage" if event.rage else ""
    luck = ", by Luck a second time" if event.luck else ""
    if event.felled:
        end = f"**{word(event.felled)} fall{'s' if event.felled == 1 else ''}**, {event.left} left"
    elif event.wounds:
        end = f"**{word(event.wounds)} wound{'s' if event.wounds > 1 else ''}**, life {event.left}"
    else:
        end = "a miss: a natural 1" if event.natural_one else "a miss"
    return Line(
        "", f"{event.hero} {verb}{rage} ({event.weapon}){luck}, {event.total} against {event.need}: {end}.", event.nos
    )


def _cast(event: told.Cast) -> Line:
    by = "" if event.by in ("slot", "") else f" from {a(event.by)}"
    if event.target:
        return Line("", f"{event.hero} casts {event.spell}{by} on {event.target}.", event.nos)
    if event.felled:
        end = f"**{word(event.felled)} out of the fight**, {event.left} left"
    elif event.wounds:
        end = f"**{word(event.wounds)} wound{'s' if event.wounds > 1 else ''}**, life {event.left}"
    else:
        end = "nothing"
    return Line("", f"{event.hero} casts {event.spell}{by}, {event.total} against {event.need}: {end}.", event.nos)


def _did(hero: str, what: str, target: str) -> str:
    return {
        "chop": f"{hero} chops a fallen {target} to pieces.",
        "swap": f"{hero} changes to the {target}.",
        "holy-water": f"{hero} throws holy water at the {target}: **one wound**.",
        "slip": f"{hero} slips out of the melee, by Luck.",
        "slay": f"{hero} looses the Arrow of Slaying at the {target}: **three wounds**.",
        "ring": f"{hero} turns the ring and is gone; it is plain gold now ({target}).",
        "escape": f"{hero} speaks Escape and stands at the entrance.",
        "carry": f"{hero} shoulders {target}.",
        "drop": f"{target} has to be set down.",
        "rejoin": f"{hero} falls in again.",
        "luck": f"{hero} trusts to Luck: {target} again.",
        "poison": f"{hero} poisons the {target}.",
    }[what]


def _defended(event: told.Defended) -> Line:
    luck = ", by Luck a second time" if event.luck else ""
    if event.safe:
        end = "safe"
    elif event.took:
        end = f"**{event.took} {'are' if event.took.endswith(' gp') else 'is'} eaten**"
    elif event.lost:
        end = f"**{event.lost} life lost**, {event.left} left"
    else:
        end = "there is nothing left to eat"
    total = f"{event.total} against {event.need}" if event.nos else "burdened, no defense"
    return Line("", f"{event.hero} defends against the {event.against}{luck}, {total}: {end}.", event.nos)


def _saved(event: told.Saved) -> Line:
    if event.passed:
        end = "saved"
    else:
        parts = [f"**{event.lost} life lost**, {event.left} left"] if event.lost else []
        parts += [
            {"stone": "**turned to stone**", "curse": "**cursed**, Defense -1", "drain": "**drained**",
             "lame": "**lamed**, -1 on attack and Defense"}.get(event.does, "")
        ]  # fmt: skip
        end = "; ".join(part for part in parts if part)
    return Line("", f"{event.hero} against {event.against}, {event.total} of {event.need}: {end}.", (event.no,))


def _over(event: told.Over) -> Line:
    words = {
        "slain": "The fight is over.",
        "slept": "They sleep: the fight is over.",
        "subdued": "It is beaten down and taken alive.",
        "fled": "They are gone.",
        "bribed": "Paid, they go.",
        "quest": "A bargain is struck.",
        "passed": "The party goes by without a sound.",
        "left": "The party is out of the fight.",
        "stolen": "They are gone as they came.",
        "lost": "Nobody is left standing.",
    }[event.outcome]
    states = {"dead": "dead", "stone": "stone", "away": "away"}
    life = ", ".join(f"{one.hero} {states.get(one.state, f'{one.life} of {one.full}')}" for one in event.life)
    return Line("after", f"{words} {life}.")


def _rolled(event: told.Rolled) -> Line:
    if event.saved:
        return Line("experience", f"{event.hero} keeps an XP roll for {event.why}.")
    end = f"**level {event.need + 1}**" if event.up else "no"
    return Line("experience", f"{event.hero} for {event.why}, {event.total} against {event.need}: {end}.", event.nos)
