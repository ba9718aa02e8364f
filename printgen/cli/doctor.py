"""printgen doctor: what is installed, what is missing, and the line to type for it."""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass

import click


@dataclass(frozen=True)
class Finding:
    """One thing looked at: whether it is well, what was found, and what would do if not."""

    what: str
    well: bool
    found: str
    remedy: str = ""


@click.command()
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@click.pass_context
def command(context: click.Context, as_json: bool) -> None:
    """Say what this installation can do, and what would mend what it cannot."""
    shelf = (context.obj or {}).get("shelf")
    findings = list(look(shelf))
    if as_json:
        click.echo(json.dumps([asdict(one) for one in findings], ensure_ascii=False, indent=2))
    else:
        wide = max(len(one.what) for one in findings)
        for one in findings:
            click.echo(f"{'ok ' if one.well else 'NO '} {one.what:<{wide}}  {one.found}")
            if not one.well and one.remedy:
                click.echo(f"    {'':<{wide}}  {one.remedy}")
    if not all(one.well for one in findings):
        from printgen.errors import Missing

        bad = [one for one in findings if not one.well]
        raise Missing(f"{', '.join(one.what for one in bad)}: missing; {bad[0].remedy}")


def look(shelf: str | None) -> Iterator[Finding]:
    """Every part in turn."""
    import platform
    import sys

    yield Finding("Python", sys.version_info >= (3, 11), platform.python_version(), "Python 3.11 or later would do")
    yield _tried("faces", _faces, "pip install printgen again, with its fontpkg-… packages")
    yield _tried("WeasyPrint and Pango", _weasyprint, "")
    yield _tried("a page", _page, "")
    yield _tried("pikepdf", _version("pikepdf"), "pip install pikepdf")
    yield _tried("ReportLab", _version("reportlab"), "pip install reportlab")
    yield _tried("shelf", lambda: _shelf(shelf), "check --shelf and printgen.toml")
    png = _tried("PNG (optional)", _version("resvg_py", "resvg-py"), "")
    yield (
        png
        if png.well
        else Finding("PNG (optional)", True, "not installed; pip install 'printgen[png]' for --format png")
    )


def _tried(what: str, look_at: Callable[[], str], remedy: str) -> Finding:
    from printgen.errors import PrintgenError

    try:
        return Finding(what, True, look_at())
    except PrintgenError as error:
        said = str(error)
        return Finding(what, False, said.partition(";")[0], remedy or said.partition("; ")[2])
    except ImportError as error:
        return Finding(what, False, str(error), remedy)


def _version(module: str, package: str = "") -> Callable[[], str]:
    def found() -> str:
        from importlib import import_module
        from importlib.metadata import version

        import_module(module)
        return version(package or module)

    return found


def _faces() -> str:
    from printgen.press.fonts import FAMILIES, font_folders

    font_folders()
    return ", ".join(FAMILIES)


def _weasyprint() -> str:
    from printgen.press.documents import weasyprint

    library = weasyprint()
    from weasyprint.text.ffi import pango

    number = pango.pango_version()
    return f"{library.__version__}, Pango {number // 10000}.{number // 100 % 100}.{number % 100}"


def _page() -> str:
    """One page pressed and looked at."""
    from printgen.press.documents import lay_out
    from printgen.press.gallery import Gallery
    from printgen.press.preflight import check

    laid = lay_out('<p style="font-family:Crimson Text">A page. <b>Жук</b> × ½</p>', Gallery())
    sight = check(laid.pdf(), "page", pages=1)
    return f"pressed and checked ({len(sight.fonts)} faces embedded)"


def _shelf(given: str | None) -> str:
    from pathlib import Path

    from printgen.shelf import open_shelf

    shelf = open_shelf(Path(given) if given else None)
    return ", ".join(folder.as_posix() for folder in shelf.folders)
