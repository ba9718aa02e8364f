"""Four hundred sentences, each good English."""

import re

from printgen.chance.cup import Bag
from printgen.chance.loaded import loaded
from printgen.rules.whitebox.feature import HARM, area_feature
from printgen.tables.load import Tables

PLURAL_VERBS = re.compile(r"\b(breathe|are|sweat|never hold|give|shine|leak|drip|run|moan|boom|whisper)\b")
SINGULAR_VERBS = re.compile(r"\b(breathes|is|sweats|never holds|gives|shines|leaks|drips|runs|moans|booms|whispers)\b")


def test_shrines_that_smell(tables: Tables) -> None:
    with loaded(10, 5) as bag:
        found = area_feature(bag, tables, "whitebox/area/1", tables.table("whitebox/features").row(9), 4)
    assert found.sentence == "The shrines in every room give off a foul smell." and not found.room


def test_one_giant_statue_that_burns(tables: Tables) -> None:
    with loaded(9, 2, 6) as bag:
        found = area_feature(bag, tables, "whitebox/area/1", tables.table("whitebox/features").row(10), 4)
    assert found.sentence == f"One giant statue gives off a fierce heat. {HARM}"
    assert found.one and found.room == 4 and found.harmful


def test_heat_for_show_hurts_nobody(tables: Tables) -> None:
    with loaded(9, 3) as bag:
        found = area_feature(bag, tables, "whitebox/area/1", tables.table("whitebox/features").row(3), 4)
    assert found.sentence == "The walls give off a fierce heat." and not found.harmful


def test_all_four_hundred_are_sentences(tables: Tables) -> None:
    features, modifiers = tables.table("whitebox/features"), tables.table("whitebox/modifiers")
    seen = set()
    for first in range(1, 21):
        for second in range(1, 21):
            for seed in range(6):
                bag = Bag(f"{first} {second} {seed}")
                # the second column is thrown: try seeds until it shows
                cup = bag.cup("whitebox/area/1/feature")
                if cup.die(20) != second:
                    cup.at = 0
                    cup._face = _then(second, cup._face)
                else:
                    cup.at = 0
                found = area_feature(bag, tables, "whitebox/area/1", features.row(first), 3)
                assert found.second == second and modifiers.row(second)
                body = found.sentence.removesuffix(HARM).strip()
                assert re.fullmatch(r"[A-Z][A-Za-z ,-]+\.", body), body
                assert "{" not in body and "  " not in body and "/" not in body
                subject = tables.entries("whitebox/subjects")[str(first)]
                if subject.kind == "thing":
                    assert (SINGULAR_VERBS if found.one else PLURAL_VERBS).search(body), body
                    assert not (PLURAL_VERBS if found.one else SINGULAR_VERBS).search(
                        body.removeprefix(subject.many)
                    ), body
                seen.add((first, second))
    assert len(seen) == 400


def _then(first, rest):  # type: ignore[no-untyped-def]
    def face(index: int, sides: int) -> int:
        return first if index == 0 else rest(index, sides)

    return face
