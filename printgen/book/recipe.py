"""A zine's recipe, book.toml: how it looks, and its parts in order. Read whole, or BadFile naming file, key and what would do.

`[[part]]` tables say what they are by `is`. Paths are taken from the recipe's own folder. An `include` puts another
recipe's parts in its place; a recipe that includes itself, even by way of others, is refused.
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec

from printgen.book.plainly import plainly
from printgen.errors import BadFile, Limit, suggest

MOST_PARTS, MOST_BYTES = 200, 20_000_000


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is"):
    pass


class Cover(_Part, frozen=True, forbid_unknown_fields=True, tag="cover"):
    """The cover: a label over the title, an italic line and a label under the picture, the face of its die."""

    over: str = ""
    lines: tuple[str, ...] = ()
    sub: str = ""
    under: str = ""
    face: Annotated[int, msgspec.Meta(ge=1, le=6)] = 6


class Contents(_Part, frozen=True, forbid_unknown_fields=True, tag="contents"):
    title: str = "Contents"


class Words(_Part, frozen=True, forbid_unknown_fields=True, tag="words"):
    """Pages of your own, in Markdown: `file`, or the `text` itself."""

    file: str = ""
    text: str = ""
    title: str = ""
    contents: bool = True


class Picture(_Part, frozen=True, forbid_unknown_fields=True, tag="picture"):
    """A picture on a page of its own: SVG, PNG or JPEG."""

    file: str
    title: str = ""
    caption: str = ""
    alt: str = ""
    contents: bool = True


class Chapter(_Part, frozen=True, forbid_unknown_fields=True, tag="chapter"):
    """A page that opens a chapter."""

    title: str
    text: str = ""


class _Taken(_Part, frozen=True, forbid_unknown_fields=True):
    """Parts of a run. `name` is how other parts call it; `parts` are the run's own (map, log, key …), all when left out."""

    name: str = ""
    title: str = ""
    text: str = ""
    chapter: bool = True
    parts: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    extra: dict[str, str] = {}


class FromRun(_Taken, frozen=True, forbid_unknown_fields=True, tag="run"):
    """A run that is there already: its folder."""

    run: str = msgspec.field(name="from", default="")


class FromSeed(_Taken, frozen=True, forbid_unknown_fields=True, tag="roll"):
    """A fresh roll: the command and its options. A seed left out is made from the book's."""

    game: str = ""
    command: str = ""
    seed: str = ""
    options: dict[str, Any] = {}
    house: dict[str, str] = {}


class Letter(_Part, frozen=True, forbid_unknown_fields=True, tag="letter"):
    """A handout: a letter, in Markdown."""

    text: str = ""
    file: str = ""
    title: str = "A letter"
    signed: str = ""


class Rumours(_Part, frozen=True, forbid_unknown_fields=True, tag="rumours"):
    """A handout: rumours as a numbered table to roll on, or as slips to cut out."""

    lines: tuple[str, ...]
    title: str = "Rumours"
    slips: bool = False


class Slips(_Part, frozen=True, forbid_unknown_fields=True, tag="slips"):
    """A handout: slips to cut out, of the cards of one kind of a run (treasure when left out)."""

    of: str
    kind: str = "treasure"
    title: str = "Treasure"


class PlayerMap(_Part, frozen=True, forbid_unknown_fields=True, tag="player-map"):
    """A handout: the map of a run without its secrets."""

    of: str
    title: str = "Map for the players"


class Index(_Part, frozen=True, forbid_unknown_fields=True, tag="index"):
    title: str = "Index"


class Credits(_Part, frozen=True, forbid_unknown_fields=True, tag="credits"):
    """The last page: how to roll it again, faces, and the sources that were used."""

    title: str = "Credits"
    text: str = ""


class Include(_Part, frozen=True, forbid_unknown_fields=True, tag="include"):
    """Another recipe's parts."""

    file: str


PartOf = (
    Cover | Contents | Words | Picture | Chapter | FromRun | FromSeed | Letter | Rumours | Slips | PlayerMap | Index
    | Credits | Include
)  # fmt: skip
KINDS: dict[str, type[_Part]] = {
    str(kind.__struct_config__.tag): kind
    for kind in (
        Cover, Contents, Words, Picture, Chapter, FromRun, FromSeed, Letter, Rumours, Slips, PlayerMap, Index,
        Credits, Include,
    )
}  # fmt: skip


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """book.toml. `binding` is how sheets become a booklet: saddle (folded), perfect (cut and stacked), single
    leaves, or none for the reading PDF alone."""

    title: str
    subtitle: str = ""
    author: str = ""
    seed: str = ""
    paper: str = "a5"
    theme: str = "classic"
    ink: str = "normal"
    grid: str = "dots"
    binding: str = "saddle"
    sheet: str = ""
    flip: str = "short"
    key: str = "back"
    cards: bool = False
    recto: bool = True  # chapters open on a right-hand page once the book is over sixteen pages
    language: str = "en"
    part: tuple[msgspec.Raw, ...] = ()


