"""The drop as plain files: a CSV that `--drop` maps again, and the tray as a picture."""

from collections.abc import Mapping

from printgen.games import Run
from printgen.pages.whitebox.area_document import area_tray
from printgen.pages.whitebox.cave_document import cave_tray
from printgen.rules.whitebox.result import AreaResult, CaveResult, Drop
from printgen.tables.load import Tables


def drop_csv(drop: Drop) -> str:
    """In centimetres; the tray's size stands in a comment."""
    rows = [f"# tray {drop.wide / 100:g}x{drop.high / 100:g} cm", "sides,face,x,y,as"]
    rows += [f"{die.sides},{die.face},{die.x / 100:g},{die.y / 100:g},{die.role}" for die in drop.dice]
    return "\n".join(rows) + "\n"


def area_files(run: Run, tables: Tables) -> Mapping[str, str]:
    result: AreaResult = run.record.result
    out: dict[str, str] = {}
    for area in result.areas:
        stem = f"area-{area.number}-" if len(result.areas) > 1 else ""
        out[f"{stem}drop.csv"] = drop_csv(area.drop)
        out[f"maps/{stem}drop.svg"] = area_tray(area, run.record.setting.seed)
    return out


def cave_files(run: Run, tables: Tables) -> Mapping[str, str]:
    result: CaveResult = run.record.result
    out: dict[str, str] = {}
    for cave in result.caves:
        stem = f"cave-{cave.number}-" if len(result.caves) > 1 else ""
        out[f"{stem}drop.csv"] = drop_csv(cave.drop)
        out[f"maps/{stem}drop.svg"] = cave_tray(cave, run.record.setting.seed)
    return out
