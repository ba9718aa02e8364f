"""What must hold of every delve, read from its record, journal and chronicle."""

from collections.abc import Sequence

from printgen.chance.journal import Roll
from printgen.rules.fourad import chronicle as told
from printgen.rules.fourad.delve import Delve
from printgen.rules.fourad.party import Party

UNTOLD = {"which tile", "the way in"}  # the layout's own, printed with the map


def check(run: Delve, rolls: Sequence[Roll]) -> None:
    """Every invariant; AssertionError names the first broken."""
    assert run.ending in ("won", "home", "driven out", "lost")
    assert run.why
    _no_negatives(run.before)
    _no_negatives(run.after)
    _who_acts(run)
    _heads(run)
    _life(run)
    _dice(run, rolls)
    _replay(run, rolls)
    entered = [event for event in run.chronicle if isinstance(event, told.Entered) and event.new]
    assert run.minutes == 10 * len(entered)
    assert {event.tile for event in entered} == {one.tile for one in run.seen}
    out = [hero for hero in run.after.heroes if hero.state == "up"]
    assert bool(out) == (run.ending != "lost") or run.ending == "lost"
    if run.ending == "won":
        assert out
        assert any(isinstance(event, told.Met) and event.final for event in run.chronicle)
    if run.ending == "lost":
        assert not out


def _no_negatives(party: Party) -> None:
    for hero in party.heroes:
        figures = (
            hero.life,
            hero.gold,
            hero.level - 1,
            hero.clues,
            hero.saved,
            hero.luck,
            hero.rage,
            hero.healings,
            hero.blessings,
        )
        assert min(figures) >= 0, hero
        assert hero.life <= hero.full
        assert len(hero.weapons) <= 3
        assert hero.gold <= 200 + 0 * hero.level or hero.gold <= 200, hero.gold
    assert 0 <= party.tally < 10


def _who_acts(run: Delve) -> None:
    """No dead, stone or absent hero acts or is hit."""
    gone: dict[str, str] = {}
    for event in run.chronicle:
        match event:
            case told.Struck(hero=hero) | told.Cast(hero=hero) | told.Defended(hero=hero) | told.Disarmed(hero=hero):
                assert hero not in gone, f"{hero} is {gone[hero]}: {event}"
            case told.Saved(hero=hero, does=does):
                assert hero not in gone, f"{hero} is {gone[hero]}: {event}"
                if does == "stone":
                    gone[hero] = "stone"
            case told.Died(hero=hero):
                assert gone.get(hero) != "dead"
                gone[hero] = "dead"
            case told.Freed(hero=hero, of="stone"):
                gone.pop(hero)
            case told.Did(hero=hero, what=what):
                assert hero not in gone or what in ("rejoin", "drop"), f"{hero} is {gone[hero]}: {event}"
                if what in ("escape", "ring", "slip"):
                    gone[hero] = what
                if what == "rejoin":
                    gone.pop(hero)
            case told.Healed(hero=hero):
                assert hero not in gone, event
            case told.Over():
                for hero in [one for one, why in gone.items() if why in ("ring", "slip")]:
                    gone.pop(hero)
            case _:
                pass


def _heads(run: Delve) -> None:
    """Kills never exceed the heads that stood."""
    standing = risen = 0
    for event in run.chronicle:
        match event:
            case told.Met(number=number):
                standing, risen = number, 0
            case told.Rose(stood=True):
                standing += 1
                risen += 1
            case told.Struck(felled=felled, left=left) | told.Cast(felled=felled, left=left):
                assert felled <= standing
                if felled:
                    standing -= felled
                    assert left == standing, event
            case told.Over(felled=felled, number=number):
                assert felled <= number + risen, event
            case _:
                pass


