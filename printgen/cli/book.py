"""printgen book: a zine from a recipe (book.toml), or a starter to write one from."""

from pathlib import Path
from typing import Any

import click

from printgen.cli.common import open_tables, report


@click.command()
@click.argument("recipe", metavar="FILE", required=False, default="")
@click.option("--new", "new", metavar="NAME", default="", help="Write a commented starter into the folder NAME.")
@click.option("-o", "--output", metavar="DIR", help="The folder to make (output/book-<title>).")
@click.option("--paper", default="", metavar="NAME", help="Another paper than the recipe's.")
@click.option("--theme", default="", metavar="NAME", help="Another theme than the recipe's.")
@click.option("--ink", default="", metavar="normal|light", help="Another ink than the recipe's.")
@click.option("--binding", default="", metavar="saddle|perfect|none", help="Another binding than the recipe's.")
@click.option("--force", is_flag=True, help="Overwrite a book made earlier.")
@click.option("--open", "open_", is_flag=True, help="Open the result.")
@click.option("--json", "as_json", is_flag=True, help="Say what was made as JSON on stdout.")
@click.option("-q", "--quiet", is_flag=True)
@click.pass_context
def command(context: click.Context, /, recipe: str, new: str, output: str | None, **params: Any) -> None:
    """Build a zine from a recipe: a reading PDF, and an imposed one beside it.

    FILE is a book.toml or the folder it lies in. `printgen book --new zine` writes one that builds as it is.
    """
    from printgen.errors import Usage

    if new:
        write_starter(new, bool(params["force"]))
        return
    if not recipe:
        raise Usage("give a recipe, like printgen book zine; printgen book --new zine writes one to start from")
    make_book(recipe, output, context, params)


def write_starter(name: str, force: bool) -> None:
    from printgen.book.starter import starter
    from printgen.errors import Occupied
    from printgen.folder import write_file

    files = starter(name)
    there = [path for path in files if path.exists()]
    if there and not force:
        raise Occupied(f"{there[0]}: exists; give --new another name, or --force to overwrite it")
    for path, text in files.items():
        click.echo(write_file(path, text.encode(), force=True).as_posix())
    click.echo(f"now: printgen book {name}", err=True)


def make_book(recipe: str, output: str | None, context: click.Context, params: dict[str, Any]) -> None:
    from printgen.book.build import build, find_recipe
    from printgen.book.recipe import read_recipe
    from printgen.chance.seed import slug
    from printgen.cli.common import refuse_occupied
    from printgen.folder import write_folder

    path = find_recipe(recipe)
    title = read_recipe(path)[0].title
    folder = Path(output) if output else Path("output") / f"book-{slug(title.lower())}"
    refuse_occupied(folder, bool(params["force"]))
    changes = {key: params[key] for key in ("paper", "theme", "ink", "binding") if params.get(key)}
    made, files = build(path, open_tables(context).shelf, changes)
    write_folder(folder, files, force=bool(params["force"]))
    report(folder, files, made.seed or made.title, params)