class Placed(msgspec.Struct, frozen=True):
    """A part with the place that speaks of it in errors, and the folder its paths start from."""

    part: Any
    place: str
    folder: Path


BINDINGS = ("saddle", "perfect", "single", "none")
INKS = ("normal", "light", "bold", "none")
GRIDS = ("dots", "lines", "dashes", "none")
_LANGUAGE = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*")


def read_recipe(path: Path) -> tuple[Recipe, list[Placed]]:
    """The recipe and all its parts, includes put in."""
    recipe, raw = _read(path)
    check_words(recipe, str(path))
    parts = list(_parts(path, raw, ()))
    if not parts:
        raise BadFile(f"{path}: no [[part]] in it; `printgen book --new NAME` writes one to start from")
    if len(parts) > MOST_PARTS:
        raise Limit(f"{path}: {len(parts)} parts; at most {MOST_PARTS} go into a book")
    return recipe, parts


def check_words(recipe: Recipe, place: str) -> None:
    """Keys whose values are words."""
    words: tuple[tuple[str, tuple[str, ...]], ...] = (
        ("binding", BINDINGS), ("ink", INKS), ("grid", GRIDS), ("flip", ("short", "long")), ("key", ("back", "front")),
    )  # fmt: skip
    for key, known in words:
        value = getattr(recipe, key)
        if value not in known:
            raise BadFile(f"{place}: {key} = “{value}”: unknown{suggest(value, known)}")
    if not _LANGUAGE.fullmatch(recipe.language):
        raise BadFile(f"{place}: language = “{recipe.language}”: a language's code would do, like en or pt-BR")


def _read(path: Path) -> tuple[Recipe, list[Any]]:
    raw = _toml(path)
    parts = raw.pop("part", [])
    if not isinstance(parts, list):
        raise BadFile(f"{path}: part: write [[part]], with two brackets")
    unknown = sorted(set(raw) - set(Recipe.__struct_fields__))
    if unknown:
        raise BadFile(f"{path}: “{unknown[0]}” is no key{suggest(unknown[0], Recipe.__struct_fields__)}")
    try:
        return msgspec.convert(raw, Recipe), parts
    except msgspec.ValidationError as error:
        raise BadFile(f"{path}: {plainly(error)}") from None


def _toml(path: Path) -> dict[str, Any]:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadFile(f"{path}: cannot be read ({error.strerror}); give a recipe, or its folder") from None
    if len(data) > MOST_BYTES:
        raise Limit(f"{path}: too large for a recipe")
    try:
        return tomllib.loads(data.decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadFile(f"{path}: {error}") from None


def _parts(path: Path, raw: list[Any], within: tuple[Path, ...]) -> Iterator[Placed]:
    """The parts of a recipe in order, includes followed."""
    here = path.resolve()
    if here in within:
        raise BadFile(f"{within[-1].name}: include: {path.name} includes itself; leave that part out")
    for at, one in enumerate(raw, 1):
        place = f"{path}: part {at}"
        part = _part(one, place)
        if not isinstance(part, Include):
            yield Placed(part, place, path.parent)
            continue
        other = path.parent / part.file
        if not other.is_file():
            raise BadFile(f"{place}: file = “{part.file}”: no such recipe; paths start at {path.parent}")
        yield from _parts(other, _toml(other).get("part", []), (*within, here))


def _part(raw: Any, place: str) -> Any:
    if not isinstance(raw, dict) or "is" not in raw:
        raise BadFile(f'{place}: say what it is, like is = "words"{suggest("", list(KINDS))}')
    kind = KINDS.get(str(raw["is"]))
    if kind is None:
        raise BadFile(f"{place}: is = “{raw['is']}”: unknown{suggest(str(raw['is']), list(KINDS))}")
    fields = [field.encode_name for field in msgspec.structs.fields(kind)]
    unknown = [key for key in raw if key != "is" and key not in fields]
    if unknown:
        raise BadFile(f"{place} ({raw['is']}): “{unknown[0]}” is no key of it{suggest(unknown[0], fields)}")
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise BadFile(f"{place} ({raw['is']}): {plainly(error)}") from None
