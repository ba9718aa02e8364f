"""The starter of `printgen book --new`: a commented recipe and a foreword that build as they are."""

from pathlib import Path

RECIPE = """\
# {title}: a zine made by printgen. Build it with
#
#     printgen book {folder}
#
# It becomes output/book-…/: book.pdf to read, booklet.pdf to print on both sides and fold, and the records of
# everything that was rolled for it. Change anything here and build again.

title = "{title}"
subtitle = "three small dungeons"
author = "you"
seed = "{seed}"       # parts that name no seed of their own are rolled from this one
paper = "a5"          # half-letter, digest, a6, a4, letter …
theme = "classic"     # plain, parchment, large, easy, or a folder of your own in templates/themes
ink = "normal"        # light saves ink
binding = "saddle"    # folded and stapled; "perfect" for cut halves in a stack, "single" for single leaves, "none" for the reading PDF alone
# sheet = "letter"    # what it is printed on; left out: the sheet its pages fold out of
recto = false         # chapters begin on the next page, left or right: a thinner zine
# cards = true        # cards of everything met, beside the book

[[part]]
is = "cover"
over = "three small dungeons"
sub = "rolled, drawn and folded in one sitting"
under = "printed at home"

[[part]]
is = "contents"

# Pages of your own, in Markdown, beside this file.
[[part]]
is = "words"
file = "foreword.md"

# A fresh roll. `name` is how other parts call it.
[[part]]
is = "roll"
name = "vault"
game = "fourad"
command = "dungeon"
title = "The first way down"
text = "For a party of four, a pencil and two six-sided dice."
parts = ["map", "key"]   # left out: all its pages; `without = [...]` leaves some out

[[part]]
is = "roll"
name = "area"
game = "whitebox"
command = "area"
title = "The second way down"
parts = ["area-1", "glance", "key"]

[[part]]
is = "roll"
name = "level"
game = "axx"
command = "level"
title = "The third way down"
parts = ["map-1-gm", "key"]

# A run you have already: its folder.
# [[part]]
# is = "run"
# from = "../output/delve-heron"
# parts = ["log"]

# Handouts.
[[part]]
is = "rumours"
lines = [
  "The lamp in the deepest room **never** goes out. (true)",
  "Nobody who went in by daylight came back by night. (false)",
  "There is a second stair, and it is narrower. (true)",
  "The dead down there owe money. (true, in a way)",
  "Rats mean water, and water means a way out. (false)",
  "A bell rings when the treasure is taken. (true)",
]

# [[part]]
# is = "letter"
# title = "A letter, found folded small"
# text = "If you have come this far, do not trust the second door. We did."
# signed = "*B. and the others*"

# [[part]]
# is = "slips"           # treasure to cut out and hand over
# of = "area"

[[part]]
is = "player-map"
of = "level"

[[part]]
is = "index"

# The sources that were used, exactly those, and how to roll it all again.
[[part]]
is = "credits"
"""

FOREWORD = """\
# Before you go down

This zine was rolled from the seed **{seed}**. Anyone with the same seed gets the same rooms, and the same dice.

## How to use it

- Read the chapter you mean to run; the map comes first, then its key.
- Tick the boxes in pencil.
- Cut out the handouts, or copy them.

> The steps are wet, and somebody has swept them.

---

Write whatever you like here: *italics*, **bold**, lists, tables, and pictures that lie beside this file.

| torches | hours |
|---:|---|
| 1 | one |
| 6 | six, if nobody runs |
"""


def starter(name: str) -> dict[Path, str]:
    """The files of a new zine in the folder `name`."""
    folder = Path(name)
    word = folder.name or "zine"
    title = " ".join(part.capitalize() for part in word.replace("_", "-").split("-") if part) or "Zine"
    facts = {"title": title.replace('"', ""), "seed": word.lower().replace('"', ""), "folder": folder.as_posix()}
    recipe = RECIPE
    for key, value in facts.items():
        recipe = recipe.replace("{" + key + "}", value)
    return {folder / "book.toml": recipe, folder / "foreword.md": FOREWORD.replace("{seed}", facts["seed"])}
