"""The last page of a level's book: the command that makes it again, its throws, its tables, its sources."""

from printgen.games import Run
from printgen.press.document import Part
from printgen.record import digest
from printgen.rules.axx.level.found import Levels


def colophon_part(run: Run, result: Levels) -> Part:
    setting = run.record.setting
    facts = [
        ("seed", setting.seed),
        ("command", command_line(run)),
        ("throws", f"{run.record.throws:,}"),
        ("record", digest(run.record.to_json())),
        (
            "tables",
            f"{len(run.record.tables)} files, {digest(' '.join(f'{k} {v}' for k, v in sorted(run.record.tables.items())))}",
        ),
    ]
    if setting.house:
        facts.append(("house rules", ", ".join(f"{key} = {value}" for key, value in sorted(setting.house.items()))))
    context = {
        "words": "Here are the stairs; how it ends is yours to find out.",
        "facts": facts,
        "sources": sources(result),
    }
    return Part("colophon", "Colophon", "base/colophon.html", context, contents=False)


def command_line(run: Run) -> str:
    """What to type to have this book again."""
    setting = run.record.setting
    options = setting.options
    words = ["printgen level", f"--seed “{setting.seed}”"]
    if options.get("depth", 1) != 1:
        words.append(f"--depth {options['depth']}")
    if options.get("levels", 1) != 1:
        words.append(f"--levels {options['levels']}")
    least, most = options.get("least", 12), options.get("most", 20)
    if (least, most) != (12, 20):
        words.append(f"--rooms {least}-{most}")
    words += [f"--house {key}={value}" for key, value in sorted(setting.house.items())]
    words += [f"--reroll {prefix}" for prefix in setting.rerolls]
    return " ".join(words)


def sources(result: Levels) -> list[str]:
    said = [
        "AX&X: the core rules as its authors publish them; names and numbers were taken, the wording is ours. Layout, rooms, traps, "
        "tricks and wants are ours."
    ]
    fillers = sorted({foe.name for level in result.levels for foe in level.foes.values() if foe.filler})
    if fillers:
        said.append(
            "Threats marked filler stand in for a bestiary that is not public: names and numbers from White Box: Fantastic Medieval "
            "Adventure Game and the OSE SRD, Open Game License 1.0a, converted by the game’s own rule."
        )
    return said
