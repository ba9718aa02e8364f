"""The last page: how to roll it again, and exactly the sources whose tables this run was rolled on."""

from shlex import quote

from printgen.chance.journal import journal_lines
from printgen.games import Run
from printgen.press.document import Part
from printgen.record import digest
from printgen.tables.load import Tables

WORDS = "Dice, where they fell."
TAKEN = "Names and numbers were taken from these, and no text; words and drawings are printgen’s own, under the MIT licence."


def colophon_part(run: Run, tables: Tables) -> Part:
    setting = run.record.setting
    house = " · ".join(f"{key}={value}" for key, value in setting.house.items()) or "as ruled"
    facts = [
        ("seed", setting.seed),
        ("house rules", house),
        *((("rerolled", ", ".join(setting.rerolls)),) if setting.rerolls else ()),
        ("throws", f"{run.record.throws}, each with its number"),
        ("record", f"{digest(run.record.to_json())} · journal {digest(journal_lines(run.rolls))}"),
        ("again", command_line(run)),
    ]
    doubt = f"Doubt a die? **printgen explain RUN {min(41, max(1, run.record.throws))}** shows its throw."
    context = {"words": WORDS, "facts": facts, "doubt": doubt, "sources": [*sources(run, tables), TAKEN]}
    return Part("colophon", "Colophon", "base/colophon.html", context, contents=False)


def sources(run: Run, tables: Tables) -> list[str]:
    """Each document the run's tables name, with its licence, once."""
    licences: dict[str, list[str]] = {}
    for id in run.record.tables:
        head = tables.any(id).head
        for source in head.source.split("; "):
            name = source.partition(",")[0].strip()
            if name.startswith(("ours", "furnishings ours", "sizes ours")):
                continue
            name = name.split(" with ")[0]
            licence = head.licence.partition(";")[0].partition(" (")[0].strip()
            if licence not in licences.setdefault(name, []):
                licences[name].append(licence)
        if "Basic Fantasy" in head.source and not head.source.startswith("Basic"):
            licences.setdefault("Basic Fantasy Role-Playing Game", []).append("CC BY-SA 4.0")
    return [f"*{name}*: {', '.join(dict.fromkeys(held))}." for name, held in sorted(licences.items())]


def command_line(run: Run) -> str:
    """The command that makes this run again."""
    setting = run.record.setting
    words = [f"printgen {setting.command} --seed {quote(setting.seed)}"]
    for key, value in setting.options.items():
        if key == "drop":
            if value:
                words.append("--drop FILE")
        elif isinstance(value, str | int):
            words.append(f"--{key} {quote(str(value))}")
    words += [f"--house {key}={value}" for key, value in setting.house.items()]
    words += [f"--reroll {prefix}" for prefix in setting.rerolls]
    if setting.dice == "hand":
        words.append("--dice FILE")
    return " ".join(words)