def _life(run: Delve) -> None:
    """Life told along the way comes to the life of the record."""
    life = {hero.name: hero.life for hero in run.before.heroes}
    for event in run.chronicle:
        match event:
            case told.Defended(hero=hero, lost=lost, left=left) | told.Saved(hero=hero, lost=lost, left=left):
                assert left == max(0, life[hero] - lost), event
                life[hero] = left
            case told.Healed(hero=hero, gained=gained, left=left):
                assert left == life[hero] + gained, event
                life[hero] = left
            case told.Rolled(hero=hero, up=True):
                life[hero] += 1
            case told.Secret(name="A longer breath"):
                life = {hero: one + 1 if one else 0 for hero, one in life.items()}
            case told.Over(life=lives):
                assert {one.hero: one.life for one in lives} == life, event
            case _:
                pass
    assert life == {hero.name: hero.life for hero in run.after.heroes}


def _dice(run: Delve, rolls: Sequence[Roll]) -> None:
    """Every throw told of is in the journal, every throw of the journal is told of."""
    said: set[int] = set()
    for event in run.chronicle:
        said.update(getattr(event, "nos", ()))
        if getattr(event, "no", 0):
            said.add(event.no)  # type: ignore[union-attr]
    assert said <= {roll.no for roll in rolls}
    untold = [roll.why for roll in rolls if roll.no not in said and roll.why not in UNTOLD]
    assert not untold, untold


def _replay(run: Delve, rolls: Sequence[Roll]) -> None:
    """Every outcome told is what the rules make of its dice, worked out again from the faces and what was added."""
    by = {roll.no: roll for roll in rolls}
    single, standing = False, 0
    for event in run.chronicle:
        match event:
            case told.Met(life=life, number=number):
                single, standing = bool(life), number
            case told.Rose(stood=True):
                standing += 1
            case told.Struck():
                thrown = [by[no] for no in event.nos]  # with Luck the last counts; the best of several explodes apart
                thrown = thrown[-2:] if thrown[-1].why.endswith("the six again") else thrown[-1:]
                total = sum(roll.total for roll in thrown)
                assert event.total == total, event
                one = max(thrown[0].faces) == 1 if thrown[0].dice != "d6!" else thrown[0].faces[0] == 1
                hit = not one and total >= event.need
                times = 2 if event.rage else 1
                if single:
                    assert event.wounds <= times
                    assert bool(event.wounds) == hit, event
                else:
                    assert event.felled == (min(standing, total // event.need * times) if hit else 0), event
                    standing -= event.felled
            case told.Cast(felled=felled):
                if event.total:
                    first = by[event.nos[0]]
                    assert event.total == sum(first.faces) + sum(add for _, add in first.adds)
                    if felled or event.wounds:
                        assert first.faces[0] != 1
                        assert event.total >= event.need
                    if felled and event.spell == "Fireball":
                        assert felled == min(standing, max(1, event.total - event.need)), event
                    if felled and event.spell == "Lightning Bolt":
                        assert felled == 1
                    if felled and event.spell == "Sleep":
                        assert felled == min(standing, by[event.nos[1]].total), event
                standing -= felled
            case told.Defended(nos=nos) if nos and not event.took:
                last = next(by[no] for no in reversed(nos) if by[no].why == "defense")
                face = last.faces[0]
                safe = face == 6 or (face != 1 and face + sum(add for _, add in last.adds) > event.need)
                assert event.safe == safe, event
            case told.Saved(no=no):
                roll = by[no]
                face, total = roll.faces[0], roll.faces[0] + sum(add for _, add in roll.adds)
                plain = event.against in ("the puzzle", "infection")
                passed = total >= event.need if plain or face not in (1, 6) else face == 6
                assert event.passed == passed, event
            case told.Morale(no=no):
                assert event.held == (by[no].total > 3), event
            case told.FinalTest(forced=False):
                assert event.final == (event.face + event.before >= 6), event
            case told.Rolled(saved=False):
                assert event.up == (event.total > event.need), event
            case told.Checked(face=face, upto=upto):
                assert 1 <= face <= 6
                assert upto in (1, 2)
            case told.Disarmed(no=no):
                assert event.done == (by[no].faces[0] == 6 or event.total > event.need), event
            case _:
                pass
