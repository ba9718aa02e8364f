"""Where tables and templates are found: `--shelf`, the project's, the user's, the built-in; the first that has it wins.

A shelf is a folder with `tables/` and `templates/`. Whole files replace whole files; nothing merges.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from printgen.errors import BadFile, suggest

MARKER = "printgen.toml"
_GIVEN: ContextVar[Path | None] = ContextVar("--shelf", default=None)


@dataclass(frozen=True)
class Found:
    """A file of a shelf: its name under the shelf, where it lies, its bytes' digest."""

    name: str
    path: Path
    data: bytes

    @property
    def text(self) -> str:
        try:
            return self.data.decode("utf-8").replace("\r\n", "\n")
        except UnicodeDecodeError:
            raise BadFile(f"{self.path}: not UTF-8; save it as UTF-8") from None

    @property
    def digest(self) -> str:
        return sha256(self.data.replace(b"\r\n", b"\n")).hexdigest()[:16]


class Shelf:
    """An ordered set of shelf folders."""

    def __init__(self, folders: tuple[Path, ...]) -> None:
        self.folders = folders
        self._kept: dict[str, Found] = {}

    def find(self, name: str) -> Found:
        """The file `name` (like tables/fourad/contents.toml), or BadFile with the nearest name there is."""
        kept = self._kept.get(name)
        if kept is not None:
            return kept
        for folder in self.folders:
            path = folder / name
            if path.is_file():
                found = self._kept[name] = Found(name, path, path.read_bytes())
                return found
        kind, _, rest = name.partition("/")
        known = [one.partition("/")[2] for one in self.names(kind)]
        raise BadFile(f"no {rest} on the shelf{suggest(rest, known[:400]) if known else ''}")

    def has(self, name: str) -> bool:
        return any((folder / name).is_file() for folder in self.folders)

    def names(self, under: str) -> Iterator[str]:
        """Every file name under a folder of any shelf, sorted, once."""
        seen = {
            path.relative_to(folder).as_posix()
            for folder in self.folders
            for path in (folder / under).rglob("*")
            if path.is_file() and not path.name.startswith(".")
        }
        yield from sorted(seen)


@lru_cache(maxsize=1)
def built_in() -> Path:
    """The checkout's folders when pyproject.toml lies beside the package, else the wheel's."""
    package = Path(__file__).resolve().parent
    checkout = package.parent
    return checkout if (checkout / "pyproject.toml").is_file() else package / "_shelf"


@contextmanager
def shelf_given(folder: Path) -> Iterator[None]:
    """Within this, whoever opens the shelf without saying which gets `folder` first: drawings and map colours too."""
    token = _GIVEN.set(folder)
    try:
        yield
    finally:
        _GIVEN.reset(token)


def whereabouts() -> tuple[str, str]:
    """What `open_shelf()` goes by, for those who keep what they found."""
    return str(Path.cwd()), str(_GIVEN.get() or "")


def open_shelf(given: Path | None = None, *, start: Path | None = None) -> Shelf:
    """The shelf a command uses. `given` is --shelf and must be a folder."""
    folders = []
    given = given or _GIVEN.get()
    if given is not None:
        if not given.is_dir():
            raise BadFile(f"--shelf {given}: no such folder")
        folders.append(given)
    here = (start or Path.cwd()).resolve()
    project = next((folder for folder in (here, *here.parents) if (folder / MARKER).is_file()), None)
    if project is not None:
        folders.append(project)
    user = _user_folder()
    if user is not None and user.is_dir():
        folders.append(user)
    return Shelf((*folders, built_in()))


def _user_folder() -> Path | None:
    from platformdirs import user_config_path

    return user_config_path("printgen", appauthor=False)


def resolve_name(shelf: Shelf, name: str) -> Found:
    """A table by its id (fourad/contents) or a template by its path (fourad/log.html)."""
    for candidate in (name, f"tables/{name}.toml", f"tables/{name}", f"templates/{name}"):
        if candidate.split("/", 1)[0] in ("tables", "templates") and shelf.has(candidate):
            return shelf.find(candidate)
    return shelf.find(name if name.startswith(("tables/", "templates/")) else f"tables/{name}.toml")
