"""`printgen cards RUN…`: the cards of runs, or of any PDF with a card a page, on any paper, for any flip."""

from pathlib import Path
from typing import Any

import click

from printgen.cli.common import Suggesting


@click.command()
@click.argument("runs", nargs=-1, required=True, metavar="RUN|FACES.pdf...")
@click.option("-o", "--output", type=click.Path(path_type=Path), metavar="FILE.pdf", help="Else cards-CARD-PAPER.pdf in the first run's folder.")  # fmt: skip
@click.option("--card", default="", metavar="NAME", help="poker-us (jumbo in large print), poker-eu, tarot-us, index-3x5, 70x110 and more.")  # fmt: skip
@click.option("--paper", default="a4", show_default=True, metavar="NAME", help="a4, letter, pa4, a3, tabloid and more.")
@click.option("--flip", type=Suggesting("long", "short"), default=None, help="The edge the sheet is turned on (long).")
@click.option("--backs", type=Suggesting("duplex", "none", "apart", "gutterfold"), default="duplex", help="duplex; none: fronts only; apart: a second file; gutterfold: fold and glue.")  # fmt: skip
@click.option("--back-file", type=click.Path(path_type=Path), metavar="FILE.pdf", help="Backs for FACES.pdf: one for all, or one a card.")  # fmt: skip
@click.option("--deck", "decks", default="", metavar="LIST", help="Only encounter,treasure,trap,spell,hero,room.")
@click.option("--bleed", type=float, default=None, metavar="MM", help="Ink past the trim (the theme's: none but in parchment).")  # fmt: skip
@click.option("--gap", type=float, default=None, metavar="MM", help="Between cards (two bleeds).")
@click.option("--nup", default=0, metavar="N", help="Cards to a sheet (the most that fit).")
@click.option("--marks", type=Suggesting("corners", "lines", "none"), default="corners", help="Crop marks.")
@click.option("--margin", default="", metavar="MM", help="What the printer cannot reach: mm, home, quarter-inch, none (the paper's).")  # fmt: skip
@click.option("--offset", nargs=2, type=float, default=None, metavar="RIGHT DOWN", help="Move backs by so many mm.")
@click.option("--printer", default="", metavar="NAME", help="A printer saved by printgen calibrate: its offset, flip, margin.")  # fmt: skip
@click.option("--copies", default=1, metavar="N", help="Each card so many times.")
@click.option("--cards", "which", type=Suggesting("met", "all"), default="met", help="Those met or placed, or all there are.")  # fmt: skip
@click.option("--ink", type=Suggesting("dyson", "light", "bold", "none", "normal"), default="dyson")
@click.option("--theme", default="classic", show_default=True, metavar="NAME")
@click.option("--shop", default="", metavar="NAME", help="One face a page in a shop's order: drivethru-cards, mbprint, longpack.")  # fmt: skip
@click.option("--force", is_flag=True, help="Overwrite.")
@click.option("--json", "as_json", is_flag=True, help="Say what was made as JSON on stdout.")
@click.option("-q", "--quiet", is_flag=True)
@click.pass_context
def command(context: click.Context, /, runs: tuple[str, ...], **params: Any) -> None:
    """Cards of runs, to cut out. Never scaled: what does not fit is refused with the most that does."""
    from printgen.cli.common import open_tables
    from printgen.cli.pressed import write_pressed
    from printgen.press.card_job import CardJob, press_cards
    from printgen.press.printers import find_printer
    from printgen.press.sizes import margin_mm
    from printgen.runs import run_folder

    tables = open_tables(context)
    printer = find_printer(params["printer"]) if params["printer"] else None
    margin = printer.margin if printer else None
    margin = margin_mm(tables, params["margin"]) if params["margin"] else margin
    offset = params["offset"] or ((printer.right, printer.down) if printer else (0.0, 0.0))
    flip: Any = params["flip"] or (printer.flip if printer else "long")
    job = CardJob(
        params["card"], params["paper"], flip, params["backs"], params["marks"], margin, params["gap"], params["bleed"],
        params["nup"], offset, params["copies"], tuple(word.strip().lower() for word in params["decks"].split(",") if word.strip()),
        params["ink"], params["theme"], params["shop"],
    )  # fmt: skip
    given = faces_of([name for name in runs if is_pdf(name)], params["back_file"])
    rolled = tuple(name for name in runs if not is_pdf(name))
    pressed = press_cards(cards_of(rolled, params, tables), job, tables, given)
    folder = run_folder(rolled[0]) if rolled else Path(runs[0]).parent
    stem = "cards" if rolled else Path(runs[0]).stem
    name = f"{stem}-{job.card or pressed.size}-{job.shop or job.paper}.pdf".replace(" ", "-").lower()
    write_pressed(params["output"] or folder / name, pressed.files, {
        "cards": pressed.cards, "sheets": pressed.sheets, "per_sheet": pressed.most, "print": pressed.how, "warnings": list(pressed.warnings),
    }, params, [*runs, str(params["back_file"] or "")])  # fmt: skip


def is_pdf(name: str) -> bool:
    return name.lower().endswith(".pdf")


def faces_of(names: list[str], back: Path | None) -> list[Any]:
    """Faces made elsewhere, all with the same backs."""
    from printgen.cli.impose import read_pdf
    from printgen.errors import Usage
    from printgen.press.card_job import Faces

    if back and not names:
        raise Usage("--back-file: is for FACES.pdf; a run's cards have backs of their own")
    backs = read_pdf(back) if back else b""
    return [Faces(name, read_pdf(Path(name)), str(back or ""), backs) for name in names]


def cards_of(runs: tuple[str, ...], params: dict[str, Any], tables: Any) -> list[Any]:
    """The cards of every run, in order; BadFile for a run without any."""
    from printgen.errors import BadFile
    from printgen.games import game
    from printgen.press.document import Wish
    from printgen.runs import open_run

    cards: list[Any] = []
    for name in runs:
        run = open_run(name)
        setting = run.record.setting
        document = game(setting.game).commands[setting.command].document
        wish = Wish(paper=params["paper"].lower(), ink=params["ink"], theme=params["theme"], cards=params["which"])
        found = document(run, wish, tables).cards if document else ()
        if not found:
            raise BadFile(f"{name}: {setting.command} has no cards; give another run")
        cards += found
    return cards
