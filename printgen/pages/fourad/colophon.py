"""The last page: how to roll it again, what it is set in, whose game it is."""

import msgspec

from printgen.chance.journal import journal_lines
from printgen.games import Run, game
from printgen.press.document import Part
from printgen.record import digest
from printgen.tables.load import Tables

SOURCES = (
    "Played by the rules of *Four Against Darkness*, a game by Andrea Sfiligoi (Ganesha Games). This is an unofficial book.",
    "Words, tiles and drawings are printgen’s own, under the MIT licence. The tables it was rolled on are named in record.json, "
    "each with its source and licence.",
)


def colophon_part(run: Run, tables: Tables, facts: tuple[tuple[str, str], ...] = ()) -> Part:
    """The colophon of a run."""
    setting = run.record.setting
    house = " · ".join(f"{key}={value}" for key, value in setting.house.items()) or "as printed"
    rows = [
        ("seed", setting.seed),
        *facts,
        ("house rules", house),
        *((("rerolled", ", ".join(setting.rerolls)),) if setting.rerolls else ()),
        ("throws", f"{run.record.throws}, each with its number"),
        ("record", f"{digest(run.record.to_json())} · journal {digest(journal_lines(run.rolls))}"),
        ("again", command_line(run)),
    ]
    doubt = f"Doubt a die? **printgen explain RUN {min(41, max(1, run.record.throws))}** shows its throw."
    return Part(
        "colophon",
        "Colophon",
        "base/colophon.html",
        {"words": "From a seed anyone may sow again.", "facts": rows, "doubt": doubt, "sources": SOURCES},
        contents=False,
    )


def command_line(run: Run) -> str:
    """The command that makes this run again."""
    setting = run.record.setting
    words = [f"printgen {setting.command} --seed {quoted(setting.seed)}"]
    plain = msgspec.to_builtins(game(setting.game).commands[setting.command].options())
    for key, value in setting.options.items():
        if value == plain.get(key):
            continue
        if key == "classes":
            words.append(f"--party {','.join(value)}")
        elif key == "party":
            words.append("--party party.toml")
        elif isinstance(value, str | int):
            words.append(f"--{key.replace('_', '-')} {quoted(str(value))}")
    words += [f"--house {key}={value}" for key, value in setting.house.items()]
    words += [f"--reroll {prefix}" for prefix in setting.rerolls]
    if setting.dice == "hand":
        words.append("--dice FILE")
    return " ".join(words)


def quoted(text: str) -> str:
    """As a shell wants it."""
    from shlex import quote

    return quote(text)
