"""What the rolling commands share: their common options, and rolling, drawing, pressing and writing one run."""

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec

from printgen.errors import Usage, suggest

F = TypeVar("F", bound=Callable[..., Any])
FORMATS = ("pdf", "svg", "png", "json", "txt")


class Suggesting(click.ParamType):  # type: ignore[type-arg]
    """A choice that says which one was meant."""

    name = "choice"

    def __init__(self, *choices: str) -> None:
        self.choices = choices

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        word = str(value).strip().lower()
        if word not in self.choices:
            option = param.opts[0] if param else "value"
            raise Usage(f"{option} {value}: unknown{suggest(word, list(self.choices))}")
        return word

    def get_metavar(self, param: click.Parameter, ctx: click.Context | None = None) -> str:
        return "|".join(self.choices)


def roll_options(function: F) -> F:
    """--seed, --house, --reroll, --dice."""
    for option in reversed(
        [
            click.option("--seed", metavar="TEXT", help="Same seed, same result. Made and shown when left out."),
            click.option("--house", multiple=True, metavar="KEY=VALUE", help="Another reading of a ruling."),
            click.option("--reroll", multiple=True, metavar="PREFIX", help="Throw these streams anew."),
            click.option("--dice", "dice", metavar="FILE|-", help="Your own dice: a file, or asked for one at a time."),
        ]
    ):
        function = option(function)
    return function


def print_options(function: F) -> F:
    """How it is drawn, pressed and written."""
    for option in reversed(
        [
            click.option("-o", "--output", metavar="DIR", help="The folder to make (output/<command>-<seed>)."),
            click.option("--paper", default="a5", show_default=True, metavar="NAME", help="a4, letter, a5 and more."),
            click.option("--ink", type=Suggesting("dyson", "light", "bold", "none", "normal"), default="dyson"),
            click.option("--grid", type=Suggesting("dots", "lines", "dashes", "none"), default="dots"),
            click.option("--theme", default="classic", show_default=True, metavar="NAME"),
            click.option("--parts", default="", metavar="LIST", help="Only these parts: map,log,sheets,cards,book."),
            click.option("--format", "formats", default="pdf,svg,json", show_default=True, metavar="LIST"),
            click.option("--key", type=Suggesting("back", "front", "apart"), default="back", help="Where secrets go."),
            click.option("--names/--no-names", default=False, help="Room names on the map."),
            click.option("--force", is_flag=True, help="Overwrite a run made earlier."),
            click.option("--open", "open_", is_flag=True, help="Open the result."),
            click.option("--json", "as_json", is_flag=True, help="Say what was made as JSON on stdout."),
            click.option("-q", "--quiet", is_flag=True),
            click.option("-v", "--verbose", is_flag=True),
        ]
    ):
        function = option(function)
    return function


def make_run(
    game: str,
    command: str,
    options: msgspec.Struct,
    context: click.Context,
    params: Mapping[str, Any],
    extra: Mapping[str, str] | None = None,
) -> None:
    """Roll, draw, press and write one run; say where it lies."""
    from printgen import games
    from printgen.chance.cup import clean_reroll
    from printgen.chance.seed import clean_seed, new_seed, slug
    from printgen.house import parse_house
    from printgen.record import Setting

    given = params.get("seed")
    seed = clean_seed(given) if given is not None else new_seed()
    formats = parse_list(params["formats"], FORMATS, "--format")
    house = parse_house(params.get("house", ()), games.game(game).house)
    rerolls = tuple(clean_reroll(one) for one in params.get("reroll", ()))
    folder = Path(params["output"]) if params.get("output") else Path("output") / f"{command}-{slug(seed)}"
    refuse_occupied(folder, bool(params["force"]))
    tables = open_tables(context)
    wish = wish_of(params, extra or {})
    check_wish(wish, tables, formats)
    run = games.roll_run(Setting(game, command, seed, rerolls=rerolls), options, house, tables, source_of(params))
    files = run_files(run, tables, wish, formats)
    from printgen.folder import write_folder

    write_folder(folder, files, force=bool(params["force"]))
    report(folder, files, run.record.setting.seed, params)


