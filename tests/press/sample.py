"""A document that uses every piece of the kit: the delve of the design's pictures. Its numbers are for show."""

from pathlib import Path
from typing import Any

from printgen.press.chart import Strip, legend_mark, life_chart
from printgen.press.document import Document, Part
from printgen.press.drawings import svg
from printgen.shelf import Shelf, built_in

HERE = Path(__file__).parent
TITLE = "The Drowned Vault of Hesk"


def shelf() -> Shelf:
    """The built-in shelf under the sample's own templates."""
    return Shelf((HERE / "shelf", built_in()))


def tile(cells: str) -> str:
    """A room drawn in text, as a plain little picture."""
    rows = cells.split("/")
    floor = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, cell in enumerate(row) if cell == ".")
    wide, high = max(map(len, rows)), len(rows)
    body = f'<path d="{floor}" fill="#fff" stroke="#000" stroke-width=".12"/>'
    return svg(wide * 3.1 + 1, high * 3.1 + 1, f'<g transform="translate(.5 .5) scale(3.1)">{body}</g>', unit="mm")


KEYS: list[dict[str, Any]] = [
    {"no": 1, "name": "The water stair", "pic": "tile-1", "sub": "Way in 2 · room, 12 squares · doors west and east",
     "text": "Wet steps and a broken boat-hook. Empty: nothing lives this near the light.", "done": True, "rolls": "1–3"},
    {"no": 2, "name": "Eel passage", "pic": "tile-2", "sub": "Tile 15 · corridor, 7 squares · open west, door south",
     "text": "A tide mark runs at shoulder height. Eleven rats boiled out of the drain; nine died, two swam.",
     "done": False, "rolls": "4–19"},
    {"no": 3, "name": "Chapel of the low tide", "pic": "tile-3",
     "sub": "Tile 42 · room, 20 squares · open north, door west",
     "text": "A temple still blessed. Tamsin took its favour: **+1 attack** on the undead until one falls.",
     "done": True, "rolls": "20–24"},
    {"no": 4, "name": "Net store", "pic": "tile-4", "sub": "Tile 26 · room, 9 squares · one door: a dead end",
     "text": "A chest in the nets, and a dart in the lid. **Scroll of Sleep**, to Oriel.", "done": True, "rolls": "25–31"},
    {"no": 5, "name": "Pump room", "pic": "tile-5", "sub": "Tile 51 · room, 16 squares · two doors, open east",
     "text": "The statue by the pump broke under the hammer: **90 gp** in the hollow of it.", "done": True,
     "rolls": "32–39"},
    {"no": 6, "name": "Flooded guardroom", "pic": "tile-6",
     "sub": "Tile 34 · room, 14 squares · doors north and south, open west",
     "text": "Six goblins, down in two rounds. **11 gp** in a boot.", "done": False, "rolls": "40–51"},
    {"no": 7, "name": "Sluice crossing", "pic": "tile-7", "sub": "Tile 11 · corridor, 5 squares · open all four ways",
     "text": "Four gates, one chain, and no lamp. Empty; but Pip found **a clue** scratched under the grating.",
     "done": True, "rolls": "52–54"},
]  # fmt: skip


def d(*faces: int, adds: tuple[int, ...] = (), total: int | None = None) -> dict[str, Any]:
    return {"faces": list(faces), "adds": list(adds), "total": total}


def row(step: str, what: str, dice: Any = None, no: int = 0, rule: bool = False) -> dict[str, Any]:
    return {"step": step, "what": what, "dice": dice, "no": no, "rule": rule}


ROOMS: list[dict[str, Any]] = [
    {"no": 6, "name": "Flooded guardroom", "sub": "Tile 34 · room, 14 squares · doors north and south, open west",
     "clock": "one hour in", "read": "", "rows": [
        row("find", "Contents, row 8: minions. Goblins", d(3, 5, total=8), 41),
        row("", "Six of them, sorting wet rope", d(3, adds=(3,), total=6), 42),
        row("", "No surprise. The party strikes first.", d(4), 43),
        row("round 1", "Brunna, sword: 7 ÷ 3, **two goblins fall**", d(5, adds=(2,), total=7), 44, True),
        row("", "Tamsin, mace: a clean miss", d(1), 45),
        row("", "Oriel keeps his spells and stands behind Brunna"),
        row("", "Pip, sling: a six, thrown again; **two goblins fall**", d(6, 2, adds=(-1,), total=7), 46),
        row("", "Two left of six, and they hold", d(5), 47),
        row("", "Goblin at Brunna: chain and shield turn it", d(3, adds=(2,), total=5), 48),
        row("", "Goblin at Oriel: **one life lost** (4 to 3)", d(2, total=2), 49),
        row("round 2", "Tamsin, mace: **the last two fall**", d(5, adds=(1,), total=6), 50, True),
        row("spoils", "Treasure, row 2: **11 gp**, carried by Pip", [d(3, adds=(-1,)), d(5, 6, total=11)], 51, True),
     ], "life": [["Brunna", 8, 2], ["Tamsin", 6, 1], ["Oriel", 4, 1], ["Pip", 4, 0]]},
    {"no": 7, "name": "Sluice crossing", "sub": "Tile 11 · corridor, 5 squares · open all four ways",
     "clock": "1 h 10 m", "read": "", "rows": [
        row("find", "Contents, row 10: in a corridor, empty.", d(4, 6, total=10), 53),
        row("search", "Pip looks under the grating, −1 in a corridor: he takes **a clue**, his second",
            d(6, adds=(-1,), total=5), 54),
     ], "life": []},
    {"no": 8, "name": "Cistern", "sub": "Tile 63 · room, 18 squares · one door", "clock": "1 h 20 m",
     "read": "Black water from wall to wall, and a ledge the width of a boot. On the far side a lamp burns in a fist as "
             "big as a bucket. “Toll,” says the dark.", "rows": [
        row("find", "Contents, row 11: a boss. The ogre", d(5, 6, total=11), 56),
        row("", "Is it the last? 3 + 1 met before: not yet.", d(3, adds=(1,), total=4), 57),
        row("wait", "Reaction: it will take 30 gp to look away. Paid.", d(1), 58),
        row("", "A bribed boss gives no roll for experience."),
        row("leave", "Back through 7 and 6, and no wanderer", d(3, 6), 59, True),
     ], "life": []},
]  # fmt: skip

