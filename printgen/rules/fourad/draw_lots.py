"""A random hero, counted in marching order: four by a d6 rerolled past them, three by pairs, two by halves; and the log says whom."""

from collections.abc import Sequence

from printgen.chance.cup import Cup
from printgen.rules.fourad.chronicle import Note
from printgen.rules.fourad.heroes import Hero
from printgen.rules.fourad.play import Play


def draw_lots(play: Play, cup: Cup, heroes: Sequence[Hero], why: str, words: str) -> Hero:
    """One of them; `words` says it with {hero}."""
    before = len(cup.journal) if cup.journal is not None else 0
    hero = heroes[cup.pick(len(heroes), why)]
    if play.tell is not None and cup.journal is not None and len(cup.journal) > before:
        play.tell.append(Note(words.format(hero=hero.name), tuple(range(before + 1, len(cup.journal) + 1))))
    return hero
