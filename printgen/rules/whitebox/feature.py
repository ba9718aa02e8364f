"""What makes an area its own: the two columns, joined to a sentence (addendum §5).

Rolls: the first column unless its die was dropped, the second, d6 one or many where it may be one, the word of {x}, d6
whether a harmful one is.
"""

import re

from printgen.chance.cup import Bag
from printgen.rules.whitebox.result import Feature
from printgen.rules.whitebox.treasure import marked, since
from printgen.tables.consult import consult
from printgen.tables.load import Tables
from printgen.tables.schema import Row

_WORD = re.compile(r"\{(\w+)\}")
HARM = "A touch, or a turn near: save or 1d4 damage."


def area_feature(bag: Bag, tables: Tables, prefix: str, dropped: Row | None, room: int, dropped_no: int = 0) -> Feature:
    """`dropped` is the first column's row when its die fell with the others; `room` the room nearest to it."""
    cup = bag.cup(f"{prefix}/feature")
    mark = marked(cup)
    if dropped is None:
        found = consult(cup, tables.table("whitebox/features"), "area feature")
        dropped = found.row
    second = consult(cup, tables.table("whitebox/modifiers"), "feature modifier")
    subject = tables.entries("whitebox/subjects")[dropped.ref.partition("#")[2]]
    predicate = tables.entries("whitebox/predicates")[second.row.ref.partition("#")[2]]
    one = False
    if subject.one:
        roll = cup.d6("1-2 one, 3-6 many")
        one = roll.total <= 2
    ending = {
        "thing": predicate.one if one else predicate.many, "being": predicate.being, "builder": predicate.builder
    }[subject.kind]  # fmt: skip
    words = tables.entries("whitebox/words")

    def pick(match: re.Match[str]) -> str:
        word: str = cup.choose(words[match[1]].names, match[1])
        return word

    sentence = f"{subject.one if one else subject.many} {_WORD.sub(pick, ending)}."
    harmful = False
    if predicate.harmful:
        roll = cup.d6("1-3 for show, 4-6 harmful")
        harmful = roll.total >= 4
    if harmful:
        sentence += f" {HARM}"
    return Feature(
        int(dropped.key), int(second.row.key), dropped.name, second.row.name, sentence, one, room if one else 0,
        harmful, (*([dropped_no] if dropped_no else []), *since(cup, mark)),
    )  # fmt: skip
