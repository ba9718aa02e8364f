"""A zine maker's own pictures: SVG, PNG or JPEG files, taken in by name, refused with what would do."""

from pathlib import Path

from printgen.errors import BadFile, Limit, suggest

_BITMAPS = {".png": b"\x89PNG", ".jpg": b"\xff\xd8", ".jpeg": b"\xff\xd8"}
MOST_BYTES = 20_000_000


def read_picture(folder: Path, file: str, place: str) -> str | bytes:
    """SVG text or the bytes of a bitmap."""
    if "://" in file:
        raise BadFile(f"{place}: picture “{file}”: nothing is fetched from elsewhere; save it beside the recipe")
    path = folder / file
    if not path.is_file():
        near = sorted(one.name for one in path.parent.iterdir() if one.is_file()) if path.parent.is_dir() else []
        said = suggest(path.name, near[:40]) if near else ""
        raise BadFile(f"{place}: picture “{file}” not found; paths start at {folder}{said}")
    ending = path.suffix.lower()
    if ending != ".svg" and ending not in _BITMAPS:
        raise BadFile(f"{place}: picture “{file}”: svg, png or jpg would do")
    data = path.read_bytes()
    if len(data) > MOST_BYTES:
        raise Limit(f"{place}: picture “{file}”: {len(data) // 1_000_000} MB; at most {MOST_BYTES // 1_000_000} go in")
    if ending == ".svg":
        try:
            return data.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise BadFile(f"{place}: picture “{file}”: not UTF-8; save it as UTF-8") from None
    if not data.startswith(_BITMAPS[ending]):
        raise BadFile(f"{place}: picture “{file}”: is no {ending[1:].upper()} inside; save it anew")
    return data
