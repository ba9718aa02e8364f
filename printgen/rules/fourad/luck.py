"""A halfling's Luck outside a fight: a search or a treasure roll thrown again for the party. Kept while only one is left."""

from printgen.rules.fourad.chronicle import Did
from printgen.rules.fourad.heroes import Hero
from printgen.rules.fourad.play import Play
from printgen.rules.fourad.treasure import Second
from printgen.tables.consult import Finding

KEPT = 1


def lucky(play: Play) -> Hero | None:
    """A halfling with Luck to spare."""
    return next((hero for hero in play.heroes if hero.up and hero.luck > KEPT), None)


def spend_luck(play: Play, what: str) -> bool:
    hero = lucky(play)
    if hero is None:
        return False
    hero.luck -= 1
    if play.tell is not None:
        play.tell.append(Did(hero.name, "luck", what))
    return True


def second_treasure(play: Play) -> Second | None:
    """A treasure roll that came to nothing is thrown again."""
    if lucky(play) is None:
        return None

    def again(found: Finding) -> bool:
        return not found.row.effects and spend_luck(play, "treasure")

    return again
