"""One SVG as a one-page PDF of its own size."""

from printgen.draw.png import size_mm
from printgen.press.documents import lay_out
from printgen.press.gallery import Gallery


def picture_pdf(svg: str) -> bytes:
    width, height = size_mm(svg)
    gallery = Gallery()
    address = gallery.put("map", svg)
    page = (
        f"<style>@page{{size:{width:.2f}mm {height:.2f}mm;margin:0}}body{{margin:0}}"
        f"img{{display:block;width:{width:.2f}mm;height:{height:.2f}mm}}</style><title>Map</title>"
        f'<img alt="Map" src="{address}">'
    )
    return lay_out(page, gallery).pdf()
