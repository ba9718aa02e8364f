"""Reads geometry back out of a pressed PDF: which page was put where, and what straight lines stand beside it."""

from io import BytesIO

import pikepdf

Matrix = tuple[float, ...]


def puts(data: bytes) -> list[list[tuple[str, Matrix]]]:
    """Of every page: the forms put on it and by which matrix, in order."""
    with pikepdf.open(BytesIO(data)) as pdf:
        return [_puts(page) for page in pdf.pages]


def _puts(page: pikepdf.Page) -> list[tuple[str, Matrix]]:
    found, stack, now = [], [], (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    for operands, operator in pikepdf.parse_content_stream(page):
        word = str(operator)
        if word == "q":
            stack.append(now)
        elif word == "Q":
            now = stack.pop()
        elif word == "cm":
            now = times(tuple(float(value) for value in operands), now)
        elif word == "Do":
            found.append((str(operands[0]), now))
    return found


def times(one: Matrix, two: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    g, h, i, j, k, m = two
    return (a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + m)


def lines(data: bytes, page_number: int) -> list[tuple[float, float, float, float]]:
    """The straight lines (m, l) drawn on the page itself, in points."""
    with pikepdf.open(BytesIO(data)) as pdf:
        found, stack, now = [], [], (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
        start = (0.0, 0.0)
        for operands, operator in pikepdf.parse_content_stream(pdf.pages[page_number]):
            word = str(operator)
            if word == "q":
                stack.append(now)
            elif word == "Q":
                now = stack.pop()
            elif word == "cm":
                now = times(tuple(float(value) for value in operands), now)
            elif word in ("m", "l"):
                x, y = (float(value) for value in operands)
                point = (now[0] * x + now[2] * y + now[4], now[1] * x + now[3] * y + now[5])
                if word == "l":
                    found.append((*start, *point))
                start = point
        return found


def boxes(data: bytes) -> list[dict[str, tuple[float, ...]]]:
    with pikepdf.open(BytesIO(data)) as pdf:
        return [
            {name: tuple(float(edge) for edge in getattr(page, name)) for name in ("mediabox", "bleedbox", "trimbox")}
            for page in pdf.pages
        ]


def texts(data: bytes) -> list[str]:
    import pypdfium2

    return [page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(data)]
