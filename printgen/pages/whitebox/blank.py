"""The empty kit for dice drops: a tray sheet at true size with rulers, the drop form, the crawl log."""

from collections.abc import Mapping
from typing import Any

from printgen.pages.whitebox.log_form import log_part, turn_track
from printgen.press.document import Document, Part, Wish
from printgen.press.drawings import num, svg
from printgen.press.pages import loose
from printgen.rules.whitebox.drop import SIX, TWELVE
from printgen.tables.load import Tables

TITLE = "White Box: the empty kit"
RULER = 8.0  # millimetres of ruler at the top and the left


def blank_document(wish: Wish, tables: Tables) -> Document:
    """What `printgen blank whitebox` prints."""
    width, height = loose(tables, wish.paper).block
    wide, high = int((width - RULER - 1) / 10), int((height - RULER - 22) / 10)
    rows = [{"sides": sides, "as": "room"} for sides in TWELVE] + [{"sides": 20, "as": "feature"}]
    context: Mapping[str, Any] = {"rows": rows, "room": [{"sides": sides} for sides in SIX], "spare": 5}
    tray = {
        "tray": "tray-sheet",
        "width": round(10 * wide + RULER + 1, 2),
        "size": f"{wide} × {high} cm",
        "arg": f"{wide}x{high}",
    }
    parts = [
        Part("tray", "Tray sheet", "whitebox/tray.html", tray, file="sheets", paper="loose"),
        Part("form", "Drop form", "whitebox/form.html", context, file="sheets"),
        log_part("log", "Crawl log", [], level=1),
    ]
    pictures = {"turns": turn_track(), "tray-sheet": tray_sheet(wide, high)}
    return Document(TITLE, "forms to fill by hand", parts, pictures)


def tray_sheet(wide: int, high: int) -> str:
    """A sheet of centimetres: x along the top, y down the left, a tick a millimetre, a figure a centimetre."""
    ticks, halves, figures = [], [], []
    for mm in range(10 * wide + 1):
        long = 3.6 if mm % 10 == 0 else 2.6 if mm % 5 == 0 else 1.4
        ticks.append(f"M{num(RULER + mm)} {num(RULER)}v-{num(long)}")
        if mm % 10 == 0:
            figures.append(_figure(RULER + mm, RULER - 4.4, mm // 10, "middle"))
    for mm in range(10 * high + 1):
        long = 3.6 if mm % 10 == 0 else 2.6 if mm % 5 == 0 else 1.4
        ticks.append(f"M{num(RULER)} {num(RULER + mm)}h-{num(long)}")
        if mm % 10 == 0 and mm:
            figures.append(_figure(RULER - 4.2, RULER + mm + 1.1, mm // 10, "end"))
    for cm in range(1, wide):
        halves.append(f"M{num(RULER + 10 * cm)} {num(RULER)}v{num(10 * high)}")
    for cm in range(1, high):
        halves.append(f"M{num(RULER)} {num(RULER + 10 * cm)}h{num(10 * wide)}")
    body = (
        f'<path d="{"".join(halves)}" stroke="#777" stroke-width=".18" stroke-dasharray=".5 1.5"/>'
        f'<path d="{"".join(ticks)}" stroke="#000" stroke-width=".2"/>'
        f'<path d="M{num(RULER)} {num(RULER)}h{10 * wide}v{10 * high}h-{10 * wide}z" fill="none" stroke="#000" stroke-width=".6"/>'
        + "".join(figures)
    )
    return svg(10 * wide + RULER + 1, 10 * high + RULER + 1, body, unit="mm")


def _figure(x: float, y: float, value: int, anchor: str) -> str:
    return (
        f'<text x="{num(x)}" y="{num(y)}" font-family="Atkinson Hyperlegible" font-weight="700" font-size="3"'
        f' text-anchor="{anchor}">{value}</text>'
    )
