"""The worked area of the addendum (§9): its drop, and the dice of everything after it."""

from printgen.rules.whitebox.result import Die, Drop

DROP = """\
sides,face,x,y
4,2,6.2,30.4
4,4,23.1,31.2
6,1,24.8,12.6
6,5,4.3,20.7
8,1,23.6,4.4
8,6,11.2,24.3
10,9,19.3,25.2
10,3,14.6,32.6
12,11,13.4,17.2
12,7,4.8,11.3
20,15,14.7,6.2
20,20,23.2,19.1
20,9,26,24.5
"""

# by room number: sides of the die, face, corner
ROOMS = {
    1: (10, 3, (13, 31)), 2: (10, 9, (17, 24)), 3: (4, 2, (5, 29)), 4: (4, 4, (22, 30)), 5: (8, 6, (10, 23)),
    6: (20, 20, (21, 16)), 7: (6, 1, (23, 12)), 8: (12, 11, (11, 15)), 9: (6, 5, (3, 20)), 10: (8, 1, (22, 3)),
    11: (12, 7, (3, 9)), 12: (20, 15, (12, 4)),
}  # fmt: skip
TREE = {
    (6, 7): 608, (2, 4): 680, (2, 5): 757, (5, 8): 765, (3, 5): 778, (5, 9): 783, (2, 6): 791, (1, 2): 806,
    (7, 10): 856, (10, 12): 873, (8, 11): 1000,
}  # fmt: skip
LOOP = ((1, 3), 934)

# each room's own six dice, d4 to d20
FACES = {
    1: (2, 3, 5, 10, 4, 14), 2: (1, 4, 7, 6, 9, 20), 3: (3, 2, 6, 5, 11, 8), 4: (4, 1, 3, 2, 7, 15),
    5: (1, 5, 2, 7, 12, 17), 6: (2, 6, 8, 3, 5, 13), 7: (1, 1, 4, 9, 6, 18), 8: (3, 5, 1, 8, 10, 2),
    9: (2, 4, 6, 7, 5, 3), 10: (1, 3, 5, 6, 4, 16), 11: (4, 2, 3, 1, 8, 19), 12: (3, 5, 7, 9, 11, 10),
}  # fmt: skip


def furnishing_dice(faces: tuple[int, ...]) -> list[int]:
    """The d6 the addendum leaves out: one for each piece, cloth, body and slippery place, all ones, in die order."""
    return [1 for face in faces if face in (13, 14, 15) or 4 <= face <= 12]


def feature_and_names() -> list[int]:
    d2 = {1: 1, 2: 4}
    d3 = {1: 1, 2: 3, 3: 5}
    names = [d2[1], d3[3], d2[2], d2[2], d2[1], d2[1], d2[2], d2[2], d2[1], d3[1]]
    # 8 is a laboratory and 10 stairs: neither has another name
    return [10, 5, *names]


def room_drops() -> list[int]:
    out: list[int] = []
    for number in range(1, 13):
        out += [*FACES[number], *furnishing_dice(FACES[number])]
    return out


def monsters() -> list[int]:
    return [
        *(3, 5, 4, 1, 6, 3, 2),  # lair 4: giant rats, five, their hit points
        *(4, 3, 2, 6, 2, 4, 1, 5),  # lair 6: goblins, 2d4, theirs
        *(4, 5),  # room 1: the nearest kind, a rat
        *(6, 6, 4),  # room 2: another, an orc
        *(3, 1),  # room 5: a goblin
        *(2, 3),  # room 11: a goblin
    ]


def trap() -> list[int]:
    return [4, 3, 3, 2, 5]


def treasure() -> list[int]:
    return [
        *[99] * 8,  # room 2: the chest
        *(2, 7),  # lair 4: doubled, no trade
        *(5, 1, 12, 4, 37),  # lair 6: trebled, one trade, a gem
        *(30, 6, 71, 12, 2, 88, 45, 5, 2, 33, 62, 50, 90),  # the vault
        *(10, 3, 20, 1, 90, 90, 90, 90, 90, 2, 60, 6, 2),  # room 11: the compartment
    ]


def wanderers_and_torches() -> list[int]:
    """Six of them, each a kind of this place (the first: one giant rat), then six torches."""
    return [*(1, 1, 1, 3) * 6, *[1] * 6]


def given_drop() -> Drop:
    rows = [line.split(",") for line in DROP.splitlines()[1:]]
    dice = [Die(int(a), int(b), round(float(x) * 100), round(float(y) * 100)) for a, b, x, y in rows]
    last = dice[-1]
    return Drop(2800, 3600, (*dice[:-1], Die(last.sides, last.face, last.x, last.y, "feature")), by="file")
