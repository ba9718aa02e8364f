"""The faces that documents are set in: out of their own packages, by our own fontconfig file, and no others.

`ready()` must run before WeasyPrint is first imported: it writes the fontconfig file and sets the two environment
variables that decide what a PDF's bytes are. A letter that no face has is named by `lacking()`, never printed as a box.
"""

import atexit
import os
import shutil
import tempfile
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from xml.sax.saxutils import escape

from printgen.errors import Missing

# Family → the package that carries it and the file whose letters stand for the whole family.
FAMILIES: dict[str, tuple[str, str]] = {
    "Gravitas One": ("fontpkg_gravitas_one", "GravitasOne.ttf"),
    "Crimson Text": ("fontpkg_crimson_text", "CrimsonText-Regular.ttf"),
    "Alegreya Sans": ("fontpkg_alegreya_sans", "AlegreyaSans-Regular.ttf"),
    "Atkinson Hyperlegible": ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Regular.ttf"),
    "PT Serif": ("fontpkg_pt_serif", "PT_Serif-Web-Regular.ttf"),  # for the letters Crimson Text lacks: Cyrillic
}
EPOCH = "315532800"  # 1 January 1980: what a reproducible file says of its day
_ALIASES = (("serif", "Crimson Text"), ("sans-serif", "Alegreya Sans"), ("monospace", "Atkinson Hyperlegible"))
_UNSEEN = {"Cc", "Cf", "Zs", "Zl", "Zp", "Cn"}  # controls and spaces: nothing is drawn for them


def font_folders() -> list[Path]:
    """Where the faces lie, or Missing with the package to install."""
    return [_package(package) / "files" for package, _ in FAMILIES.values()]


@lru_cache(maxsize=1)
def ready() -> Path:
    """Write our fontconfig file, point the environment at it, and say where it lies. Once a process."""
    folder = Path(tempfile.mkdtemp(prefix="printgen-fonts-"))
    mine = os.getpid()
    atexit.register(lambda: shutil.rmtree(folder, ignore_errors=True) if os.getpid() == mine else None)
    path = folder / "fonts.conf"
    path.write_text(fontconfig(font_folders(), folder / "cache"), encoding="utf-8", newline="\n")
    os.environ["FONTCONFIG_FILE"] = str(path)
    fix_day()
    return path


def fix_day() -> None:
    """Every PDF is of the same day, whatever the caller's environment says: WeasyPrint and ReportLab both ask it."""
    os.environ["SOURCE_DATE_EPOCH"] = EPOCH


def fontconfig(folders: Iterable[Path], cache: Path) -> str:
    """A fontconfig file that knows our faces and nothing of the system's."""
    places = "".join(f"<dir>{escape(str(folder))}</dir>\n" for folder in folders)
    aliases = "".join(
        f"<alias><family>{generic}</family><prefer><family>{ours}</family></prefer></alias>\n"
        for generic, ours in _ALIASES
    )
    return (
        '<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>\n'
        f"{places}{aliases}<cachedir>{escape(str(cache))}</cachedir>\n</fontconfig>\n"
    )


def lacking(text: str) -> list[str]:
    """The letters of `text` that no face has, in the order they come, each once."""
    letters = dict.fromkeys(unicodedata.normalize("NFC", text))
    return [
        letter
        for letter in letters
        if letter.isascii() is False and ord(letter) not in _covered() and unicodedata.category(letter) not in _UNSEEN
    ]


def named(letter: str) -> str:
    """How a letter is spoken of: “☠” (U+2620, skull and crossbones)."""
    return f"“{letter}” (U+{ord(letter):04X}, {unicodedata.name(letter, 'unnamed').lower()})"


@lru_cache(maxsize=1)
def _covered() -> frozenset[int]:
    from fontTools.ttLib import TTFont

    known: set[int] = set()
    for package, file in FAMILIES.values():
        with TTFont(_package(package) / "files" / file, lazy=True) as font:
            known.update(font.getBestCmap())
    return frozenset(known)


def _package(name: str) -> Path:
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        raise Missing(f"the face in {name} is missing; pip install {name.replace('_', '-')}")
    return Path(spec.origin).resolve().parent
