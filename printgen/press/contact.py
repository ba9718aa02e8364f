"""A page of thumbnails to choose from: each map small, its seed beneath it."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from printgen.draw.look import Look
from printgen.draw.sheet import draw
from printgen.model.plan import Plan
from printgen.press.documents import lay_out
from printgen.press.gallery import Gallery
from printgen.press.sizes import Size

_MARGIN, _GAP, _HEAD, _CAPTION = 12.0, 5.0, 14.0, 7.0


@dataclass(frozen=True)
class Entry:
    seed: str
    plan: Plan
    note: str = ""


def contact_pdf(entries: Sequence[Entry], title: str, sheet: Size, columns: int, look: Look) -> bytes:
    """The maps in rows of `columns`, as many pages as they take."""
    wide = (sheet.width - 2 * _MARGIN - (columns - 1) * _GAP) / columns
    ratio = max((one.plan.height + 2) / (one.plan.width + 2) for one in entries)
    room = sheet.height - 2 * _MARGIN - _HEAD
    rows = max(1, int((room + _GAP) // (wide * ratio + _CAPTION + _GAP)))
    high = min(wide * ratio, (room + _GAP) / rows - _GAP - _CAPTION)
    gallery = Gallery()
    small = Look(
        look.ink, "none", 0.0, (wide, high), look.theme, legend=False, scale=False, north=False, title=False,
        seed_line=False, numbers=False,
    )  # fmt: skip
    cells = []
    for number, one in enumerate(entries):
        address = gallery.put(f"map-{number}", draw(one.plan, small))
        place = number % (columns * rows)
        x, y = place % columns * (wide + _GAP), _HEAD + place // columns * (high + _CAPTION + _GAP)
        cells.append(
            f'<figure style="left:{x:.2f}mm;top:{y:.2f}mm;width:{wide:.2f}mm"><img alt="Map of seed {escape(one.seed)}" '
            f'src="{address}" style="width:{wide:.2f}mm;height:{high:.2f}mm"><figcaption><b>{escape(one.seed)}</b>'
            f"{' · ' + escape(one.note) if one.note else ''}</figcaption></figure>"
        )
    pages = [cells[at : at + columns * rows] for at in range(0, len(cells), columns * rows)]
    body = "".join(f"<section><h1>{escape(title)}</h1>{''.join(page)}</section>" for page in pages)
    return lay_out(_page(sheet) + f"<title>{escape(title)}</title><body>{body}", gallery).pdf()


def _page(sheet: Size) -> str:
    return (
        f"<style>@page{{size:{sheet.width}mm {sheet.height}mm;margin:{_MARGIN}mm}}body{{margin:0}}"
        f"section{{position:relative;height:{sheet.height - 2 * _MARGIN:.2f}mm;break-after:page}}section:last-child{{break-after:auto}}"
        'h1{font:400 17pt/10mm "Gravitas One";margin:0}figure{position:absolute;margin:0}img{display:block}'
        'figcaption{font:500 9pt/5mm "Alegreya Sans";font-variant-numeric:lining-nums;text-align:center}</style>'
    )
