"""Pages of one PDF put on pages of another, moved and turned but never scaled unless told.

Each source page becomes one form however often it is put. Its box is the page's bleed (what was cropped away stays away): left
to itself a form is clipped to the trim, and the bleed is lost. A page's own turn and unit are its user's to undo (`impose_pages.leaf`).
"""

from io import BytesIO

import pikepdf

Matrix = tuple[float, float, float, float, float, float]


class Placer:
    """Puts pages of `source` on pages of `target`."""

    def __init__(self, target: pikepdf.Pdf, source: pikepdf.Pdf) -> None:
        self.target = target
        self.source = source
        self._forms: dict[int, pikepdf.Object] = {}

    def put(self, page: pikepdf.Page, number: int, matrix: Matrix, *, under: bool = False) -> None:
        """Source page `number` on `page`, carried by `matrix` (PDF's own: x' = a·x + c·y + e)."""
        self.put_all(page, [(number, matrix)], under=under)

    def put_all(self, page: pikepdf.Page, pieces: list[tuple[int, Matrix]], *, under: bool = False) -> None:
        """Several at once, as one content stream."""
        drawn = []
        for number, matrix in pieces:
            name = page.add_resource(self.form(number), pikepdf.Name.XObject, pikepdf.Name(f"/P{number}"))
            drawn.append(f"q {' '.join(_num(value) for value in matrix)} cm {name} Do Q")
        if drawn:
            page.contents_add("\n".join(drawn).encode(), prepend=under)

    def put_clipped(
        self, page: pikepdf.Page, pieces: list[tuple[int, Matrix, tuple[float, float, float, float]]]
    ) -> None:
        """Several at once, each cut off at a box (left, foot, right, top)."""
        drawn = []
        for number, matrix, (left, foot, right, top) in pieces:
            name = page.add_resource(self.form(number), pikepdf.Name.XObject, pikepdf.Name(f"/P{number}"))
            box = " ".join(_num(value) for value in (left, foot, right - left, top - foot))
            drawn.append(f"q {box} re W n {' '.join(_num(value) for value in matrix)} cm {name} Do Q")
        if drawn:
            page.contents_add("\n".join(drawn).encode())

    def form(self, number: int) -> pikepdf.Object:
        """The form of a source page, made once."""
        if number not in self._forms:
            page = self.source.pages[number]
            made = page.as_form_xobject(handle_transformations=False)
            made.BBox = page.bleedbox if "/TrimBox" in page.obj else page.cropbox
            self._forms[number] = self.target.copy_foreign(made)
        return self._forms[number]


def saved(pdf: pikepdf.Pdf, title: str = "", duplex: str = "") -> bytes:
    """The bytes: the same for the same content. Readers are told not to scale, and which edge to turn on."""
    wishes = pikepdf.Dictionary(PrintScaling=pikepdf.Name("/None"), PickTrayByPDFSize=True)
    if duplex:
        wishes.Duplex = pikepdf.Name(duplex)
    if title:
        wishes.DisplayDocTitle = True
    pdf.Root.ViewerPreferences = wishes
    pdf.docinfo["/Title"] = title or "printgen"
    pdf.docinfo["/Producer"] = "printgen"
    pdf.docinfo["/Creator"] = "printgen"
    for key in ("/CreationDate", "/ModDate"):
        if key in pdf.docinfo:
            del pdf.docinfo[key]
    pdf.remove_unreferenced_resources()
    out = BytesIO()
    pdf.save(
        out, deterministic_id=True, object_stream_mode=pikepdf.ObjectStreamMode.generate, compress_streams=True,
        min_version="1.7",
    )  # fmt: skip
    return out.getvalue()


def duplex_of(flip: str) -> str:
    return "/DuplexFlipLongEdge" if flip == "long" else "/DuplexFlipShortEdge"


def _num(value: float) -> str:
    text = f"{value:.4f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text
