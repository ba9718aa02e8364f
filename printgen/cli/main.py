"""printgen: the door. Commands are imported when they are called; help lists them from the table below."""

import importlib
import importlib.util
import sys

import click

from printgen.errors import PrintgenError

COMMANDS: dict[str, tuple[str, str]] = {
    "all": ("everything", "Everything: all three games, one seed, one folder, one combined book."),
    "dungeon": ("dungeon", "Four Against Darkness: a whole dungeon laid out, to be played by a person."),
    "delve": ("delve", "Four Against Darkness: a dungeon played by a party, with its log."),
    "camp": ("camp", "Four Against Darkness: what a party does between delves."),
    "area": ("area", "White Box: a dungeon area from a dice drop."),
    "cave": ("cave", "White Box: a cave from a dice drop."),
    "characters": ("characters", "AX&X: characters on sheets."),
    "level": ("level", "AX&X: stocked dungeon levels."),
    "blank": ("blank", "The empty kit of a game: grid, log, sheets, forms."),
    "print": ("reprint", "Press a run again: other paper, ink, theme, parts."),
    "book": ("book", "A zine from a recipe (book.toml)."),
    "cards": ("cards", "Cards of runs on any paper, for any flip."),
    "impose": ("impose", "Fold any PDF into a booklet."),
    "poster": ("poster", "A map at table scale, tiled over sheets."),
    "gallery": ("gallery", "A page of thumbnails of many seeds."),
    "map": ("map", "A map from its plan or text, drawn again or exported."),
    "explain": ("explain", "How a number came to be."),
    "audit": ("audit", "Recompute a run from its seed and say what differs."),
    "tables": ("tables", "Tables: check, show, roll, odds."),
    "where": ("where", "Where a table or template is found."),
    "copy": ("copy", "Copy a table or template into the project's shelf, to change it."),
    "calibrate": ("calibrate", "A sheet that measures a printer's duplex offset, and profiles that keep it."),
    "doctor": ("doctor", "What is installed, what is missing, what would do."),
}


class Doorway(click.Group):
    """A group that imports a command's module only when it runs."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name in COMMANDS if _exists(COMMANDS[name][0])]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in self.list_commands(ctx):
            return None
        module = importlib.import_module(f"printgen.cli.{COMMANDS[name][0]}")
        command: click.Command = module.command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [(name, COMMANDS[name][1]) for name in self.list_commands(ctx)]
        if rows:
            with formatter.section("Commands"):
                formatter.write_dl(rows)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        from printgen.errors import suggest

        if args and args[0] not in self.list_commands(ctx) and not args[0].startswith("-"):
            raise click.UsageError(f"“{args[0]}” is no command{suggest(args[0], self.list_commands(ctx))}", ctx)
        return super().resolve_command(ctx, args)


def _exists(module: str) -> bool:
    return importlib.util.find_spec(f"printgen.cli.{module}") is not None


@click.group(cls=Doorway, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="printgen")
@click.option("--shelf", type=click.Path(), metavar="DIR", help="A folder with tables/ and templates/ of your own.")
@click.pass_context
def printgen(ctx: click.Context, shelf: str | None) -> None:
    """Plays tabletop dungeon games by their rules and prints the result."""
    ctx.obj = {"shelf": shelf}
    if shelf:
        from pathlib import Path

        from printgen.shelf import shelf_given

        ctx.with_resource(shelf_given(Path(shelf)))


def run(args: list[str] | None = None) -> None:
    """The console script: errors become one line and an exit code, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", newline="\n")
    try:
        printgen.main(args=args, prog_name="printgen", standalone_mode=False)
    except PrintgenError as error:
        _say(str(error))
        sys.exit(error.code)
    except click.exceptions.Exit as stop:
        sys.exit(stop.exit_code)
    except (click.Abort, KeyboardInterrupt):
        _say("stopped")
        sys.exit(130)
    except click.ClickException as error:
        _say(error.format_message())
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    except Exception as error:
        import os

        if os.environ.get("PRINTGEN_DEBUG"):
            raise
        _say(f"our fault: {error.__class__.__name__}: {error}; PRINTGEN_DEBUG=1 shows where")
        sys.exit(70)


def _say(text: str) -> None:
    print(f"printgen: {' '.join(text.split())}", file=sys.stderr)


if __name__ == "__main__":
    run()
