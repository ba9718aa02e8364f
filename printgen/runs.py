"""Finds a run on disk and reads it back: record.json, journal.jsonl."""

from pathlib import Path

import msgspec

from printgen.chance.journal import Roll, read_journal
from printgen.errors import BadFile
from printgen.games import Run, reopen, result_types
from printgen.record import Record, read_record


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadFile(f"{path}: is not there; give the folder of a run") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(f"{path}: cannot be read ({error.__class__.__name__})") from None


def run_folder(given: str) -> Path:
    """The folder of a run: as given, or under output/."""
    for folder in (Path(given), Path("output") / given):
        if folder.is_dir():
            return folder
        if folder.is_file() and folder.name == "record.json":
            return folder.parent
    raise BadFile(f"{given}: no such run; give the folder that holds record.json")


def open_record(folder: Path) -> Record:
    path = folder / "record.json"
    return read_record(read_text(path), str(path), result_types())


def open_journal(folder: Path) -> tuple[Roll, ...]:
    path = folder / "journal.jsonl"
    text = read_text(path)
    try:
        return read_journal(text)
    except msgspec.DecodeError as error:
        number = next((n for n, line in enumerate(text.splitlines(), 1) if not _reads(line)), 0)
        raise BadFile(f"{path}:{number}: {error}; mend the line, or roll the run again") from None


def open_run(given: str) -> Run:
    folder = run_folder(given)
    return reopen(open_record(folder), open_journal(folder))


def _reads(line: str) -> bool:
    try:
        read_journal(line)
    except msgspec.DecodeError:
        return False
    return True
