"""The templates' world: Jinja in its sandbox, strict about names, escaping by itself, reading only the shelf.

Templates get plain data, the drawing tools of `marks.Pen` and the filters below; they can call nothing else that has
side effects. Whatever goes wrong in one is said in a line: its file, the line, what was wrong.
"""

import traceback
from collections.abc import Mapping
from typing import Any

import jinja2
from jinja2.exceptions import SecurityError
from jinja2.sandbox import ImmutableSandboxedEnvironment

from printgen.errors import BadFile, PrintgenError
from printgen.press.gallery import Gallery
from printgen.press.marks import Pen, coins, count, md, number, runs_of, signed
from printgen.shelf import Shelf

FOLDER = "templates/"
_FACTOR = 10_000  # a product or power in a template stays below this many of anything


class Sandbox(ImmutableSandboxedEnvironment):
    """Jinja's sandbox, with products and powers kept small: a template cannot fill the memory."""

    intercepted_binops = frozenset({"*", "**"})

    def call_binop(self, context: Any, operator: str, left: Any, right: Any) -> Any:
        numbers = isinstance(left, int | float) and isinstance(right, int | float)
        if operator == "**" and not (numbers and abs(left) <= 1000 and abs(right) <= 8):
            raise SecurityError("a power that large is refused in a template")
        if operator == "*" and not numbers and any(isinstance(n, int) and n > _FACTOR for n in (left, right)):
            raise SecurityError("a repetition that long is refused in a template")
        return super().call_binop(context, operator, left, right)


class Templates:
    """The templates of a shelf, for one press: `render(name, context)`."""

    def __init__(self, shelf: Shelf, gallery: Gallery, shared: Mapping[str, Any] | None = None) -> None:
        self.shelf = shelf
        self.environment = Sandbox(
            loader=jinja2.FunctionLoader(self._load),
            autoescape=True,
            undefined=jinja2.StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            cache_size=-1,
        )
        self.environment.filters |= {
            "md": md, "signed": signed, "number": number, "coins": coins, "count": count, "runs": runs_of,
        }  # fmt: skip
        self.environment.globals |= Pen(gallery).tools() | dict(shared or {})

    def render(self, name: str, context: Mapping[str, Any]) -> str:
        """The page text, or BadFile: file, line, what."""
        try:
            return self.environment.get_template(name).render(context)
        except jinja2.TemplateSyntaxError as error:
            raise BadFile(f"{self._place(error.name or name)}: line {error.lineno}: {error.message}") from None
        except jinja2.TemplateNotFound as error:
            raise BadFile(f"{self._place(name)}: no template “{error.name}” on the shelf") from None
        except PrintgenError as error:
            raise type(error)(f"{self._where(error, name)}: {error}") from None
        except Exception as error:
            raise BadFile(f"{self._where(error, name)}: {_plain(error)}") from None

    def _load(self, name: str) -> tuple[str, str, None] | None:
        if ".." in name.replace("\\", "/").split("/") or name.startswith("/") or not self.shelf.has(FOLDER + name):
            return None  # nothing outside the shelf
        found = self.shelf.find(FOLDER + name)
        return found.text, str(found.path), None

    def _place(self, name: str) -> str:
        return str(self.shelf.find(FOLDER + name).path) if self.shelf.has(FOLDER + name) else FOLDER + name

    def _where(self, error: BaseException, name: str) -> str:
        """The innermost line of a template in the traceback."""
        frames = traceback.extract_tb(error.__traceback__)
        lines = [frame for frame in frames if frame.filename.replace("\\", "/").rpartition(".")[2] in ("html", "css")]
        return f"{lines[-1].filename}: line {lines[-1].lineno}" if lines else self._place(name)


def _plain(error: BaseException) -> str:
    text = " ".join(str(error).split())
    if isinstance(error, jinja2.UndefinedError | SecurityError):
        return text
    return f"{error.__class__.__name__}: {text}"
