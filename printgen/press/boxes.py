"""Page boxes with their origin at the corner: WeasyPrint's bleed hangs out to the left of it, which some programs shift.

What is drawn, linked and pointed at moves along; the trim box is the page as it is cut.
"""

from typing import Any


def straighten(pdf: Any) -> None:
    """Move every page whose media box does not begin at 0, 0."""
    moved: dict[tuple[int, int], tuple[float, float]] = {}
    for page in pdf.pages:
        left, low = float(page.mediabox[0]), float(page.mediabox[1])
        if not left and not low:
            continue
        moved[page.obj.objgen] = (-left, -low)
        for name in ("/MediaBox", "/TrimBox", "/BleedBox", "/CropBox", "/ArtBox"):
            if name in page.obj:
                page.obj[name] = _shifted(page.obj[name], -left, -low)
        page.contents_add(f"q 1 0 0 1 {-left:.4f} {-low:.4f} cm\n".encode(), prepend=True)
        page.contents_add(b"\nQ")
        for note in page.obj.get("/Annots", []):
            note.Rect = _shifted(note.Rect, -left, -low)
    names = pdf.Root.get("/Names", {}).get("/Dests", {}).get("/Names", [])
    for at in range(1, len(names), 2):
        goal = names[at]
        x, y = moved.get(goal[0].objgen, (0.0, 0.0))
        if (x or y) and len(goal) == 5:
            goal[2], goal[3] = round(float(goal[2]) + x, 4), round(float(goal[3]) + y, 4)


def _shifted(box: Any, x: float, y: float) -> Any:
    import pikepdf

    return pikepdf.Array([round(float(one) + (y if at % 2 else x), 4) for at, one in enumerate(box)])
