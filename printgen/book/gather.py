"""From a recipe's parts to one Document: runs opened or rolled, their parts taken, own pages set, handouts made."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from markupsafe import Markup

from printgen.book import recipe as r
from printgen.book.credits import rolls_again, sources
from printgen.book.handouts import player_maps, rumours, slips
from printgen.book.pictures import read_picture
from printgen.book.runs import open_or_roll
from printgen.book.words import html_of, read_words, title_of
from printgen.errors import BadFile, suggest
from printgen.games import Run, game
from printgen.press.document import Card, Document, Part, Wish
from printgen.press.drawings import swell
from printgen.press.pages import on_its_paper
from printgen.tables.load import Tables

_FURNITURE = ("base/cover.html", "base/contents.html", "base/colophon.html", "base/index.html")


def _names(part: Part) -> set[str]:
    """What a part of a run may be called: its file, its id, its id without numbers (key-2, area-2-key are a key)."""
    words = re.sub(r"-\d+$", "", part.id)
    return {part.file, part.id, words, re.sub(r"^.*-\d+-", "", words)} - {""}


class Gatherer:
    """A book being put together, part by part."""

    def __init__(self, book: r.Recipe, wish: Wish, tables: Tables) -> None:
        self.book, self.wish, self.tables = book, on_its_paper(wish, tables), tables
        self.parts: list[Part] = []
        self.pictures: dict[str, str | bytes] = {"swell": swell(46, 2.0)}
        self.cards: list[Card] = []
        self.runs: dict[str, tuple[Run, Document, str]] = {}  # by name: the run, its pages, its space
        self.groups: list[tuple[str, list[list[Any]]]] = []
        self._waiting: list[tuple[int, r.Placed]] = []  # parts that need the whole book first

    def take(self, placed: r.Placed) -> None:
        """Put one part in."""
        part = placed.part
        if isinstance(part, r.FromRun | r.FromSeed):
            self._run(part, placed)
        elif isinstance(part, r.Words):
            self._words(part, placed)
        else:
            makers: Mapping[type[Any], Callable[[Any, r.Placed], Part]] = {
                r.Cover: self._cover, r.Contents: self._contents, r.Picture: self._picture, r.Chapter: self._chapter,
                r.Letter: self._letter, r.Rumours: self._rumours, r.Slips: self._slips, r.PlayerMap: self._map,
                r.Index: self._index, r.Credits: self._credits,
            }  # fmt: skip
            self.parts.append(makers[type(part)](part, placed))

    def document(self) -> Document:
        return Document(
            self.book.title,
            self.book.subtitle,
            tuple(self.parts),
            self.pictures,
            tuple(self.cards),
            seed=self.book.seed,
            language=self.book.language,
        )

    @property
    def all_runs(self) -> list[Run]:
        return [run for run, _, _ in self.runs.values()]

    def _id(self, noun: str) -> str:
        return f"{noun}-{len(self.parts) + 1}"

    def _cover(self, part: r.Cover, placed: r.Placed) -> Part:
        context = {"over": part.over or self.book.subtitle, "sub": part.sub, "face": part.face, "lines": list(part.lines),
                   "under": part.under or self.book.author}  # fmt: skip
        return Part(self._id("cover"), "Cover", "base/cover.html", context, contents=False)

    def _contents(self, part: r.Contents, placed: r.Placed) -> Part:
        return Part(self._id("contents"), part.title, "base/contents.html", {"title": part.title}, contents=False)

    def _chapter(self, part: r.Chapter, placed: r.Placed) -> Part:
        context = {"title": part.title, "body": self._html(part.text, placed) if part.text else ""}
        return Part(self._id("chapter"), part.title, "base/chapter.html", context, recto=self.book.recto)

    def _words(self, part: r.Words, placed: r.Placed) -> None:
        text = read_words(placed.folder, part.file, part.text, placed.place)
        title = part.title or title_of(text) or "Words"
        body = self._html(text, placed)
        if part.title and not title_of(text):
            body = Markup('<h2 class="title">{}</h2>').format(part.title) + body
        self.parts.append(Part(self._id("words"), title, "base/words.html", {"body": body}, contents=part.contents))

    def _picture(self, part: r.Picture, placed: r.Placed) -> Part:
        name = self._take_picture(placed.folder, part.file, placed.place)
        title = part.title or Path(part.file).stem
        context = {"map": name, "alt": part.alt or title, "caption": part.caption}
        return Part(self._id("picture"), title, "base/map.html", context, contents=part.contents)

    def _run(self, part: r.FromRun | r.FromSeed, placed: r.Placed) -> None:
        seed = f"{self.book.seed or self.book.title}-{len(self.runs) + 1}"
        self.add(open_or_roll(part, placed, seed, self.tables.shelf), part, placed)

    def add(self, run: Run, part: r.FromRun | r.FromSeed, placed: r.Placed) -> None:
        """Put a run's parts in, under a chapter page of its own."""
        space = f"r{len(self.runs) + 1}"
        name = part.name or space
        if name in self.runs:
            raise BadFile(f"{placed.place}: name = “{name}” is taken by another part; give it one of its own")
        command = game(run.record.setting.game).commands[run.record.setting.command]
        if command.document is None:
            raise BadFile(f"{placed.place}: {run.record.setting.command} has no pages to print")
        document = command.document(run, replace(self.wish, extra=part.extra), self.tables)
        self.runs[name] = (run, document, space)
        taken = self._chosen(part, document, placed)
        level = 1
        if part.chapter:
            title = part.title or document.title
            context = {"title": title, "body": self._html(part.text, placed) if part.text else "",
                       "sub": document.subtitle}  # fmt: skip
            self.parts.append(Part(self._id("chapter"), title, "base/chapter.html", context, recto=self.book.recto))
            level = 2
        self.parts += [
            replace(one, level=level, space=space, recto=level == 1 and one.recto and self.book.recto) for one in taken
        ]
        self.pictures |= {f"{space}/{key}": picture for key, picture in document.pictures.items()}
        self.cards += document.cards
        self._note_index(document, space)

    def _chosen(self, part: r.FromRun | r.FromSeed, document: Document, placed: r.Placed) -> list[Part]:
        """The run's own parts that were asked for: not its cover, contents, index and colophon; loose sheets only by name."""
        own = [one for one in document.parts if one.template not in _FURNITURE]
        known = list(dict.fromkeys(name for one in own for name in sorted(_names(one))))
        for key, words in (("parts", part.parts), ("without", part.without)):
            for word in words:
                if word not in known:
                    raise BadFile(f"{placed.place}: {key}: “{word}” is no part of that run{suggest(word, known)}")
        return [
            one
            for one in own
            if (one.paper != "loose" if not part.parts else _names(one) & set(part.parts))
            and not _names(one) & set(part.without)
        ]

    def _note_index(self, document: Document, space: str) -> None:
        """What the run's own index would list, kept for the book's."""
        for one in document.parts:
            if one.template == "base/index.html":
                for heading, names in one.context.get("groups", ()):
                    rows = [[name, [f"{space}-{anchor}" for anchor in anchors]] for name, anchors in names]
                    self.groups.append((str(heading), rows))

    def _index(self, part: r.Index, placed: r.Placed) -> Part:
        groups: list[Any] = []
        merged: dict[str, dict[str, list[str]]] = {}
        for heading, rows in self.groups:
            for name, anchors in rows:
                merged.setdefault(heading, {}).setdefault(str(name), []).extend(anchors)
        here = {one.space for one in self.parts}
        for heading, names in merged.items():
            found = [
                [name, kept]
                for name, anchors in sorted(names.items(), key=lambda item: item[0].lower())
                if (kept := [one for one in anchors if one.split("-", 1)[0] in here])
            ]
            if found:
                groups.append([heading, found])
        note = "" if groups else "Nothing in this book is indexed."
        return Part(
            self._id("index"), part.title, "base/index.html", {"title": part.title, "groups": groups, "note": note}
        )

    def _credits(self, part: r.Credits, placed: r.Placed) -> Part:
        context = {
            "title": part.title,
            "body": self._html(part.text, placed) if part.text else "",
            "again": rolls_again(self.all_runs),
            "sources": sources(self.all_runs, self.tables.shelf),
            "author": self.book.author,
        }
        return Part(self._id("credits"), part.title, "base/credits.html", context)

    def _letter(self, part: r.Letter, placed: r.Placed) -> Part:
        body = self._html(read_words(placed.folder, part.file, part.text, placed.place), placed)
        return Part(self._id("letter"), part.title, "base/letter.html", {"body": body, "signed": part.signed})

    def _rumours(self, part: r.Rumours, placed: r.Placed) -> Part:
        return Part(self._id("rumours"), part.title, "base/rumours.html", rumours(part, placed.place))

    def _slips(self, part: r.Slips, placed: r.Placed) -> Part:
        _, document, _ = self._named(part.of, placed)
        return Part(self._id("slips"), part.title, "base/slips.html", slips(part, document, placed.place))

    def _map(self, part: r.PlayerMap, placed: r.Placed) -> Part:
        run, _, space = self._named(part.of, placed)
        drawn = player_maps(run, space, self.wish, self.tables, f"{placed.place}: of = “{part.of}”")
        self.pictures |= drawn
        return Part(self._id("map"), part.title, "base/maps.html", {"maps": list(drawn)})

    def _named(self, name: str, placed: r.Placed) -> tuple[Run, Document, str]:
        if name not in self.runs:
            known = list(self.runs)
            said = suggest(name, known) if known else "; no run stands before it"
            raise BadFile(f"{placed.place}: of = “{name}”: no part before it has that name{said}")
        return self.runs[name]

    def _html(self, text: str, placed: r.Placed) -> Markup:
        rule = Markup(
            '<p class="rule"><img class="swell" style="width:46mm;height:2mm" alt="" src="printgen:picture/swell"></p>'
        )
        return html_of(
            text, placed.place,
            lambda file: f"printgen:picture/{self._take_picture(placed.folder, file, placed.place)}", rule,
        )  # fmt: skip

    def _take_picture(self, folder: Path, file: str, place: str) -> str:
        name = f"own/{(folder / file).as_posix()}"
        if name not in self.pictures:
            self.pictures[name] = read_picture(folder, file, place)
        return name
