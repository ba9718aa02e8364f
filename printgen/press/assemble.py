"""Cutting: pages of one laid-out PDF into the files that were wanted, each with its bookmarks, labels and preferences.

The same pages give the same bytes: ids come from the content, nothing from the clock.
"""

import io
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from printgen.press.boxes import straighten
from printgen.press.documents import Mark


@dataclass(frozen=True)
class Piece:
    """Some pages of a document: from `start` up to `end`, the first being 0."""

    title: str
    start: int
    end: int

    @property
    def length(self) -> int:
        return self.end - self.start


def cut(whole: bytes, groups: Mapping[str, Sequence[Piece]], marks: Iterable[Mark], title: str) -> dict[str, bytes]:
    """Each group's pages as a file of their own. Page labels stay those printed on the pages."""
    import pikepdf

    marks = tuple(marks)
    made: dict[str, bytes] = {}
    with pikepdf.open(io.BytesIO(whole)) as source:
        straighten(source)
        for name, pieces in groups.items():
            numbers = [number for piece in pieces for number in range(piece.start, piece.end)]
            made[name] = _file(source, numbers, marks, title if name == "book.pdf" else f"{title}: {pieces[0].title}")
    return made


def _file(source: Any, numbers: Sequence[int], marks: Sequence[Mark], title: str) -> bytes:
    import pikepdf

    if list(numbers) == list(range(len(source.pages))):
        target = source
    else:
        target = pikepdf.new()
        for number in numbers:
            target.pages.append(source.pages[number])
        _keep_links(target, source, numbers)
        if "/Lang" in source.Root:
            target.Root.Lang = source.Root.Lang
        target.docinfo["/Title"] = title
        target.docinfo["/Producer"] = source.docinfo.get("/Producer", "")
    target.docinfo["/Creator"] = "printgen"
    place = {number: at for at, number in enumerate(numbers)}
    _outline(target, [(mark, place[mark.page]) for mark in marks if mark.page in place])
    target.Root.PageLabels = pikepdf.Dictionary(Nums=pikepdf.Array(_labels(numbers)))
    target.Root.ViewerPreferences = pikepdf.Dictionary(PrintScaling=pikepdf.Name("/None"), DisplayDocTitle=True)
    out = io.BytesIO()
    target.save(out, deterministic_id=True, object_stream_mode=pikepdf.ObjectStreamMode.generate)
    return out.getvalue()


def _labels(numbers: Sequence[int]) -> list[Any]:
    """A range begins wherever the printed number does not go on by one."""
    import pikepdf

    made: list[Any] = []
    for at, number in enumerate(numbers):
        if at == 0 or number != numbers[at - 1] + 1:
            made += [at, pikepdf.Dictionary(S=pikepdf.Name("/D"), St=number + 1)]
    return made


def _outline(target: Any, marks: Sequence[tuple[Mark, int]]) -> None:
    """Bookmarks, nested by level."""
    import pikepdf

    with target.open_outline() as outline:
        outline.root.clear()
        open_at: list[tuple[int, list[Any]]] = [(0, outline.root)]
        for mark, page in marks:
            while len(open_at) > 1 and open_at[-1][0] >= mark.level:
                open_at.pop()
            item = pikepdf.OutlineItem(mark.label, page, "Fit")
            item.is_closed = mark.level == 1
            open_at[-1][1].append(item)
            open_at.append((mark.level, item.children))


def _keep_links(target: Any, source: Any, numbers: Sequence[int]) -> None:
    """Links between the pages kept go on working; links to pages left behind go."""
    import pikepdf

    place = {source.pages[number].obj.objgen: at for at, number in enumerate(numbers)}
    names: list[Any] = []
    kept: set[str] = set()
    for name, goal in _destinations(source):
        if goal[0].objgen in place:
            page = target.pages[place[goal[0].objgen]].obj
            names += [pikepdf.String(name), pikepdf.Array([page, *(goal[at] for at in range(1, len(goal)))])]
            kept.add(name)
    if names:
        target.Root.Names = pikepdf.Dictionary(Dests=pikepdf.Dictionary(Names=pikepdf.Array(names)))
    for page in target.pages:
        notes = [note for note in page.get("/Annots", []) if "/Dest" not in note or str(note.Dest) in kept]
        if "/Annots" in page:
            del page["/Annots"]
        if notes:
            page.Annots = pikepdf.Array(notes)


def _destinations(source: Any) -> Iterable[tuple[str, Any]]:
    """Named places, in the order of their names."""
    names = source.Root.get("/Names", {}).get("/Dests", {}).get("/Names", [])
    for at in range(0, len(names), 2):
        yield str(names[at]), names[at + 1]
