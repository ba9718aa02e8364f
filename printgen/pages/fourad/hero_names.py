"""Heroes' names as lists and logs call them: by the first word, where that tells them apart."""

from collections.abc import Mapping

from printgen.rules.fourad.party import Party


def short_names(party: Party) -> dict[str, str]:
    """Full name to short; the full one where two heroes share a first word."""
    firsts = [hero.name.partition(" ")[0] for hero in party.heroes]
    return {
        hero.name: first if firsts.count(first) == 1 else hero.name
        for hero, first in zip(party.heroes, firsts, strict=True)
    }


def shortened(text: str, names: Mapping[str, str]) -> str:
    """A sentence with short names in it."""
    for full, short in names.items():
        if full != short:
            text = text.replace(full, short)
    return text