SUMMARY: dict[str, Any] = {
    "tabs": [[13, "rooms"], [31, "foes down"], [281, "gold out"], [214, "throws"]],
    "fates": [
        ["Brunna", 8, 6, "124 gp", "2", "level 3; her axe is paid for"],
        ["Tamsin", 6, 3, "96 gp", "1", "kept the clue; owes Pip a grave"],
        ["Oriel", 4, 3, "61 gp", "1", "one roll saved toward the Abyss"],
        ["Pip", 4, 4, "—", "1", "bitten, room 13; carried out"],
    ],
    "throws": [
        [46, d(6, 2), "Pip’s sling, room 6: a six, then a two. Two goblins down."],
        [97, d(1), "Tamsin at the minotaur, with everything to win."],
        [118, d(6, 6, 5), "Brunna, last to act: the dragon’s last life."],
    ],
}


STRIPS = [
    Strip("Brunna", "warrior", 8, (8, 6, 6, 6, 6, 6, 6, 6, 6, 5, 5, 4, 2, 2)),
    Strip("Tamsin", "cleric", 6, (6, 6, 6, 5, 5, 5, 5, 5, 5, 5, 4, 5, 3, 3)),
    Strip("Oriel", "wizard", 4, (4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 1, 1)),
    Strip("Pip", "halfling", 4, (4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 2, 0, 0), dead=True),
]
EVENTS = {1: "fight", 3: "trap", 5: "fight", 7: "boss", 8: "fight", 9: "fight", 10: "boss", 11: "boss", 12: "final"}


def document(times: int = 1) -> Document:
    """The delve; `times` repeats its log to make a longer book."""
    tiles = ("..../..../ .. / .. ", "...../    ./    .", "...../...../...../.....", ".../.../...", "..../..../..../....",
             " .../..../..../ ...", " . /.../ . ")  # fmt: skip
    pictures = {f"tile-{at}": tile(cells) for at, cells in enumerate(tiles, start=1)}
    pictures |= {f"mark-{kind}": legend_mark(kind) for kind in ("fight", "trap", "boss", "death")}
    pictures["chart"] = life_chart(STRIPS, [*map(str, range(1, 14)), "out"], EVENTS)
    pictures["map"] = tile("......../......../........")
    logs = [
        Part(f"log-{at}" if at else "log", "Delve log", "sample/log.html", {"rooms": ROOMS, "run": at}, file="log",
             recto=at % 4 == 0)
        for at in range(times)
    ]  # fmt: skip
    return Document(
        TITLE,
        "a delve for four heroes",
        (
            Part("cover", "Cover", "base/cover.html", {
                "sub": "thirteen rooms, one dragon, and the tide coming in",
                "under": "levels one to four · seed heron-lamp-417",
            }, contents=False),
            Part("contents", "Contents", "base/contents.html", {}, contents=False),
            Part("map", "Map", "base/map.html", {"map": "map", "alt": "The vault"}, file="map"),
            Part("key", "Tile key", "sample/key.html", {"keys": KEYS}, file="map", secret=True),
            *logs,
            Part("summary", "The reckoning", "sample/summary.html", SUMMARY, file="log"),
            Part("sheets", "Hero sheets", "sample/hero.html", {}, file="sheets", paper="loose"),
            Part("index", "Index", "base/index.html", {
                "groups": [["Foes", [["goblins", ["room-0-6"]], ["ogre", ["room-0-8"]]]]], "note": "",
            }),
            Part("colophon", "Colophon", "base/colophon.html", {
                "words": "Rolled, drawn and pressed in one sitting, from a seed anyone may sow again.",
                "facts": [["seed", "heron-lamp-417"], ["party", "warrior, cleric, wizard, halfling"],
                          ["house rules", "doors=plain · halfling_sling=none"],
                          ["throws", "214, each with its number in the log"],
                          ["record", "7c1e 90b4 · journal 3fa2 d815"]],
                "doubt": "Doubt a die? **printgen explain 41** shows its throw.",
                "sources": ["Played by the rules of *Four Against Darkness*. Words, tiles and drawings are this book’s "
                            "own. Tables used, with the licence of each, are listed in the record."],
            }, contents=False),
        ),
        pictures,
        seed="heron-lamp-417",
    )  # fmt: skip
