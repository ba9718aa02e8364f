"""A small drawing surface over a ReportLab canvas: millimetres, y downward from the top left, black ink only.

    def sheet(s: Surface) -> None:            # s.width, s.height in mm
        s.text(8, 14, "Brannoch Slate", "display", 15.5)        # baseline at y = 14; sizes in points; → its width in mm
        s.caps(8, 20, "hit points", 8.5)                        # tracked capitals, never small caps
        s.rule(8, 22, 100, 1.8)                                 # from x 8 to x 100, 1.8 pt thick
        s.paragraph(8, 24, 92, "Strikes at **+2**, *once*.")    # top at y = 24; → its height in mm
        s.box(8, 40, 14, 15, 0.9, radius=1.2)
        tablet(s, 8, 40, 14, 15, "AC", "15")                    # surface_tablet.py
        tick_boxes(s, 30, 40, 9, lost=4, group=5)               # surface_ticks.py
        die(s, 60, 40, 4, 6)                                    # surface_dice.py
        with s.panel(54, 0, 54, 70) as part: ...                # a surface of its own inside this one

    data = sheet_pdf([sheet, sheet], paper, columns=2, rows=2)  # sheets.py: laid N-up with cut ticks

Faces are parts of the type case (`display`, `text`, `text-bold`, `text-italic`, `label-bold`, `figure` …); letters that a
face lacks come from the next. Ink is 0 (white) to 1 (black), written as DeviceGray: one plate, and true black on
screens. Nothing is ever shrunk here: ask `largest()` for a size of a ladder.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO

from reportlab.pdfgen.canvas import Canvas

from printgen.press.fonts import fix_day
from printgen.press.inline import Line, wrap
from printgen.press.palette import PLAIN, Palette
from printgen.press.sizes import PT
from printgen.press.typecase import clean, font, largest, runs, width

LEADING = 1.13
_CAPS_TRACK = 0.07
_KAPPA = 0.5523


def new_canvas(width_mm: float, height_mm: float, title: str = "", subject: str = "") -> tuple[Canvas, BytesIO]:
    """A canvas whose bytes depend on nothing but what is drawn, and that pulls in no face of its own."""
    fix_day()
    out = BytesIO()
    first = font("text").fontName
    size = (width_mm * PT, height_mm * PT)
    canvas = Canvas(out, pagesize=size, invariant=1, initialFontName=first)  # type: ignore[arg-type]
    canvas.setTitle(title or "printgen")
    canvas.setAuthor("")
    canvas.setSubject(subject)
    canvas.setCreator("printgen")
    canvas.setProducer("printgen")
    return canvas, out


class Surface:
    """Where pieces are drawn. `width` and `height` in millimetres."""

    def __init__(self, canvas: Canvas, width_mm: float, height_mm: float, palette: Palette = PLAIN) -> None:
        self.canvas = canvas
        self.width = width_mm
        self.height = height_mm
        self.palette = palette

    def fill(self, ink: float) -> None:
        """What is filled or set next has this much ink."""
        if self.palette.plain:
            self.canvas.setFillGray(1.0 - ink)
        else:
            self.canvas.setFillColorRGB(*self.palette.mixed(ink))

    @contextmanager
    def panel(self, x: float, y: float, width_mm: float, height_mm: float, turned: bool = False) -> Iterator["Surface"]:
        """A surface of its own with its corner at (x, y); `turned` stands it on its head."""
        self.canvas.saveState()
        if turned:
            self.canvas.translate((x + width_mm) * PT, (self.height - y) * PT)
            self.canvas.rotate(180)
        else:
            self.canvas.translate(x * PT, (self.height - y - height_mm) * PT)
        yield Surface(self.canvas, width_mm, height_mm, self.palette)
        self.canvas.restoreState()

    @contextmanager
    def clipped(self, x: float, y: float, width_mm: float, height_mm: float, radius: float = 0.0) -> Iterator[None]:
        """Nothing drawn meanwhile shows outside this box."""
        self.canvas.saveState()
        path = self.canvas.beginPath()
        path.roundRect(x * PT, self.up(y + height_mm), width_mm * PT, height_mm * PT, radius * PT)
        self.canvas.clipPath(path, stroke=0, fill=0)
        yield
        self.canvas.restoreState()

    def up(self, y: float) -> float:
        """Millimetres from the top as points from the foot."""
        return (self.height - y) * PT

    # ------------------------------------------------------------------ text

    def text(
        self, x: float, y: float, text: str, face: str = "text", size: float = 10, align: str = "left", ink: float = 1.0
    ) -> float:
        """One line, baseline at y; `align` left, right or center of x. Its width in mm."""
        return self._set(x, y, text, face, size, align, ink, 0.0)

    def caps(
        self, x: float, y: float, text: str, size: float = 6.5, align: str = "left", ink: float = 1.0,
        track: float = _CAPS_TRACK, face: str = "label-bold",
    ) -> float:  # fmt: skip
        """Tracked capitals. The label face has old-style figures, so with figures in it the whole is set in Atkinson."""
        text = text.upper()
        if face == "label-bold" and any(letter.isdigit() for letter in text):
            face, size = "figure-bold", max(min(size, 6.5), size - 0.5)
        return self._set(x, y, text, face, size, align, ink, track)

    def spans(self, x: float, y: float, line: Line, size: float, align: str = "left", ink: float = 1.0) -> float:
        """One line of several faces, as `inline.wrap` makes them."""
        total = sum(width(span.text, span.face, size) for span in line) / PT
        at = x - total * {"left": 0.0, "center": 0.5, "right": 1.0}[align]
        for span in line:
            at += self._set(at, y, span.text, span.face, size, "left", ink, 0.0)
        return total

    def paragraph(
        self, x: float, y: float, room: float, text: str, size: float = 10, leading: float = 0.0, family: str = "text",
        ink: float = 1.0,
    ) -> float:  # fmt: skip
        """Marked text wrapped to `room`, its top at y. Its height in mm."""
        return self.lines(x, y, wrap(text, room * PT, size, family), size, leading, ink)

    def lines(
        self, x: float, y: float, lines: Sequence[Line], size: float, leading: float = 0.0, ink: float = 1.0
    ) -> float:
        """Wrapped lines, top at y. Their height in mm."""
        step = (leading or size * LEADING) / PT
        for number, line in enumerate(lines):
            self.spans(x, y + number * step + 0.92 * size / PT, line, size, ink=ink)
        return len(lines) * step

    def fitted(
        self, x: float, y: float, text: str, face: str, ladder: tuple[float, ...], room: float, align: str = "left",
        ink: float = 1.0,
    ) -> float:  # fmt: skip
        """One line in the first size of the ladder that fits `room` mm; the size taken."""
        size = largest(text, face, room * PT, ladder)
        self.text(x, y, text, face, size, align, ink)
        return size

    def signed(self, x: float, y: float, value: str, size: float, align: str = "center", ink: float = 1.0) -> float:
        """A figure in the display face whose sign, if any, is in the text face at .84."""
        sign, figure = (value[0].replace("-", "−"), value[1:]) if value[:1] in ("+", "-", "−") else ("", value)
        parts = [(sign, "text-bold", 0.84 * size), (figure, "display", size)]
        total = sum(width(text, face, points) for text, face, points in parts) / PT
        at = x - total * {"left": 0.0, "center": 0.5, "right": 1.0}[align]
        for text, face, points in parts:
            at += self.text(at, y, text, face, points, ink=ink)
        return total

    def _set(
        self, x: float, y: float, text: str, face: str, size: float, align: str, ink: float, track: float
    ) -> float:
        total = width(text, face, size, track)
        at = x * PT - total * {"left": 0.0, "center": 0.5, "right": 1.0}[align]
        if not clean(text):
            return 0.0
        self.fill(ink)
        line = self.canvas.beginText(at, self.up(y))
        line.setCharSpace(track * size)  # set back below: ReportLab keeps it for the next text
        for run in runs(text, face):
            line.setFont(run.font, size)
            line.textOut(run.text)
        line.setCharSpace(0)
        self.canvas.drawText(line)
        return total / PT

    # ------------------------------------------------------------------ lines and shapes

    def line(
        self, x1: float, y1: float, x2: float, y2: float, weight: float = 0.4, ink: float = 1.0,
        dash: tuple[float, ...] = (), round_: bool = False,
    ) -> None:  # fmt: skip
        """A straight line; weight in points, dashes in mm."""
        self._pen(weight, ink, dash, round_)
        self.canvas.line(x1 * PT, self.up(y1), x2 * PT, self.up(y2))

    def rule(self, x1: float, y: float, x2: float, weight: float = 0.4) -> None:
        """A level line."""
        self.line(x1, y, x2, y, weight)

    def box(
        self, x: float, y: float, width_mm: float, height_mm: float, weight: float = 0.5, fill: float | None = None,
        radius: float = 0.0, dash: tuple[float, ...] = (), ink: float = 1.0,
    ) -> None:  # fmt: skip
        """A frame; `fill` is the ink inside (None leaves it open), weight 0 draws no line."""
        self._pen(weight, ink, dash, False)
        if fill is not None:
            self.fill(fill)
        draw = {"stroke": int(weight > 0), "fill": int(fill is not None)}
        place = (x * PT, self.up(y + height_mm), width_mm * PT, height_mm * PT)
        if radius:
            self.canvas.roundRect(*place, radius * PT, **draw)
        else:
            self.canvas.rect(*place, **draw)

    def circle(self, x: float, y: float, radius: float, fill: float = 1.0) -> None:
        """A dot."""
        self.fill(fill)
        self.canvas.circle(x * PT, self.up(y), radius * PT, stroke=0, fill=1)

    def polygon(
        self, points: Sequence[tuple[float, float]], fill: float | None = 1.0, weight: float = 0.0, ink: float = 1.0
    ) -> None:
        """A closed figure."""
        self._pen(weight, ink, (), True)
        if fill is not None:
            self.fill(fill)
        path = self.canvas.beginPath()
        path.moveTo(points[0][0] * PT, self.up(points[0][1]))
        for x, y in points[1:]:
            path.lineTo(x * PT, self.up(y))
        path.close()
        self.canvas.drawPath(path, stroke=int(weight > 0), fill=int(fill is not None))

    def strokes(self, segments: Sequence[tuple[float, float, float, float]], weight: float, ink: float = 1.0) -> None:
        """Many straight lines as one path."""
        self._pen(weight, ink, (), True)
        path = self.canvas.beginPath()
        for x1, y1, x2, y2 in segments:
            path.moveTo(x1 * PT, self.up(y1))
            path.lineTo(x2 * PT, self.up(y2))
        self.canvas.drawPath(path, stroke=1, fill=0)

    def arch(self, centre: float, base: float, half: float, spring: float, fill: float | None, weight: float) -> None:
        """An opening `half` wide to each side, upright to `spring` above its base, then a half circle."""
        self._pen(weight, 1.0, (), True)
        if fill is not None:
            self.fill(fill)
        path, k = self.canvas.beginPath(), _KAPPA * half * PT
        left, right, mid = (centre - half) * PT, (centre + half) * PT, centre * PT
        top, crown = self.up(base - spring), self.up(base - spring - half)
        path.moveTo(left, self.up(base))
        path.lineTo(left, top)
        path.curveTo(left, top + k, mid - k, crown, mid, crown)
        path.curveTo(mid + k, crown, right, top + k, right, top)
        path.lineTo(right, self.up(base))
        path.close()
        self.canvas.drawPath(path, stroke=int(weight > 0), fill=int(fill is not None))

    def _pen(self, weight: float, ink: float, dash: tuple[float, ...], round_: bool) -> None:
        if self.palette.plain:
            self.canvas.setStrokeGray(1.0 - ink)
        else:
            self.canvas.setStrokeColorRGB(*self.palette.mixed(ink))
        self.canvas.setLineWidth(weight)
        self.canvas.setDash([part * PT for part in dash])
        self.canvas.setLineCap(int(round_))
        self.canvas.setLineJoin(int(round_))
