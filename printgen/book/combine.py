"""Several runs in one book without a recipe: cover, contents, a chapter a run, index, credits (`printgen all`)."""

from collections.abc import Mapping
from pathlib import Path

from printgen.book import recipe as r
from printgen.book.gather import Gatherer
from printgen.games import Run
from printgen.press.document import Document, Wish
from printgen.tables.load import Tables


def combined(title: str, subtitle: str, seed: str, runs: Mapping[str, Run], wish: Wish, tables: Tables) -> Document:
    """A Document of all the runs; each is a chapter under its own title."""
    book = r.Recipe(title=title, subtitle=subtitle, seed=seed)
    gatherer = Gatherer(book, wish, tables)
    here = Path()
    first: tuple[r.PartOf, ...] = (r.Cover(under=f"seed {seed}"), r.Contents())
    last: tuple[r.PartOf, ...] = (r.Index(), r.Credits())
    for part in first:
        gatherer.take(r.Placed(part, title, here))
    for name, run in runs.items():
        gatherer.add(run, r.FromRun(name=name), r.Placed(None, name, here))
    for part in last:
        gatherer.take(r.Placed(part, title, here))
    return gatherer.document()
