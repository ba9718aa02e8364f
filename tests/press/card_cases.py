"""Cards for the press's tests: plain ones, and ones that try the patience of a layout."""

from printgen.press.document import Box, Card, Cell, Strip

ODD = "Дмитрий − × ’ — é ß & < > % # \\ ½"
SIX = Strip(
    6,
    (
        Cell((1,), "flee", "white", "flee if outnumbered"),
        Cell((2, 3), "bribe", "white", "5 gp a goblin"),
        Cell((4, 5), "fight", "grey"),
        Cell((6,), "death", "black"),
    ),
)
TWO_D6 = Strip(12, (Cell((2, 3, 4, 5), "fight", "grey"), Cell((6, 7, 8), "wary"), Cell((9, 10, 11, 12), "talks")))


def goblins(number: int = 1, **changes: object) -> Card:
    plain: dict[str, object] = {
        "kind": "minions", "place": f"room {number}", "name": "Goblins", "badge": "3", "badge_label": "level",
        "stats": (("treasure", "−1"), ("hated", "dwarves"), ("morale", "below 3")),
        "boxes": (Box("number", 6, half=3),),
        "text": ("One time in six they **surprise** you. Dwarves have *+1* to attack them.",),
        "rows": (("strike", "3 one · 6 two · 9 three fall"), ("guard", "beat 3; a tie wounds")),
        "strip": SIX, "foot_left": f"rolls {number}", "foot_right": "heron-lamp-417",
    }  # fmt: skip
    return Card(**(plain | changes))  # type: ignore[arg-type]


def words(count: int) -> str:
    """A text of `count` words, each its own, so that a lost one is missed."""
    return " ".join(f"word{number}" for number in range(count))


HARD = [
    goblins(name="Sixty letters of a name that no card was ever made to hold up"),
    goblins(name="Абвгдежзийклмн − ½ Ő"),
    goblins(name=ODD, text=(ODD, ODD), foot_left=ODD),
    goblins(boxes=(Box("number", 18, lost=3, half=9), Box("life", 9, dashed=4)), stats=()),
    goblins(boxes=(Box("number", 120),), badge="10"),
    goblins(badge="", strip=TWO_D6, rows=()),
    goblins(strip=None, rows=(), stats=(("weak to", "a very long thing that no third of a card can hold at all"),)),
    goblins(strip=Strip(6, (Cell((1,), "asleep until the feast of fools"), Cell((2, 3, 4, 5, 6), "fight", "grey")))),
    goblins(foot_right="a seed " * 25),
    goblins(back=""),
    goblins(text=(words(120),)),
    goblins(text=(words(400),)),
]
