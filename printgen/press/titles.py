"""A title on the cover: in two lines at most where it can be, as large as the page lets it."""

from printgen.press.typecase import width as set_width


def title_lines(title: str) -> list[str]:
    """One line for a short title, else two of nearly the same length; three when a title is very long."""
    words = title.split()
    if len(title) <= 14 or len(words) == 1:
        return [title]
    lines = 2 if len(title) <= 44 else 3
    return _split(words, lines)


def _split(words: list[str], lines: int) -> list[str]:
    """The cut into `lines` whose longest line is shortest, the first of equals."""
    if lines == 1 or len(words) == 1:
        return [" ".join(words)]
    best: list[str] = []
    for at in range(1, len(words)):
        made = [" ".join(words[:at]), *_split(words[at:], lines - 1)]
        if not best or max(map(len, made)) < max(map(len, best)):
            best = made
    return best


def title_size(lines: list[str], width: float) -> tuple[float, float]:
    """Size and line in points for a measure of `width` millimetres, every line unbroken."""
    room = width * 72 / 25.4
    widest = max((set_width(line, "display", 1.0) for line in lines), default=1.0)
    size = min(30.0 * width / 120, 0.985 * room / max(widest, 1.0))
    if len(lines) > 2:
        size = min(size, 22.0 * width / 120)
    size = max(11.0, round(size, 1))
    return size, round(size * 38 / 30, 1)
