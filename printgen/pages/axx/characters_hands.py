"""Hirelings on quarter and half sheets: so many to a panel, each with boxes for HP, the first risk, a week's wages."""

from collections.abc import Sequence

from printgen.pages.axx.characters_small import Draw, Trim
from printgen.press.surface import Surface
from printgen.press.surface_ticks import tick_boxes
from printgen.rules.axx.book import Book
from printgen.rules.axx.hirelings import Hireling
from printgen.tables.kinds.axx import Hand

EACH = 25.0  # mm a hireling
BLANK = Hand(name="", hd="", hp=6, ac=10, wage=0)


def hireling_panels(hired: Sequence[Hireling | None], book: Book, trim: Trim, high: float) -> list[Draw]:
    """The panels for these hirelings; None is an empty place to fill by hand."""
    fits = max(1, int((high - trim.foot - 24) / EACH))
    return [_panel(hired[at : at + fits], book, trim) for at in range(0, len(hired), fits)]


def _panel(hired: Sequence[Hireling | None], book: Book, trim: Trim) -> Draw:
    def draw(s: Surface) -> None:
        s.text(trim.side, trim.name_at, "Hirelings", "display", trim.names[0])
        said = "half a share of XP each; asked to risk death the first time: CHA check"
        s.fitted(
            trim.side, trim.name_at + 4.9, said, "text-italic", (10.5, 10, 9.5, 9, 8.5, 8), s.width - 2 * trim.side
        )
        s.rule(trim.side, trim.name_at + 7.5, s.width - trim.side, 1.8)
        for at, one in enumerate(hired):
            hand(s, trim, trim.name_at + 9.5 + at * EACH, one, book)

    return draw


def hand(s: Surface, trim: Trim, y: float, one: Hireling | None, book: Book) -> None:
    """Name, what it is, figures; boxes."""
    left, right = trim.side, s.width - trim.side
    stats = book.hirelings[one.kind] if one else BLANK
    if one:
        s.fitted(left, y + 4.6, one.name, "text-semi", (12.5, 11, 10, 9), right - left - 40)
        s.text(right, y + 4.6, f"{book.kindreds[one.kindred].name} {stats.name.lower()}", "label-medium", 9, "right")
        attack = f" · attack **{stats.attack}**" if stats.attack else ""
        s.paragraph(
            left, y + 6.0, right - left, f"HD {stats.hd} · AC **{stats.ac}**{attack} · {stats.wage} GP a day", 10
        )
    else:
        s.rule(left, y + 5.4, right, 0.4)
        s.rule(left, y + 10.2, right, 0.4)
    s.caps(left, y + 15.6, "HP", 7.2)
    tick_boxes(s, left + 8, y + 12.4, stats.hp, size=4.0, gap=1.0)
    s.caps(right - 6, y + 15.6, "first risk", 7.2, "right")
    tick_boxes(s, right - 4, y + 12.4, 1, size=4.0)
    s.caps(left, y + 21.0, "days paid", 7.2)
    tick_boxes(s, left + 16, y + 18.6, 14, size=2.9, gap=0.75, group=7)
    s.rule(left, y + EACH - 1.4, right, 0.4)
