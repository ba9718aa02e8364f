"""A zine maker's own pages: Markdown to the press's HTML, safely (no raw HTML; pictures are files beside the recipe).

`#` is the part's title, `##` a head with its rule, `###` a small one; a quotation is read-aloud text in its frame; a rule is
the swelled rule; tables have horizontal rules only.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from markupsafe import Markup, escape

from printgen.errors import BadFile, Limit

_HEADS = {"h1": "h2", "h2": "h3", "h3": "h4", "h4": "h4", "h5": "h4", "h6": "h4"}
MOST_LETTERS = 400_000


def html_of(text: str, place: str, picture: Callable[[str], str], rule: Markup) -> Markup:
    """The pages of a Markdown text. `picture(path)` takes a file in and gives its address; `rule` is what `---` becomes."""
    from markdown_it import MarkdownIt

    if len(text) > MOST_LETTERS:
        raise Limit(f"{place}: {len(text):,} letters; at most {MOST_LETTERS:,} in one part")
    parser = MarkdownIt("commonmark", {"html": False, "typographer": True}).enable(
        ["table", "replacements", "smartquotes"]
    )
    tokens = parser.parse(text)
    for token in tokens:
        _dress(token)
        for child in token.children or ():
            _dress(child)
            if child.type == "image":
                child.attrs["src"] = picture(str(child.attrs["src"]))
                child.attrs["class"] = "pic within"
    made = parser.renderer.render(tokens, parser.options, {})
    return Markup(made.replace("<hr>", str(rule)).replace("<hr />", str(rule)))


def _dress(token: Any) -> None:
    """Our tags and classes on Markdown's."""
    if token.type in ("heading_open", "heading_close"):
        token.tag = _HEADS[token.tag]
        if token.type == "heading_open":
            token.attrs["class"] = "title" if token.tag == "h2" else "head" if token.tag == "h4" else "own"
    elif token.type == "table_open":
        token.attrs["class"] = "ruled"
    elif token.type in ("blockquote_open", "blockquote_close"):
        token.tag = "div"
        if token.type == "blockquote_open":
            token.attrs["class"] = "read wide"
    elif token.type in ("th_open", "td_open"):
        align = str(token.attrs.pop("style", ""))
        if align.endswith(("right", "center")):
            token.attrs["class"] = "right" if align.endswith("right") else "mid"


def read_words(folder: Path, file: str, text: str, place: str) -> str:
    """The text of a part: its own, or its file's."""
    if bool(file) == bool(text):
        raise BadFile(f"{place}: give it a file or a text, one of the two")
    if text:
        return text
    path = folder / file
    try:
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise BadFile(f"{place}: file = “{file}”: not found; paths start at {folder}{_near(path)}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(
            f"{place}: file = “{file}”: cannot be read ({error.__class__.__name__}); UTF-8 text would do"
        ) from None


def title_of(text: str) -> str:
    """The first heading of a Markdown text."""
    for line in text.splitlines():
        if line.startswith("# "):
            return line[2:].strip()
    return ""


def _near(path: Path) -> str:
    from printgen.errors import suggest

    if not path.parent.is_dir():
        return ""
    return suggest(path.name, sorted(one.name for one in path.parent.iterdir() if one.is_file())[:40])


def plain(text: str) -> Markup:
    return escape(text)
