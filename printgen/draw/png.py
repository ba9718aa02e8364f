"""SVG to PNG: by resvg with our own fonts when it is installed, else through a PDF."""

import re
from functools import lru_cache
from importlib.resources import files
from importlib.util import find_spec

from printgen.errors import Limit, Missing

MOST_PIXELS = 120_000_000
_FONTS = (
    ("fontpkg_atkinson_hyperlegible", ("AtkinsonHyperlegible-Regular.ttf", "AtkinsonHyperlegible-Bold.ttf")),
    ("fontpkg_alegreya_sans", ("AlegreyaSans-Regular.ttf", "AlegreyaSans-Medium.ttf", "AlegreyaSans-Bold.ttf")),
    ("fontpkg_crimson_text", ("CrimsonText-Regular.ttf", "CrimsonText-Italic.ttf", "CrimsonText-Bold.ttf")),
    ("fontpkg_gravitas_one", ("GravitasOne.ttf",)),
    ("fontpkg_pt_serif", ("PT_Serif-Web-Regular.ttf", "PT_Serif-Web-Bold.ttf", "PT_Serif-Web-Italic.ttf")),
)


@lru_cache(maxsize=1)
def font_files() -> tuple[str, ...]:
    return tuple(
        str(files(package) / "files" / name) for package, names in _FONTS if find_spec(package) for name in names
    )


def size_mm(svg: str) -> tuple[float, float]:
    """The size a map says it has."""
    head = svg[: svg.index(">", svg.index("<svg"))]
    found = dict(re.findall(r'\b(width|height)="([0-9.]+)mm"', head))
    return float(found["width"]), float(found["height"])


def png_of(svg: str, dpi: float = 150) -> bytes:
    """The picture on white at `dpi`."""
    width, height = (max(1, round(side / 25.4 * dpi)) for side in size_mm(svg))
    if width * height > MOST_PIXELS or max(width, height) > 30_000:
        raise Limit(f"--dpi {dpi:g}: {width} × {height} pixels; give a smaller --dpi")
    if find_spec("resvg_py") is not None:
        import resvg_py

        return bytes(
            resvg_py.svg_to_bytes(
                svg_string=svg, width=width, height=height, dpi=96, background="#ffffff", skip_system_fonts=True,
                font_files=list(font_files()),
            )
        )  # fmt: skip
    return _through_pdf(svg, dpi)


def _through_pdf(svg: str, dpi: float) -> bytes:
    import io

    try:
        import pypdfium2
        import weasyprint
    except (ImportError, OSError):
        raise Missing("PNG needs resvg (pip install resvg-py) or Pango (apt install libpango-1.0-0)") from None
    width, height = size_mm(svg)
    from base64 import b64encode

    data = b64encode(svg.encode()).decode()
    html = (
        f"<style>@page{{size:{width}mm {height}mm;margin:0}}body{{margin:0}}img{{display:block;width:{width}mm}}</style>"
        f'<img alt="" src="data:image/svg+xml;base64,{data}">'
    )
    pdf = weasyprint.HTML(string=html).write_pdf()
    page = pypdfium2.PdfDocument(pdf)[0]
    out = io.BytesIO()
    page.render(scale=dpi / 72).to_pil().save(out, "PNG")
    return out.getvalue()
