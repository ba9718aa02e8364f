"""A deck out of anyone's PDF: a page a card, at the card's trim or at trim and bleed. Nothing is scaled to make it fit.

`backs` is a PDF of one page (every card's back) or of as many pages as there are cards.
"""

from io import BytesIO

import pikepdf

from printgen.errors import BadFile, Usage
from printgen.press.deck import Deck
from printgen.press.impose_pages import leaf, opened
from printgen.press.sizes import PT, Size

_NEAR = 0.4  # mm a page may be off: makers round
_MOST_BLEED = 10.0


def deck_from_pdf(
    faces: bytes, size: Size, name: str, backs: bytes = b"", backs_name: str = "", bleed: float | None = None
) -> Deck:
    """The deck, or a refusal that says what size the pages are and what would do. `bleed` is kept of what the pages have."""
    with opened(faces, name) as front_pdf, pikepdf.new() as joined:
        given = _bleed(front_pdf, size, name)
        kept = given if bleed is None else bleed
        if kept > given + 1e-6:
            raise BadFile(f"{name}: pages have {given:g} mm of bleed, not the {kept:g} asked for")
        count = len(front_pdf.pages)
        _join(joined, front_pdf, size, kept)
        behind: tuple[int | None, ...] = (None,) * count
        if backs:
            with opened(backs, backs_name) as back_pdf:
                if len(back_pdf.pages) not in (1, count):
                    raise Usage(
                        f"--back-file {backs_name}: has {len(back_pdf.pages)} pages for {count} cards; one for all, or one each"
                    )
                if _bleed(back_pdf, size, backs_name) < kept - 1e-6:
                    raise BadFile(f"{backs_name}: pages have less bleed than the fronts' {kept:g} mm; make them alike")
                _join(joined, back_pdf, size, kept)
                behind = tuple(count + (number if len(back_pdf.pages) > 1 else 0) for number in range(count))
        out = BytesIO()
        joined.save(out, deterministic_id=True)
        return Deck(size, kept, out.getvalue(), tuple(range(count)), behind, tuple(str(n + 1) for n in range(count)))


def _bleed(pdf: pikepdf.Pdf, size: Size, name: str) -> float:
    """The bleed all pages have, in mm, found from their size or their trim box."""
    found = []
    for number, page in enumerate(pdf.pages, 1):
        trim, (wide, high) = leaf(page), _media(page)
        if abs(trim.wide / PT - size.width) < _NEAR and abs(trim.high / PT - size.height) < _NEAR:
            found.append(min((wide / PT - size.width) / 2, (high / PT - size.height) / 2))
            continue
        over = ((trim.wide / PT - size.width) / 2, (trim.high / PT - size.height) / 2)
        if abs(over[0] - over[1]) < _NEAR and -_NEAR < over[0] <= _MOST_BLEED:
            found.append(min(over))
            continue
        raise BadFile(
            f"{name}, page {number}: is {trim.wide / PT:.1f} × {trim.high / PT:.1f} mm; {size.title} is "
            f"{size.width:g} × {size.height:g} (with bleed: as much more on every side); it is not scaled, give --card its own size"
        )
    return round(max(0.0, min(found)), 2)


def _media(page: pikepdf.Page) -> tuple[float, float]:
    """Width and height of the whole page as it is shown."""
    left, foot, right, top = (float(edge) for edge in page.mediabox)
    trim = leaf(page)
    wide, high = abs(right - left), abs(top - foot)
    lies = (trim.wide > trim.high) != (
        abs(float(page.trimbox[2] - page.trimbox[0])) > abs(float(page.trimbox[3] - page.trimbox[1]))
    )
    return (high, wide) if lies else (wide, high)


def _join(joined: pikepdf.Pdf, pdf: pikepdf.Pdf, size: Size, bleed: float) -> None:
    """Pages as faces: upright, corner at the origin, trim and bleed and no more."""
    from printgen.press.impose_pages import after
    from printgen.press.place import Placer

    placer = Placer(joined, pdf)
    wide, high = (size.width + 2 * bleed) * PT, (size.height + 2 * bleed) * PT
    for number, page in enumerate(pdf.pages):
        one = leaf(page)
        made = joined.add_blank_page(page_size=(wide, high))
        centred = after(one.to_origin, (1, 0, 0, 1, (wide - one.wide) / 2, (high - one.high) / 2))
        placer.put_clipped(made, [(number, centred, (0, 0, wide, high))])
        made.bleedbox = made.mediabox
        inset = bleed * PT
        made.trimbox = pikepdf.Rectangle(inset, inset, wide - inset, high - inset)