def run_files(run: Any, tables: Any, wish: Any, formats: Sequence[str]) -> dict[str, bytes]:
    """Every file of a run's folder: name → bytes."""
    from printgen import games

    files = plain_files(run, tables, wish, formats)
    command = games.game(run.record.setting.game).commands[run.record.setting.command]
    if "pdf" in formats and command.document is not None:
        from printgen.press.bind import bind
        from printgen.press.pages import on_its_paper

        wish = on_its_paper(wish, tables)
        files |= bind(command.document(run, wish, tables), wish, tables.shelf)
    return files


def plain_files(run: Any, tables: Any, wish: Any, formats: Sequence[str]) -> dict[str, bytes]:
    """What needs no press: record, journal, texts, maps."""
    from printgen import games
    from printgen.chance.journal import journal_lines
    from printgen.draw.maps import draw_maps

    command = games.game(run.record.setting.game).commands[run.record.setting.command]
    files = {
        "record.json": run.record.to_json().encode(),
        "journal.jsonl": journal_lines(run.rolls).encode(),
    }
    if command.files is not None:
        files |= {name: text.encode() for name, text in command.files(run, tables).items()}
    if "txt" in formats and command.text is not None:
        files["log.txt"] = command.text(run, tables).encode()
    if "svg" in formats or "png" in formats:
        files |= draw_maps(run.plans, wish, png="png" in formats, svg="svg" in formats)
    return files


def check_wish(wish: Any, tables: Any, formats: Sequence[str]) -> None:
    """A paper or theme nobody has is said before anything is rolled."""
    from printgen.press.sizes import paper
    from printgen.press.themes import open_theme

    if "pdf" in formats:
        paper(tables, wish.paper)
    open_theme(tables.shelf, wish.theme)


def open_tables(context: click.Context) -> Any:
    from printgen.shelf import open_shelf
    from printgen.tables.load import Tables

    shelf = (context.obj or {}).get("shelf")
    return Tables(open_shelf(Path(shelf) if shelf else None))


def wish_of(params: Mapping[str, Any], extra: Mapping[str, str]) -> Any:
    from printgen.press.document import Wish

    parts = tuple(one.strip() for one in params.get("parts", "").split(",") if one.strip())
    ink = "dyson" if params["ink"] == "normal" else params["ink"]
    known = {
        "log": params.get("log") or "full",
        "sheet": params.get("sheet") or "full",
        "cards": params.get("cards") or "met",
    }
    return Wish(
        params["paper"].lower(), ink, params["grid"], params["theme"], parts, params["key"],
        known["log"], known["sheet"], known["cards"], bool(params["names"]), dict(extra),
    )  # fmt: skip


def source_of(params: Mapping[str, Any]) -> Any:
    given = params.get("dice")
    if not given:
        return None
    from printgen.chance.hand import AskedDice, dice_file

    if given != "-":
        return dice_file(Path(given))
    if not sys.stdin.isatty():
        from printgen.chance.hand import read_dice

        return read_dice(sys.stdin.read(), "standard input")
    return AskedDice(lambda prompt: str(click.prompt(prompt, err=True)))


def parse_list(text: str, known: Sequence[str], option: str) -> tuple[str, ...]:
    words = tuple(word.strip().lower() for word in text.split(",") if word.strip())
    for word in words:
        if word not in known:
            raise Usage(f"{option} {word}: unknown{suggest(word, list(known))}")
    return words


def refuse_occupied(folder: Path, force: bool) -> None:
    """Say so before a long roll, not after it."""
    from printgen.errors import Occupied

    if folder.is_file():
        raise Occupied(f"{folder}: is a file; give -o another folder")
    if folder.is_dir() and any(folder.iterdir()) and not force:
        raise Occupied(f"{folder}: exists; give -o another folder, or --force to overwrite it")


def report(folder: Path, files: Mapping[str, bytes], seed: str, params: Mapping[str, Any]) -> None:
    """stdout is the product's place (or the JSON); the rest is for stderr."""
    from hashlib import sha256

    if params.get("as_json"):
        listing = [
            {"name": name, "bytes": len(data), "sha256": sha256(data).hexdigest()} for name, data in files.items()
        ]
        click.echo(
            json.dumps({"folder": folder.as_posix(), "seed": seed, "files": listing}, ensure_ascii=False, indent=2)
        )
    elif not params.get("quiet"):
        click.echo(f"{folder.as_posix()}/")
        click.echo(f"seed {seed}: {', '.join(name for name in files)}", err=True)
    if params.get("open_"):
        first = next((name for name in files if name.endswith("book.pdf")), next(iter(files)))
        click.launch(str(folder / first))
