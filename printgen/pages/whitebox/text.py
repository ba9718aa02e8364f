"""Areas and caves as plain text, for `--format txt`."""

from printgen.games import Run
from printgen.pages.whitebox.cave_document import words_of
from printgen.pages.whitebox.room_words import entry
from printgen.pages.whitebox.words import hoard_words, number_of, points, stat_line, upper
from printgen.rules.whitebox.result import Area, AreaResult, Cave, CaveResult, Foe, Group
from printgen.tables.load import Tables


def area_text(run: Run, tables: Tables) -> str:
    result: AreaResult = run.record.result
    return "\n".join(line for area in result.areas for line in _area(area, run.record.setting.seed))


def cave_text(run: Run, tables: Tables) -> str:
    result: CaveResult = run.record.result
    return "\n".join(line for cave in result.caves for line in _cave(cave, run.record.setting.seed))


def _area(area: Area, seed: str) -> list[str]:
    out = [f"AREA {area.number}, dungeon level {area.level}, seed {seed}", area.feature.sentence, ""]
    for room in area.rooms:
        held = entry(area, room)
        out += [f"{held['no']}. {held['name']} ({held['sub']})", f"   ways: {'; '.join(held['doors'])}"]
        for label in ("text", "foe", "trap"):
            if held[label]:
                out.append(f"   {'here' if label == 'text' else label}: {held[label]}")
        out += [f"   secret: {one}" for one in held["secrets"]] + [f"   treasure: {one}" for one in held["hoards"]]
        out.append(f"   throws: {held['rolls']}")
    return [*(line.replace("**", "").replace("*", "") for line in out), "", *_foes(area.foes, area.wanderers), ""]


def _cave(cave: Cave, seed: str) -> list[str]:
    out = [f"CAVE {cave.number}, cavern level {cave.level}, seed {seed}", f"Ceiling {cave.ceiling} ft.", ""]
    for spot in sorted(cave.spots, key=lambda one: one.number):
        out.append(f"{spot.number}. d{spot.sides} {spot.face}: {words_of(cave, spot)}")
    out += [hoard_words(one) for one in cave.hoards]
    return [*(line.replace("**", "").replace("*", "") for line in out), "", *_foes(cave.foes, cave.wanderers), ""]


def _foes(foes: tuple[Foe, ...], ready: tuple[Group, ...]) -> list[str]:
    out = [
        f"{foe.name}: " + ", ".join(f"{label} {value}" for label, value in stat_line(foe)).replace("**", "")
        for foe in foes
    ]
    by_key = {foe.key: foe for foe in foes}
    out += ["", "Wanderers:"]
    out += [
        f"{at}. {upper(number_of(group, by_key[group.key]))} ({points(group)})" for at, group in enumerate(ready, 1)
    ]
    return out
