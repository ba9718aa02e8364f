"""Quarter sheets: a character on a quarter of a page, four to a sheet, drawn in millimetres without laying anything out.

From the top: name, what it is, a line for the player; six scores; AC, melee, missile, hit points; then labelled lines,
shrunk together to 6.5 pt before they go on to a further quarter marked "continued"; lines to write on to the foot.
"""

from collections.abc import Callable, Sequence

from printgen.pages.axx import characters_flow as flow
from printgen.pages.axx.characters_words import armor_notes, plus, signed, small_lines, speed_note, who
from printgen.press.sizes import PT
from printgen.press.surface import Surface
from printgen.press.surface_tablet import tablet
from printgen.press.surface_ticks import tick_boxes
from printgen.press.typecase import clean, largest, width
from printgen.rules.axx.abilities import ABILITIES
from printgen.rules.axx.book import Book
from printgen.rules.axx.character import Character
from printgen.rules.axx.figures import Figures, figures
from printgen.rules.axx.house import House

Draw = Callable[[Surface], None]
SIDE, FOOT, INDENT = 8.0, 6.0, 19.0
NAMES = (15.5, 14.0, 12.5, 11.0)
SMALL_NAMES = (11.0, 10.0, 9.0)
MOST_BOXES = 48
NEXT_NAME = 4.6  # mm a further line of a long name


def quarter(one: Character, book: Book, house: House, wide: float, high: float) -> list[Draw]:
    """The panels of one character: one, and more only when the lines do not fit at 6.5 pt."""
    shown = figures(one, book, house)
    size, lines = name_lines(one.name, wide - 2 * SIDE)
    top = 52.6 + NEXT_NAME * (len(lines) - 1)
    rows = small_lines(one, shown, book, house)
    points, made = flow.fit(rows, wide - 2 * SIDE, INDENT, high - FOOT - top)
    here, rest = flow.split(made, high - FOOT - top)

    def first(s: Surface) -> None:
        y = head(s, size, lines, who(one, book))
        scores(s, y + 2.5, one, book)
        big(s, y + 18.2, one, shown)
        below = flow.draw(s, SIDE, y + 32.9, s.width - 2 * SIDE, INDENT, here, points)
        if rest:
            s.text(s.width - SIDE, s.height - 2.6, "continued", "text-italic", 8, "right")
        else:
            flow.write_in(s, SIDE, below, s.width - 2 * SIDE, s.height - FOOT, "notes")

    panels: list[Draw] = [first]
    while rest:
        here_too, rest = flow.split(rest, high - FOOT - 24.0)
        panels.append(_further(one.name, here_too, points, bool(rest)))
    return panels


def _further(name: str, made: Sequence[flow.Unit], points: float, more: bool) -> Draw:
    def draw(s: Surface) -> None:
        room = s.width - 2 * SIDE
        size, lines = name_lines(name, room)
        y = head(s, min(size, 12.5), lines[:1], "continued", player=False)
        below = flow.draw(s, SIDE, y + 2.0, room, INDENT, made, points)
        if more:
            s.text(s.width - SIDE, s.height - 2.6, "continued", "text-italic", 8, "right")
        else:
            flow.write_in(s, SIDE, below, room, s.height - FOOT, "notes")

    return draw


def name_lines(
    name: str, room: float, one: Sequence[float] = NAMES, more: Sequence[float] = SMALL_NAMES
) -> tuple[float, list[str]]:
    """The size of a name and its lines: one line if a size of the ladder lets it, else as few as can be."""
    name = clean(name)
    size = largest(name, "display", room * PT, tuple(one))
    if width(name, "display", size) <= room * PT:
        return size, [name]
    for size in more:
        lines = wrapped(name, room, size)
        if len(lines) <= 2:
            return size, lines
    return more[-1], wrapped(name, room, more[-1])


