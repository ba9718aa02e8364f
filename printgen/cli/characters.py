"""`printgen characters`: AX&X characters on sheets."""

from pathlib import Path
from typing import Any

import click

from printgen.cli.common import Suggesting, make_run, print_options, roll_options


def names_file(path: Path) -> tuple[str, ...]:
    """One name a line, used in order; empty lines are passed over. BadFile names the line."""
    from printgen.errors import BadFile
    from printgen.rules.axx.names import clean_name

    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(f"--names {path}: cannot be read ({error.__class__.__name__}); give a UTF-8 text file") from None
    return tuple(
        clean_name(line, f"{path}:{number}") for number, line in enumerate(text.split("\n"), 1) if line.strip()
    )


@click.command()
@click.option("--count", default=4, show_default=True, metavar="N", help="How many characters.")
@click.option("--level", default=1, show_default=True, metavar="1-10")
@click.option("--class", "klass", default="", metavar="NAME", help="Else the class the scores suit.")
@click.option("--kindred", default="", metavar="NAME", help="Else thrown.")
@click.option("--alignment", default="", metavar="NAME", help="law, neutrality or chaos; else thrown.")
@click.option("--gear", type=Suggesting("kit", "shop"), default="kit", show_default=True, help="The class kit, or gold and shopping.")  # fmt: skip
@click.option("--arrange", is_flag=True, help="Scores where the class needs them, not in order.")
@click.option("--names", "names_path", type=click.Path(path_type=Path), metavar="FILE", help="Names, one a line.")
@click.option("--hirelings", default=0, metavar="K", help="So many torchbearers and men-at-arms with them.")
@click.option("--sheet", type=Suggesting("full", "half", "quarter"), default="full", show_default=True)
@click.option("--split", is_flag=True, help="A PDF for each character.")
@roll_options
@print_options
@click.pass_context
def command(
    ctx: click.Context, /, count: int, level: int, klass: str, kindred: str, alignment: str, gear: str, arrange: bool,
    names_path: Path | None, hirelings: int, sheet: str, split: bool, **params: Any,
) -> None:  # fmt: skip
    """AX&X: characters on sheets."""
    from printgen.rules.axx.party import Options

    options = Options(
        count, level, word(klass), word(kindred), alignment.strip().capitalize(), gear, arrange,
        names_file(names_path) if names_path else (), hirelings,
    )  # fmt: skip
    extra = {"split": "yes"} if split else {}
    make_run("axx", "characters", options, ctx, {**params, "sheet": sheet, "names": False}, extra)


# There is no map here to name rooms on: --names is the file of names alone.
command.params[:] = [param for param in command.params if param.name != "names"]


def word(text: str) -> str:
    """As the tables spell it: Magic User is magic-user."""
    return "-".join(text.strip().lower().replace("_", " ").split())
