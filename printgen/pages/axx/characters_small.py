"""Quarter and half sheets, drawn in millimetres without laying anything out: four or two characters to a page.

From the top: name, what it is, a line for the player; six scores; AC, melee, missile, hit points; then labelled lines,
shrunk together to 6.5 pt before they go on to a further panel marked "continued"; lines to write on to the foot.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from printgen.pages.axx import characters_flow as flow
from printgen.pages.axx.characters_words import (
    Line,
    half_lines,
    plus,
    side_note,
    signed,
    small_lines,
    who,
)
from printgen.press.sizes import PT, Size
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
ROW_GAP = 0.45  # between rows of boxes for hit points
CONTINUED = 24.0  # from the top of a further panel to its lines


@dataclass(frozen=True)
class Trim:
    """The measures of a kind of sheet, in millimetres and points."""

    columns: int
    rows: int
    side: float
    foot: float
    indent: float
    name_at: float  # baseline of the name
    names: tuple[float, ...]
    long_names: tuple[float, ...]
    next_name: float  # a further line of a long name
    tab: tuple[float, float]  # width and height of a score
    big_tab: float  # height of AC and the like
    most_size: float
    player: float


QUARTER = Trim(2, 2, 8, 6, 19, 12.2, (15.5, 14, 12.5, 11), (11, 10, 9), 4.6, (14, 13.4), 12.7, 10, 30)
HALF = Trim(2, 1, 10, 9, 23, 16.5, (20, 18, 16, 14), (13, 12, 11), 5.4, (18, 13.8), 13.4, 11, 40)
TRIMS = {"quarter": QUARTER, "half": HALF}


def sheet_size(trim: Trim, paper: Size) -> Size:
    """The paper as these sheets lie on it: two half sheets stand side by side."""
    lies = trim.columns > trim.rows
    return paper.turned() if lies != paper.lies else paper


def panels(one: Character, book: Book, house: House, trim: Trim, wide: float, high: float) -> list[Draw]:
    """The panels of one character: one, and more only when the lines do not fit at 6.5 pt."""
    shown = figures(one, book, house)
    lines = (half_lines if trim is HALF else small_lines)(one, shown, book, house)
    return laid(one, shown, book, lines, trim, wide, high)


def laid(
    one: Character, shown: Figures, book: Book, lines: Sequence[Line], trim: Trim, wide: float, high: float
) -> list[Draw]:
    """These lines under this character's head."""
    room = wide - 2 * trim.side
    size, names = name_lines(one.name, room, trim)
    top = trim.name_at + trim.next_name * (len(names) - 1) + 7.5 + 2.5 + trim.tab[1] + 2.3 + trim.big_tab + 2.0
    points, made = flow.fit(lines, room, trim.indent, high - trim.foot - top, trim.most_size)
    here, rest = flow.split(made, high - trim.foot - top)

    def first(s: Surface) -> None:
        y = head(s, trim, size, names, who(one, book))
        scores(s, trim, y + 2.5, one, book)
        big(s, trim, y + 2.5 + trim.tab[1] + 2.3, one, shown)
        below = flow.draw(s, trim.side, top, room, trim.indent, here, points)
        foot(s, trim, below, bool(rest))

    drawn: list[Draw] = [first]
    while rest:
        here_too, rest = flow.split(rest, high - trim.foot - CONTINUED - trim.name_at + 12.2)
        drawn.append(_further(one.name, trim, here_too, points, bool(rest)))
    return drawn


def _further(name: str, trim: Trim, made: Sequence[flow.Unit], points: float, more: bool) -> Draw:
    def draw(s: Surface) -> None:
        room = s.width - 2 * trim.side
        size, names = name_lines(name, room, replace(trim, names=(12.5, 11, 10, 9)))
        y = head(s, trim, size, names[:1], "continued", player=False)
        foot(s, trim, flow.draw(s, trim.side, y + 2.0, room, trim.indent, made, points), more)

    return draw


def foot(s: Surface, trim: Trim, below: float, more: bool) -> None:
    """Lines to write on to the foot, or word that there is more."""
    if more:
        s.text(s.width - trim.side, s.height - trim.foot + 3.4, "continued", "text-italic", 8, "right")
    else:
        flow.write_in(s, trim.side, below, s.width - 2 * trim.side, s.height - trim.foot, "notes")


