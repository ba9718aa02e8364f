"""An index names a page once. Only laid pages know that two places fell on one, so the second number is taken out of them.

What stood after it on its line moves up; lines stay as they are (an index is set ragged).
"""

from collections.abc import Iterator
from typing import Any

_PLACES = "pg"  # the span of an entry's page numbers, as base/index.html writes it


def merge_places(document: Any) -> None:
    """Take repeated page numbers out of a laid document's index."""
    for at, page in enumerate(document.pages):
        seen: dict[Any, tuple[set[str], list[tuple[Any, Any]]]] = {}
        changed = False
        for span in _spans(page._page_box):
            numbers, commas = seen.setdefault(span.element, (set(), []))
            changed |= _merge(span, numbers, commas)
        for _, commas in seen.values():
            _drop_last_comma(commas)
        if changed:
            document.pages[at] = type(page)(page._page_box)  # its links anew, from what is left


def _spans(box: Any) -> Iterator[Any]:
    """The spans of page numbers, one for each line they take."""
    element = getattr(box, "element", None)
    if (
        box.element_tag == "span"
        and element is not None
        and element.get("class") == _PLACES
        and hasattr(box, "children")
    ):
        yield box
        return
    for child in getattr(box, "children", ()):
        yield from _spans(child)


def _merge(span: Any, numbers: set[str], commas: list[tuple[Any, Any]]) -> bool:
    """Drop the numbers of a span that were seen before, each with the comma after it."""
    kept: list[Any] = []
    gone, after_dropped = 0.0, False
    for child in span.children:
        number = "".join(text.text for text in _texts(child)) if child.element_tag == "a" else ""
        if (number and number in numbers) or (not number and after_dropped):
            gone += child.margin_width()
            after_dropped = bool(number)
            continue
        after_dropped = False
        if number:
            numbers.add(number)
        if gone:
            child.translate(-gone, 0)
        kept.append(child)
        commas.append((span, child))
    if not gone:
        return False
    span.children = tuple(kept)
    return True


def _drop_last_comma(kept: list[tuple[Any, Any]]) -> None:
    """No comma after the last number."""
    if kept and kept[-1][1].element_tag != "a":
        span, comma = kept[-1]
        span.children = tuple(child for child in span.children if child is not comma)


def _texts(box: Any) -> Iterator[Any]:
    if hasattr(box, "text"):
        yield box
    for child in getattr(box, "children", ()):
        yield from _texts(child)
