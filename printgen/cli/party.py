"""--party: classes, a party.toml, or a run's folder."""

from pathlib import Path

import click

from printgen.errors import BadFile
from printgen.rules.fourad.legal import check_classes, check_level
from printgen.rules.fourad.party import Party
from printgen.rules.fourad.party_text import read_party
from printgen.rules.fourad.rulebook import rulebook

FILE = "party.toml"


def read_given_party(ctx: click.Context, given: str, level: int) -> tuple[tuple[str, ...], Party | None]:
    """Classes for new heroes, or the party that comes from a file."""
    check_level(level)
    path = Path(given)
    if path.is_dir() or path.suffix == ".toml":
        party = party_at(ctx, path)
        return tuple(hero.cls for hero in party.heroes), party
    classes = tuple(word.strip().lower() for word in given.split(",") if word.strip())
    from printgen.cli.common import open_tables

    check_classes(classes, rulebook(open_tables(ctx)))
    return classes, None


def party_at(ctx: click.Context, path: Path) -> Party:
    """The party of a file, or of a run's folder."""
    from printgen.cli.common import open_tables

    file = path / FILE if path.is_dir() else path
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(f"{file}: cannot be read ({error.__class__.__name__}); give a run's folder or a {FILE}") from None
    return read_party(text, str(file), rulebook(open_tables(ctx)))