def name_lines(name: str, room: float, trim: Trim = QUARTER) -> tuple[float, list[str]]:
    """The size of a name and its lines: one line if a size of the ladder lets it, else as few as can be."""
    name = clean(name)
    size = largest(name, "display", room * PT, trim.names)
    if width(name, "display", size) <= room * PT:
        return size, [name]
    for size in trim.long_names:
        lines = wrapped(name, room, size)
        if len(lines) <= 2:
            return size, lines
    return trim.long_names[-1], wrapped(name, room, trim.long_names[-1])


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


def head(s: Surface, trim: Trim, size: float, names: Sequence[str], said: str, player: bool = True) -> float:
    """Name, what it is, the player's line, a heavy rule; the y of the rule."""
    y, side = trim.name_at, trim.side
    for at, line in enumerate(names):
        s.text(side, y + at * trim.next_name, line, "display", size)
    y += trim.next_name * (len(names) - 1)
    room = s.width - 2 * side - (trim.player + 2 if player else 0)
    s.fitted(side, y + 4.9, said, "text-italic", (trim.most_size + 0.5, 10, 9.5, 9, 8.5), room)
    if player:
        s.caps(s.width - side - trim.player, y + 4.3, "player", 7.2)
        s.rule(s.width - side - trim.player, y + 5.4, s.width - side, 0.4)
    s.rule(side, y + 7.5, s.width - side, 1.8)
    return y + 7.5


def scores(s: Surface, trim: Trim, y: float, one: Character | None, book: Book) -> None:
    """Six tablets across: the score, its modifier below."""
    wide, high = trim.tab
    step = (s.width - 2 * trim.side - wide) / 5
    for at, ability in enumerate(ABILITIES):
        x = trim.side + at * step
        figure = str(one.scores.of(ability)) if one else ""
        # the modifier is set in the text face, whose nought has no stroke; the note only keeps its place
        tablet(s, x, y, wide, high, ability, figure, size=13, note=" ", weight=0.5, radius=1.0)
        if one:
            s.text(x + wide / 2, y + high - 1.3, signed(one.scores.mod(ability, book)), "text-semi", 9, "center")


def big(s: Surface, trim: Trim, y: float, one: Character | None, shown: Figures | None) -> None:
    """AC, melee, missile; the hit points as boxes."""
    wide = trim.tab[0]
    step = (s.width - 2 * trim.side - wide) / 5
    figures_ = (str(shown.ac), plus(shown.melee), plus(shown.missile)) if shown else ("", "", "")
    for at, (label, figure) in enumerate(zip(("AC", "melee", "missile"), figures_, strict=True)):
        tablet(s, trim.side + at * step, y, wide, trim.big_tab, label, figure, size=16)
    left = trim.side + 3 * step + 0.2
    room = s.width - trim.side - left
    if one and shown:
        life(s, left, y, room, one.hp, side_note(shown))
    else:
        s.caps(left, y + 2.6, "hit points", 7.2)
        tick_boxes(s, left, y + 4.4, 0, dashed=20, size=3.5, gap=0.8, per_row=10, row_gap=0.8)


def life(s: Surface, x: float, y: float, room: float, hp: int, note: str) -> None:
    """Boxes for hit points, dashed to ten; where they would be too small, the figure and a line to write on."""
    label = s.caps(x, y + 2.6, "hit points", 7.2)
    fitted = boxes_for(hp, room)
    base = 12.2
    if fitted is None:
        figure = s.text(x, y + 9.0, str(hp), "display", 16)
        s.rule(x + figure + 2, y + 9.0, x + room, 0.4)
    else:
        size, gap, row, high = fitted
        s.text(x + label + 1.6, y + 2.7, str(hp), "text-bold", 9.5)
        dashed = max(0, 10 - hp) if row >= 10 else 0
        base = 13.2 if high > 6.5 else 12.7 if high > 4 else 12.2
        top = y + (4.4 if high < 4 else 3.5)
        weight = 0.9 if size > 3 else 0.75
        tick_boxes(
            s, x, top, hp, dashed=dashed, size=size, gap=gap, per_row=row, row_gap=ROW_GAP, weight=weight
        )  # fmt: skip
    s.fitted(x, y + base, note, "label-medium", (8.5, 8, 7.5, 7), room)


def boxes_for(hp: int, room: float) -> tuple[float, float, int, float] | None:
    """Size, gap, boxes a row and height of all of them: the largest that leaves room for a note."""
    for size, gap in ((3.5, 0.8), (2.75, 0.8), (2.3, 0.62), (2.1, 0.5)):
        row = int((room + gap) / (size + gap))
        rows = -(-max(hp, 1) // row)
        high = rows * (size + ROW_GAP) - ROW_GAP
        if high <= 7.2:
            return size, gap, row, high
    return None