def wrapped(name: str, room: float, size: float) -> list[str]:
    """Words to lines; a word too wide is broken where it must be."""
    lines = [""]
    for word in name.split(" "):
        joined = f"{lines[-1]} {word}".strip()
        if width(joined, "display", size) <= room * PT:
            lines[-1] = joined
            continue
        if lines[-1]:
            lines.append("")
        for letter in word:
            if lines[-1] and width(lines[-1] + letter, "display", size) > room * PT:
                lines.append("")
            lines[-1] += letter
    return lines


def head(s: Surface, size: float, lines: Sequence[str], said: str, player: bool = True) -> float:
    """Name, what it is, the player's line, a heavy rule; the y of the rule."""
    y = 12.2
    for at, line in enumerate(lines):
        s.text(SIDE, y + at * NEXT_NAME, line, "display", size)
    y += NEXT_NAME * (len(lines) - 1)
    room = s.width - 2 * SIDE - (32 if player else 0)
    s.fitted(SIDE, y + 4.9, said, "text-italic", (10.5, 10, 9.5, 9, 8.5), room)
    if player:
        s.caps(s.width - SIDE - 30, y + 4.3, "player", 7.2)
        s.rule(s.width - SIDE - 30, y + 5.4, s.width - SIDE, 0.4)
    s.rule(SIDE, y + 7.5, s.width - SIDE, 1.8)
    return y + 7.5


def scores(s: Surface, y: float, one: Character, book: Book, wide: float = 14.0, high: float = 13.4) -> None:
    """Six tablets across: the score, its modifier below."""
    room = s.width - 2 * SIDE
    step = (room - wide) / 5
    for at, ability in enumerate(ABILITIES):
        tablet(
            s, SIDE + at * step, y, wide, high, ability, str(one.scores.of(ability)), size=13,
            note=" ", weight=0.5, radius=1.0,
        )  # fmt: skip
        modifier = signed(one.scores.mod(ability, book))
        s.text(SIDE + at * step + wide / 2, y + high - 1.3, modifier, "text-semi", 9, "center")


def big(s: Surface, y: float, one: Character, shown: Figures) -> None:
    """AC, melee, missile; the hit points as boxes."""
    room = s.width - 2 * SIDE
    step = (room - 14.0) / 5
    figures_ = (("AC", str(shown.ac)), ("melee", plus(shown.melee)), ("missile", plus(shown.missile)))
    for at, (label, figure) in enumerate(figures_):
        tablet(s, SIDE + at * step, y, 14.0, 12.7, label, figure, size=16)
    left = SIDE + 3 * step + 0.2
    note = " · ".join([*armor_notes(shown), speed_note(shown)])
    life(s, left, y, s.width - SIDE - left, one.hp, note)


def life(s: Surface, x: float, y: float, room: float, hp: int, note: str) -> None:
    """Boxes for hit points up to 48, dashed to ten; above that the figure and a line to write on."""
    label = s.caps(x, y + 2.6, "hit points", 7.2)
    if hp <= MOST_BOXES:
        s.text(x + label + 1.6, y + 2.7, str(hp), "text-bold", 9.5)
    if hp > MOST_BOXES:
        figure = s.text(x, y + 9.0, str(hp), "display", 16)
        s.rule(x + figure + 2, y + 9.0, x + room, 0.4)
    elif hp > 28:
        tick_boxes(s, x, y + 3.5, hp, size=2.1, gap=0.5, per_row=16, row_gap=0.4, weight=0.7)
    elif hp > 20:
        tick_boxes(s, x, y + 3.6, hp, size=2.3, gap=0.62, per_row=14, row_gap=0.62, weight=0.7)
    elif hp > 10:
        tick_boxes(s, x, y + 3.8, hp, size=2.75, gap=1.0, per_row=10, row_gap=0.55, weight=0.8)
    else:
        tick_boxes(s, x, y + 4.4, hp, dashed=10 - hp, size=3.5, gap=0.8, per_row=10)
    if note:
        s.fitted(x, y + (13.2 if 28 < hp <= MOST_BOXES else 12.2), note, "label-medium", (8.5, 8, 7.5, 7), room)
