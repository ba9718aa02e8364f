"""A run's folder: written whole or not at all; nothing is overwritten without `--force`.

Files are laid in a temporary folder beside the goal and moved in at the end. `printgen.files` lists what we wrote, so
that a later press replaces only what an earlier one made.
"""

import os
import shutil
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from printgen.errors import Occupied

LIST = ".printgen-files"


def write_folder(folder: Path, files: Mapping[str, bytes], *, force: bool) -> list[Path]:
    """Write `files` (name → bytes) as `folder`. An existing folder needs `force`, which replaces our own files only."""
    if folder.exists() and not folder.is_dir():
        raise Occupied(f"{folder}: is a file; give -o another folder")
    if folder.exists() and any(folder.iterdir()) and not force:
        raise Occupied(f"{folder}: exists; give -o another folder, or --force to overwrite it")
    if folder.exists() and force and not (folder / LIST).exists() and any(folder.iterdir()):
        raise Occupied(f"{folder}: holds other things than a run of ours; give -o another folder")
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".printgen-", dir=folder.parent) as temporary:
            stage = Path(temporary) / "run"
            stage.mkdir()
            for name, data in files.items():
                path = stage / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(data)
            (stage / LIST).write_text("".join(f"{name}\n" for name in sorted(files)), encoding="utf-8", newline="\n")
            if folder.exists():
                _clear(folder, keep=set())
                shutil.copytree(stage, folder, dirs_exist_ok=True)
            else:
                os.replace(stage, folder)
                folder.chmod(0o777 & ~_umask())
    except OSError as error:
        raise Occupied(f"{folder}: cannot be written ({error.strerror}); give -o another folder") from None
    return [folder / name for name in files]


def update_folder(folder: Path, files: Mapping[str, bytes]) -> list[Path]:
    """Put `files` into a run that is there already (`printgen print`), each file whole or not at all."""
    known = _listed(folder)
    try:
        for name, data in files.items():
            write_file(folder / name, data, force=True)
        names = sorted(known | set(files))
        (folder / LIST).write_text("".join(f"{name}\n" for name in names), encoding="utf-8", newline="\n")
    except OSError as error:
        raise Occupied(f"{folder}: cannot be written ({error.strerror})") from None
    return [folder / name for name in files]


def write_file(path: Path, data: bytes, *, force: bool) -> Path:
    """One file, under a temporary name first."""
    if path.exists() and not force:
        raise Occupied(f"{path}: exists; give -o another name, or --force to overwrite it")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=".printgen-", dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.chmod(temporary, 0o666 & ~_umask())
        os.replace(temporary, path)
    except OSError as error:
        raise Occupied(f"{path}: cannot be written ({error.strerror}); give -o another place") from None
    return path


def listings(files: Mapping[str, bytes], folders: Sequence[str]) -> dict[str, bytes]:
    """The list of our own files in each of some folders inside a folder, so that each can be pressed again by itself."""
    made = {}
    for folder in folders:
        names = sorted(name.removeprefix(f"{folder}/") for name in files if name.startswith(f"{folder}/"))
        made[f"{folder}/{LIST}"] = "".join(f"{name}\n" for name in names).encode()
    return made


def _listed(folder: Path) -> set[str]:
    listing = folder / LIST
    return set(listing.read_text(encoding="utf-8").split("\n")) - {""} if listing.exists() else set()


def _clear(folder: Path, keep: set[str]) -> None:
    for name in _listed(folder) - keep:
        path = (folder / name).resolve()
        if folder.resolve() in path.parents and path.is_file():
            path.unlink()


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
