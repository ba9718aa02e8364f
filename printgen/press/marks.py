"""Words as pages set them: `**bold**` and `*italic*`, signs, coins, counts, and a throw with its dice. All escaped."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from markupsafe import Markup, escape

from printgen.press.drawings import boxes as draw_boxes
from printgen.press.drawings import device as draw_device
from printgen.press.drawings import dice_row, die_body, num, portrait, svg, swell
from printgen.press.gallery import Gallery

_MARK = re.compile(r"\*\*(?=\S)(.+?)(?<=\S)\*\*|\*(?=\S)(.+?)(?<=\S)\*")
_SIDES = re.compile(r"d(\d+)")
MINUS = "−"


def md(text: Any) -> Markup:
    """`**bold**` and `*italic*` of a text, everything else escaped. Markup stays as it is."""
    if isinstance(text, Markup):
        return text
    parts: list[Markup] = []
    at, words = 0, str(text)
    for match in _MARK.finditer(words):
        parts.append(escape(words[at : match.start()]))
        tag = "b" if match[1] else "i"
        parts.append(Markup("<{0}>{1}</{0}>").format(Markup(tag), md(match[1] or match[2])))
        at = match.end()
    return Markup("").join([*parts, escape(words[at:])])


def signed(value: int) -> str:
    """+2, +0, −1: with a true minus."""
    return f"{MINUS}{-value}" if value < 0 else f"+{value}"


def number(value: int) -> str:
    """1,240 and −3."""
    return f"{MINUS}{-value:,}" if value < 0 else f"{value:,}"


def coins(value: int, coin: str = "gp") -> str:
    """1,240 gp, never broken across a line."""
    return f"{number(value)}\u00a0{coin}"


def count(value: int, one: str, many: str = "") -> str:
    """1 room, 3 rooms: `3|count("room")`, `2|count("fungus", "fungi")`."""
    return f"{number(value)} {one if value == 1 else many or one + 's'}"


def runs_of(numbers: Iterable[int]) -> str:
    """Throw numbers shortly: 1–3, 7, 9–10."""
    runs: list[list[int]] = []
    for value in sorted(set(numbers)):
        if runs and value == runs[-1][-1] + 1:
            runs[-1].append(value)
        else:
            runs.append([value])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


class Pen:
    """What templates may draw with. Pictures go to the gallery; what comes back is the `<img>` that shows them."""

    def __init__(self, gallery: Gallery) -> None:
        self.gallery = gallery

    def tools(self) -> dict[str, Any]:
        """The globals of templates, by name."""
        names = ("die", "dice", "throw", "boxes", "swell", "device", "portrait", "picture", "figure", "die_art")
        return {name: getattr(self, name) for name in names}

    def die(self, face: int | None, sides: int = 6, full: bool = False) -> Markup:
        """One die in a line of text: pips of a d6, else its outline with the figure beside it."""
        if sides in (2, 3, 6) and face is not None and 1 <= face <= 6:
            return self.dice([face], full=full, sides=sides)
        mark = f"die/{sides}{'-full' if full else ''}{'-light' if self.gallery.light else ''}"
        body = die_body(sides, None, full=full, light=self.gallery.light, stroke=7)
        url = self.gallery.put(mark, svg(100, 100, body))
        if face is None:
            return Markup('<img class="die" alt="d{}" src="{}">').format(sides, url)
        return Markup('<span class="dn"><img class="die" alt="d{}" src="{}"><b>{}</b></span>').format(sides, url, face)

    def dice(self, faces: Sequence[int], full: bool = False, sides: int = 6) -> Markup:
        """Dice side by side; those that are not six-sided each with their figure."""
        if not faces:
            return Markup("")
        if sides not in (2, 3, 6) or any(not 1 <= face <= 6 for face in faces):
            return Markup(" ").join(self.die(face, sides, full) for face in faces)
        if len(faces) > 4:  # a long row may break
            return Markup("").join(
                self.dice(faces[at : at + 4], full, sides) for at in range(0, len(faces), 4)
            )  # fmt: skip
        shown = "-".join(map(str, faces))
        light = self.gallery.light
        url = self.gallery.put(
            f"dice/{shown}{'-full' if full else ''}{'-light' if light else ''}", dice_row(faces, full=full, light=light)
        )
        named = ", ".join(map(str, faces))
        return Markup('<img class="die" alt="d{}: {}" src="{}">').format(sides, named, url)

    def die_art(self, face: int | None, sides: int = 6, full: bool = False, mm: float = 10) -> Markup:
        """A large die with its figure inside, `mm` wide (8.6 at least, or the figure is too small to read)."""
        light = self.gallery.light
        body = die_body(sides, face, full=full, light=light, stroke=4.5)
        url = self.gallery.put(
            f"art/{sides}/{face}{'-full' if full else ''}{'-light' if light else ''}", svg(100, 100, body)
        )
        return Markup('<img class="art" style="width:{}mm;height:{}mm" alt="d{}: {}" src="{}">').format(
            num(mm), num(mm), sides, face if face is not None else "", url
        )

    def throw(self, *groups: Any) -> Markup:
        """Dice, adds, `=`, total. Each group is a throw of the journal or a mapping of faces, sides, adds, total.

        Adds are numbers or (word, number) pairs. The total is left out of a single bare d6 unless asked for.
        """
        shown = [self._group(group) for group in groups if group]
        return Markup(", ").join(shown)

    def _group(self, group: Any) -> Markup:
        if isinstance(group, Markup):
            return group
        if not isinstance(group, Mapping):
            group = {name: getattr(group, name, None) for name in ("faces", "dice", "adds", "total", "sides")}
            if len(group["faces"] or ()) == 1 and not group["adds"]:
                group["total"] = None
        faces = list(group.get("faces") or ())
        sides = group.get("sides") or _sides(str(group.get("dice") or "d6"))
        made = self.dice(faces, bool(group.get("full")), sides)
        for add in group.get("adds") or ():
            value = int(add if isinstance(add, int) else add[-1])
            if value:
                made += f" {MINUS if value < 0 else '+'} {abs(value)}"
        total = group.get("total")
        if total is not None:
            made += Markup(" = <b>{}</b>").format(number(int(total)))
        # A short throw stays on its line; a long one may break between its dice.
        short = len(faces) <= 4 and made.count(" + ") + made.count(f" {MINUS} ") <= 3
        return Markup('<span class="nw">{}</span>').format(made) if short else made

    def boxes(
        self, count: int, lost: int = 0, future: int = 0, size: float = 4.4, gap: float = -1, row: int = 99,
        group: int = 0, alt: str = "",
    ) -> Markup:  # fmt: skip
        """Boxes to mark, `size` mm each: the first `lost` struck, `future` more dashed, groups of five past eight."""
        if count + future <= 0:
            return Markup("")
        size = max(size, self.gallery.least_box)
        gap = gap if gap >= 0 else 1.2 if size >= 4 else 0.8 if size >= 2.8 else 0.45
        line = 0.42 if size >= 6 else 0.32 if size >= 4 else 0.3 if size >= 2.8 else 0.2
        group = group or (5 if count + future > 8 and row == 99 else 0)
        wide, high, picture = draw_boxes(count, lost, future, size=size, gap=gap, line=line, row=row, group=group)
        url = self.gallery.put(f"boxes/{count}/{lost}/{future}/{size}/{gap}/{row}/{group}", picture)
        said = alt or f"{count} boxes, {lost} marked" + (f", {future} to come" if future else "")
        return Markup('<img class="boxes" style="width:{}mm;height:{}mm" alt="{}" src="{}">').format(
            num(wide), num(high), said, url
        )

    def swell(self, mm: float = 60) -> Markup:
        """The swelled rule, 70, 60 or 46 mm."""
        high = 2.6 if mm >= 70 else 2.2 if mm >= 60 else 2.0
        url = self.gallery.put(f"swell/{num(mm)}", swell(mm, high))
        return Markup('<img class="swell" style="width:{}mm;height:{}mm" alt="" src="{}">').format(
            num(mm), num(high), url
        )

    def device(self, mm: float = 16) -> Markup:
        """The doorway, `mm` wide."""
        url = self.gallery.put(f"device{'-light' if self.gallery.light else ''}", draw_device(light=self.gallery.light))
        return Markup('<img class="device" style="width:{}mm;height:{}mm" alt="" src="{}">').format(
            num(mm), num(mm * 1.12), url
        )

    def portrait(self, mm: float = 34) -> Markup:
        """An arched frame to draw a face in."""
        url = self.gallery.put("portrait", portrait())
        return Markup('<img class="portrait" style="width:{}mm;height:{}mm" alt="" src="{}">').format(
            num(mm), num(mm * 43 / 34), url
        )

    def picture(self, name: str, alt: str = "", width: float = 0, height: float = 0, kind: str = "") -> Markup:
        """One of the document's pictures, at its own size or `width` / `height` mm."""
        size = (f"width:{num(width)}mm;" if width else "") + (f"height:{num(height)}mm;" if height else "")
        return Markup('<img class="pic {}" style="{}" alt="{}" src="{}">').format(
            kind, size, alt, self.gallery.url(name)
        )

    def figure(self, value: Any) -> Markup:
        """A figure in the display face; its sign in the text face, since the display face has none."""
        text = signed(value) if isinstance(value, int) and value < 0 else str(value)
        if text[:1] in ("+", MINUS, "-"):
            sign = MINUS if text[0] == "-" else text[0]
            return Markup('<span class="sg">{}</span>{}').format(sign, text[1:])
        return escape(text)


def _sides(notation: str) -> int:
    match = _SIDES.search(notation)
    sides = int(match[1]) if match else 6
    return 6 if sides == 66 else sides
