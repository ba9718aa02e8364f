"""Plans to draw with, one for each way the games make them: tiles that abut, rooms joined by corridors, a cave."""

from math import cos, pi, sin

from printgen.chance.cup import Ink
from printgen.draw.glyphs import glyph_names
from printgen.model.plan import Door, DoorKind, Feature, Label, Mark, MarkKind, Plan, Ring, Space, Stair


def box(x: int, y: int, w: int, h: int) -> Ring:
    return tuple((a * 100, b * 100) for a, b in ((x, y), (x + w, y), (x + w, y + h), (x, y + h)))


KINDS: tuple[DoorKind, ...] = (
    "door", "open", "double", "locked", "door", "stuck", "arch", "portcullis", "open", "secret", "iron", "iron-locked",
    "concealed", "oneway", "trapped", "false",
)  # fmt: skip


def tiles(seed: str = "heron-lamp-417", across: int = 5, down: int = 7, side: int = 4) -> Plan:
    """Four Against Darkness: tiles that touch, with walls between them and ways through."""
    ink = Ink(seed, "ink/sample")
    spaces, doors, features = [], [], []
    number = 0
    cells: dict[tuple[int, int], str] = {}
    for j in range(down):
        for i in range(across):
            if ink.below(9) == 0 and (i, j) != (across // 2, down - 1):
                continue
            number += 1
            x, y, w, h = i * side, j * side, side, side
            kind = ink.below(4)
            if kind == 0:
                ring = tuple((a * 100, b * 100) for a, b in ((x, y), (x + w, y), (x + w, y + 2), (x + 2, y + 2), (x + 2, y + h), (x, y + h)))  # fmt: skip
            elif kind == 1:
                ring = box(x, y + 1, w, 2)
            elif kind == 2:
                ring = tuple((a * 100, b * 100) for a, b in ((x + 1, y), (x + 3, y), (x + w, y + 1), (x + w, y + 3), (x + 3, y + h), (x + 1, y + h), (x, y + 3), (x, y + 1)))  # fmt: skip
            else:
                ring = box(x, y, w, h)
            id = f"tile/{number}"
            spaces.append(Space(id, "corridor" if kind == 1 else "room", ring, number=number))
            cells[i, j] = id
            if kind == 3:
                names = ("pillar", "statue", "fountain", "altar", "chest", "well")
                name = names[ink.below(len(names))]
                wide = name == "altar"
                features.append(
                    Feature(f"{id}/thing", name, (x * 100 + 150, y * 100 + 50), (200, 100) if wide else (100, 100))
                )
    for (i, j), id in cells.items():
        for di, dj in ((1, 0), (0, 1)):
            other = cells.get((i + di, j + dj))
            if other is None:
                continue
            at = ((i + 1) * side * 100, j * side * 100 + 150) if di else (i * side * 100 + 150, (j + 1) * side * 100)
            edges = [s for s in spaces if s.id in (id, other)]
            if all(_on_edge(at, "v" if di else "h", s.outline) for s in edges):
                kind_ = KINDS[ink.below(len(KINDS))]
                doors.append(Door(f"door/{len(doors) + 1}", kind_, at, "v" if di else "h", (id, other),
                                  facing=("e" if di else "s") if kind_ == "oneway" else ""))  # fmt: skip
    entry = (across // 2 * side * 100 + 150, down * side * 100)
    doors.append(Door("door/in", "open", entry, "h", (cells[across // 2, down - 1], "")))
    return Plan(
        "The Heron Vaults", across * side, down * side, 10, "The Heron Vaults", "Thirty-four tiles, rolled whole",
        tuple(spaces), tuple(doors), (), tuple(features),
        (Mark("in", "entrance", entry, "s"), Mark("end", "dead-end", (0, 150), "w"), Mark("un", "unopened", (2000, 550), "e")),
        paper=True, seed=seed,
    )  # fmt: skip


def _on_edge(at: tuple[int, int], axis: str, ring: Ring) -> bool:
    for (x1, y1), (x2, y2) in zip(ring, (*ring[1:], ring[0]), strict=True):
        if axis == "h" and y1 == y2 == at[1] and min(x1, x2) <= at[0] - 50 and max(x1, x2) >= at[0] + 50:
            return True
        if axis == "v" and x1 == x2 == at[0] and min(y1, y2) <= at[1] - 50 and max(y1, y2) >= at[1] + 50:
            return True
    return False


def rooms(seed: str = "brass-bell-88") -> Plan:
    """White Box and AX&X: rooms of many shapes, corridors one square wide, every kind of door, drawings, water."""
    octagon = tuple(
        (x * 100, y * 100) for x, y in ((11, 2), (15, 2), (17, 4), (17, 7), (15, 9), (11, 9), (9, 7), (9, 4))
    )
    round_room = tuple(
        (round(2300 + 300 * cos(2 * pi * k / 24)), round(1500 + 300 * sin(2 * pi * k / 24))) for k in range(24)
    )
    ell = tuple((x * 100, y * 100) for x, y in ((1, 12), (5, 12), (5, 15), (8, 15), (8, 19), (1, 19)))
    cross = tuple((x * 100, y * 100) for x, y in ((13, 12), (16, 12), (16, 14), (18, 14), (18, 17), (16, 17), (16, 19), (13, 19), (13, 17), (11, 17), (11, 14), (13, 14)))  # fmt: skip
    spaces = (
        Space("room/1", "room", box(1, 1, 6, 5), number=1, name="Guard room"),
        Space("room/2", "room", octagon, number=2, name="Shrine of the drowned"),
        Space("room/3", "room", box(20, 1, 6, 7), (tuple(reversed(box(22, 3, 2, 2))),), number=3, name="Gallery"),
        Space("room/4", "room", ell, number=4, name="Kitchen"),
        Space("room/5", "room", cross, number=5, name="Crossing"),
        Space("room/6", "room", round_room, number=6, name="Well house"),
        Space("room/7", "room", box(1, 22, 7, 5), number=7, name="Crypt"),
        Space("room/8", "room", box(12, 22, 4, 5), number=8, name="Cell"),
        Space("room/9", "room", box(20, 21, 7, 6), number=9, name="Cistern", secret=True),
        Space("c/1", "corridor", box(7, 3, 2, 1)),
        Space("c/2", "corridor", box(17, 5, 3, 1)),
        Space("c/3", "corridor", box(3, 6, 1, 6)),
        Space("c/4", "corridor", box(13, 9, 1, 3)),
        Space("c/5", "corridor", box(8, 16, 3, 1)),
        Space("c/6", "corridor", box(18, 15, 2, 1)),
        Space("c/7", "corridor", box(3, 19, 1, 3)),
        Space("c/8", "corridor", box(8, 24, 4, 1)),
        Space("c/9", "corridor", box(16, 23, 4, 1), secret=True),
        Space("c/10", "corridor", box(14, 19, 1, 3)),
    )
    doors = (
        Door("d/1", "door", (700, 350), "v", ("room/1", "c/1")),
        Door("d/2", "arch", (900, 350 + 100), "v", ("c/1", "room/2")),
        Door("d/3", "double", (1700, 550), "v", ("room/2", "c/2")),
        Door("d/4", "locked", (2000, 550), "v", ("c/2", "room/3")),
        Door("d/5", "stuck", (350, 600), "h", ("room/1", "c/3")),
        Door("d/6", "portcullis", (350, 1200), "h", ("c/3", "room/4")),
        Door("d/7", "iron", (1350, 900), "h", ("room/2", "c/4")),
        Door("d/8", "open", (1350, 1200), "h", ("c/4", "room/5")),
        Door("d/9", "iron-locked", (800, 1650), "v", ("room/4", "c/5")),
        Door("d/10", "oneway", (1100, 1650), "v", ("c/5", "room/5"), facing="e"),
        Door("d/11", "trapped", (1800, 1550), "v", ("room/5", "c/6")),
        Door("d/12", "concealed", (2000, 1550), "v", ("c/6", "room/6")),
        Door("d/13", "door", (350, 1900), "h", ("room/4", "c/7")),
        Door("d/14", "open", (350, 2200), "h", ("c/7", "room/7")),
        Door("d/15", "door", (800, 2450), "v", ("room/7", "c/8")),
        Door("d/16", "double", (1200, 2450), "v", ("c/8", "room/8")),
        Door("d/17", "secret", (1600, 2350), "v", ("room/8", "c/9"), secret=True),
        Door("d/18", "secret", (2000, 2350), "v", ("c/9", "room/9"), secret=True),
        Door("d/19", "false", (150, 100), "h", ("room/1", "")),
        Door("d/20", "arch", (1450, 1900), "h", ("room/5", "c/10")),
        Door("d/21", "door", (1450, 2200), "h", ("c/10", "room/8")),
        Door("d/22", "open", (450, 100), "h", ("room/1", "")),
    )
    lake: Ring = (
        (2050, 2150),
        (2300, 2130),
        (2550, 2200),
        (2640, 2400),
        (2560, 2620),
        (2300, 2660),
        (2120, 2560),
        (2040, 2350),
    )
    features = (
        Feature("f/1", "table", (250, 450), (200, 100)),
        Feature("f/2", "stool", (150, 350), (60, 60)),
        Feature("f/3", "weapon-rack", (650, 250), (150, 75), 90),
        Feature("f/4", "altar", (1300, 330), (200, 100)),
        Feature("f/5", "brazier", (1150, 450)),
        Feature("f/6", "brazier", (1450, 450)),
        Feature("f/7", "statue", (2450, 650)),
        Feature("f/8", "pillar", (2150, 250)),
        Feature("f/9", "pillar", (2150, 650)),
        Feature("f/10", "hearth", (250, 1250), (200, 100)),
        Feature("f/11", "long table", (300, 1650), (200, 100)),
        Feature("f/12", "barrel", (750, 1850)),
        Feature("f/13", "barrel", (650, 1850)),
        Feature("f/14", "crate", (750, 1750)),
        Feature("f/15", "well", (2300, 1500), (140, 140)),
        Feature("f/16", "sarcophagus", (250, 2500), (200, 100), 90),
        Feature("f/17", "sarcophagus", (550, 2500), (200, 100), 90),
        Feature("f/18", "pit", (1450, 1550), secret=True),
        Feature("f/19", "bed", (1250, 2550), (180, 90), 90),
        Feature("f/20", "chest", (1550, 2250)),
        Feature("f/21", "water", (2300, 2400), (600, 500), outline=lake, secret=True),
        Feature("f/22", "rubble", (750, 2650), (200, 160)),
        Feature("f/23", "trap", (350, 950), secret=True, label="darts"),
        Feature("f/24", "monster", (2550, 150), secret=True),
    )
    return Plan(
        "Level 1: The Drowned Shrine", 28, 28, 10, "The Drowned Shrine", "Nine rooms under the salt marsh", spaces, doors,
        (Stair("s/1", (150, 250), "n", "up", "surface"), Stair("s/2", (2550, 700), "s", "down", "level 2", length=180)),
        features, (Mark("in", "entrance", (450, 100), "n"),), (Label("l/1", "A", (1450, 1350)),), seed=seed,
    )  # fmt: skip


def cave(seed: str = "cave-3") -> Plan:
    """White Box: one organic outline with an island, chasm, ledge, stream and plants."""
    ink = Ink(seed, "ink/sample")
    ring = []
    for k in range(56):
        angle = 2 * pi * k / 56
        far = 8.2 + 2.0 * sin(3 * angle + 0.6) + 1.4 * sin(5 * angle) + ink.between(-0.3, 0.3)
        ring.append((round(1200 + 100 * far * cos(angle)), round(1200 + 100 * far * sin(angle))))
    island = tuple(
        (round(1350 + 130 * cos(-2 * pi * k / 12)), round(1000 + 110 * sin(-2 * pi * k / 12))) for k in range(12)
    )
    chasm: Ring = ((700, 1500), (900, 1440), (1150, 1480), (1350, 1560), (1150, 1600), (900, 1590))
    ledge: Ring = ((900, 700), (1050, 640), (1180, 720), (1160, 860), (1010, 900), (890, 820))
    pool: Ring = ((1500, 1300), (1650, 1260), (1780, 1360), (1760, 1520), (1620, 1560), (1510, 1460))
    return Plan(
        "Bat Holes", 24, 24, 5, "", "", (Space("cave", "cave", tuple(ring), (island,), smooth=True, number=1),), (), (),
        (
            Feature("c", "chasm", (1000, 1520), outline=chasm), Feature("r", "raised", (1000, 760), outline=ledge),
            Feature("w", "pool", (1640, 1400), outline=pool), Feature("v", "vegetation", (1050, 1850), (300, 200)),
            Feature("s", "stalagmite", (1500, 800)), Feature("s2", "stalagmite", (1560, 860), (70, 70)),
            Feature("b", "bones", (1250, 1300)), Feature("x", "slime", (800, 1150), (160, 140)),
            Feature("q", "rubble", (1500, 1750), (200, 200)), Feature("m", "mushroom", (1700, 1000)),
        ),
        (), (Label("h", "12 ft", (1250, 1150), 40),), seed=seed,
    )  # fmt: skip


def zoo() -> Plan:
    """Every drawing there is, in one hall."""
    from printgen.draw.glyphs import glyph

    names = glyph_names()
    features = []
    across = 10
    for k, name in enumerate(names):
        drawing = glyph(name)
        assert drawing is not None
        w, h = drawing.size
        scale = min(200 / w, 130 / h)
        x, y = 150 + k % across * 280, 130 + k // across * 230
        size = (round(w * scale), round(h * scale)) if w > 100 else (130, 130)
        features.append(Feature(f"z/{k}", name, (x, y), size, label=name))
    high = -(-len(names) // across) * 230 // 100 + 1
    return Plan(
        "Furniture", 28, high, 5, spaces=(Space("hall", "room", box(0, 0, 28, high)),), features=tuple(features)
    )


def marks() -> Plan:
    kinds: tuple[MarkKind, ...] = ("dead-end", "unopened", "entrance", "exit", "unexplored")
    return Plan("Marks", 14, 6, spaces=(Space("hall", "room", box(1, 2, 12, 3)),),
                marks=tuple(Mark(f"m/{k}", kind, (250 + 220 * k, 200), "n") for k, kind in enumerate(kinds)))  # fmt: skip


SAMPLES = {"tiles": tiles, "rooms": rooms, "cave": cave, "zoo": zoo, "marks": marks}
